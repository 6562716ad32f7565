// Which check a test shows, by the names that the contract lists.

import type { CheckName, NamedChecks } from '../documents/index.ts';
import { suitesAround, type TestCase, type TestSuite, type TestResults } from './results.ts';

// Which check a test shows, by its name and the names around it: one rule of joining over all tools.

interface CheckNames {
  readonly kinds: readonly CheckName[];
  /** The subject's provider; its name in front of a check says nothing more. */
  readonly provider: string;
  /** Names that the configuration gives to checks. */
  readonly named: NamedChecks;
}

/**
 * Returns which checks a test shows: none, one, or several where the titles in its name are of several. Where its name
 * shows none, the nearest group around it does that is named after a check.
 */
export function checkShower({ kinds, named, provider }: CheckNames) {
  const { further = {}, ...ofKinds } = named;
  const names = new Map(Object.entries({ ...further, ...ofKinds }));
  const given = kinds.filter((kind) => names.has(kind));
  const free = kinds.filter((kind) => !names.has(kind));
  // Nearly all tests of a large file hold the words of no check: they are told by one look.
  const likely = wordsIn(free);
  const shownBy = (text: string) =>
    likely.test(text) ? shownIn(titlesIn(text), free, provider) : NONE;
  return (test: TestCase): readonly CheckName[] => {
    const byName = given.filter((kind) => isNamed(test.name, names.get(kind)));
    if (byName.length > 0) return byName;
    const shown = shownBy(test.name);
    return shown.length > 0 ? shown : shownByGroup(test, likely, shownBy);
  };
}

const NONE: readonly CheckName[] = [];

function wordsIn(kinds: readonly CheckName[]): RegExp {
  const words = kinds.map((kind) => kind.replaceAll(/[_-]/g, String.raw`[\W_]*`));
  return new RegExp(words.length === 0 ? '(?!)' : words.join('|'), 'i');
}

function shownByGroup(
  test: TestCase,
  likely: RegExp,
  shownBy: (text: string) => readonly CheckName[],
): readonly CheckName[] {
  const { className, name } = test;
  const groups = [className, ...suitesAround(test.suite).map((suite) => suite.name)];
  for (const group of groups) {
    const shown = likely.test(group) ? shownBy(groupIn(group, name)) : NONE;
    if (shown.length > 0) return shown;
  }
  return NONE;
}

/** A configured name is the whole name of a test, or a part of it as the tool joins them. */
function isNamed(name: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return false;
  return [name, ...name.split(BETWEEN_TITLES), ...titlesIn(name)].includes(wanted);
}

