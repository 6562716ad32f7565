import assert from 'node:assert/strict';
import glob from 'fast-glob';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { everyCode, areaOf } from '../../src/documents/findings.ts';

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

const AREAS: readonly string[] = [
  'contracts',
  'evidence',
  'certification runs',
  'lines of a projection',
  'what must not be in a projection',
];

test('every code on evidence, runs, contracts and projections is expected by a test', () => {
  const root = join(import.meta.dirname, '..');
  const text = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.ts$|^cases\b.*\.json$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  assert.deepEqual(
    AREAS.filter((area) => !everyCode().some((code) => areaOf(code) === area)),
    [],
  );
  const codes = everyCode().filter((code) => AREAS.includes(areaOf(code)));
  assert.deepEqual(
    codes.filter((code) => !text.includes(`'${code}'`) && !text.includes(`"${code}"`)),
    [],
  );
});
