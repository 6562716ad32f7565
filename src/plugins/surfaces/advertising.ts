import { finding, present, type Finding } from '../../documents/findings.ts';
import { LineIndex, MAX_FINDINGS } from '../../documents/json.ts';
import { scopesOf, type MarkupLanguage, type Scope } from './scopes.ts';
import { visibleTextOf } from './visible.ts';
import { CONFUSABLES } from './confusables.ts';

/** So many words between a provider's name and a word of claiming are near. */
const NEAR = 10;

/** Words that say that something works or was shown to work. */
const CLAIMING = (
  'add your, approved, available, certification, certifications, certified, compatible, ' +
  'connect a, connect any, connect the, connect to, connect with, connect your, connects to, ' +
  'connects with, guaranteed, integrate, integrated, integrates, integration, integrations, ' +
  'is live, is now live, link your, live on, official, officially, partner, post on, ' +
  'post to, posts on, posts to, publish on, publish to, publish your, publishes, publishing, ' +
  'ready for, schedule, schedules, scheduling, send to, share on, share to, support, ' +
  'supported, supporting, supports, tested with, upload to, use with, verified, works for, ' +
  'works on, works with'
).split(', ');

/** A separate built-in connection mode that needs no claim (specification/documents.md 3.1). */
const SEPARATE_MODES = ['Discord', 'Discord’s'].flatMap((name) => [
  `${name} incoming webhook`,
  `${name} incoming webhooks`,
]);

interface AdvertisingRules {
  readonly names: readonly string[];
  readonly words: readonly string[];
}

/** Advertising outside of the block, and which of the allowed phrases stand in the text. */
interface Advertising {
  readonly findings: readonly Finding[];
  readonly used: ReadonlySet<string>;
}

/**
 * Finds names of providers that have a word of claiming near them, in the same row of a table, or in the
 * heading above, outside of the block. Names and words inside an allowed phrase do not count. Linear in
 * the length of the text.
 *
 * A document is searched twice: as its readers see it, and as source text. What markup means depends
 * on the renderer. A hit of either search counts, unless an allowed phrase excuses it in one of them.
 */
export class AdvertisingSearch {
  readonly #names: Phrases<null>;
  readonly #claiming: Phrases<null>;

  constructor({ names, words }: AdvertisingRules) {
    this.#names = new Phrases(names.map((name) => [name, null]));
    this.#claiming = new Phrases([...CLAIMING, ...words].map((word) => [word, null]));
  }

  in(
    text: string,
    file: string,
    markup: MarkupLanguage,
    block: { readonly start: number; readonly end: number } | undefined,
    allowed: readonly string[],
  ): Advertising {
    // As long as before, so that places stay where they are.
    const outside = block ? blanked(text, block) : text;
    const scopes = scopesOf(outside, markup);
    const visible = visibleTextOf(outside, markup);
    const seen = wordsOf(visible.text);
    const offsets = seen.offsets.map((offset) => visible.sourceOf(offset));
    const used = new Set<string>();
    const excused = new Set<number>();
    const found = new Map<number, string>();
    for (const words of [{ ...seen, offsets }, wordsOf(outside)])
      this.#advertised(words, scopes, allowed, { used, excused, found });
    return { findings: this.#findings(text, file, found, excused), used };
  }

  #findings(
    text: string,
    file: string,
    advertised: ReadonlyMap<number, string>,
    excused: ReadonlySet<number>,
  ): Finding[] {
    const places = new LineIndex(text);
    return [...advertised]
      .filter(([offset]) => !excused.has(offset))
      .toSorted(([one], [other]) => one - other)
      .slice(0, MAX_FINDINGS)
      .map(([offset, found]) =>
        finding('advertised_without_claim', { file, ...places.positionAt(offset), found }),
      );
  }

  #advertised(
    read: Words,
    scopes: readonly Scope[][],
    allowed: readonly string[],
    { used, excused, found }: Found,
  ): void {
    const phrases = new Phrases(
      [...SEPARATE_MODES, ...allowed].map((phrase) => [phrase, phrase] as const),
    ).in(read.words);
    for (const { value } of phrases) used.add(value);
    const offsetOf = ({ first }: Match<null>) => present(read.offsets[first]);
    const all = this.#names.in(read.words);
    const names = notExcused(all, phrases);
    const free = new Set(names);
    for (const name of all) if (!free.has(name)) excused.add(offsetOf(name));
    const claiming = notExcused(this.#claiming.in(read.words), phrases);
    const near = new Cursor(claiming);
    const speaking = scopes.map((kind) => new Speaking(kind, claiming, offsetOf));
    for (const name of names) {
      const offset = offsetOf(name);
      const scoped = speaking.map((scope) => scope.at(offset));
      const word = near.near(name) ?? scoped.find((match) => match !== undefined);
      if (word && !found.has(offset))
        found.set(offset, `"${textOf(read, name)}" near "${textOf(read, word)}"`);
    }
  }
}

