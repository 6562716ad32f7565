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

test('an empty ledger extends only an empty one', () => {
  const shown = { checkpoint: checkpointAt(0), consistency: null };
  assert.deepEqual(codesOf(verifyLineage(shown, root, [], FILE)), []);
  assert.deepEqual(codesOf(verifyLineage(shown, root, [headAt(1)], FILE)), ['ledger_truncated']);
});
