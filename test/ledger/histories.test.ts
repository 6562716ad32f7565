import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { present } from '../../src/documents/error.ts';
import { formatInstant } from '../../src/documents/json.ts';
import type { Selector, Subject } from '../../src/documents/index.ts';
import { append, rehearse } from '../../src/ledger/append.ts';
import { type AppendItem } from '../../src/ledger/prepare-record.ts';
import { fc } from '../fast-check.ts';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { contractDocument, digest, subject } from '../evidence/documents.ts';
import { often, tellProgress } from '../soak.ts';
import {
  Model,
  type Event,
  KeptBoard,
  lookedUp,
  read,
  scanned,
  shown,
  type Said,
} from './model.ts';
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
  newLedger,
  review,
  run,
  withErrored,
  type TestLedger,
} from './world.ts';

/** So many are played one after the other into the same ledgers, each with a provider app of its own. */
const TOGETHER = often(8, 40);
const HISTORIES = often(8, 400);
const DAY = 86_400_000;
const NUMBERS = Array.from({ length: TOGETHER }, (_, index) => index + 1);
const DAYS = [0, 5, 20];
const INSTANTS = DAYS.map((days) => AT + days * DAY);

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

/** For the same subjects as the contract in force, which the exports and services have alone. */
const candidate = contractOf({ ...contractDocument(), retest_days: { local: 20, live: 20 } });
const recording = {
  ...contextAt(),
  contracts: indexContracts([contract, candidate].map(withErrored)),
};

const which = fc.nat(2);
/** In days: when histories are compared. */
const someInstant = fc.constantFrom(...DAYS);
const daysAgo = fc.integer({ min: -20, max: 0 });

const approvals = fc.record({
  kind: fc.constant('approval' as const),
  which,
  from: daysAgo,
  state: fc.constantFrom('approved', 'pending', 'trial', 'restricted', 'revoked'),
  until: fc.integer({ min: 5, max: 60 }),
});

const runs = fc.record({
  kind: fc.constant('run' as const),
  which,
  from: daysAgo,
  side: fc.constantFrom('local', 'live'),
  outcome: fc.constantFrom('passed', 'failed', 'failed', 'partial', 'errored', 'errored'),
  isCandidate: fc.boolean(),
  until: fc.integer({ min: 1, max: 40 }),
});

const controls = fc.record({
  kind: fc.constant('control' as const),
  which,
  from: fc.oneof(someInstant, fc.integer({ min: -20, max: 25 })),
  // One that restricts hides all that enable.
  isEnabled: fc.integer({ min: 1, max: 10 }).map((n) => n > 3),
  state: fc.constantFrom('degraded', 'disabled'),
  until: fc.option(fc.oneof(someInstant, fc.integer({ min: -5, max: 30 })), { freq: 2 }),
  isNarrow: fc.boolean(),
  members: fc.subarray([
    'account_kind',
    'provider_environment',
    'instance_fingerprint',
    'operation',
  ] as const),
});

const corrections = fc.record({
  kind: fc.constant('correction' as const),
  // So many records ago, mostly one of the last words.
  named: fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.nat(15)), {
    minLength: 1,
    maxLength: 2,
  }),
});

type ValueOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Step =
  | ValueOf<typeof approvals | typeof runs | typeof controls>
  | { readonly kind: 'correction'; readonly named: readonly number[] };

/** Lists of these, as long as each other and not mostly short. */
const listsOf = <T>(step: fc.Arbitrary<T>) =>
  fc.noBias(fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }));

const enabled: ValueOf<typeof controls> = {
  kind: 'control',
  which: 0,
  from: -20,
  isEnabled: true,
  state: 'disabled',
  until: null,
  isNarrow: false,
  members: [],
};
const approved = { kind: 'approval', which: 0, from: -20, state: 'approved', until: 60 } as const;
const ran = {
  kind: 'run',
  which: 0,
  from: -10,
  side: 'local',
  until: 40,
  isCandidate: false,
} as const;
const tried = { ...ran, isCandidate: true } as const;
const correctsLast = { kind: 'correction', named: [1] } as const;

