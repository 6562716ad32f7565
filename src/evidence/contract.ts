import { objectDigest, type Digest } from '../digest/index.ts';
import type {
  CertificationContract,
  CheckKind,
  CheckList,
  ListedCheck,
} from '../documents/index.ts';
import type { RequiredChecks, RunSide } from './checks.ts';
import { scopeDigest, type ScopeSet } from './scopes.ts';

/** A certification contract, ready to judge by. */
export interface Contract {
  readonly document: CertificationContract;
  readonly digest: Digest;
  readonly requiredScopes: ScopeSet;
  /** The scopes in clear, by digest: for people only. */
  readonly scopeNames: ReadonlyMap<string, string>;
  readonly requiredChecks: Readonly<Record<RunSide, RequiredChecks>>;
}

/** A contract of a valid document. */
export function contractOf(document: CertificationContract): Contract {
  const scopeNames = new Map(document.required_scopes.map((scope) => [scopeDigest(scope), scope]));
  return {
    document,
    digest: contractDigest(document),
    requiredScopes: new Set(scopeNames.keys()),
    scopeNames,
    requiredChecks: {
      local: checksOf(document.local_checks),
      live: checksOf(document.live_checks),
    },
  };
}

/**
 * The digest of a contract. Its lists are sets: sorted by UTF-16 code unit first, so that their order
 * does not change the digest (specification/documents.md 3.2).
 */
export function contractDigest(document: CertificationContract): Digest {
  return objectDigest('contract', {
    ...document,
    account_kinds: document.account_kinds.toSorted(),
    required_scopes: document.required_scopes.toSorted(),
    local_checks: sortedChecks(document.local_checks),
    live_checks: sortedChecks(document.live_checks),
    policy_sources: document.policy_sources.toSorted(),
  });
}

function sortedChecks(checks: CheckList): CheckList {
  return checks
    .map(({ kind, not_applicable_reasons }) => ({
      kind,
      not_applicable_reasons: not_applicable_reasons.toSorted(),
    }))
    .sort(byKind);
}

function byKind(one: ListedCheck, other: ListedCheck): number {
  return one.kind < other.kind ? -1 : 1;
}

function checksOf(checks: CheckList): ReadonlyMap<CheckKind, ReadonlySet<string>> {
  return new Map(
    checks.map(({ kind, not_applicable_reasons }) => [kind, new Set(not_applicable_reasons)]),
  );
}
