import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  findRecord,
  historyOf,
  listRecords,
  countRecords,
  subjectsStartingWith,
  controlsInForce,
} from '../../src/ledger/reading.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import type { Connection } from '../../src/ledger/driver/connection.ts';
import { leafOf } from '../../src/ledger/records.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { subject, digest } from '../evidence/documents.ts';
import {
  AT,
  contract,
  control,
  ENGINES,
  newLedger,
  raw,
  record,
  review,
  run,
  filledLedger,
  type EngineName,
  type TestLedger,
  bentConnection,
} from './world.ts';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateKeyFile } from '../../src/cli/keys/signing-keys.ts';
import { keepCheckpoint } from '../../src/cli/evidence/read-ledger.ts';
import { verifyLedger, verifyLedgerSince, type LedgerAudit } from '../../src/ledger/verify.ts';
import { headIn } from '../../src/ledger/log.ts';
import { refusalOf, type Result } from '../../src/documents/findings.ts';
import type { LedgerHead } from '../../src/trust/checkpoint.ts';
import { temporaryFolder } from '../repositories.ts';
import { valueOf } from '../trust/expect.ts';

/** A connection that also notes what it is asked. */
function noting(sql: Connection, asked: string[]): Connection {
  return bentConnection(sql, {
    query: (text, parameters) => {
      asked.push(text);
      return sql.query(text, parameters);
    },
    queryAll: (queries) => {
      asked.push(...queries.map((one) => one.sql));
      return sql.queryAll(queries);
    },
  });
}

// Without statistics, as every ledger is: by those of a small one, PostgreSQL rightly reads all of it.
test('SQLite reads through no table to look up the evidence of a subject, or the selectors in use', async () => {
  const ledger = await newLedger('sqlite');
  await record(ledger, 'approval', review());
  await record(ledger, 'control', control());
  const asked: string[] = [];
  await ledger.driver.read(async (sql) => {
    const noted = noting(sql, asked);
    await effectiveEvidence(noted, subject(), AT, { contract: contract.digest });
    await controlsInForce(noted, AT);
  });
  assert.ok(asked.some((text) => text.includes('provider_certification_runs')));
  for (const text of asked) {
    const rows = await raw(ledger.location, [`explain query plan ${text}`]);
    const plan = rows.map((row) => String(Object(row)['detail']));
    const table = /^SCAN (?:one|o|n|r|l|checked|q|provider_\w+)(?! USING)\b/;
    assert.deepEqual(
      plan.filter((step) => table.test(step)),
      [],
      text,
    );
  }
});

