import type { ProviderCatalogue } from '../documents/index.ts';
import { boardOf, requireFacts } from './provider-readiness.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The providers that the runtime knows, each with what the board says of it, the decisions on connecting
 * among it (specification/service.md 3).
 */
export async function catalogueOf(snapshot: Snapshot): Promise<ProviderCatalogue> {
  const { document, providers: known } = requireFacts(snapshot);
  const { apps, accounts } = document;
  const { providers } = await boardOf(snapshot);
  return {
    providers: providers
      .filter(({ provider }) => known.has(provider))
      .map((readiness) => ({
        provider: readiness.provider,
        configured: apps.some(
          (app) => app.provider === readiness.provider && app.state === 'configured',
        ),
        connected_accounts: accounts.filter((account) => account.provider === readiness.provider)
          .length,
        readiness,
      })),
  };
}
