import { createHash } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import { keyNamed } from '../../examples/world/fixed.ts';
import { checkpointBy, LEDGER_ORIGIN, valueOf } from '../../examples/world/organisation.ts';
import {
  canonicalize,
  digestOf,
  type Digest,
  fingerprinterOf,
  FINGERPRINT_FIELDS,
} from '../../src/digest/index.ts';
import type { CertificationContract } from '../../src/documents/index.ts';
import { contractDigest } from '../../src/evidence/contract.ts';
import { scopeDigest, subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { Result } from '../../src/documents/findings.ts';
import { aboutEarlierSets } from '../../src/gate/rollback-protection.ts';
import { aboutOldestSet, trustRootOf } from '../../src/trust/root.ts';
import { findRuleSet, ruleSetUnknown } from '../../src/trust/statement.ts';
import { NEWEST_RULES, ruleSetDigest } from '../../src/gate/rule-sets.ts';
import { readJson } from '../../src/documents/json.ts';
import {
  consistencyRanges,
  inclusionRanges,
  rootOfRange,
  type LeafRange,
} from '../../src/ledger/tree.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import {
  formatNoteKey,
  noteKeyOf,
  openCheckpoint,
  parseNoteKey,
} from '../../src/trust/checkpoint.ts';
import {
  envelopeDocument,
  preAuthEncoding,
  readEnvelope,
  verifyEnvelope,
  writeEnvelope,
} from '../../src/trust/envelope.ts';
import {
  consistencyHolds,
  digestOfHash,
  inclusionHolds,
  leafHash,
  nodeHash,
  rootOfLeaves,
  type TreeHash,
} from '../../src/trust/merkle.ts';
import {
  publicKeyOfPoint,
  readPublicKey,
  signMessage,
  type PublicKey,
} from '../../src/trust/public-key.ts';
import { baseText, CLAIMS_FILE, CONTRACTS } from './certified.ts';
import { LEAVES, PIN, ROOT } from './signed.ts';

/** One input of a step, and what comes out of it. */
interface Vector {
  readonly title: string;
  readonly given: object;
  readonly expected: unknown;
}

/** A step in building a verifier (docs/how-to/implement-a-verifier.md). */
interface Step {
  readonly step: string;
  readonly section: string;
  readonly vectors: readonly Vector[];
}

const FILE = 'vector';
const TYPE = 'application/vnd.in-toto+json';

/** Asks the program about inputs to each step of a verifier; the independent verifier has to answer alike. */
export function vectors(): readonly Step[] {
  return [
    {
      step: 'canonical-json',
      section: 'specification/documents.md 1',
      vectors: canonicalVectors(),
    },
    { step: 'digests', section: 'specification/documents.md 1, 2, 3.2', vectors: digestVectors() },
    {
      step: 'fingerprints',
      section: 'specification/documents.md 4',
      vectors: fingerprintVectors(),
    },
    { step: 'keys', section: 'specification/trust.md 1', vectors: keyVectors() },
    { step: 'envelopes', section: 'specification/trust.md 1', vectors: envelopeVectors() },
    { step: 'pin', section: 'specification/trust.md 2', vectors: pinVectors() },
    { step: 'leaves', section: 'specification/trust.md 3', vectors: leafVectors() },
    { step: 'checkpoints', section: 'specification/trust.md 3', vectors: checkpointVectors() },
    { step: 'inclusion', section: 'specification/trust.md 3', vectors: inclusionVectors() },
    { step: 'consistency', section: 'specification/trust.md 3', vectors: consistencyVectors() },
    { step: 'rule-set', section: 'specification/rules.md 6', vectors: ruleSetVectors() },
    { step: 'rule-set-age', section: 'specification/rules.md 6', vectors: ruleSetAgeVectors() },
  ];
}

/** The value of a result, or the code that refuses. */
function orCode<T, U>(result: Result<T>, show: (value: T) => U): U | { readonly refused: string } {
  return result.ok ? show(result.value) : { refused: result.findings[0].code };
}

