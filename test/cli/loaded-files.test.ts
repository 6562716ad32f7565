import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';

const root = join(import.meta.dirname, '../..');
const BIN = join(root, 'dist/bin');
const PROGRAM = join(BIN, 'claimgate.cjs');

/** What only one writer has in it. */
const WRITERS: Readonly<Record<string, string>> = {
  html: '<!doctype html>',
  junit: '<testsuites>',
  sarif: 'sarif-2.1.0.json',
  markdown: '### Findings',
  github: '::endgroup::',
};

/** The files that a run of the built program loads. */
async function filesOf(...args: string[]): Promise<string[]> {
  const list = `const fs = require('node:fs');
const { readFileSync } = fs;
const read = new Set();
fs.readFileSync = (file, ...options) => {
  if (String(file).endsWith('.cjs')) read.add(file);
  return readFileSync(file, ...options);
};
process.on('exit', () => console.error(JSON.stringify([...read])));`;
  const { stderr } = await execa(
    process.execPath,
    ['-e', `${list} require(${JSON.stringify(PROGRAM)})`, '--', PROGRAM, ...args],
    { cwd: root },
  );
  return JSON.parse(stderr.split('\n').at(-1) ?? '') as string[];
}

async function writersOf(...args: string[]): Promise<string[]> {
  const loaded = (await filesOf(...args)).map((file) => readFileSync(file, 'utf8')).join('\n');
  return Object.keys(WRITERS).filter((name) => loaded.includes(WRITERS[name] ?? ''));
}

test('the program loads the writers that a run uses, and no other', async () => {
  assert.deepEqual(await writersOf('check', '--ref', 'HEAD', '--json'), []);
  assert.deepEqual(await writersOf('check', '--ref', 'HEAD'), []);
  for (const name of Object.keys(WRITERS))
    assert.deepEqual(await writersOf('check', '--ref', 'HEAD', '--format', name), [name]);
});

test('a start opens few files: what is always needed is in one', async (t) => {
  if (existsSync(`${PROGRAM}.map`)) return t.skip('built to measure coverage: in separate files');
  const named = async (...args: string[]) => (await filesOf(...args)).map((path) => basename(path));
  const help = await named('--help');
  const check = await named('check', '--ref', 'HEAD');
  assert.ok(help.length <= 3, help.join(' '));
  assert.ok(check.length <= 6, check.join(' '));
  assert.ok(check.includes('start.cjs'), check.join(' '));
});

test('every part of the program finds the parts that it names', () => {
  const requireHere = createRequire(PROGRAM);
  const asked = readdirSync(BIN, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cjs'))
    .flatMap((name) => [
      ...readFileSync(join(BIN, name), 'utf8').matchAll(
        /require\("(\.\/[^"]+)"\)(?:\.(part\d+))?/g,
      ),
    ]);
  assert.ok(asked.length > 100);
  for (const [, path = '', part] of asked) {
    assert.ok(existsSync(join(BIN, path)), path);
    if (part !== undefined) assert.ok(Object.hasOwn(requireHere(path) as object, part), part);
  }
});
