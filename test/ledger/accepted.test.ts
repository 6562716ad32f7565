import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scopeDigest } from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { instantOf, formatInstant } from '../../src/documents/json.ts';
import { append } from '../../src/ledger/append.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { APPROVAL_STATES, leafOf } from '../../src/ledger/records.ts';
import { subject, digest } from '../evidence/documents.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import {
  AT,
  contract,
  ENGINES,
  FINGERPRINTS,
  codesFor,
  contextAt,
  control,
  failed,
  item,
  newLedger,
  record,
  review,
  run,
  correcting,
  errored,
  withErrored,
  type TestLedger,
} from './world.ts';
import { indexContracts } from '../../src/evidence/contract.ts';
import type { CertificationRun } from '../../src/documents/index.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { certified, exported, judged } from './export-world.ts';

const LOCAL = run('local');
const BEFORE = '2026-02-28T10:00:00Z';

test('a control that would override a later disable comes too late', async () => {
  const ledger = await newLedger('sqlite');
  await record(ledger, 'control', control({ state: 'disabled' }));
  const late = control({ starts_at: '2026-02-01T00:00:00Z' });
  const outcome = await append(ledger.driver, [item('control', late)], contextAt());
  assert.ok(!outcome.ok);
  assert.deepEqual(
    outcome.findings.map(({ code, pointer, found }) => [code, pointer, found]),
    [['backdated', '/starts_at', '2026-02-01T00:00:00Z']],
  );
  const over = { ...late, expires_at: '2026-02-20T00:00:00Z' };
  assert.deepEqual(await codesFor(ledger, 'control', over), [], 'one that was over by then');
});

test('a control comes too late for a disable only while that lasts', async () => {
  const ends = '2026-03-10T00:00:00Z';
  const endsAt = Date.parse(ends);
  for (const [at, codes] of [
    [endsAt - 1, ['backdated']],
    [endsAt, []],
  ] as const) {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'control', control({ state: 'disabled', expires_at: ends }));
    const late = item('control', control({ starts_at: '2026-02-01T00:00:00Z' }));
    const outcome = await append(ledger.driver, [late], contextAt(at));
    assert.deepEqual(outcome.ok ? [] : outcome.findings.map(({ code }) => code), codes);
  }
});

test('a control comes too late only for a later one that restricts more', async () => {
  const states = ['enabled', 'degraded', 'disabled'] as const;
  for (const [rank, state] of states.entries()) {
    for (const [other, late] of states.entries()) {
      const ledger = await newLedger('sqlite');
      await record(ledger, 'control', control({ state }));
      const document = control({ state: late, starts_at: '2026-02-01T00:00:00Z' });
      const codes = await codesFor(ledger, 'control', document);
      assert.deepEqual(codes, rank > other ? ['backdated'] : [], `${late} before ${state}`);
    }
  }
});

const LAST_INSTANT = '9999-12-31T23:59:59.999Z';

test('a control without an end lasts, and silences, past the last instant of all', async () => {
  const late = control({ starts_at: '2026-02-01T00:00:00Z' });
  for (const [starts_at, at] of [
    ['2026-03-01T00:00:00Z', instantOf(LAST_INSTANT)],
    [LAST_INSTANT, AT],
  ] as const) {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'control', control({ state: 'disabled', starts_at }));
    const confirmed = contextAt(at, { isClockConfirmed: true });
    const outcome = await append(ledger.driver, [item('control', late)], confirmed);
    assert.deepEqual(codesOf(outcome), ['backdated']);
  }
});

test('a ledger that fails is not a document that is refused', async () => {
  const ledger = await newLedger('sqlite');
  await ledger.driver.close();
  await assert.rejects(append(ledger.driver, [item('approval', review())], contextAt()));
});

test('another key is refused also where nothing is to be recorded', async () => {
  const ledger = await newLedger('sqlite');
  assert.deepEqual(await append(ledger.driver, [], contextAt()), { ok: true, value: [] });
  const fingerprints = { ...FINGERPRINTS, keyId: 'key-0' };
  const outcome = await append(ledger.driver, [], contextAt(AT, { fingerprints }));
  assert.ok(!outcome.ok);
  assert.deepEqual(
    outcome.findings.map(({ code }) => code),
    ['fingerprint_key_differs'],
  );
});

