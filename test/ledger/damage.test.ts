import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { ProjectionWriter } from '../../src/ledger/projection-writer.ts';
import { append } from '../../src/ledger/append.ts';
import { exportProjection } from '../../src/ledger/export.ts';
import { listRecords, subjectsStartingWith } from '../../src/ledger/reading.ts';
import { proveGrowth, proveInclusion } from '../../src/ledger/log.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { readIdentity } from '../../src/ledger/identity.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import { codesOf, newKey, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { entryOf } from './corrections-world.ts';
import { certified, exported, facts, LIMITS } from './export-world.ts';
import {
  AT,
  FINGERPRINTS,
  contextAt,
  contracts,
  control,
  ENGINES,
  item,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';

const RUNS = 'provider_certification_runs';
const LOG = 'provider_evidence_log';

/** Changes a ledger as the owner of its database can: without the guards. */
async function tamper(ledger: TestLedger, table: string, ...changes: string[]) {
  const guards = ['update', 'delete', 'insert'].flatMap((change) => [`${table}_no_${change}`]);
  await ledger.raw(
    ...(ledger.engine === 'postgres'
      ? [`alter table ${table} disable trigger all`]
      : guards.map((name) => `drop trigger if exists ${name}`)),
    ...changes,
  );
}

for (const engine of ENGINES)
  describe(`a ledger on ${engine} that was damaged`, () => {
    test('does not say what it is for any more: nothing is read, nothing appended', async () => {
      const ledger = await certified(engine);
      const identity = 'provider_evidence_identity';
      await tamper(ledger, identity, `delete from ${identity}`);
      const missing = { code: 'ledger_missing' };
      await assert.rejects(ledger.driver.read(readIdentity), missing);
      await assert.rejects(
        append(ledger.driver, [item('control', control())], contextAt()),
        missing,
      );
    });

    test('has a run of another subject than its digest says: no projection is made of it', async () => {
      const ledger = await certified(engine);
      await tamper(ledger, RUNS, `update ${RUNS} set provider = 'hilltop' where side = 'local'`);
      const says = valueOf(readFacts(Buffer.from(JSON.stringify(facts())), 'facts.json'));
      const source = { facts: says, contracts };
      const entry = ledger.driver.read((sql) => entryOf(sql, source, subject(), AT));
      await assert.rejects(entry, /cannot be read/, 'readiness is degraded then');
      await tamper(ledger, RUNS, `update ${RUNS} set provider = 'hilltop'`);
      assert.deepEqual(codesOf(await exported(ledger)), ['record_altered', 'record_altered']);
    });

    test('lost the checks of a run: no projection is made of it, and the audit misses them', async () => {
      const ledger = await certified(engine);
      const checks = 'provider_certification_checks';
      await tamper(
        ledger,
        checks,
        `delete from ${checks} where run_sequence in (select sequence from ${RUNS} where side = 'local')`,
      );
      assert.deepEqual(codesOf(await exported(ledger)), ['record_altered']);
      assert.ok((await verifyLedger(ledger.driver)).findings.length > 0);
    });

    test('has checks of no run: the audit names them', async () => {
      const ledger = await certified(engine);
      await tamper(ledger, LOG, `delete from ${LOG} where record_kind = 'run'`);
      await tamper(ledger, RUNS, `delete from ${RUNS}`);
      const { findings } = await verifyLedger(ledger.driver);
      assert.ok(
        findings.some(({ found }) =>
          found?.startsWith('provider_certification_checks, sequence 2, id '),
        ),
      );
      await ledger.driver.read((connection) =>
        listRecords(connection, { limit: 9, kind: 'approval', before: 9 }),
      );
      const proof = await ledger.driver.attest((c) => proveInclusion(c, 1, newKey(), 'proof'));
      assert.ok(codesOf(proof).includes('record_removed'), 'nothing is signed');
    });

    test('names a place that the log does not have, or that is of another kind', async () => {
      const ledger = await certified(engine);
      const start = subjectDigest(subject()).slice(0, 20);
      const found = () => ledger.driver.read((c) => subjectsStartingWith(c, start));
      assert.equal((await found()).length, 1);
      await tamper(
        ledger,
        RUNS,
        `update ${RUNS} set sequence = 1 where side = 'live'`,
        `delete from ${RUNS} where side = 'local'`,
      );
      assert.deepEqual(await found(), []);
      await tamper(ledger, LOG, `delete from ${LOG} where sequence = 1`);
      await assert.rejects(found(), { code: 'ledger_damaged' });
    });

    test('is reported up to a limited number of faults', async () => {
      const ledger = await newLedger(engine);
      const items = Array.from({ length: 120 }, (_, index) =>
        item('control', control({ reason: `drill-${index}` })),
      );
      valueOf(await append(ledger.driver, items, contextAt()));
      await tamper(
        ledger,
        'provider_runtime_control_events',
        "update provider_runtime_control_events set reason = 'other'",
      );
      const { findings } = await verifyLedger(ledger.driver);
      assert.ok(findings.length >= 100 && findings.length < 110, String(findings.length));
    });
  });

/** A ledger with a run of each of so many subjects. */
async function withModes(length: number) {
  const ledger = await newLedger('sqlite');
  await record(ledger, 'approval', review());
  const modes = Array.from({ length }, (_, index) => `mode-${index}`);
  const known = modes.map((policy_mode) => contractOf({ ...contractDocument(), policy_mode }));
  const context = contextAt(AT, { contracts: indexContracts(known) });
  const subjects = modes.map((policy_mode) => ({ ...subject(), policy_mode }));
  for (const [index, of] of subjects.entries()) {
    const document = run('local', { contract_digest: known[index]?.digest ?? '' }, of);
    valueOf(await append(ledger.driver, [item('run', document)], context));
  }
  return { ledger, subjects };
}

describe('an export', () => {
  test('of many subjects has each once, in their order, also where a page is full', async () => {
    const { ledger, subjects } = await withModes(51);
    const { bytes } = valueOf(await exported(ledger));
    const lines = bytes.toString().trimEnd().split('\n');
    assert.equal(new Set(lines).size, 51);
    const chosen = valueOf(await exported(ledger, { subjects: subjects.toReversed() }));
    assert.deepEqual(chosen.bytes, bytes);
    const unknown = { ...subject(), provider: 'hilltop' };
    assert.match(
      valueOf(await exported(ledger, { subjects: [unknown] })).bytes.toString(),
      /"approval":null/,
    );
  });

  test('whose lines no projection could hold is refused, and one whose reader fails is over', async () => {
    const ledger = await certified('sqlite');
    const taken = exportProjection(
      ledger.driver,
      {
        facts: valueOf(readFacts(Buffer.from(JSON.stringify(facts())), 'facts.json')),
        factsFile: 'facts.json',
        contracts,
        at: AT,
        limits: LIMITS,
        lifetimeMs: 3_600_000,
        ledgerKey: keys.ledger,
        fingerprints: FINGERPRINTS,
        file: 'statement',
      },
      () => Promise.reject(new RangeError('no room')),
    );
    await assert.rejects(taken, RangeError);
    const entry: object = JSON.parse(valueOf(await exported(ledger)).bytes.toString());
    const written = async (changes: object) => {
      const writer = new ProjectionWriter(async () => {}, 'statement');
      // Bent on purpose: the types let no such entry through.
      for (const one of [{ ...entry, ...changes }, entry]) await writer.write(one as never);
      return codesOf(await writer.finish());
    };
    const { approval, live_run } = entry as Record<string, object>;
    assert.deepEqual(await written({ approval: { ...approval, tier: 'NO SLUG' } }), [
      'looks_like_free_text',
    ]);
    assert.deepEqual(await written({ live_run: { ...live_run, tested_revision: 'main' } }), [
      'wrong_form',
    ]);
  });

  test('that meets a damaged row behind the first page is over', async () => {
    const { ledger } = await withModes(51);
    const last = `where subject_digest = (select max(subject_digest) from ${RUNS})`;
    await tamper(ledger, RUNS, `update ${RUNS} set provider = 'hilltop' ${last}`);
    assert.deepEqual(codesOf(await exported(ledger)), ['record_altered']);
  });
});

describe('a proof', () => {
  test('is made by no other key than one of a ledger', async () => {
    const ledger = await certified('sqlite');
    const key = newKey('ecdsa-p256');
    for (const outcome of [
      await ledger.driver.attest((c) => proveInclusion(c, 1, key, 'proof')),
      await ledger.driver.attest((c) => proveGrowth(c, { tree_size: 1 }, key, 'proof')),
      await exported(ledger, { ledgerKey: key }),
    ])
      assert.deepEqual(codesOf(outcome), ['note_key_invalid']);
  });
});
