import { present } from './error.ts';
import { MAX_POINTER } from './make-finding.ts';

/** A value that JSON can hold. Objects have no prototype, so a member named `__proto__` is only a member. */
export type JsonValue = string | number | boolean | null | JsonArray | JsonObject;
type JsonArray = readonly JsonValue[];
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

export function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SLUG = /^(?=.{1,64}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** Whether a text is a slug, as documents have them (specification/documents.md 1); for names that come in no document. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

export function groupedBy<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

/** Finds positions in one text; the text is searched for line ends once. Lines end at LF, CR LF or CR. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g))
      this.#starts.push(index + end.length);
  }

  /** Both 1-based, columns in UTF-16 code units. */
  positionAt(offset: number): { readonly line: number; readonly column: number } {
    let line = 0;
    let beyond = this.#starts.length;
    while (beyond - line > 1) {
      const middle = (line + beyond) >>> 1;
      if (present(this.#starts[middle]) <= offset) line = middle;
      else beyond = middle;
    }
    return { line: line + 1, column: offset - present(this.#starts[line]) + 1 };
  }
}

/** Appends one member name or index to a JSON Pointer (RFC 6901). */
export function pointerTo(parent: string, step: Step): string {
  return `${parent}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Returns the JSON Pointer of a path; `undefined` where it would be longer than a finding holds. */
export function pointerOf(path: readonly Step[]): string | undefined {
  const length = path.reduce<number>((sum, step) => sum + String(step).length + 1, 0);
  return length > MAX_POINTER ? undefined : path.reduce<string>(pointerTo, '');
}

export function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export type Step = string | number;

/** Each value is followed by those in it. Kept in columns, because there may be a million of them. */
export class Offsets {
  readonly #starts: number[] = [];
  readonly #names: number[] = [];
  readonly #steps: (Step | undefined)[] = [];
  /** The number of the first value that is no longer inside. */
  readonly #ends: number[] = [];
  /** The numbers of the values that are being read, from the root on. */
  readonly #open: number[] = [];
  /** The numbers of what is directly in a value, for those that were searched. */
  readonly #parts = new Map<number, ReadonlyMap<string, number>>();

  /** A value starts here, and the name in front of it there, if it has one. */
  value(path: readonly Step[], at: number, nameAt = at): void {
    const number = this.#starts.length;
    for (const closed of this.#open.splice(path.length)) this.#ends[closed] = number;
    this.#open.push(number);
    this.#starts.push(at);
    this.#names.push(nameAt);
    this.#steps.push(path.at(-1));
    this.#ends.push(Infinity);
  }

  /** The offset of a value or of the name in front of it; `undefined` where the path leads nowhere. */
  find(path: readonly string[], part: 'value' | 'name'): number | undefined {
    let number: number | undefined = 0;
    for (const step of path) {
      number = this.#within(number, step);
      if (number === undefined) return undefined;
    }
    return (part === 'name' ? this.#names : this.#starts)[number];
  }

  /** The number of a member or item; of two members with one name that of the first. */
  #within(holder: number, step: string): number | undefined {
    const parts = this.#parts.get(holder) ?? this.#partsOf(holder);
    this.#parts.set(holder, parts);
    return parts.get(step);
  }

  #partsOf(holder: number): Map<string, number> {
    const parts = new Map<string, number>();
    const end = Math.min(this.#ends[holder] ?? 0, this.#starts.length);
    for (let number = holder + 1; number < end; number = this.#ends[number] ?? end) {
      const step = String(this.#steps[number]);
      if (!parts.has(step)) parts.set(step, number);
    }
    return parts;
  }
}

/** Every member of our documents has such a name, and no credential, address or id is one. */
const PLAIN_NAME = /^[a-z_]{1,31}$/;

/** Longer ones could be ids that serve as member names. */
const INDEX = /^[0-9]{1,4}$/;

export function describeForm(value: unknown): string {
  if (typeof value === 'string') return `a string of ${value.length} characters`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'number' ? 'a number' : JSON.stringify(value);
}

/** Returns a member name as a confidential document can show it: only a plain word, else its length. */
export function showName(name: string): string {
  return PLAIN_NAME.test(name) ? JSON.stringify(name) : `a name of ${name.length} characters`;
}

/** Returns a JSON Pointer up to the first step that could repeat something confidential. */
export function showPointer(pointer: string): string {
  let clear = '';
  for (const step of stepsOf(pointer)) {
    if (!PLAIN_NAME.test(step) && !INDEX.test(step)) break;
    clear = pointerTo(clear, step);
  }
  return clear;
}
