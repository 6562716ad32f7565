import type { Finding } from '../../findings/index.ts';
import { unknownMemberAt } from '../../projection/sanitizer.ts';

/**
 * A finding about a document that is not recorded yet, without anything the document says: what is
 * refused may be the very thing that must not be in a log.
 */
export function withoutContent({ found: _found, ...rest }: Finding): Finding {
  if (rest.code !== 'unknown_member' || rest.pointer === undefined) return rest;
  return { ...rest, ...unknownMemberAt(rest.pointer) };
}
