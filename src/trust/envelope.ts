import { digestOf } from '../digest/index.ts';
import {
  finding,
  type Finding,
  accept,
  refuse,
  type Result,
  refusalFor,
  refuseOther,
} from '../documents/findings.ts';
import {
  checkShape,
  readJson,
  type JsonReading,
  type Shape,
  type NamedBytes,
} from '../documents/json.ts';
import type { DsseEnvelope, DsseSignature } from '../documents/index.ts';
import { document } from '../documents/generated/dsse-envelope.validator.js';
import {
  decodeBase64,
  encodeBase64,
  fittingSignature,
  signatureFits,
  type PublicKey,
} from './public-key.ts';
import {
  identitiesOf,
  type SigningIdentities,
  type Identity,
  type Keyless,
  type SignedMessage,
} from './identity.ts';
import type { Signer, SigningPurpose } from './private-key.ts';

/** Limits of an envelope (specification/trust.md 1). */
export const MAX_ENVELOPE_BYTES = 2 ** 20;
const MAX_SIGNATURES = 16;

/** One signature of an envelope. `keyid` is a hint to find the key by, and never counts for anything. */
export interface EnvelopeSignature {
  readonly keyid: string;
  readonly signature: Uint8Array;
}

/** A DSSE v1.0.2 envelope with everything decoded, once. */
export interface Envelope extends SignedMessage {
  readonly file: string;
  readonly signatures: readonly EnvelopeSignature[];
  readonly bundles?: NamedBytes | undefined;
}

/** Whose signatures count for a document, and how many of them. */
export interface RoleKeys {
  readonly keys: readonly PublicKey[];
  /** Keyless identities; their signatures are in bundles beside the envelope. */
  readonly identities?: readonly Identity[];
  /** How many distinct keys and identities must have signed; at least 1. */
  readonly threshold: number;
  readonly keyless?: Keyless | undefined;
}

const SHAPE: Shape<DsseEnvelope> = { document };

/**
 * Reads an envelope: strict JSON, no unknown member, 1 MiB, 1 to 16 signatures, strict base64
 * (`base64_invalid`). One without signatures, and without bundles beside it, is `envelope_unsigned`.
 * Nothing is verified yet.
 */
export function readEnvelope(
  bytes: Uint8Array,
  file: string,
  bundles?: NamedBytes,
): Result<Envelope> {
  const envelope = readEnvelopeToSign(bytes, file);
  if (!envelope.ok || bundles)
    return envelope.ok ? accept({ ...envelope.value, bundles }) : envelope;
  const isUnsigned = envelope.value.signatures.length === 0;
  return isUnsigned ? refuse('envelope_unsigned', { file, pointer: '/signatures' }) : envelope;
}

/** Reads an envelope for its next signer: nobody may have signed yet. */
export function readEnvelopeToSign(bytes: Uint8Array, file: string): Result<Envelope> {
  const reading = readJson(bytes, { file, maxBytes: MAX_ENVELOPE_BYTES });
  const shaped = checkShape(SHAPE, reading);
  return shaped.ok ? decode(shaped.value, reading, file) : shaped;
}

function decode(envelope: DsseEnvelope, reading: JsonReading, file: string): Result<Envelope> {
  const findings: Finding[] = [];
  const bytesAt = (text: string, pointer: string): Uint8Array => {
    const bytes = decodeBase64(text);
    if (!bytes) findings.push(finding('base64_invalid', reading.locate(pointer)));
    return bytes ?? new Uint8Array();
  };
  const payload = bytesAt(envelope.payload, '/payload');
  const signatures = envelope.signatures.map(({ keyid = '', sig }, index) => ({
    keyid,
    signature: bytesAt(sig, `/signatures/${index}/sig`),
  }));
  const { payloadType } = envelope;
  return refusalFor(findings) ?? accept({ file, payloadType, payload, signatures });
}

/** Writes an envelope as one line of JSON, base64 in the standard alphabet. */
export function writeEnvelope(envelope: Envelope): Uint8Array {
  return Buffer.from(`${JSON.stringify(envelopeDocument(envelope))}\n`);
}

