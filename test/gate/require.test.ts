import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { requireVerdict, type RequireInput } from '../../src/gate/index.ts';
import { instantOf } from '../../src/json/index.ts';
import { readClaims } from '../../src/manifest/index.ts';
import { createFixedWorld } from '../../examples/world/fixed.ts';
import { AT, World } from '../cli/world.ts';

/** When what the demonstration rests on lapses: its projection is good for twelve hours less ten minutes. */
const LAPSE = instantOf('2026-03-04T16:56:07.008Z');
const DAY = 86_400_000;

describe('what a publish job requires of a signed verdict', () => {
  let world: World;
  let input: RequireInput;

  before(async () => {
    world = new World();
    await createFixedWorld(world.directory, AT);
    const pin = text('pin.txt').trim();
    const evidence = ['--projection', '../projection/ledger-projection.jsonl', '--trust-pin', pin];
    const { exitCode, stderr } = await world.claimgate([
      'manifest',
      'create',
      'v1.4.0',
      '-C',
      'repo',
      ...evidence,
      '--sign',
      '../keys/release.pem',
      '--out',
      '../out/release-manifest.json',
    ]);
    assert.equal(exitCode, 0, stderr);
    const { revision } = JSON.parse(text('out/release-manifest.json')) as { revision: string };
    const claims = bytes('repo/provider-certification/public-claims.json');
    input = {
      at: AT,
      maxAge: DAY,
      release: { version: 'v1.4.0', revision },
      verdict: { file: 'gate-verdict.json', bytes: bytes('out/gate-verdict.json') },
      manifest: { file: 'release-manifest.json', bytes: bytes('out/release-manifest.json') },
      signed: { file: 'gate-verdict.intoto.json', bytes: bytes('out/gate-verdict.intoto.json') },
      claims: { bytes: claims, read: readClaims(claims, 'claims').claims ?? [] },
      pin,
      roots: [
        { file: '1.root.json', bytes: bytes('repo/provider-certification/trust/1.root.json') },
      ],
    };
  });

  after(() => world.remove());

  const bytes = (path: string): Uint8Array => readFileSync(join(world.directory, path));
  const text = (path: string): string => Buffer.from(bytes(path)).toString('utf8');
  const codes = (changes: Partial<RequireInput> = {}): string[] =>
    requireVerdict({ ...input, ...changes }).map(({ code }) => code);
  const verdictWith = (from: string, to: string): Partial<RequireInput> => {
    const edited = text('out/gate-verdict.json').replace(from, to);
    return { verdict: { file: 'gate-verdict.json', bytes: Buffer.from(edited) } };
  };

  test('as it was made, it is accepted', () => assert.deepEqual(codes(), []));

  test('[T38] it lapses with the first thing it rests on, to the millisecond', () => {
    assert.deepEqual(codes({ at: LAPSE - 1 }), []);
    assert.deepEqual(codes({ at: LAPSE }), ['verdict_lapsed']);
  });

  test('it is too old a millisecond after the longest age, and from the future a millisecond before', () => {
    assert.deepEqual(codes({ at: AT + 1000, maxAge: 1000 }), []);
    assert.deepEqual(codes({ at: AT + 1001, maxAge: 1000 }), ['verdict_stale']);
    assert.deepEqual(codes({ at: AT - 1 }), ['verdict_from_future']);
  });

  test('any byte of it that changes is no longer what was signed', () => {
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

  test('[T01] other claims than were judged are told apart, also by their number', () => {
    const one = input.claims.read.slice(1);
    assert.ok(
      codes({ claims: { bytes: input.claims.bytes, read: one } }).includes('verdict_claims_differ'),
    );
    const edited = Buffer.from(
      text('repo/provider-certification/public-claims.json').replace('"business"', '"personal"'),
    );
    const found = codes({
      claims: { bytes: edited, read: readClaims(edited, 'claims').claims ?? [] },
    });
    assert.ok(found.includes('verdict_claims_differ') && found.includes('claims_digest_differs'));
  });

  test('[T39] claims can not be hidden by an empty claims file, nor the need of a signature with them', () => {
    const empty = Buffer.from('{\n  "schema_version": 1,\n  "claims": []\n}\n');
    const found = codes({ claims: { bytes: empty, read: [] }, signed: undefined });
    assert.ok(found.includes('verdict_claims_differ') && found.includes('verdict_unsigned'));
  });

  test('[T38] without pin, with another pin, without roots, without signature: refused', () => {
    assert.deepEqual(codes({ pin: undefined }), ['pin_missing']);
    assert.deepEqual(codes({ pin: `1:sha256:${'0'.repeat(64)}` }), ['pin_mismatch']);
    assert.deepEqual(codes({ roots: [] }), ['root_missing']);
    assert.deepEqual(codes({ signed: undefined }), ['verdict_unsigned']);
  });

  test('a document of another kind in its place is refused', () => {
    const statement = bytes('projection/ledger-projection.intoto.json');
    assert.deepEqual(codes({ signed: { file: 'x', bytes: statement } }), [
      'signatures_below_threshold',
    ]);
    assert.deepEqual(
      codes({ signed: { file: 'x', bytes: input.roots[0]?.bytes ?? new Uint8Array() } }),
      ['payload_type_wrong'],
    );
  });

  test('[T38] another commit, another manifest', () => {
    const other = { version: null, revision: 'f'.repeat(40) };
    assert.ok(codes({ release: other }).includes('verdict_other_commit'));
    const manifest = {
      file: 'm',
      bytes: Buffer.from(text('out/release-manifest.json').replace('v1.4.0', 'v1.4.1')),
    };
    assert.ok(codes({ manifest }).includes('verdict_manifest_differs'));
  });
});
