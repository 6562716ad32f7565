import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { subjectDigest, type Run } from '../../src/evidence/subject-evidence.ts';
import { applyProjectionRules, judgeClaim } from '../../src/gate/engine.ts';
import { factsOf, type ClaimFacts, firstExpiryOf } from '../../src/gate/facts.ts';
import { planRelease, type Task } from '../../src/gate/plan.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { DAY_MS, instantOf, formatInstant } from '../../src/documents/json.ts';
import { present } from '../../src/documents/error.ts';
import { fc } from '../fast-check.ts';
import { contractDocument, entry, subject, TESTED_REVISION } from '../evidence/documents.ts';
import type { RenewalWindow } from '../../src/documents/index.ts';
import { dayStart, nextOpening } from '../../src/gate/renewal-window.ts';
import { firstOf, EXPIRING, type Expiry } from '../../src/gate/verdict.ts';
import { bent, type Bends } from './bend.ts';
import { judgeWorld, world, type World } from './world.ts';

const START = instantOf('2026-03-15T12:00:00Z');
const RELEASES = 26;
const BETWEEN_MS = 14 * DAY_MS;
const SUBJECTS = 200;
const APPS = 20;

/** All of it current. */
function factsToday(): ClaimFacts {
  const contract = contractOf(contractDocument());
  const of = subject();
  const claim = {
    claim: { subject: of, contract_digest: contract.digest },
    subjectDigest: subjectDigest(of),
  };
  const ancestry = new Map([[TESTED_REVISION, true]]);
  const context = { at: START, contracts: indexContracts([contract]), ancestry };
  return factsOf(claim, { state: 'present', entry: entry(of) }, context);
}

const PROJECTION = {
  leaks: { count: 0, listed: [] },
  fingerprintAlgorithm: 'claimgate/fingerprint/v1',
};

function isAllowed(facts: ClaimFacts): boolean {
  const [judged] = applyProjectionRules(
    NEWEST_RULES.rules,
    [judgeClaim(NEWEST_RULES.rules, facts)],
    PROJECTION,
  );
  return judged?.decision === 'allowed';
}

/** When something was done last, and for how many days it holds. */
interface Done {
  at: number;
  readonly days: number;
  /** Counts up, so that what is done anew is another record. */
  count: number;
}

/** Evidence of many subjects of a few apps, to be renewed as people do it. */
class Shop {
  readonly #base = factsToday();
  readonly #reviews: Done[];
  readonly #grants: Done[];
  readonly #runs: { readonly local_run: Done; readonly live_run: Done }[];

  constructor(days: { reviews: number[]; grants: number[]; retests: number[] }) {
    const done = (lasts: number): Done => ({ at: START - DAY_MS, days: lasts, count: 0 });
    this.#reviews = days.reviews.map(done);
    this.#grants = days.grants.map(done);
    this.#runs = days.retests.map((lasts) => ({ local_run: done(lasts), live_run: done(lasts) }));
  }

  facts(at: number): ClaimFacts[] {
    return this.#runs.map((runs, index) => this.#factsOf(index, runs, at));
  }

  /** Does what a task asks for. */
  renew({ kind, claims }: Task, at: number): void {
    for (const claim of claims) {
      const index = present(PLACES.get(claim));
      const done = this.#doneFor(kind, index);
      if (done.at === at) continue;
      done.at = at;
      done.count += 1;
    }
  }

