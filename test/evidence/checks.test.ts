import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFaults, type Check, type RequiredChecks } from '../../src/evidence/index.ts';

const REASONS = new Set(['no-endpoint']);

test('connect can not be left out, whatever a contract that was not linted says', () => {
  const required: RequiredChecks = new Map([
    ['connect', REASONS],
    ['revoke', REASONS],
  ]);
  const check = {
    outcome: 'not_applicable',
    notApplicableReason: 'no-endpoint',
    completedAt: 1,
    externalResult: null,
  } as const;
  const checks: Check[] = [
    { ...check, kind: 'connect' },
    { ...check, kind: 'revoke' },
  ];
  const faults = checkFaults(checks, { side: 'live', testedAt: 0, required }, 2);
  assert.deepEqual(
    faults.map(({ fault, kind }) => [fault, kind]),
    [['not_applicable_not_approved', 'connect']],
  );
});
