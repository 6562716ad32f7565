import { finding, type Finding } from '../findings/index.ts';
import { checkShape, readJson, type JsonReading, type Shape } from '../json/index.ts';
import type { DsseEnvelope, DsseSignature } from '../documents/index.ts';
import { document } from '../documents/generated/dsse-envelope.validator.js';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { accept, refuse, type Result } from '../findings/index.ts';

/** Limits of an envelope (specification/trust.md 1). */
export const MAX_ENVELOPE_BYTES = 2 ** 20;
export const MAX_SIGNATURES = 16;

/** One signature of an envelope. `keyid` is a hint to find the key by, and never counts for anything. */
export interface EnvelopeSignature {
  readonly keyid: string;
  readonly signature: Uint8Array;
}

/** A DSSE v1.0.2 envelope with everything decoded, once. */
export interface Envelope {
  /** Name of the document in findings. */
  readonly file: string;
  readonly payloadType: string;
  /** The exact bytes that are signed, and the only ones that may be parsed. */
  readonly payload: Uint8Array;
  readonly signatures: readonly EnvelopeSignature[];
}

const SHAPE: Shape<DsseEnvelope> = { document };

/**
 * Reads an envelope: strict JSON, no unknown member, 1 MiB, 1 to 16 signatures, strict base64
 * (`base64_invalid`). One without signatures is `envelope_unsigned`. Nothing is verified yet.
 */
export function readEnvelope(bytes: Uint8Array, file: string): Result<Envelope> {
  const envelope = readEnvelopeToSign(bytes, file);
  const isUnsigned = envelope.ok && envelope.value.signatures.length === 0;
  return isUnsigned ? refuse('envelope_unsigned', { file, pointer: '/signatures' }) : envelope;
}

/** The same for who is going to sign it: nobody may have signed yet. */
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
  if (findings.length > 0) return { ok: false, findings };
  return accept({ file, payloadType: envelope.payloadType, payload, signatures });
}

/** Writes an envelope as one line of JSON, base64 in the standard alphabet. */
export function writeEnvelope({ payload, payloadType, signatures }: Envelope): Uint8Array {
  const written: DsseEnvelope = {
    payload: encodeBase64(payload),
    payloadType,
    signatures: signatures.map(({ keyid, signature }): DsseSignature => ({
      keyid,
      sig: encodeBase64(signature),
    })),
  };
  return Buffer.from(`${JSON.stringify(written)}\n`);
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
