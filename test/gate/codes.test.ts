import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { contractCodes } from '../../src/findings/codes/contract.ts';
import { evidenceCodes } from '../../src/findings/codes/evidence.ts';
import { projectionLinesCodes } from '../../src/findings/codes/projection-lines.ts';
import { runsCodes } from '../../src/findings/codes/runs.ts';
import { sanitizerCodes } from '../../src/findings/codes/sanitizer.ts';

test('every code on evidence, runs, contracts and projections is expected by a test', () => {
  const root = join(import.meta.dirname, '..');
  const text = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.ts$|^cases\b.*\.json$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  const codes = Object.keys({
    ...contractCodes,
    ...evidenceCodes,
    ...projectionLinesCodes,
    ...runsCodes,
    ...sanitizerCodes,
  });
  assert.deepEqual(
    codes.filter((code) => !text.includes(`'${code}'`) && !text.includes(`"${code}"`)),
    [],
  );
});
