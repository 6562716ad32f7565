import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  ApprovalReview,
  CertificationRun,
  ControlEvent,
  RuntimeFacts,
  Subject,
} from '../../src/documents/index.ts';
import { present, type Result } from '../../src/documents/findings.ts';
import { groupedBy } from '../../src/documents/json.ts';
import { append, rehearse } from '../../src/ledger/append.ts';
import { makePreview, type Preview } from '../../service/pages/preview.ts';
import { STATE_LOOKS } from '../../service/pages/words.ts';
import type { SubjectStanding } from '../../service/readiness/board.ts';
import { subject } from '../evidence/documents.ts';
import { fc } from '../fast-check.ts';
import {
  AT,
  contextAt,
  contracts,
  control,
  correcting,
  failed,
  FINGERPRINTS,
  item,
  newLedger,
  review,
  run,
  type TestLedger,
} from '../ledger/world.ts';
import { often } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';
import { claimOn, ENFORCED, offering, serviceOn } from './world.ts';

const digestOf = (digit: string) => `sha256:${digit.repeat(64)}`;

/** Three apps of one provider, each at two instances. */
const PLACES = [
  ['a', 'd'],
  ['a', 'e'],
  ['b', 'd'],
  ['b', 'e'],
  ['c', 'd'],
  ['c', 'e'],
].map(([app = '', instance = '']) => ({
  app_fingerprint: digestOf(app),
  instance_fingerprint: digestOf(instance),
}));

/** Two accounts at each place. */
const accountAt = (place: number, account: number) => `acct-${place}-${account}`;

function manyApps(isDenied: boolean): RuntimeFacts {
  const says = offering();
  const [app, account] = [present(says.apps[0]), present(says.accounts[0])];
  return {
    ...says,
    deny_list: isDenied ? [{ provider: 'pixelgram', app_fingerprint: digestOf('b') }] : [],
    apps: PLACES.map((place) => ({ ...app, ...place })),
    accounts: PLACES.flatMap((place, at) =>
      [0, 1].map((number) => ({
        ...account,
        ...place,
        account_reference: FINGERPRINTS.of('account_reference', accountAt(at, number)),
      })),
    ),
  };
}

const of = (place: number): Subject => ({ ...subject(), ...PLACES[place] });
const maybe = <T>(...values: T[]) =>
  fc.constantFrom<T | undefined>(undefined, undefined, undefined, ...values);
const place = fc.nat({ max: PLACES.length - 1 });
const ENDS = ['2026-03-10T00:00:00Z', '2026-07-01T00:00:00Z'];

const CONTROL = fc.record({
  state: fc.constantFrom<ControlEvent['state']>('disabled', 'degraded', 'enabled', 'enabled'),
  starts_at: fc.constantFrom(
    '2026-03-01T00:00:00Z',
    '2026-03-02T00:00:00Z',
    '2026-06-01T00:00:00Z',
  ),
  expires_at: fc.constantFrom(null, null, ...ENDS),
  selector: fc
    .record({
      app_fingerprint: maybe(digestOf('a'), digestOf('b')),
      instance_fingerprint: maybe(digestOf('d'), digestOf('e')),
      account_kind: maybe('business', 'personal'),
      operation: maybe<Subject['operation']>('connect', 'publish_immediate'),
    })
    .map((limits) => JSON.parse(JSON.stringify({ provider: 'pixelgram', ...limits })) as object),
});
const REVIEW = fc.record({
  place,
  changes: fc.record({
    state: fc.constantFrom<ApprovalReview['state']>(
      'approved',
      'approved',
      'trial',
      'restricted',
      'revoked',
      'pending',
    ),
    tier: fc.constantFrom('advanced', 'advanced', 'basic'),
    expires_at: fc.constantFrom('2026-07-10T09:00:00Z', '2026-07-10T09:00:00Z', ...ENDS),
  }),
});
const RUN = fc.record({
  place,
  side: fc.constantFrom<CertificationRun['side']>('local', 'live'),
  account: fc.nat({ max: 1 }),
  isFailed: fc.constantFrom(false, false, true),
  expires_at: fc.constantFrom('2026-04-01T10:00:00Z', '2026-03-14T10:00:00Z'),
});
const STEP = fc.oneof(
  {
    weight: 3,
    arbitrary: CONTROL.map((one) => ['control', control(one as Partial<ControlEvent>)] as const),
  },
  {
    weight: 2,
    arbitrary: REVIEW.map(
      ({ place: at, changes }) => ['approval', review({ ...PLACES[at], ...changes })] as const,
    ),
  },
  {
    weight: 3,
    arbitrary: RUN.map(({ place: at, side, account, isFailed, expires_at }) => {
      const account_reference = side === 'live' ? accountAt(at, account) : null;
      const made = run(side, { account_reference, expires_at }, of(at));
      return ['run', isFailed ? failed(made) : made] as const;
    }),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 7 }).map((sequence) => ['correction', sequence + 1] as const),
  },
);

/** Everything stands for the first two places, so that there is something to lose. */
const SOUND = [
  ...[0, 1].flatMap((at) => [
    item('approval', review(PLACES[at])),
    item('run', run('local', {}, of(at))),
    item('run', run('live', { account_reference: accountAt(at, 0) }, of(at))),
  ]),
  item('control', control()),
];

