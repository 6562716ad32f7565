import { checkpointBy } from '../../examples/world/organisation.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeBase64, type PublicKey } from '../../src/trust/public-key.ts';
import { formatGrowthProof, formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import { formatTlogProof } from '../../src/trust/tlog-proof.ts';
import { hashOfDigest, leafHash, digestOfHash, rootOfLeaves } from '../../src/trust/merkle.ts';
import {
  readEnvelope,
  signEnvelope,
  type Envelope,
  preAuthEncoding,
} from '../../src/trust/envelope.ts';
import { writePrivateKey } from '../../src/trust/private-key.ts';
import { openSigner } from '../../src/cli/keys/signing-keys.ts';
import { tokenIn } from '../cli/keys/signer-world.ts';
import { recordOf, root, statementBytes } from '../gate/projection-world.ts';
import { newKey, utf8, valueOf } from '../trust/expect.ts';
import { consistencyPath, inclusionPath } from '../trust/merkle-paths.ts';
import { keyList, keys, nextRoot, ORIGIN, role } from '../trust/root-world.ts';

/**
 * Writes documents of every signed kind, made by claimgate itself, for other programs to verify:
 * `envelopes.json` and one trio of files per signature for openssl, `ledger.json` for the ledger.
 */
const out = process.argv[2];
if (out === undefined) throw new Error('usage: make.ts FOLDER');
mkdirSync(join(out, 'signatures'), { recursive: true });

interface Case {
  readonly name: string;
  readonly envelope: Envelope;
  readonly keys: readonly PublicKey[];
  readonly threshold: number;
  /** Whether the threshold is reached. */
  readonly accepted: boolean;
}

const rootKeys = [keys.root1.publicKey, keys.root2.publicKey, keys.root3.publicKey];
const second = nextRoot(root, {}, [keys.root1, keys.root2, keys.root3]);
const [newOne, newTwo] = [newKey(), newKey('ecdsa-p256')];
const handedOver = {
  keys: keyList(newOne, newTwo, keys.projection, keys.release),
  roles: {
    root: role(2, newOne, newTwo),
    projection: role(1, keys.projection),
    release: role(1, keys.release),
  },
};
const handOver = nextRoot(root, handedOver, [keys.root1, keys.root2, newOne, newTwo]).envelope;
const takenOver = nextRoot(root, handedOver, [newOne, newTwo]).envelope;
const newKeys = [newOne.publicKey, newTwo.publicKey];
const statement = valueOf(readEnvelope(statementBytes().bytes, 'statement'));
const verdict = valueOf(readEnvelope(recordOf().signedVerdict ?? utf8(''), 'verdict'));
const [rootSignature, otherSignature] = root.envelope.signatures;
if (!rootSignature || !otherSignature) throw new Error('the trust root has lost its signatures');
const named = (envelope: Envelope, keyid: string): Envelope => ({
  ...envelope,
  signatures: envelope.signatures.map(({ signature }) => ({ keyid, signature })),
});

const cases: readonly Case[] = [
  {
    name: 'trust-root-2-of-3',
    envelope: root.envelope,
    keys: rootKeys,
    threshold: 2,
    accepted: true,
  },
  {
    name: 'trust-root-3-of-3',
    envelope: second.envelope,
    keys: rootKeys,
    threshold: 3,
    accepted: true,
  },
  {
    name: 'new-root-by-old-keys',
    envelope: handOver,
    keys: rootKeys,
    threshold: 2,
    accepted: true,
  },
  { name: 'new-root-by-new-keys', envelope: handOver, keys: newKeys, threshold: 2, accepted: true },
  {
    name: 'new-root-by-new-keys-only',
    envelope: takenOver,
    keys: rootKeys,
    threshold: 2,
    accepted: false,
  },
  {
    name: 'projection-statement',
    envelope: statement,
    keys: [keys.projection.publicKey],
    threshold: 1,
    accepted: true,
  },
  {
    name: 'signed-verdict',
    envelope: verdict,
    keys: [keys.release.publicKey],
    threshold: 1,
    accepted: true,
  },
  {
    name: 'empty-key-ids',
    envelope: named(root.envelope, ''),
    keys: rootKeys,
    threshold: 2,
    accepted: true,
  },
  {
    name: 'threshold-not-reached',
    envelope: root.envelope,
    keys: rootKeys,
    threshold: 3,
    accepted: false,
  },
  {
    name: 'stranger',
    envelope: statement,
    keys: [keys.stranger.publicKey],
    threshold: 1,
    accepted: false,
  },
  {
    name: 'one-signer-twice',
    envelope: { ...root.envelope, signatures: [rootSignature, rootSignature] },
    keys: rootKeys,
    threshold: 2,
    accepted: false,
  },
  {
    name: 'payload-bent',
    envelope: { ...statement, payload: Buffer.concat([statement.payload, utf8(' ')]) },
    keys: [keys.projection.publicKey],
    threshold: 1,
    accepted: false,
  },
];

const signedElsewhere = await documentsSignedElsewhere(out);

const envelopes = [...cases, ...signedElsewhere].map(
  ({ accepted, envelope, keys: accepting, name, threshold }) => ({
    name,
    threshold,
    accepted,
    envelope: {
      payload: encodeBase64(envelope.payload),
      payloadType: envelope.payloadType,
      signatures: envelope.signatures.map(({ keyid, signature }) => ({
        keyid,
        sig: encodeBase64(signature),
      })),
    },
    keys: accepting.map(({ id, pem, scheme }) => ({ id, pem, scheme })),
  }),
);
write('envelopes.json', JSON.stringify(envelopes, null, 2));

for (const { envelope, keys: accepting, name } of [...cases, ...signedElsewhere]) {
  if (!cases.every((one) => one.name !== name || one.accepted)) continue;
  for (const [index, { keyid, signature }] of envelope.signatures.entries()) {
    const key = accepting.find(({ id }) => id === keyid);
    if (!key) continue;
    const stem = join('signatures', `${name}-${index}.${key.scheme}`);
    write(`${stem}.pae`, preAuthEncoding(envelope.payloadType, envelope.payload));
    write(`${stem}.sig`, signature);
    write(`${stem}.pem`, key.pem);
  }
}

const ledgerKey = newKey();
const records = Array.from({ length: 13 }, (_, index) => `record ${index}`);
const leaves = records.map((record) => leafHash(utf8(record)));
const heads = Array.from({ length: records.length + 1 }, (_, size) => ({
  origin: ORIGIN,
  tree_size: size,
  root_hash: digestOfHash(rootOfLeaves(leaves.slice(0, size))),
}));
const checkpoints = heads.map((head) => checkpointBy(ledgerKey, head));
const last = checkpoints.at(-1) ?? '';
write(
  'ledger.json',
  JSON.stringify({
    key: formatNoteKey(valueOf(noteKeyOf(ORIGIN, ledgerKey.publicKey))),
    origin: ORIGIN,
    records,
    leaves: leaves.map(encodeBase64),
    heads: heads.map((head, size) => ({
      size,
      root: encodeBase64(hashOfDigest(head.root_hash)),
      checkpoint: checkpoints[size],
    })),
    proofs: leaves.map((_, index) =>
      formatTlogProof({ index, hashes: inclusionPath(index, leaves), checkpoint: last }),
    ),
    growth: heads.slice(1).map(({ tree_size }) => {
      const hashes = consistencyPath(tree_size, leaves).map(digestOfHash);
      return formatGrowthProof({ consistency: { from_size: tree_size, hashes }, checkpoint: last });
    }),
    inclusion: pairs((index, size) =>
      index < size ? inclusionPath(index, leaves.slice(0, size)) : undefined,
    ),
    consistency: pairs((from, size) =>
      from > 0 && from <= size ? consistencyPath(from, leaves.slice(0, size)) : undefined,
    ),
  }),
);

/** The projection statement as programs sign it: OpenSSL with both schemes, a plugin, and a token where there is one. */
async function documentsSignedElsewhere(folder: string): Promise<readonly Case[]> {
  const unsigned = { ...statement, signatures: [] };
  const made: Case[] = [];
  const add = async (name: string, source: Parameters<typeof openSigner>[0]): Promise<void> => {
    const signer = await openSigner(source);
    const signed = await signEnvelope(unsigned, signer, 'projection_statement');
    const envelope = valueOf(signed);
    made.push({ name, envelope, keys: [signer.publicKey], threshold: 1, accepted: true });
  };
  const examples = join(import.meta.dirname, '../../examples/signers');
  const common = { directory: folder, timeLimitMs: 60_000, name: 'a signer' };
  for (const scheme of ['ed25519', 'ecdsa-p256'] as const) {
    const key = newKey(scheme);
    const file = (name: string) => ({ path: join(folder, name), name });
    const [secret, published] = [`${scheme}.key`, file(`${scheme}.pub.pem`)];
    write(secret, valueOf(writePrivateKey(key)));
    write(published.name, key.publicKey.pem);
    const program = join(examples, 'openssl.sh');
    const environment = process.env;
    const signer = { ...common, environment, publicKey: published };
    await add(`openssl-${scheme}`, { ...signer, program, words: [join(folder, secret)] });
    const kms = { program: join(examples, 'sigstore-kms-file'), keyId: join(folder, secret) };
    await add(`plugin-${scheme}`, { ...signer, kms, publicKey: undefined });
  }
  const token = tokenIn(folder);
  if (token) await add('pkcs11', { ...common, ...token, program: join(examples, 'pkcs11.sh') });
  else console.log('skip pkcs11: no softhsm2 or opensc');
  return made;
}

type Path = readonly Uint8Array[] | undefined;

/** Proofs of all pairs of a place and a size that have one. */
function pairs(pathOf: (at: number, size: number) => Path): readonly object[] {
  const proofs: object[] = [];
  for (let size = 1; size <= leaves.length; size += 1) {
    for (let at = 0; at <= size; at += 1) {
      const path = pathOf(at, size);
      if (path) proofs.push({ at, size, hashes: path.map(encodeBase64) });
    }
  }
  return proofs;
}

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(join(out ?? '', name), content);
}
