import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ScopeName } from '../../src/documents/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import { copyLedger } from '../../src/ledger/copy.ts';
import { findRecord, listRecords, type Unreadable } from '../../src/ledger/reading.ts';
import { openEmpty, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { createAdministrator, disableAdministrator } from '../../service/access/administrators.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import {
  auditOf,
  GARBAGE,
  plantGarbage,
  seen,
  day,
  DAY,
  entryOf,
  shown,
} from './corrections-world.ts';
import { certified, exported, facts } from './export-world.ts';
import {
  AT,
  contextAt,
  control,
  corrected,
  correcting,
  ENGINES,
  item,
  newLocation,
  run,
  type EngineName,
  type TestLedger,
  codesFor,
  failed,
  newLedger,
  record,
  review,
} from './world.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { fc } from '../fast-check.ts';
import { subject } from '../evidence/documents.ts';
import { often } from '../soak.ts';

const CHECKS = 'provider_certification_checks';
const STRAY_RUN = 'e'.repeat(32);

/** Puts a check of a run that nobody recorded past keys and guards. */
async function plantCheck(
  ledger: TestLedger,
  place: number,
  kind = 'publish_scheduled',
): Promise<void> {
  const row = `insert into ${CHECKS} (run_sequence, run_id, side, kind, outcome, completed_at)
    values (${place}, '${STRAY_RUN}', 'local', '${kind}', 'failed', 1)`;
  await withoutGuard(ledger, CHECKS, { sqlite: 'guards', postgres: 'guards' }, row);
}

/** Makes one change while a guard is away. */
async function withoutGuard(
  ledger: TestLedger,
  table: string,
  guards: Readonly<Record<EngineName, string>>,
  change: string,
): Promise<void> {
  const name = `${table}_${guards[ledger.engine]}`;
  if (ledger.engine === 'postgres') {
    const keysAway = ['begin', 'set local session_replication_role = replica'];
    const away = [`alter table ${table} disable trigger ${name}`, change];
    const back = `alter table ${table} enable always trigger ${name}`;
    await ledger.raw(...keysAway, ...away, back, 'commit');
    return;
  }
  const [guard] = await ledger.raw(`select sql from sqlite_master where name = '${name}'`);
  assert.ok(guard instanceof Object && 'sql' in guard);
  await ledger.raw('pragma foreign_keys = off', `drop trigger ${name}`, change, String(guard.sql));
}

/** The names that an audit gives to rows without an entry, with their places. */
async function strayNames({ driver }: TestLedger): Promise<readonly (readonly [string, string])[]> {
  const { findings } = await verifyLedger(driver);
  return findings.map(({ found = '' }) => {
    const [, place = '', name = ''] = /sequence ([0-9]+), id ([0-9a-f]{32})$/.exec(found) ?? [];
    return [place, name] as const;
  });
}