function canonicalVectors(): Vector[] {
  const texts = {
    'white space goes, members are sorted': '{ "b": [1, 2],\n "a": { "d": null, "c": true } }',
    'members are sorted by UTF-16 units, not by code points':
      '{"\\ufb33": 1, "\\ud83d\\ude00": 2, "\\u20ac": 3, "\\u00f6": 4, "1": 5, "\\r": 6}',
    'only what must be escaped is': '"\\u0000\\u001f\\b\\t\\n\\f\\r\\"\\\\\\/\\u007f\\u20ac"',
    'integers are plain': '[0, -1, 9007199254740991, -9007199254740991]',
    'empty values': '[{}, [], ""]',
  };
  return Object.entries(texts).map(([title, text]) => {
    const { value } = readJson(Buffer.from(text), { file: FILE, maxBytes: 4096 });
    const canonical = canonicalize(value);
    return { title, given: { text }, expected: { canonical, sha256: digestOf(canonical) } };
  });
}

function digestVectors(): Vector[] {
  const claimsFile = baseText(CLAIMS_FILE);
  const { claims = [] } = readClaims(Buffer.from(claimsFile), FILE);
  const contract = JSON.parse(baseText(`${CONTRACTS}/1.json`)) as CertificationContract;
  const turned = {
    ...contract,
    required_scopes: contract.required_scopes.toReversed(),
    live_checks: contract.live_checks.toReversed(),
  };
  return [
    {
      title: 'the exact bytes of a claims file',
      given: { claims_file: claimsFile },
      expected: digestOf(claimsFile),
    },
    ...claims.slice(0, 2).map(({ claim: { subject } }) => {
      return { title: 'a subject', given: { subject }, expected: subjectDigest(subject) };
    }),
    { title: 'a contract', given: { contract }, expected: contractDigest(contract) },
    {
      title: 'its sets in another order',
      given: { contract: turned },
      expected: contractDigest(turned),
    },
    { title: 'a scope', given: { scope: 'pins:write' }, expected: scopeDigest('pins:write') },
  ];
}

function fingerprintVectors(): Vector[] {
  const key = createHash('sha256').update('claimgate fingerprint vector').digest();
  return ['demonstration', 'another'].flatMap((deployment) => {
    const fingerprints = fingerprinterOf(key, deployment);
    return FINGERPRINT_FIELDS.slice(0, 3).map((field) => ({
      title: `${field} of ${deployment}`,
      given: { key: key.toString('hex'), deployment, field, id: 'app-1234 ä' },
      expected: fingerprints.of(field, 'app-1234 ä'),
    }));
  });
}

const P256_SECRET = createHash('sha256').update('claimgate P-256 vector').digest();
const P256 = valueOf(
  publicKeyOfPoint({ scheme: 'ecdsa-p256', point: p256.getPublicKey(P256_SECRET, false) }),
);
const ED25519 = keyNamed('vector');

function keyVectors(): Vector[] {
  const spki = (hex: string) =>
    `-----BEGIN PUBLIC KEY-----\n${Buffer.from(hex, 'hex').toString('base64')}\n-----END PUBLIC KEY-----\n`;
  const pems = {
    Ed25519: ED25519.publicKey.pem,
    'P-256': P256.pem,
    'a point of small order': spki(`302a300506032b6570032100${'00'.repeat(32)}`),
    'text in front of the key': `key:\n${P256.pem}`,
    'another curve': spki(`302a300506032b656e032100${'09'.repeat(32)}`),
  };
  return Object.entries(pems).map(([title, pem]) => ({
    title,
    given: { pem },
    expected: orCode(readPublicKey(pem), ({ id }) => ({ key_id: id })),
  }));
}

function envelopeVectors(): Vector[] {
  const payload = Buffer.from('{"vector":"\u20ac"}');
  const message = preAuthEncoding(TYPE, payload);
  const byP256 = p256.sign(message, P256_SECRET, { prehash: true, format: 'der' });
  const byEd25519 = signMessage(ED25519, message);
  const one = (title: string, key: PublicKey, sig: Uint8Array, keyid: string = key.id): Vector => {
    const signed = {
      file: FILE,
      payloadType: TYPE,
      payload,
      signatures: [{ keyid, signature: sig }],
    };
    const envelope = valueOf(readEnvelope(writeEnvelope(signed), FILE));
    const verified = verifyEnvelope(envelope, { payloadType: TYPE, keys: [key], threshold: 1 });
    return {
      title,
      given: { envelope: envelopeDocument(signed), pem: key.pem },
      expected: { pae: Buffer.from(message).toString('hex'), verifies: verified.ok },
    };
  };
  const bent = Buffer.from(byEd25519);
  bent[0] = (bent[0] ?? 0) ^ 1;
  return [
    one('Ed25519', ED25519.publicKey, byEd25519),
    one('ECDSA with P-256 and SHA-256, in DER', P256, byP256),
    one('a key id is a hint', ED25519.publicKey, byEd25519, 'somebody else'),
    one('one bit differs', ED25519.publicKey, bent),
    one('of another key', P256, byEd25519),
    one(
      'ECDSA as r and s side by side',
      P256,
      p256.sign(message, P256_SECRET, { prehash: true, format: 'compact' }),
    ),
  ];
}

