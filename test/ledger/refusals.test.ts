import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import type { Finding } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import type { AppendItem } from '../../src/ledger/prepare-record.ts';
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
  ENGINES,
} from './world.ts';
import type { CertificationRun } from '../../src/documents/index.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { exported } from './export-world.ts';
import { readFingerprintKey } from '../../src/ledger/identity.ts';
import { codesOf, utf8, valueOf } from '../trust/expect.ts';

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

/** Secrets that somebody could hand in by mistake; none of them may be found anywhere afterwards. */
const CANARIES = [
  '1784400125938271',
  '17841400125938',
  'Jane Appleseed',
  'jane.appleseed@example.org',
  '@jane_appleseed',
  'https://provider.example/users/1784400125938271?token=s3cr3t',
  'EAAGm0PX4ZCpsBAKq7ZBb2V4c9d8',
  'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
  'xoxb-123456789012-abcdefABCDEF',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxNzg0NDAwIn0.dBjftJeZ4CVP',
  'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  '-----BEGIN PRIVATE KEY-----',
];

/** Each document with a canary in one place where text can be. */
function documents(canary: string): [kind: 'approval' | 'run' | 'control', document: object][] {
  const of = run('live');
  const bent = (changes: object): CertificationRun & object => ({ ...of, ...changes });
  return [
    ['approval', { ...review(), provider: canary }],
    ['approval', { ...review(), tier: canary }],
    ['approval', { ...review(), state: canary }],
    ['approval', { ...review(), app_fingerprint: canary }],
    ['approval', { ...review(), instance_fingerprint: canary }],
    ['approval', { ...review(), reviewed_at: canary }],
    ['approval', { ...review(), note: canary }],
    ['approval', { ...review(), [canary]: 'x' }],
    ['run', bent({ subject: { ...of.subject, account_kind: canary } })],
    ['run', bent({ subject: { ...of.subject, policy_mode: canary } })],
    ['run', bent({ subject: { ...of.subject, [canary]: canary } })],
    ['run', bent({ tested_revision: canary })],
    ['run', bent({ contract_digest: canary })],
    ['run', bent({ granted_scopes: [canary] })],
    ['run', bent({ checks: of.checks.map((check) => ({ ...check, [canary]: canary })) })],
    ['run', bent({ checks: of.checks.map((check) => ({ ...check, kind: canary })) })],
    [
      'run',
      bent({ checks: of.checks.map((check) => ({ ...check, not_applicable_reason: canary })) }),
    ],
    ['control', { ...control(), reason: canary }],
    ['control', { ...control(), selector: { provider: canary } }],
    ['control', { ...control(), selector: { provider: 'pixelgram', [canary]: canary } }],
  ];
}

/** The same run, with canaries where ids belong: these are recorded, as fingerprints. */
function withIds(canary: string): CertificationRun {
  const of = run('live', { account_reference: canary });
  return {
    ...of,
    checks: of.checks.map((check) => ({
      ...check,
      external_result: check.external_result === null ? null : canary,
    })),
  };
}

/** Everything that is left on disk, or that can be read out of a server. */
async function remains(ledger: TestLedger): Promise<string> {
  if (ledger.engine === 'sqlite') {
    const path = ledger.location.slice('sqlite:'.length);
    return readdirSync(dirname(path))
      .filter((name) => name.startsWith(basename(path)))
      .map((name) => readFileSync(join(dirname(path), name), 'latin1'))
      .join('\n');
  }
  const tables = (await ledger.raw(
    "select tablename from pg_tables where schemaname = 'claimgate'",
  )) as { tablename: string }[];
  const rows = [];
  for (const { tablename } of tables) rows.push(await ledger.raw(`select * from ${tablename}`));
  return JSON.stringify(rows);
}

function assertNoneIn(text: string, where: string): void {
  for (const canary of CANARIES) {
    for (const form of [canary, JSON.stringify(canary).slice(1, -1), encodeURIComponent(canary)])
      assert.ok(!text.includes(form), `${form} in ${where}`);
    for (const algorithm of ['sha256', 'sha1', 'md5', 'sha512'])
      for (const encoding of ['hex', 'base64', 'base64url'] as const) {
        const plain = createHash(algorithm).update(canary).digest(encoding);
        assert.ok(!text.includes(plain), `${algorithm} of ${canary} in ${where}`);
      }
  }
}

