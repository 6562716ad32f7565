import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { areaOf, everyCode } from '../../src/findings/index.ts';

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
