import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorOf, pinOf } from '../../src/trust/anchor.ts';
import {
  readEnvelope,
  unsignedEnvelope,
  type Envelope,
  verifyEnvelope,
  type EnvelopeSignature,
} from '../../src/trust/envelope.ts';
import {
  STATEMENT_PAYLOAD_TYPE,
  PROJECTION_STATEMENT,
  readSummary,
  writeSummary,
  soleSubjectDigest,
  type Summary,
} from '../../src/trust/statement.ts';
import { TRUST_ROOT_PAYLOAD_TYPE, type TrustRoot } from '../../src/trust/root.ts';
import type { PrivateKey } from '../../src/trust/private-key.ts';
import {
  formatGrowthProof,
  formatNoteKey,
  noteKeyOf,
  parseGrowthProof,
} from '../../src/trust/checkpoint.ts';
import { formatTlogProof } from '../../src/trust/tlog-proof.ts';
import { readContent, findForm, claimedKind } from '../../src/trust/document-kind.ts';
import {
  verifyByKeys,
  verifyByRoots,
  ledgerOfKeys,
  ledgerOfRoots,
  verifyCheckpoint,
  verifyLedgerNote,
} from '../../src/trust/verify-document.ts';
import {
  AT,
  predicate,
  PROJECTION,
  recordOf,
  root,
  rootBytes,
  statementBytes,
  checkpointAt,
  leaves,
  consistencyFrom,
  rewritten,
} from '../gate/projection-world.ts';
import { codesOf, utf8, valueOf, newKey } from './expect.ts';
import {
  DEPLOYMENT,
  firstRoot,
  keys,
  nextRoot,
  role,
  sign,
  content,
  keyList,
  ORIGIN,
} from './root-world.ts';
import { inclusionPath } from './merkle-paths.ts';
import { type Digest, digestOf } from '../../src/digest/index.ts';
import type { RuleSet } from '../../src/gate/engine.ts';
import { NEWEST_RULES, RULE_SETS, ruleSetsOf } from '../../src/gate/rule-sets.ts';
import { readPublicKey } from '../../src/trust/public-key.ts';
import { vectorFile } from '../vectors.ts';

const given = { pin: pinOf(root), roots: rootBytes(root), at: AT, ruleSets: RULE_SETS };
const everybody = [keys.root1, keys.root2, keys.projection, keys.release];

const envelopes = {
  trust_root: root.envelope,
  projection_statement: valueOf(readEnvelope(statementBytes().bytes, 'statement')),
  signed_verdict: valueOf(readEnvelope(recordOf().signedVerdict ?? utf8(''), 'verdict')),
};
const holders: Record<keyof typeof envelopes, readonly PrivateKey[]> = {
  trust_root: [keys.root1, keys.root2],
  projection_statement: [keys.projection],
  signed_verdict: [keys.release],
};
const kinds = ['trust_root', 'projection_statement', 'signed_verdict'] as const;

function signedBy(envelope: Envelope, signers: readonly PrivateKey[], type = envelope.payloadType) {
  return sign(unsignedEnvelope(type, envelope.payload, envelope.file), ...signers);
}

test('[T511] a signed verdict counts only by a rule set that the trust root accepts', () => {
  const sets = ruleSetsOf([...RULE_SETS, { rules: NEWEST_RULES.rules.slice(1) }]);
  const codes = (oldest_rule_set: Digest, ruleSets: readonly RuleSet[] = sets) => {
    const roots = rootBytes(root, nextRoot(root, { oldest_rule_set }));
    return kinds.map((kind) =>
      codesOf(verifyByRoots(envelopes[kind], { ...given, roots, ruleSets })),
    );
  };
  const [first, second] = sets.slice(-2).map(({ digest }) => digest);
  assert.ok(first && second);
  assert.deepEqual(codes(first), [[], [], []]);
  assert.deepEqual(codes(second), [[], [], ['rule_set_too_old']]);
  assert.deepEqual(codes(second, RULE_SETS), [[], [], ['rule_set_unknown']]);
  assert.deepEqual(codes(second, sets.slice(-1)), [[], [], ['rule_set_unknown']]);
});

