import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { everyCode } from '../../src/findings/index.ts';

test('every code stands in one area: a second row would silently replace the first', () => {
  const folder = join(import.meta.dirname, '../../src/findings/codes');
  const rows = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /^ {4}(\w+): (?:warning|refused|undetermined|defect)\(/gm,
    ),
  ]);
  assert.deepEqual(rows.map(([, code = '']) => code).sort(), everyCode().sort());
});
