import { ClaimgateError } from '../findings/index.ts';

/**
 * Reads the end of a log as text: UTF-8, or UTF-16 behind its byte order mark. Redaction sees only what it can
 * read, so that no byte of anything else is shown.
 *
 * @param isWhole whether that is all of the file; else the first line is only a part of one, and left out
 * @param file the name that an error gives it
 * @throws ClaimgateError `log_encoding_unknown`
 */
export function logText(bytes: Uint8Array, isWhole: boolean, file: string): string {
  const isLittle = isWhole && bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = isWhole && bytes[0] === 0xfe && bytes[1] === 0xff;
  if (isLittle || isBig) return wideText(bytes, isLittle ? 'UTF-16LE' : 'UTF-16BE', file);
  const end = bytes.indexOf(0x0a) + 1;
  return decoded(isWhole ? bytes : bytes.subarray(end || bytes.length), 'UTF-8', file);
}

/** So many characters in a row whose bytes are all ASCII are UTF-8 that was added to UTF-16. */
const NARROW = 8;

function wideText(bytes: Uint8Array, encoding: string, file: string): string {
  const text = decoded(bytes, encoding, file);
  let narrow = 0;
  for (let at = 2; at < bytes.length; at += 2) {
    narrow = isAscii(bytes[at]) && isAscii(bytes[at + 1]) ? narrow + 1 : 0;
    if (narrow >= NARROW) throw notText(file, `${encoding} with other text in it`);
  }
  return text;
}

function isAscii(byte = 0): boolean {
  return (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d);
}

/** Escape sequence that switches to a multi-byte character set (ISO 2022), whose characters are written in ASCII. */
const SWITCH = '\u001b$';

function decoded(bytes: Uint8Array, encoding: string, file: string): string {
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw notText(file, `bytes that are not ${encoding}`);
  }
  if (text.includes('\0')) throw notText(file, 'zero bytes');
  if (text.includes(SWITCH)) throw notText(file, 'a switch of character sets');
  return text;
}

function notText(file: string, found: string): ClaimgateError {
  const expected = 'UTF-8, or UTF-16 with a byte order mark';
  return new ClaimgateError('log_encoding_unknown', { file, expected, found });
}
