import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFaults, type RequiredChecks } from '../../src/evidence/run.ts';
import type { Check } from '../../src/evidence/subject-evidence.ts';

const REASONS = new Set(['no-endpoint']);

test('connect cannot be left out, whatever a contract that was not linted says', () => {
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

test('a check with several faults reports each of them, and a check exactly at a bound reports none', () => {
  const required: RequiredChecks = new Map();
  const faultsAt = (testedAt: number, completedAt: number, at: number) => {
    const check = { outcome: 'failed', notApplicableReason: null, externalResult: null } as const;
    const checks: Check[] = [{ ...check, kind: 'connect', completedAt }];
    return checkFaults(checks, { side: 'live', testedAt, required }, at).map(({ fault }) => fault);
  };
  assert.deepEqual(faultsAt(5, 5, 5), ['failed']);
  assert.deepEqual(faultsAt(5, 4, 5), ['failed', 'before_run']);
  assert.deepEqual(faultsAt(5, 4, 4), ['failed', 'before_run']);
  assert.deepEqual(faultsAt(5, 5, 4), ['failed', 'not_yet']);
  assert.deepEqual(faultsAt(5, 4, 3), ['failed', 'before_run', 'not_yet']);
});
