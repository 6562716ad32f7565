import { ClaimgateError } from '../documents/findings.ts';
import { disabledProvidersIn } from '../evidence/disabled-providers.ts';

/** Settings of readiness from the environment (specification/readiness.md 1 and 3, specification/ledger.md 1). */
export interface ReadinessSettings {
  readonly certificationEnforced: boolean;
  /** Providers that are disabled, whatever ledger and runtime facts say. */
  readonly disabledProviders: ReadonlySet<string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ENFORCED_VARIABLE = 'SERVICE_PROVIDER_CERTIFICATION_ENFORCED';

/**
 * Reads the settings: the flag is exactly `true` or `false`, absent is `false`; the deny-list is slugs with
 * commas between them, absent or empty is nobody. Throws `enforcement_flag_invalid` or
 * `disabled_providers_invalid`: what cannot be read must not be guessed.
 */
export function readinessSettings(environment: Environment): ReadinessSettings {
  return {
    certificationEnforced: flagOf(environment[ENFORCED_VARIABLE]),
    disabledProviders: disabledProvidersIn(environment),
  };
}

function flagOf(text: string | undefined): boolean {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  throw new ClaimgateError('enforcement_flag_invalid', {
    expected: 'true or false',
    found: JSON.stringify(text),
  });
}
