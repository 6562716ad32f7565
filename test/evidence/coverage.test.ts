import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageOf, coverKey } from '../../src/evidence/coverage.ts';

const FILES = ['src/a.ts', 'src/b.ts', 'provider-certification/public-claims.json'].map(
  (path, at) => ({ path, mode: '100644', id: String(at).repeat(40) }),
);

const CASES: Readonly<Record<string, readonly [covers: string[], unmatched: string[]]>> = {
  'a glob that fits': [['src/**'], []],
  'one that fits nothing beside one that fits': [['src/**', 'lib/**'], ['lib/**']],
  'what another glob leaves out again': [['src/**', '!src/**'], ['src/**']],
  'nothing but what is left out': [['!src/**'], ['!src/**']],
  'what is never code': [['provider-certification/**'], ['provider-certification/**']],
};

for (const [name, [covers, unmatched]] of Object.entries(CASES))
  test(`covered code: ${name}`, () => {
    const found = coverageOf(FILES, [covers]).get(coverKey(covers));
    assert.deepEqual(found?.unmatched, unmatched);
  });