for (const engine of ENGINES) {
  describe(`a correction on ${engine}`, () => {
    test('[T120] is made by an administrator, where the ledger has any', async () => {
      const ledger = await certified(engine);
      await corrected(ledger, 4);
      const limited: readonly ScopeName[] = ['readiness:read'];
      for (const [name, scopes] of [
        ['jane', []],
        ['john', []],
        ['scoped', limited],
      ] as const) {
        const person = { name, scopes, createdAt: AT, password: 'correct horse battery' };
        await createAdministrator(ledger.driver, person, undefined, { logN: 4, r: 1, p: 1 });
      }
      await disableAdministrator(ledger.driver, 'john', AT);
      const codesBy = async (name: string) => codesOf(await correcting(ledger, [3], AT, {}, name));
      assert.deepEqual(await codesBy('mallory'), ['administrator_unknown']);
      assert.deepEqual(await codesBy('Jane'), ['administrator_unknown']);
      assert.deepEqual(await codesBy('john'), ['administrator_barred']);
      assert.deepEqual(await codesBy('scoped'), ['administrator_barred']);
      assert.deepEqual(await seen(ledger), [1, 2, 3, null]);
      assert.ok((await correcting(ledger, [3], AT, {}, 'jane')).ok);
      assert.deepEqual(await seen(ledger), [1, 2, null, null]);
    });

    test('of garbage that made up subtrees needs a copy, whose tree is made anew', async () => {
      const ledger = await certified(engine);
      for (const _garbage of [5, 6]) await plantGarbage(ledger, 4);
      for (const place of [5, 6]) await corrected(ledger, place);
      assert.ok((await auditOf(ledger)).includes('tree_altered'));
      for (const other of ENGINES) {
        const target = await openEmpty(parseLocation(await newLocation(other)));
        const { findings, head } = await copyLedger(ledger.driver, target, AT);
        assert.deepEqual(findings, []);
        const audit = await verifyLedger(target);
        assert.deepEqual(audit.head, head);
        assert.deepEqual(
          [...new Set(audit.findings.map(({ code }) => code))],
          ['record_quarantined'],
        );
        await target.close();
      }
    });

    test('[T150] frees an audit from checks that belong to no run, wherever they stand', async () => {
      const ledger = await certified(engine);
      // At the next place, in a gap to come, and beside a run that is sound.
      for (const place of [5, 9, 2]) await plantCheck(ledger, place);
      const names = await strayNames(ledger);
      assert.deepEqual(
        names.map(([place]) => place),
        ['2', '5', '9'],
      );
      assert.deepEqual(await seen(ledger), [1, 2, 3, 'enabled']);
      assert.equal((await exported(ledger)).ok, false);
      await assert.rejects(append(ledger.driver, [item('run', run('local'))], contextAt()), {
        code: 'ledger_stray',
      });
      await corrected(ledger, ...names.map(([, name]) => name));
      assert.deepEqual([...new Set(await auditOf(ledger))], ['record_quarantined']);
      assert.deepEqual(await seen(ledger), [1, 2, 3, 'enabled']);
      assert.ok((await exported(ledger)).ok);
      valueOf(await append(ledger.driver, [item('run', run('local'))], contextAt()));
      // One more check under the same id is not what the correction named.
      await plantCheck(ledger, 9, 'authorization');
      assert.ok((await auditOf(ledger)).includes('record_unlogged'));
    });

    test('[T151] makes a ledger with a record that cannot be read usable', async () => {
      const ledger = await certified(engine);
      const table = 'provider_certification_runs';
      const change = `update ${table} set subject_digest = '${GARBAGE}' where sequence = 2`;
      await withoutGuard(ledger, table, { sqlite: 'no_update', postgres: 'no_update' }, change);
      const listed = async () => {
        const faults: Unreadable[] = [];
        const records = await ledger.driver.read((sql) => listRecords(sql, { limit: 10 }, faults));
        const { code, found } = faults[0]?.finding ?? {};
        return [records.map(({ sequence }) => sequence), faults.length, code, found];
      };
      assert.deepEqual(await listed(), [[4, 3, 1], 1, 'record_altered', 'place 2']);
      await assert.rejects(
        ledger.driver.read((sql) => findRecord(sql, '2')),
        (cause) => cause instanceof ClaimgateError && cause.findings[0]?.found === 'place 2',
      );
      await corrected(ledger, 2);
      assert.deepEqual(await listed(), [[5, 4, 3, 1], 1, 'record_quarantined', 'place 2']);
      assert.ok((await exported(ledger)).ok);
    });

    test('[T119] of more altered records than an audit lists finds each of them altered', async () => {
      const ledger = await certified(engine);
      const many = Array.from({ length: 102 }, () => item('control', control()));
      valueOf(await append(ledger.driver, many, contextAt()));
      const table = 'provider_runtime_control_events';
      const change = `update ${table} set reason = 'other' where sequence > 4`;
      await ledger.raw(
        ...(engine === 'sqlite'
          ? [`drop trigger ${table}_no_update`, change]
          : [`alter table ${table} disable trigger all`, change]),
      );
      const altered = async () =>
        (await auditOf(ledger)).filter((code) => code === 'record_altered').length;
      assert.equal(await altered(), 100);
      const places = Array.from({ length: 102 }, (_, index) => index + 5);
      // The last ones are past what an audit lists.
      await corrected(ledger, ...places.slice(100));
      assert.equal(await altered(), 100);
      assert.equal((await exported(ledger)).ok, false);
      await corrected(ledger, ...places.slice(0, 100));
      assert.equal(await altered(), 0);
      assert.ok((await auditOf(ledger)).includes('record_quarantined'));
      assert.deepEqual(await seen(ledger), [null, null, null, null]);
      assert.ok((await exported(ledger)).ok);
    });
  });
}

/** Facts for and against a claim; `false` if there is none. */
interface Standing {
  readonly supports: readonly boolean[];
  readonly refuses: readonly boolean[];
}

