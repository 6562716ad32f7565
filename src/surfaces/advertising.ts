import { finding, type Finding } from '../findings/index.ts';
import { present } from '../findings/present.ts';
import { LineIndex, MAX_FINDINGS } from '../json/index.ts';
import { linesOf } from './lines.ts';
import { Phrases, wordsOf, type Match, type Words } from './words.ts';

/** So many words between a provider's name and a word of claiming are near. */
const NEAR = 10;

/** Words that say that something works or was shown to work. */
const CLAIMING = [
  'approved',
  'certification',
  'certifications',
  'certified',
  'connect to',
  'connects to',
  'guaranteed',
  'integrates with',
  'integration with',
  'official',
  'officially',
  'partner',
  'post to',
  'posts to',
  'publish to',
  'publishes to',
  'schedule to',
  'support for',
  'supported',
  'supports',
  'verified',
  'works with',
];

/** A separate built-in connection mode that needs no claim (spec section 2.7). */
const SEPARATE_MODES = ['Discord incoming webhook', 'Discord incoming webhooks'];

/** What counts as advertising in documents. */
export interface AdvertisingRules {
  /** Names of providers as documents write them. */
  readonly names: readonly string[];
  /** Words of claiming beside the built-in ones. */
  readonly words: readonly string[];
}

/** Advertising outside of the block, and which of the allowed phrases stand in the text. */
export interface Advertising {
  readonly findings: readonly Finding[];
  readonly used: ReadonlySet<string>;
}

/**
 * Finds names of providers that have a word of claiming near them, or in the heading above, outside of
 * the block. Names and words inside an allowed phrase do not count. Linear in the length of the text.
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
    block: { readonly start: number; readonly end: number } | undefined,
    allowed: readonly string[],
  ): Advertising {
    // As long as before, so that places stay where they are.
    const outside = block ? blanked(text, block) : text;
    const places = new LineIndex(text);
    const findings: Finding[] = [];
    const used = new Set<string>();
    for (const { offset, found } of this.#advertised(outside, allowed, used)) {
      if (findings.length === MAX_FINDINGS) break;
      const place = { file, ...places.positionAt(offset) };
      findings.push(finding('advertised_without_claim', { ...place, found }));
    }
    return { findings, used };
  }

  *#advertised(
    text: string,
    allowed: readonly string[],
    used: Set<string>,
  ): Generator<{ offset: number; found: string }> {
    const read = wordsOf(text);
    const excused = new Phrases(
      [...SEPARATE_MODES, ...allowed].map((phrase) => [phrase, phrase] as const),
    ).in(read.words);
    for (const { value } of excused) used.add(value);
    const names = notExcused(this.#names.in(read.words), excused);
    const claiming = notExcused(this.#claiming.in(read.words), excused);
    const headings = claimingHeadings(text, read, claiming);
    const near = new Cursor(claiming);
    for (const name of names) {
      const offset = present(read.offsets[name.first]);
      const word = near.near(name) ?? headings.at(offset);
      if (!word) continue;
      yield { offset, found: `"${textOf(read, name)}" near "${textOf(read, word)}"` };
    }
  }
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

const HEADING = /^\s{0,3}#{1,6}\s|<h[1-6][\s>]/i;

/** Looks up the word of claiming in the heading above a place; asked in ascending order. */
function claimingHeadings(text: string, { offsets }: Words, claiming: readonly Match<null>[]) {
  const headings: { start: number; word: Match<null> | undefined }[] = [];
  let next = 0;
  for (const { start, next: end, content } of linesOf(text)) {
    if (!HEADING.test(content)) continue;
    while (startOf(claiming[next]) < start) next += 1;
    headings.push({ start, word: startOf(claiming[next]) < end ? claiming[next] : undefined });
  }
  let at = -1;
  return {
    at(offset: number): Match<null> | undefined {
      while ((headings[at + 1]?.start ?? Infinity) <= offset) at += 1;
      return headings[at]?.word;
    },
  };

  function startOf(match: Match<null> | undefined): number {
    return match ? present(offsets[match.first]) : Infinity;
  }
}

function textOf({ words }: Words, { first, end }: Match<null>): string {
  return words.slice(first, end).join(' ');
}
