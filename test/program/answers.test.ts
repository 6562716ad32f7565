import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { finding } from '../../src/documents/findings.ts';
import { COMMANDS } from '../../src/program/table.ts';
import { FORMATS, renderFile, type Format } from '../../src/report/format.ts';
import { commandReport, withFailures } from '../../src/report/run-report.ts';
import { World } from '../cli/world.ts';

/** They judge claims; `release` and `explain` pass on the answer of the gate where they asked it. */
const GATE = ['check', 'manifest create', 'verdict require', 'exec'];

const OTHERS = COMMANDS.filter(({ says }) => says !== 'allowed');

const world = new World();
after(() => world.remove());

/** The style and the script of a page are the same for every command. */
function assertNotOfTheGate(text: string, what: string): void {
  const said = text.replaceAll(/<(style|script)>[^]*?<\/\1>/g, '');
  assert.doesNotMatch(said, /\b(?:allowed|refused|undetermined)\b/i, what);
}

describe('the words of the gate', () => {
  test('are those of few commands', () => {
    const gate = COMMANDS.filter(({ says }) => says === 'allowed');
    assert.deepEqual(gate.map(({ name }) => name).sort(), GATE.toSorted());
  });

  for (const format of FORMATS)
    test(`are said by no other command as ${format}, however it ends`, async () => {
      for (const command of OTHERS)
        for (const findings of [[], [finding('verdict_stale')], [finding('file_missing')]]) {
          const report = commandReport(command, { findings }, 0);
          for (const one of [report, withFailures(report, [finding('file_unwritable')])])
            assertNotOfTheGate(await renderFile(one, format), `${command.name} ${one.exitCode}`);
        }
    });

  test('are said by no other command that cannot be called as it was', async () => {
    for (const { name } of OTHERS)
      for (const format of ['text', 'json', 'html'] satisfies Format[]) {
        const args = [...name.split(' '), '--no-such-option', '--format', format];
        const { exitCode, stdout, stderr } = await world.claimgate(args);
        assert.equal(exitCode, 2, name);
        assertNotOfTheGate(stdout + stderr, name);
        if (format === 'json') assert.match(stdout, /"outcome": "incomplete"/, name);
      }
  });
});
