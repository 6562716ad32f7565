import { createHash } from 'node:crypto';
import type { EpochMs } from '../../src/documents/json.ts';
import { readPrivateKey, type PrivateKey } from '../../src/trust/private-key.ts';
import type { ExampleKeys } from './organisation.ts';
import { createWorld } from './write.ts';

/** The demonstration with keys and randomness that are the same in every run, for transcripts and cases. */
export async function createFixedWorld(directory: string, at: EpochMs): Promise<void> {
  await createWorld(directory, at, { keys: fixedKeys(), random: fixedRandom() });
}

/** Bytes that look random and are the same in every run; at most 32 at a time. */
export function fixedRandom(): (size: number) => Buffer {
  let drawn = 0;
  return (size) => fixedBytes(`random ${drawn++}`).subarray(0, size);
}

/** The keys of a world; they are known to everybody, and good for nothing. */
export function fixedKeys(): ExampleKeys {
  return {
    root: [keyNamed('root 1'), keyNamed('root 2'), keyNamed('root 3')],
    projection: [keyNamed('projection 1'), keyNamed('projection 2'), keyNamed('projection 3')],
    release: keyNamed('release'),
    ledger: keyNamed('ledger'),
  };
}

/** PKCS #8 of an Ed25519 key is a fixed prefix and the seed (RFC 8410). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 key of a name. */
export function keyNamed(name: string): PrivateKey {
  const der = Buffer.concat([ED25519_PREFIX, fixedBytes(name)]);
  const pem = `-----BEGIN PRIVATE KEY-----\n${der.toString('base64')}\n-----END PRIVATE KEY-----\n`;
  const key = readPrivateKey(pem);
  if (!key.ok) throw new Error(JSON.stringify(key.findings));
  return key.value;
}

function fixedBytes(name: string): Buffer {
  return createHash('sha256').update(`claimgate test ${name}`).digest();
}
