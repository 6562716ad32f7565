import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectDigest } from '../../src/evidence/index.ts';
import { present } from '../../src/findings/error.ts';
import { formatInstant } from '../../src/json/index.ts';
import type { Selector, Subject } from '../../src/documents/index.ts';
import { append, rehearse, type AppendItem } from '../../src/ledger/index.ts';
import { fc } from '../fast-check.ts';
import { digest, subject } from '../evidence/documents.ts';
import { often, tellProgress } from '../soak.ts';
import { Model, type Event } from './model.ts';
import { KeptBoard, lookedUp, read, scanned, shown } from './ways.ts';
import {
  AT,
  contextAt,
  control,
  correcting,
  ENGINES,
  failed,
  item,
  newLedger,
  review,
  run,
  type TestLedger,
} from './world.ts';

/** So many are played one after the other into the same ledgers, each with a provider app of its own. */
const TOGETHER = often(8, 40);
const HISTORIES = often(16, 2000);
const DAY = 86_400_000;
const NUMBERS = Array.from({ length: TOGETHER }, (_, index) => index + 1);
const INSTANTS = [AT, AT + 5 * DAY, AT + 20 * DAY];

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
    outcome: fc.constantFrom('passed', 'failed', 'partial'),
    until: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({
    kind: fc.constant('control' as const),
    which,
    from: fc.integer({ min: -20, max: 25 }),
    state: fc.constantFrom('enabled', 'enabled', 'degraded', 'disabled'),
    until: fc.option(fc.integer({ min: -5, max: 30 })),
    members: fc.subarray([
      'account_kind',
      'provider_environment',
      'instance_fingerprint',
      'operation',
    ] as const),
  }),
  fc.record({
    kind: fc.constant('correction' as const),
    named: fc.array(fc.nat(29), { minLength: 1, maxLength: 2 }),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const history = fc.noBias(fc.array(step, { minLength: 1, maxLength: 24, size: 'max' }));

function eventOf(one: Step, subjects: readonly Subject[], [first, next]: Places): Event {
  // Of this history, or the place after it, where nothing is.
  if (one.kind === 'correction')
    return { kind: one.kind, document: one.named.map((n) => first + (n % (next - first + 1))) };
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
    const checks = one.outcome === 'partial' ? document.checks.slice(1) : document.checks;
    const made = { ...document, checks };
    return { kind: 'run', document: one.outcome === 'failed' ? failed(made) : made };
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

/** The place of the first record of a history, and of the next. */
type Places = readonly [first: number, next: number];

/** How many events were recorded, and how many not. */
interface Seen {
  taken: number;
  refused: number;
  corrected: number;
}

/** Ledgers with the same histories: one by one with their boards, and as batches. */
class Played {
  readonly #single: readonly (TestLedger & { readonly board: KeptBoard })[];
  readonly #batched: readonly TestLedger[];
  readonly #subjects: Subject[] = [];
  readonly #models: Model[] = [];
  #next = 1;
  readonly #seen: Seen;

  static async new(seen: Seen): Promise<Played> {
    const ledgers = () => Promise.all(ENGINES.map((engine) => newLedger(engine)));
    return new Played(await ledgers(), await ledgers(), seen);
  }

  private constructor(single: readonly TestLedger[], batched: readonly TestLedger[], seen: Seen) {
    this.#seen = seen;
    const subjects = NUMBERS.flatMap(subjectsOf);
    this.#single = single.map((ledger) => ({ ...ledger, board: new KeptBoard(ledger, subjects) }));
    this.#batched = batched;
  }

  async play(steps: readonly Step[], number: number): Promise<void> {
    const subjects = subjectsOf(number);
    const first = this.#next;
    const model = new Model(first);
    this.#subjects.push(...subjects);
    this.#models.push(...subjects.map(() => model));
    let batch: AppendItem[] = [];
    let isRefused = false;
    for (const [index, one] of steps.entries()) {
      const event = eventOf(one, subjects, [first, model.next]);
      const isTaken = model.take(event, AT);
      this.#seen[isTaken ? 'taken' : 'refused'] += 1;
      if (isTaken && event.kind === 'correction') this.#seen.corrected += 1;
      const at = present(INSTANTS[index % INSTANTS.length]);
      for (const ledger of this.#single)
        assert.equal(
          await recordPreviewed(ledger, event, subjects, at),
          isTaken,
          `${ledger.engine}: ${JSON.stringify(event)}`,
        );
      if (event.kind === 'correction') {
        await this.#recordAll(batch, true);
        batch = [];
        for (const ledger of this.#batched) assert.equal(await record(ledger, event), isTaken);
      } else if (isTaken) batch.push(item(event.kind, event.document));
      else if (!isRefused) {
        isRefused = true;
        await this.#recordAll([...batch, item(event.kind, event.document)], false);
      }
    }
    await this.#recordAll(batch, true);
    this.#next = model.next;
  }

  async #recordAll(items: readonly AppendItem[], isTaken: boolean): Promise<void> {
    if (items.length === 0) return;
    for (const { driver } of this.#batched)
      assert.equal((await append(driver, items, contextAt())).ok, isTaken);
  }

  /** The boards of the services say what the model says. */
  async requireSameBoards(at: number): Promise<void> {
    for (const { board, engine } of this.#single) {
      const controls = await board.controlsAt(at);
      for (const [index, of] of this.#subjects.entries()) {
        const [state] = present(this.#models[index]).control(of, at).said.split(' ');
        assert.equal(controls.get(subjectDigest(of)), state, `${engine} at ${formatInstant(at)}`);
      }
    }
  }

  /** By every way the same as by the model. */
  async requireSame(at: number): Promise<void> {
    const subjects = this.#subjects;
    const saidBy = (by: Parameters<Model['run']>[2]) =>
      subjects.map((of, index) => {
        const model = present(this.#models[index]);
        const [local, live] = [model.run(of, 'local', by), model.run(of, 'live', by)];
        const { said, stands, shown: shownTo } = model.control(of, at);
        const until = by === 'export' ? shownTo : stands;
        return { review: model.review(of)?.place ?? 0, local, live, control: said, until };
      });
    const inExport = saidBy('export');
    // An export that is asked for no subject has those with a run.
    const hasRun = saidBy('scan').map(({ local, live }) => local + live > 0);
    const digests = subjects.map((of) => subjectDigest(of));
    for (const ledger of this.#single) {
      const on = `on ${ledger.engine} at ${formatInstant(at)}`;
      assert.deepEqual(await scanned(ledger, subjects, at), saidBy('scan'), `scanned ${on}`);
      assert.deepEqual(await read(ledger, subjects, at), saidBy('readiness'), `read ${on}`);
      const without = inExport.map(({ until: _until, ...said }) => said);
      assert.deepEqual(await lookedUp(ledger, subjects, at), without, `looked up ${on}`);
      const found = await shown(ledger, subjects, at);
      assert.deepEqual(
        digests.map((one) => found.get(one)),
        inExport,
        `exported ${on}`,
      );
    }
    for (const ledger of this.#batched) {
      const found = await shown(ledger, null, at);
      const expected = inExport.map((said, index) => (hasRun[index] ? said : undefined));
      assert.deepEqual(
        digests.map((one) => found.get(one)),
        expected,
        `batches on ${ledger.engine} at ${formatInstant(at)}`,
      );
    }
  }

  async close(): Promise<void> {
    for (const { driver } of [...this.#single, ...this.#batched]) await driver.close();
  }
}

async function record(ledger: TestLedger, event: Event): Promise<boolean> {
  const { driver } = ledger;
  if (event.kind === 'correction') return (await correcting(ledger, event.document)).ok;
  const one = item(event.kind, event.document);
  return (await append(driver, [one], contextAt())).ok;
}

/** Records an event, after a look at what it would change; whether it was recorded. */
async function recordPreviewed(
  ledger: TestLedger,
  event: Event,
  subjects: readonly Subject[],
  at: number,
): Promise<boolean> {
  if (event.kind === 'correction') return record(ledger, event);
  const looked = await rehearse(ledger.driver, item(event.kind, event.document), contextAt());
  const next = looked.ok && looked.value.state === 'new' ? looked.value.record : null;
  const preview = next && (await read(ledger, subjects, at, next));
  const isTaken = await record(ledger, event);
  assert.equal(next !== null, isTaken);
  if (preview) assert.deepEqual(await read(ledger, subjects, at), preview, ledger.engine);
  return isTaken;
}

test(`${HISTORIES} random histories give the same evidence by every way, on both engines and in the model, one by one and as batches`, async () => {
  const seen = { taken: 0, refused: 0, corrected: 0 };
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: TOGETHER, maxLength: TOGETHER }),
      async (histories) => {
        const played = await Played.new(seen);
        for (const [index, steps] of histories.entries()) {
          await played.play(steps, index + 1);
          await played.requireSameBoards(AT + Math.floor((index * 20) / TOGETHER) * DAY);
        }
        for (const at of INSTANTS) await played.requireSame(at);
        await played.close();
        tellProgress('histories', (count += TOGETHER));
      },
    ),
    // The records of a smaller one would be other ones.
    { numRuns: HISTORIES / TOGETHER, endOnFailure: true },
  );
  const { taken, refused, corrected } = seen;
  const isVaried = taken > 2 * HISTORIES && refused > HISTORIES && corrected > HISTORIES / 2;
  assert.ok(isVaried, JSON.stringify(seen));
});
