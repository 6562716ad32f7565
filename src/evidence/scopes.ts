import { digestOf, type Digest } from '../digest/index.ts';

/** A set of OAuth scopes, each by its digest: order never matters. */
export type ScopeSet = ReadonlySet<string>;

/** Returns the digest under which a scope stands in ledger and projection (specification/documents.md 1). */
export function scopeDigest(scope: string): Digest {
  return digestOf(scope);
}

const MAX_RECENT = 16;

/** The sets asked for last, each with a list of it. */
const recent: { list: readonly string[]; readonly set: ScopeSet }[] = [];

/**
 * Returns the set of a list of digests. Claims of one contract have the same lists, over and over: so they share
 * their sets, and to compare them costs nothing.
 */
export function scopeSetOf(list: readonly string[]): ScopeSet {
  const same = recent.find((other) => other.list === list);
  if (same) return same.set;
  // Only a list that nobody can change may be known again without being looked at.
  const kept = Object.isFrozen(list) ? list : [...list];
  const equal = recent.find((other) => isSameList(other.list, list));
  if (equal) {
    equal.list = kept;
    return equal.set;
  }
  const set = new Set(list);
  recent.unshift({ list: kept, set });
  if (recent.length > MAX_RECENT) recent.pop();
  return set;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((scope, at) => scope === other[at]);
}

/** Returns the scopes of `required` that `granted` does not hold. */
export function missingScopes(granted: ScopeSet, required: ScopeSet): string[] {
  const missing: string[] = [];
  if (granted === required) return missing;
  for (const scope of required) if (!granted.has(scope)) missing.push(scope);
  return missing;
}

export function sameScopes(one: ScopeSet, other: ScopeSet): boolean {
  if (one === other) return true;
  return one.size === other.size && missingScopes(one, other).length === 0;
}
