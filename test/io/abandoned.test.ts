import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createFile, openReplacement } from '../../src/io/write-files.ts';
import { runHere } from '../cli/world.ts';
import { record, control, newLedger } from '../ledger/world.ts';
import { temporaryFolder } from '../repositories.ts';

const HOUR = 3600;
const ID = 'a'.repeat(12);
const OTHER = 'b'.repeat(12);

/** Its name, how many seconds ago it was written, and whether it is still there afterwards. */
const LEFT: readonly (readonly [name: string, age: number, stays: boolean])[] = [
  [`.ledger-projection.jsonl.${ID}.claimgate.tmp`, 2 * HOUR, false],
  // A database that is being copied is written to beside it first.
  [`.kept.sqlite.${OTHER}.claimgate.tmp`, 2 * HOUR, true],
  [`.kept.sqlite.${OTHER}.claimgate.tmp-wal`, 60, true],
  [`.old.sqlite.${'c'.repeat(12)}.claimgate.tmp`, 3 * HOUR, false],
  [`.old.sqlite.${'c'.repeat(12)}.claimgate.tmp-journal`, 2 * HOUR, false],
  [`.out.${'d'.repeat(12)}.claimgate.tmp`, HOUR - 60, true],
  ['.out.tmp', 2 * HOUR, true],
  [`.out.${ID}.tmp`, 2 * HOUR, true],
  ['projection.jsonl', 2 * HOUR, true],
];

function leftIn(folder: string): string[] {
  const written = Date.now() / 1000;
  for (const [name, age] of LEFT) {
    writeFileSync(join(folder, name), 'half');
    utimesSync(join(folder, name), written - age, written - age);
  }
  // Only files are ever removed.
  mkdirSync(join(folder, `.folder.${ID}.claimgate.tmp`));
  symlinkSync('projection.jsonl', join(folder, `.link.${ID}.claimgate.tmp`));
  const stay = LEFT.flatMap(([name, , stays]) => (stays ? [name] : []));
  return [...stay, `.folder.${ID}.claimgate.tmp`, `.link.${ID}.claimgate.tmp`];
}

const WRITERS: Readonly<Record<string, (path: string) => Promise<void>>> = {
  'a replacement': async (path) => {
    const file = await openReplacement(path, 'new');
    await file.write('new');
    await file.commit();
  },
  'a new file': (path) => createFile(path, 'new', 'new'),
  'a backup of a ledger': async (path) => {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'control', control());
    const words = ['ledger', 'backup', path, '--ledger', ledger.location];
    const { exitCode, stderr } = await runHere(words, { directory: '/', environment: {} });
    assert.equal(exitCode, 0, stderr);
  },
};

describe('what killed runs leave', () => {
  for (const [writer, write] of Object.entries(WRITERS))
    test(`[T125] is removed by ${writer} in the same folder, once nobody writes to it`, async (t) => {
      const folder = temporaryFolder(t);
      const stay = leftIn(folder);
      await write(join(folder, 'new'));
      assert.deepEqual(readdirSync(folder).sort(), [...stay, 'new'].sort());
    });

  test('[T125] a run whose file was taken for abandoned fails, and leaves the old file', async (t) => {
    const folder = temporaryFolder(t);
    const path = join(folder, 'out');
    writeFileSync(path, 'old');
    const slow = await openReplacement(path, 'out');
    const temporary = readdirSync(folder).find((name) => name.endsWith('.tmp')) ?? '';
    utimesSync(join(folder, temporary), 0, 0);
    await createFile(join(folder, 'new'), 'new', 'new');
    await slow.write('newer');
    await assert.rejects(slow.commit(), { code: 'file_unwritable' });
    await slow.discard();
    assert.deepEqual(readdirSync(folder).sort(), ['new', 'out']);
  });
});
