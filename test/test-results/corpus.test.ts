import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import {
  AT,
  betterThan,
  holds,
  isRecorded,
  KINDS,
  labelledCases,
  recordedOf,
  type LabelledCase,
  termsFor,
  type Labels,
} from './corpus.ts';
import { digestOf } from '../../src/digest/index.ts';
import { checksFrom } from '../../src/test-results/checks.ts';
import { readTestResults } from '../../src/test-results/read.ts';
import { runFromResults, type RunRequest } from '../../src/test-results/run.ts';
import { subject } from '../evidence/documents.ts';

/** The outcome of a check that did not pass, as somebody who saw the run would say it. */
type NotPassed = 'failed' | 'not_done' | 'not_applicable';

/** One run of a test tool, with the file that it wrote. */
export interface ToolRun {
  /** Its name below the tool, such as `hook-after-all`. */
  readonly name: string;
  /** A green run, a failed hook, a skip, a test that never ran, a rerun, or something else. */
  readonly kind: 'green' | 'hook' | 'skip' | 'never' | 'flaky' | 'other';
  readonly command: string;
  readonly exit_status: number;
  readonly situation: string;
  /** The checks that are not passed, `*` for all that are not named; `refused` if the file has to be. */
  readonly not_passed?: Readonly<Record<string, NotPassed>> | 'refused';
  /** Whether the file alone tells that something is not passed. */
  readonly visible_in_file: boolean;
  /** The part of the file that tells it. */
  readonly marker: string;
  /** The names of the tests, by checks, for `checks` of the configuration; left out if they are those of the checks. */
  readonly names?: Readonly<Record<string, string>>;
  /** The bytes of the file. */
  readonly results: string;
}

/** A test tool, or a pair of tool and reporter, in one version. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly format: 'junit' | 'ctrf';
  /** Why a kind of run is missing. */
  readonly lacks?: Readonly<Partial<Record<ToolRun['kind'], string>>>;
  readonly runs: readonly ToolRun[];
}

/** Returns the name and the JSON object of a mark, and the text that follows it. */
function partsOf(part: string) {
  const end = part.indexOf('\n');
  const blank = part.indexOf(' ');
  return {
    name: part.slice(0, blank),
    head: JSON.parse(part.slice(blank + 1, end)) as unknown,
    rest: part.slice(end + 1),
  };
}

