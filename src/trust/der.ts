// DER (X.690 section 10), read strictly: every value has one form, and nothing is ever written anew.

/** One element: its tag, what is in it, and all of its bytes as they stand in the file. */
export interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

export const TAGS = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** A tag of more than one byte begins so; nothing that is read here has one. */
const LONG_TAG = 0x1f;

/** The element that bytes begin with, and what follows it; `undefined` where it has another tag or is no DER. */
export function elementIn(
  der: Uint8Array,
  tag?: number,
): (Element & { readonly rest: Uint8Array }) | undefined {
  const [found, first] = der;
  if (found === undefined || first === undefined) return undefined;
  if ((tag !== undefined && found !== tag) || (found & LONG_TAG) === LONG_TAG) return undefined;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const start = 2 + lengthBytes;
  const length = lengthBytes === 0 ? first : longLength(der.subarray(2, start));
  const end = start + length;
  if (der.length < start || !(end <= der.length)) return undefined;
  return {
    tag: found,
    content: der.subarray(start, end),
    whole: der.subarray(0, end),
    rest: der.subarray(end),
  };
}

/** A length of several bytes; no number where a shorter form says the same, or where it is open. */
function longLength(bytes: Uint8Array): number {
  const length = bytes.reduce((value, byte) => value * 256 + byte, 0);
  const isShortest = bytes[0] !== 0 && length >= 0x80;
  return isShortest ? length : Number.NaN;
}

/** The elements side by side in some bytes. @throws where they are no DER */
export function elementsIn(der: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let rest = der; rest.length > 0;) {
    const element = elementIn(rest);
    if (!element) throw new Error('bytes that are no DER');
    found.push(element);
    ({ rest } = element);
  }
  return found;
}

/** The one element that bytes are. @throws where they are more or less */
export function wholeElement(der: Uint8Array, tag: number): Element {
  const element = elementIn(der, tag);
  if (element?.rest.length !== 0) throw new Error('a part that is missing, or of another kind');
  return element;
}

/** Reads the members of a sequence one after the other. */
export interface Members {
  /** @throws where the next one has another tag */
  take(tag: number): Element;
  /** Takes any kind. */
  any(): Element;
  maybe(tag: number): Element | undefined;
  rest(): Element[];
  /** @throws where there is one more */
  end(): void;
}

export function membersOf(content: Uint8Array): Members {
  const all = elementsIn(content);
  let at = 0;
  const maybe = (tag?: number) => {
    const next = all[at];
    if (!next || (tag !== undefined && next.tag !== tag)) return undefined;
    at += 1;
    return next;
  };
  const take = (tag?: number) => {
    const next = maybe(tag);
    if (!next) throw new Error('a part that is missing, or of another kind');
    return next;
  };
  return {
    take,
    any: () => take(),
    maybe,
    rest: () => all.slice(at),
    end: () => {
      if (at < all.length) throw new Error('more parts than there may be');
    },
  };
}

/** An object identifier as people write it (X.690 section 8.19). @throws where it has no such form */
export function oidOf(content: Uint8Array): string {
  const arcs: bigint[] = [];
  let value = 0n;
  let isWhole = true;
  for (const byte of content) {
    if (isWhole && byte === 0x80) throw new Error('an object identifier with a needless byte');
    value = (value << 7n) | BigInt(byte & 0x7f);
    isWhole = byte < 0x80;
    if (!isWhole) continue;
    arcs.push(value);
    value = 0n;
  }
  const [first] = arcs;
  if (first === undefined || !isWhole) throw new Error('an object identifier that is cut off');
  const top = first < 80n ? first / 40n : 2n;
  return [top, first - 40n * top, ...arcs.slice(1)].join('.');
}

export function booleanOf(content: Uint8Array): boolean {
  const [byte] = content;
  if (content.length !== 1 || (byte !== 0 && byte !== 0xff))
    throw new Error('a boolean of no form');
  return byte === 0xff;
}

/** The bytes of a whole number (X.690 section 8.3). @throws where it has a needless byte */
export function integerOf(content: Uint8Array): Uint8Array {
  const [first, second = 0] = content;
  const isLonger = content.length > 1 && (second < 0x80 ? first === 0 : first === 0xff);
  if (first === undefined || isLonger) throw new Error('a number of no form');
  return content;
}

/** A number that is not negative and not large. @throws where it is */
export function smallNumber(content: Uint8Array): number {
  const bytes = integerOf(content);
  if (bytes.length > 4 || (bytes[0] ?? 0) >= 0x80) throw new Error('a number that cannot be here');
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

/** The bytes of a bit string whose bits fill them. @throws where they do not */
export function wholeBytes(content: Uint8Array): Uint8Array {
  if (content[0] !== 0) throw new Error('bits that fill no bytes');
  return content.subarray(1);
}

/** The numbers of the bits that are set, the first being 0. Needless zeros at the end say nothing. */
export function namedBits(content: Uint8Array): ReadonlySet<number> {
  const [unused = 8, ...bytes] = content;
  if (unused > (bytes.length > 0 ? 7 : 0)) throw new Error('bits of no form');
  const bits = bytes.flatMap((byte, index) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (0x80 >> bit)).map((bit) => 8 * index + bit),
  );
  return new Set(bits.filter((bit) => bit < 8 * bytes.length - unused));
}

const UTC = /^(?<year>\d\d)(?<rest>\d{10})Z$/;
const GENERALIZED = /^(?<year>\d{4})(?<rest>\d{10})(?<fraction>\.\d*[1-9])?Z$/;

/** The time of a certificate: in whole seconds, at Greenwich (RFC 5280 section 4.1.2.5). */
export function certificateTime({ content, tag }: Element): number {
  if (tag === TAGS.generalizedTime && content.length === '20000101000000Z'.length)
    return generalizedTime(content);
  const { rest = '', year = '' } = UTC.exec(asciiOf(content))?.groups ?? {};
  if (tag !== TAGS.utcTime) throw new Error('a time of no form');
  return instantIn(`${Number(year) < 50 ? 20 : 19}${year}`, rest);
}

/**
 * A time with any number of digits behind the second, none of them needless (RFC 3161 section 2.4.2), in whole
 * milliseconds: what is left of one is left out.
 */
export function generalizedTime(content: Uint8Array): number {
  const { fraction = '.', rest = '', year = '' } = GENERALIZED.exec(asciiOf(content))?.groups ?? {};
  return instantIn(year, rest) + Number(fraction.slice(1, 4).padEnd(3, '0'));
}

function instantIn(year: string, rest: string): number {
  const [month = '', ...others] = rest.match(/\d\d/g) ?? [];
  const [day = '', hour = '', minute = '', second = ''] = others;
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const instant = Date.parse(text);
  // A day or a second that no calendar has is moved to one that it has.
  if (Number.isNaN(instant) || new Date(instant).toISOString() !== text)
    throw new Error('a time of no form');
  return instant;
}

export function asciiOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