/** Between the titles of groups and tests, as tools join them. */
const BETWEEN_TITLES = /\s+[>›»/]\s+|::/;
/** The rest of a title explains it, or holds parameters. */
const EXPLANATION = /(?<!:):(?!:)|[[({"]|\s[-–—]\s/;
/** TAP and OUnit number their tests ("1 - connect", "live:3:connect"), and EUnit says where they are. */
const IN_FRONT = /^(?:\d+ (?:- )?|[a-z]\w*:\d+ |(?:[^:]+:\d+:)+)/;
/** A title of EUnit: "live_tests:12 connect_t (connect)". */
const EUNIT_TITLE = /^[a-z]\w*:\d+ \w+ \((.+)\)$/;
/** The tests of lit are files that end in `.test`. */
const FILE = /(?:^|\/)[^/\s]*\.(?!test$)[A-Za-z][A-Za-z0-9]{0,4}$/;

/** Splits a name into titles. A file in front of a name, as converters write it, is none of them. */
function titlesIn(name: string): readonly string[] {
  const colon = name.indexOf(': ');
  const isBehindFile = colon > 0 && FILE.test(name.slice(0, colon));
  const rest = isBehindFile
    ? name.slice(colon + 2)
    : (EUNIT_TITLE.exec(name)?.[1] ?? name.replace(IN_FRONT, ''));
  const end = EXPLANATION.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end).trim().split(BETWEEN_TITLES);
}

/** The checks that some title is named after, each once. */
function shownIn(
  titles: readonly string[],
  kinds: readonly CheckName[],
  provider: string,
): readonly CheckName[] {
  const shown = new Set<CheckName>();
  for (const title of titles) {
    const kind = kindOf(title, kinds, provider);
    if (kind) shown.add(kind);
  }
  return [...shown];
}

/**
 * The check that a title is named after. Of titles joined by slashes, as Go joins them, the outermost counts: what is
 * below it belongs to it. A path is no name.
 */
function kindOf(
  title: string,
  kinds: readonly CheckName[],
  provider: string,
): CheckName | undefined {
  if (FILE.test(title)) return undefined;
  const segments = title.split('/');
  const isPath = segments.length > 2 && !/^(?:Test|Fuzz|Example)/.test(title);
  if (isPath || segments.some((segment) => segment.trim() !== segment)) return undefined;
  for (const segment of segments) {
    const words = nameWords(segment, provider);
    const kind = kinds.find((one) => words === one.replaceAll('-', '_'));
    if (kind) return kind;
  }
  return undefined;
}

/** Words of a title in the form of a check: `connect`, `testFinalResult`, `Publish immediate of image pins`. */
export function nameWords(title: string, provider = ''): string {
  const apart = title.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  let words: readonly string[] = apart.match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = provider.match(/[a-z0-9]+/g) ?? [];
  if (named.length > 0 && named.every((word, at) => words[at] === word))
    words = words.slice(named.length);
  if (words[0] === 'test') words = words.slice(1);
  if (words.at(-1) === 'test') words = words.slice(0, -1);
  const of = words.findIndex((word) => word === 'of' || word === 'for');
  return (of > 0 ? words.slice(0, of) : words).join('_');
}

/**
 * The title in the name of a class or suite. Jest's has the test's name at its end; of a name with dots only a class
 * counts, because the rest is the path of a file.
 */
function groupIn(group: string, name: string): string {
  const own = group.endsWith(name) ? group.slice(0, group.length - name.length).trim() : group;
  if (FILE.test(own) || own.includes('/')) return '';
  const parts = own.split('.');
  if (parts.length === 1 && !/^(?:test_|.*_test$)/.test(own)) return own;
  const last = parts.at(-1) ?? '';
  return /^[A-Z]/.test(last) ? last : '';
}

/** Providers that this field has: the tests of one say nothing of another. */
const PROVIDERS = [
  'bluesky',
  'discord',
  'facebook',
  'instagram',
  'linkedin',
  'mastodon',
  'misskey',
  'pinterest',
  'pixelfed',
  'reddit',
  'snapchat',
  'telegram',
  'tiktok',
  'tumblr',
  'twitch',
  'twitter',
  'whatsapp',
  'wordpress',
  'youtube',
];

/**
 * Returns whether a test is of another provider: a suite, class, path or name of it names one, of those that are claimed
 * or that this field has, and none names this one.
 */
export function testsOfOthers(provider: string, claimed: readonly string[]) {
  const slugs = [...new Set([...PROVIDERS, ...claimed])].map((slug) =>
    slug.replaceAll('.', String.raw`\.`),
  );
  const likely = new RegExp(slugs.join('|'), 'i');
  const others = wordPattern(slugs);
  const own = wordPattern([provider.replaceAll('.', String.raw`\.`)]);
  return (test: TestCase): boolean => {
    const texts = textsOf(test);
    if (!texts.some((text) => likely.test(text))) return false;
    const words = texts
      .join(' ')
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase();
    return others.test(words) && !own.test(words);
  };
}

/** Slugs have letters, digits and `._-` alone; each counts as a word of its own. */
function wordPattern(slugs: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${slugs.join('|')})(?![a-z0-9])`);
}

function textsOf({ className, file, name, suite }: TestCase): readonly string[] {
  const texts = [name, className, endOf(file), endOf(suite.file)];
  for (let at: TestSuite | null = suite; at !== null; at = at.parent) texts.push(at.name);
  return texts;
}

/** The folder of a whole path says where the repository lies, and not what its tests are about. */
function endOf(path: string): string {
  return path.startsWith('/') ? path.split('/').slice(-2).join('/') : path;
}

/** Words of titles by which people name what a check shows; none of them counts by itself. */
const WORDS: Readonly<Record<string, RegExp>> = {
  connect: /\b(?:connect(?:s|ed|ion)?|log(?:s|ged)? ?in|sign(?:s|ed)? ?in|oauth)\b/,
  authorization: /\b(?:authori[sz](?:e|es|ed|ation)|scopes?|permissions?|grant(?:s|ed)?)\b/,
  publish_immediate: /\b(?:publish(?:es|ed)?|posts?|uploads?|sends?|creates?)\b/,
  publish_scheduled: /\b(?:schedul(?:e|es|ed|ing))\b/,
  final_result: /\b(?:reads? back|visible|public|final|appears?|shows? up|result)\b/,
  refresh: /\b(?:refresh(?:es|ed)?|renews?)\b/,
  revoke: /\b(?:revok(?:e|es|ed)|disconnects?|log(?:s|ged)? ?out|sign(?:s|ed)? ?out)\b/,
};

/**
 * Proposes a test for each check that no name shows: the only one that passed, shows nothing yet and has a word of this
 * check and of no other one. A check that none or several could show gets no proposal.
 */
export function proposeNames(
  { cases }: TestResults,
  kinds: readonly CheckName[],
  provider: string,
): NamedChecks {
  const shows = checkShower({ kinds, provider, named: {} });
  const shown = new Set(cases.flatMap(shows));
  const open = kinds.filter((kind) => !shown.has(kind) && kind in WORDS);
  const free = cases.filter((test) => test.outcome === 'passed' && shows(test).length === 0);
  const meant = free.map(({ name }) => ({
    name,
    kinds: open.filter((kind) => isWorded(name, kind)),
  }));
  return Object.fromEntries(
    open.flatMap((kind) => {
      const names = new Set(
        meant.flatMap((one) => (one.kinds[0] === kind && one.kinds.length === 1 ? [one.name] : [])),
      );
      const [only, ...others] = names;
      return only === undefined || others.length > 0 ? [] : [[kind, only] as const];
    }),
  );
}

function isWorded(name: string, kind: CheckName): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return WORDS[kind]?.test(words) === true;
}
