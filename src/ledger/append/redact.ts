import type { Finding } from '../../findings/index.ts';
import { showName } from '../../projection/index.ts';

/**
 * A finding about a document that is not recorded yet, without anything the document says: what is
 * refused may be the very thing that must not be in a log.
 */
export function withoutContent({ found: _found, ...rest }: Finding): Finding {
  if (rest.code !== 'unknown_member' || rest.pointer === undefined) return rest;
  const cut = rest.pointer.lastIndexOf('/');
  const name = rest.pointer
    .slice(cut + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return { ...rest, pointer: rest.pointer.slice(0, cut), found: showName(name) };
}