for (const engine of ENGINES) {
  describe(`what must not be stored, on ${engine}`, () => {
    test('[T06] is refused without a word of it, or stored as fingerprints only', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'approval', review());
      for (const canary of CANARIES) {
        for (const [kind, document] of documents(canary)) {
          const outcome = await append(ledger.driver, [item(kind, document)], contextAt());
          const said = inspect(outcome, { depth: null });
          assert.equal(outcome.ok, false, said);
          assertNoneIn(said, 'the findings');
        }
        const outcome = await append(
          ledger.driver,
          [item('run', withIds(canary), { idempotencyKey: canary })],
          contextAt(AT, { operator: canary }),
        );
        assert.ok(outcome.ok, JSON.stringify(outcome));
        assertNoneIn(inspect(outcome, { depth: null }), 'the answer');
      }
      assertNoneIn(await remains(ledger), 'the database');
      const all = await ledger.driver.read((sql) => listRecords(sql, { limit: 100 }));
      assertNoneIn(inspect(all, { depth: null }), 'the records');
      const projection = await exported(ledger);
      assert.ok(projection.ok);
      assertNoneIn(projection.value.bytes.toString('utf8'), 'the projection');
      assertNoneIn(inspect(projection, { depth: null }), 'the statement');
    });

    test('[T69] is not in the error of a ledger that cannot be had', async () => {
      const { parseLocation, openLedger } = await import('../../src/ledger/open.ts');
      for (const text of ['postgres://jane:s3cr3t@localhost:1/x', 'mysql://jane:s3cr3t@h/x']) {
        const cause: unknown = await Promise.resolve()
          .then(() => openLedger(parseLocation(text)))
          .catch((error: unknown) => error);
        assert.ok(cause instanceof Error);
        assert.doesNotMatch(inspect(cause, { depth: 9 }), /s3cr3t/);
      }
    });
  });
}

describe('an unknown member is named only where it could be one, and its place is that of the object', () => {
  const [check = assert.fail()] = LOCAL.checks;
  for (const [why, document, pointer, shown] of [
    ['a plain name', { ...review(), note: 1 }, '', '"note"'],
    ['a name that may be a secret', { ...review(), 'a/b~c': 1 }, '', 'a name of 5 characters'],
    ['further down', { ...LOCAL, checks: [{ ...check, note: 1 }] }, '/checks/0', '"note"'],
  ] as const) {
    test(why, async () => {
      const ledger = await newLedger('sqlite');
      const kind = 'checks' in document ? 'run' : 'approval';
      const outcome = await append(ledger.driver, [item(kind, document)], contextAt());
      assert.ok(!outcome.ok);
      const [{ code, ...found }] = outcome.findings;
      assert.deepEqual([code, found.pointer, found.found], ['unknown_member', pointer, shown]);
    });
  }
});

const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => 251 - index));

test('a key is one line of base64', () => {
  for (const end of ['', '\n'])
    assert.deepEqual(valueOf(readFingerprintKey(utf8(KEY.toString('base64') + end), 'k')), KEY);
});

test('an invalid or short key is refused without repeating any of it', () => {
  const refusals: [Uint8Array, string][] = [
    [utf8(''), 'fingerprint_key_short'],
    [utf8(KEY.subarray(1).toString('base64')), 'fingerprint_key_short'],
    [utf8(`${KEY.toString('base64')}\n\n`), 'fingerprint_key_malformed'],
    [utf8(`${KEY.toString('hex')}!`), 'fingerprint_key_malformed'],
    [KEY, 'fingerprint_key_malformed'],
    [utf8('A'.repeat(2000)), 'fingerprint_key_malformed'],
  ];
  for (const [bytes, code] of refusals) {
    const outcome = readFingerprintKey(bytes, 'key.txt');
    assert.deepEqual(codesOf(outcome), [code]);
    assert.ok(!JSON.stringify(outcome).includes(KEY.toString('base64').slice(4, 12)));
  }
});
