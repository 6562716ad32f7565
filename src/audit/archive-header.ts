import { present } from '../findings/assert.ts';

/** Size of a header, and what contents are filled up to (POSIX.1-2024, pax, ustar interchange format). */
export const BLOCK = 512;

/** Fields of a header: offset and length. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;
const TYPE = 156;
const MAGIC = [257, 8] as const;
const PREFIX = [345, 155] as const;

const MAGIC_TEXT = 'ustar\u000000';

/** The header of a regular file in its one form; `undefined` where path or size have no place in it. */
export function headerOf(path: string, size: number): Uint8Array | undefined {
  const split = splitPath(path);
  const octal = size.toString(8).padStart(11, '0');
  if (!split || octal.length > 11) return undefined;
  const header = Buffer.alloc(BLOCK);
  header.write(split.name, NAME[0], 'latin1');
  header.write('0000644\u00000000000\u00000000000\0', 100, 'latin1');
  header.write(`${octal}\u000000000000000\0`, SIZE[0], 'latin1');
  header.write(' '.repeat(CHECKSUM[1]), CHECKSUM[0], 'latin1');
  header.write('0', TYPE, 'latin1');
  header.write(MAGIC_TEXT, MAGIC[0], 'latin1');
  header.write('0000000\u00000000000\0', 329, 'latin1');
  header.write(split.prefix, PREFIX[0], 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM[0], 'latin1');
  return header;
}

/** Whether a header is one of a ustar archive. */
export function isUstar(header: Uint8Array): boolean {
  return textIn(header, MAGIC) === MAGIC_TEXT;
}

export function typeIn(header: Uint8Array): string {
  return String.fromCharCode(present(header[TYPE]));
}

export function pathIn(header: Uint8Array): string {
  const prefix = untilZero(textIn(header, PREFIX));
  const name = untilZero(textIn(header, NAME));
  return prefix === '' ? name : `${prefix}/${name}`;
}

export function sizeIn(header: Uint8Array): number | undefined {
  const [, digits] = /^([0-7]{11})\0$/.exec(textIn(header, SIZE)) ?? [];
  return digits === undefined ? undefined : Number.parseInt(digits, 8);
}

/** A short path is a name; a longer one is cut at the last slash that leaves two parts that fit. */
function splitPath(path: string): { prefix: string; name: string } | undefined {
  if (path.length <= NAME[1]) return { prefix: '', name: path };
  const cut = path.lastIndexOf('/', PREFIX[1]);
  const [prefix, name] = [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)];
  return cut > 0 && name.length <= NAME[1] ? { prefix, name } : undefined;
}

function textIn(header: Uint8Array, [offset, length]: readonly [number, number]): string {
  return Buffer.from(header.subarray(offset, offset + length)).toString('latin1');
}

function untilZero(text: string): string {
  return present(text.split('\0', 1)[0]);
}
