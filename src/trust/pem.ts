import { decodeStandardBase64, encodeBase64 } from './base64.ts';

/** One PEM block. */
export interface Pem {
  readonly label: string;
  readonly der: Uint8Array;
}

const BLOCK = /^-----BEGIN ([A-Z0-9 ]+)-----\r?\n([A-Za-z0-9+/=\r\n]+?)\r?\n?-----END \1-----\s*$/;

/** Longer than any key this reads; keeps the pattern from walking through something else. */
const MAX_LENGTH = 16_384;

/** Reads exactly one PEM block (RFC 7468, strict: no headers, no text around it); `undefined` otherwise. */
export function readPem(text: string): Pem | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, label, body] = BLOCK.exec(text) ?? [];
  if (label === undefined || body === undefined) return undefined;
  const der = decodeStandardBase64(body.replaceAll(/\r?\n/g, ''));
  return der && { label, der };
}

/** Writes a PEM block with lines of 64 characters and a newline at the end (RFC 7468). */
export function writePem({ label, der }: Pem): string {
  const lines = encodeBase64(der).replaceAll(/.{1,64}/g, '$&\n');
  return `-----BEGIN ${label}-----\n${lines}-----END ${label}-----\n`;
}
