import { present } from '../findings/assert.ts';
import { CONFUSABLES } from './generated/confusables.ts';

/** A text as words: runs of letters and digits as they look, in lower case, without what nobody sees. */
export interface Words {
  readonly words: readonly string[];
  /** Where each starts, in UTF-16 code units. */
  readonly offsets: readonly number[];
}

const WORD = /[\p{L}\p{N}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** What is not seen, and marks: a letter with a line through it is still read as that letter. */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** The ASCII letter or digit, in lower case, that a character looks like (Unicode UTS 39). */
const ALIKE = new Map(
  CONFUSABLES.flatMap(([letter, alike]) =>
    Array.from(alike, (character) => [character, letter.toLowerCase()] as const),
  ),
);

/** Cuts a text into words, from left to right, in linear time. */
export function wordsOf(text: string): Words {
  const words: string[] = [];
  const offsets: number[] = [];
  for (const { 0: run, index } of text.matchAll(WORD)) {
    const word = looksOf(run);
    if (word === '') continue;
    words.push(word);
    offsets.push(index);
  }
  return { words, offsets };
}

function looksOf(run: string): string {
  if (!BEYOND_ASCII.test(run)) return run.toLowerCase();
  const plain = run.normalize('NFKD').replaceAll(UNSEEN, '');
  return Array.from(plain, letterOf).join('').toLowerCase();
}

/** A capital that looks like `l`, as the Cyrillic І does, is read as the small letter beside it. */
function letterOf(character: string): string {
  const alike = ALIKE.get(character);
  const small = ALIKE.get(character.toLowerCase());
  return alike === undefined || alike === 'l' ? (small ?? alike ?? character) : alike;
}

/** A phrase at some place of a text, by the numbers of its words: from `first` up to, not with, `end`. */
export interface Match<T> {
  readonly first: number;
  readonly end: number;
  readonly value: T;
}

/** Finds phrases in words. The longest phrase at a place counts. */
export class Phrases<T> {
  readonly #byFirstWord = new Map<string, { words: readonly string[]; value: T }[]>();

  constructor(phrases: Iterable<readonly [text: string, value: T]>) {
    for (const [text, value] of phrases) {
      const { words } = wordsOf(text);
      const [first] = words;
      if (first === undefined) continue;
      const known = this.#byFirstWord.get(first) ?? [];
      known.push({ words, value });
      this.#byFirstWord.set(first, known);
    }
    for (const known of this.#byFirstWord.values())
      known.sort((one, other) => other.words.length - one.words.length);
  }

  /** All places where a phrase stands, in order; they do not overlap. */
  in(words: readonly string[]): Match<T>[] {
    const found: Match<T>[] = [];
    for (let at = 0; at < words.length;) {
      const phrase = this.#at(words, at);
      if (phrase) found.push({ first: at, end: at + phrase.words.length, value: phrase.value });
      at += phrase?.words.length ?? 1;
    }
    return found;
  }

  #at(words: readonly string[], at: number) {
    const known = this.#byFirstWord.get(present(words[at]));
    return known?.find((phrase) => phrase.words.every((word, index) => words[at + index] === word));
  }
}
