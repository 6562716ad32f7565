import { leakForm } from '../evidence/sensitive-patterns.ts';

/** A projection has many slugs, and few that differ. */
const MAX_KNOWN = 4096;

const known = new Set<string>();

/** Whether the sanitizer has nothing against a slug. Remembers some of those that it was asked for: the answer is always the same. */
export function isPlainSlug(slug: string): boolean {
  if (known.has(slug)) return true;
  if (leakForm(slug) !== undefined) return false;
  // A copy: a slice would keep the whole line that it came from.
  if (known.size < MAX_KNOWN) known.add(Buffer.from(slug, 'latin1').toString('latin1'));
  return true;
}
