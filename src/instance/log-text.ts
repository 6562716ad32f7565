import { ClaimgateError } from '../findings/index.ts';

/**
 * Reads the end of a log as text: UTF-8, or UTF-16 behind its byte order mark.
 *
 * @param isWhole whether that is all of the file; else the first line is only a part of one, and left out
 * @param file the name that an error gives it
 * @throws ClaimgateError `log_encoding_unknown`
 */
export function logText(bytes: Uint8Array, isWhole: boolean, file: string): string {
  const mark = isWhole ? Buffer.from(bytes.subarray(0, 2)).toString('hex') : '';
  const encoding = { fffe: 'UTF-16LE', feff: 'UTF-16BE' }[mark] ?? 'UTF-8';
  const start = isWhole ? 0 : bytes.indexOf(0x0a) + 1 || bytes.length;
  let found = `bytes that are not ${encoding}`;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(start));
    if (!text.includes('\0')) return text;
    found = 'zero bytes';
  } catch {
    // Refused below.
  }
  const expected = 'UTF-8, or UTF-16 with a byte order mark';
  throw new ClaimgateError('log_encoding_unknown', { file, expected, found });
}
