import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  asNew,
  bent,
  rowsOfRecord,
  takes,
  type RawRow,
  type Value,
  randomDigest,
  randomId,
} from './rows.ts';
import {
  control,
  ENGINES,
  newLedger,
  record,
  review,
  run,
  FINGERPRINTS,
  IDENTITY,
  type TestLedger,
} from './world.ts';
import { present } from '../../src/documents/findings.ts';
import { Binder } from '../../src/ledger/binding.ts';
import { LogEnd } from '../../src/ledger/log.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { insertRun, leafOf, requestDigestOf, type RunRecord } from '../../src/ledger/records.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { digest } from '../evidence/documents.ts';
import { valueOf } from '../trust/expect.ts';
import { certified, exported } from './export-world.ts';

const REVIEWS = 'provider_approval_reviews';
const RUNS = 'provider_certification_runs';
const CHECKS = 'provider_certification_checks';
const CONTROLS = 'provider_runtime_control_events';
const LOG = 'provider_evidence_log';

const HEX = 'ab'.repeat(32);
const DIGEST = `sha256:${HEX}`;

/** Values of each form that must be refused wherever the form is asked for, and one that is accepted. */
const FORMS = {
  digest: {
    good: [DIGEST],
    bad: [
      HEX,
      'sha256:',
      `sha256:${HEX.slice(1)}`,
      `sha256:${HEX}0`,
      `SHA256:${HEX}`,
      `sha256:${HEX.toUpperCase()}`,
      `sha256:${HEX.slice(1)}g`,
      `sha256:${HEX}\n`,
      ` sha256:${HEX.slice(1)}`,
      `sha512:${HEX}`,
    ],
  },
  slug: {
    good: ['a', 'single-image', 'a.b_c-9', 'a'.repeat(64)],
    bad: ['', '-a', 'a-', 'a--b', 'a._b', 'A', 'a b', 'ä', 'a\n', 'a'.repeat(65), 'a@b', 'a/b'],
  },
  id: {
    good: ['c'.repeat(32)],
    bad: ['', 'c'.repeat(31), 'c'.repeat(33), 'C'.repeat(32), `${'c'.repeat(31)}g`],
  },
  revision: {
    good: ['1'.repeat(40), '1'.repeat(64)],
    bad: ['1'.repeat(39), '1'.repeat(41), '1'.repeat(7), 'main', `${'1'.repeat(39)}G`],
  },
  cases: {
    good: ['1', '3-8,11', '9'.repeat(4096)],
    bad: ['', '1 2', 'a', '3–8', '1\n', '9'.repeat(4097)],
  },
  scopes: {
    good: ['', HEX, HEX + HEX],
    bad: [HEX.slice(1), `${HEX}a`, HEX.toUpperCase(), DIGEST, `${HEX.slice(1)},`],
  },
} as const satisfies Record<string, { good: readonly string[]; bad: readonly string[] }>;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly form: keyof typeof FORMS;
  /** Columns that must say the same, or that a good value would contradict, so that only bad ones are tried. */
  readonly onlyBad?: boolean;
  /** Values of other columns that it comes with. */
  readonly with?: Record<string, Value>;
}

const COLUMNS: readonly Column[] = [
  ...[REVIEWS, RUNS, CONTROLS].flatMap((table): Column[] => [
    { table, column: 'id', form: 'id', onlyBad: true },
    { table, column: 'nonce', form: 'id' },
    { table, column: 'operator_ref', form: 'digest' },
    { table, column: 'binding', form: 'digest' },
  ]),
  ...['provider', 'approval_tier'].map((column): Column => ({
    table: REVIEWS,
    column,
    form: 'slug',
  })),
  { table: REVIEWS, column: 'app_fingerprint', form: 'digest' },
  { table: REVIEWS, column: 'instance_fingerprint', form: 'digest' },
  ...['provider', 'app_fingerprint', 'approval_tier'].map((column): Column => ({
    table: RUNS,
    column,
    form: column === 'app_fingerprint' ? 'digest' : 'slug',
    onlyBad: true,
  })),
  ...['account_kind', 'output_profile', 'policy_mode'].map((column): Column => ({
    table: RUNS,
    column,
    form: 'slug',
  })),
  ...['subject_digest', 'contract_digest', 'account_ref'].map((column): Column => ({
    table: RUNS,
    column,
    form: 'digest',
  })),
  { table: RUNS, column: 'tested_revision', form: 'revision' },
  { table: RUNS, column: 'required_scopes', form: 'scopes' },
  { table: RUNS, column: 'granted_scopes', form: 'scopes' },
  { table: RUNS, column: 'covered_tree', form: 'digest' },
  { table: REVIEWS, column: 'evidence_sha256', form: 'digest' },
  { table: RUNS, column: 'results_sha256', form: 'digest', with: { origin_kind: 'test_results' } },
  {
    table: RUNS,
    column: 'results_cases',
    form: 'cases',
    with: { origin_kind: 'test_run', results_sha256: DIGEST },
  },
  {
    table: RUNS,
    column: 'attestation_sha256',
    form: 'digest',
    with: { origin_kind: 'attested', results_sha256: DIGEST },
  },
  { table: CHECKS, column: 'external_result', form: 'digest' },
  { table: CONTROLS, column: 'selector_digest', form: 'digest' },
  { table: CONTROLS, column: 'reason', form: 'slug' },
  { table: CONTROLS, column: 'app_fingerprint', form: 'digest' },
  { table: LOG, column: 'leaf', form: 'digest' },
  { table: LOG, column: 'request_digest', form: 'digest' },
  { table: LOG, column: 'idempotency_ref', form: 'digest' },
];

