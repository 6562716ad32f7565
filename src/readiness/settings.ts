import { ClaimgateError } from '../documents/findings.ts';
import { isSlug } from '../documents/json.ts';

/** Settings of readiness from the environment (specification/readiness.md 1 and 3, specification/ledger.md 1). */
export interface ReadinessSettings {
  readonly certificationEnforced: boolean;
  /** Providers that are disabled, whatever ledger and runtime facts say. */
  readonly disabledProviders: ReadonlySet<string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ENFORCED_VARIABLE = 'SERVICE_PROVIDER_CERTIFICATION_ENFORCED';
const DISABLED_VARIABLE = 'CLAIMGATE_DISABLED_PROVIDERS';

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

/** Reads which providers the environment disables. Throws `disabled_providers_invalid`. */
export function disabledProvidersIn(environment: Environment): ReadonlySet<string> {
  return providersOf(environment[DISABLED_VARIABLE]);
}

/** A misspelt name (`disabled_provider_unknown`) would leave the provider that was meant enabled. */
export function requireKnownProviders(
  { disabledProviders }: Pick<ReadinessSettings, 'disabledProviders'>,
  known: ReadonlySet<string>,
): void {
  const unknown = [...disabledProviders].filter((provider) => !known.has(provider));
  if (unknown.length > 0)
    throw new ClaimgateError('disabled_provider_unknown', {
      expected: [...known].sort().join(', ') || 'no provider at all',
      found: unknown.join(', '),
    });
}

function flagOf(text: string | undefined): boolean {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  throw new ClaimgateError('enforcement_flag_invalid', {
    expected: 'true or false',
    found: JSON.stringify(text),
  });
}

function providersOf(text: string | undefined): ReadonlySet<string> {
  if (text === undefined || text === '') return new Set();
  const providers = text.split(',');
  const wrong = providers.find((provider) => !isSlug(provider));
  if (wrong === undefined) return new Set(providers);
  throw new ClaimgateError('disabled_providers_invalid', {
    expected: 'slugs with commas between them',
    found: JSON.stringify(wrong),
  });
}
