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