export function envelopeDocument({ payload, payloadType, signatures }: Envelope): DsseEnvelope {
  return {
    payload: encodeBase64(payload),
    payloadType,
    signatures: signatures.map(({ keyid, signature }): DsseSignature => ({
      keyid,
      sig: encodeBase64(signature),
    })),
  };
}

/** DSSE's pre-authentication encoding: what a signature is made over. */
export function preAuthEncoding(payloadType: string, payload: Uint8Array): Uint8Array {
  const type = Buffer.from(payloadType);
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${type.length} `),
    type,
    Buffer.from(` ${payload.length} `),
    payload,
  ]);
}

/** Says that too few of the keys of a role in a later trust root have signed an envelope. */
export function aboutReplacedKeys(envelope: Envelope, role: RoleKeys, file: string): Finding[] {
  if (countSigners(envelope, role).count >= role.threshold) return [];
  return [
    finding('verdict_key_replaced', { file: envelope.file, expected: `the keys of ${file}` }),
  ];
}

/**
 * Refuses with `payload_type_wrong`, `threshold_unreachable` or `signatures_below_threshold` (DSSE v1.0.2).
 *
 * @returns the bytes that were verified: parse these, never the envelope again; {@link signersOf} lists who signed it
 */
export function verifyEnvelope(
  envelope: Envelope,
  expected: RoleKeys & Pick<Envelope, 'payloadType'>,
): Result<Pick<Envelope, 'payload'>> {
  const { payloadType, threshold } = expected;
  const { file } = envelope;
  const other = refuseOther({ file }, 'payload_type_wrong', payloadType, envelope.payloadType);
  if (other) return other;
  const most = holdersOf(expected);
  if (!Number.isSafeInteger(threshold) || threshold < 1 || threshold > most) {
    return refuse('threshold_unreachable', {
      file,
      expected: `1 to ${most}`,
      found: String(threshold),
    });
  }
  const { count, faults } = countSigners(envelope, expected);
  if (count >= threshold) return accept({ payload: envelope.payload });
  const sizes = { expected: String(threshold), found: String(count) };
  const below = finding('signatures_below_threshold', { file, ...sizes });
  return { ok: false, findings: [below, ...faults] };
}

/**
 * Counts who has signed, for every threshold there is: distinct keys and identities, where those of one
 * holder count once. Past the threshold nothing more is asked. Keys that signatures name come first: a key
 * that did not sign would be tried with every signature in vain. Bundles come last: they take longest.
 *
 * @returns how many, and why bundles beside the envelope do not count
 */
export function countSigners(envelope: Envelope, role: RoleKeys) {
  const { keys, threshold } = role;
  const message = bytesToSign(envelope);
  const named = new Set(envelope.signatures.map(({ keyid }) => keyid));
  const distinct = distinctKeys(keys);
  const holders = new Set<string>();
  for (const isNamed of [true, false]) {
    for (const key of distinct) {
      if (holders.size >= threshold) return { count: holders.size, faults: [] };
      if (named.has(key.id) === isNamed && hasSigned(key, envelope, message))
        holders.add(holderOf(key, role));
    }
  }
  if (holders.size >= threshold) return { count: holders.size, faults: [] };
  const { identities, faults } = identifiedIn(envelope, role);
  const repeated = identities.filter(({ id }) => holders.has(holderId(id)));
  for (const { id } of identities) holders.add(holderId(id));
  const again = repeated.map(({ id: found }) =>
    finding('signer_counted_once', { file: envelope.file, found }),
  );
  return { count: holders.size, faults: [...faults, ...again] };
}

/** Returns the identities of a role that signed with bundles beside an envelope, each once. */
export function identifiedIn(
  envelope: Envelope,
  { identities = [], keyless }: RoleKeys,
): SigningIdentities {
  const { bundles } = envelope;
  return bundles && identities.length > 0
    ? identitiesOf(bundles, envelope, identities, keyless)
    : { identities: [], faults: [] };
}

export function signerIdsOf(envelope: Envelope, role: RoleKeys): string[] {
  const signers = [...signersOf(envelope, role.keys), ...identifiedIn(envelope, role).identities];
  return signers.map(({ id }) => id);
}

/** How many can sign at most: keys of an identity's holder add nobody. */
export function holdersOf(role: Omit<RoleKeys, 'threshold'>): number {
  const holders = [
    ...role.keys.map((key) => holderOf(key, role)),
    ...(role.identities ?? []).map(({ id }) => holderId(id)),
  ];
  return new Set(holders).size;
}

function holderOf({ id }: PublicKey, { identities = [] }: Pick<RoleKeys, 'identities'>): string {
  const holder = identities.find(({ holderKeyIds }) => holderKeyIds.has(id));
  return holder ? holderId(holder.id) : id;
}

/** Never the id of a key, which starts with `SHA256:`. */
function holderId(identity: string): string {
  return `identity ${identity}`;
}

/** Returns the keys, each once, that at least one signature of the envelope fits. Says nothing about its type. */
export function signersOf(envelope: Envelope, keys: readonly PublicKey[]): readonly PublicKey[] {
  const message = bytesToSign(envelope);
  return distinctKeys(keys).filter((key) => hasSigned(key, envelope, message));
}

function hasSigned(key: PublicKey, envelope: Envelope, message: Uint8Array): boolean {
  // The hint only says where to look first.
  const hinted = envelope.signatures.filter(({ keyid }) => keyid === key.id);
  const others = envelope.signatures.filter(({ keyid }) => keyid !== key.id);
  return [...hinted, ...others].some(({ signature }) => signatureFits(key, message, signature));
}

/** A key's id is computed from the key, so equal ids are equal keys whatever name they came under. */
function distinctKeys(keys: readonly PublicKey[]): readonly PublicKey[] {
  return [...new Map(keys.map((key) => [key.id, key])).values()];
}

export function unsignedEnvelope(payloadType: string, payload: Uint8Array, file: string): Envelope {
  return { file, payloadType, payload, signatures: [] };
}

export function bytesToSign({
  payload,
  payloadType,
}: Pick<Envelope, 'payload' | 'payloadType'>): Uint8Array {
  return preAuthEncoding(payloadType, payload);
}

/** Refuses with `already_signed`, `envelope_full` and `signature_wrong`; signatures that are there stay as they are. */
export function addSignature(
  envelope: Envelope,
  key: PublicKey,
  signature: Uint8Array,
): Result<Envelope> {
  const open = openFor(envelope, key);
  if (!open.ok) return open;
  const { file, signatures } = envelope;
  const fitting = fittingSignature(key, bytesToSign(envelope), signature);
  if (!fitting) return refuse('signature_wrong', { file, ...wrong(key, bytesToSign(envelope)) });
  const signed = {
    ...envelope,
    signatures: [...signatures, { keyid: key.id, signature: fitting }],
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

export function wrong({ id }: PublicKey, message: Uint8Array): { readonly expected: string } {
  return { expected: `a signature by ${id} over the bytes with ${digestOf(message)}` };
}

/** Adds the signature of a signer, which is asked only where that would be added; refuses as {@link addSignature} does. */
export async function signEnvelope(
  envelope: Envelope,
  signer: Signer,
  purpose: SigningPurpose,
): Promise<Result<Envelope>> {
  const { publicKey } = signer;
  const open = openFor(envelope, publicKey);
  return open.ok
    ? addSignature(envelope, publicKey, await signer.sign(bytesToSign(envelope), purpose))
    : open;
}

function openFor(envelope: Envelope, key: PublicKey): Result<null> {
  const { file, signatures } = envelope;
  if (signatures.length >= MAX_SIGNATURES) {
    return refuse('envelope_full', { file, expected: `at most ${MAX_SIGNATURES} signatures` });
  }
  if (signersOf(envelope, [key]).length > 0)
    return refuse('already_signed', { file, found: key.id });
  return accept(null);
}