async function standing(ledger: TestLedger, at: number): Promise<Standing> {
  const known = valueOf(readFacts(Buffer.from(JSON.stringify(facts())), 'facts.json'));
  const entry = await ledger.driver.read(async (connection) => {
    const { contracts } = contextAt();
    return entryOf(connection, { facts: known, contracts }, subject(), at);
  });
  const { approval, runtime_control } = entry;
  const runs = [entry.local_run, entry.live_run].map((one) => ({
    isThere: one !== null,
    isFailed: one?.checks.some(({ outcome }) => outcome === 'failed') === true,
  }));
  return {
    supports: [
      approval?.state === 'approved',
      ...runs.map(({ isThere, isFailed }) => isThere && !isFailed),
      runtime_control?.state === 'enabled',
    ],
    refuses: [
      approval?.state === 'revoked' || approval?.state === 'restricted',
      ...runs.map(({ isFailed }) => isFailed),
      runtime_control?.state === 'disabled' || runtime_control?.state === 'degraded',
    ],
  };
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('approval' as const),
    state: fc.constantFrom('approved', 'pending', 'restricted', 'revoked'),
    from: fc.integer({ min: -20, max: 0 }),
  }),
  fc.record({
    kind: fc.constant('run' as const),
    side: fc.constantFrom('local', 'live'),
    passes: fc.boolean(),
    from: fc.integer({ min: -20, max: 0 }),
  }),
  fc.record({
    kind: fc.constant('control' as const),
    state: fc.constantFrom('enabled', 'degraded', 'disabled'),
    from: fc.integer({ min: -20, max: 10 }),
    until: fc.option(fc.integer({ min: 11, max: 30 })),
    isNarrow: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('correction' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('garbage' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Records one step, whatever comes of it. */
async function take(ledger: TestLedger, one: Step): Promise<void> {
  if (one.kind === 'correction') return void (await correcting(ledger, [one.which + 1]));
  if (one.kind === 'garbage') return plantGarbage(ledger, 1);
  if (one.kind === 'approval') {
    const dates = { reviewed_at: day(one.from), expires_at: day(60) };
    return void (await codesFor(ledger, 'approval', review({ ...dates, state: one.state })));
  }
  if (one.kind === 'run') {
    const document = run(one.side, { tested_at: day(one.from), expires_at: day(40) });
    return void (await codesFor(ledger, 'run', one.passes ? document : failed(document)));
  }
  const document = control({
    state: one.state,
    starts_at: day(one.from),
    expires_at: one.until === null ? null : day(one.until),
    ...(one.isNarrow && { selector: { provider: 'pixelgram', operation: subject().operation } }),
  });
  return void (await codesFor(ledger, 'control', document));
}

function requireNoBetter(was: Standing | undefined, now: Standing): void {
  assert.ok(was);
  for (const [part, supports] of now.supports.entries())
    assert.ok(!supports || was.supports[part] === true, `supports ${part}`);
  for (const [part, refused] of was.refuses.entries())
    assert.ok(!refused || now.refuses[part] === true, `refuses ${part}`);
}

function requireSubset(now: readonly unknown[], was: readonly unknown[]): void {
  for (const [part, place] of now.entries())
    assert.ok(place === null || place === was[part], `part ${part}`);
}

/** An export and readers see the same, where anything is exported. */
async function requireSameExport(ledger: TestLedger): Promise<void> {
  if ((await auditOf(ledger)).length > 0) return;
  assert.deepEqual(await shown(ledger, { subjects: [subject()] }), await seen(ledger));
}

const HISTORIES: Readonly<Record<EngineName, number>> = {
  sqlite: often(8, 300),
  postgres: often(2, 40),
};

for (const engine of ENGINES)
  test(`[T117] a correction never makes a subject better by itself, in random histories on ${engine}`, async () => {
    let corrections = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const ledger = await newLedger(engine);
        // Garbage.
        await record(ledger, 'control', control({ selector: { provider: 'other' } }));
        for (const one of steps) {
          const instants = one.kind === 'correction' ? [AT, AT + 5 * DAY, AT + 20 * DAY] : [];
          const before = await Promise.all(instants.map((at) => standing(ledger, at)));
          const seenBefore = instants.length > 0 ? await seen(ledger) : [];
          await take(ledger, one);
          const after = await Promise.all(instants.map((at) => standing(ledger, at)));
          corrections += after.length;
          for (const [index, now] of after.entries()) requireNoBetter(before[index], now);
          if (instants.length > 0) requireSubset(await seen(ledger), seenBefore);
        }
        await requireSameExport(ledger);
      }),
      { numRuns: HISTORIES[engine], endOnFailure: true },
    );
    assert.ok(corrections > 0);
  });
