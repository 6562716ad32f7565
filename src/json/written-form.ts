import { present } from '../findings/present.ts';
import { areUnique, remember, sharedSet } from './digest-sets.ts';
import type { AcceptSlug, CanonicalReading } from './canonical-line.ts';

/** The one written form of a value, generated from a schema. */
export interface WrittenForm<T> {
  /** Matches a whole value that is written so; its one group is the text of the subject. */
  readonly pattern: () => RegExp;
  /** Looks at what the pattern leaves open. */
  readonly settle: (value: T, settling: Settling) => void;
}

const MAX_SLUG = 64;

/** What no pattern tells: whether slugs are accepted, and whether lists of digests are sets. */
export class Settling {
  isUsual = true;
  readonly #acceptSlug: AcceptSlug;

  constructor(acceptSlug: AcceptSlug) {
    this.#acceptSlug = acceptSlug;
  }

  slug(slug: string): void {
    if (slug.length > MAX_SLUG || !this.#acceptSlug(slug)) this.isUsual = false;
  }

  /** The same list as before, where it came before; nobody may change it. */
  digestSet(items: string[]): string[] {
    const known = sharedSet(items);
    if (known !== undefined) return known;
    if (areUnique(items)) remember(items);
    else this.isUsual = false;
    return items;
  }
}

/**
 * Reads the same lines as `readCanonical`, to the same values, by a pattern. Once V8 has compiled what
 * `readCanonical` does, that is faster; but a pattern is machine code from the second line on, where it takes
 * V8 some thousand lines to come to that: so this reads the first ones.
 */
export function readWritten<T>(
  bytes: Uint8Array,
  form: WrittenForm<T>,
  acceptSlug: AcceptSlug,
): CanonicalReading<T> | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const match = form.pattern().exec(text);
  const value: unknown = match && JSON.parse(text);
  if (!isProven(value, form, match)) return undefined;
  const settling = new Settling(acceptSlug);
  form.settle(value, settling);
  return settling.isUsual ? { value, subjectText: present(match?.[1]) } : undefined;
}

/** The pattern leaves nothing open of the type that it was made with, from one schema. */
function isProven<T>(
  _value: unknown,
  _form: WrittenForm<T>,
  match: RegExpExecArray | null,
): _value is T {
  return match !== null;
}
