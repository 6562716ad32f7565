import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { TOOLS, type Tool, type ToolRun } from './tools/runs.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/reference/test-tools.md'), 'utf8');
const rows = page
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
      assert.equal(row?.length, 7);
      const [, command = '', , status, neither] = row ?? [];
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
