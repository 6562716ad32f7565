import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trustedProjection, type TrustInput } from '../../src/projection/verify-projection.ts';
import { pinOf, writeSummary, TRUST_ROOT_PAYLOAD_TYPE } from '../../src/trust/index.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
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
} from './world.ts';

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
