import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finding } from '../../src/documents/findings.ts';
import { recallReleases } from '../../src/gate/rollback-protection.ts';
import type { RecordFiles, ReleaseRecord } from '../../src/gate/release-record.ts';
import type { RecordedVerdict } from '../../src/gate/recorded-verdict.ts';
import { codesOf, newKey, utf8, valueOf } from '../trust/expect.ts';
import { content, keyList, keys, nextRoot, role } from '../trust/root-world.ts';
import { digestOf } from '../../src/digest/index.ts';
import { envelopeBytes, headAt, recordOf, root } from './projection-world.ts';

const recall = (records: readonly ReleaseRecord[], roots = [root]) =>
  recallReleases(records, roots);
const codes = (...records: readonly ReleaseRecord[]) => codesOf(recall(records));

/** A release without claims: nobody signed, and it rested on nothing. */
function unsigned(evaluated_at: string): RecordFiles {
  const manifest = utf8('no claims');
  const recorded = {
    evaluated_at,
    manifest_sha256: digestOf(manifest),
    trust_root_version: null,
    ledger_head: null,
  };
  const verdict = utf8(JSON.stringify(recorded));
  return { name: 'releases/v0.1.0', manifest, verdict, recorded };
}

test('no record at all is a blank memory', () => {
  assert.deepEqual(valueOf(recall([])), {
    latestEvaluation: -Infinity,
    highestRootVersion: 0,
    heads: [],
    ruleSets: [],
    remarks: [],
  });
});

test('the maximum counts, whatever the order and the names of the records', () => {
  const second = nextRoot(root);
  const records = [
    recordOf({ evaluated_at: '2026-11-20T12:00:00Z', ledger_head: headAt(6) }),
    recordOf({
      evaluated_at: '2026-10-01T00:00:00.250Z',
      trust_root_version: 2,
      ledger_head: headAt(2),
    }),
    unsigned('9999-11-20T12:00:00.001Z'),
  ];
  for (const order of [records, records.toReversed()]) {
    const memory = valueOf(recall(order, [root, second]));
    assert.equal(memory.latestEvaluation, Date.parse('2026-11-20T12:00:00Z'));
    assert.equal(memory.highestRootVersion, 2);
    assert.equal(Math.max(...memory.heads.map(({ tree_size }) => tree_size)), 6);
  }
});

test('[T14] memory deleted or unreadable is not a blank memory', () => {
  const cause = finding('file_unreadable', { file: 'releases/v1.4.0/gate-verdict.json' });
  assert.deepEqual(codes({ name: 'releases/v1.4.0', unreadable: [cause] }), [
    'record_unreadable',
    'file_unreadable',
  ]);
  assert.deepEqual(codes({ name: 'shallow clone', unreadable: [] }), ['record_unreadable']);
  assert.deepEqual(codes(recordOf(), { name: 'shallow clone', unreadable: [] }), [
    'record_unreadable',
  ]);
  assert.deepEqual(codes({ ...recordOf(), verdict: utf8('{'), recorded: undefined }), [
    'record_unreadable',
    'json_syntax',
  ]);
  assert.deepEqual(codes(unsigned('yesterday')), ['record_unreadable']);
  assert.deepEqual(codes({ ...recordOf(), signedVerdict: utf8('') }), [
    'record_unreadable',
    'json_empty',
  ]);
  assert.deepEqual(codes({ ...recordOf(), signedVerdict: undefined }), ['record_incomplete']);
  assert.deepEqual(codes({ ...recordOf(), statement: undefined }), ['record_incomplete']);
  assert.deepEqual(codes({ ...recordOf(), signedVerdict: undefined, statement: undefined }), [
    'record_incomplete',
  ]);
  assert.deepEqual(codes(recordOf({ trust_root_version: null })), ['record_incomplete']);
  assert.deepEqual(codes(recordOf({ ledger_head: null })), ['record_incomplete']);
});

