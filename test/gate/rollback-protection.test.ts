import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finding } from '../../src/documents/findings.ts';
import { recallReleases, verifyLineage } from '../../src/gate/rollback-protection.ts';
import type { RecordFiles, ReleaseRecord } from '../../src/gate/release-record.ts';
import type { RecordedVerdict } from '../../src/gate/recorded-verdict.ts';
import { codesOf, newKey, utf8, valueOf } from '../trust/expect.ts';
import { content, keyList, keys, nextRoot, role } from '../trust/root-world.ts';
import { digestOf } from '../../src/digest/index.ts';
import {
  envelopeBytes,
  headAt,
  recordOf,
  root,
  checkpointAt,
  consistencyFrom,
  FILE,
  leaves,
  rewritten,
} from './projection-world.ts';

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
  const ownCodes = (...args: Parameters<typeof headAt>) =>
    codesOf(verifyLineage(shown, root, [headAt(5)], FILE, kept(...args)));
  for (const size of [3, 5, 6, 8]) assert.deepEqual(ownCodes(size), [], String(size));
  assert.deepEqual(ownCodes(9), ['ledger_truncated']);
  assert.deepEqual(ownCodes(8, rewritten), ['ledger_forked']);
  assert.deepEqual(ownCodes(5, rewritten), ['ledger_forked'], 'a record says otherwise');
  // Only the ledger could prove these.
  assert.deepEqual(ownCodes(6, rewritten), []);
  assert.deepEqual(ownCodes(9, leaves, 'old.example'), [], 'a successor is named by a trust root');
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
