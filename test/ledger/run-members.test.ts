import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../src/documents/findings.ts';
import { Binder } from '../../src/ledger/binding.ts';
import { LogEnd } from '../../src/ledger/log.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { insertRun, leafOf, requestDigestOf, type RunRecord } from '../../src/ledger/records.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { digest } from '../evidence/documents.ts';
import { valueOf } from '../trust/expect.ts';
import { certified, exported } from './export-world.ts';
import { randomDigest, randomId } from './rows.ts';
import { ENGINES, FINGERPRINTS, IDENTITY, review, type TestLedger } from './world.ts';

/** Members that a record has if the program that recorded it saw them. */
const SEEN = {
  origin: { kind: 'test_results', results_sha256: digest('5') },
  results_cases: '3-8,11',
  exit_status: 1,
  covered_tree: digest('6'),
} as const;

async function lastRun({ driver }: TestLedger): Promise<RunRecord> {
  const [last] = await driver.read((sql) => listRecords(sql, { kind: 'run', limit: 1 }));
  const { record } = present(last);
  assert.ok(record.kind === 'run');
  return record;
}

async function insert(
  { driver }: TestLedger,
  unbound: Omit<RunRecord, 'binding'>,
  idempotencyRef: string,
): Promise<RunRecord> {
  const [last] = await driver.read((sql) => listRecords(sql, { limit: 1 }));
  return driver.write(async (sql) => {
    const log = new LogEnd(sql, present(last));
    await log.prepare();
    const place = { sequence: log.next, idempotencyRef };
    const { leaf, record } = new Binder(IDENTITY, FINGERPRINTS).seal(unbound, place);
    const { expires_at: review_expires_at, reviewed_at } = review();
    insertRun(sql, log.next, record, { reviewed_at, review_expires_at });
    const { id, kind } = record;
    log.append({ id, kind, leaf, idempotencyRef, requestDigest: requestDigestOf(record) }, sql);
    return record;
  });
}

for (const engine of ENGINES)
  test(`a run on ${engine} keeps what was seen of its tests, and the leaf covers each of it`, async () => {
    const ledger = await certified(engine);
    const before = await lastRun(ledger);
    const idempotencyRef = randomDigest();
    const [first, ...others] = before.checks;
    const { binding: _binding, ...unbound } = {
      ...before,
      ...SEEN,
      id: randomId(),
      nonce: randomId(),
      checks: [{ ...present(first), attempts: 2 }, ...others],
    };
    const record = await insert(ledger, unbound, idempotencyRef);
    const leaf = leafOf(record);
    const { findings } = await verifyLedger(ledger.driver, { fingerprints: FINGERPRINTS });
    assert.deepEqual(findings, []);
    assert.deepEqual(await lastRun(ledger), record);
    const { results_cases: _cases, ...withoutCases } = record;
    const { exit_status: _status, ...withoutStatus } = record;
    const { covered_tree: _tree, ...withoutTree } = record;
    for (const other of [
      withoutCases,
      withoutStatus,
      withoutTree,
      { ...record, checks: [present(first), ...others] },
      { ...record, origin: { ...SEEN.origin, attestation_sha256: digest('7') } },
    ])
      assert.notEqual(leafOf(other), leaf);
    // A projection has what a rule needs: origin and covered tree.
    const [line = ''] = valueOf(await exported(ledger))
      .bytes.toString('utf8')
      .split('\n');
    const { live_run } = JSON.parse(line);
    assert.deepEqual(live_run.origin, SEEN.origin);
    assert.deepEqual(live_run.checks, before.checks);
    assert.equal(live_run.covered_tree, SEEN.covered_tree);
    for (const name of ['results_cases', 'exit_status']) assert.equal(name in live_run, false);
  });
