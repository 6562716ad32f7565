import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { trustedProjection, type TrustInput } from '../../src/gate/verify-projection.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { writeSummary } from '../../src/trust/statement.ts';
import { TRUST_ROOT_PAYLOAD_TYPE } from '../../src/trust/root.ts';
import { codesOf, valueOf, utf8 } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import {
  consistencyFrom,
  envelopeBytes,
  FILE,
  predicate,
  PROJECTION,
  recordOf,
  root,
  statementBytes,
  world,
} from './projection-world.ts';
import { canonicalize } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { candidatesIn } from '../../src/gate/find-entries.ts';
import {
  filesOfRecord,
  readRecordFiles as recordIn,
  RECORDED_PROJECTION,
  RECORDS_FOLDER,
} from '../../src/gate/release-record.ts';
import { entry, subject } from '../evidence/documents.ts';
import { chunksOf, file } from './four-lines.ts';

const codes = (changes: Partial<TrustInput>) =>
  codesOf(trustedProjection({ ...world, ...changes }));
const sound = { consistency: consistencyFrom(4, 7) };

test('[T05] a document used as another kind: every pair is refused', () => {
  const all = [keys.root1, keys.root2, keys.projection, keys.release];
  const summary = writeSummary(
    {
      claims: PROJECTION,
      manifest: PROJECTION,
      verdict: PROJECTION,
      toolVersion: '0.1.0',
      timeVerified: predicate.generated_at,
      resourceUri: 'pkg:npm/example@1.4.0',
      policy: PROJECTION,
      inputs: [],
      passed: true,
    },
    FILE,
  );
  const asRoot = root.envelope.payload;
  const asVerdict = valueOf(summary);
  const asProjection = Buffer.from(
    JSON.parse(Buffer.from(statementBytes(sound).bytes).toString()).payload,
    'base64',
  );
  const record = recordOf();
  const pin = pinOf(root);
  const rootFile = '1.root.json';
  const place = {
    root: (payload: Uint8Array, type?: string) =>
      codes({ pin, roots: [{ ...envelopeBytes(payload, all, type), file: rootFile }] }),
    projection: (payload: Uint8Array, type?: string) =>
      codes({ statement: envelopeBytes(payload, all, type) }),
    record: (payload: Uint8Array, type?: string) =>
      codes({ memory: [{ ...record, signedVerdict: envelopeBytes(payload, all, type).bytes }] }),
  };
  assert.deepEqual(place.root(asProjection), ['payload_type_wrong']);
  assert.deepEqual(place.root(asVerdict), ['payload_type_wrong']);
  assert.equal(place.root(asProjection, TRUST_ROOT_PAYLOAD_TYPE).length > 0, true);
  assert.equal(place.root(asVerdict, TRUST_ROOT_PAYLOAD_TYPE).length > 0, true);
  assert.deepEqual(place.projection(asRoot, TRUST_ROOT_PAYLOAD_TYPE), ['payload_type_wrong']);
  assert.deepEqual(place.projection(asRoot), ['statement_type_wrong']);
  assert.deepEqual(place.projection(asVerdict), ['predicate_type_wrong']);
  assert.deepEqual(place.record(asRoot, TRUST_ROOT_PAYLOAD_TYPE), ['record_signature_wrong']);
  assert.deepEqual(place.record(asRoot), ['record_contradiction', 'statement_type_wrong']);
  assert.deepEqual(place.record(asProjection), ['record_contradiction', 'predicate_type_wrong']);
});

describe('the claims that a projection could stand behind', () => {
  const OF = ['a', 'b', 'c'].map((mode) => ({ ...subject(), policy_mode: mode }));
  const textOf = (entries: readonly object[]) =>
    Buffer.from(entries.map((one) => `${canonicalize(one)}\n`).join(''));
  const candidates = (bytes: Uint8Array, select: Parameters<typeof candidatesIn>[1]) =>
    candidatesIn(file(bytes, { chunks: chunksOf(bytes, 1000) }), select);
  const entries = OF.map((of) => entry(of)).toSorted((one, other) =>
    subjectDigest(one.subject) < subjectDigest(other.subject) ? -1 : 1,
  );

  test('are those that are asked for, with the contract that is current', async () => {
    const found = await candidates(textOf(entries), ({ policy_mode: mode }) => mode !== 'b');
    assert.deepEqual(
      JSON.parse(JSON.stringify(found)),
      entries
        .filter((one) => one.subject.policy_mode !== 'b')
        .map((one) => ({
          claim: { subject: one.subject, contract_digest: one.contract_digest },
          subjectDigest: subjectDigest(one.subject),
        })),
    );
    const [first] = entries;
    assert.ok(first);
    const digest = subjectDigest(first.subject);
    const byDigest = await candidates(textOf(entries), (_subject, of) => of === digest);
    assert.deepEqual(
      byDigest.map((one) => one.subjectDigest),
      [digest],
    );
  });

  test('are none of what has no contract, or is no entry', async () => {
    const bent = entries.map((one, index) =>
      index === 0 ? { ...one, contract_digest: null } : index === 1 ? { ...one, note: 1 } : one,
    );
    const found = await candidates(textOf(bent), () => true);
    assert.deepEqual(
      found.map((one) => one.subjectDigest),
      entries.slice(2).map((one) => subjectDigest(one.subject)),
    );
  });
});

describe('the files of a record', () => {
  const NAMES = [
    'release-manifest.json',
    'gate-verdict.json',
    'gate-verdict.intoto.json',
    'ledger-projection.intoto.json',
  ];

  test('are read and written by the same names', () => {
    const { recorded: _recorded, ...record } = recordOf();
    const files = new Map(filesOfRecord(record));
    assert.deepEqual([...files.keys()], NAMES);
    assert.deepEqual(
      recordIn(record.name, (name) => files.get(name)),
      record,
    );
    const { signedVerdict: _signed, statement: _statement, ...unsigned } = record;
    assert.deepEqual(
      filesOfRecord(unsigned).map(([name]) => name),
      NAMES.slice(0, 2),
    );
    assert.deepEqual(
      [RECORDS_FOLDER, RECORDED_PROJECTION],
      ['provider-certification/releases', 'ledger-projection.jsonl'],
    );
  });

  test('are no record without manifest and verdict', () => {
    for (const missing of NAMES) {
      const record = recordIn('r', (name) => (name === missing ? undefined : utf8(name)));
      assert.equal(record === undefined, NAMES.indexOf(missing) < 2, missing);
    }
  });
});
