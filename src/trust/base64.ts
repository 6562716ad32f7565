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
