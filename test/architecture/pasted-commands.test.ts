import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import glob from 'fast-glob';
import { shell } from '../../src/documents/shell.ts';

const root = join(import.meta.dirname, '../..');

/** A command with a value in it, in a text that is not made by `shell`. */
const UNQUOTED = /(?<![\w}])`(?:claimgate|git|npm|rm|jq|cosign|mkdir|cd) [^`]*\$\{[^`]*`/g;

/** Texts that name a command of ours, with words of ours; nobody pastes them, or nothing comes from outside. */
const NAMES = new Set([
  'src/program/help.ts',
  'src/program/usage.ts',
  'src/program/execute.ts',
  'src/repository/configured.ts',
  'src/io/write-git.ts',
  'src/io/run-git.ts',
  'src/report/junit.ts',
  'src/report/markdown.ts',
  'src/report/calendar.ts',
  'src/report/sarif.ts',
  'src/report/run-report.ts',
  'src/cli/check/claims-propose.ts',
]);

test('[T323] every command to paste quotes what comes from outside', () => {
  const files = glob.sync('{src,service,verifier}/**/*.ts', {
    cwd: root,
    ignore: ['**/generated/**'],
  });
  const found = files
    .filter((file) => !NAMES.has(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(UNQUOTED)].map(
        ([text]) => `${file}: ${text}`,
      ),
    );
  assert.deepEqual(found, []);
});

test('[T323] a shell takes each value as one word', async () => {
  for (const value of [
    'a;id',
    '$(id)',
    '`id`',
    "it's",
    'a b',
    '',
    '*',
    '~',
    'a\nb',
    '-x',
    '#',
    '!!',
  ])
    assert.deepEqual(
      (await execa('sh', ['-c', shell`printf '%s|' ${value} end`])).stdout,
      `${value}|end|`,
    );
});
