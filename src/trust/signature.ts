import { sign, verify } from 'node:crypto';
import type { PrivateKey } from './private-key.ts';
import type { PublicKey } from './public-key.ts';

/** How an ECDSA signature is written: claimgate writes and reads DER; some signers write r and s side by side. */
export type EcdsaForm = 'der' | 'ieee-p1363';

/** Whether a signature fits; anything malformed does not, and never throws. */
export function signatureFits(
  key: PublicKey,
  message: Uint8Array,
  signature: Uint8Array,
  ecdsaForm: EcdsaForm = 'der',
): boolean {
  try {
    if (key.scheme === 'ed25519') return verify(null, message, key.object, signature);
    return verify('sha256', message, { key: key.object, dsaEncoding: ecdsaForm }, signature);
  } catch {
    return false;
  }
}

/** Signs: Ed25519 (64 bytes), or ECDSA P-256 with SHA-256 in DER. */
export function signMessage({ publicKey, object }: PrivateKey, message: Uint8Array): Uint8Array {
  if (publicKey.scheme === 'ed25519') return sign(null, message, object);
  return sign('sha256', message, { key: object, dsaEncoding: 'der' });
}