const OPENINGS: readonly (readonly Step[])[] = [
  // Without reviews nothing is recorded of runs.
  [approved, { ...approved, which: 2 }],
  [approved, { ...ran, outcome: 'failed' }, correctsLast],
  [approved, { ...ran, side: 'live', outcome: 'passed' }, correctsLast],
  [approved, { ...ran, outcome: 'failed' }, { ...ran, outcome: 'failed' }],
  // Only its failure counts before the export has the contract.
  [approved, { ...ran, outcome: 'passed' }, { ...tried, outcome: 'passed' }],
  [
    approved,
    { ...ran, outcome: 'passed' },
    { ...tried, outcome: 'failed' },
    { ...tried, outcome: 'passed' },
  ],
  [approved, { ...approved, state: 'revoked' }, correctsLast],
  [
    approved,
    { ...ran, outcome: 'passed' },
    { ...ran, outcome: 'errored' },
    { ...tried, outcome: 'errored' },
    { ...ran, outcome: 'errored' },
  ],
  [approved, { ...ran, outcome: 'passed' }, { ...ran, outcome: 'errored' }, correctsLast],
  [],
  // A disable that is silenced until another event ends.
  [
    { ...enabled, isEnabled: false },
    { ...enabled, until: 8 },
  ],
  [enabled, { ...enabled, from: 10 }, correctsLast],
];

/** Every other one has much to say of controls, whose order matters most. */
const history = fc
  .tuple(
    fc.constantFrom(...OPENINGS),
    fc.oneof(
      listsOf(fc.oneof(approvals, runs, runs, runs, controls, corrections, corrections)),
      listsOf(fc.oneof({ weight: 3, arbitrary: controls }, { weight: 1, arbitrary: corrections })),
    ),
  )
  .map(([opening, steps]) => [...opening, ...steps]);

