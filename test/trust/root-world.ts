import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedBy } from '../../examples/world/organisation.ts';
import type { TrustRootRoles } from '../../src/documents/index.ts';
import { digestOfHash, EMPTY_ROOT } from '../../src/trust/merkle.ts';
import { formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import {
  readTrustRoot,
  type TrustRoot,
  createTrustRoot,
  rotateTrustRoot,
  type TrustRootContent,
  trustRootOf,
} from '../../src/trust/root.ts';
import { writeEnvelope, type Envelope, unsignedEnvelope } from '../../src/trust/envelope.ts';
import { type PrivateKey, readPrivateKey } from '../../src/trust/private-key.ts';
import { newKey, valueOf } from './expect.ts';
import { pinOf } from '../../src/trust/anchor.ts';

export const ORIGIN = 'ledger.example/main';
export const DEPLOYMENT = 'hosted-eu';

/** The keys of a small organisation; made once, because tests only ever compare them. */
export const keys = {
  root1: newKey(),
  root2: newKey('ecdsa-p256'),
  root3: newKey(),
  projection: newKey(),
  release: newKey('ecdsa-p256'),
  ledger: newKey(),
  stranger: newKey(),
};

export function role(threshold: number, ...holders: readonly PrivateKey[]): TrustRootRoles['root'] {
  return { key_ids: holders.map(({ publicKey }) => publicKey.id), threshold };
}

export function keyList(...holders: readonly PrivateKey[]): Record<string, string> {
  return Object.fromEntries(holders.map(({ publicKey }) => [publicKey.id, publicKey.pem]));
}

/** A sound first root: two of three root keys. */
export const content: TrustRootContent = {
  expires_at: '2027-01-01T00:00:00Z',
  deployment: DEPLOYMENT,
  ledger: {
    origin: ORIGIN,
    keys: [formatNoteKey(valueOf(noteKeyOf(ORIGIN, keys.ledger.publicKey)))],
    floor: { tree_size: 0, root_hash: digestOfHash(EMPTY_ROOT) },
  },
  keys: keyList(keys.root1, keys.root2, keys.root3, keys.projection, keys.release),
  roles: {
    root: role(2, keys.root1, keys.root2, keys.root3),
    projection: role(1, keys.projection),
    release: role(1, keys.release),
  },
  limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 30 },
};

export function sign(envelope: Envelope, ...signers: readonly PrivateKey[]): Envelope {
  return signedBy(envelope, signers);
}

export function read(envelope: Envelope): TrustRoot {
  return valueOf(readTrustRoot(writeEnvelope(envelope), envelope.file));
}

export function firstRoot(
  changes: Partial<TrustRootContent> = {},
  signers: readonly PrivateKey[] = [keys.root1, keys.root2],
) {
  return read(
    sign(valueOf(createTrustRoot({ ...content, ...changes }, '1.root.json')), ...signers),
  );
}

export function nextRoot(
  previous: TrustRoot,
  changes: Partial<TrustRootContent> = {},
  signers: readonly PrivateKey[] = [keys.root1, keys.root2],
): TrustRoot {
  const file = `${previous.document.version + 1}.root.json`;
  return read(sign(valueOf(rotateTrustRoot(previous, changes, file)), ...signers));
}

interface Root {
  readonly roles: Record<'projection' | 'release', { key_ids: string[]; threshold: number }>;
}

/**
 * Changes the first trust root of a world before anybody has trusted it, and signs it anew.
 * @param folder of the world, with `keys` and `repo`
 * @returns its pin
 */
export function resignRoot(folder: string, change: (root: Root) => void): string {
  const name = '1.root.json';
  const path = join(folder, 'repo/provider-certification/trust', name);
  const { payload, payloadType } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const root = JSON.parse(Buffer.from(payload ?? '', 'base64').toString('utf8')) as Root;
  change(root);
  let envelope = unsignedEnvelope(payloadType ?? '', Buffer.from(JSON.stringify(root)), name);
  for (const key of ['root-1', 'root-2']) envelope = signedBy(envelope, [keyIn(folder, key)]);
  writeFileSync(path, writeEnvelope(envelope));
  return pinOf(valueOf(trustRootOf(envelope)));
}

/** A private key of a world. */
export function keyIn(folder: string, name: string) {
  const pem = readFileSync(join(folder, `keys/${name}.pem`), 'utf8');
  return valueOf(readPrivateKey(pem, { file: name }));
}
