// The tools that results files are known to be of, and what each of them does that its file can't show.

/** Features of a file by which its tool is recognised. */
export interface ToolTraits {
  root?: Readonly<Record<string, string>>;
  /** Attributes of the first suites in it. */
  readonly suites: Readonly<Record<string, string>>[];
  /** Name of the first test case. */
  caseName?: string | undefined;
  /** Names of the properties of suites. */
  readonly properties: Set<string>;
  countsInComments?: boolean;
}

/** The sign of a test that ran: an attribute `status`, or output. */
export type Proof = 'status' | 'output';

interface Tool {
  readonly name: string;
  readonly wrote: (traits: ToolTraits) => boolean;
  /** The sign that a test lacks if it was only listed, or has no steps. */
  readonly proof?: Proof;
  /** A failure that neither file nor exit status of this tool shows. */
  readonly hides?: string;
}

type Recognise = (traits: ToolTraits) => boolean;

const named =
  (name: string): Recognise =>
  ({ root, suites }) =>
    root?.['name'] === name || suites[0]?.['name'] === name;

const firstCase =
  (form: RegExp): Recognise =>
  ({ caseName = '' }) =>
    form.test(caseName);

/** Whether the root has these attributes and no others. */
const rootHas =
  (...names: readonly string[]): Recognise =>
  ({ root = {} }) =>
    Object.keys(root).sort().join() === names.toSorted().join();

