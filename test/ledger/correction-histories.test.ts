import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { fc } from '../fast-check.ts';
import { subject } from '../evidence/documents.ts';
import { often } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';
import { facts } from './export-world.ts';
import {
  AT,
  codesFor,
  contextAt,
  control,
  correcting,
  ENGINES,
  failed,
  newLedger,
  record,
  review,
  run,
  type EngineName,
  type TestLedger,
} from './world.ts';

import { auditOf, day, DAY, entryOf, plantGarbage, seen, shown } from './corrections-world.ts';

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
