import type { PublicKey } from './public-key.ts';
import { schemeOf, signatureFits } from './schemes.ts';

/** What a signature is asked for: the kind of the document, as a policy of the signer may judge it. */
export type SigningPurpose =
  | 'trust_root'
  | 'projection_statement'
  | 'signed_verdict'
  | 'badge'
  | 'checkpoint';

/**
 * Signs with one private key, wherever that is: in memory, in a token or at a key management service. What
 * it answers is verified with its public key before it is used.
 */
export interface Signer {
  readonly publicKey: PublicKey;
  /** Signs exactly these bytes: Ed25519 (64 bytes), or ECDSA P-256 over their SHA-256 in DER. */
  sign(message: Uint8Array, purpose: SigningPurpose): Promise<Uint8Array>;
}

/**
 * Returns a signature by a key over a message in the one form that documents carry, `undefined` where it
 * does not fit. ECDSA signatures come as DER or as r and s side by side (IEEE P1363); the latter is converted.
 */
export function fittingSignature(
  key: PublicKey,
  message: Uint8Array,
  signature: Uint8Array,
): Uint8Array | undefined {
  const isPair = schemeOf(key.scheme).curve === 'P-256' && signature.length === PAIR_BYTES;
  const forms = isPair ? [signature, derOf(signature)] : [signature];
  return forms.find((form) => signatureFits(key, message, form));
}

/** Two numbers of 32 bytes. */
const PAIR_BYTES = 64;

/** Writes r and s as a DER sequence of two integers (RFC 3279 section 2.2.3). */
function derOf(pair: Uint8Array): Uint8Array {
  const middle = PAIR_BYTES / 2;
  const body = [pair.subarray(0, middle), pair.subarray(middle)].flatMap((number) => {
    const digits = shortest(number);
    return [0x02, digits.length, ...digits];
  });
  return Uint8Array.from([0x30, body.length, ...body]);
}

/** The shortest big-endian form of a number that is not negative: no needless zeros, the first bit clear. */
function shortest(number: Uint8Array): Uint8Array {
  const start = number.findIndex((byte) => byte !== 0);
  const digits = number.subarray(start < 0 ? number.length - 1 : start);
  return (digits[0] ?? 0) < 0x80 ? digits : Uint8Array.from([0, ...digits]);
}
