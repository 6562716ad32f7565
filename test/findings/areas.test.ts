import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOf, everyCode } from '../../src/findings/index.ts';

test('every code belongs to a part', () => {
  const homeless = everyCode().filter((code) => areaOf(code) === '');
  assert.deepEqual(homeless, [], 'add a row to src/findings/codes/areas.ts');
});