/** Words that are enumerated: table, column, and a word that is none of them although it is a slug. */
const WORDS: readonly (readonly [string, string])[] = [
  [REVIEWS, 'provider_environment'],
  [REVIEWS, 'approval_state'],
  [RUNS, 'side'],
  [RUNS, 'deployment_environment'],
  [RUNS, 'operation'],
  [CHECKS, 'outcome'],
  [CHECKS, 'side'],
  [CONTROLS, 'control_state'],
  [LOG, 'record_kind'],
  ...[REVIEWS, RUNS, CONTROLS].map((table) => [table, 'origin_kind'] as const),
];

const YEAR_10000 = 253_402_300_800_000;
const NOW = Date.parse('2026-03-15T12:00:00Z');
const REVIEWED = Date.parse('2026-01-10T09:00:00Z');
const REVIEW_ENDS = Date.parse('2026-07-10T09:00:00Z');
const TESTED = Date.parse('2026-03-01T10:00:00Z');

type Case = readonly [why: string, table: string, changes: Record<string, Value>, isTaken: boolean];

const CASES: readonly Case[] = [
  ['an instant before 1970', REVIEWS, { reviewed_at: -1 }, false],
  ['an instant after 9999', REVIEWS, { review_expires_at: YEAR_10000 }, false],
  ['the last instant', REVIEWS, { review_expires_at: YEAR_10000 - 1 }, true],
  ['text for an instant', REVIEWS, { reviewed_at: '2026-01-10T09:00:00Z' }, false],
  ['no instant', REVIEWS, { reviewed_at: null }, false],
  ['an end at the start', REVIEWS, { review_expires_at: REVIEWED }, false],
  ['an end right after the start', REVIEWS, { review_expires_at: REVIEWED + 1 }, true],
  ['dated after the clocks can differ', REVIEWS, { reviewed_at: NOW + 60_001 }, false],
  ['dated as far ahead as clocks differ', REVIEWS, { reviewed_at: NOW + 60_000 }, true],
  ['not required with another tier', REVIEWS, { approval_state: 'not_required' }, false],
  ['another state with that tier', REVIEWS, { approval_tier: 'not_required' }, false],
  [
    'not required',
    REVIEWS,
    { approval_state: 'not_required', approval_tier: 'not_required' },
    true,
  ],
  ['no instance', REVIEWS, { instance_fingerprint: '' }, true],
  ['an unknown instance', REVIEWS, { instance_fingerprint: null }, false],
  ['a run that ends as it begins', RUNS, { expires_at: TESTED }, false],
  ['a run that ends with its review', RUNS, { expires_at: REVIEW_ENDS }, true],
  ['a run that outlives its review', RUNS, { expires_at: REVIEW_ENDS + 1 }, false],
  ['a run before its review', RUNS, { tested_at: REVIEWED - 1 }, false],
  ['a live run without account', RUNS, { account_ref: null }, false],
  [
    'a run of another app than its review',
    RUNS,
    { app_fingerprint: `sha256:${'9'.repeat(64)}` },
    false,
  ],
  ['a run of another environment', RUNS, { provider_environment: 'sandbox' }, false],
  ['a run of another instance', RUNS, { instance_fingerprint: DIGEST }, false],
  ['a run of another state', RUNS, { approval_state: 'trial' }, false],
  ['a run of another tier', RUNS, { approval_tier: 'basic' }, false],
  ['a run of other dates of the review', RUNS, { reviewed_at: REVIEWED - 1 }, false],
  ['a run that stretches its review', RUNS, { review_expires_at: REVIEW_ENDS + 1 }, false],
  ['a run of no review', RUNS, { review_id: 'c'.repeat(32) }, false],
  ['a run on another side than its checks', RUNS, { side: 'local' }, false],
  ['test_run without results', RUNS, { origin_kind: 'test_run' }, true],
  ['test_run with results', RUNS, { origin_kind: 'test_run', results_sha256: DIGEST }, true],
  ...(['test_results', 'attested'] as const).map((origin_kind): Case => [
    `${origin_kind} without results`,
    RUNS,
    { origin_kind },
    false,
  ]),
  [
    'attested without attestation',
    RUNS,
    { origin_kind: 'attested', results_sha256: DIGEST },
    false,
  ],
  [
    'an attestation of something else',
    RUNS,
    { origin_kind: 'test_run', results_sha256: DIGEST, attestation_sha256: DIGEST },
    false,
  ],
  ...(['statement', 'example', 'service'] as const).flatMap((origin_kind): Case[] => [
    [`a run of the origin ${origin_kind}`, RUNS, { origin_kind }, true],
    [`${origin_kind} with results`, RUNS, { origin_kind, results_sha256: DIGEST }, false],
    [
      `${origin_kind} with an attestation`,
      RUNS,
      { origin_kind, attestation_sha256: DIGEST },
      false,
    ],
    [`${origin_kind} with counted cases`, RUNS, { origin_kind, results_cases: '1' }, false],
  ]),
  ['the largest exit status', RUNS, { exit_status: 255 }, true],
  ['an exit status that no program has', RUNS, { exit_status: 256 }, false],
  ['a negative exit status', RUNS, { exit_status: -1 }, false],
  ...[REVIEWS, RUNS, CONTROLS].flatMap((table): Case[] => [
    ['a record without binding', table, { binding: null }, false],
    ['a record without origin', table, { origin_kind: null }, false],
  ]),
  ['an entry without idempotency key', LOG, { idempotency_ref: null }, false],
  ['a mask that names other members', CONTROLS, { selector_mask: 1 }, false],
  ['a mask with its member', CONTROLS, { selector_mask: 16, account_kind: 'business' }, true],
  ['a member without its mask', CONTROLS, { account_kind: 'business' }, false],
  ['a control without end', CONTROLS, { expires_at: null }, true],
  ['a control that ends as it begins', CONTROLS, { expires_at: TESTED, starts_at: TESTED }, false],
  ['a control in the future', CONTROLS, { starts_at: NOW + 86_400_000 }, true],
];

