import { present } from '../findings/error.ts';
import { MAX_POINTER } from '../findings/finding.ts';

/** A value that JSON can hold. Objects have no prototype, so a member named `__proto__` is only a member. */
export type JsonValue = string | number | boolean | null | JsonArray | JsonObject;
type JsonArray = readonly JsonValue[];
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** Returns a value that was found in a document, as findings show it. */
export function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

/** Tells whether a value is a JSON object (not an array, not null). */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SLUG = /^(?=.{1,64}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** Whether a text is a slug, as documents have them (specification/documents.md 1); for names that come in no document. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** Groups things by a key. Groups and things keep their order. */
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

/** A position in a text: both 1-based, columns in UTF-16 code units. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds positions in one text; the text is searched for line ends once. Lines end at LF, CR LF or CR. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g))
      this.#starts.push(index + end.length);
  }

  positionAt(offset: number): Position {
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

/** Returns the steps of a JSON Pointer. */
export function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** One step of the way from the root of a document to a value: a member name or an index. */
export type Step = string | number;

/** The values in one object or array, and the names in front of them. */
interface Container {
  readonly at: number;
  readonly values: Map<Step, Spot> | Spot[];
  readonly names: Map<Step, number>;
}

/** Where a value starts; a scalar is nothing but its offset, since there may be millions of them. */
type Spot = number | Container;

/**
 * Where the values and member names of one text start. Kept as a tree and walked by pointer: pointers
 * as keys would take quadratic space where a long name has many values below it.
 */
export class Offsets {
  #root: Spot | undefined;
  /** The containers that are being read, from the root on. */
  readonly #open: Container[] = [];

  /** A member name starts here; the first of its name counts. */
  name(path: readonly Step[], at: number): void {
    const names = this.#open[path.length - 1]?.names;
    const step = path.at(-1);
    if (step !== undefined && names?.has(step) === false) names.set(step, at);
  }

  /** A value starts here, opened by a bracket if it is a container; the first of its name counts. */
  value(path: readonly Step[], at: number, bracket: string | undefined): void {
    const container =
      bracket === '{' || bracket === '['
        ? { at, values: bracket === '{' ? new Map<Step, Spot>() : [], names: new Map() }
        : undefined;
    this.#place(path, container ?? at);
    this.#open.length = path.length;
    if (container) this.#open.push(container);
  }

  /** The offset of a value or of the name in front of it; `undefined` where the path leads nowhere. */
  find(path: readonly string[], part: 'value' | 'name'): number | undefined {
    let spot = this.#root;
    let nameAt: number | undefined;
    for (const step of path) {
      if (spot === undefined || typeof spot === 'number') return undefined;
      nameAt = spot.names.get(step);
      spot = Array.isArray(spot.values) ? spot.values[Number(step)] : spot.values.get(step);
    }
    const at = typeof spot === 'object' ? spot.at : spot;
    return part === 'name' ? (nameAt ?? at) : at;
  }

  #place(path: readonly Step[], spot: Spot): void {
    const values = this.#open[path.length - 1]?.values;
    const step = path.at(-1);
    if (step === undefined || values === undefined) this.#root = spot;
    else if (Array.isArray(values)) values.push(spot);
    else if (!values.has(step)) values.set(step, spot);
  }
}

/** Every member of our documents has such a name, and no credential, address or id is one. */
const PLAIN_NAME = /^[a-z_]{1,31}$/;

/** Longer ones could be ids that serve as member names. */
const INDEX = /^[0-9]{1,4}$/;

/** Returns the kind of a value, without the value. */
export function formOf(value: unknown): string {
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
