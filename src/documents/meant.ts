// Guesses for messages: which document, member or word was probably meant. Nothing is judged by them.

import { present } from './error.ts';
import { finding, type Finding } from './findings.ts';
import { MAX_DEPTH, parseJsonText } from './json-parser.ts';
import { isJsonObject, type JsonValue } from './json-value.ts';
import { KINDS, type Kind } from './kinds.ts';

/** Fewer letters than these are part of too many words. */
const LEAST_LETTERS = 3;

/** Returns the words that are most like a text, best first: those that hold it, and those few letters away. */
export function nearest(text: string, words: readonly string[], count = 3): string[] {
  const mostEdits = Math.max(2, Math.floor(text.length / 3));
  return words
    .map((word) => ({ word, edits: word.includes(text) ? 0 : editsBetween(text, word) }))
    .filter(({ edits }) => edits <= mostEdits)
    .sort((one, other) => one.edits - other.edits || one.word.length - other.word.length)
    .slice(0, count)
    .map(({ word }) => word);
}

/** How many letters have to be put in, left out or replaced (Levenshtein), row by row. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(from).entries()) {
    const next = [at + 1];
    for (let index = 1; index <= to.length; index += 1) {
      const replaced = present(row[index - 1]) + (to[index - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, present(row[index]) + 1, present(next[index - 1]) + 1));
    }
    row = next;
  }
  return present(row.at(-1));
}

/** Returns the member that an unknown one probably stands for: of those that its object lacks. */
export function nearestMember(
  name: string,
  known: readonly string[],
  holder: unknown,
): string | undefined {
  if (name.length < LEAST_LETTERS || name.length > MAX_NAME) return undefined;
  const isThere = (one: string) => isObject(holder) && Object.hasOwn(holder, one);
  const [best] = nearest(
    name,
    known.filter((one) => !isThere(one)),
    1,
  );
  return best;
}

/** No known name is as long; comparing costs as much as both lengths multiplied. */
const MAX_NAME = 64;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const BEGINNING_BYTES = 512;

export const MOST_LOOKED_AT = 4 * 1024 * 1024;
const MAX_VALUES = 200_000;

export function kindsOf(value: JsonValue | undefined): readonly Kind[] {
  if (value === undefined || !isJsonObject(value)) return [];
  return KINDS.filter(({ telling }) => telling?.every((name) => Object.hasOwn(value, name)));
}

function kindsBegunBy(bytes: Uint8Array): readonly Kind[] {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, BEGINNING_BYTES));
  return KINDS.filter((kind) => kind.start?.test(start));
}

/** The likeliest kind first. Only a hint which reader to ask: each of them reads strictly. */
export function kindsOfFile(bytes: Uint8Array): readonly Kind[] {
  const kinds = kindsBegunBy(bytes);
  if (kinds.length > 0 || bytes.length > MOST_LOOKED_AT) return kinds;
  const limits = { maxDepth: MAX_DEPTH, maxValues: MAX_VALUES, onFault: () => {} };
  const text = new TextDecoder().decode(bytes);
  // JSON Lines, as a projection is, have a document on the first line.
  const [firstLine = ''] = text.split('\n', 1);
  return kindsOf(parseJsonText(text, limits) ?? parseJsonText(firstLine, limits));
}

/** Says what a file without JSON is, where its beginning tells; `undefined` where it does not. */
export function otherThanJson(bytes: Uint8Array, file: string): Finding | undefined {
  return otherOf(kindsBegunBy(bytes), '', { file });
}

/**
 * Says that a document is of another kind than its reader expects; `undefined` where it has what tells the
 * expected kind, or nothing that tells another.
 *
 * @param expected title of the schema that it is read by
 */
export function otherKind(
  value: JsonValue | undefined,
  expected: string,
  place: { readonly file: string },
): Finding | undefined {
  return otherOf(kindsOf(value), expected, place);
}

export function otherDocument(
  bytes: Uint8Array,
  file: string,
  expected: string,
): Finding | undefined {
  return otherOf(kindsOfFile(bytes), expected, { file });
}

/** Names that a shell takes as they are, whichever it is. */
const PLAIN_NAME = /^[\w./-]+$/;

function otherOf(
  kinds: readonly Kind[],
  expected: string,
  place: { readonly file: string },
): Finding | undefined {
  const wanted = KINDS.find(({ titles }) => titles.includes(expected));
  const [kind] = kinds;
  if (!kind || (wanted && kinds.includes(wanted))) return undefined;
  const file = PLAIN_NAME.test(place.file) && !place.file.startsWith('-') ? place.file : 'FILE';
  return finding('document_kind_wrong', {
    ...place,
    found: kind.name,
    ...(wanted ? { expected: wanted.name } : {}),
    ...(kind.command === undefined
      ? {}
      : { next: ['claimgate', kind.command.replace('FILE', () => file)].join(' ') }),
  });
}
