import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectDigest } from '../../src/evidence/index.ts';
import { present } from '../../src/findings/error.ts';
import type { Selector, Subject } from '../../src/documents/index.ts';
import {
  append,
  effectiveEvidence,
  masksInUse,
  rehearse,
  type AppendItem,
  type Placed,
} from '../../src/ledger/index.ts';
import { readSubjects } from '../../service/snapshot.ts';
import { EvidenceFold } from '../../src/ledger/fold.ts';
import { scanLedger } from '../../src/ledger/scan.ts';
import { fc } from '../fast-check.ts';
import { digest, subject } from '../evidence/documents.ts';
import { often, tellProgress } from '../soak.ts';
import { Model, type Event } from './model.ts';
import {
  AT,
  contextAt,
  control,
  ENGINES,
  failed,
  item,
  newLedger,
  review,
  run,
  type TestLedger,
} from './world.ts';

/** Histories are played one after the other into one ledger for each engine, each with a provider app of its own. */
const HISTORIES = often(12, 2000);
const DAY = 86_400_000;

const day = (days: number) => new Date(AT + days * DAY).toISOString().replace('.000Z', 'Z');

/** Two subjects of one app and one of its other environment, under an app of their own for each history. */
function subjectsOf(history: number): Subject[] {
  const app_fingerprint = `sha256:${history.toString(16).padStart(64, '0')}`;
  const base: Subject = { ...subject(), app_fingerprint };
  return [
    base,
    { ...base, account_kind: 'personal' },
    { ...base, provider_environment: 'sandbox', instance_fingerprint: digest('d') },
  ];
}

const which = fc.nat(2);
const daysAgo = fc.integer({ min: -20, max: 0 });

