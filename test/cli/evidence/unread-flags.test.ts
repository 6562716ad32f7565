import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Arguments } from '../../../src/cli/arguments.ts';
import { refuseUnreadFlags } from '../../../src/cli/evidence/evidence-flags.ts';

test('a flag of a run that test results are not read with is refused, and one that they are is not', () => {
  const args = new Arguments({ side: 'local' });
  assert.throws(
    () => refuseUnreadFlags(args, ['tested-at']),
    /--side is of no use with test results/,
  );
  refuseUnreadFlags(args, ['side']);
});
