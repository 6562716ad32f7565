import { formatInstant, instantOf } from '../../src/documents/json.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, firstExpiryOf } from '../../src/gate/facts.ts';
import { firstOf, EXPIRING, type Expiry } from '../../src/gate/verdict.ts';
import { digestOf } from '../../src/digest/index.ts';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { fc } from '../fast-check.ts';
import { contractDocument, entry, subject } from '../evidence/documents.ts';
import { bent, type Bends } from './bend.ts';
import { judgeWorld, world, type World } from './world.ts';

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
    fc.asyncProperty(fc.integer({ min: AT, max: expiry.at - 1 }), async (at) => {
      assert.equal((await judgeAt(of, at)).decision, 'allowed');
    }),
  );
});

test('the first of several expiries does not depend on their order', () => {
  // Tuples, because generated records differ in their prototype, which no expiry does.
  const expiry = fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...EXPIRING))
    .map(([at, what]): Expiry => ({ at, what, subjectDigest: null }));
  fc.assert(
    fc.property(fc.array(expiry, { minLength: 1 }), (lapses) => {
      assert.deepEqual(firstOf(lapses), firstOf(lapses.toReversed()));
      assert.equal(firstOf(lapses)?.at, Math.min(...lapses.map(({ at }) => at)));
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

function judgeAt(of: World, at: number) {
  return judgeWorld({ ...of, at: formatInstant(at) });
}
