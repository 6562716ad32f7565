import { areUnique, knownSets, remember } from './digest-sets.ts';
import { daysIn } from './instant.ts';
import { tableOf, token, type Token, type Word } from './token.ts';

/** A reader generated from a schema: the one written form of a valid value, and nothing else. */
export type CanonicalReader<T> = (line: CanonicalLine) => T;

/** What a slug may look like beyond its form; the exact reader has the last word on any other. */
export type AcceptSlug = (slug: string) => boolean;

/** A value, and the text of the last subject in it, from which its digest is made. */
export interface CanonicalReading<T> {
  readonly value: T;
  readonly subjectText: string;
}

/** Thrown for everything that is not in the form; caught by {@link readCanonical} alone, so its stack is of no use. */
const UNUSUAL = new Error('not in the canonical form');

const QUOTE = 0x22;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NULL = token('null');
const DIGEST_START = token('"sha256:');
const DIGEST_HEX = 64;
const REVISION_HEX = 40;
const MAX_SLUG = 64;
/** So many digits are always a safe integer. */
const MAX_DIGITS = 15;
const IS_HEX = tableOf('0123456789abcdef');
const IS_ALPHANUMERIC = tableOf('0123456789abcdefghijklmnopqrstuvwxyz');
const IS_SEPARATOR = tableOf('._-');

/**
 * Reads bytes that are the RFC 8785 form of a value of one schema, much faster than a parser that
 * accepts anything: what is read is compared with the only bytes that it could be. `undefined` for all
 * else, whatever the reason; the exact reader judges that.
 */
export function readCanonical<T>(
  bytes: Uint8Array,
  read: CanonicalReader<T>,
  acceptSlug: AcceptSlug,
): CanonicalReading<T> | undefined {
  const line = new CanonicalLine(bytes, acceptSlug);
  try {
    const value = read(line);
    return line.isAtEnd ? { value, subjectText: line.subjectText } : undefined;
  } catch (error) {
    if (error === UNUSUAL) return undefined;
    throw error;
  }
}

/** The bytes of one value and how far they were read. Everything that can be read is ASCII, so offsets of bytes are those of the text. */
export class CanonicalLine {
  readonly #bytes: Uint8Array;
  readonly #text: string;
  readonly #acceptSlug: AcceptSlug;
  #at = 0;
  #subject = '';

  constructor(bytes: Uint8Array, acceptSlug: AcceptSlug) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    this.#acceptSlug = acceptSlug;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** The text of the last subject, from which its digest is made. */
  get subjectText(): string {
    return this.#subject;
  }

  /** Reads a subject and remembers its text. */
  subject<T>(read: CanonicalReader<T>): T {
    const start = this.#at;
    const value = read(this);
    this.#subject = this.#text.slice(start, this.#at);
    return value;
  }