function eventOf(one: Step, subjects: readonly Subject[], [first, next]: Places): Event {
  // Of this history, or the place after it, where nothing is.
  if (one.kind === 'correction')
    return { kind: one.kind, document: one.named.map((n) => next - (n % (next - first + 1))) };
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
    const own = one.isCandidate ? { contract_digest: candidate.digest } : {};
    const made = { ...document, ...own, checks };
    if (one.outcome === 'errored') return { kind: 'run', document: errored(made) };
    return { kind: 'run', document: one.outcome === 'failed' ? failed(made) : made };
  }
  const selector: Selector = {
    provider: of.provider,
    app_fingerprint,
    ...Object.fromEntries((one.isNarrow ? one.members : []).map((member) => [member, of[member]])),
  };
  const until = one.until === null ? null : Math.max(one.until, one.from + 1);
  return {
    kind: 'control',
    document: control({
      selector,
      state: one.isEnabled ? 'enabled' : one.state,
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
    const model = new Model(first, contract.digest);
    this.#subjects.push(...subjects);
    this.#models.push(...subjects.map(() => model));
    let batch: AppendItem[] = [];
    let isRefused = false;
    for (const [index, one] of steps.entries()) {
      const event = eventOf(one, subjects, [first, model.next]);
      const isTaken = model.take(event, AT);
      this.#seen[isTaken ? 'taken' : 'refused'] += 1;
      if (isTaken && event.kind === 'correction') this.#seen.corrected += 1;
      await this.#recordAlone({ event, isTaken, index }, model, subjects);
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

  /** Records an event by itself; one ledger after the other is looked at before and after. */
  async #recordAlone(
    { event, isTaken, index }: { event: Event; isTaken: boolean; index: number },
    model: Model,
    subjects: readonly Subject[],
  ): Promise<void> {
    const at = present(INSTANTS[index % INSTANTS.length]);
    for (const [turn, ledger] of this.#single.entries()) {
      // Records since would be read again anyway.
      if (event.kind === 'correction') await ledger.board.keep();
      const told = `${JSON.stringify(event)} on ${ledger.engine}`;
      const isLookedAt = index % this.#single.length === turn;
      const preview = isLookedAt && (await previewed(ledger, event, subjects, at));
      assert.equal(await record(ledger, event), isTaken, told);
      if (!isLookedAt) continue;
      const expected = subjects.map((of) => saidBy(model, of, at, 'readiness'));
      if (event.kind !== 'correction') assert.deepEqual(preview, isTaken ? expected : null, told);
      assert.deepEqual(await read(ledger, subjects, at), expected, told);
      const models = subjects.map(() => model);
      if (index % 4 === 0) await requireExport(ledger, models, subjects, at);
    }
  }

  async #recordAll(items: readonly AppendItem[], isTaken: boolean): Promise<void> {
    if (items.length === 0) return;
    for (const { driver } of this.#batched)
      assert.equal((await append(driver, items, recording)).ok, isTaken);
  }

  /** The boards of the services say what the model says. */
  async requireSameBoards(at: number): Promise<void> {
    for (const { board, engine } of this.#single) {
      const said = await board.controlsAt(at);
      for (const [index, of] of this.#subjects.entries()) {
        const [state] = present(this.#models[index]).control(of, at).said.split(' ');
        assert.equal(said.get(subjectDigest(of)), state, `${engine} at ${formatInstant(at)}`);
      }
    }
  }

  /** By every way the same as by the model. */
  async requireSame(at: number): Promise<void> {
    const subjects = this.#subjects;
    const said = (by: Reader) =>
      subjects.map((of, index) => saidBy(present(this.#models[index]), of, at, by));
    const inExport = said('export');
    for (const ledger of this.#single) {
      const on = `on ${ledger.engine} at ${formatInstant(at)}`;
      assert.deepEqual(await scanned(ledger, subjects, at), said('scan'), `scanned ${on}`);
      assert.deepEqual(await read(ledger, subjects, at), said('readiness'), `read ${on}`);
      const without = inExport.map(({ until: _until, ...rest }) => rest);
      assert.deepEqual(await lookedUp(ledger, subjects, at), without, `looked up ${on}`);
      await requireExport(ledger, this.#models, subjects, at);
    }
  }

  /** An export that is asked for no subject has those with a run. */
  async requireSameBatches(at: number): Promise<void> {
    const expected = this.#subjects.map((of, index) => {
      const model = present(this.#models[index]);
      return model.hasRun(of) ? saidBy(model, of, at, 'export') : undefined;
    });
    for (const ledger of this.#batched) {
      const found = await shown(ledger, null, at);
      assert.deepEqual(
        this.#subjects.map((of) => found.get(subjectDigest(of))),
        expected,
        `batches on ${ledger.engine}`,
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
  return (await append(driver, [one], recording)).ok;
}

/** An export of some subjects shows what the model says. */
async function requireExport(
  ledger: TestLedger,
  models: readonly Model[],
  subjects: readonly Subject[],
  at: number,
): Promise<void> {
  const found = await shown(ledger, subjects, at);
  assert.deepEqual(
    subjects.map((of) => found.get(subjectDigest(of))),
    subjects.map((of, index) => saidBy(present(models[index]), of, at, 'export')),
    `exported on ${ledger.engine} at ${formatInstant(at)}`,
  );
}

/** `null` if it may not be recorded. */
async function previewed(
  ledger: TestLedger,
  event: Event,
  subjects: readonly Subject[],
  at: number,
): Promise<unknown> {
  if (event.kind === 'correction') return null;
  const looked = await rehearse(ledger.driver, item(event.kind, event.document), recording);
  if (!looked.ok || looked.value.state !== 'new') return null;
  return read(ledger, subjects, at, looked.value.record);
}

type Reader = Parameters<Model['run']>[2];

function saidBy(model: Model, of: Subject, at: number, by: Reader): Said {
  const { said, stands, shown: shownTo } = model.control(of, at);
  const [local, live] = [model.run(of, 'local', by), model.run(of, 'live', by)];
  return {
    review: model.review(of)?.place ?? 0,
    local,
    live,
    errored: [local && model.errored(of, 'local'), live && model.errored(of, 'live')]
      .map((one) => one || '')
      .join('/'),
    control: said,
    until: by === 'export' ? shownTo : stands,
  };
}

test(`${HISTORIES} random histories give the same evidence by every way, on both engines and in the model, one by one and as batches`, async () => {
  const seen = { taken: 0, refused: 0, corrected: 0 };
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.noBias(fc.array(history, { minLength: TOGETHER, maxLength: TOGETHER })),
      async (histories) => {
        const played = await Played.new(seen);
        for (const [index, steps] of histories.entries()) {
          await played.play(steps, index + 1);
          const at = AT + Math.floor((index * 20) / TOGETHER) * DAY;
          if (index % 3 === 2) await played.requireSameBoards(at);
        }
        for (const at of INSTANTS) await played.requireSame(at);
        await played.requireSameBatches(AT + 5 * DAY);
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