/** The runs of `runs.txt`, which says how it is made. */
export const TOOLS: readonly Tool[] = readFileSync(
  join(import.meta.dirname, 'tools/runs.txt'),
  'utf8',
)
  .split(/^##### /m)
  .slice(1)
  .map((text) => {
    const { name: id, head, rest } = partsOf(text);
    const runs = rest
      .split(/^===== /m)
      .slice(1)
      .map((part) => {
        const run = partsOf(part);
        return {
          ...(run.head as Omit<ToolRun, 'name' | 'results'>),
          name: run.name.slice(id.length + 1),
          results: run.rest.slice(0, -1),
        };
      });
    return { id, ...(head as Omit<Tool, 'id' | 'runs'>), runs };
  });

/** Cases about time and about what is in the ledger already are played with one: `append-run.test.ts`. */
const CASES = labelledCases().filter(
  (one) => one.before === undefined && one.arguments === undefined,
);

function answersOf({ also = [], checks, file }: LabelledCase) {
  return [
    { ...(checks ? { checks } : {}), ...(file ? { file } : {}) },
    ...also.map((one) => ({ ...(checks ? { checks } : {}), ...one })),
  ];
}

function isVisible({ exit_status, visible_in_file }: LabelledCase): boolean {
  return visible_in_file || exit_status !== 0;
}

describe('results files of real tools', () => {
  for (const one of CASES) {
    const recorded = recordedOf(one.results, {
      exitStatus: one.exit_status,
      named: one.config_checks,
      at: AT,
    });
    const better = answersOf(one).map((answer) => betterThan(recorded, answer));
    if (one.kind !== 'honest' && isVisible(one))
      test(`[T141] ${one.id}: nothing is better than it was: ${one.why}`, () => {
        assert.ok(
          better.some((checks) => checks.length === 0),
          JSON.stringify([recorded, one.checks]),
        );
      });
    if (one.kind === 'honest')
      test(`[T141] ${one.id}: recorded at the first try: ${one.why}`, () => {
        if (!isRecorded(recorded))
          assert.ok(
            answersOf(one).some(({ file }) => file === 'refused'),
            recorded.join(' '),
          );
        else
          for (const kind of KINDS)
            assert.ok(
              !one.checks || !holds(one.checks[kind]) || recorded[kind] === one.checks[kind],
              kind,
            );
      });
  }

  /** Nothing in them failed that could be recorded, or nothing in them can be trusted. */
  const REFUSED: Readonly<Record<string, string>> = {
    'form-other-subject-classname': 'all tests are of another provider',
    'vitest4-other-provider': 'all tests are of another provider',
    'form-truncated': 'half a file',
    'jest-todo': 'nothing failed, and the counter spoils every pass',
    'node22-process-exit': 'the one test is the path of a file',
    'node24-empty-files': 'every test is the path of a file',
    'pytest7-setup-plan': 'nothing ran',
    'pytest9-setup-only': 'nothing ran',
    'rspec-file-not-loaded': 'no test in the file',
    'ctrf-form-member-twice': 'no clear JSON',
    'ctrf-junit-to-ctrf-after-all': 'a converter that loses failures',
    'ctrf-junit-to-ctrf-disabled': 'a converter that loses failures',
    'ctrf-vitest-d2t-worker-killed': 'no test in the file',
    'ctrf-vitest-old-writer-bail': 'a writer from before the format',
  };

  test('a failure that the file shows is recorded, so that no older pass goes on counting', () => {
    const refused = CASES.filter((one) => one.kind === 'bad' && one.visible_in_file).filter(
      (one) =>
        !isRecorded(
          recordedOf(one.results, { exitStatus: one.exit_status, named: one.config_checks }),
        ),
    );
    assert.deepEqual(refused.map(({ id }) => id).toSorted(), Object.keys(REFUSED).toSorted());
  });
});

const { contract: plain } = termsFor({});
const contract = {
  ...plain,
  document: { ...plain.document, errored_exit_statuses: { local: [69, 75], live: [] } },
};
const BY_STATUS = { contract, exitStatus: 75, testedAt: AT - 300_000 };

const suite = (inner: string, attributes = '') =>
  `<testsuites><testsuite name="s" ${attributes}>${inner}</testsuite></testsuites>`;
const PASSED = '<testcase name="connect"/>';

/** The outcomes that are recorded, each once, or the codes of the refusal. */
function outcomesOf(xml: string, terms: Parameters<typeof termsFor>[0] = {}): readonly string[] {
  const read = readTestResults(Buffer.from(xml), 'results.xml');
  assert.ok(read.ok);
  const found = checksFrom(read.value, termsFor({ ...BY_STATUS, ...terms }));
  if (!found.ok) return found.findings.map(({ code }) => code);
  return [...new Set(found.value.checks.map(({ outcome }) => outcome))];
}

describe('[T520] a run that could not be tested', () => {
  const NOTHING: readonly (readonly [what: string, xml: string])[] = [
    ['no test', '<testsuites/>'],
    ['tests that passed', suite(PASSED)],
    ['tests that were skipped', suite('<testcase name="connect"><skipped/></testcase>')],
  ];
  for (const [what, xml] of NOTHING)
    test(`follows from an exit status of the contract, with ${what}`, () => {
      assert.deepEqual(outcomesOf(xml), ['errored']);
      assert.deepEqual(outcomesOf(xml, { exitStatus: 69 }), ['errored']);
    });

  test('follows from no other status, nor from that of the other side', () => {
    for (const terms of [{ exitStatus: 1 }, { side: 'live' as const }, { contract: plain }])
      assert.deepEqual(outcomesOf(suite(PASSED), terms), ['test_command_failed']);
    assert.ok(!outcomesOf(suite(PASSED), { exitStatus: 0 }).includes('errored'));
    assert.ok(!outcomesOf(suite(PASSED), { exitStatus: null }).includes('errored'));
  });

  const FAILURES: readonly (readonly [what: string, xml: string])[] = [
    ['a failed test of a check', suite('<testcase name="revoke"><failure/></testcase>')],
    ['a failed test of none', suite(`${PASSED}<testcase name="set-up"><error/></testcase>`)],
    ['a suite that failed', suite(`${PASSED}<error/>`)],
    ['a counter of failures', suite(PASSED, 'tests="1" failures="1"')],
    [
      "another provider's failed test",
      suite(`${PASSED}<testcase name="connect" classname="mastodon"><failure/></testcase>`),
    ],
  ];
  for (const [what, xml] of FAILURES)
    test(`has nothing that failed, such as ${what}`, () => {
      const providers = ['pinterest', 'mastodon'];
      assert.ok(!outcomesOf(xml, { providers }).includes('errored'));
    });

  test('has nothing that failed in a suite that is not read either', () => {
    const xml = `<testsuites><testsuite name="one">${PASSED}</testsuite><testsuite name="other"><testcase name="x"><failure/></testcase></testsuite></testsuites>`;
    assert.deepEqual(outcomesOf(xml, { suites: ['one'] }), ['test_command_failed']);
  });
});

describe('the origin of a run', () => {
  const request: RunRequest = {
    ...termsFor(BY_STATUS),
    subject: subject(),
    testedRevision: '1'.repeat(40),
    expiresAt: undefined,
    grantedScopes: [],
    accountReference: null,
    externalResults: new Map(),
  };
  const bytes = Buffer.from(suite(PASSED));
  const started = { commandStartedAt: AT - 300_000, testedAt: undefined };
  const runOf = (of: Uint8Array | null, changes: Partial<RunRequest>) => {
    const made = runFromResults(of, 'results', { ...request, ...changes });
    return made.ok ? made.value.run : made.findings.map(({ code }) => code);
  };
  const seen = (of: Uint8Array | null, changes: Partial<RunRequest>) => {
    const run = runOf(of, changes);
    return 'origin' in run ? [run.origin, run.results_cases, run.checks[0]?.outcome] : run;
  };
  const results_sha256 = digestOf(bytes);

  test('is the file that was handed over, or the command that claimgate started', () => {
    assert.deepEqual(seen(bytes, { exitStatus: 0 }), [
      { kind: 'test_results', results_sha256 },
      '1',
      'passed',
    ]);
    assert.deepEqual(seen(bytes, { ...started, exitStatus: 0 }), [
      { kind: 'test_run', results_sha256 },
      '1',
      'passed',
    ]);
  });

  test('is a command without results where it could test nothing and wrote none', () => {
    for (const none of [null, Buffer.from('<testsuites><testca')])
      assert.deepEqual(seen(none, started), [{ kind: 'test_run' }, undefined, 'errored']);
    const made = runOf(null, started);
    assert.equal('checks' in made && made.checks.length, KINDS.length);
    assert.deepEqual(seen(null, { ...started, exitStatus: 1 }), ['test_results_missing']);
    assert.deepEqual(seen(Buffer.from('<testsuites'), { ...started, exitStatus: 1 }), [
      'test_results_invalid',
    ]);
    // Nobody but claimgate knows that a file is missing because of that.
    assert.deepEqual(seen(Buffer.from('<testsuites'), {}), ['test_results_invalid']);
  });
});

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/reference/test-tools.md'), 'utf8');
const rows = page
  .slice(0, page.indexOf('## Recognised tools'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) =>
    line
      .slice(2, -2)
      .split(/(?<!\\) \| /)
      .map((cell) => cell.replaceAll('\\|', '|')),
  );

/** The first cell of a tool: each of a pair of tools stands beside its version. */
function titleOf({ name, version }: Tool): string {
  const names = name.split(' + ');
  const versions = version.split(' + ');
  const title =
    names.length === versions.length
      ? names.map((one, index) => `${one} ${versions[index]}`).join(' + ')
      : `${name} ${version}`;
  return title.replaceAll(/<\w+>/g, '`$&`');
}

const hidden = (run: ToolRun) => run.kind !== 'green' && !run.visible_in_file;

describe('the table of test tools', () => {
  test('has a row for each tool that was run, and no other', () => {
    assert.deepEqual(new Set(rows.map(([title]) => title)), new Set(TOOLS.map(titleOf)));
    assert.equal(rows.length, TOOLS.length);
    assert.ok(TOOLS.length >= 27);
  });

  for (const tool of TOOLS)
    test(`${titleOf(tool)} says what its runs show`, () => {
      const row = rows.find(([title]) => title === titleOf(tool));
      assert.equal(row?.length, 6);
      const [, command = '', status, neither] = row ?? [];
      assert.ok(command.length > 0);
      const byStatus = tool.runs.some((run) => hidden(run) && run.exit_status !== 0);
      assert.equal(status !== '–', byStatus, 'only the exit status');
      const byNothing = tool.runs.some((run) => hidden(run) && run.exit_status === 0);
      assert.equal(neither !== '–', byNothing, 'neither');
    });
});

describe('the runs of test tools', () => {
  for (const tool of TOOLS)
    test(`${titleOf(tool)} has a green run, a failed hook, a skip and a test that never ran`, () => {
      for (const kind of ['green', 'hook', 'skip', 'never'] as const)
        assert.ok(tool.lacks?.[kind] ?? tool.runs.some((run) => run.kind === kind), kind);
      assert.equal(new Set(tool.runs.map(({ name }) => name)).size, tool.runs.length);
    });

  test('name no machine', () => {
    for (const { id, runs } of TOOLS)
      for (const { name, results, command } of runs)
        for (const word of ['/root', '/tmp/', '/work/', 'node_modules/node-linux'])
          assert.ok(!results.includes(word) && !command.includes(word), `${id}/${name}: ${word}`);
  });
});

/** The outcomes that a person who saw the run would give its checks. */
function labelsOf({ not_passed: not }: ToolRun): Labels | undefined {
  if (not === 'refused') return undefined;
  const label = (kind: string) => not?.[kind] ?? not?.['*'] ?? 'passed';
  return Object.fromEntries(KINDS.map((kind) => [kind, label(kind)])) as Labels;
}

/** Honest runs that are not recorded whole, and why. */
const STRICTER: Readonly<Record<string, string>> = {
  'cypress-junit-reporter skip': 'the skipped test is counted, and is not in the file',
  'mocha-junit-reporter skip': 'the skipped test is counted, and is not in the file',
  'cxxtest warning': 'a warning says that something was not right',
  'vitest5 errors-ignored': 'an error that belongs to no test is in the file',
};

/** Tools whose files look like those of others: they cannot be named. */
const UNNAMED = new Set([
  'clojure',
  'cmocka',
  'cucumber-ruby',
  'cypress-junit-reporter',
  'ginkgo',
  'gradle',
  'junitparser',
  'kyua',
]);

const AT_NIGHT = Date.parse('2026-11-28T23:00:00Z');

describe('what is recorded of the runs of test tools', () => {
  for (const tool of TOOLS)
    for (const run of tool.runs) {
      const name = `${tool.id} ${run.name}`;
      const labels = labelsOf(run);
      const given = { exitStatus: run.exit_status, named: run.names, at: AT_NIGHT };
      const recorded = recordedOf(run.results, given);
      const better = betterThan(recorded, labels ? { checks: labels } : { file: 'refused' });
      const isSeen = run.visible_in_file || run.exit_status !== 0;
      const isHonest =
        labels && run.exit_status === 0 && KINDS.every((kind) => holds(labels[kind]));
      if (isSeen)
        test(`[T141] ${name}: nothing is better than it was`, () => assert.deepEqual(better, []));
      else if (better.length > 0 && !UNNAMED.has(tool.id))
        test(`[T141] ${name}: a warning names the tool, because nothing shows it`, () => {
          const read = readTestResults(Buffer.from(run.results), 'results');
          assert.ok(read.ok);
          const found = checksFrom(
            read.value,
            termsFor({ ...given, testedAt: AT_NIGHT - 300_000, writtenAt: undefined }),
          );
          const told = found.ok ? found : checksFrom(read.value, termsFor(given));
          assert.ok(told.ok && told.value.remarks.some(({ code }) => code === 'test_tool_hides'));
        });
      if (isHonest && STRICTER[name] === undefined)
        test(`${name}: an honest run is recorded at the first try`, () => {
          assert.ok(isRecorded(recorded), JSON.stringify(recorded));
          assert.deepEqual(recorded, labels);
        });
    }
});