/** Each was seen: docs/reference/test-tools.md has what they hide. */
const TOOLS: readonly Tool[] = [
  {
    name: 'vitest',
    wrote: named('vitest tests'),
    hides: '`test.fails` is written as passed, and a global teardown that failed is not written',
  },
  { name: 'Jest', wrote: named('jest tests'), hides: '`test.failing` is written as passed' },
  { name: 'Bun', wrote: named('bun test') },
  { name: 'Deno', wrote: named('deno test') },
  {
    name: 'pytest',
    wrote: named('pytest'),
    hides: 'with pytest-xdist, a hook that fails as a worker ends is not written',
  },
  { name: 'GoogleTest', wrote: named('AllTests'), proof: 'status' },
  { name: 'Catch2', wrote: ({ suites }) => suites[0]?.['hostname'] === 'tbd' },
  { name: 'doctest', wrote: ({ suites }) => suites[0]?.['doctest_version'] !== undefined },
  {
    name: 'CxxTest',
    wrote: named('cxxtest'),
    hides: 'a global fixture that fails to tear down is not written',
  },
  { name: 'node-tap', wrote: named('TAP Tests') },
  {
    name: 'Mocha',
    wrote: named('Mocha Tests'),
    hides:
      '`--dry-run` writes every test as passed, and a global teardown that failed is not written',
  },
  {
    name: 'Criterion',
    wrote: named('Criterion Tests'),
    hides: 'an assertion that fails in `.fini` is not written',
  },
  { name: 'RSpec', wrote: named('rspec'), hides: '`--dry-run` writes every test as passed' },
  {
    name: 'tap-junit',
    wrote: named('Tap-Junit'),
    hides: 'a test that is known to fail (`test.failing` of AVA) is written as passed',
  },
  {
    name: 'JUnit console launcher',
    wrote: named('JUnit Jupiter'),
    hides: 'a test factory that makes no test is written as one that passed',
  },
  { name: 'Cucumber', wrote: named('Cucumber'), proof: 'output' },
  { name: 'gotestsum', wrote: ({ properties }) => properties.has('go.version') },
  {
    name: 'node:test',
    wrote: ({ countsInComments }) => countsInComments === true,
    hides:
      'a failing `after` hook of a suite is not written by Node.js 22, and `expectFailure` is written as passed',
  },
  {
    name: 'CTest',
    wrote: named('(empty)'),
    hides: 'a test with WILL_FAIL that fails is written as passed',
  },
  {
    name: 'Newman',
    wrote: ({ root, suites }) =>
      root?.['tests'] !== undefined &&
      root['failures'] === undefined &&
      /^[0-9a-f-]{36}$/.test(suites[0]?.['id'] ?? ''),
    hides: 'an assertion that is skipped (`pm.test.skip`) is written as passed',
  },
  {
    name: 'newman-reporter-junitfull',
    wrote: ({ suites }) => /^https?:/.test(suites[0]?.['hostname'] ?? ''),
    hides: 'an assertion that is skipped (`pm.test.skip`) is written as passed',
  },
  {
    name: 'Web Test Runner',
    wrote: ({ properties }) => properties.has('browser.launcher'),
    hides: 'an error after the last test is not written',
  },
  {
    name: 'Common Test',
    wrote: firstCase(/^init_per_suite$/),
    hides: 'an `end_per_testcase` that throws is not written',
  },
  {
    name: 'Qt Test',
    wrote: firstCase(/^initTestCase$/),
    hides: 'Qt 6 writes expected failures and blacklisted tests as passed',
  },
  {
    name: 'Ansible',
    wrote: firstCase(/^\[[^\]]+\] /),
    hides: 'a task with `ignore_errors` that fails is written as passed',
  },
  {
    name: 'OUnit',
    wrote: firstCase(/^[^:]+:\d+:/),
    hides: 'a test that is skipped is written as passed',
  },
  {
    name: 'TAP::Formatter::JUnit',
    wrote: firstCase(/^\d+ - /),
    hides: 'a test that is skipped, or to be done, is written as passed',
  },
  {
    name: 'lit',
    wrote: firstCase(/\.test$/),
    hides:
      'an expected failure (XFAIL) is written as passed, and so is every test with `--no-execute`',
  },
  {
    name: 'jasmine-reporters',
    wrote: ({ root = {}, suites }) =>
      'disabled' in root && 'disabled' in (suites[0] ?? {}) && 'hostname' in (suites[0] ?? {}),
    hides:
      '`--filter` writes tests that did not run as passed, and an error after the last spec is not written',
  },
  {
    name: 'Meson',
    wrote: rootHas('tests', 'errors', 'failures'),
    hides: 'a test with `should_fail` that fails is written as passed',
  },
  {
    name: 'subunit2junitxml',
    wrote: rootHas('errors', 'failures', 'name', 'tests', 'time'),
    hides: 'an expected failure is written as passed',
  },
  { name: 'CTRF of jest', wrote: () => false, hides: '`test.failing` is written as passed' },
  { name: 'CTRF of mocha', wrote: () => false, hides: '`--dry-run` writes every test as passed' },
  {
    name: 'CTRF of vitest',
    wrote: () => false,
    hides: '`test.fails` is written as passed, and a global teardown that failed is not written',
  },
  {
    name: 'CTRF of playwright',
    wrote: () => false,
    hides:
      'reports that were merged with `ctrf merge` lose the failures that only the summary counts',
  },
];

export function toolOf(traits: ToolTraits): string | null {
  return TOOLS.find(({ wrote }) => wrote(traits))?.name ?? null;
}

export function proofOf(tool: string | null): Proof | null {
  return TOOLS.find(({ name }) => name === tool)?.proof ?? null;
}

/** Returns what a green run of a tool may hide, in words; `null` where nothing of the kind is known. */
export function hiddenBy(tool: string | null): string | null {
  return TOOLS.find(({ name }) => name === tool)?.hides ?? null;
}

/** Returns whether a count of tests that differs from the cases is one that its tool writes for a whole, green run. */
export function isHonestCount(
  tool: string | null,
  told: number,
  { cases, isRoot }: { readonly cases: number; readonly isRoot: boolean },
): boolean {
  if (tool === 'Newman') return isRoot; // It counts requests there.
  if (tool === 'pytest') return told > cases; // A subtest counts beside its test.
  return tool === 'Catch2' || tool === 'doctest' || tool === 'node-tap'; // They count assertions.
}

/** node-tap counts a skip twice, as a test and as its plan. */
export function isHonestSkips(tool: string | null, told: number, shown: number): boolean {
  return tool === 'node-tap' && told <= 2 * shown;
}
