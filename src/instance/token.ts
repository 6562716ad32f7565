import { ClaimgateError } from '../findings/index.ts';

const MAX_TOKEN = 4096;

/**
 * The token in a text of one line, of this service or of a host's own.
 *
 * @param where how messages call its place; the text itself is never quoted
 * @throws ClaimgateError `token_malformed`
 */
export function tokenIn(text: string, where: string): string {
  const token = text.replace(/\r?\n$/, '');
  if (/^[\x21-\x7e]+$/.test(token) && token.length <= MAX_TOKEN) return token;
  throw new ClaimgateError('token_malformed', { file: where });
}
