import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyLineage } from '../../src/gate/rollback-protection.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { content, nextRoot } from '../trust/root-world.ts';
import {
  checkpointAt,
  consistencyFrom,
  FILE,
  headAt,
  leaves,
  rewritten,
  root,
} from './projection-world.ts';

const SIZES = Array.from(leaves.keys(), (index) => index + 1);

test('every later head extends every earlier one, with its proof only', () => {
  for (const to of SIZES) {
    for (const from of [0, ...SIZES]) {
      const recorded = from === 0 ? [] : [headAt(from)];
      const shown = {
        checkpoint: checkpointAt(to),
        consistency: from > to ? null : consistencyFrom(from, to),
      };
      const outcome = verifyLineage(shown, root, recorded, FILE);
      assert.deepEqual(codesOf(outcome), from > to ? ['ledger_truncated'] : [], `${from} to ${to}`);
    }
  }
});

test('the greatest of all recorded heads counts', () => {
  const recorded = [headAt(2), headAt(5), headAt(5), headAt(3)];
  const shown = { checkpoint: checkpointAt(8), consistency: consistencyFrom(5, 8) };
  assert.deepEqual(valueOf(verifyLineage(shown, root, recorded, FILE)), headAt(8));
});

test('[T03] fork at the same size: between records, and between record and projection', () => {
  const shown = { checkpoint: checkpointAt(8), consistency: consistencyFrom(5, 8) };
  assert.deepEqual(codesOf(verifyLineage(shown, root, [headAt(5), headAt(5, rewritten)], FILE)), [
    'ledger_forked',
  ]);
  assert.deepEqual(codesOf(verifyLineage(shown, root, [headAt(8, rewritten)], FILE)), [
    'ledger_forked',
  ]);
});

test('[T03] fork between a record and the floor of the root', () => {
  const { origin: _origin, ...floor } = headAt(5);
  const raised = nextRoot(root, { ledger: { ...content.ledger, floor } });
  const shown = { checkpoint: checkpointAt(8), consistency: consistencyFrom(5, 8) };
  assert.deepEqual(codesOf(verifyLineage(shown, raised, [headAt(5, rewritten)], FILE)), [
    'ledger_forked',
  ]);
  assert.deepEqual(codesOf(verifyLineage(shown, raised, [headAt(5)], FILE)), []);
});

test('a lesser head of another history is not noticed here: its own release had to extend the ones before it', () => {
  const shown = { checkpoint: checkpointAt(8), consistency: consistencyFrom(5, 8) };
  assert.deepEqual(
    codesOf(verifyLineage(shown, root, [headAt(4, rewritten), headAt(5)], FILE)),
    [],
  );
});

test('heads of a ledger that the root has left behind do not count', () => {
  const shown = { checkpoint: checkpointAt(2), consistency: null };
  assert.deepEqual(
    codesOf(verifyLineage(shown, root, [headAt(9, leaves, 'old.example')], FILE)),
    [],
  );
});

const kept = (...args: Parameters<typeof headAt>) => [{ head: headAt(...args), file: 'kept' }];

test('[T474] a head that the caller knows is extended as far as the projection can show it', () => {
  const shown = { checkpoint: checkpointAt(8), consistency: consistencyFrom(5, 8) };
  const codes = (...args: Parameters<typeof headAt>) =>
    codesOf(verifyLineage(shown, root, [headAt(5)], FILE, kept(...args)));
  for (const size of [3, 5, 6, 8]) assert.deepEqual(codes(size), [], String(size));
  assert.deepEqual(codes(9), ['ledger_truncated']);
  assert.deepEqual(codes(8, rewritten), ['ledger_forked']);
  assert.deepEqual(codes(5, rewritten), ['ledger_forked'], 'a record says otherwise');
  // Only the ledger could prove these.
  assert.deepEqual(codes(6, rewritten), []);
  assert.deepEqual(codes(9, leaves, 'old.example'), [], 'a successor is named by a trust root');
  const alone = verifyLineage(shown, root, [], FILE, kept(5, rewritten));
  assert.deepEqual(codesOf(alone), ['consistency_start_wrong']);
});

test('[T475] a head whose records are lost, as the trust root says, counts nowhere', () => {
  const { root_hash, tree_size } = headAt(6, rewritten);
  const lost = { tree_size, root_hash, lost_at: '2026-03-01T00:00:00Z', reason: 'disk-failure' };
  const next = nextRoot(root, { lost_heads: [lost] });
  const shown = { checkpoint: checkpointAt(5), consistency: null };
  for (const recorded of [[headAt(6, rewritten)], [headAt(6)]]) {
    const isLost = recorded[0]?.root_hash === root_hash;
    assert.deepEqual(
      codesOf(verifyLineage(shown, next, recorded, FILE)),
      isLost ? [] : ['ledger_truncated'],
    );
  }
  assert.deepEqual(codesOf(verifyLineage(shown, next, [], FILE, kept(6, rewritten))), []);
  const signed = checkpointAt(6, rewritten);
  assert.deepEqual(
    codesOf(verifyLineage({ checkpoint: signed, consistency: null }, next, [], FILE)),
    ['projection_of_lost_records'],
  );
});

test('an empty ledger extends only an empty one', () => {
  const shown = { checkpoint: checkpointAt(0), consistency: null };
  assert.deepEqual(codesOf(verifyLineage(shown, root, [], FILE)), []);
  assert.deepEqual(codesOf(verifyLineage(shown, root, [headAt(1)], FILE)), ['ledger_truncated']);
});
