import { formatInstant, instantOf } from '../../src/json/index.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { firstOf, LAPSES, type Lapse } from '../../src/gate/index.ts';
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

function judgeAt(of: World, at: number) {
  return judgeWorld({ ...of, at: formatInstant(at) });
}