/** A service over a ledger, and what it decides on each subject and account. */
function servedBy(ledger: TestLedger, isDenied: boolean) {
  const claims = PLACES.map((_, at) => claimOn(of(at)));
  const service = serviceOn(ledger, {
    says: () => manyApps(isDenied),
    environment: ENFORCED,
    claims,
  });
  const stand = async () => {
    const survey = await service.survey();
    const keyed = survey.rows.map((row) => [row.digest, row] as const);
    return { survey, rows: new Map(keyed) };
  };
  return { service, stand };
}

type Stand = ReadonlyMap<string, SubjectStanding>;

/** The sentences that count subjects, from the decisions before and after, without the names. */
function countedIn(before: Stand, after: Stand, isDisabling: boolean): string[] {
  const pairs = [...before].map(([key, was]) => ({ was, is: present(after.get(key)) }));
  const told = (words: string, group: typeof pairs) => {
    const count = new Set(group.map(({ was }) => was.digest)).size;
    return group.length === 0
      ? []
      : [`This ${words} ${count} ${count === 1 ? 'subject' : 'subjects'}`];
  };
  const moved = pairs.filter(({ was, is }) => was.decision.state !== is.decision.state);
  const wordsOf = ({ was, is }: (typeof pairs)[number]) =>
    isDisabling && is.decision.state === 'disabled'
      ? 'disables'
      : `changes the state from ${STATE_LOOKS[was.decision.state].words} to ${STATE_LOOKS[is.decision.state].words} for`;
  const advertisable = (had: boolean) =>
    pairs.filter(
      ({ was, is }) => was.decision.advertisable === had && is.decision.advertisable !== had,
    );
  return [
    ...[...groupedBy(moved, wordsOf)].flatMap(([words, group]) => told(words, group)),
    ...told('ends advertising for', advertisable(true)),
    ...told('allows advertising of', advertisable(false)),
  ].sort();
}

function countsOf({ effects }: Preview): string[] {
  return effects.flatMap((effect) => /^(This .*\d+ subjects?): /.exec(effect)?.[1] ?? []).sort();
}

const codesOf = (outcome: Result<unknown>) =>
  outcome.ok ? [] : outcome.findings.map(({ code }) => code);

test('[T388] what a preview says of a record is what then happens, for each subject', async () => {
  const seen = { recorded: 0, told: 0, ended: 0 };
  const history = fc.array(STEP, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(history, fc.boolean(), async (steps, isDenied) => {
      const ledger = await newLedger('sqlite');
      valueOf(await append(ledger.driver, SOUND, contextAt()));
      const { service, stand } = servedBy(ledger, isDenied);
      let stood = await stand();
      for (const [kind, content] of steps) {
        if (kind === 'correction') {
          await correcting(ledger, [content]);
          stood = await stand();
          continue;
        }
        const document = item(kind, content);
        const rehearsed = await rehearse(ledger.driver, document, contextAt(AT));
        if (!rehearsed.ok) {
          const refused = await append(ledger.driver, [document], contextAt(AT));
          assert.deepEqual(codesOf(refused), codesOf(rehearsed));
          continue;
        }
        assert.ok(rehearsed.value.state === 'new');
        const next = rehearsed.value.record;
        const { survey, rows: before } = stood;
        const subjects = [...new Map(survey.rows.map((row) => [row.digest, row.subject])).values()];
        const changes = await service.changes(next, subjects);
        const view = { controls: [], operators: new Map(), unreadable: 0, denied: [] };
        const preview = makePreview({
          record: next,
          bytes: Buffer.from(''),
          changes,
          contracts,
          view: { ...view, at: AT, subjects, facts: survey.facts, isRecorder: true },
        });
        valueOf(await append(ledger.driver, [document], contextAt(AT)));
        stood = await stand();
        const { rows: after } = stood;
        seen.recorded += 1;
        if (kind === 'control' && content.starts_at > '2026-03-15') {
          for (const [key, was] of before) assert.deepEqual(after.get(key)?.decision, was.decision);
          continue;
        }
        for (const change of changes) {
          const key = change.before.digest;
          assert.deepEqual(change.before.decision, before.get(key)?.decision);
          assert.deepEqual(change.after.decision, after.get(key)?.decision);
        }
        assert.equal(changes.length, before.size);
        const isDisabling = kind === 'control' && content.state === 'disabled';
        const counted = countedIn(before, after, isDisabling);
        assert.deepEqual(countsOf(preview), counted, preview.effects.join(' '));
        seen.told += counted.length;
        if (counted.some((one) => one.includes('ends advertising'))) seen.ended += 1;
        const names = preview.changes.map((one) => preview.nameOf(one.before.subject));
        const digests = preview.changes.map((one) => one.before.digest);
        assert.equal(new Set(names).size, new Set(digests).size);
      }
      await ledger.driver.close();
    }),
    { numRuns: often(12, 300) },
  );
  assert.ok(
    Object.values(seen).every((count) => count > 0),
    JSON.stringify(seen),
  );
});
