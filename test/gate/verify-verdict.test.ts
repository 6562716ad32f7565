import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { requireVerdict, type RequireInput } from '../../src/gate/verify-verdict.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { AT, DOCUMENTS } from '../fuzz/world.ts';
import { LAPSE, requireInput } from './demonstration.ts';

const EMPTY = Buffer.from('{\n  "schema_version": 1,\n  "claims": []\n}\n');

describe('what a publish job requires of a signed verdict', () => {
  let input: RequireInput;

  before(async () => {
    input = await requireInput();
  });

  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
  const codes = (changes: Partial<RequireInput> = {}): string[] =>
    requireVerdict({ ...input, ...changes }).map(({ code }) => code);
  const verdictWith = (from: string, to: string): Partial<RequireInput> => {
    const edited = text(input.verdict.bytes).replace(from, to);
    return { verdict: { file: 'gate-verdict.json', bytes: Buffer.from(edited) } };
  };

  test('as it was made, it is accepted', () => assert.deepEqual(codes(), []));

  test('[T38] it expires with the first thing it rests on, to the millisecond', () => {
    assert.deepEqual(codes({ at: LAPSE - 1 }), []);
    assert.deepEqual(codes({ at: LAPSE }), ['verdict_lapsed']);
  });

  test('it is too old a millisecond after the longest age, and from the future a millisecond before', () => {
    assert.deepEqual(codes({ at: AT + 1000, maxAge: 1000 }), []);
    assert.deepEqual(codes({ at: AT + 1001, maxAge: 1000 }), ['verdict_stale']);
    assert.deepEqual(codes({ at: AT - 1 }), ['verdict_from_future']);
  });

  test('nothing is decided at no instant, nor where no age is too old', () => {
    for (const changes of [
      { at: Number.NaN },
      { at: Infinity },
      { maxAge: Number.NaN },
      { maxAge: Infinity },
    ])
      assert.throws(() => codes(changes), { code: 'instant_invalid', message: /old/ });
  });

  test('a change of any byte breaks the signature', () => {
    assert.deepEqual(codes(verdictWith('"kind": "release"', '"kind": "release" ')), [
      'verdict_signature_of_other',
    ]);
    assert.deepEqual(codes(verdictWith('"kind": "release"', '"kind": "draft"')), [
      'verdict_not_release',
      'verdict_signature_of_other',
    ]);
    assert.ok(
      codes(verdictWith('"decision": "allowed"', '"decision": "refused"')).includes(
        'verdict_not_allowed',
      ),
    );
  });

  test('[T01] claims other than the judged ones are detected, also by their number', () => {
    const one = input.claims.read.slice(1);
    assert.ok(
      codes({ claims: { bytes: input.claims.bytes, read: one } }).includes('verdict_claims_differ'),
    );
    const edited = Buffer.from(text(input.claims.bytes).replace('"business"', '"personal"'));
    const found = codes({
      claims: { bytes: edited, read: readClaims(edited, 'claims').claims ?? [] },
    });
    assert.ok(found.includes('verdict_claims_differ') && found.includes('claims_digest_differs'));
  });

  test('[T39] claims cannot be hidden by an empty claims file, nor the need of a signature with them', () => {
    const found = codes({ claims: { bytes: EMPTY, read: [] }, signed: undefined });
    assert.ok(found.includes('verdict_claims_differ') && found.includes('verdict_unsigned'));
  });

  test('[T38] without pin, with another pin, without roots, without signature: refused', () => {
    assert.deepEqual(codes({ pin: undefined }), ['pin_missing']);
    assert.deepEqual(codes({ pin: `1:sha256:${'0'.repeat(64)}` }), ['pin_mismatch']);
    assert.deepEqual(codes({ roots: [] }), ['root_missing']);
    assert.deepEqual(codes({ signed: undefined }), ['verdict_unsigned']);
  });

  test('a document of another kind in its place is refused', () => {
    assert.deepEqual(codes({ signed: { file: 'x', bytes: DOCUMENTS.statement } }), [
      'signatures_below_threshold',
    ]);
    assert.deepEqual(codes({ signed: { file: 'x', bytes: DOCUMENTS.root } }), [
      'payload_type_wrong',
    ]);
  });

  test('[T38] another commit, another manifest', () => {
    const other = { version: null, revision: 'f'.repeat(40) };
    assert.ok(codes({ release: other }).includes('verdict_other_commit'));
    const manifest = {
      file: 'm',
      bytes: Buffer.from(text(input.manifest.bytes).replace('v1.4.0', 'v1.4.1')),
    };
    assert.ok(codes({ manifest }).includes('verdict_manifest_differs'));
  });
});
