// A file of test results in any form: cases in their suites, and what the counters of the suites tell beyond them.
// Nothing here knows a check; `checks.ts` does.

/** The tool of a list that somebody wrote by hand: none, and no command. */
export const LIST = 'list';

/** Past it there is an error: no test job has so many results. */
export const MAX_TESTS = 100_000;

/** `unclear`: something stands there that says neither; such a test was not done. */
export type TestOutcome = 'passed' | 'failed' | 'skipped' | 'unclear';

const WORST_FIRST: readonly TestOutcome[] = ['failed', 'unclear', 'skipped', 'passed'];

/** The worst counts: what failed stays failed, also where it is called skipped as well. */
export function worstOf(one: TestOutcome, other: TestOutcome): TestOutcome {
  return WORST_FIRST.find((outcome) => outcome === one || outcome === other) ?? 'unclear';
}

export interface TestSuite {
  readonly name: string;
  /** Path of the file with its tests, where it names one. */
  readonly file: string;
  /** `null` for the whole file. */
  readonly parent: TestSuite | null;
  /** When it says that it started, in the tool's form; empty where it doesn't. */
  readonly started: string;
  /** Elements directly below it that say that it failed, such as the error of a set-up. */
  failures: number;
  /** Whether a counter tells of failures that no element shows. */
  hidesFailures: boolean;
  /** Whether its counters tell of fewer failures than its cases show: some were tried again. */
  countsFewerFailures: boolean;
  /** Whether a counter tells of tests, or of tests that were not run, that no element shows. */
  hidesTests: boolean;
}

export interface TestCase {
  /** Its place among the cases of the file, from 1. */
  readonly ordinal: number;
  readonly name: string;
  readonly className: string;
  readonly file: string;
  readonly suite: TestSuite;
  outcome: TestOutcome;
  /** Everything that may be the reason of a skip, each as the tool wrote it. */
  readonly reasons: string[];
  readonly durationMs: number;
  /** How often it was tried, where the file tells. */
  attempts: number;
  /** The provider's answer, where the test states it. */
  externalResult: string | null;
}

export interface TestResults {
  readonly cases: readonly TestCase[];
  /** Every suite, each after the one that it is in; the first is the whole file. */
  readonly suites: readonly TestSuite[];
  /** The tool that wrote the file, where the file tells. */
  readonly tool: string | null;
}

export function wholeFile(started = ''): TestSuite {
  return {
    name: '',
    file: '',
    parent: null,
    started,
    failures: 0,
    hidesFailures: false,
    countsFewerFailures: false,
    hidesTests: false,
  };
}

/** A suite and those that it is in, from the inside out. */
export function suitesAround(suite: TestSuite): readonly TestSuite[] {
  const suites: TestSuite[] = [];
  for (let at: TestSuite | null = suite; at !== null; at = at.parent) suites.push(at);
  return suites;
}

/** More names than these help nobody. */
export const MAX_LISTED = 5;
const MAX_NAME = 80;

/** The first line of a text, cut to what a message holds. */
export function short(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME)}…` : line;
}

export function quoted(name: string): string {
  return `"${short(name)}"`;
}

/** Tells by its beginning whether a file is one of results: JUnit files begin with their suites, CTRF reports say what they are. */
export function looksLikeResults(start: string): boolean {
  if (/^\s*\{/.test(start)) return /"reportFormat"\s*:\s*"CTRF"/.test(start);
  const body = start.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?(?:\s|<!--[\s\S]*?-->)*/, '');
  // One that was begun may be empty.
  return body === '' || /^<testsuites?\b/.test(body);
}