for (const engine of ENGINES) {
  describe(`reading on ${engine}`, () => {
    test('lists page by page, newest first, all or one kind', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'approval', review());
      await record(ledger, 'run', run('local'));
      await record(ledger, 'run', run('live'));
      for (let count = 0; count < 4; count += 1)
        await record(ledger, 'control', control({ reason: `step-${count}` }));
      const page = (before?: number, kind?: 'run') =>
        ledger.driver.read(async (sql) => {
          const asked = { ...(before === undefined ? {} : { before }), ...(kind ? { kind } : {}) };
          const records = await listRecords(sql, { limit: 3, ...asked });
          return records.map(({ sequence }) => sequence);
        });
      assert.deepEqual(await page(), [7, 6, 5]);
      assert.deepEqual(await page(5), [4, 3, 2]);
      assert.deepEqual(await page(2), [1]);
      assert.deepEqual(await page(undefined, 'run'), [3, 2]);
    });

    test('finds a record by its number and by its id, as its leaf covers it', async () => {
      const ledger = await newLedger(engine);
      const documents = [
        ['approval', review({ instance_fingerprint: null })],
        ['run', run('local')],
        [
          'control',
          control({
            selector: {
              provider: 'pixelgram',
              instance_fingerprint: null,
              operation: 'connect',
              deployment_environment: 'staging',
              account_kind: 'business',
            },
            expires_at: '2026-05-01T00:00:00.250Z',
          }),
        ],
      ] as const;
      for (const [kind, document] of documents) {
        const { id, sequence, leaf } = await record(ledger, kind, document);
        for (const name of [id, String(sequence)]) {
          const found = await ledger.driver.read((sql) => findRecord(sql, name));
          assert.ok(found);
          assert.equal(found.leaf, leaf);
          assert.equal(leafOf(found.record), leaf);
          assert.equal(found.record.kind, kind);
        }
      }
      for (const name of ['0', '4', '-1', 'x', "' or 1=1 --", '9'.repeat(40)])
        assert.equal(await ledger.driver.read((sql) => findRecord(sql, name)), null, name);
    });

    test('tells the history of one subject and of no other', async () => {
      const ledger = await newLedger(engine);
      const other = { ...subject(), account_kind: 'personal' };
      await record(ledger, 'approval', review());
      await record(ledger, 'approval', review({ provider: 'elsewhere' }));
      await record(ledger, 'run', run('local'));
      await record(ledger, 'run', run('local', {}, other));
      await record(ledger, 'control', control());
      await record(
        ledger,
        'control',
        control({ selector: { provider: 'pixelgram', account_kind: 'personal' } }),
      );
      const history = async (before?: number) => {
        const page = { limit: 3, ...(before === undefined ? {} : { before }) };
        const records = await ledger.driver.read((sql) => historyOf(sql, subject(), page));
        return records.map(({ sequence }) => sequence);
      };
      assert.deepEqual(await history(), [5, 3, 1]);
      assert.deepEqual(await history(3), [1]);
    });

    test('finds subjects by what their digest starts with', async () => {
      const ledger = await newLedger(engine);
      const other = { ...subject(), account_kind: 'personal' };
      await record(ledger, 'approval', review());
      for (const one of [subject(), other, subject()])
        await record(ledger, 'run', run('local', {}, one));
      const found = (start: string) =>
        ledger.driver.read((sql) => subjectsStartingWith(sql, start));
      const ownDigest = subjectDigest(other);
      assert.deepEqual(await found(ownDigest), [other]);
      assert.deepEqual(await found(ownDigest.slice(0, 19)), [other]);
      assert.equal((await found('sha256:')).length, 2);
      assert.deepEqual(await found('sha256:0123456789ab'), []);
    });

    test('hears the last control that has not ended, however many came after it', async () => {
      const ledger = await newLedger(engine);
      const speaking = async () => {
        const found = await ledger.driver.read((sql) => effectiveEvidence(sql, subject(), AT));
        return found.control?.record.reason;
      };
      assert.equal(await speaking(), undefined);
      const ended = { expires_at: '2026-03-10T00:00:00Z' };
      const silent = (count: number) =>
        Array.from({ length: count }, (_, number) =>
          number % 2 === 0 ? control(ended) : control({ starts_at: '2026-03-16T00:00:00Z' }),
        );
      const steps: [object[], string][] = [
        [[control({ reason: 'until-later', expires_at: '2026-04-01T00:00:00Z' })], 'until-later'],
        [silent(40), 'until-later'],
        [[control({ reason: 'for-good' })], 'for-good'],
        [silent(15), 'for-good'],
        [silent(1), 'for-good'],
        [silent(40), 'for-good'],
      ];
      for (const [documents, reason] of steps) {
        for (const document of documents) await record(ledger, 'control', document);
        assert.equal(await speaking(), reason);
      }
    });

    test('counts', async () => {
      const ledger = await newLedger(engine);
      const empty = await ledger.driver.read(countRecords);
      assert.equal(empty.first_recorded_at, null);
      await record(ledger, 'approval', review());
      await record(ledger, 'run', run('local'), AT + 1000);
      const { head, ...counts } = await ledger.driver.read(countRecords);
      assert.equal(head.tree_size, 2);
      assert.deepEqual(counts, {
        records: { approval: 1, run: 1, control: 0, correction: 0 },
        quarantined: 0,
        checks: 6,
        subjects: 1,
        first_recorded_at: '2026-03-15T12:00:00Z',
        last_recorded_at: '2026-03-15T12:00:01Z',
      });
    });
  });
}

