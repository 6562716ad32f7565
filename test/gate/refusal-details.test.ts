import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatInstant } from '../../src/documents/json.ts';
import { trustedProjection, type TrustInput } from '../../src/gate/verify-projection.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { said, type Said } from '../documents.ts';
import { firstRoot } from '../trust/root-world.ts';
import {
  AT,
  consistencyFrom,
  FILE,
  headAt,
  predicate,
  recordOf,
  rewritten,
  rootBytes,
  SKEW,
  statementBytes,
  world,
} from './projection-world.ts';

const sound = { consistency: consistencyFrom(4, 7) };
const { generated_at: generatedAt, expires_at: expiresAt } = predicate;
const later = '2026-11-21T12:00:31Z';
const elsewhere = firstRoot({ deployment: 'hosted-us' });
const early = { generated_at: '2026-11-21T11:59:59Z', expires_at: '2026-11-22T12:00:00Z' };

const REFUSED: Readonly<Record<string, readonly [Partial<TrustInput>, Said]>> = {
  'no statement': [{ statement: undefined }, { code: 'projection_required' }],
  'no deployment': [{ deployment: undefined }, { code: 'deployment_unset' }],
  'the root of another deployment': [
    { pin: pinOf(elsewhere), roots: rootBytes(elsewhere) },
    {
      code: 'deployment_differs',
      file: '1.root.json',
      expected: 'hosted-eu',
      found: 'hosted-us',
    },
  ],
  'a statement of another deployment': [
    { statement: statementBytes({ ...sound, deployment: 'hosted-us' }) },
    {
      code: 'deployment_differs',
      file: FILE,
      pointer: '/predicate/deployment',
      expected: 'hosted-eu',
      found: 'hosted-us',
    },
  ],
  'a statement that names an account as its deployment': [
    { statement: statementBytes({ ...sound, deployment: 'acct-1029384756' }) },
    {
      code: 'deployment_differs',
      file: FILE,
      pointer: '/predicate/deployment',
      expected: 'hosted-eu',
      found: 'a string of 15 characters',
    },
  ],
  'a projection from the future': [
    { at: Date.parse(generatedAt) - SKEW - 1 },
    {
      code: 'projection_from_future',
      file: FILE,
      pointer: '/predicate/generated_at',
      found: generatedAt,
      clears_at: formatInstant(Date.parse(generatedAt) - SKEW),
    },
  ],
  'an expired projection': [
    { at: Date.parse(expiresAt) },
    {
      code: 'projection_expired',
      file: FILE,
      pointer: '/predicate/expires_at',
      found: expiresAt,
    },
  ],
  'a projection that is good for too long': [
    { statement: statementBytes({ ...sound, ...early }) },
    {
      code: 'projection_lifetime_wrong',
      file: FILE,
      pointer: '/predicate/expires_at',
      expected: 'at most 2026-11-22T11:59:59Z',
      found: early.expires_at,
    },
  ],
  'a clock that was set back': [
    { memory: [recordOf({ evaluated_at: later })] },
    {
      code: 'clock_set_back',
      expected: `not before ${later}`,
      found: formatInstant(AT),
      clears_at: formatInstant(Date.parse(later) - SKEW),
    },
  ],
  'a root that was rolled back': [
    { memory: [recordOf({ trust_root_version: 7 })] },
    { code: 'root_rolled_back', file: '1.root.json', expected: 'at least 7', found: '1' },
  ],
  'a consistency proof from another size': [
    { statement: statementBytes({ consistency: consistencyFrom(3, 7) }) },
    {
      code: 'consistency_start_wrong',
      file: FILE,
      pointer: '/predicate/consistency',
      expected: '4',
      found: '3',
    },
  ],
};

describe('the finding on a world that is not trusted', () => {
  for (const [what, [changes, expected]] of Object.entries(REFUSED)) {
    test(what, () => {
      const outcome = trustedProjection({ ...world, ...changes });
      assert.deepEqual(outcome.ok ? [] : said(outcome.findings), [expected]);
    });
  }

  test('two heads of one size among records', () => {
    const memory = [recordOf({ ledger_head: headAt(4, rewritten) }), recordOf()];
    const outcome = trustedProjection({ ...world, memory });
    const [forked, ...others] = outcome.ok ? [] : said(outcome.findings);
    assert.deepEqual(others, []);
    assert.equal(forked?.code, 'ledger_forked');
    assert.equal(forked.file, FILE);
  });

  test('a projection lasts for no time at all', () => {
    const instant = { generated_at: '2026-11-21T12:00:10Z', expires_at: '2026-11-21T12:00:10Z' };
    const outcome = trustedProjection({
      ...world,
      statement: statementBytes({ ...sound, ...instant }),
    });
    assert.deepEqual(!outcome.ok && outcome.findings.map(({ code }) => code), [
      'projection_lifetime_wrong',
    ]);
  });
});