test('each kind verifies by its own role, and says what it is', () => {
  for (const kind of kinds) {
    const verified = valueOf(verifyByRoots(envelopes[kind], given));
    assert.equal(verified.content.kind, kind);
    assert.equal(verified.root?.document.version, 1);
    assert.deepEqual(
      verified.signers.map(({ id }) => id),
      holders[kind].map(({ publicKey }) => publicKey.id),
    );
  }
});

test('each kind signed by the role of every other is refused', () => {
  for (const kind of kinds) {
    for (const other of kinds) {
      if (kind === other) continue;
      const codes = codesOf(verifyByRoots(signedBy(envelopes[kind], holders[other]), given));
      const expected =
        kind === 'trust_root' ? 'root_unsigned_by_itself' : 'signatures_below_threshold';
      assert.deepEqual(codes, [expected], `${kind} signed as ${other}`);
    }
  }
});

test('[T05] each kind under the payload type of every other is refused, no matter who has signed', () => {
  const as = (kind: keyof typeof envelopes, type: string) => {
    const envelope = signedBy(envelopes[kind], everybody, type);
    const accepted = { keys: everybody.map(({ publicKey }) => publicKey), threshold: 4 };
    const byKeys = codesOf(verifyByKeys(envelope, accepted));
    assert.deepEqual(codesOf(verifyByRoots(envelope, given)), byKeys);
    return byKeys;
  };
  assert.deepEqual(as('trust_root', STATEMENT_PAYLOAD_TYPE), ['statement_type_wrong']);
  for (const kind of ['projection_statement', 'signed_verdict'] as const)
    assert.deepEqual(as(kind, TRUST_ROOT_PAYLOAD_TYPE), ['document_kind_wrong']);
  for (const kind of kinds) assert.deepEqual(as(kind, 'text/plain'), ['payload_type_wrong']);
});

test('[T05] the payload of each kind is not read as any other', () => {
  for (const kind of kinds) {
    for (const other of kinds) {
      const isRead = readContent(other, envelopes[kind]).ok;
      assert.equal(isRead, kind === other, `${kind} as ${other}`);
    }
  }
});

test('a statement of another predicate, and one that is not JSON, have no known kind', () => {
  const kindIn = (payload: string) =>
    codesOf(claimedKind(unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, utf8(payload), 'x')));
  const statement = '{"_type":"https://in-toto.io/Statement/v1","predicateType":';
  assert.deepEqual(kindIn(`${statement}"https://slsa.dev/provenance/v1"}`), [
    'predicate_type_wrong',
  ]);
  assert.deepEqual(kindIn(`${statement}"urn:claimgate:ledger-projection:v1 "}`), [
    'predicate_type_wrong',
  ]);
  assert.deepEqual(kindIn(`${statement}["urn:claimgate:ledger-projection:v1"]}`), [
    'predicate_type_wrong',
  ]);
  assert.deepEqual(kindIn('[]'), ['statement_type_wrong']);
  assert.deepEqual(kindIn('nothing'), ['json_syntax']);
  assert.deepEqual(kindIn('{"_type":1,"_type":2}'), ['json_duplicate_name']);
});

test('by keys: how many of them suffice is the caller’s to say', () => {
  const accepted = [keys.root1, keys.root2, keys.root3].map(({ publicKey }) => publicKey);
  const verify = (threshold: number) => verifyByKeys(root.envelope, { keys: accepted, threshold });
  assert.equal(valueOf(verify(2)).signers.length, 2);
  assert.equal(valueOf(verify(2)).root, undefined);
  assert.deepEqual(codesOf(verify(3)), ['signatures_below_threshold']);
  assert.deepEqual(codesOf(verify(4)), ['threshold_unreachable']);
});

test('[T04] a statement of another deployment, and one on the head of another ledger', () => {
  const verify = (changes: object) => {
    const { bytes } = statementBytes(changes);
    return codesOf(verifyByRoots(valueOf(readEnvelope(bytes, 'statement')), given));
  };
  assert.deepEqual(verify({}), []);
  assert.deepEqual(verify({ deployment: `${DEPLOYMENT}-staging` }), ['deployment_differs']);
  assert.deepEqual(verify({ checkpoint: checkpointAt(7, leaves, keys.stranger) }), [
    'note_unsigned',
  ]);
  assert.deepEqual(verify({ checkpoint: 'nothing' }), ['note_malformed']);
});

