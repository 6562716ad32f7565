/** A text that is expected as it stands, as bytes. */
export type Token = Uint8Array;

/** One of the values that a member may have: what it stands for, and how it is written. */
export interface Word<T extends string> {
  readonly value: T;
  readonly token: Token;
}

const ENCODER = new TextEncoder();

/** The bytes of a text of ASCII characters. */
export function token(text: string): Token {
  return ENCODER.encode(text);
}

/** The values of an enumeration. */
export function words<const T extends string>(...values: readonly T[]): readonly Word<T>[] {
  return values.map((value) => ({ value, token: token(`"${value}"`) }));
}

/** Which bytes are one of some characters: 1 for each of them. */
export function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of token(characters)) table[byte] = 1;
  return table;
}
