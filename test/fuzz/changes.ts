import type { Random } from './random.ts';

/** Pieces that readers of text stumble over. */
const PIECES = [
  '"', '\\', '\\u0000', '\\ud800', '\u0000', '\ufeff', '{', '}', '[', ']', ',', ':', '\n', '\r\n',
  '\n\n', ' ', '\t', '-', '-0', '0', '1e309', '1e400000', '9007199254740993', '0.1', 'null', 'true',
  '__proto__', 'constructor', 'é', '\u2028', '\u2014 ', '=', '==', '/', '+', '_', '%00', '../',
  '<!--', '-->', '```', '\u{1f600}', 'sha256:', 'T23:59:60Z', '9999-12-31T23:59:59.999Z',
] as const; // prettier-ignore

const INVALID: readonly [number[], ...number[][]] = [
  [0xff],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0x80],
];

/** A change of some bytes; `others` are inputs of the same target to take parts from. */
type Change = (random: Random, input: Buffer, others: readonly Uint8Array[]) => Buffer;

const CHANGES: readonly [Change, ...Change[]] = [
  (random, input) => {
    const copy = Buffer.from(input);
    const at = random.below(copy.length);
    if (copy.length > 0) copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
    return copy;
  },
  (random, input) => {
    const copy = Buffer.from(input);
    if (copy.length > 0) copy[random.below(copy.length)] = random.below(256);
    return copy;
  },
  (random, input) =>
    put(input, random.below(input.length + 1), 0, Buffer.from(random.pick(PIECES))),
  (random, input) =>
    put(input, random.below(input.length + 1), 0, Uint8Array.from(random.pick(INVALID))),
  (random, input) => {
    const at = random.below(input.length);
    return put(input, at, random.size(64), new Uint8Array());
  },
  (random, input) => {
    const at = random.below(input.length);
    const piece = input.subarray(at, at + 1 + random.size(64));
    return put(
      input,
      at,
      0,
      Buffer.concat(Array.from({ length: 1 + random.size(40) }, () => piece)),
    );
  },
  (random, input) => input.subarray(0, random.below(input.length + 1)),
  (random, input, others) => {
    const other = random.pick(others) ?? new Uint8Array();
    const from = random.below(other.length);
    const part = other.subarray(from, from + random.size(256));
    return put(input, random.below(input.length + 1), random.chance(0.5) ? part.length : 0, part);
  },
  (random, input, others) => {
    const other = random.pick(others) ?? new Uint8Array();
    const head = input.subarray(0, random.below(input.length + 1));
    return Buffer.concat([head, other.subarray(random.below(other.length + 1))]);
  },
  (random, input) => changedNumber(random, input),
];

/** Some bytes changed in one place, or a few. */
export function changedBytes(
  random: Random,
  input: Uint8Array,
  others: readonly Uint8Array[],
): Uint8Array {
  let changed = Buffer.from(input);
  for (let count = 1 + random.size(4); count > 0; count -= 1)
    changed = Buffer.from(random.pick(CHANGES)(random, changed, others));
  return changed;
}

function put(input: Buffer, at: number, replaced: number, piece: Uint8Array): Buffer {
  return Buffer.concat([input.subarray(0, at), piece, input.subarray(at + replaced)]);
}

/** One number of a text, a little or much greater or less. */
function changedNumber(random: Random, input: Buffer): Buffer {
  const text = input.toString('latin1');
  const found = random.pick([...text.matchAll(/[0-9]{1,15}/g)]);
  if (!found) return input;
  const value = BigInt(found[0]) + BigInt(random.pick([1, -1, 2, 1000, 2 ** 31, 2 ** 53] as const));
  return put(input, found.index, found[0].length, Buffer.from(value.toString()));
}

/** Values that documents do not expect where they stand. */
const ODD: readonly [unknown, ...unknown[]] = [
  null, true, false, 0, 1, -1, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1), '', ' ', 'a', '\u0000', '\u{1f600}',
  '\u2028', 'x'.repeat(300), [], {}, [[]], [null], { '': null }, 'sha256:', 'production', 'approved',
  'allowed', 'enabled', 'passed', 'configured', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '__proto__',
]; // prettier-ignore

