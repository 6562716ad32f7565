import { present } from '../findings/assert.ts';

/** The one canonical (RFC 8785) form of a value, generated from its schema by `scripts/generate/canonical-patterns.ts`. */
export interface CanonicalPattern<T> {
  /** Matches a whole value in its canonical form; its one group is the text of the subject. */
  readonly expression: () => RegExp;
  /** Checks what the expression cannot express. */
  readonly check: (value: T, checks: PatternChecks) => void;
}

/** Decides whether a slug is accepted beyond its form; the exact reader has the last word on any other. */
export type AcceptSlug = (slug: string) => boolean;

/** A value, and the text of its subject, from which the subject's digest is made. */
export interface CanonicalReading<T> {
  readonly value: T;
  readonly subjectText: string;
}

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
): CanonicalReading<T> | undefined {
  // The expression matches ASCII only, so a byte is a character.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const match = pattern.expression().exec(text);
  const value: unknown = match && JSON.parse(text);
  if (!isMatched(value, pattern, match)) return undefined;
  const checks = new PatternChecks(acceptSlug);
  pattern.check(value, checks);
  return checks.passed ? { value, subjectText: present(match?.[1]) } : undefined;
}

/** The expression and the type come from one schema, so a match leaves nothing open of the type. */
function isMatched<T>(
  _value: unknown,
  _pattern: CanonicalPattern<T>,
  match: RegExpExecArray | null,
): _value is T {
  return match !== null;
}

const MAX_SLUG = 64;

/** What no expression tells: whether slugs are accepted, and whether lists of digests are sets. */
export class PatternChecks {
  passed = true;
  readonly #acceptSlug: AcceptSlug;

  constructor(acceptSlug: AcceptSlug) {
    this.#acceptSlug = acceptSlug;
  }

  slug(slug: string): void {
    if (slug.length > MAX_SLUG || !this.#acceptSlug(slug)) this.passed = false;
  }

  /**
   * Refuses a list that names a digest twice. Lines of one contract repeat the same few lists, so a list
   * that was read before is handed out again, and nobody may change it.
   */
  digestSet(items: string[]): string[] {
    for (const shared of sharedSets) if (isSame(shared, items)) return shared;
    if (new Set(items).size === items.length) share(items);
    else this.passed = false;
    return items;
  }
}

/** The sets that were read last. */
const sharedSets: string[][] = [];

const MAX_SHARED_SETS = 8;
/** A set with more digests than this is rarely shared, and keeps much memory. */
const MAX_SHARED_ITEMS = 55;

function share(items: string[]): void {
  if (items.length > MAX_SHARED_ITEMS) return;
  Object.freeze(items);
  sharedSets.unshift(items);
  if (sharedSets.length > MAX_SHARED_SETS) sharedSets.pop();
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