test('[T15] memory forged: signed by nobody of the release role', () => {
  for (const signer of [keys.stranger, keys.projection, keys.root1, keys.ledger]) {
    assert.deepEqual(codes(recordOf({}, [signer])), ['record_signature_wrong']);
  }
});

test('each record is checked by the release role of the root it names', () => {
  const next = newKey();
  const changes = {
    keys: { ...content.keys, ...keyList(next) },
    roles: { ...content.roles, release: role(1, next) },
  };
  const roots = [root, nextRoot(root, changes)];
  assert.deepEqual(
    codesOf(recall([recordOf(), recordOf({ trust_root_version: 2 }, [next])], roots)),
    [],
  );
  assert.deepEqual(codesOf(recall([recordOf({ trust_root_version: 2 })], roots)), [
    'record_signature_wrong',
  ]);
  assert.deepEqual(codesOf(recall([recordOf({}, [next])], roots)), ['record_signature_wrong']);
  assert.deepEqual(codesOf(recall([recordOf()], roots.slice(1))), ['record_root_unknown']);
});

test('the files of a record must be those that were signed', () => {
  const record = recordOf();
  const later = recordOf({ evaluated_at: '2026-11-20T13:00:00Z' });
  assert.deepEqual(codes({ ...record, manifest: utf8('another') }), ['record_contradiction']);
  assert.deepEqual(codes({ ...later, signedVerdict: record.signedVerdict }), [
    'record_contradiction',
  ]);
  assert.deepEqual(codes({ ...record, signedVerdict: later.signedVerdict }), [
    'record_contradiction',
  ]);
  assert.deepEqual(codes({ ...record, statement: utf8('another') }), ['record_contradiction']);
  const other = envelopeBytes(utf8('{"_type":"x"}'), [keys.release]).bytes;
  assert.deepEqual(codes({ ...record, signedVerdict: other }), [
    'record_contradiction',
    'statement_type_wrong',
  ]);
});

test('each of the bindings between the files of a record holds for itself', () => {
  const other = digestOf('another');
  assert.deepEqual(codes(recordOf({ manifest_sha256: other })), ['record_contradiction']);
  assert.deepEqual(codes(recordOf({ manifest_sha256: null })), ['record_contradiction']);
  const bent = [
    { manifest: other },
    { verdict: other },
    { inputs: [] },
    { inputs: [{ uri: 'ledger-projection.intoto.json', sha256: other }] },
    { timeVerified: '2026-11-20T12:00:00.001Z' },
    { passed: false },
  ];
  for (const changes of bent) {
    const record = recordOf({}, undefined, changes);
    assert.deepEqual(codes(record), ['record_contradiction'], JSON.stringify(changes));
  }
});

test('[T15] a record of a root newer than the chain cannot be checked, but still raises the maximum', () => {
  const memory = valueOf(recall([recordOf({ trust_root_version: 7 }, [keys.stranger])]));
  assert.equal(memory.highestRootVersion, 7);
});

test('only what names neither trust root nor ledger needs no signature', () => {
  const without = (changes: Partial<RecordedVerdict>, signer = keys.release): RecordFiles => ({
    ...recordOf(changes, [signer]),
    statement: undefined,
  });
  assert.deepEqual(codes(without({ ledger_head: null })), []);
  assert.deepEqual(codes(without({ ledger_head: null }, keys.stranger)), [
    'record_signature_wrong',
  ]);
  assert.deepEqual(codes(without({ trust_root_version: null })), ['record_incomplete']);
  assert.deepEqual(codes(without({ trust_root_version: null, ledger_head: null })), []);
});

test('[T302] a release that claimed nothing counts for nothing, whatever lies beside it', () => {
  const nothing = unsigned('9999-11-20T12:00:00Z');
  for (const record of [
    nothing,
    { ...nothing, statement: utf8('x') },
    { ...nothing, statement: utf8('x'), signedVerdict: utf8('x') },
  ]) {
    const memory = valueOf(recall([record]));
    assert.deepEqual([memory.latestEvaluation, memory.heads], [-Infinity, []]);
  }
});