/** Changes one place of a value: what stands there, whether it stands there, or the order around it. */
export function changedTree(random: Random, value: unknown, others: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.03))
    return changedLeaf(random, value, others);
  if (Array.isArray(value)) return changedList(random, value, others);
  const members = Object.entries(value);
  const at = random.below(members.length);
  const [name = 'a', inner] = members[at] ?? [];
  const with_ = (...replacing: [string, unknown][]) =>
    Object.fromEntries([...members.slice(0, at), ...replacing, ...members.slice(at + 1)]);
  const kind = random.below(12);
  if (kind === 0) return with_();
  if (kind === 1) return with_([name, inner], [oddName(random), random.pick(ODD)]);
  if (kind === 2) return with_([oddName(random), inner]);
  if (kind === 3) return Object.fromEntries(random.shuffled(members));
  return with_([name, changedTree(random, inner, others)]);
}

function changedList(
  random: Random,
  list: readonly unknown[],
  others: readonly unknown[],
): unknown {
  const at = random.below(list.length);
  const kind = random.below(10);
  if (kind === 0) return list.toSpliced(at, 1);
  if (kind === 1) return list.toSpliced(at, 0, list[at]);
  if (kind === 2) return random.shuffled(list);
  if (kind === 3) return [...list, random.pick(ODD)];
  if (list.length === 0) return [changedLeaf(random, null, others)];
  return list.with(at, changedTree(random, list[at], others));
}

function changedLeaf(random: Random, leaf: unknown, others: readonly unknown[]): unknown {
  const kind = random.below(8);
  if (kind === 0) return someNode(random, random.pick(others));
  if (kind < 4 && typeof leaf === 'string' && leaf !== '') return changedText(random, leaf);
  if (kind < 4 && typeof leaf === 'number') return leaf + random.pick([1, -1, 2, 86_400] as const);
  return random.pick(ODD);
}

/** Base64 of a document is changed as the document that it is; an instant moves; else a character changes. */
function changedText(random: Random, text: string): string {
  const inside = documentIn(text);
  if (inside !== undefined && random.chance(0.8))
    // Where there is nothing to put in its place, all of it goes.
    return Buffer.from(JSON.stringify(changedTree(random, inside, [])) ?? 'null').toString(
      'base64',
    );
  const instant = /^[0-9]{4}-.*Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant) && random.chance(0.7)) {
    const moved =
      instant + (random.below(2001) - 1000) * random.pick([1000, 3_600_000, 86_400_000] as const);
    return new Date(moved).toISOString().replace(/\.000Z$/, 'Z');
  }
  const at = random.below(text.length);
  const piece = random.pick([
    '',
    '0',
    'a',
    'f',
    '-',
    '.',
    '/',
    ' ',
    text.charAt(at).repeat(2),
  ] as const);
  return text.slice(0, at) + piece + text.slice(at + (random.chance(0.7) ? 1 : 0));
}

function documentIn(text: string): unknown {
  if (!text.startsWith('ey')) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return typeof value === 'object' ? (value ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function oddName(random: Random): string {
  return random.pick([
    '',
    'a',
    '__proto__',
    'constructor',
    'schema_version',
    'state',
    '\u0000',
    '~1/',
  ] as const);
}

/** Anything of a value, whole or deep in it. */
function someNode(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.2)) return value;
  return someNode(random, random.pick(Object.values(value)));
}

/** Writes a value as text: most often plainly, else with the spellings that JSON allows, and some that it does not. */
export function written(random: Random, value: unknown): string {
  const style = random.below(10);
  if (style < 5) return JSON.stringify(value) ?? 'null';
  if (style < 7) return `${JSON.stringify(value, null, 2)}\n`;
  return spelled(random, value);
}

function spelled(random: Random, value: unknown): string {
  const space = () => (random.chance(0.1) ? random.pick([' ', '\n', '\t', '\r\n'] as const) : '');
  if (typeof value === 'string') return spelledText(random, value);
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value) ?? 'null';
    return typeof value === 'number' && random.chance(0.05)
      ? text + random.pick(['.0', 'e0', '0'] as const)
      : text;
  }
  if (Array.isArray(value))
    return `[${space()}${value.map((item) => spelled(random, item)).join(`,${space()}`)}${space()}]`;
  const members = Object.entries(value).map(
    ([name, inner]) => `${spelledText(random, name)}${space()}:${space()}${spelled(random, inner)}`,
  );
  const [first] = members;
  if (first !== undefined && random.chance(0.02)) members.push(first);
  return `{${space()}${members.join(`,${space()}`)}${space()}}`;
}

function spelledText(random: Random, text: string): string {
  return JSON.stringify(text).replaceAll(/[a-z0-9]/g, (character) =>
    random.chance(0.01) ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : character,
  );
}
