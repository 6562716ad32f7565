import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parentThread, startThread } from '../../src/io/threads.ts';

test('the first thread of a process has nobody to speak to', () => {
  parentThread<string, string>().say('anything');
});

describe('a thread that does not live', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-threads-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const ends = (module: string) =>
    new Promise<number>((resolve) => {
      let count = 0;
      const onEnd = () => {
        count += 1;
        setTimeout(() => {
          thread.stop();
          resolve(count);
        }, 100);
      };
      const thread = startThread(pathToFileURL(module), { onMessage: () => {}, onEnd });
      thread.tell('anything');
    });

  test('because its module is not there, ends once', async () =>
    assert.equal(await ends(join(folder, 'nowhere.cjs')), 1));

  for (const [what, text] of Object.entries({
    'because it throws': 'throw new Error("no")',
    'because it can not be read': '}',
    'because it exits': 'process.exit(0)',
    'because it wants all memory': 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5))',
  }))
    test(`${what}, ends once`, async () => {
      const module = join(folder, 'ends.cjs');
      writeFileSync(module, text);
      assert.equal(await ends(module), 1);
    });
});
