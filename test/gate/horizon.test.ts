import { formatInstant, instantOf } from '../../src/json/index.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { factsOf, firstLapseOf, firstOf, LAPSES, type Lapse } from '../../src/gate/index.ts';
import { digestOf } from '../../src/digest/index.ts';
import { contractOf, indexContracts, subjectDigest } from '../../src/evidence/index.ts';
import { contractDocument, entry, subject } from '../evidence/documents.ts';
import { bent, type Bends } from './bend.ts';
import { judgeWorld, world, type World } from './world.ts';

const AT = instantOf('2026-03-15T12:00:00Z');

const FIRST: [string, Lapse['what'], Bends, string][] = [
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
  test(`${name} lapses first, and the answer holds until exactly then`, async () => {
    const of = bent(world(), bends);
    const { lapse } = await judgeWorld(of);
    assert.ok(lapse);
    assert.equal(lapse.what, what);
    assert.equal(formatInstant(lapse.at), instant);
    assert.equal((await judgeAt(of, lapse.at - 1)).decision, 'allowed');
    assert.equal((await judgeAt(of, lapse.at)).decision, 'refused');
  });
}

test('an answer holds at every instant before its horizon', async () => {
  const of = world();
  const { lapse } = await judgeWorld(of);
  assert.ok(lapse);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: AT, max: lapse.at - 1 }), async (at) => {
      assert.equal((await judgeAt(of, at)).decision, 'allowed');
    }),
  );
});

test('the first of several lapses does not depend on their order', () => {
  // Tuples, because generated records differ in their prototype, which no lapse does.
  const lapse = fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...LAPSES))
    .map(([at, what]): Lapse => ({ at, what, subjectDigest: null }));
  fc.assert(
    fc.property(fc.array(lapse, { minLength: 1 }), (lapses) => {
      assert.deepEqual(firstOf(lapses), firstOf(lapses.toReversed()));
      assert.equal(firstOf(lapses)?.at, Math.min(...lapses.map(({ at }) => at)));
    }),
  );
  assert.equal(firstOf([]), null);
  assert.equal(firstOf([null]), null);
});

test('at one instant the order of `LAPSES` decides, then that of subjects', () => {
  const lapse = (what: Lapse['what'], of: Lapse['subjectDigest']): Lapse => ({
    at: AT,
    what,
    subjectDigest: of,
  });
  const ordered = [
    ...LAPSES.map((what) => lapse(what, null)),
    lapse('live_retest', digestOf('b')),
    lapse('live_retest', digestOf('a')),
  ];
  assert.ok(digestOf('b') < digestOf('a'));
  for (const [index, one] of ordered.entries())
    for (const other of ordered.slice(index)) {
      assert.equal(firstOf([one, other]), one);
      assert.equal(firstOf([other, null, one]), one);
    }
});

test('what does not lapse is passed over, and where a fact is not known nothing is said', async () => {
  const never = {
    '/entry/authorization/expires_at': null,
    '/entry/runtime_control/expires_at': null,
  };
  const { lapse } = await judgeWorld(bent(world(), never));
  assert.equal(lapse?.what, 'local_retest');
  assert.equal(lapse.subjectDigest, subjectDigest(world().subject));
  const facts = factsOfWorld();
  assert.equal(firstLapseOf(facts)?.what, 'local_retest');
  const needed = [
    'contract',
    'approval',
    'authorization',
    'control',
    'localRun',
    'liveRun',
  ] as const;
  for (const fact of needed) assert.equal(firstLapseOf({ ...facts, [fact]: null }), null, fact);
});

function factsOfWorld() {
  const contract = contractOf(contractDocument());
  const of = subject();
  const claim = { subject: of, subjectDigest: subjectDigest(of), contractDigest: contract.digest };
  const context = { at: AT, contracts: indexContracts([contract]), ancestry: { get: () => true } };
  return factsOf(claim, { state: 'present', entry: entry() }, context);
}

function judgeAt(of: World, at: number) {
  return judgeWorld({ ...of, at: formatInstant(at) });
}
