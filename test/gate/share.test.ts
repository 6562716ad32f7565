import { test } from 'node:test';
import { subjectDigest } from '../../src/evidence/index.ts';
import { groundOf } from '../../src/gate/ground.ts';
import { judgeLong } from '../../src/gate/judge-long.ts';
import { judgeInShares, judgeShare, type Share } from '../../src/gate/share.ts';
import { Tally } from '../../src/gate/tally.ts';
import { WHOLE, type Stretch } from '../../src/projection/reader.ts';
import { entry, subject } from '../evidence/documents.ts';
import { world } from './world.ts';
import assert from 'node:assert/strict';
import { AT, inputsOf, judgesOf } from './long-inputs.ts';

test('shares count only together, and only where each of them is sound', async () => {
  const others = [entry({ ...subject(), policy_mode: 'other' })];
  const { held, list } = inputsOf({ ...world(), others });
  const { stretches, judge: judgeOne } = await judgesOf({ held, list }, 2);
  const [first, last] = stretches;
  assert.equal(stretches.length, 2);
  assert.ok(first && last);
  const ground = groundOf(held.evidence, AT, '');
  assert.ok(ground.ok);
  const tally = await judgeInShares(ground, { stretches, judge: judgeOne });
  assert.deepEqual([tally?.count, tally?.refused], [2, 1]);
  assert.deepEqual([...(tally?.decisions ?? [])].sort(), ['allowed', 'refused']);
  const shares = await Promise.all(stretches.map(judgeOne));
  const total = (count: (share: Share) => number) =>
    shares.reduce((sum, share) => sum + (share ? count(share) : Number.NaN), 0);
  assert.equal(
    total(({ allowed }) => allowed),
    1,
  );
  assert.equal(
    total(({ refused }) => refused.length),
    1,
  );
  const middle = { ...last, start: last.start + 1 };
  const bent: Record<string, readonly Stretch[]> = {
    'a line too few': [first],
    'a line twice': [first, last, last],
    'a line cut in two': [first, middle],
    'a line that belongs to another': [{ ...first, from: 'sha256:f' }, last],
    nothing: [],
  };
  for (const [what, cut] of Object.entries(bent))
    assert.equal(await judgeInShares(ground, { stretches: cut, judge: judgeOne }), undefined, what);
  const bentShares: Record<string, (share: Share) => Share> = {
    'a claim that nobody judged': (share) => ({ ...share, allowed: 0 }),
    'a line that nobody read': (share) => ({ ...share, entryCount: share.entryCount - 1 }),
    'a claim judged twice': (share) => ({ ...share, allowed: 2 * share.allowed }),
    'two lists': (share) => ({ ...share, claimCount: share.claimCount + share.allowed }),
  };
  for (const [what, bend] of Object.entries(bentShares)) {
    const judge = async (stretch: Stretch) => {
      const share = await judgeOne(stretch);
      return share && bend(share);
    };
    assert.equal(await judgeInShares(ground, { stretches, judge }), undefined, what);
  }
  const judges = { stretches, judge: async () => undefined };
  assert.equal(await judgeInShares(ground, judges), undefined);
  const alone = await judgeLong({ ...held, list, judges });
  assert.equal(alone.tally.count, 2, 'one judge alone does it all');
});

test('a share without an allowed claim says nothing of any', () => {
  const tally = new Tally();
  tally.addAllowed(0, null);
  assert.deepEqual([tally.count, ...tally.decisions], [0]);
  tally.addAllowed(2, null);
  assert.deepEqual([tally.count, ...tally.decisions], [2, 'allowed']);
});

test('more refused claims than a share lists are listed by one judge alone', async () => {
  const refusedOnes = Array.from({ length: 1001 }, (_unused, number) => ({
    subject: { ...subject(), policy_mode: `mode-${number}` },
  }));
  const of = world();
  const { held } = inputsOf(of);
  const ground = groundOf(held.evidence, AT, '');
  assert.ok(ground.ok);
  const claims = refusedOnes
    .map((one) => ({ ...one, subjectDigest: subjectDigest(one.subject), contractDigest: '' }))
    .sort((one, other) => (one.subjectDigest < other.subjectDigest ? -1 : 1));
  const share = await judgeShare(ground, claims.slice(1), WHOLE);
  assert.deepEqual([share?.refused.length, share?.allowed], [1000, 0]);
  assert.equal(await judgeShare(ground, claims, WHOLE), undefined);
});
