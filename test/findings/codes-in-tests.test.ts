import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import glob from 'fast-glob';
import { everyCode } from '../../src/findings/index.ts';

/** Codes that no input a test could make leads to, and why. */
const OUT_OF_REACH = new Set([
  // It takes two subjects whose SHA-256 digests share twelve digits.
  'subject_ambiguous',
]);

test('every code is expected by some test', async () => {
  const files = await glob('**/*', {
    cwd: join(import.meta.dirname, '..'),
    absolute: true,
    dot: true,
  });
  const texts = files
    .filter((file) => file !== import.meta.filename)
    .map((file) => readFileSync(file, 'utf8'));
  const all = texts.join('\n');
  const missing = everyCode().filter((code) => !OUT_OF_REACH.has(code) && !all.includes(code));
  assert.deepEqual(missing, []);
});
