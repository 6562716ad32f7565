import { formatInstant, instantOf } from '../documents/json.ts';
import { stepsOf } from '../documents/json-value.ts';
import type { SelfTestChange } from '../documents/index.ts';
import type { Code } from '../documents/findings.ts';
import { SAID_CHANGES } from './generated/changes.ts';

/** Values by JSON Pointer. A step is a member, an index, `-1` for the last item, `-` for one more, `*` for all that have it. */
export type Bends = Readonly<Record<string, unknown>>;

/** Something that is made from the value that stands at a place. */
class Edit {
  readonly of: (own: unknown) => unknown;
  constructor(of: Edit['of']) {
    this.of = of;
  }
}

/** Returns a copy with other values at some places; it may no longer be what its type says, which the gate has to notice. */
export function bent<T>(document: T, bends: Bends): T {
  return Object.entries(bends).reduce(
    (own, [pointer, value]) => withValue(own, stepsOf(pointer), value) as T,
    document,
  );
}

export function bendsBelow(bends: Bends, member: string): Bends {
  return Object.fromEntries(
    Object.entries(bends)
      .filter(([pointer]) => stepsOf(pointer)[0] === member)
      .map(([pointer, value]) => [pointer.slice(member.length + 1), value]),
  );
}

function withValue(own: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return inForm(own, value instanceof Edit ? value.of(own) : value);
  if (Array.isArray(own)) return withItem(own, step, (item) => withValue(item, rest, value), rest);
  if (!isObject(own)) return own;
  const { [step]: former, ...others } = own;
  const changed = withValue(former, rest, value);
  return changed === undefined ? others : { ...own, [step]: changed };
}

function withItem(
  list: readonly unknown[],
  step: string,
  change: (item: unknown) => unknown,
  rest: readonly string[],
): unknown[] {
  if (step === '*')
    return list.map((item) => (valueAt(item, rest) === undefined ? item : change(item)));
  const index = step === '-' ? list.length : Number(step);
  const changed = change(list.at(index));
  return list.toSpliced(index, 1, ...(changed === undefined ? [] : [changed]));
}

/** Text for bytes becomes bytes. */
function inForm(own: unknown, value: unknown): unknown {
  return own instanceof Uint8Array && typeof value === 'string' ? Buffer.from(value) : value;
}

function valueAt(document: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || document === undefined) return document;
  if (!isObject(document)) return undefined;
  const isLast = step === '-1' && Array.isArray(document);
  return valueAt(isLast ? document.at(-1) : document[step], rest);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A change as `changes.json` says it: pointers and values may name facts of what is changed. */
interface SaidChange {
  readonly bend: Bends;
  /** Facts that it needs, by their pointers. */
  readonly where?: Readonly<Record<string, string | number | boolean>>;
}

/** Fills the facts of an input into a change. @returns `undefined` where it does not apply */
export function bendsFor({ bend, where = {} }: SaidChange, facts: object): Bends | undefined {
  const applies = Object.entries(where).every(
    ([pointer, value]) => valueAt(facts, stepsOf(pointer)) === value,
  );
  const bends = applies ? filled(bend, facts) : undefined;
  return isObject(bends) ? bends : undefined;
}

/** Returns a value with all facts that it names; `undefined` where one of them is not there. */
function filled(said: unknown, facts: object): unknown {
  if (Array.isArray(said)) return whole(said.map((item) => filled(item, facts)));
  if (!isObject(said)) return said;
  const [[name, parts] = ['', []]] = Object.entries(said);
  const make = MAKERS[name];
  if (!make) {
    const members = Object.entries(said).map(([key, value]) =>
      whole([pointerFor(key, facts), filled(value, facts)]),
    );
    return whole(members) && Object.fromEntries(members as [string, unknown][]);
  }
  const known = whole([parts].flat().map((part) => factOr(part, facts)));
  return known && make(...known);
}

function factOr(part: unknown, facts: object): unknown {
  const isPointer = typeof part === 'string' && part.startsWith('/');
  return isPointer ? valueAt(facts, stepsOf(part)) : filled(part, facts);
}

function whole(parts: readonly unknown[]): readonly unknown[] | undefined {
  return parts.includes(undefined) ? undefined : parts;
}

function pointerFor(pointer: string, facts: object): string | undefined {
  const [braces, name] = /\{(.*)\}/.exec(pointer) ?? [];
  if (braces === undefined || name === undefined) return pointer;
  const step = valueAt(facts, name.split('.'));
  const isStep = typeof step === 'string' || typeof step === 'number';
  return isStep ? pointer.replace(braces, escaped(`${step}`)) : undefined;
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Values that are made of facts: `{"$sum": ["/at", 1]}` is a millisecond later than the fact `at`. */
const MAKERS: Readonly<Record<string, (...parts: readonly unknown[]) => unknown>> = {
  $: (fact) => fact,
  $sum: (...parts) => sumOf(parts),
  $instant: (...parts) => formatInstant(sumOf(parts)),
  $list: (...parts) => parts.flat(),
  $without: (list, item) => (Array.isArray(list) ? list.filter((own) => own !== item) : list),
  $bent: (document, bends) => (isObject(bends) ? bent(document, bends) : document),
  $plus: (number) => new Edit((own) => sumOf([own, number])),
  $replace: (pattern, by, flags = '') =>
    new Edit((own) => String(own).replace(new RegExp(String(pattern), String(flags)), String(by))),
  $gone: () => new Edit(() => undefined),
};

/** Instants are counted in milliseconds. */
function sumOf(parts: readonly unknown[]): number {
  return parts.reduce<number>(
    (sum, part) => sum + (typeof part === 'string' ? instantOf(part) : Number(part)),
    0,
  );
}

export type Area = Exclude<SelfTestChange['area'], 'control'>;

/** One thing that is wrong with an input, as a row of `changes.json`. */
export interface ChangeRow extends SaidChange {
  readonly id: string;
  readonly rule?: number;
  readonly code: Code;
  /** Whether it needs claims and their evidence, in an area where not every change does. */
  readonly isClaiming?: true;
}

export interface Change extends Omit<ChangeRow, 'isClaiming'> {
  readonly area: Area;
  readonly isClaiming: boolean;
}

export type AreaChange = Pick<Change, 'area' | 'bend' | 'where'>;

/** Everything that is wrong once: of the rules (specification/rules.md 1), of trust and the hand-off (specification/trust.md 4). */
export const CHANGES: readonly Change[] = Object.entries(SAID_CHANGES).flatMap(([area, rows]) =>
  rows.map((row) => ({
    ...row,
    area: area as Area,
    isClaiming: row.isClaiming === true || (area !== 'claims' && area !== 'hand-off'),
  })),
);
