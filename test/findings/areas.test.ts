import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOf, CODES, type Code } from '../../src/findings/index.ts';

test('every code belongs to a part', () => {
  const homeless = (Object.keys(CODES) as Code[]).filter((code) => areaOf(code) === 'claimgate');
  assert.deepEqual(homeless, [], 'add a row to src/findings/codes/areas.ts');
});
