/**
 * Decodes base64 strictly (RFC 4648 sections 3.5, 4 and 5): the standard and the URL alphabet are both
 * read, as DSSE asks, but not mixed; other characters, white space, wrong or absent padding and
 * left-over bits that are not zero give `undefined`.
 *
 * Node's own decoder skips what it does not know, so that one value would have many spellings.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  const isUrl = /[-_]/.test(text);
  const bytes = Buffer.from(text, isUrl ? 'base64url' : 'base64');
  const standard = encodeBase64(bytes);
  const only = isUrl ? standard.replaceAll('+', '-').replaceAll('/', '_') : standard;
  return text === only ? bytes : undefined;
}

/** Decodes standard base64 with padding, the one form that C2SP notes and PEM know. */
export function decodeStandardBase64(text: string): Uint8Array | undefined {
  const bytes = decodeBase64(text);
  return bytes && encodeBase64(bytes) === text ? bytes : undefined;
}

/** Standard base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** One PEM block. */
interface Pem {
  readonly label: string;
  readonly der: Uint8Array;
}

const BLOCK = /^-----BEGIN ([A-Z0-9 ]+)-----\r?\n([A-Za-z0-9+/=\r\n]+?)\r?\n?-----END \1-----\s*$/;

/** Longer than any key this reads; keeps the pattern from walking through something else. */
const MAX_PEM_LENGTH = 16_384;

/** Reads exactly one PEM block (RFC 7468, strict: no headers, no text around it); `undefined` otherwise. */
export function readPem(text: string): Pem | undefined {
  if (text.length > MAX_PEM_LENGTH) return undefined;
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