const step = fc.oneof(
  fc.record({
    kind: fc.constant('approval' as const),
    which,
    from: daysAgo,
    state: fc.constantFrom('approved', 'pending', 'trial', 'restricted', 'revoked'),
    until: fc.integer({ min: 5, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('run' as const),
    which,
    from: daysAgo,
    side: fc.constantFrom('local', 'live'),
    passes: fc.boolean(),
    until: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({
    kind: fc.constant('control' as const),
    which,
    from: fc.integer({ min: -20, max: 10 }),
    state: fc.constantFrom('enabled', 'degraded', 'disabled'),
    until: fc.option(fc.integer({ min: -5, max: 30 })),
    members: fc.subarray([
      'account_kind',
      'provider_environment',
      'instance_fingerprint',
      'operation',
    ] as const),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function eventOf(one: Step, subjects: readonly Subject[]): Event {
  const of = subjects[one.which] ?? subject();
  const { app_fingerprint, provider_environment, instance_fingerprint } = of;
  if (one.kind === 'approval') {
    const app = { app_fingerprint, provider_environment, instance_fingerprint };
    const dates = { reviewed_at: day(one.from), expires_at: day(one.until) };
    return { kind: 'approval', document: review({ ...app, ...dates, state: one.state }) };
  }
  if (one.kind === 'run') {
    const dates = { tested_at: day(one.from), expires_at: day(one.until) };
    const document = run(one.side, dates, of);
    return { kind: 'run', document: one.passes ? document : failed(document) };
  }
  const selector: Selector = {
    provider: of.provider,
    app_fingerprint,
    ...Object.fromEntries(one.members.map((member) => [member, of[member]])),
  };
  const until = one.until === null ? null : Math.max(one.until, one.from + 1);
  return {
    kind: 'control',
    document: control({
      selector,
      state: one.state,
      starts_at: day(one.from),
      expires_at: until === null ? null : day(until),
    }),
  };
}

/** The ways to what a ledger says of subjects, each in one form; sequence numbers start at the history's own. */
async function answers(ledger: TestLedger, subjects: readonly Subject[], offset: number) {
  const place = (found: { sequence: number } | null) => (found ? found.sequence - offset : 0);
  return ledger.driver.read(async (sql) => {
    const scanned = new EvidenceFold(AT);
    await scanLedger(sql, {
      take: (one) => void scanned.add(one),
      run: (one, of) => {
        scanned.addRun(one, of);
        return undefined;
      },
    });
    const lookedUp = [];
    const folded = [];
    for (const of of subjects) {
      const found = await effectiveEvidence(sql, of, AT);
      const { review: last, control: event, local, live } = found;
      const said = event ? `${event.record.state} ${place(event)}` : 'unknown';
      const until = event?.record.state === 'enabled' ? scanned.enabledUntil(of) : 'not now';
      lookedUp.push({
        review: place(last),
        local: place(local),
        live: place(live),
        control: said,
        until,
      });
      const { control: spoken } = scanned.control(of, AT);
      const runOf = (side: 'live' | 'local') => place(scanned.lastRun(subjectDigest(of), side));
      folded.push({
        review: place(scanned.review(of)),
        local: runOf('local'),
        live: runOf('live'),
        control: spoken ? `${spoken.record.state} ${place(spoken)}` : 'unknown',
        until,
      });
    }
    return { lookedUp, folded };
  });
}

/** What the service reads of subjects, with a record counted in that is not recorded. */
async function readBy(ledger: TestLedger, subjects: readonly Subject[], next?: Placed) {
  const readings = await ledger.driver.read(async (connection) => {
    const masks = await masksInUse(connection);
    const own = { connection, masks, ...(next ? { next } : {}) };
    return readSubjects({}, own, subjects, AT);
  });
  return readings.map(({ control: spoken, records }) => ({
    review: records?.review?.sequence ?? 0,
    local: records?.local?.sequence ?? 0,
    live: records?.live?.sequence ?? 0,
    control: spoken?.fact ? `${spoken.fact.state} ${spoken.fact.record?.sequence}` : 'unknown',
    until: spoken?.until,
  }));
}

/** The first day on which the model says that a subject is not enabled any more; all that is recorded changes by days. */
function untilIn(model: Model, of: Subject): number | string | null {
  const isEnabled = (at: number) => model.control(of, at).startsWith('enabled');
  if (!isEnabled(AT)) return 'not now';
  const days = Array.from({ length: 60 }, (_, index) => AT + (index + 1) * DAY);
  return days.find((at) => !isEnabled(at)) ?? null;
}

test(`${HISTORIES} random histories give the same evidence by every way, on both engines and in the model, one by one and as batches`, async () => {
  const ledgers = await Promise.all(ENGINES.map((engine) => newLedger(engine)));
  const batched = await Promise.all(ENGINES.map((engine) => newLedger(engine)));
  let history = 0;
  let offset = 0;
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      history += 1;
      const subjects = subjectsOf(history);
      const model = new Model();
      const taken: AppendItem[] = [];
      let refused: readonly AppendItem[] | undefined;
      for (const event of steps.map((one) => eventOf(one, subjects))) {
        const isTaken = model.take(event, AT);
        seen[isTaken ? 'taken' : 'refused'] += 1;
        const one = item(event.kind, event.document);
        if (isTaken) taken.push(one);
        else refused ??= [...taken, one];
        for (const ledger of ledgers) {
          const looked = await rehearse(ledger.driver, one, contextAt());
          const isNew = looked.ok && looked.value.state === 'new';
          const preview = isNew && (await readBy(ledger, subjects, looked.value.record));
          const outcome = await append(ledger.driver, [one], contextAt());
          assert.equal(isNew, isTaken);
          if (preview) assert.deepEqual(await readBy(ledger, subjects), preview, ledger.engine);
          assert.equal(
            outcome.ok,
            isTaken,
            `${ledger.engine}: ${JSON.stringify([event, outcome])}`,
          );
        }
      }
      for (const { driver } of batched) {
        const both = [refused, taken].filter((items) => items !== undefined);
        for (const items of both)
          assert.equal((await append(driver, items, contextAt())).ok, items === taken);
      }
      const expected = subjects.map((of) => ({
        review: model.review(of),
        local: model.run(of, 'local'),
        live: model.run(of, 'live'),
        control: model.control(of, AT),
        until: untilIn(model, of),
      }));
      for (const ledger of [...ledgers, ...batched]) {
        const { lookedUp, folded } = await answers(ledger, subjects, offset);
        assert.deepEqual(lookedUp, expected, `looked up on ${ledger.engine}`);
        assert.deepEqual(folded, expected, `scanned on ${ledger.engine}`);
        const read = await readBy(ledger, subjects);
        for (const [index, one] of read.entries()) {
          const { review: last, local, live, control: said } = present(expected[index]);
          const shifted = said.replace(/ (\d+)$/, (_, at) => ` ${Number(at) + offset}`);
          const places = [last, local, live].map((at) => (at === 0 ? 0 : at + offset));
          assert.deepEqual([one.review, one.local, one.live, one.control], [...places, shifted]);
        }
      }
      offset += model.size;
      tellProgress('histories', history);
    }),
    // A failed history leaves its records behind, so that a smaller one could not be told from it.
    { numRuns: HISTORIES, endOnFailure: true },
  );
  assert.ok(seen.taken > 2 * HISTORIES && seen.refused > HISTORIES, JSON.stringify(seen));
});