type CheckCase = readonly [
  why: string,
  kind: string,
  changes: Record<string, Value>,
  isTaken: boolean,
];

const CHECK_CASES: readonly CheckCase[] = [
  ['a reason for what passed', 'revoke', { not_applicable_reason: 'simulated' }, false],
  ['not applicable without reason', 'revoke', { outcome: 'not_applicable' }, false],
  [
    'not applicable with a reason',
    'revoke',
    { outcome: 'not_applicable', not_applicable_reason: 'x' },
    true,
  ],
  [
    'a reason that is no slug',
    'revoke',
    { outcome: 'not_applicable', not_applicable_reason: 'x y' },
    false,
  ],
  [
    'what cannot be left out',
    'connect',
    { outcome: 'not_applicable', not_applicable_reason: 'x' },
    false,
  ],
  ['a live result without proof', 'final_result', { external_result: null }, false],
  ['a live publish without proof', 'publish_immediate', { external_result: null }, false],
  [
    'a failed publish without proof',
    'publish_immediate',
    { outcome: 'failed', external_result: null },
    true,
  ],
  ['a check by another name', 'connect', { kind: 'profile-visible' }, true],
  ['a name that is no slug', 'connect', { kind: 'profile visible' }, false],
  ['what could not be tested', 'connect', { outcome: 'errored' }, true],
  ['what was retried', 'connect', { attempts: 3 }, true],
  ['no attempt', 'connect', { attempts: 0 }, false],
  ['a check before its run', 'connect', { completed_at: TESTED - 1 }, false],
  ['a check after it was recorded', 'connect', { completed_at: NOW + 60_001 }, false],
];

