import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Finding } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import { type AppendItem } from '../../src/ledger/prepare-record.ts';
import { digest, subject } from '../evidence/documents.ts';
import {
  AT,
  contextAt,
  control,
  FINGERPRINTS,
  item,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';

type Kind = AppendItem['kind'];

/** The findings on one document, but for what the table of codes adds. */
async function refusedFor(
  ledger: TestLedger,
  kind: Kind,
  document: object,
): Promise<Partial<Finding>[]> {
  const outcome = await append(ledger.driver, [item(kind, document)], contextAt());
  assert.ok(!outcome.ok);
  return outcome.findings.map(({ clears_by: _by, next: _next, ...rest }) => rest);
}

const LOCAL = run('local');
const LIVE = run('live');
const [FIRST = assert.fail(), ...REST] = LOCAL.checks;
const BEFORE = '2026-02-28T10:00:00Z';

/** A local run with its first check changed. */
const withFirst = (changes: object) => ({ ...LOCAL, checks: [{ ...FIRST, ...changes }, ...REST] });

/** Documents beside a review of 10 January to 10 July and a local run of 1 March, and all their findings. */
const REFUSALS: readonly (readonly [
  why: string,
  kind: Kind,
  document: object,
  ...found: readonly Partial<Finding>[],
])[] = [
  [
    'a review that ends as it begins',
    'approval',
    review({ expires_at: '2026-01-10T09:00:00Z' }),
    { code: 'period_empty', pointer: '/expires_at', found: '2026-01-10T09:00:00Z' },
  ],
  [
    'a review of the future',
    'approval',
    review({ reviewed_at: '2026-03-15T12:01:00.001Z' }),
    {
      code: 'dated_in_future',
      pointer: '/reviewed_at',
      found: '2026-03-15T12:01:00.001Z',
      clears_at: '2026-03-15T12:01:00.001Z',
    },
  ],
  [
    'a review with a tier that contradicts its state',
    'approval',
    review({ state: 'not_required' }),
    { code: 'tier_contradictory', pointer: '/tier', found: 'not_required and advanced' },
  ],
  [
    'a review that is no better and comes late',
    'approval',
    review({ reviewed_at: '2026-01-05T00:00:00Z' }),
    {
      code: 'backdated',
      pointer: '/reviewed_at',
      expected: 'not before 2026-01-10T09:00:00Z',
      found: '2026-01-05T00:00:00Z',
    },
  ],
  [
    'a review with what looks like a token',
    'approval',
    review({ tier: 'see-2b7e151628aed2a6abf7158809cf4f3c' }),
    { code: 'looks_like_token', pointer: '/tier', found: 'a string of 36 characters' },
  ],
  [
    'a run with what looks like a token',
    'run',
    run('live', {}, { ...subject(), policy_mode: 'see-2b7e151628aed2a6abf7158809cf4f3c' }),
    {
      code: 'looks_like_token',
      pointer: '/subject/policy_mode',
      found: 'a string of 36 characters',
    },
  ],
  [
    'a run of the future',
    'run',
    run('live', { tested_at: '2026-03-15T12:01:00.001Z' }),
    {
      code: 'dated_in_future',
      pointer: '/tested_at',
      found: '2026-03-15T12:01:00.001Z',
      clears_at: '2026-03-15T12:01:00.001Z',
    },
    ...LIVE.checks
      .map(({ kind }) => kind)
      .toSorted()
      .map((kind) => ({
        code: 'dated_in_future' as const,
        pointer: '/checks',
        found: kind,
      })),
  ],
  [
    'a live run without an account',
    'run',
    { ...LIVE, account_reference: null },
    { code: 'account_reference_missing', pointer: '/account_reference' },
  ],
  [
    'a run under a contract that is not there',
    'run',
    { ...LOCAL, contract_digest: digest('9') },
    { code: 'contract_unknown', pointer: '/contract_digest', found: digest('9') },
  ],
  [
    'a run of a subject that its contract does not fit',
    'run',
    run('local', {}, { ...subject(), policy_mode: 'strict' }),
    {
      code: 'contract_of_other_subject',
      pointer: '/subject/policy_mode',
      expected: 'standard',
      found: 'strict',
    },
  ],
  [
    'a run from before any review',
    'run',
    run('live', { tested_at: '2026-01-10T08:59:59Z' }),
    { code: 'approval_missing', pointer: '/tested_at', found: '2026-01-10T08:59:59Z' },
  ],
  [
    'a run that lasts longer than its review',
    'run',
    { ...LIVE, expires_at: '2026-07-10T09:00:00.001Z' },
    {
      code: 'run_outlives_approval',
      pointer: '/expires_at',
      expected: 'at most 2026-07-10T09:00:00Z',
      found: '2026-07-10T09:00:00.001Z',
    },
  ],
  [
    'a run that ends as it begins',
    'run',
    { ...LIVE, expires_at: LIVE.tested_at },
    { code: 'period_empty', pointer: '/expires_at', found: LIVE.tested_at },
  ],
  [
    'a run that is no worse and comes late',
    'run',
    run('local', { tested_at: BEFORE }),
    {
      code: 'backdated',
      pointer: '/tested_at',
      expected: `not before ${LOCAL.tested_at}`,
      found: BEFORE,
    },
  ],
  [
    'a check that is listed twice',
    'run',
    { ...LOCAL, checks: [FIRST, ...LOCAL.checks] },
    { code: 'check_duplicate', pointer: '/checks', found: FIRST.kind },
  ],
  [
    'a check that passed and has a reason why it could not',
    'run',
    withFirst({ not_applicable_reason: 'simulated' }),
    { code: 'check_contradictory', pointer: '/checks', found: FIRST.kind },
  ],
  [
    'a control that ends as it begins',
    'control',
    control({ expires_at: '2026-03-01T00:00:00Z' }),
    { code: 'period_empty', pointer: '/expires_at', found: '2026-03-01T00:00:00Z' },
  ],
  [
    'a document that is no JSON, without a word of it',
    'control',
    [],
    {
      code: 'wrong_type',
      pointer: '',
      line: 1,
      column: 1,
      expected: 'object',
      found: 'an array',
    },
  ],
];

describe('a refused document is reported with its place, the expected value and the found one', () => {
  for (const [why, kind, document, ...found] of REFUSALS) {
    test(why, async () => {
      const ledger = await newLedger('sqlite');
      await record(ledger, 'approval', review());
      await record(ledger, 'run', LOCAL);
      assert.deepEqual(
        await refusedFor(ledger, kind, document),
        found.map((one) => ({ file: `${kind}.json`, ...one })),
      );
    });
  }

  test('another key or another deployment, by both of them', async () => {
    const ledger = await newLedger('sqlite');
    for (const changes of [{ keyId: 'key-0' }, { deployment: 'hosted-us' }]) {
      const fingerprints = { ...FINGERPRINTS, ...changes };
      const outcome = await append(
        ledger.driver,
        [item('approval', review())],
        contextAt(AT, { fingerprints }),
      );
      assert.ok(!outcome.ok);
      const [{ code, expected, found }] = outcome.findings;
      assert.deepEqual(
        [code, expected, found],
        [
          'fingerprint_key_differs',
          `${FINGERPRINTS.keyId} of ${FINGERPRINTS.deployment}`,
          `${fingerprints.keyId} of ${fingerprints.deployment}`,
        ],
      );
    }
  });

  test('an idempotency key that stood for something else, by its document', async () => {
    const ledger = await newLedger('sqlite');
    const keyed = (document: object) => [item('approval', document, { idempotencyKey: 'k' })];
    assert.ok((await append(ledger.driver, keyed(review()), contextAt())).ok);
    const outcome = await append(ledger.driver, keyed(review({ tier: 'basic' })), contextAt());
    assert.ok(!outcome.ok);
    assert.deepEqual(
      outcome.findings.map(({ code, file }) => [code, file]),
      [['idempotency_key_reused', 'approval.json']],
    );
  });
});
