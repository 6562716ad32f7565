import type {
  CapabilityRequestBody,
  CapabilityResolution,
  CheckKind,
  ConnectedAccount,
  Operation,
  ResolvedCapability,
  Subject,
} from '../src/documents/index.ts';
import type { Contract } from '../src/evidence/contract.ts';
import { groupedBy } from '../src/documents/json.ts';
import type { AppIdentity } from '../src/ledger/subjects.ts';
import type { Facts } from '../src/ledger/export-facts.ts';
import { accept, refuse, type Result } from '../src/documents/findings.ts';
import { decideOn } from './decisions.ts';
import { requireFacts, type Snapshot } from './snapshot.ts';

/**
 * Tells what is implemented for an account and a profile, and what of it may run now (specification/service.md 3).
 * Refused as `account_unknown` where not exactly one account has the reference, and as
 * `policy_mode_required` where none is named and there is not exactly one.
 */
export async function resolveCapability(
  snapshot: Snapshot,
  request: CapabilityRequestBody,
): Promise<Result<CapabilityResolution>> {
  const facts = requireFacts(snapshot);
  const { account_reference, output_profile } = request;
  const [account, ...others] = facts.accountsNamed(account_reference);
  if (!account || others.length > 0)
    return refuse('account_unknown', { pointer: '/account_reference' });
  const policy_mode = request.policy_mode ?? onlyPolicyMode(facts, account, output_profile);
  if (policy_mode === undefined) return refuse('policy_mode_required', { pointer: '/policy_mode' });
  const subjectFor = (operation: Operation) =>
    subjectOf(facts, account, { output_profile, policy_mode, operation });
  return accept({
    account_reference,
    output_profile,
    policy_mode,
    immediate: await resolved(snapshot, subjectFor('publish_immediate'), account),
    scheduled: await resolved(snapshot, subjectFor('publish_scheduled'), account),
  });
}

function onlyPolicyMode(
  { document }: Facts,
  { provider, account_kind }: ConnectedAccount,
  profile: string,
): string | undefined {
  const [only, ...others] = document.policies.filter(
    (one) =>
      one.provider === provider &&
      one.account_kind === account_kind &&
      one.output_profile === profile,
  );
  return others.length === 0 ? only?.policy_mode : undefined;
}

/** An account is of an app; where one app is in several environments of a provider, production is meant. */
function subjectOf(
  { document }: Facts,
  { provider, app_fingerprint, instance_fingerprint, account_kind }: ConnectedAccount,
  asked: Pick<Subject, 'output_profile' | 'policy_mode' | 'operation'>,
): Subject {
  const environments = document.apps
    .filter(
      (app) =>
        app.provider === provider &&
        app.app_fingerprint === app_fingerprint &&
        app.instance_fingerprint === instance_fingerprint,
    )
    .map((app) => app.provider_environment);
  const [first = 'production'] = environments;
  return {
    provider,
    app_fingerprint,
    deployment_environment: document.deployment_environment,
    provider_environment: environments.includes('production') ? 'production' : first,
    instance_fingerprint,
    account_kind,
    ...asked,
  };
}

async function resolved(
  snapshot: Snapshot,
  subject: Subject,
  { account_reference }: ConnectedAccount,
): Promise<ResolvedCapability> {
  const facts = requireFacts(snapshot);
  const contract = facts.contract(subject, snapshot.setup.contracts);
  return {
    subject,
    capability_digest: facts.implemented(subject)?.capability_digest ?? null,
    contract_digest: contract?.digest ?? null,
    required_checks: { local: kindsOf(contract, 'local'), live: kindsOf(contract, 'live') },
    decision: await decideOn(snapshot, { subject, account_reference, intent: 'production' }),
  };
}

function kindsOf(contract: Contract | null, side: 'local' | 'live'): CheckKind[] {
  return contract === null ? [] : [...contract.requiredChecks[side].keys()].sort();
}

/** Every app with everything that is implemented for its provider, under every policy for that. */
export function* subjectsOffered({ document }: Facts): Generator<Subject> {
  const { deployment_environment, apps, implemented, policies } = document;
  const policiesFor = groupedBy(policies, (one) => `${one.provider} ${one.output_profile}`);
  const implementedBy = groupedBy(implemented, ({ provider }) => provider);
  for (const app of apps)
    for (const { provider, output_profile, operation } of implementedBy.get(app.provider) ?? [])
      for (const policy of policiesFor.get(`${provider} ${output_profile}`) ?? []) {
        const { account_kind, policy_mode } = policy;
        const of = { account_kind, output_profile, operation, policy_mode };
        yield { ...appOf(app), deployment_environment, ...of };
      }
}

export function appOf(of: AppIdentity): AppIdentity {
  const { provider, app_fingerprint, provider_environment, instance_fingerprint } = of;
  return { provider, app_fingerprint, provider_environment, instance_fingerprint };
}

/** One decision for each account that is connected for a subject; without any, one without an account. */
export function accountsFor(facts: Facts, subject: Subject): readonly (string | null)[] {
  if (subject.operation === 'connect') return [null];
  const references = facts.accountsOf(subject).map(({ account_reference }) => account_reference);
  return references.length === 0 ? [null] : references.sort();
}
