import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { checkpointIn, proveConsistency, headIn } from '../../src/ledger/log.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { listAdministrators } from '../../service/access/administrators.ts';
import { listSessions } from '../../service/access/sessions.ts';
import { listTokens } from '../../service/access/tokens.ts';
import { sample } from '../soak.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { APPEND, APPLICATION, ATTACKS, CORRECT, type Attack } from './attacks.ts';
import { withRoles } from './database-roles.ts';
import { certified, exported, judged } from './export-world.ts';
import {
  FINGERPRINTS,
  AT,
  codesFor,
  contextAt,
  control,
  corrected,
  correcting,
  failed,
  item,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';
import { accepts } from './rows.ts';

/** Whether the database let an attack happen. */
async function isAttacked(
  ledger: TestLedger,
  { statements: written }: Attack,
  application: string | undefined,
): Promise<boolean> {
  const statements = written.map((one) => one.replace(APPLICATION, application ?? APPLICATION));
  if (!statements.some((one) => one === APPEND || one === CORRECT))
    return accepts(ledger, ...statements);
  let pending: string[] = [];
  for (const one of [...statements, '']) {
    if (one !== '' && one !== APPEND && one !== CORRECT) {
      pending.push(one);
      continue;
    }
    if (pending.length > 0) await ledger.raw(...pending);
    pending = [];
    if (one === APPEND) await record(ledger, 'run', failed(run('live')));
    if (one === CORRECT) await corrected(ledger, 5);
  }
  return true;
}

describe('attacks on a ledger', () => {
  for (const attack of sample(ATTACKS, 2)) {
    const { who, engine, what, statements, outcome } = attack;
    test(`[T110] ${engine}, ${who}: ${what}`, async (t) => {
      const ledger = await certified(engine);
      const roles = who === 'application role' ? await withRoles(ledger) : undefined;
      t.after(() => roles?.remove());
      const head = await ledger.driver.read((connection) => headIn(connection));
      assert.equal(await isAttacked(ledger, attack, roles?.names.writer), outcome !== 'refused');
      const { findings } = await verifyLedger(ledger.driver, { fingerprints: FINGERPRINTS });
      const seen = [...new Set(findings.map(({ code }) => code))].sort();
      assert.deepEqual(seen, Array.isArray(outcome) ? outcome : []);
      const listed = await ledger.driver.read(async (connection) => [
        ...(await listAdministrators(connection)).map(({ name }) => name),
        ...(await listSessions(connection, AT)).map(({ name }) => `${name} signed in`),
        ...(await listTokens(connection)).map(({ name }) => `a token of ${name}`),
      ]);
      assert.equal(listed.includes('mallory signed in'), outcome === 'listed', String(listed));
      const made = await exported(ledger, { since: head });
      if (attack.exported === 'as recorded') {
        const isFailed = (await judged(valueOf(await exported(ledger)))).includes('check_failed');
        return assert.equal(isFailed, statements.includes(APPEND));
      }
      if (attack.exported === 'without any evidence') {
        const [line = ''] = valueOf(made).bytes.toString('utf8').split('\n');
        const { approval, live_run, local_run, runtime_control } = JSON.parse(line);
        const nothing = [null, null, null, null];
        return assert.deepEqual([approval, live_run, local_run, runtime_control], nothing);
      }
      if (outcome === 'earlier checkpoint') {
        assert.deepEqual(codesOf(made), ['ledger_truncated']);
        const proof = await ledger.driver.read((c) => proveConsistency(c, head, 'checkpoint'));
        return assert.deepEqual(codesOf(proof), ['ledger_truncated']);
      }
      const signed = await ledger.driver.attest((c) =>
        checkpointIn(c, keys.ledger, 'checkpoint', FINGERPRINTS),
      );
      // Signed documents rest on the records alone; the audit looks at their guards as well.
      const ofRecords = seen.filter((code) => !code.startsWith('guard_'));
      for (const refused of [made, signed])
        assert.deepEqual([...new Set(codesOf(refused))], ofRecords);
      return assert.notDeepEqual(ofRecords, []);
    });
  }
});

test('[T115] a stray review gets no runs, and the refusal of the next one names the row', async () => {
  const ledger = await certified('sqlite');
  const stray = ATTACKS.find(({ what }) => what.includes('foreign keys off'));
  assert.ok(stray);
  await ledger.raw(...stray.statements);
  await assert.rejects(
    record(ledger, 'approval', review({ reviewed_at: '2026-03-02T00:00:00Z' })),
    {
      code: 'ledger_stray',
    },
  );
  await record(ledger, 'control', control());
  assert.deepEqual(await codesFor(ledger, 'run', run('live')), []);
  assert.deepEqual(
    (await verifyLedger(ledger.driver)).findings.map(({ code, found }) => [code, found]),
    [
      [
        'record_unlogged',
        'provider_approval_reviews, sequence 5, id aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      ],
    ],
  );
});

test('[T126] a clock that is years ahead closes no ledger in a file, and a gap of years has to be confirmed', async () => {
  const ledger = await newLedger('sqlite');
  const year = 366 * 86_400_000;
  const approved = (at: number, isClockConfirmed = false) => {
    const reviewed_at = new Date(at).toISOString();
    const expires_at = new Date(at + year).toISOString();
    const document = item('approval', review({ reviewed_at, expires_at }));
    return append(ledger.driver, [document], contextAt(at, { isClockConfirmed }));
  };
  assert.deepEqual(codesOf(await approved(AT + year + 1)), ['clock_jumped'], 'since it was made');
  assert.ok((await approved(AT + year)).ok);
  const now = AT + 2 * year;
  assert.deepEqual(codesOf(await approved(now + 1)), ['clock_jumped'], 'since the last record');
  assert.ok((await approved(now)).ok);
  const later = now + 10 * year;
  assert.deepEqual(codesOf(await approved(later)), ['clock_jumped']);
  assert.deepEqual(codesOf(await correcting(ledger, [1], later)), ['clock_jumped']);
  assert.ok((await approved(later, true)).ok);
  assert.ok((await approved(later + 1)).ok);
  assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
});

test('[T116] a clock far ahead of the database records nothing, and one that goes back is reported', async () => {
  const postgres = await certified('postgres');
  const tenYears = Date.now() + 10 * 365 * 86_400_000;
  assert.deepEqual(await codesFor(postgres, 'control', control(), tenYears), ['clock_ahead']);
  for (const ledger of [postgres, await certified('sqlite')]) {
    await record(ledger, 'control', control(), AT - 59_000);
    assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
    await record(ledger, 'control', control(), AT - 120_000);
    const { findings } = await verifyLedger(ledger.driver);
    assert.deepEqual(
      findings.map(({ code, found }) => [code, found]),
      [['clock_went_back', 'place 6, recorded at 2026-03-15T11:58:00Z']],
    );
    assert.ok(valueOf(await exported(ledger)), 'which is no damage');
  }
});