test('a trust root is verified as a link of the chain', () => {
  const second = nextRoot(root, { expires_at: '2028-01-01T00:00:00Z' });
  const verify = (candidate: TrustRoot, roots: readonly TrustRoot[], pin = pinOf(root)) =>
    codesOf(verifyByRoots(candidate.envelope, { ...given, pin, roots: rootBytes(...roots) }));
  assert.deepEqual(verify(second, [root]), [], 'after the last');
  assert.deepEqual(verify(second, [root, second]), [], 'as the last');
  assert.deepEqual(verify(root, [root, second]), [], 'as the first');
  assert.deepEqual(verify(second, [root, second], pinOf(second)), []);
  assert.deepEqual(verify(second, []), ['pin_mismatch'], 'without the pinned one');
  assert.deepEqual(verify(nextRoot(second), [root]), ['root_version_skipped']);
  assert.deepEqual(verify(nextRoot(root, {}, [keys.root1]), [root]), ['root_unsigned_by_previous']);
});

test('[T10] trust root replaced: another one in the place of the pinned one, or of a later one', () => {
  const second = nextRoot(root);
  const verify = (candidate: TrustRoot, pin: string) =>
    codesOf(verifyByRoots(candidate.envelope, { ...given, pin, roots: rootBytes(root, second) }));
  assert.deepEqual(verify(firstRoot({ deployment: 'other' }), pinOf(root)), ['pin_mismatch']);
  const strangers = {
    roles: { ...content.roles, root: role(1, keys.stranger) },
    keys: { ...content.keys, ...keyList(keys.stranger) },
  };
  const byStranger = nextRoot(root, strangers, [keys.stranger]);
  assert.deepEqual(verify(byStranger, pinOf(root)), ['root_unsigned_by_previous']);
});

test('[T37] a trust root before the pinned one is not vouched for, though a chain leads up to the pin', () => {
  const second = nextRoot(root);
  // Anybody can make this one: the next root is signed by one of its keys, and he holds the other.
  const owners = {
    roles: { ...content.roles, root: role(1, keys.root1, keys.stranger) },
    keys: { ...content.keys, ...keyList(keys.stranger) },
  };
  const forged = firstRoot(owners, [keys.stranger]);
  const chain = {
    pin: pinOf(second),
    roots: rootBytes(forged, second),
    at: AT,
    ruleSets: RULE_SETS,
  };
  assert.deepEqual(codesOf(anchorOf(chain)), []);
  assert.deepEqual(codesOf(verifyByRoots(forged.envelope, chain)), ['root_before_pin']);
});

test('the form of a document is seen from its text', () => {
  const form = (text: string) => {
    const outcome = findForm(utf8(text), 'x');
    return outcome.ok ? outcome.value.form : codesOf(outcome).join();
  };
  assert.equal(form('{"payload":"","payloadType":"","signatures":[]}'), 'envelope');
  assert.equal(form(' \n{"payloadType":'), 'envelope');
  assert.equal(form(checkpointAt(3)), 'checkpoint');
  assert.equal(form(`c2sp.org/tlog-proof@v1\nindex 0\n\n${checkpointAt(1)}`), 'tlog_proof');
  for (const text of [
    '',
    '{}',
    '{"schema_version":1,"claims":[]}',
    '[]',
    'payloadType',
    'a\n\n- b c\n',
  ])
    assert.equal(form(text), 'signed_document_expected', text);
  assert.deepEqual(codesOf(findForm(Buffer.from([0x7b, 0xff]), 'x')), ['signed_document_expected']);
});

test('a root that comes next needs a pin that is one', () => {
  for (const [pin, code] of [
    [undefined, 'pin_malformed'],
    ['nonsense', 'pin_malformed'],
  ] as const)
    assert.deepEqual(codesOf(verifyByRoots(envelopes.trust_root, { ...given, pin })), [code]);
});

test('a statement of two files is of no projection', () => {
  const subject = ['a', 'b'].map((name) => ({ name, digest: { sha256: '0'.repeat(64) } }));
  const { bytes } = statementBytes({}, [keys.projection], { subject });
  const envelope = valueOf(readEnvelope(bytes, 'statement'));
  assert.deepEqual(codesOf(readContent('projection_statement', envelope)), [
    'statement_subject_count',
  ]);
});

