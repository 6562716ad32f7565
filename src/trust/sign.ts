import {
  MAX_ENVELOPE_BYTES,
  MAX_SIGNATURES,
  preAuthEncoding,
  writeEnvelope,
  type Envelope,
} from './envelope.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import type { PrivateKey } from './private-key.ts';
import { signMessage } from './signature.ts';
import { signersOf } from './verify.ts';

/** An envelope that nobody has signed yet. */
export function unsignedEnvelope(payloadType: string, payload: Uint8Array, file: string): Envelope {
  return { file, payloadType, payload, signatures: [] };
}

/**
 * Adds one signature to an envelope; those it has stay as they are. Refuses a key that has signed
 * already (`already_signed`), and a seventeenth signature or more than 1 MiB (`envelope_full`).
 */
export function signEnvelope(envelope: Envelope, key: PrivateKey): Result<Envelope> {
  const { file, payload, payloadType, signatures } = envelope;
  if (signatures.length >= MAX_SIGNATURES) {
    return refuse('envelope_full', { file, expected: `at most ${MAX_SIGNATURES} signatures` });
  }
  if (signersOf(envelope, [key.publicKey]).length > 0)
    return refuse('already_signed', { file, found: key.publicKey.id });
  const signature = signMessage(key, preAuthEncoding(payloadType, payload));
  const signed = {
    ...envelope,
    signatures: [...signatures, { keyid: key.publicKey.id, signature }],
  };
  const size = writeEnvelope(signed).length;
  if (size > MAX_ENVELOPE_BYTES) {
    return refuse('envelope_full', {
      file,
      expected: `at most ${MAX_ENVELOPE_BYTES} bytes`,
      found: `${size} bytes`,
    });
  }
  return accept(signed);
}
