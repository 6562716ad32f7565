import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import type { CertificationRun } from '../../src/documents/index.ts';
import { append } from '../../src/ledger/append.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { exported } from './export-world.ts';
import {
  AT,
  contextAt,
  control,
  ENGINES,
  item,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';
import { readFingerprintKey } from '../../src/ledger/identity.ts';
import { codesOf, utf8, valueOf } from '../trust/expect.ts';

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

const LOCAL = run('local');

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
