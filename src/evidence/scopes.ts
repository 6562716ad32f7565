import { digestOf, type Digest } from '../digest/index.ts';

/** A set of OAuth scopes, each by its digest: order never matters. */
export type ScopeSet = ReadonlySet<string>;

/** The digest under which a scope stands in ledger and projection (data-model.md section 1). */
export function scopeDigest(scope: string): Digest {
  return digestOf(scope);
}

/** The scopes of `required` that `granted` does not hold. */
export function missingScopes(granted: ScopeSet, required: ScopeSet): string[] {
  return [...required].filter((scope) => !granted.has(scope));
}

export function sameScopes(one: ScopeSet, other: ScopeSet): boolean {
  return one.size === other.size && missingScopes(one, other).length === 0;
}
