// A trust root beside its predecessor: what changed, and what may let more through than before.

import type {
  RootComparison,
  RootFact,
  RoleWithIdentities,
  TrustRootIdentity,
} from '../documents/index.ts';
import { countOf, type Result } from '../documents/findings.ts';
import { pinOf, verifyRootChain } from './anchor.ts';
import { describeIdentity, isCallableByAll } from './identity.ts';
import { ROLES, type TrustRoot } from './root.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** A list is compared value by value, so that a replaced key is one removed and one added. */
  readonly isMember?: true;
  /** A greater number lets less through. */
  readonly strictness?: number;
  /** With more of them, less gets through. */
  readonly demands?: readonly string[];
  /** Whether more gets through without it: then adding it asks for no caution, and removing it does. */
  readonly isDemand?: true;
  /** Whether a person should see it first even where it stays as it was. */
  readonly isOpen?: boolean;
}

/**
 * Compares a trust root with the one before it, member by member; without one, all that it says is listed.
 * Every change asks for caution unless it is known to let less through. Those come first, what stays last.
 */
export function compareRoots(root: TrustRoot, previous: TrustRoot | undefined): RootComparison {
  const [before, after] = [previous ? factsOf(previous) : undefined, factsOf(root)];
  const keys = new Set([...after.keys(), ...(before?.keys() ?? [])]);
  const facts = [...keys].map((key): RootFact => {
    const [old, now] = [before?.get(key), after.get(key)];
    return {
      name: (now ?? old)?.name ?? key,
      before: old?.value ?? null,
      after: now?.value ?? null,
      caution: now?.isOpen === true || (before !== undefined && loosens(old, now)),
    };
  });
  return {
    version: root.document.version,
    pin: pinOf(root),
    compared_with: previous ? pinOf(previous) : null,
    facts: facts.toSorted((a, b) => placeOf(a) - placeOf(b)),
  };
}

/** Finds the version before a trust root. One that its own keys have not signed could be anybody's. */
export function predecessorOf(
  { document }: TrustRoot,
  candidates: readonly Result<TrustRoot>[],
): TrustRoot | undefined {
  const found = candidates.find(
    (root) => root.ok && root.value.document.version === document.version - 1,
  );
  // That it has expired is a reason to rotate.
  return found?.ok && verifyRootChain([found.value], -Infinity).ok ? found.value : undefined;
}

function placeOf({ after, before, caution }: RootFact): number {
  if (caution) return 0;
  return before === after ? 2 : 1;
}

/** Whether more may get through by a fact than before. What cannot be told may. */
function loosens(before: Fact | undefined, after: Fact | undefined): boolean {
  if (!after) return before?.isDemand === true;
  if (before?.value === after.value || (!before && after.isDemand)) return false;
  if (before?.strictness !== undefined && after.strictness !== undefined)
    return after.strictness < before.strictness;
  return !before?.demands?.every((demand) => after.demands?.includes(demand));
}

/** All that a trust root says, each fact under a key that is the same in the next root. */
function factsOf({ document, expiresAt }: TrustRoot): ReadonlyMap<string, Fact> {
  const { deployment, expires_at, ledger, limits, products = [], roles } = document;
  const { floor, keys, origin } = ledger;
  const identities = document.schema_version === 2 ? Object.entries(document.identities) : [];
  const used = new Set([
    ...ROLES.flatMap((role) => roles[role]?.key_ids ?? []),
    ...identities.flatMap(([, { holder_key_ids = [] }]) => holder_key_ids),
  ]);
  const facts: readonly Fact[] = [
    { name: 'deployment', value: deployment },
    { name: 'expires', value: expires_at, strictness: -expiresAt },
    ...ROLES.flatMap((role) => roleFacts(role, roles[role])),
    ...identities.map(identityFact),
    ...members(
      'key without a role',
      Object.keys(document.keys).filter((id) => !used.has(id)),
    ),
    { name: 'ledger', value: origin },
    ...members('ledger key', keys),
    // Which history counts for a reader who knows no release: that another one is stricter, no root can say.
    { name: 'ledger floor', value: `${countOf(floor.tree_size, 'record')}, ${floor.root_hash}` },
    ...members(
      'lost ledger head',
      (document.lost_heads ?? []).map(
        ({ tree_size, root_hash, reason }) =>
          `${countOf(tree_size, 'record')}, ${root_hash}, ${reason}`,
      ),
    ),
    ...members('products', products),
    ...members('timestamp root', document.timestamp_roots ?? []),
    ...(document.oldest_rule_set === undefined
      ? []
      : [{ name: 'oldest rule set', value: document.oldest_rule_set, isDemand: true } as const]),
    ...Object.entries(limits).map(([name, most]) => ({
      name: `limit ${name}`,
      value: String(most),
      strictness: -most,
    })),
  ];
  return new Map(facts.map((fact) => [keyOf(fact), fact]));
}

function keyOf({ isMember, name, value }: Fact): string {
  return isMember ? `${name} ${value}` : name;
}

function roleFacts(role: string, described: RoleWithIdentities | undefined): readonly Fact[] {
  if (!described) return [];
  const { identity_ids = [], key_ids, threshold } = described;
  return [
    { name: `${role} threshold`, value: String(threshold), strictness: threshold },
    ...members(`${role} key`, key_ids),
    ...members(`${role} identity`, identity_ids),
  ];
}

function members(name: string, values: readonly string[]): readonly Fact[] {
  return values.map((value) => ({ name, value, isMember: true }));
}

function identityFact([id, identity]: readonly [string, TrustRootIdentity]): Fact {
  const { extensions = {}, holder_key_ids = [], issuer, subject, trusted_root_sha256 } = identity;
  const held = holder_key_ids.length > 0 ? `; counts once with ${holder_key_ids.join(', ')}` : '';
  return {
    name: `identity ${id}`,
    value: `${describeIdentity(identity)}; verified against ${trusted_root_sha256}${held}`,
    demands: [
      `issuer ${issuer}`,
      `subject ${subject}`,
      `trusted root ${trusted_root_sha256}`,
      ...Object.entries(extensions).map(([oid, value]) => `${oid} ${value}`),
      ...holder_key_ids.map((key) => `holder ${key}`),
    ],
    isOpen: isCallableByAll(identity),
  };
}