test('a ledger without its identity counts as missing', async () => {
  const ledger = await newLedger('sqlite');
  await ledger.raw(
    'drop trigger provider_evidence_identity_no_delete',
    'delete from provider_evidence_identity',
  );
  for (const items of [[], [item('approval', review())]])
    await assert.rejects(
      append(ledger.driver, items, contextAt()),
      (error) => error instanceof ClaimgateError && error.code === 'ledger_missing',
    );
});

test('the record holds the input, with fingerprints in place of the ids', async () => {
  const ledger = await newLedger('sqlite');
  await record(ledger, 'approval', review());
  const live = run('live', { expires_at: review().expires_at });
  const items = [
    item('run', live, { idempotencyKey: 'k-1' }),
    item('control', control({ expires_at: '2026-05-01T00:00:00.000Z' })),
  ];
  const outcome = await append(ledger.driver, items, contextAt());
  assert.ok(outcome.ok, 'a run may last as long as its review');
  assert.deepEqual(
    outcome.value.map(({ replayed }) => replayed),
    [false, false],
  );
  const text = JSON.stringify(await ledger.driver.read((sql) => listRecords(sql, { limit: 10 })));
  const { required_scopes } = contract.document;
  const scopes = required_scopes.map(scopeDigest).toSorted();
  assert.ok(text.includes(`"required_scopes":${JSON.stringify(scopes)}`), text);
  assert.ok(text.includes('"expires_at":"2026-05-01T00:00:00Z"'), text);
  for (const { external_result: result } of live.checks)
    assert.ok(result === null || text.includes(FINGERPRINTS.of('external_result', result)));
  const [row] = await ledger.raw(
    'select idempotency_ref from provider_evidence_log where sequence = 2',
  );
  assert.deepEqual(row, { idempotency_ref: FINGERPRINTS.of('idempotency_key', 'k-1') });
});

describe('what is let through', () => {
  test('a late review that lets through less, of every state below', async () => {
    const states = ['approved', 'trial', 'pending', 'restricted', 'revoked'] as const;
    for (const [rank, state] of states.entries()) {
      for (const [other, earlier] of states.entries()) {
        const ledger = await newLedger('sqlite');
        await record(ledger, 'approval', review({ state }));
        const late = review({ state: earlier, reviewed_at: '2026-01-05T00:00:00Z' });
        const isTaken = other > rank || other >= states.indexOf('restricted');
        const codes = await codesFor(ledger, 'approval', late);
        assert.deepEqual(codes, isTaken ? [] : ['backdated'], `${earlier} after ${state}`);
      }
    }
  });

  test('a run that is as old as the one before, or that failed', async () => {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'approval', review());
    await record(ledger, 'run', LOCAL);
    assert.deepEqual(await codesFor(ledger, 'run', LOCAL), []);
    assert.deepEqual(
      await codesFor(ledger, 'run', failed(run('local', { tested_at: BEFORE }))),
      [],
    );
  });

  test('a review and a run that begin as far ahead as clocks may differ', async () => {
    const ledger = await newLedger('sqlite');
    const ahead = '2026-03-15T12:01:00Z';
    await record(ledger, 'approval', review({ reviewed_at: '2026-03-15T12:00:00Z' }));
    assert.deepEqual(await codesFor(ledger, 'run', run('local', { tested_at: ahead })), []);
    assert.deepEqual(await codesFor(ledger, 'approval', review({ reviewed_at: ahead })), []);
  });

  test('one written form of everything, whatever way it came', async () => {
    const ledger = await newLedger('sqlite');
    await record(
      ledger,
      'approval',
      review({ reviewed_at: '2026-01-10T09:00:00.000Z', expires_at: '2026-07-10T09:00:00.000Z' }),
    );
    await record(ledger, 'run', {
      ...LOCAL,
      tested_at: '2026-03-01T10:00:00.000Z',
      granted_scopes: LOCAL.granted_scopes.toReversed(),
      checks: LOCAL.checks
        .toReversed()
        .map((check) => ({ ...check, completed_at: '2026-03-01T10:00:00.000Z' })),
    });
    const outcome = await append(
      ledger.driver,
      [item('control', control({ starts_at: '2026-03-01T00:00:00.000Z' }))],
      contextAt(),
    );
    assert.ok(outcome.ok);
    const records = await ledger.driver.read((sql) => listRecords(sql, { limit: 10 }));
    const text = JSON.stringify(records);
    assert.ok(!text.includes('.0'), text);
    for (const one of records)
      assert.equal(leafOf(one.record), one.leaf, 'the leaf is that of the written form');
    const scopes = LOCAL.granted_scopes.toSorted();
    assert.ok(text.includes(`"granted_scopes":${JSON.stringify(scopes)}`), text);
  });
});

