import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { indexContracts } from '../../src/evidence/contract.ts';
import type { CertificationRun } from '../../src/documents/index.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { append } from '../../src/ledger/append.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { digest } from '../evidence/documents.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { certified, exported, judged } from './export-world.ts';
import {
  AT,
  contextAt,
  contract,
  control,
  correcting,
  ENGINES,
  errored,
  failed,
  item,
  review,
  run,
  withErrored,
  type TestLedger,
} from './world.ts';

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
