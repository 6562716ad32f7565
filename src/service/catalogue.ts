import type { CataloguedProvider, ProviderCatalogue } from '../json/index.ts';
import { readinessOf, requireFacts, subjectsOffered } from './board.ts';
import type { Snapshot } from './snapshot.ts';

/** The providers that the runtime knows, each with the decisions on connecting it (data-model.md section 7). */
export async function catalogueOf(snapshot: Snapshot): Promise<ProviderCatalogue> {
  const facts = requireFacts(snapshot);
  const { apps, accounts } = facts.document;
  const connects = [...subjectsOffered(facts)].filter(({ operation }) => operation === 'connect');
  const providers: CataloguedProvider[] = [];
  for (const provider of [...facts.providers].sort()) {
    const own = connects.filter((subject) => subject.provider === provider);
    providers.push({
      provider,
      configured: apps.some((app) => app.provider === provider && app.state === 'configured'),
      connected_accounts: accounts.filter((account) => account.provider === provider).length,
      readiness: await readinessOf(snapshot, provider, own),
    });
  }
  return { providers };
}