const KEPT = 5;

async function upToKept(ledger: TestLedger): Promise<void> {
  await record(ledger, 'approval', review());
  await record(ledger, 'run', run('local'));
  await record(ledger, 'run', run('live'));
  await record(ledger, 'control', control());
  await record(ledger, 'control', control({ state: 'degraded' }));
}

/** A ledger with records on both sides of a kept head: runs after it belong to a review before it. */
async function filled(engine: EngineName): Promise<{ ledger: TestLedger; kept: LedgerHead }> {
  const ledger = await newLedger(engine);
  await upToKept(ledger);
  const kept = await ledger.driver.read((connection) => headIn(connection));
  assert.equal(kept.tree_size, KEPT);
  await record(ledger, 'run', run('live'));
  await record(ledger, 'control', control());
  await record(ledger, 'run', run('local'));
  return { ledger, kept };
}

function since(ledger: TestLedger, kept: LedgerHead): Promise<Result<LedgerAudit>> {
  return verifyLedgerSince(ledger.driver, kept, 'kept.txt');
}

/** Everything but the guards that had to be taken away to get there. */
function codesIn(outcome: Result<LedgerAudit>): string[] {
  const findings = outcome.ok ? outcome.value.findings : outcome.findings;
  const codes = findings.map(({ code }) => code).filter((code) => !code.startsWith('guard_'));
  return [...new Set(codes)].sort();
}

/** Statements that remove the guards of a table, as the owner of the database can. */
function unguard(engine: EngineName, table: string): string[] {
  return engine === 'postgres'
    ? [`alter table ${table} disable trigger all`]
    : ['update', 'delete'].map((change) => `drop trigger ${table}_no_${change}`);
}

const RUNS = 'provider_certification_runs';
const LOG = 'provider_evidence_log';
const CONTROLS = 'provider_runtime_control_events';

/** A change, and what an audit since the kept head finds of it; `unseen` is named by a whole audit only. */
const CHANGES: readonly (readonly [
  table: string,
  change: string,
  found: readonly string[] | 'unseen',
])[] = [
  [RUNS, `update ${RUNS} set expires_at = expires_at + 1 where sequence = 6`, ['record_altered']],
  [
    'provider_certification_checks',
    "update provider_certification_checks set outcome = 'failed' where run_sequence = 8 and kind = 'connect'",
    ['record_altered'],
  ],
  [CONTROLS, `delete from ${CONTROLS} where sequence = 7`, ['record_removed']],
  [LOG, `update ${LOG} set subtrees = '${'9'.repeat(64)}' where sequence = 6`, ['tree_altered']],
  // A run repeats its review, whenever that was recorded.
  [
    'provider_approval_reviews',
    "update provider_approval_reviews set approval_state = 'restricted' where sequence = 1",
    ['record_altered'],
  ],
  // Before the head only the stored tree is compared.
  [LOG, `update ${LOG} set leaf = '${digest('9')}' where sequence = 5`, ['ledger_forked']],
  [RUNS, `update ${RUNS} set expires_at = expires_at + 1 where sequence = 3`, 'unseen'],
  [CONTROLS, `delete from ${CONTROLS} where sequence = 4`, 'unseen'],
];

