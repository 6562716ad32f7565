// Facts of app, account, policy and implementation that live runs show, where nothing else says them.

import { factsFault, type FactsLimits } from '../evidence/subject-evidence.ts';
import type { Contract, ContractIndex } from '../evidence/contract.ts';
import { runFaults } from '../evidence/run.ts';
import { canonicalize, type Fingerprinter } from '../digest/index.ts';
import { refuse, type Result } from '../documents/findings.ts';
import { formatInstant, instantOf, type EpochMs } from '../documents/json.ts';
import type { RuntimeFacts, Subject } from '../documents/index.ts';
import type { Connection } from './driver/connection.ts';
import { indexSeenFacts, type Facts } from './export-facts.ts';
import { effectiveEvidence, type EffectiveEvidence } from './lookup.ts';

import type { RunRecord } from './records.ts';

/** How findings name them. */
export const SHOWN_BY_RUNS = 'the live runs of the ledger';

/** Knowledge from beside the ledger. */
interface Terms {
  readonly at: EpochMs;
  readonly contracts: ContractIndex;
  readonly deployment: string;
  readonly fingerprints: Fingerprinter | undefined;
  readonly limits: FactsLimits;
}

/**
 * Makes the facts that live runs show, of claims whose effective one claimgate started, is as young as facts have to
 * be, and connected and authorized. Nothing is known of any other claim. A "no" of the ledger, such as a disable or a
 * failed run, is exported although nothing is known: an older projection would go on saying yes.
 *
 * @returns `facts_missing` where there is no such run
 */
export async function factsOfRuns(
  connection: Connection,
  claims: readonly { readonly subject: Subject; readonly contract_digest: string }[],
  terms: Terms,
): Promise<Result<Facts>> {
  const { at, contracts, fingerprints } = terms;
  const standing: RunRecord[] = [];
  const lacking: string[] = [];
  let hasNo = false;
  for (const { subject, contract_digest: contract } of claims) {
    const options = { contract, fingerprints };
    const evidence = await effectiveEvidence(connection, subject, at, options);
    const { live } = evidence;
    hasNo ||= saysNo(evidence, contracts.byDigest(contract), at);
    const fault = live ? faultOf(live.record, terms) : 'no live run';
    if (live && fault === undefined && isConnected(live.record)) standing.push(live.record);
    else lacking.push(`${subject.provider} ${subject.output_profile}: ${fault ?? NOT_CONNECTED}`);
  }
  if (standing.length === 0 && !hasNo)
    return refuse('facts_missing', { found: lacking.slice(0, 3).join('; ') || 'no claim' });
  standing.sort((one, other) => instantOf(one.tested_at) - instantOf(other.tested_at));
  return indexSeenFacts(documentOf(standing, contracts, terms), SHOWN_BY_RUNS);
}

/** Origins of runs whose command claimgate started: here, or in the job that sealed what it saw. */
const STARTED: ReadonlySet<string> = new Set(['test_run', 'attested']);

/** Why a run shows nothing of now; `undefined` where it does. */
function faultOf(run: RunRecord, { at, contracts, limits }: Terms): string | undefined {
  if (!STARTED.has(run.origin.kind)) return 'a live run that claimgate did not start';
  if (!contracts.byDigest(run.contract_digest)) return 'a live run under another contract';
  if (run.account_ref === null) return 'a live run of no account';
  if (factsFault(instantOf(run.tested_at), limits, at) === null) return undefined;
  return `a live run of ${formatInstant(instantOf(run.tested_at))}, and at most ${limits.max_facts_minutes} minutes count`;
}

/** Whether the ledger alone keeps a claim from being made, whatever the facts are. */
function saysNo(
  { control, live, local, review }: EffectiveEvidence,
  contract: Contract | undefined,
  at: EpochMs,
): boolean {
  const hasFailed = [live, local].some(
    (run) => run && runFaults(run.record, contract?.requiredChecks[run.record.side], at).length > 0,
  );
  const isApproved = review === null || APPROVED.has(review.record.state);
  return hasFailed || !isApproved || (control !== null && control.record.state !== 'enabled');
}

const NOT_CONNECTED = 'a live run that did not connect and authorize';

const APPROVED: ReadonlySet<string> = new Set(['approved', 'not_required']);

function isConnected({ checks }: RunRecord): boolean {
  const passed = new Set(checks.flatMap(({ kind, outcome }) => (outcome === 'passed' ? kind : [])));
  return passed.has('connect') && passed.has('authorization');
}

/** Of two runs that say something of one thing, the newer one counts; runs come oldest first. */
function documentOf(
  runs: readonly RunRecord[],
  contracts: ContractIndex,
  { at, deployment }: Terms,
): RuntimeFacts {
  const apps = new Map<string, RuntimeFacts['apps'][number]>();
  const accounts = new Map<string, RuntimeFacts['accounts'][number]>();
  const policies = new Map<string, RuntimeFacts['policies'][number]>();
  const implemented = new Map<string, RuntimeFacts['implemented'][number]>();
  for (const { account_ref, contract_digest, granted_scopes, subject, tested_at } of runs) {
    const { app_fingerprint, instance_fingerprint, provider, provider_environment } = subject;
    const { account_kind, operation, output_profile, policy_mode } = subject;
    const contract = contracts.byDigest(contract_digest)?.document;
    if (!contract || account_ref === null) continue;
    const app = { provider, app_fingerprint, instance_fingerprint };
    const [policy, operationOf] = [
      { provider, account_kind, output_profile, policy_mode },
      { provider, output_profile, operation },
    ];
    const account = { ...app, account_kind, account_reference: account_ref };
    // The command that connected had the app from its environment.
    const configured = { state: 'configured', source: 'environment' } as const;
    apps.set(canonicalize({ ...app, provider_environment }), {
      ...app,
      provider_environment,
      ...configured,
    });
    accounts.set(canonicalize(account), {
      ...account,
      authorization: { state: 'valid', granted_scopes, validated_at: tested_at, expires_at: null },
    });
    policies.set(canonicalize(policy), {
      ...policy,
      state: 'allowed',
      reason: null,
      policy_digest: contract.policy_digest,
    });
    implemented.set(canonicalize(operationOf), {
      ...operationOf,
      capability_digest: contract.capability_digest,
    });
  }
  return {
    schema_version: 1,
    origin: { kind: 'test_run' },
    deployment,
    deployment_kind: 'self_hosted',
    deployment_environment: 'production',
    generated_at: runs[0]?.tested_at ?? formatInstant(at),
    apps: [...apps.values()],
    accounts: [...accounts.values()],
    policies: [...policies.values()],
    implemented: [...implemented.values()],
    deny_list: [],
  };
}
