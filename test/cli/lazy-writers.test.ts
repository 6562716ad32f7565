import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';

const root = join(import.meta.dirname, '../..');
const PROGRAM = join(root, 'dist/bin/claimgate.cjs');

/** What only one writer has in it. */
const WRITERS: Readonly<Record<string, string>> = {
  html: '<!doctype html>',
  junit: '<testsuites>',
  sarif: 'sarif-2.1.0.json',
  markdown: '### Findings',
  github: '::endgroup::',
};

/** Which writers a run of the built program loads. */
async function writersOf(...args: string[]): Promise<string[]> {
  const list =
    "process.on('exit', () => console.error(JSON.stringify(Object.keys(require.cache))));";
  const { stderr } = await execa(
    process.execPath,
    ['-e', `${list} require(${JSON.stringify(PROGRAM)})`, '--', PROGRAM, ...args],
    { cwd: root },
  );
  const files = JSON.parse(stderr.split('\n').at(-1) ?? '') as string[];
  const loaded = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return Object.keys(WRITERS).filter((name) => loaded.includes(WRITERS[name] ?? ''));
}

test('the program loads the writers that a run uses, and no other', async () => {
  assert.deepEqual(await writersOf('check', '--ref', 'HEAD', '--json'), []);
  assert.deepEqual(await writersOf('check', '--ref', 'HEAD'), []);
  for (const name of Object.keys(WRITERS))
    assert.deepEqual(await writersOf('check', '--ref', 'HEAD', '--format', name), [name]);
});
