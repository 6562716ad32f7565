import { contractDigest, contractOf, indexContracts } from '../../src/evidence/index.ts';
import { instantOf } from '../../src/json/index.ts';
import type {
  AccountAuthorization,
  CertificationContract,
  ControlFact,
  ProjectionEntry,
  ReadinessDecision,
  ReadinessIntent,
  Subject,
} from '../../src/json/index.ts';
import {
  decide,
  type DecisionInput,
  type Enforcement,
  type PublicClaim,
} from '../../src/readiness/index.ts';
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
  readonly unreadable: { readonly control: ControlFact } | null;
  readonly claim: PublicClaim;
  readonly ancestry: Readonly<Record<string, boolean>>;
  readonly deployment_kind: Enforcement['deployment_kind'];
}

/** A world in which every fact is as it should be, and the subject is claimed. */
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
    claim: { contractDigest: contractDigest(contract), providerIsAdvertisable: false },
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
      : { state: 'read', entry: known, account, isImplemented: implemented },
    contracts: indexContracts(of.contracts.map(contractOf)),
    claim: of.claim,
    ancestry: new Map(Object.entries(of.ancestry)),
    enforcement: { deployment_kind: of.deployment_kind, flag },
    at: instantOf(of.at),
  };
}

export function decided(of: World, asked: Asked): ReadinessDecision {
  return decide(inputOf(of, asked));
}
