import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asClaimgateError } from '../../src/cli/execute.ts';

test('[T90] too few file descriptors have a code of their own, and do not count as a defect', () => {
  for (const [code, expected] of [
    ['EMFILE', 'descriptors_exhausted'],
    ['ENFILE', 'descriptors_exhausted'],
    ['EACCES', 'defect'],
  ] as const) {
    const error = Object.assign(new Error('open'), { code });
    assert.equal(asClaimgateError(error).code, expected, code);
  }
});
