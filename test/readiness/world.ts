import { contractDigest, contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { DEFAULT_FACTS_LIMITS } from '../../src/evidence/subject-evidence.ts';
import { instantOf } from '../../src/documents/json.ts';
import type {
  AccountAuthorization,
  CertificationContract,
  ControlFact,
  ProjectionEntry,
  ReadinessDecision,
  ReadinessIntent,
  ReadinessQuestion,
  Subject,
  TrustRootLimits,
} from '../../src/documents/index.ts';
import { decide } from '../../src/readiness/decide.ts';
import {
  type PublicClaim,
  type DecisionInput,
  type Enforcement,
} from '../../src/readiness/input.ts';
import {
  contractDocument,
  digest,
  entry,
  subject,
  TESTED_REVISION,
} from '../evidence/documents.ts';

/** Everything one decision is a function of, as documents. */
export interface World {
  readonly at: string;
  readonly subject: Subject;
  readonly account_reference: string | null;
  readonly contracts: readonly CertificationContract[];
  readonly entry: ProjectionEntry;
  /** The grant of the requested account. */
  readonly account: AccountAuthorization | null;
  readonly implemented: boolean;
  /** Set: ledger or facts could not be read, and this is what is known of the control. */
  readonly unreadable: {
    readonly control: ControlFact;
    readonly contradictions?: readonly string[];
  } | null;
  readonly claim: PublicClaim;
  readonly control: ControlFact;
  readonly facts_generated_at: string | null;
  /** Every provider that the runtime knows. */
  readonly providers: readonly string[];
  /** Of the trust root; `null`: there is none. */
  readonly facts_limits: TrustRootLimits | null;
  readonly ancestry: Readonly<Record<string, boolean>>;
  readonly deployment_kind: Enforcement['deployment_kind'];
}

/** Returns a world where every fact is correct and the subject is claimed. */
export function world(
  contract = contractDocument(),
  of = subject(),
  changes: Partial<World> = {},
): World {
  // Copies, so that a case can bend one without the other.
  const known = entry(structuredClone(of), contract);
  return {
    at: '2026-03-15T12:00:00Z',
    subject: of,
    account_reference: digest('5'),
    contracts: [contract],
    entry: known,
    account: structuredClone(known.authorization),
    implemented: true,
    unreadable: null,
    claim: { contractDigest: contractDigest(contract), advertisableSubjects: [] },
    control: null,
    facts_generated_at: '2026-03-15T11:45:00Z',
    facts_limits: null,
    providers: [of.provider],
    ancestry: { [TESTED_REVISION]: true },
    deployment_kind: 'cloud',
    ...changes,
  };
}

/** How a world is asked. */
export interface Asked {
  readonly intent: ReadinessIntent;
  readonly flag: boolean;
}

export const ASKED = {
  on: { intent: 'production', flag: true },
  off: { intent: 'production', flag: false },
  test: { intent: 'certification_test', flag: false },
} as const satisfies Record<string, Asked>;

export function inputOf(of: World, { intent, flag }: Asked): DecisionInput {
  const { subject: asked, account_reference, entry: known, account, implemented } = of;
  return {
    request: { subject: asked, account_reference, intent },
    reading: of.unreadable
      ? { state: 'unreadable', ...of.unreadable }
      : {
          state: 'read',
          entry: known,
          account,
          isImplemented: implemented,
          factsGeneratedAt: instantOf(of.facts_generated_at ?? ''),
        },
    contracts: indexContracts(of.contracts.map(contractOf)),
    claim: of.claim,
    ancestry: new Map(Object.entries(of.ancestry)),
    enforcement: { deployment_kind: of.deployment_kind, flag },
    factsLimits: of.facts_limits ?? DEFAULT_FACTS_LIMITS,
    at: instantOf(of.at),
  };
}

/** A world as somebody would write it down; what is unreadable has no entry. */
export function questionOf(of: World, { intent }: Pick<Asked, 'intent'>): ReadinessQuestion {
  const { subject: asked, account_reference, entry: known, account, unreadable } = of;
  const commits = (isReleased: boolean) =>
    Object.keys(of.ancestry).filter((commit) => of.ancestry[commit] === isReleased);
  return {
    schema_version: 1,
    request: { subject: asked, account_reference, intent },
    deployment_kind: of.deployment_kind,
    providers: [...of.providers],
    facts_limits: of.facts_limits,
    evidence: {
      entry: unreadable ? null : known,
      account,
      is_implemented: of.implemented,
      facts_generated_at: unreadable ? null : of.facts_generated_at,
      control: unreadable ? unreadable.control : of.control,
    },
    contracts: [...of.contracts],
    claim: {
      contract_digest: of.claim.contractDigest,
      advertisable_subjects: [...of.claim.advertisableSubjects],
    },
    released_revisions: commits(true),
    foreign_revisions: commits(false),
  };
}

export function decided(of: World, asked: Asked): ReadinessDecision {
  return decide(inputOf(of, asked));
}
