import { preAuthEncoding, type Envelope } from './envelope.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import type { PublicKey } from './public-key.ts';
import { signatureFits, type EcdsaForm } from './signature.ts';

/** Whose signatures are asked for, and on what kind of document. */
export interface Expectation {
  readonly payloadType: string;
  readonly keys: readonly PublicKey[];
  /** How many distinct keys must have signed; at least 1. */
  readonly threshold: number;
  /** Only for envelopes of other tools that do not write ECDSA signatures in DER. */
  readonly ecdsaForm?: EcdsaForm;
}

/** What an envelope has shown. Who else has signed it, {@link signersOf} says. */
export interface Verified {
  /** The bytes that were verified: parse these, never the envelope again. */
  readonly payload: Uint8Array;
}

/**
 * Verifies an envelope (DSSE v1.0.2 protocol, with threshold). Refuses with `payload_type_wrong`,
 * `threshold_unreachable` or `signatures_below_threshold`. Signatures of unknown keys are passed over.
 */
export function verifyEnvelope(envelope: Envelope, expected: Expectation): Result<Verified> {
  const { payloadType, keys, threshold, ecdsaForm } = expected;
  const { file } = envelope;
  if (envelope.payloadType !== payloadType) {
    return refuse('payload_type_wrong', {
      file,
      expected: payloadType,
      found: envelope.payloadType,
    });
  }
  const distinct = distinctKeys(keys);
  if (!Number.isSafeInteger(threshold) || threshold < 1 || threshold > distinct.length) {
    return refuse('threshold_unreachable', {
      file,
      expected: `1 to ${distinct.length}`,
      found: String(threshold),
    });
  }
  const count = countSigners(envelope, { keys: distinct, threshold }, ecdsaForm);
  if (count < threshold) {
    return refuse('signatures_below_threshold', {
      file,
      expected: String(threshold),
      found: String(count),
    });
  }
  return accept({ payload: envelope.payload });
}

/**
 * How many of the keys have signed; past the threshold nothing more is asked. Keys that signatures name
 * come first: a key that did not sign would be tried with every signature in vain.
 */
export function countSigners(
  envelope: Envelope,
  { keys, threshold }: Pick<Expectation, 'keys' | 'threshold'>,
  ecdsaForm?: EcdsaForm,
): number {
  const message = preAuthEncoding(envelope.payloadType, envelope.payload);
  const named = new Set(envelope.signatures.map(({ keyid }) => keyid));
  const distinct = distinctKeys(keys);
  let count = 0;
  for (const isNamed of [true, false]) {
    for (const key of distinct) {
      if (count >= threshold) return count;
      if (named.has(key.id) === isNamed && hasSigned(key, envelope, message, ecdsaForm)) count += 1;
    }
  }
  return count;
}

/** The keys, each once, that at least one signature of the envelope fits. Says nothing about its type. */
export function signersOf(
  envelope: Envelope,
  keys: readonly PublicKey[],
  ecdsaForm?: EcdsaForm,
): readonly PublicKey[] {
  const message = preAuthEncoding(envelope.payloadType, envelope.payload);
  return distinctKeys(keys).filter((key) => hasSigned(key, envelope, message, ecdsaForm));
}

function hasSigned(
  key: PublicKey,
  envelope: Envelope,
  message: Uint8Array,
  ecdsaForm?: EcdsaForm,
): boolean {
  // The hint only says where to look first.
  const hinted = envelope.signatures.filter(({ keyid }) => keyid === key.id);
  const others = envelope.signatures.filter(({ keyid }) => keyid !== key.id);
  return [...hinted, ...others].some(({ signature }) =>
    signatureFits(key, message, signature, ecdsaForm),
  );
}

/** A key's id is computed from the key, so equal ids are equal keys whatever name they came under. */
function distinctKeys(keys: readonly PublicKey[]): readonly PublicKey[] {
  return [...new Map(keys.map((key) => [key.id, key])).values()];
}