test('a statement that could not be read is not written', () => {
  const written = PROJECTION_STATEMENT.write(
    PROJECTION,
    { ...predicate, deployment: 'No Slug' },
    'f',
  );
  assert.deepEqual(codesOf(written), ['wrong_form']);
});

const ledger = valueOf(ledgerOfRoots({ pin: pinOf(root), roots: rootBytes(root), at: AT }));
const noteKey = (name: string, key = keys.ledger) =>
  formatNoteKey(valueOf(noteKeyOf(name, key.publicKey)));
const leafAt = (index: number) => leaves[index] ?? utf8('');
const proofOf = (index: number, checkpoint = checkpointAt(7)) =>
  formatTlogProof({ index, hashes: inclusionPath(index, leaves.slice(0, 7)), checkpoint });

test('the ledger of the last trust root, and the ledger of note keys, are the same', () => {
  const byKeys = valueOf(ledgerOfKeys([noteKey(ORIGIN)]));
  assert.equal(byKeys.origin, ledger.origin);
  for (const identity of [ledger, byKeys]) {
    assert.equal(valueOf(verifyCheckpoint(checkpointAt(7), identity, 'x')).head.tree_size, 7);
    const { record } = valueOf(
      verifyLedgerNote({ text: proofOf(3), file: 'x' }, identity, { leaf: leafAt(3) }),
    );
    assert.equal(record?.index, 3);
  }
});

test('a ledger of no sound note key, or of two names, is refused', () => {
  assert.deepEqual(codesOf(ledgerOfKeys(['x'])), ['note_key_invalid']);
  assert.deepEqual(codesOf(ledgerOfKeys([noteKey(ORIGIN), noteKey('other')])), [
    'note_key_invalid',
  ]);
  assert.deepEqual(codesOf(ledgerOfRoots({ pin: undefined, roots: [], at: AT })), ['pin_missing']);
  const two = valueOf(ledgerOfKeys([noteKey(ORIGIN, newKey()), noteKey(ORIGIN)]));
  assert.deepEqual(codesOf(verifyCheckpoint(checkpointAt(7), two, 'x')), []);
});

test('a proof or checkpoint in the place of the other, of another record, ledger or history', () => {
  const checkpoint = (text: string) => codesOf(verifyCheckpoint(text, ledger, 'x'));
  const proof = (text: string, index = 3) =>
    codesOf(verifyLedgerNote({ text, file: 'x' }, ledger, { leaf: leafAt(index) }));
  assert.deepEqual(checkpoint(proofOf(3)), ['note_signature_wrong']);
  assert.deepEqual(proof(checkpointAt(7)), ['proof_malformed']);
  assert.deepEqual(proof(proofOf(3), 4), ['inclusion_unproven']);
  assert.deepEqual(proof(proofOf(3, checkpointAt(7, rewritten))), ['inclusion_unproven']);
  assert.deepEqual(proof(proofOf(3, checkpointAt(7, leaves, keys.stranger))), ['note_unsigned']);
  const elsewhere = checkpointAt(7, leaves, keys.ledger, 'other');
  assert.deepEqual(checkpoint(elsewhere), ['note_unsigned']);
});

test('growth since an earlier checkpoint, and nothing else', () => {
  const growthOf = (from: number, checkpoint = checkpointAt(7)) =>
    formatGrowthProof({ consistency: [consistencyFrom(from, 7)].flat()[0] ?? null, checkpoint });
  const since = (text: string, earlier = checkpointAt(3)) =>
    verifyLedgerNote({ text, file: 'x' }, ledger, { earlier: { text: earlier, file: 'y' } });
  const verified = valueOf(since(growthOf(3)));
  assert.equal(verified.head.tree_size, 7);
  assert.equal(verified.since?.tree_size, 3);
  assert.deepEqual(codesOf(since(growthOf(0), checkpointAt(0))), []);
  assert.deepEqual(codesOf(since(growthOf(2))), ['consistency_start_wrong']);
  assert.deepEqual(codesOf(since(growthOf(3), checkpointAt(3, rewritten))), [
    'consistency_unproven',
  ]);
  assert.deepEqual(codesOf(since(growthOf(3, checkpointAt(7, rewritten)))), [
    'consistency_unproven',
  ]);
  const smaller = formatGrowthProof({ consistency: null, checkpoint: checkpointAt(2) });
  assert.deepEqual(codesOf(since(smaller)), ['ledger_truncated']);
  assert.deepEqual(codesOf(since(growthOf(7), checkpointAt(7, rewritten))), ['ledger_forked']);
  const strangers = checkpointAt(7, leaves, keys.stranger);
  assert.deepEqual(codesOf(since(growthOf(3, strangers))), ['note_unsigned']);
  assert.deepEqual(codesOf(since(growthOf(3), strangers)), ['note_unsigned']);
  assert.deepEqual(codesOf(since(checkpointAt(7))), ['proof_malformed']);
});