function pinVectors(): Vector[] {
  return [{ title: 'a trust root', given: { envelope: envelopeDocument(ROOT) }, expected: PIN }];
}

function leafVectors(): Vector[] {
  const [one, other] = [leafHash(Buffer.from('one')), leafHash(Buffer.from('other'))];
  return [
    { title: 'a leaf', given: { record: 'one' }, expected: digestOfHash(one) },
    {
      title: 'two leaves',
      given: { left: digestOfHash(one), right: digestOfHash(other) },
      expected: digestOfHash(nodeHash(one, other)),
    },
    { title: 'no leaf', given: { leaves: [] }, expected: digestOfHash(rootOfLeaves([])) },
    {
      title: 'seven leaves',
      given: { leaves: LEAVES.slice(0, 7).map(digestOfHash) },
      expected: digestOfHash(rootOfLeaves(LEAVES.slice(0, 7))),
    },
  ];
}

function checkpointVectors(): Vector[] {
  const key = keyNamed('ledger');
  const noteKey = formatNoteKey(valueOf(noteKeyOf(LEDGER_ORIGIN, key.publicKey)));
  const note = checkpointBy(key, {
    origin: LEDGER_ORIGIN,
    tree_size: 7,
    root_hash: digestOfHash(rootOfLeaves(LEAVES.slice(0, 7))),
  });
  const [text = '', signatures = ''] = note.split('\n\n');
  const bend = (from: string | RegExp, to: string) => note.replace(from, to);
  const notes = {
    'a checkpoint': note,
    'with a line of a witness': `${note}\u2014 witness.example ${Buffer.alloc(68).toString('base64')}\n`,
    'of another size': bend('\n7\n', '\n8\n'),
    'signed by nobody who is known': `${text}\n\n\u2014 witness.example ${Buffer.alloc(68).toString('base64')}\n`,
    'without its last line feed': note.slice(0, -1),
    'without the empty line': `${text}\n${signatures}`,
  };
  return Object.entries(notes).map(([title, given]) => ({
    title,
    given: { note: given, key: noteKey, origin: LEDGER_ORIGIN },
    expected: orCode(
      openCheckpoint(
        given,
        { origin: LEDGER_ORIGIN, keys: [valueOf(parseNoteKey(noteKey))] },
        FILE,
      ),
      ({ tree_size, root_hash }) => ({ tree_size, root_hash }),
    ),
  }));
}

/** The root of a range of leaves, by hashing all of them. */
function rootIn(leaves: readonly TreeHash[], { from, to }: LeafRange): TreeHash {
  return rootOfRange({ from, to }, ({ level, position }) => {
    const size = 2 ** level;
    return rootOfLeaves(leaves.slice(position * size, (position + 1) * size));
  });
}

function inclusionVectors(): Vector[] {
  const places = [
    [0, 1],
    [0, 7],
    [3, 7],
    [6, 7],
    [4, 8],
    [11, 12],
  ] as const;
  return places.flatMap(([index, treeSize]) => {
    const ranges = inclusionRanges(index, { from: 0, to: treeSize });
    const hashes = ranges.map((range) => rootIn(LEAVES, range));
    const root = rootOfLeaves(LEAVES.slice(0, treeSize));
    const vector = (title: string, at: number, proof: readonly TreeHash[]): Vector => {
      const leaf = LEAVES[index] ?? root;
      return {
        title,
        given: {
          index: at,
          tree_size: treeSize,
          leaf: digestOfHash(leaf),
          hashes: proof.map(digestOfHash),
          root: digestOfHash(root),
        },
        expected: inclusionHolds({ index: at, treeSize, leaf, hashes: proof, root }),
      };
    };
    return [
      vector(`leaf ${index} of ${treeSize}`, index, hashes),
      vector(`leaf ${index} of ${treeSize}, said to be the next`, index + 1, hashes),
      vector(`leaf ${index} of ${treeSize}, with a hash more`, index, [...hashes, root]),
    ];
  });
}

