import {
  createPrivateKey,
  generateKeyPairSync,
  type ED25519KeyPairOptions,
  type KeyObject,
} from 'node:crypto';
import type { Place } from '../findings/index.ts';
import { encryptPkcs8 } from './pkcs8.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import { readPem, writePem } from './pem.ts';
import { publicKeyOf, type KeyScheme, type PublicKey } from './public-key.ts';

/** A private key with the public key it belongs to. */
export interface PrivateKey {
  readonly publicKey: PublicKey;
  /** For `node:crypto`; shows no secret when printed. */
  readonly object: KeyObject;
}

const AS_BYTES: ED25519KeyPairOptions<'der', 'der'> = {
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
};

/**
 * Generates a key from the system's randomness. As bytes that are read again: a key object from the
 * generator shares a lock with the job that made it, and where the garbage collector frees that job
 * while the key is written, Node 20 waits for its own lock without end.
 */
export function generatePrivateKey(scheme: KeyScheme): Result<PrivateKey> {
  const { privateKey } =
    scheme === 'ed25519'
      ? generateKeyPairSync('ed25519', AS_BYTES)
      : generateKeyPairSync('ec', { namedCurve: 'P-256', ...AS_BYTES });
  return privateKeyOf(createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }), {});
}

/**
 * Writes a private key as PEM: PKCS #8 (RFC 5958), and with a passphrase its encrypted form under
 * PBES2 (RFC 8018) with scrypt (RFC 7914; N = 2^14, r = 8, p = 5) and AES-256-CBC. `openssl pkey` reads
 * both. An empty passphrase is refused (`key_passphrase_empty`).
 */
export function writePrivateKey({ object }: PrivateKey, passphrase?: string): Result<string> {
  const der = object.export({ type: 'pkcs8', format: 'der' });
  if (passphrase === undefined) return accept(writePem({ label: 'PRIVATE KEY', der }));
  if (passphrase === '') return refuse('key_passphrase_empty');
  return accept(writePem({ label: 'ENCRYPTED PRIVATE KEY', der: encryptPkcs8(der, passphrase) }));
}

/** How to open a private key: its place for findings, and its passphrase where it has one. */
export interface PrivateKeyOptions extends Place {
  readonly passphrase?: string;
}

/**
 * Reads a private key from PEM. Refuses with `key_unreadable` (no PKCS #8), `key_passphrase_missing`,
 * `key_passphrase_wrong`, `key_type_refused`, `key_weak`. A passphrase for a key that is not
 * encrypted is ignored.
 */
export function readPrivateKey(
  text: string,
  { passphrase, ...place }: PrivateKeyOptions = {},
): Result<PrivateKey> {
  const pem = readPem(text);
  const isEncrypted = pem?.label === 'ENCRYPTED PRIVATE KEY';
  if (!pem || (!isEncrypted && pem.label !== 'PRIVATE KEY')) {
    return refuse('key_unreadable', {
      ...place,
      expected: 'PEM with the label PRIVATE KEY or ENCRYPTED PRIVATE KEY',
    });
  }
  if (isEncrypted && !passphrase) return refuse('key_passphrase_missing', place);
  const object = parsePkcs8(pem.der, isEncrypted ? passphrase : undefined);
  if (object) return privateKeyOf(object, place);
  return isEncrypted
    ? refuse('key_passphrase_wrong', place)
    : refuse('key_unreadable', { ...place, expected: 'PKCS #8' });
}

function parsePkcs8(der: Uint8Array, passphrase: string | undefined): KeyObject | undefined {
  try {
    const source = { key: Buffer.from(der), format: 'der', type: 'pkcs8' } as const;
    return createPrivateKey(passphrase === undefined ? source : { ...source, passphrase });
  } catch {
    return undefined;
  }
}

function privateKeyOf(object: KeyObject, place: Place): Result<PrivateKey> {
  const publicKey = publicKeyOf(object, place);
  return publicKey.ok ? accept({ publicKey: publicKey.value, object }) : publicKey;
}