  #doneFor(kind: Task['kind'], index: number): Done {
    if (kind === 'review') return present(this.#reviews[index % APPS]);
    if (kind === 'reconnect') return present(this.#grants[index % APPS]);
    assert.ok(kind === 'local_run' || kind === 'live_run', kind);
    return present(this.#runs[index])[kind];
  }

  #factsOf(index: number, runs: { local_run: Done; live_run: Done }, at: number): ClaimFacts {
    const { approval, authorization, contract, control, localRun, liveRun, ...base } = this.#base;
    assert.ok(approval && authorization && contract && control && localRun && liveRun);
    const [review, grant] = [this.#doneFor('review', index), this.#doneFor('reconnect', index)];
    const retest = runs.local_run.days;
    const reviewEnds = review.at + review.days * DAY_MS;
    const name = present(NAMES[index]);
    const run = (made: Run, { at: testedAt, count }: Done): Run => ({
      ...made,
      subjectDigest: name,
      testedAt,
      expiresAt: Math.min(testedAt + retest * DAY_MS, reviewEnds),
      checks: made.checks.map((check) => ({ ...check, completedAt: testedAt })),
      record: { sequence: 1, leaf: `${made.record.leaf}-${index}-${count}` },
    });
    return {
      ...base,
      at,
      subject: { ...base.subject, app_fingerprint: `app-${index % APPS}` },
      subjectDigest: name,
      contract: {
        ...contract,
        document: { ...contract.document, retest_days: { local: retest, live: retest } },
      },
      approval: {
        ...approval,
        reviewedAt: review.at,
        expiresAt: reviewEnds,
        record: { sequence: 1, leaf: `review-${index % APPS}-${review.count}` },
      },
      authorization: {
        ...authorization,
        validatedAt: grant.at,
        expiresAt: grant.at + grant.days * DAY_MS,
      },
      control: { ...control, expiresAt: null },
      localRun: run(localRun, runs.local_run),
      liveRun: run(liveRun, runs.live_run),
    };
  }
}

/** The subjects' digests, and the places of the subjects by them. */
const NAMES = Array.from({ length: SUBJECTS }, (_, index) => digestOf(`subject ${index}`));
const PLACES = new Map(NAMES.map((name, index) => [name, index]));

const days = (min: number, max: number, length: number) =>
  fc.array(fc.integer({ min, max }), { minLength: length, maxLength: length });
const SHOPS = fc.record({
  reviews: days(100, 400, APPS),
  grants: days(40, 120, APPS),
  retests: days(30, 180, SUBJECTS),
});

/** How many releases of a year are refused, of a shop that does `work` between two of them. */
function refusedReleases(shop: Shop, work: (at: number, release: number) => void): number {
  let refused = 0;
  for (let number = 0; number < RELEASES; number += 1) {
    const at = START + number * BETWEEN_MS;
    work(at, at + BETWEEN_MS);
    if (!shop.facts(at + BETWEEN_MS).every(isAllowed)) refused += 1;
  }
  return refused;
}

test('who follows the plan has no release of a year refused; who does not has many', () => {
  const runs = { numRuns: 2 };
  fc.assert(
    fc.property(SHOPS, fc.double({ min: 0, max: 1, noNaN: true }), (lengths, part) => {
      const shop = new Shop(lengths);
      const refused = refusedReleases(shop, (at, release) => {
        const { tasks } = planRelease(shop.facts(at), [], { at, release, holdMs: 0 });
        // A review is done first; within its own time each is done early, late or in between.
        for (const task of tasks.toSorted((one) => (one.kind === 'review' ? -1 : 1))) {
          const { earliest, latest } = task;
          shop.renew(task, Math.round(earliest + part * Math.max(0, latest - earliest)));
        }
      });
      assert.equal(refused, 0);
      const idle = refusedReleases(new Shop(lengths), () => undefined);
      assert.ok(idle >= RELEASES / 2, `${idle} refused`);
    }),
    runs,
  );
});

test('a hold longer than a retest repeats each test once in a period, spread, without a gap', () => {
  const lasts = 30;
  const shop = new Shop({
    reviews: Array.from({ length: APPS }, () => 400),
    grants: Array.from({ length: APPS }, () => 400),
    retests: Array.from({ length: SUBJECTS }, () => lasts),
  });
  const facts = shop.facts(START);
  for (const wait of [0, 20, 60]) {
    const release = START + wait * DAY_MS;
    const holdMs = 90 * DAY_MS;
    const { tasks } = planRelease(facts, [], { at: START, release, holdMs });
    const perDay = new Map<number, number>();
    for (const { kind, latest } of tasks)
      if (kind === 'live_run') {
        const day = Math.floor((latest - START) / DAY_MS);
        perDay.set(day, (perDay.get(day) ?? 0) + 1);
      }
    // 200 tests in 27 days are 7.4 on each.
    assert.ok(Math.max(...perDay.values()) <= 16, `${Math.max(...perDay.values())} on one day`);
    for (const { subjectDigest: of, liveRun } of facts) {
      const own = tasks.filter(({ kind, claims }) => kind === 'live_run' && claims.includes(of));
      assert.ok(own.length >= 3 && own.length <= 5, `${own.length} repetitions`);
      let until = present(liveRun).expiresAt;
      for (const [index, { earliest, latest }] of own.entries()) {
        assert.ok(earliest >= START && earliest <= latest);
        // Before the release there may be a gap; from then on there is none, however early each was done.
        assert.ok(latest <= Math.max(index === 0 ? release : 0, until));
        until = earliest + lasts * DAY_MS;
      }
      assert.ok(until >= release + holdMs);
    }
  }
});

const at = (text: string) => Date.parse(text);
const WORK: RenewalWindow = {
  days: ['mon', 'fri'],
  hours: '08:00-18:00',
  zone: 'Europe/Berlin',
};

describe('the window of a test command', () => {
  for (const [why, when, opens] of [
    ['open', '2026-11-27T12:00:30Z', '2026-11-27T12:00:30Z'],
    ['not open yet on its day', '2026-11-27T05:00:00Z', '2026-11-27T07:00:00Z'],
    ['closed at its end, which is exclusive', '2026-11-27T17:00:00Z', '2026-11-30T07:00:00Z'],
    ['closed on another day', '2026-11-28T10:00:00Z', '2026-11-30T07:00:00Z'],
  ] as const)
    test(`${why}: opens ${opens}`, () => assert.equal(nextOpening(WORK, at(when)), at(opens)));

  test('follows the clock of its zone into summer', () => {
    assert.equal(nextOpening(WORK, at('2027-03-29T00:00:00Z')), at('2027-03-29T06:00:00Z'));
  });

  test('without one, any time is right', () => {
    assert.equal(nextOpening(undefined, 5), 5);
    assert.equal(
      nextOpening({ days: ['sat'] }, at('2026-11-27T23:00:00Z')),
      at('2026-11-28T00:00:00Z'),
    );
  });

  test('a window that never opens, and a zone that does not exist, are refused', () => {
    assert.throws(
      () => nextOpening({ hours: '18:00-08:00' }, 0),
      /renewal_window_empty|never opens/,
    );
    assert.throws(() => nextOpening({ zone: 'Europe/Nowhere' }, 0), /does not exist/);
  });

  test('a day begins at midnight of its zone', () => {
    assert.equal(dayStart(WORK, at('2026-11-27T12:34:56Z')), at('2026-11-26T23:00:00Z'));
    assert.equal(dayStart(undefined, at('2026-11-27T12:34:56Z')), at('2026-11-27T00:00:00Z'));
  });
});

const AT = instantOf('2026-03-15T12:00:00Z');

const FIRST: [string, Expiry['what'], Bends, string][] = [
  ['the retest of the local run', 'local_retest', {}, '2026-03-31T08:00:00Z'],
  [
    'the local run',
    'local_run',
    { '/entry/local_run/expires_at': '2026-03-20T00:00:00Z' },
    '2026-03-20T00:00:00Z',
  ],
  [
    'the live run',
    'live_run',
    { '/entry/live_run/expires_at': '2026-03-20T00:00:00Z' },
    '2026-03-20T00:00:00Z',
  ],
  [
    'the retest of the live run',
    'live_retest',
    { '/entry/live_run/tested_at': '2026-02-20T00:00:00Z' },
    '2026-03-22T00:00:00Z',
  ],
  [
    'a local run that could not be tested',
    'local_errored',
    { '/entry/local_run/errored': { count: 1, first_at: '2026-03-15T00:00:00Z' } },
    '2026-03-18T00:00:00Z',
  ],
  [
    'a live run that could not be tested',
    'live_errored',
    { '/entry/live_run/errored': { count: 1, first_at: '2026-03-15T00:00:00Z' } },
    '2026-03-18T00:00:00Z',
  ],
  [
    'the approval',
    'approval',
    {
      '/entry/approval/expires_at': '2026-03-20T00:00:00Z',
      '/entry/local_run/expires_at': '2026-03-20T00:00:00Z',
      '/entry/live_run/expires_at': '2026-03-20T00:00:00Z',
    },
    '2026-03-20T00:00:00Z',
  ],
  [
    'the grant',
    'authorization',
    { '/entry/authorization/expires_at': '2026-03-20T00:00:00Z' },
    '2026-03-20T00:00:00Z',
  ],
  [
    'the control',
    'control',
    { '/entry/runtime_control/expires_at': '2026-03-20T00:00:00Z' },
    '2026-03-20T00:00:00Z',
  ],
];

for (const [name, what, bends, instant] of FIRST) {
  test(`${name} expires first, and the answer holds until exactly then`, async () => {
    const of = bent(world(), bends);
    const { expiry } = await judgeWorld(of);
    assert.ok(expiry);
    assert.equal(expiry.what, what);
    assert.equal(formatInstant(expiry.at), instant);
    assert.equal((await judgeAt(of, expiry.at - 1)).decision, 'allowed');
    assert.equal((await judgeAt(of, expiry.at)).decision, 'refused');
  });
}

test('an answer holds at every instant before its horizon', async () => {
  const of = world();
  const { expiry } = await judgeWorld(of);
  assert.ok(expiry);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: AT, max: expiry.at - 1 }), async (ownAt) => {
      assert.equal((await judgeAt(of, ownAt)).decision, 'allowed');
    }),
  );
});