for (const engine of ENGINES)
  describe(`verifying a ledger on ${engine} since a checkpoint`, () => {
    test('comes to the head of the whole ledger', async () => {
      const { ledger, kept } = await filled(engine);
      const whole = await verifyLedger(ledger.driver);
      const empty = await newLedger(engine);
      const nothing = await empty.driver.read((connection) => headIn(connection));
      for (const from of [nothing, kept, whole.head])
        assert.deepEqual(valueOf(await since(ledger, from)), whole);
    });

    for (const [table, change, found] of CHANGES)
      test(`[T124] ${change}: ${found === 'unseen' ? found : found.join()}`, async () => {
        const { ledger, kept } = await filled(engine);
        await ledger.raw(...unguard(engine, table), change);
        assert.deepEqual(codesIn(await since(ledger, kept)), found === 'unseen' ? [] : found);
        if (found !== 'unseen') return;
        const whole = await verifyLedger(ledger.driver);
        assert.ok(codesIn({ ok: true, value: whole }).length > 0, 'the whole audit sees it');
      });

    test('[T124] refuses the head of another history, of another ledger and of a longer one', async () => {
      const { ledger, kept } = await filled(engine);
      const { kept: forked } = await filled(engine);
      const longer = await ledger.driver.read((connection) => headIn(connection));
      const shorter = await newLedger(engine);
      await record(shorter, 'approval', review());
      assert.deepEqual(codesIn(await since(ledger, forked)), ['ledger_forked']);
      assert.deepEqual(codesIn(await since(shorter, longer)), ['ledger_truncated']);
      assert.deepEqual(codesIn(await since(ledger, { ...kept, origin: 'ledger.example/other' })), [
        'checkpoint_origin_wrong',
      ]);
    });

    // docs/how-to/back-up-a-ledger.md, "If a checkpoint doesn't match the ledger"; and who owns all of it.
    test('[T124] a phantom checkpoint and a fork look as the guide says, and older checkpoints tell them apart', async () => {
      const [signed, left] = [
        await filledLedger(engine, upToKept),
        await filledLedger(engine, upToKept),
      ];
      const headOf = ({ driver }: TestLedger) => driver.read((connection) => headIn(connection));
      const older = await headOf(left);
      await record(signed, 'control', control({ state: 'degraded' }));
      const phantom = await headOf(signed);
      // The record was lost after its checkpoint was signed, and others take its place.
      assert.deepEqual(codesIn(await since(left, phantom)), ['ledger_truncated']);
      assert.deepEqual(codesIn(await since(left, older)), []);
      await record(left, 'control', control());
      assert.deepEqual(codesIn(await since(left, phantom)), ['ledger_forked']);
      assert.deepEqual(codesIn(await since(left, older)), []);
      // Who writes all of a ledger anew meets no finding, but no checkpoint from before confirms it.
      const { ledger: anew } = await filled(engine);
      assert.deepEqual(codesIn({ ok: true, value: await verifyLedger(anew.driver) }), []);
      for (const kept of [older, phantom])
        assert.deepEqual(codesIn(await since(anew, kept)), ['ledger_forked']);
    });

    test('[T124] a phantom checkpoint stops the next ones until it is moved away', async (t) => {
      const [signed, left] = [
        await filledLedger(engine, upToKept),
        await filledLedger(engine, upToKept),
      ];
      const folder = temporaryFolder(t);
      const key = { path: join(folder, 'ledger.key'), name: 'ledger.key' };
      await createPrivateKeyFile(key);
      const signer = { file: key, passphrase: undefined, purpose: 'the key of the ledger' };
      const out = { path: join(folder, 'kept'), name: 'kept' };
      const file = async ({ location }: TestLedger) => {
        const place = { location, directory: folder };
        return keepCheckpoint(place, signer, out).then(
          () => 'filed',
          (cause: unknown) => refusalOf(cause).code,
        );
      };
      assert.equal(await file(left), 'filed');
      await record(signed, 'control', control({ state: 'degraded' }));
      assert.equal(await file(signed), 'filed');
      assert.equal(await file(left), 'ledger_truncated');
      await record(left, 'control', control());
      assert.equal(await file(left), 'ledger_forked');
      const newest = readdirSync(out.path).sort().at(-1) ?? '';
      renameSync(join(out.path, newest), join(folder, newest));
      assert.equal(await file(left), 'filed');
    });

    test('a guard that is gone is found', async () => {
      const { ledger, kept } = await filled(engine);
      await ledger.raw(...unguard(engine, RUNS).slice(0, 1));
      const { findings } = valueOf(await since(ledger, kept));
      assert.ok(findings.some(({ code }) => code.startsWith('guard_')));
    });
  });