type Attempt = (
  why: string,
  table: string,
  changes: Record<string, Value>,
  isTaken: boolean,
  kind?: string,
) => Promise<void>;

async function attemptForms(
  { table, column, form, onlyBad = false, with: others = {} }: Column,
  attempt: Attempt,
): Promise<void> {
  const name = `${table}.${column}`;
  for (const value of FORMS[form].bad)
    await attempt(name, table, { ...others, [column]: value }, false);
  if (onlyBad) return;
  const isSelected = table === CONTROLS && column === 'app_fingerprint';
  const extra: Record<string, Value> = isSelected ? { selector_mask: 1 } : others;
  for (const value of FORMS[form].good) {
    await attempt(name, table, { [column]: value, ...extra }, true);
    if (column === 'idempotency_ref' || column === 'leaf')
      await attempt('one that is there already', table, { [column]: value }, false);
  }
}

for (const engine of ENGINES) {
  describe(`the database itself checks shapes on ${engine}`, () => {
    test('as listed, and takes everything else', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'approval', review());
      await record(ledger, 'run', run('live'));
      await record(ledger, 'control', control({ expires_at: '2026-05-01T00:00:00Z' }));
      const records = new Map<string, RawRow[]>();
      for (const [table, sequence] of [
        [REVIEWS, 1],
        [RUNS, 2],
        [CONTROLS, 3],
      ] as const)
        records.set(table, await rowsOfRecord(ledger, table, sequence));
      let next = 4;
      const attempt: Attempt = async (why, table, changes, isTaken, kind) => {
        const rows = records.get(table === CHECKS ? RUNS : table === LOG ? REVIEWS : table) ?? [];
        const bentRows = bent(
          asNew(rows, next),
          table,
          changes,
          (values) => kind === undefined || values['kind'] === kind,
        );
        assert.equal(await takes(ledger, bentRows), isTaken, `${why}: ${JSON.stringify(changes)}`);
        if (isTaken) next += 1;
      };

      for (const table of [REVIEWS, RUNS, CONTROLS]) await attempt('unbent', table, {}, true);
      for (const column of COLUMNS) await attemptForms(column, attempt);
      for (const [table, column] of WORDS)
        await attempt(`${table}.${column}`, table, { [column]: 'other' }, false);
      for (const [why, table, changes, isTaken] of CASES)
        await attempt(why, table, changes, isTaken);
      for (const [why, kind, changes, isTaken] of CHECK_CASES)
        await attempt(why, CHECKS, changes, isTaken, kind);
    });
  });
}

/** Members that a record has if the program that recorded it saw them. */
const SEEN = {
  origin: { kind: 'test_results', results_sha256: digest('5') },
  results_cases: '3-8,11',
  exit_status: 1,
  covered_tree: digest('6'),
} as const;

async function lastRun({ driver }: TestLedger): Promise<RunRecord> {
  const [last] = await driver.read((sql) => listRecords(sql, { kind: 'run', limit: 1 }));
  const { record: ownRecord } = present(last);
  assert.ok(ownRecord.kind === 'run');
  return ownRecord;
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
    const { leaf, record: ownRecord } = new Binder(IDENTITY, FINGERPRINTS).seal(unbound, place);
    const { expires_at: review_expires_at, reviewed_at } = review();
    insertRun(sql, log.next, ownRecord, { reviewed_at, review_expires_at });
    const { id, kind } = ownRecord;
    log.append({ id, kind, leaf, idempotencyRef, requestDigest: requestDigestOf(ownRecord) }, sql);
    return ownRecord;
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
    const ownRecord = await insert(ledger, unbound, idempotencyRef);
    const leaf = leafOf(ownRecord);
    const { findings } = await verifyLedger(ledger.driver, { fingerprints: FINGERPRINTS });
    assert.deepEqual(findings, []);
    assert.deepEqual(await lastRun(ledger), ownRecord);
    const { results_cases: _cases, ...withoutCases } = ownRecord;
    const { exit_status: _status, ...withoutStatus } = ownRecord;
    const { covered_tree: _tree, ...withoutTree } = ownRecord;
    for (const other of [
      withoutCases,
      withoutStatus,
      withoutTree,
      { ...ownRecord, checks: [present(first), ...others] },
      { ...ownRecord, origin: { ...SEEN.origin, attestation_sha256: digest('7') } },
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
