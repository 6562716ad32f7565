import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pinOf } from '../../src/trust/anchor.ts';
import type { TrustRoot } from '../../src/trust/root.ts';
import { vouchedRoots } from '../../src/trust/vouched-roots.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { firstRoot, keys, nextRoot } from './root-world.ts';

const first = firstRoot();
const second = nextRoot(first);
const third = nextRoot(second);

const candidate = (root: TrustRoot, file = `${root.document.version}.root.json`) => ({
  file,
  bytes: writeEnvelope(root.envelope),
});

const chosen = (pinned: TrustRoot, ...roots: readonly TrustRoot[]) => {
  const found = vouchedRoots(
    pinOf(pinned),
    roots.map((root) => candidate(root)),
  );
  return found && [found.roots.length, found.others.length];
};

describe('[T301] the trust roots that a pin vouches for', () => {
  test('are the whole chain, in whatever order the places have it', () => {
    assert.deepEqual(chosen(first, third, first, second), [3, 0]);
    assert.deepEqual(chosen(second, second, third, first), [3, 0]);
    assert.deepEqual(chosen(third, third, second), [2, 0]);
  });

  test('end before a gap, and before a root that the one before it has not signed', () => {
    assert.deepEqual(chosen(first, first, third), [1, 1]);
    const unsigned = nextRoot(first, { expires_at: '2098-01-01T00:00:00Z' }, [keys.root1]);
    assert.deepEqual(chosen(first, first, unsigned), [1, 1]);
    assert.deepEqual(chosen(first, first, unsigned, second, third), [3, 1]);
  });

  test('are none that no pinned root is among', () => {
    assert.equal(chosen(first, second, third), undefined);
    assert.equal(vouchedRoots(undefined, [candidate(first)]), undefined);
    assert.equal(vouchedRoots('junk', [candidate(first)]), undefined);
  });

  test('do not depend on bytes that nobody can read', () => {
    const junk = { file: '2.root.json', bytes: Buffer.from('{}') };
    const found = vouchedRoots(pinOf(first), [junk, candidate(first), candidate(second)]);
    assert.deepEqual([found?.roots.length, found?.others], [2, [junk]]);
  });

  test('of two that the same root has signed are the one that is followed, or a refusal', () => {
    const other = nextRoot(first, { expires_at: '2098-01-01T00:00:00Z' });
    assert.throws(() => chosen(first, first, second, other), /same number/);
    assert.deepEqual(chosen(first, first, second, other, third), [3, 1]);
    assert.deepEqual(chosen(other, first, second, other), [2, 1]);
  });
});