test('the first of several expiries does not depend on their order', () => {
  // Tuples, because generated records differ in their prototype, which no expiry does.
  const expiry = fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...EXPIRING))
    .map(([ownAt, what]): Expiry => ({ at: ownAt, what, subjectDigest: null }));
  fc.assert(
    fc.property(fc.array(expiry, { minLength: 1 }), (lapses) => {
      assert.deepEqual(firstOf(lapses), firstOf(lapses.toReversed()));
      assert.equal(firstOf(lapses)?.at, Math.min(...lapses.map(({ at: ownAt }) => ownAt)));
    }),
  );
  assert.equal(firstOf([]), null);
  assert.equal(firstOf([null]), null);
});

test('at one instant the order of `EXPIRING` decides, then that of subjects', () => {
  const expiry = (what: Expiry['what'], of: Expiry['subjectDigest']): Expiry => ({
    at: AT,
    what,
    subjectDigest: of,
  });
  const ordered = [
    ...EXPIRING.map((what) => expiry(what, null)),
    expiry('live_errored', digestOf('b')),
    expiry('live_errored', digestOf('a')),
  ];
  assert.ok(digestOf('b') < digestOf('a'));
  for (const [index, one] of ordered.entries())
    for (const other of ordered.slice(index)) {
      assert.equal(firstOf([one, other]), one);
      assert.equal(firstOf([other, null, one]), one);
    }
});

test('what never expires is ignored, and an unknown fact gives no expiry', async () => {
  const never = {
    '/entry/authorization/expires_at': null,
    '/entry/runtime_control/expires_at': null,
  };
  const { expiry } = await judgeWorld(bent(world(), never));
  assert.equal(expiry?.what, 'local_retest');
  assert.equal(expiry.subjectDigest, subjectDigest(world().subject));
  const facts = factsOfWorld();
  assert.equal(firstExpiryOf(facts)?.what, 'local_retest');
  const needed = [
    'contract',
    'approval',
    'authorization',
    'control',
    'localRun',
    'liveRun',
  ] as const;
  for (const fact of needed) assert.equal(firstExpiryOf({ ...facts, [fact]: null }), null, fact);
});

function factsOfWorld() {
  const contract = contractOf(contractDocument());
  const of = subject();
  const claim = {
    claim: { subject: of, contract_digest: contract.digest },
    subjectDigest: subjectDigest(of),
  };
  const context = { at: AT, contracts: indexContracts([contract]), ancestry: { get: () => true } };
  return factsOf(claim, { state: 'present', entry: entry() }, context);
}

function judgeAt(of: World, ownAt: number) {
  return judgeWorld({ ...of, at: formatInstant(ownAt) });
}