for (const engine of ENGINES) {
  describe(`what the last word is on ${engine}`, () => {
    test('a revocation needs no tier, and everything else does', async () => {
      const ledger = await newLedger(engine);
      for (const state of APPROVAL_STATES) {
        const { tier: _tier, ...untold } = review({ state });
        const codes = state === 'revoked' ? [] : ['missing_member'];
        assert.deepEqual(await codesFor(ledger, 'approval', untold), codes, state);
      }
      const said = await ledger.driver.read((sql) => effectiveEvidence(sql, subject(), AT));
      const { state, tier } = said.review?.record ?? {};
      assert.deepEqual([state, tier], ['revoked', 'revoked']);
    });

    test('of runs that were tested at the same instant the one recorded last counts', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'approval', review());
      for (const news of [run('live'), failed(run('live')), run('live')]) {
        const { sequence } = await record(ledger, 'run', news);
        const { live } = await ledger.driver.read((sql) => effectiveEvidence(sql, subject(), AT));
        assert.equal(live?.sequence, sequence);
      }
    });
  });
}

const HOUR = 3_600_000;
const context = contextAt(AT, { contracts: indexContracts([withErrored(contract)]) });

const hoursAgo = (hours: number) => formatInstant(AT - hours * HOUR);
const live = (tested_at: string, changes: Partial<CertificationRun> = {}) =>
  run('live', { tested_at, ...changes });

/** Records a run, and returns the codes of its findings. */
async function recorded({ driver }: TestLedger, one: CertificationRun): Promise<readonly string[]> {
  const made = await append(driver, [item('run', one)], context);
  if (!made.ok) return codesOf(made);
  return made.value.flatMap(({ remarks }) => remarks.map(({ code }) => code));
}

/** The live run of the projection: its place, and later ones that could not be tested. */
async function shown(ledger: TestLedger) {
  const written = valueOf(await exported(ledger));
  const { live_run } = JSON.parse(written.bytes.toString('utf8'));
  return {
    place: live_run?.record.sequence ?? null,
    errored: live_run?.errored ?? null,
    refused: await judged(written),
  };
}

const LIVE = 3;

for (const engine of ENGINES)
  describe(`[T520] a run on ${engine} that could not be tested`, () => {
    test('supersedes nothing, and a second one refuses the claim', async () => {
      const ledger = await certified(engine);
      assert.deepEqual(await shown(ledger), { place: LIVE, errored: null, refused: [] });
      assert.deepEqual(await recorded(ledger, errored(live(hoursAgo(3)))), [
        'errored_run_recorded',
      ]);
      const first = { count: 1, first_at: hoursAgo(3) };
      assert.deepEqual(await shown(ledger), { place: LIVE, errored: first, refused: [] });
      await recorded(ledger, errored(live(hoursAgo(2))));
      assert.deepEqual(await shown(ledger), {
        place: LIVE,
        errored: { ...first, count: 2 },
        refused: ['run_errored'],
      });
      assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
      await recorded(ledger, live(hoursAgo(1)));
      assert.deepEqual(await shown(ledger), { place: 7, errored: null, refused: [] });
    });

    test('refuses the claim 72 hours after it started', async () => {
      const ledger = await certified(engine);
      await recorded(ledger, errored(live(hoursAgo(72))));
      assert.deepEqual((await shown(ledger)).refused, ['run_errored']);
    });

    test('hides no failure', async () => {
      const ledger = await certified(engine);
      await recorded(ledger, failed(live(hoursAgo(3))));
      await recorded(ledger, errored(live(hoursAgo(2))));
      assert.deepEqual((await shown(ledger)).refused, ['check_failed']);
      // Neither does a result from before it count after it, nor one from before the failure.
      for (const hours of [2.5, 3.5])
        assert.deepEqual(await recorded(ledger, live(hoursAgo(hours))), ['backdated']);
      assert.deepEqual(await recorded(ledger, errored(live(hoursAgo(4)))), ['backdated']);
    });

    test('keeps its place if it is quarantined', async () => {
      const ledger = await certified(engine);
      await recorded(ledger, errored(live(hoursAgo(2))));
      assert.ok((await correcting(ledger, [5])).ok);
      const { place, refused } = await shown(ledger);
      assert.equal(place, null);
      assert.ok(refused.includes('evidence_corrected'));
    });

    test('is recorded as a whole, and by an exit status of its contract', async () => {
      const ledger = await certified(engine);
      const one = errored(live(hoursAgo(1)));
      const { exit_status: _status, ...unstated } = one;
      const [first, ...others] = live(hoursAgo(1)).checks;
      const mixed = one.checks.slice(1);
      for (const wrong of [
        unstated,
        { ...one, exit_status: 1 },
        { ...errored(run('local', { tested_at: hoursAgo(1) })), exit_status: 69 },
        { ...one, checks: first ? [first, ...mixed] : others },
      ])
        assert.deepEqual(await recorded(ledger, wrong), ['errored_unfounded']);
      assert.deepEqual(await recorded(ledger, { ...one, exit_status: 69 }), [
        'errored_run_recorded',
      ]);
      const without = await append(ledger.driver, [item('run', one)], contextAt());
      assert.deepEqual(codesOf(without), ['errored_unfounded']);
    });
  });