  expect(expected: Token): void {
    if (!this.#takes(expected)) throw UNUSUAL;
  }

  takesNull(): boolean {
    return this.#takes(NULL);
  }

  word<T extends string>(allowed: readonly Word<T>[]): T {
    for (const { value, token: written } of allowed) if (this.#takes(written)) return value;
    throw UNUSUAL;
  }

  /** `sha256:` and 64 lower-case hex digits. */
  digest(): string {
    const start = this.#at;
    this.expect(DIGEST_START);
    this.#hex(DIGEST_HEX);
    this.#quote();
    return this.#text.slice(start + 1, this.#at - 1);
  }

  /** 40 or 64 lower-case hex digits. */
  revision(): string {
    const start = this.#at;
    this.#quote();
    this.#hex(REVISION_HEX);
    if (this.#bytes[this.#at] !== QUOTE) this.#hex(DIGEST_HEX - REVISION_HEX);
    this.#quote();
    return this.#text.slice(start + 1, this.#at - 1);
  }

  slug(): string {
    this.#quote();
    const start = this.#at;
    const bytes = this.#bytes;
    let at = start;
    let isEnded = false;
    while (!isEnded && IS_ALPHANUMERIC[bytes[at] ?? 0]) {
      do at += 1;
      while (IS_ALPHANUMERIC[bytes[at] ?? 0]);
      isEnded = !IS_SEPARATOR[bytes[at] ?? 0];
      if (!isEnded) at += 1;
    }
    if (!isEnded || at - start > MAX_SLUG) throw UNUSUAL;
    this.#at = at;
    this.#quote();
    const slug = this.#text.slice(start, at);
    if (!this.#acceptSlug(slug)) throw UNUSUAL;
    return slug;
  }

  /** An instant of a date that exists (data-model.md section 1). */
  instant(): string {
    const start = this.#at;
    this.#quote();
    const year = this.#number(4, 1970, 9999);
    this.#byte(MINUS);
    const month = this.#number(2, 1, 12);
    this.#byte(MINUS);
    this.#number(2, 1, daysIn(year, month));
    this.#byte(0x54); // T
    this.#number(2, 0, 23);
    this.#byte(0x3a); // :
    this.#number(2, 0, 59);
    this.#byte(0x3a);
    this.#number(2, 0, 59);
    if (this.#bytes[this.#at] === DOT) {
      this.#at += 1;
      this.#number(3, 0, 999);
    }
    this.#byte(0x5a); // Z
    this.#quote();
    return this.#text.slice(start + 1, this.#at - 1);
  }

  integer(min: number, max: number): number {
    const start = this.#at;
    while (isDigit(this.#bytes[this.#at])) this.#at += 1;
    const size = this.#at - start;
    const leadsWithZero = this.#bytes[start] === ZERO && size > 1;
    const value = Number(this.#text.slice(start, this.#at));
    if (size === 0 || size > MAX_DIGITS || leadsWithZero || value < min || value > max)
      throw UNUSUAL;
    return value;
  }

  list<T>(read: CanonicalReader<T>, maxItems: number): T[] {
    this.#byte(0x5b); // [
    const items: T[] = [];
    if (this.#bytes[this.#at] !== 0x5d) {
      for (;;) {
        items.push(read(this));
        if (this.#bytes[this.#at] !== 0x2c) break; // ,
        this.#at += 1;
      }
    }
    this.#byte(0x5d); // ]
    if (items.length > maxItems) throw UNUSUAL;
    return items;
  }

  /**
   * A list of digests of which none is there twice. Lines of one contract have the same few lists over and
   * over, so what was read from the same text before is handed out again, and nobody may change it.
   */
  digestSet(maxItems: number): string[] {
    for (const { items, written } of knownSets)
      if (items.length <= maxItems && this.#takes(written)) return items;
    const items = this.list(readDigest, maxItems);
    if (!areUnique(items)) throw UNUSUAL;
    remember(items);
    return items;
  }

  #takes(expected: Token): boolean {
    const bytes = this.#bytes;
    const start = this.#at;
    const size = expected.length;
    if (start + size > bytes.length) return false;
    for (let at = 0; at < size; at += 1) if (bytes[start + at] !== expected[at]) return false;
    this.#at = start + size;
    return true;
  }

  #hex(size: number): void {
    const end = this.#at + size;
    for (let at = this.#at; at < end; at += 1)
      if (IS_HEX[this.#bytes[at] ?? 0] !== 1) throw UNUSUAL;
    this.#at = end;
  }

  #number(digits: number, min: number, max: number): number {
    let value = 0;
    for (let count = 0; count < digits; count += 1) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined || !isDigit(byte)) throw UNUSUAL;
      value = value * 10 + byte - ZERO;
      this.#at += 1;
    }
    if (value < min || value > max) throw UNUSUAL;
    return value;
  }

  #quote(): void {
    this.#byte(QUOTE);
  }

  #byte(expected: number): void {
    if (this.#bytes[this.#at] !== expected) throw UNUSUAL;
    this.#at += 1;
  }
}

const readDigest: CanonicalReader<string> = (line) => line.digest();

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= ZERO + 9;
}
