// Providers that operators disable by the environment, whatever ledger and facts say.

import { ClaimgateError } from '../documents/findings.ts';
import { isSlug } from '../documents/json.ts';

const DISABLED_VARIABLE = 'CLAIMGATE_DISABLED_PROVIDERS';

/** Reads which providers the environment disables. Throws `disabled_providers_invalid`. */
export function disabledProvidersIn(
  environment: Readonly<Record<string, string | undefined>>,
): ReadonlySet<string> {
  return providersOf(environment[DISABLED_VARIABLE]);
}

/** A misspelt name (`disabled_provider_unknown`) would leave the provider that was meant enabled. */
export function requireKnownProviders(
  { disabledProviders }: { readonly disabledProviders: ReadonlySet<string> },
  known: ReadonlySet<string>,
): void {
  const unknown = [...disabledProviders].filter((provider) => !known.has(provider));
  if (unknown.length > 0)
    throw new ClaimgateError('disabled_provider_unknown', {
      expected: [...known].sort().join(', ') || 'no provider at all',
      found: unknown.join(', '),
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
