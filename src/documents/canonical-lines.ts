// The quick reader: a pattern made from a schema, which accepts only the canonical form of a valid value.

import { present } from './error.ts';

/** Takes the lines of a file: without their newline, in order. */
export interface LineSink {
  /** The bytes are the sink's own only during the call. */
  line(bytes: Uint8Array): void;
  /** A line that is longer than the limit, with as many of its first bytes. */
  tooLong(start: Uint8Array): void;
  /** Receives the text after the last newline, if any, cut to the size limit of a line. */
  unterminated(start: Uint8Array): void;
}

const NEWLINE = 0x0a;

const FIRST_CAPACITY = 16 * 1024;

/** Cuts chunks of bytes into lines in memory bounded by the longest line allowed, wherever the chunks end. */
export class LineCutter {
  readonly #sink: LineSink;
  readonly #maxBytes: number;
  /** The start of a line that an earlier chunk ended in; copied, because a source may use its buffer again. */
  #held = new Uint8Array(FIRST_CAPACITY);
  #size = 0;

  constructor(sink: LineSink, maxBytes: number) {
    this.#sink = sink;
    this.#maxBytes = maxBytes;
  }

  push(chunk: Uint8Array): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start);
      if (end === -1) break;
      this.#endLine(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start < chunk.length) this.#hold(chunk.subarray(start));
  }

  end(): void {
    if (this.#size > 0) this.#sink.unterminated(this.#kept(this.#size));
  }

  #endLine(last: Uint8Array): void {
    if (this.#size === 0 && last.length <= this.#maxBytes) return this.#sink.line(last);
    this.#hold(last);
    const size = this.#size;
    this.#size = 0;
    if (size > this.#maxBytes) this.#sink.tooLong(this.#kept(size));
    else this.#sink.line(this.#kept(size));
  }

  #kept(size: number): Uint8Array {
    return this.#held.subarray(0, Math.min(size, this.#maxBytes));
  }

  /** Past the limit only the length is of interest. */
  #hold(piece: Uint8Array): void {
    const kept = Math.min(this.#size + piece.length, this.#maxBytes);
    if (kept > this.#size) {
      if (kept > this.#held.length) this.#grow(kept);
      this.#held.set(piece.subarray(0, kept - this.#size), this.#size);
    }
    this.#size += piece.length;
  }

  #grow(size: number): void {
    const larger = new Uint8Array(Math.min(this.#maxBytes, Math.max(size, 2 * this.#held.length)));
    larger.set(this.#held.subarray(0, this.#size));
    this.#held = larger;
  }
}

/** The one canonical (RFC 8785) form of a value, generated from its schema by `scripts/generate/canonical-patterns.ts`. */
export interface CanonicalPattern<T> {
  /** Matches a whole value in its canonical form; its one group is the text of the subject. */
  readonly expression: () => RegExp;
  /** Checks what the expression cannot express. */
  readonly check: (value: T, checks: PatternChecks) => void;
}

/** Decides whether a slug is accepted beyond its form; the exact reader has the last word on any other. */
export type AcceptSlug = (slug: string) => boolean;

/**
 * Reads bytes that are the canonical form of a valid value, several times as fast as the exact reader.
 * Returns `undefined` for everything else, whatever the reason: the exact reader judges that.
 *
 * A pattern and not a parser of our own: V8 runs both as machine code in the end, but compiles a pattern
 * at its second use and a parser only after some thousand lines, which most projections do not have.
 */
export function readCanonical<T>(
  bytes: Uint8Array,
  pattern: CanonicalPattern<T>,
  acceptSlug: AcceptSlug,
): { readonly value: T; readonly subjectText: string } | undefined {
  // The expression matches ASCII only, so a byte is a character.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const match = pattern.expression().exec(text);
  if (!match) return undefined;
  // The expression and the type come from one schema, so a match leaves nothing open of the type.
  const value = JSON.parse(text) as T;
  const checks = new PatternChecks(acceptSlug);
  pattern.check(value, checks);
  return checks.passed ? { value, subjectText: present(match[1]) } : undefined;
}

const MAX_SLUG = 64;

/** Checks that a regular expression can't do: whether slugs are accepted, and whether lists of digests are sets. */
export class PatternChecks {
  passed = true;
  readonly #acceptSlug: AcceptSlug;

  constructor(acceptSlug: AcceptSlug) {
    this.#acceptSlug = acceptSlug;
  }

  slug(slug: string): void {
    if (slug.length > MAX_SLUG || !this.#acceptSlug(slug)) this.passed = false;
  }

  /** Refuses a list that names a digest twice. */
  digestSet(items: readonly string[]): void {
    if (items.some((item, at) => items.indexOf(item) !== at)) this.passed = false;
  }
}