test('a consistency proof has one form', () => {
  const text = formatGrowthProof({
    consistency: [consistencyFrom(3, 7)].flat()[0] ?? null,
    checkpoint: checkpointAt(7),
  });
  const [, hash = ''] = text.split('\n');
  assert.equal(formatGrowthProof(valueOf(parseGrowthProof(text, 'x'))), text);
  for (const row of [
    '',
    text.replace('old 3', 'old 03'),
    text.replace('old 3', 'old -3'),
    text.replace('old 3', 'old 9007199254740993'),
    text.replace('old 3', 'old 0'),
    text.replace('old 3', 'new 3'),
    text.replace(hash, hash.slice(0, -1)),
    text.replace(hash, 'AA=='),
    text.replace(hash, `${hash}\n`.repeat(55).trim()),
    text.replaceAll('\n', '\r\n'),
    'old 3\n',
  ])
    assert.deepEqual(codesOf(parseGrowthProof(row, 'x')), ['proof_malformed'], row.slice(0, 80));
});

const FILE = 'gate-verdict.intoto.json';
const summary: Summary = {
  claims: digestOf('claims'),
  manifest: digestOf('manifest'),
  verdict: digestOf('verdict'),
  toolVersion: '0.1.0',
  timeVerified: '2026-11-21T12:00:00Z',
  resourceUri: 'pkg:npm/%40example/app@1.4.0',
  policy: digestOf('rules'),
  inputs: [{ uri: 'ledger-projection.intoto.json', sha256: digestOf('statement') }],
  passed: true,
};

/** The payload of a sound summary with one text replaced by another. */
function bent(from: string, to: string): Uint8Array {
  const text = Buffer.from(valueOf(writeSummary(summary, FILE))).toString();
  assert.ok(text.includes(from), from);
  return utf8(text.replace(from, to));
}

test('a summary is written and read as SLSA VSA v1', () => {
  const {
    subject,
    predicate: read,
    predicateType,
  } = valueOf(readSummary(valueOf(writeSummary(summary, FILE)), FILE));
  assert.equal(predicateType, 'https://slsa.dev/verification_summary/v1');
  assert.deepEqual(
    subject.map(({ name }) => name),
    ['public-claims.json', 'release-manifest.json', 'gate-verdict.json'],
  );
  assert.equal(read.verifier.id, 'urn:claimgate:gate:v1');
  assert.deepEqual(
    [read.verificationResult, read.verifiedLevels],
    ['PASSED', ['CLAIMGATE_RULES_V1']],
  );
  const failed = valueOf(
    readSummary(valueOf(writeSummary({ ...summary, passed: false }, FILE)), FILE),
  ).predicate;
  assert.deepEqual([failed.verificationResult, failed.verifiedLevels], ['FAILED', ['FAILED']]);
});

test('a summary that contradicts itself is refused', () => {
  assert.deepEqual(codesOf(readSummary(bent('"PASSED"', '"FAILED"'), FILE)), [
    'summary_contradiction',
  ]);
  assert.deepEqual(codesOf(readSummary(bent('["CLAIMGATE_RULES_V1"]', '["FAILED"]'), FILE)), [
    'summary_contradiction',
  ]);
  assert.deepEqual(codesOf(readSummary(bent('"gate-verdict.json"', '"other.json"'), FILE)), [
    'summary_contradiction',
  ]);
});

