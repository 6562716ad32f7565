import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trustedProjection, type TrustInput } from '../../src/projection/verify-projection.ts';
import { pinOf } from '../../src/trust/index.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { content, firstRoot, keys, nextRoot } from '../trust/root-world.ts';
import {
  AT,
  checkpointAt,
  consistencyFrom,
  headAt,
  predicate,
  PROJECTION,
  recordOf,
  rewritten,
  root,
  rootBytes,
  SKEW,
  statementBytes,
  world,
} from './world.ts';

const codes = (changes: Partial<TrustInput>) =>
  codesOf(trustedProjection({ ...world, ...changes }));
const sound = { consistency: consistencyFrom(4, 7) };
const at = (text: string, offset = 0) => Date.parse(text) + offset;

test('[T04] 7: statement, root or configuration of another deployment', () => {
  assert.deepEqual(codes({ deployment: undefined }), ['deployment_unset']);
  assert.deepEqual(codes({ deployment: 'hosted-us' }), ['deployment_differs']);
  assert.deepEqual(codes({ statement: statementBytes({ ...sound, deployment: 'hosted-us' }) }), [
    'deployment_differs',
  ]);
  const elsewhere = firstRoot({ deployment: 'hosted-us' });
  assert.deepEqual(codes({ pin: pinOf(elsewhere), roots: rootBytes(elsewhere) }), [
    'deployment_differs',
  ]);
});

test('8: a millisecond either side of generated_at, skew, expiry and the lifetime limit', () => {
  const forgetful = { memory: [], statement: statementBytes() };
  const { generated_at, expires_at } = predicate;
  assert.deepEqual(codes({ ...forgetful, at: at(generated_at, -SKEW) }), []);
  assert.deepEqual(codes({ ...forgetful, at: at(generated_at, -SKEW - 1) }), [
    'projection_from_future',
  ]);
  assert.deepEqual(codes({ ...forgetful, at: at(expires_at, -1) }), []);
  assert.deepEqual(codes({ ...forgetful, at: at(expires_at) }), ['projection_expired']);
  const until = (text: string) =>
    codes({ memory: [], statement: statementBytes({ expires_at: text }) });
  assert.deepEqual(until('2026-11-22T11:00:00Z'), []);
  assert.deepEqual(until('2026-11-22T11:00:00.001Z'), ['projection_lifetime_wrong']);
  assert.deepEqual(until('9999-12-31T23:59:59Z'), ['projection_lifetime_wrong']);
  const inverted = { generated_at: '2026-11-21T12:00:20Z', expires_at: '2026-11-21T12:00:10Z' };
  assert.deepEqual(codes({ memory: [], statement: statementBytes(inverted) }), [
    'projection_lifetime_wrong',
  ]);
});

test('[T337] 8: the age that the caller accepts, a millisecond either side', () => {
  const { generatedAt, expiresAt } = valueOf(trustedProjection(world));
  const aged = (maxAgeMs: number) => trustedProjection({ ...world, freshness: { maxAgeMs } });
  assert.deepEqual(codesOf(aged(AT - generatedAt)), ['projection_too_old']);
  assert.equal(valueOf(aged(AT - generatedAt + 1)).expiresAt, AT + 1);
  assert.equal(valueOf(aged(expiresAt - generatedAt + 1)).expiresAt, expiresAt);
  assert.deepEqual(codesOf(aged(Number.NaN)), ['projection_too_old']);
});

test('[T24] 10: clock set back, a millisecond either side of the skew', () => {
  const latest = at('2026-11-20T12:00:00Z');
  const early = statementBytes({
    ...sound,
    generated_at: '2026-11-20T00:00:00Z',
    expires_at: '2026-11-20T23:00:00Z',
  });
  assert.deepEqual(codes({ statement: early, at: latest - SKEW }), []);
  assert.deepEqual(codes({ statement: early, at: latest - SKEW - 1 }), ['clock_set_back']);
  const later = recordOf({ evaluated_at: '2026-11-21T12:00:30.001Z' });
  assert.deepEqual(codes({ memory: [later, recordOf()] }), ['clock_set_back']);
});

test('[T02] old projection replayed: the ledger it shows is shorter than a release saw', () => {
  const memory = [recordOf({ ledger_head: headAt(8) })];
  assert.deepEqual(codes({ memory }), ['ledger_truncated']);
});

test('[T03] 12: ledger truncated, rewritten or forked; the proof from another size or missing', () => {
  const ledger = (size: number, from: number, history?: typeof rewritten) =>
    codes({
      statement: statementBytes({
        checkpoint: checkpointAt(size, history),
        consistency: consistencyFrom(from, size, history),
      }),
    });
  assert.deepEqual(ledger(9, 4), []);
  assert.deepEqual(ledger(3, 0), ['ledger_truncated']);
  assert.deepEqual(ledger(7, 4, rewritten), ['consistency_unproven']);
  assert.deepEqual(ledger(4, 4, rewritten), ['ledger_forked']);
  assert.deepEqual(ledger(4, 4), []);
  assert.deepEqual(ledger(7, 3), ['consistency_start_wrong']);
  assert.deepEqual(ledger(7, 0), ['consistency_start_wrong']);
  const padded = { from_size: 4, hashes: Array.from({ length: 64 }, () => PROJECTION) };
  assert.deepEqual(codes({ statement: statementBytes({ consistency: padded }) }), [
    'consistency_unproven',
  ]);
});

test('12: a checkpoint of another key, another origin or no checkpoint at all', () => {
  const shown = (checkpoint: string) =>
    codes({ statement: statementBytes({ ...sound, checkpoint }) });
  assert.deepEqual(shown(checkpointAt(7, undefined, keys.stranger)), ['note_unsigned']);
  assert.deepEqual(shown(checkpointAt(7, undefined, keys.ledger, 'other.example')), [
    'note_unsigned',
  ]);
  assert.deepEqual(shown('7'), ['note_malformed']);
  assert.deepEqual(shown(checkpointAt(7).replace('\n7\n', '\n8\n')), ['note_signature_wrong']);
});

test('the floor of the root counts as a head', () => {
  const { origin: _origin, ...floor } = headAt(5);
  const raised = nextRoot(root, { ledger: { ...content.ledger, floor } });
  const roots = rootBytes(root, raised);
  assert.deepEqual(codes({ roots }), ['consistency_start_wrong']);
  assert.deepEqual(
    codes({ roots, statement: statementBytes({ consistency: consistencyFrom(5, 7) }) }),
    [],
  );
  const other = nextRoot(root, {
    ledger: { ...content.ledger, floor: { ...floor, root_hash: PROJECTION } },
  });
  const statement = statementBytes({
    checkpoint: checkpointAt(5),
    consistency: consistencyFrom(5, 5),
  });
  assert.deepEqual(codes({ roots: rootBytes(root, other), statement }), ['ledger_forked']);
});
