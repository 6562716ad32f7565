import type { CertificationContract, Subject } from '../documents/index.ts';
import type { Contract } from './contract.ts';

/** A member of a subject by which a contract is chosen. */
export type FitMember =
  | 'provider'
  | 'account_kind'
  | 'output_profile'
  | 'operation'
  | 'policy_mode';

/** A member in which a contract is for something else than a subject, with what each of them says. */
export interface Unfitness {
  readonly member: FitMember;
  readonly expected: string;
  readonly found: string;
}

/** Why a contract is not for a subject; nothing where it fits. */
export function unfitness(document: CertificationContract, subject: Subject): Unfitness[] {
  const unfit: Unfitness[] = [];
  for (const { member, allowed } of demandsOf(document)) {
    const expected = subject[member];
    if (!allowed.includes(expected)) unfit.push({ member, expected, found: allowed.join(', ') });
  }
  return unfit;
}

/** A member of the subject, and which values of it a contract is for. */
interface Demand {
  readonly member: FitMember;
  readonly allowed: readonly string[];
}

const DEMANDS = new WeakMap<CertificationContract, readonly Demand[]>();

/** The same for every claim of a contract. */
function demandsOf(document: CertificationContract): readonly Demand[] {
  const known = DEMANDS.get(document);
  if (known !== undefined) return known;
  const demands: readonly Demand[] = [
    { member: 'provider', allowed: [document.provider] },
    { member: 'account_kind', allowed: document.account_kinds },
    { member: 'output_profile', allowed: [document.output_profile] },
    { member: 'operation', allowed: [document.operation] },
    { member: 'policy_mode', allowed: [document.policy_mode] },
  ];
  DEMANDS.set(document, demands);
  return demands;
}

/** The contracts of a repository, found by digest and by subject in constant time. */
export interface ContractIndex {
  /** The contract of a digest. */
  byDigest(digest: string): Contract | undefined;
  /** How many contract files fit a subject: more than one is an error, also where both say the same. */
  countFor(subject: Subject): number;
  /** The contracts that fit a subject. */
  fitting(subject: Subject): readonly Contract[];
}

export function indexContracts(contracts: Iterable<Contract>): ContractIndex {
  const byDigest = new Map<string, Contract>();
  const byFit = new Map<string, Contract[]>();
  for (const contract of contracts) {
    byDigest.set(contract.digest, contract);
    for (const key of keysOf(contract.document)) {
      const fitting = byFit.get(key);
      if (fitting) fitting.push(contract);
      else byFit.set(key, [contract]);
    }
  }
  const fitting = (subject: Subject) => byFit.get(keyOf(subject, subject.account_kind)) ?? [];
  return {
    byDigest: (digest) => byDigest.get(digest),
    countFor: (subject) => fitting(subject).length,
    fitting,
  };
}

/** The contracts that share a subject with an earlier one, so that it would not be clear which one counts. */
export function overlaps<T>(contracts: readonly (readonly [T, Contract])[]): (readonly [T, T])[] {
  const first = new Map<string, T>();
  const found: (readonly [T, T])[] = [];
  for (const [name, { document }] of contracts) {
    const taken = keysOf(document).find((key) => first.has(key));
    const earlier = taken === undefined ? undefined : first.get(taken);
    if (earlier !== undefined) found.push([earlier, name]);
    for (const key of keysOf(document)) if (!first.has(key)) first.set(key, name);
  }
  return found;
}

function keysOf(document: CertificationContract): string[] {
  return document.account_kinds.map((kind) => keyOf(document, kind));
}

/** Slugs hold no space, so the key of one subject is never the key of another. */
function keyOf(
  of: Pick<Subject, 'provider' | 'output_profile' | 'operation' | 'policy_mode'>,
  accountKind: string,
): string {
  return [of.provider, accountKind, of.output_profile, of.operation, of.policy_mode].join(' ');
}