test('a summary with another type, another predicate or an unknown member is refused', () => {
  assert.deepEqual(codesOf(readSummary(bent('Statement/v1', 'Statement/v0.1'), FILE)), [
    'statement_type_wrong',
  ]);
  assert.deepEqual(codesOf(readSummary(bent('summary/v1', 'summary/v2'), FILE)), [
    'predicate_type_wrong',
  ]);
  assert.deepEqual(codesOf(readSummary(bent('{"_type"', '{"extra":1,"_type"'), FILE)), [
    'unknown_member',
  ]);
  assert.deepEqual(
    codesOf(readSummary(bent('{"verifier"', '{"slsaVersion":"1.0","verifier"'), FILE)),
    ['unknown_member'],
  );
  assert.deepEqual(codesOf(readSummary(bent('{"sha256"', '{"sha512":"","sha256"'), FILE)), [
    'unknown_member',
  ]);
  assert.deepEqual(codesOf(readSummary(utf8('[]'), FILE)), ['wrong_type']);
  assert.deepEqual(codesOf(readSummary(utf8('{}'), FILE)), ['statement_type_wrong']);
});

test('what is released must be a purl with a version', () => {
  for (const resourceUri of [
    '',
    'example',
    'pkg:npm/app',
    'https://example.org',
    'pkg:npm/a b@1',
  ]) {
    assert.deepEqual(
      codesOf(writeSummary({ ...summary, resourceUri }, FILE)),
      ['wrong_form'],
      resourceUri,
    );
  }
});

test('one subject, one sha256', () => {
  const sha256 = 'a'.repeat(64);
  const subject = { name: 'x', digest: { sha256 } };
  assert.equal(valueOf(soleSubjectDigest([subject], FILE)), `sha256:${sha256}`);
  assert.deepEqual(codesOf(soleSubjectDigest([], FILE)), ['statement_subject_count']);
  assert.deepEqual(codesOf(soleSubjectDigest([subject, subject], FILE)), [
    'statement_subject_count',
  ]);
  for (const digest of [
    {},
    { sha512: sha256 },
    { sha256, sha512: sha256 },
    { sha256: sha256.toUpperCase().replaceAll('a', 'A') },
    { sha256: `sha256:${sha256}` },
  ]) {
    assert.deepEqual(codesOf(soleSubjectDigest([{ name: 'x', digest: { ...digest } }], FILE)), [
      'statement_subject_digest',
    ]);
  }
});

test('a summary that somebody else has signed verifies with their key', () => {
  const bytes = vectorFile('gke-gce-pre.bcid-vsa.jsonl');
  const key = valueOf(readPublicKey(vectorFile('vsa_signing_public_key.pem').toString('utf8')));
  const envelope = valueOf(readEnvelope(bytes, 'foreign'));
  const expected = { payloadType: STATEMENT_PAYLOAD_TYPE, keys: [key], threshold: 1 };
  // That signer writes r and s side by side; documents of claimgate itself are never read like that.
  assert.deepEqual(codesOf(verifyEnvelope(envelope, expected)), ['signatures_below_threshold']);
  const inDer = { ...envelope, signatures: envelope.signatures.map(toDer) };
  const { payload } = valueOf(verifyEnvelope(inDer, expected));
  const statement = JSON.parse(Buffer.from(payload).toString('utf8')) as { predicateType: string };
  assert.equal(statement.predicateType, 'https://slsa.dev/verification_summary/v1');
  const tampered = { ...inDer, payload: Buffer.concat([payload, utf8(' ')]) };
  assert.equal(verifyEnvelope(tampered, expected).ok, false);
  assert.equal(
    readSummary(payload, 'foreign').ok,
    false,
    'a signature alone does not make it one of ours',
  );
});

/** The same signature in DER, where r and s are positive integers (X.690). */
function toDer({ keyid, signature }: EnvelopeSignature): EnvelopeSignature {
  const integers = [signature.subarray(0, 32), signature.subarray(32)].map((bytes) => {
    const short = Buffer.from(
      Buffer.from(bytes)
        .toString('hex')
        .replace(/^(?:00)+/, ''),
      'hex',
    );
    const number = (short[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), short]) : short;
    return Buffer.concat([Buffer.of(0x02, number.length), number]);
  });
  const both = Buffer.concat(integers);
  return { keyid, signature: Buffer.concat([Buffer.of(0x30, both.length), both]) };
}