interface Found {
  readonly used: Set<string>;
  /** Offsets of names that stand in an allowed phrase. */
  readonly excused: Set<number>;
  readonly found: Map<number, string>;
}

function blanked(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** Those of the matches that do not lie inside one of the ranges; both ascend. */
function notExcused<T>(
  matches: readonly Match<T>[],
  ranges: readonly Match<unknown>[],
): Match<T>[] {
  let at = 0;
  return matches.filter(({ first, end }) => {
    while ((ranges[at]?.end ?? Infinity) < end) at += 1;
    return (ranges[at]?.first ?? Infinity) > first;
  });
}

/** Finds what is nearest among ascending matches; asked in ascending order. */
class Cursor {
  readonly #matches: readonly Match<null>[];
  #at = 0;

  constructor(matches: readonly Match<null>[]) {
    this.#matches = matches;
  }

  near({ first, end }: Match<null>): Match<null> | undefined {
    while ((this.#matches[this.#at]?.first ?? Infinity) < first) this.#at += 1;
    const before = this.#matches[this.#at - 1];
    const after = this.#matches[this.#at];
    if (before && first - before.end <= NEAR) return before;
    return after && after.first - end <= NEAR ? after : undefined;
  }
}

/** Looks up the word of claiming that speaks for a place; asked in ascending order. */
class Speaking {
  readonly #scopes: readonly { readonly scope: Scope; readonly word: Match<null> | undefined }[];
  #at = -1;

  constructor(
    scopes: readonly Scope[],
    claiming: readonly Match<null>[],
    offsetOf: (match: Match<null>) => number,
  ) {
    let next = 0;
    const startOf = (match: Match<null> | undefined) => (match ? offsetOf(match) : Infinity);
    this.#scopes = scopes.map((scope) => {
      while (startOf(claiming[next]) < scope.says.start) next += 1;
      return { scope, word: startOf(claiming[next]) < scope.says.end ? claiming[next] : undefined };
    });
  }

  at(offset: number): Match<null> | undefined {
    while ((this.#scopes[this.#at + 1]?.scope.start ?? Infinity) <= offset) this.#at += 1;
    const here = this.#scopes[this.#at];
    return here && offset < here.scope.end ? here.word : undefined;
  }
}

function textOf({ words }: Words, { first, end }: Match<null>): string {
  return words.slice(first, end).join(' ');
}

/** A text as words: runs of letters and digits as they look, in lower case, without what nobody sees. */
interface Words {
  readonly words: readonly string[];
  /** Where each starts, in UTF-16 code units. */
  readonly offsets: readonly number[];
}

const WORD = /[\p{L}\p{N}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** Invisible characters and marks: a letter with a line through it is still read as that letter. */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** The ASCII letter or digit, in lower case, that a character looks like (Unicode UTS 39). */
const ALIKE = new Map(
  CONFUSABLES.flatMap(([letter, alike]) =>
    Array.from(alike, (character) => [character, letter.toLowerCase()] as const),
  ),
);

/** Cuts a text into words, from left to right, in linear time. */
function wordsOf(text: string): Words {
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

/**
 * A capital that looks like `l`, as the Cyrillic І does, is read as the small letter beside it, and a small
 * letter that has the form of its capital, as the Cyrillic н, as that.
 */
function letterOf(character: string): string {
  const alike = ALIKE.get(character);
  if (alike !== undefined && alike !== 'l') return alike;
  const [small, capital] = [character.toLowerCase(), character.toUpperCase()];
  return ALIKE.get(small) ?? alike ?? ALIKE.get(capital) ?? character;
}

/** A phrase at some place of a text, by the numbers of its words: from `first` up to, not with, `end`. */
interface Match<T> {
  readonly first: number;
  readonly end: number;
  readonly value: T;
}

/** Finds phrases in words. The longest phrase at a place counts. */
class Phrases<T> {
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