function consistencyVectors(): Vector[] {
  const sizes = [
    [1, 2],
    [3, 7],
    [4, 7],
    [6, 8],
    [8, 12],
    [11, 12],
  ] as const;
  return sizes.flatMap(([fromSize, toSize]) => {
    const fromRoot = rootOfLeaves(LEAVES.slice(0, fromSize));
    const toRoot = rootOfLeaves(LEAVES.slice(0, toSize));
    const ranges = consistencyRanges(fromSize, { from: 0, to: toSize });
    const hashes = ranges.map((range) => rootIn(LEAVES, range));
    const vector = (title: string, proof: readonly TreeHash[], root: TreeHash): Vector => ({
      title,
      given: {
        from_size: fromSize,
        from_root: digestOfHash(root),
        to_size: toSize,
        to_root: digestOfHash(toRoot),
        hashes: proof.map(digestOfHash),
      },
      expected: consistencyHolds({ fromSize, fromRoot: root, toSize, toRoot, hashes: proof }),
    });
    return [
      vector(`from ${fromSize} to ${toSize}`, hashes, fromRoot),
      vector(`from ${fromSize} to ${toSize}, of another ledger`, hashes, toRoot),
      vector(`from ${fromSize} to ${toSize}, with a hash less`, hashes.slice(0, -1), fromRoot),
    ];
  });
}

function ruleSetVectors(): Vector[] {
  const rules = NEWEST_RULES.rules.map(({ number, id, version }) => ({ number, id, version }));
  const changed = rules.map((rule) =>
    rule.number === 7 ? { ...rule, version: rule.version + 1 } : rule,
  );
  return [
    { title: 'the rules of this version', given: { rules }, expected: ruleSetDigest(rules) },
    {
      title: 'a rule with another meaning',
      given: { rules: changed },
      expected: ruleSetDigest(changed),
    },
  ];
}

/** Which rule sets a verdict may be judged by, among those that a program knows: each by all of its digests, oldest first. */
function ruleSetAgeVectors(): Vector[] {
  const setOf = (name: string) => digestOf(`rule set: ${name}`);
  const former = setOf('former');
  const first = setOf('first');
  const second = setOf('second');
  const third = setOf('third');
  const unknown = setOf('unknown');
  const sets = [
    { number: 1, digest: first, formerly: [former] },
    { number: 2, digest: second, formerly: [] },
    { number: 3, digest: third, formerly: [] },
  ];
  const rule_sets = sets.map(({ digest, formerly }) => [digest, ...formerly]);
  const root = valueOf(trustRootOf(ROOT));
  const rows: readonly (readonly [string, Digest, readonly Digest[], Digest?])[] = [
    ['as new as the releases before', second, [first, second]],
    ['by a name of before there were rule sets', former, [first]],
    ['older than an earlier release', first, [first, second]],
    ['older than an earlier release, by a former name', former, [third]],
    ['one that nobody knows', unknown, [first]],
    ['after one that nobody knows', third, [unknown]],
    ['as old as the trust root accepts', second, [], second],
    ['newer than the trust root asks for', third, [], first],
    ['older than the trust root accepts', first, [], second],
    ['older than both', first, [second], third],
    ['for a trust root whose rule set nobody knows', third, [], unknown],
  ];
  return rows.map(([title, policy, earlier, oldest_rule_set]) => {
    const demand = oldest_rule_set === undefined ? {} : { oldest_rule_set };
    const demanding = { ...root, document: { ...root.document, ...demand } };
    const own = findRuleSet(sets, policy);
    const recorded = earlier.map((digest) => ({ digest, file: FILE }));
    const findings = own
      ? [...aboutOldestSet(own, demanding, sets), ...aboutEarlierSets(own, recorded, sets)]
      : [ruleSetUnknown(policy, FILE)];
    return {
      title,
      given: { rule_sets, policy, earlier, ...demand },
      expected: [...new Set(findings.map(({ code }) => code))].sort(),
    };
  });
}