test('[T521] a projection says where nobody stated the exit status of test results', async () => {
  const ledger = await certified('sqlite');
  const statusOf = async (changes: Partial<CertificationRun>) => {
    assert.deepEqual(await recorded(ledger, live(hoursAgo(1), changes)), []);
    const { bytes } = valueOf(await exported(ledger));
    return JSON.parse(bytes.toString('utf8')).live_run.exit_status;
  };
  const results_sha256 = digest('5');
  const file = { kind: 'test_results', results_sha256 } as const;
  assert.equal(await statusOf({ origin: file }), 'unstated');
  assert.equal(await statusOf({ origin: file, exit_status: 0 }), undefined);
  assert.equal(await statusOf({ origin: { kind: 'test_run' } }), undefined);
  assert.equal(await statusOf({}), undefined);
});

test('a command that claimgate started need not have written results', async () => {
  const ledger = await certified('sqlite');
  const results_sha256 = digest('5');
  for (const origin of [{ kind: 'test_run' }, { kind: 'test_run', results_sha256 }] as const)
    assert.deepEqual(await recorded(ledger, live(hoursAgo(1), { origin })), []);
  for (const origin of [
    { kind: 'test_results' },
    { kind: 'statement', results_sha256 },
    { kind: 'example', results_sha256 },
  ] as const)
    assert.deepEqual(await recorded(ledger, live(hoursAgo(1), { origin })), [
      'origin_contradictory',
    ]);
});

test('[T143] cases of a file count once, and those of a command each time', async () => {
  const ledger = await certified('sqlite');
  const results_sha256 = digest('5');
  const of = (kind: 'test_results' | 'test_run', minutes: number) =>
    live(hoursAgo(minutes / 60), { origin: { kind, results_sha256 }, results_cases: '1-6' });
  assert.deepEqual(await recorded(ledger, of('test_run', 50)), []);
  assert.deepEqual(await recorded(ledger, of('test_run', 40)), []);
  // Somebody hands over the file that a command has written.
  assert.deepEqual(await recorded(ledger, of('test_results', 30)), ['test_cases_counted']);
});

test('[T480] a document says no more of its origin than that it is a statement', async () => {
  const ledger = await certified('sqlite');
  const results_sha256 = digest('5');
  const claimed = [
    ['run', live(hoursAgo(1), { origin: { kind: 'test_results', results_sha256 } })],
    ['run', live(hoursAgo(1), { origin: { kind: 'test_run' } })],
    ['approval', { ...review(), origin: { kind: 'service' } }],
    ['control', { ...control(), origin: { kind: 'service' } }],
  ] as const;
  for (const [kind, document] of claimed) {
    const bytes = Buffer.from(JSON.stringify(document));
    const one = { kind, file: `${kind}.json`, bytes };
    const appended = await append(ledger.driver, [one], contextAt());
    assert.deepEqual(codesOf(appended), ['origin_not_seen'], kind);
  }
});
