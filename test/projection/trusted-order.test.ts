import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeEntry } from '../../src/findings/index.ts';
import { verifyTrust, type TrustInput } from '../../src/projection/trusted.ts';
import { pinOf } from '../../src/trust/index.ts';
import { codesOf, utf8 } from '../trust/expect.ts';
import { firstRoot, keys, nextRoot } from '../trust/root-world.ts';
import { envelopeBytes, FILE, recordOf, root, rootBytes, statementBytes, world } from './world.ts';

const codes = (changes: Partial<TrustInput>) => codesOf(verifyTrust({ ...world, ...changes }));

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

test('trust refusals ask for exit code 1, documents that can not be read for 2', () => {
  const severity = (changes: Partial<TrustInput>) =>
    codes(changes).map((code) => codeEntry(code).severity);
  assert.deepEqual(severity({ pin: undefined }), [1]);
  assert.deepEqual(severity({ statement: statementBytes({}, [keys.stranger]) }), [1]);
  assert.deepEqual(severity({ roots: [] }), [2]);
  assert.deepEqual(severity({ statement: { file: FILE, bytes: utf8('{') } }), [2]);
  assert.deepEqual(severity({ memory: [{ name: 'releases', unreadable: [] }] }), [2]);
});

test('no truncation or flipped bit of any document is trusted or throws', () => {
  const statement = Buffer.from(world.statement?.bytes ?? []);
  const rootFile = Buffer.from(world.roots[0]?.bytes ?? []);
  const flipped = (bytes: Buffer, index: number) => {
    const copy = Buffer.from(bytes);
    copy[index] = (copy[index] ?? 0) ^ 1;
    return copy;
  };
  let accepted = 0;
  for (let index = 0; index < statement.length; index += 3) {
    const outcome = verifyTrust({
      ...world,
      statement: { file: FILE, bytes: flipped(statement, index) },
    });
    // Only the hint, and the white space after the value, may change.
    if (outcome.ok) accepted += 1;
    if (index < statement.length - 1) {
      assert.ok(
        !verifyTrust({ ...world, statement: { file: FILE, bytes: statement.subarray(0, index) } })
          .ok,
      );
    }
  }
  assert.ok(accepted <= 25, String(accepted));
  for (let index = 0; index < rootFile.length - 1; index += 7) {
    assert.ok(
      !verifyTrust({
        ...world,
        roots: [{ file: '1.root.json', bytes: rootFile.subarray(0, index) }],
      }).ok,
    );
  }
});
