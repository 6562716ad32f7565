import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { checksFrom } from '../../src/test-results/checks.ts';
import { readTestResults } from '../../src/test-results/read.ts';
import {
  betterThan,
  holds,
  isRecorded,
  KINDS,
  recordedOf,
  termsFor,
  type Labels,
} from './corpus.ts';
import { TOOLS, type Tool, type ToolRun } from './tools/runs.ts';

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
      const isVisible = run.visible_in_file || run.exit_status !== 0;
      const isHonest =
        labels && run.exit_status === 0 && KINDS.every((kind) => holds(labels[kind]));
      if (isVisible)
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
