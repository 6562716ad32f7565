import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeEntry } from '../../src/findings/index.ts';
import { trustedProjection, type TrustInput } from '../../src/projection/verify-projection.ts';
import { pinOf } from '../../src/trust/index.ts';
import { codesOf, utf8 } from '../trust/expect.ts';
import { firstRoot, keys, nextRoot } from '../trust/root-world.ts';
import { envelopeBytes, FILE, recordOf, root, rootBytes, statementBytes, world } from './world.ts';

const codes = (changes: Partial<TrustInput>) =>
  codesOf(trustedProjection({ ...world, ...changes }));

test('rules are judged in order: the first refusal is the only answer', () => {
  const broken: readonly (readonly [Partial<TrustInput>, string])[] = [
    [{ pin: undefined }, 'pin_missing'],
    [{ pin: pinOf(firstRoot({ deployment: 'x' })) }, 'pin_mismatch'],
    [{ roots: rootBytes(root, nextRoot(nextRoot(root))) }, 'root_version_skipped'],
    [
      { statement: envelopeBytes(utf8('{}'), [keys.projection], 'text/plain') },
      'payload_type_wrong',
    ],
    [
      { statement: statementBytes({}, [keys.stranger], { _type: 'x' }) },
      'signatures_below_threshold',
    ],
    [
      { statement: statementBytes({ deployment: 'x' }, undefined, { _type: 'x', subject: [] }) },
      'statement_type_wrong',
    ],
    [
      { statement: statementBytes({ deployment: 'x' }, undefined, { subject: [] }) },
      'statement_subject_count',
    ],
    [
      { statement: statementBytes({ deployment: 'x', expires_at: '2000-01-01T00:00:00Z' }) },
      'deployment_differs',
    ],
    [
      {
        statement: statementBytes({ expires_at: '2000-01-01T00:00:00Z' }),
        memory: [recordOf({}, [keys.stranger])],
      },
      'projection_expired',
    ],
    [
      {
        statement: statementBytes(),
        memory: [recordOf({ evaluated_at: '2030-01-01T00:00:00Z' }, [keys.stranger])],
      },
      'record_signature_wrong',
    ],
    [
      {
        statement: statementBytes(),
        memory: [recordOf({ evaluated_at: '2030-01-01T00:00:00Z', trust_root_version: 9 })],
      },
      'clock_set_back',
    ],
    [
      { statement: statementBytes(), memory: [recordOf({ trust_root_version: 9 })] },
      'root_rolled_back',
    ],
    [{ statement: statementBytes() }, 'consistency_start_wrong'],
  ];
  for (const [changes, code] of broken) assert.deepEqual(codes(changes), [code]);
});

test('trust refusals ask for exit code 1, documents that cannot be read for 2', () => {
  const severity = (changes: Partial<TrustInput>) =>
    codes(changes).map((code) => codeEntry(code).severity);
  assert.deepEqual(severity({ pin: undefined }), [1]);
  assert.deepEqual(severity({ statement: statementBytes({}, [keys.stranger]) }), [1]);
  assert.deepEqual(severity({ roots: [] }), [2]);
  assert.deepEqual(severity({ statement: { file: FILE, bytes: utf8('{') } }), [2]);
  assert.deepEqual(severity({ memory: [{ name: 'releases', unreadable: [] }] }), [2]);
});
