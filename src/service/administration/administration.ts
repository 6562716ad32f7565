import type { Fingerprinter } from '../../digest/index.ts';
import type { ContractIndex } from '../../evidence/index.ts';
import type { EpochMs } from '../../json/index.ts';
import type { Driver, Facts } from '../../ledger/index.ts';
import type { PasswordCost } from '../sessions/password.ts';
import { signInOf, type SignIn } from '../sessions/sign-in.ts';

/** What administrators work with. */
export interface AdministrationSetup {
  readonly ledger: Driver;
  readonly fingerprints: Fingerprinter;
  readonly contracts: ContractIndex;
  /** The runtime facts of now, as {@link import('../snapshot.ts').ReadinessSetup} has them. */
  readonly facts: () => Promise<Facts>;
  readonly clock: () => EpochMs;
  /** The origin of the pages, as browsers write it: scheme, host and port. */
  readonly origin: () => string;
  /** Whether a proxy in front says who asks, as the last address in `X-Forwarded-For`. */
  readonly isBehindProxy: boolean;
}

export interface Administration extends AdministrationSetup {
  readonly signIn: SignIn;
}

/** Administrators' sessions, routes and pages over one ledger (specification/service.md 5). */
export function administrationOf(setup: AdministrationSetup, cost?: PasswordCost): Administration {
  return { ...setup, signIn: signInOf(setup.ledger, setup.clock, cost) };
}
