// Decides on subjects of a snapshot: `src/readiness` has the rules, this finds what they are asked with.

import {
  DEFAULT_FACTS_LIMITS,
  evidenceOf,
  subjectDigest,
} from '../../src/evidence/subject-evidence.ts';
import type {
  DecisionRequest,
  ProjectionEntry,
  ReadinessBlocker,
  ReadinessDecision,
  Subject,
  CapabilityRequestBody,
  CapabilityResolution,
  CheckName,
  ConnectedAccount,
  Operation,
  ResolvedCapability,
  RunFact,
  SubjectDecision,
} from '../../src/documents/index.ts';
import { document as isRequest } from '../../src/documents/generated/readiness-request.validator.js';
import { present, accept, refuse, type Result } from '../../src/documents/findings.ts';
import { firstOf, type Expiry } from '../../src/gate/verdict.ts';
import { knownExpiries } from '../../src/gate/facts.ts';
import {
  decide,
  refusalsOf,
  claimStanding,
  isOfAccount,
  withoutAccount,
  type ClaimStanding,
} from '../../src/readiness/decide.ts';
import {
  isConnect,
  type DecisionInput,
  type EvidenceReading,
  type PublicClaim,
} from '../../src/readiness/input.ts';
import type { SubjectNames, AppIdentity } from '../../src/ledger/subjects.ts';
import {
  grantOf,
  joinedReading,
  NOTHING_READ,
  readControl,
  readSubjects,
  withGrant,
  type Snapshot,
  type SubjectReading,
  requireFacts,
} from './snapshot.ts';
import type { Contract, ContractIndex } from '../../src/evidence/contract.ts';
import type { Digest } from '../../src/digest/index.ts';
import { groupedBy, instantOf, type EpochMs } from '../../src/documents/json.ts';
import type { Facts } from '../../src/ledger/export-facts.ts';

export async function decideOn(
  snapshot: Snapshot,
  request: DecisionRequest,
): Promise<ReadinessDecision> {
  if (!isRequest(request)) return decideWith(snapshot, request, await noReading(snapshot, request));
  const { subject } = request;
  const { readingOf, backingOf } = await readWithBacking(snapshot, [subject]);
  return decideRead(snapshot, request, readingOf(subject), backingOf(subject));
}

interface ReadWithBacking {
  readonly readingOf: (subject: Subject) => SubjectReading;
  /** A claimed subject that may be advertised and shares its connection with a connect; one is enough. */
  readonly backingOf: (subject: Subject) => Subject | null;
}

export async function readWithBacking(
  snapshot: Snapshot,
  subjects: readonly Subject[],
): Promise<ReadWithBacking> {
  const { claims } = snapshot;
  const shared = subjects.filter(isConnect).flatMap((connect) => claims.sharing(connect));
  const readings = await readEach(snapshot, [...subjects, ...shared]);
  const readingOf = (subject: Subject) => present(readings.get(subjectDigest(subject)));
  const backingOf = (subject: Subject): Subject | null => {
    if (!isConnect(subject)) return null;
    const isUpheld = (one: Subject) => isClaimUpheld(snapshot, one, readingOf(one));
    return claims.sharing(subject).find(isUpheld) ?? null;
  };
  return { readingOf, backingOf };
}

/** Reads each subject once; the readings are found by digest. */
async function readEach(
  snapshot: Snapshot,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, SubjectReading>> {
  const { setup, ledger, at } = snapshot;
  const byDigest = [...new Map(subjects.map((subject) => [subjectDigest(subject), subject]))];
  const own = byDigest.map(([, subject]) => subject);
  const read = ledger ? await readSubjects(setup, ledger, own, at) : [];
  return new Map(
    byDigest.map(([digest, subject], index) => [
      digest,
      joinedReading(snapshot, subject, read[index] ?? NOTHING_READ),
    ]),
  );
}

/**
 * Decides on a subject that was read already.
 *
 * @param backing of a connect: a claimed subject that may be advertised and shares its connection, if any
 */
export function decideRead(
  snapshot: DecidingSnapshot,
  request: DecisionRequest,
  reading: SubjectReading,
  backing: Subject | null,
): ReadinessDecision {
  const { subject } = request;
  const evidence =
    reading.state === 'read' ? withGrant(reading, grantOf(reading, request)) : reading;
  return decideWith(snapshot, request, evidence, {
    contractDigest: snapshot.claims.contractFor(subject),
    advertisableSubjects: backing === null ? [] : [backing],
  });
}

/** Decides on a subject that was read already, with each account that is connected for it. */
export function decideAccounts(
  snapshot: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
  backing: Subject | null,
): readonly AccountDecision[] {
  const accounts = snapshot.facts ? accountsFor(snapshot.facts, subject) : [null];
  return accounts.map((account_reference) => {
    const request = { subject, account_reference, intent: 'production' } as const;
    return { account_reference, decision: decideRead(snapshot, request, reading, backing) };
  });
}

export type AccountDecision = Pick<SubjectDecision, 'account_reference' | 'decision'>;

/** How a subject itself stands, whatever accounts its customers connected. */
export interface Standing {
  /** Without the grant of an account, but that of the live run for what may be advertised. */
  readonly decision: ReadinessDecision;
  readonly claim: ClaimStanding;
  /** Everything that a wrong claim lacks, beside what blocks the subject. */
  readonly lacking: readonly ReadinessBlocker[];
  /** Whether there is an account to ask with; connecting asks for none. */
  readonly isConnected: boolean;
  readonly expiry: Expiry | null;
  /** Since when what stands in the way first does; `null` where nothing does, or the time is not known. */
  readonly since: EpochMs | null;
  /** When a control that stands in the way first ends by itself; `null` where none does. */
  readonly endsAt: EpochMs | null;
}

/** @param accounts the decisions on the accounts that are connected for the subject, or one without an account */
export function standingOf(
  snapshot: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
  accounts: readonly AccountDecision[],
): Standing {
  const isClaimed = snapshot.claims.contractFor(subject) !== null;
  const isConnected = accounts.some((one) => one.account_reference !== null);
  const ofRun = reading.state === 'read' ? reading.liveAccount : null;
  const known = accounts.find((one) => one.account_reference === ofRun)?.decision;
  const first = present(accounts[0]).decision;
  if (isConnect(subject)) {
    const timed = timesOf(snapshot, subject, reading, first, null);
    return { decision: first, claim: 'none', lacking: [], isConnected: true, ...timed };
  }
  const own = known ?? (isClaimed ? decideOnClaim(snapshot, subject, reading) : null);
  const asClaimed = own ?? first;
  const facts = { ...asClaimed.facts, authorization: own?.facts.authorization ?? 'unknown' };
  const advertisable = isClaimed && asClaimed.advertisable;
  const decision = { ...withoutAccount(asClaimed), facts, advertisable };
  const claim = isClaimed ? claimStanding(asClaimed) : 'none';
  const lacking = claim === 'wrong' ? lackingIn(snapshot, subject, reading, asClaimed) : [];
  const [reason] = [...decision.blockers, ...decision.would_block, ...lacking];
  return {
    decision,
    claim,
    lacking,
    isConnected,
    ...timesOf(snapshot, subject, reading, decision, reason?.code ?? null),
  };
}

/** Why a claim is wrong, beyond what blocks its subject: the account of its live run, or else what the rules say. */
function lackingIn(
  snapshot: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
  { blockers, would_block }: ReadinessDecision,
): readonly ReadinessBlocker[] {
  const reasons = [...blockers, ...would_block];
  if (reasons.length > 0) return reasons.filter(isOfAccount);
  return reading.state === 'read' ? refusalsOf(claimInput(snapshot, subject, reading)) : [];
}

type Timed = Pick<Standing, 'endsAt' | 'expiry' | 'since'>;

/**
 * Returns what changes a decision next: what expires first of all that is known, whatever else is missing. What expired
 * already ends no decision that is executable in spite of it. `null` where nothing expires.
 */
function timesOf(
  { setup, at }: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
  { executable, state }: ReadinessDecision,
  code: string | null,
): Timed {
  if (reading.state === 'unreadable') return { expiry: null, since: null, endsAt: null };
  const { entry } = reading;
  // Connecting creates the grant, so it rests on none.
  const resting = isConnect(subject) ? { ...entry, authorization: null } : entry;
  const expiries = expiriesIn(resting, setup.contracts, subjectDigest(subject));
  // Expired evidence doesn't limit operations that are allowed without it.
  const holding = executable ? expiries.filter((one) => one.at > at) : [];
  const expiry = firstOf(holding) ?? firstOf(expiries);
  const end = state === entry.runtime_control?.state ? entry.runtime_control.expires_at : null;
  return {
    expiry,
    since: code === null ? null : sinceOf(code, entry, expiries, at),
    endsAt: end === null ? null : instantOf(end),
  };
}

/** Since when a run failed, or evidence is expired. */
function sinceOf(
  code: string,
  { local_run, live_run }: ProjectionEntry,
  expiries: readonly Expiry[],
  at: EpochMs,
): EpochMs | null {
  const [, what = '', how] = /^(\w+)_(failed|expired)$/.exec(code) ?? [];
  const run = what === 'local_run' ? local_run : what === 'live_run' ? live_run : null;
  if (how === 'failed') return run && instantOf(run.tested_at);
  const [side = ''] = what.split('_');
  const over = expiries.filter((one) => one.at <= at && one.what.startsWith(side));
  return how === 'expired' ? (firstOf(over)?.at ?? null) : null;
}

/**
 * Returns the expiries of the evidence that an entry names. Each carries the digest of the subject, if there is one.
 * A failed run and a restriction are of no worth that could end.
 */
export function expiriesIn(
  entry: ProjectionEntry,
  contracts: ContractIndex,
  subject: Digest | null = null,
): readonly Expiry[] {
  const contract = contracts.byDigest(entry.contract_digest ?? '') ?? null;
  const { local_run, live_run, runtime_control: control } = entry;
  const worth = {
    ...entry,
    local_run: passedOrNull(local_run),
    live_run: passedOrNull(live_run),
    runtime_control: control?.state === 'enabled' ? control : null,
  };
  return knownExpiries({ ...evidenceOf(worth), contract }, subject);
}

function passedOrNull(run: RunFact): RunFact {
  return run?.checks.some(({ outcome }) => outcome === 'failed') ? null : run;
}

export function isClaimUpheld(
  snapshot: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
): boolean {
  return reading.state === 'read' && decideOnClaim(snapshot, subject, reading).advertisable;
}

/** Decides as the claim has it: with the account of the live run, whose grant the join took. */
function decideOnClaim(
  snapshot: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
): ReadinessDecision {
  return decide(claimInput(snapshot, subject, reading));
}

function claimInput(
  snapshot: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
): DecisionInput {
  const request = { subject, account_reference: null, intent: 'production' } as const;
  const contractDigest = snapshot.claims.contractFor(subject);
  return inputOf(
    snapshot,
    request,
    reading.state === 'read' ? withGrant(reading, reading.entry.authorization) : reading,
    { contractDigest, advertisableSubjects: [] },
  );
}

export type DecidingSnapshot = Pick<Snapshot, 'at' | 'claims' | 'facts' | 'setup'>;

const UNCLAIMED: PublicClaim = { contractDigest: null, advertisableSubjects: [] };

function decideWith(...asked: Parameters<typeof inputOf>): ReadinessDecision {
  return decide(inputOf(...asked));
}

function inputOf(
  { setup, facts, at }: DecidingSnapshot,
  request: DecisionRequest,
  reading: EvidenceReading,
  claim = UNCLAIMED,
): DecisionInput {
  const { contracts, ancestry = new Map(), settings, factsLimits = DEFAULT_FACTS_LIMITS } = setup;
  return {
    request,
    reading,
    contracts,
    claim,
    ancestry,
    enforcement: {
      // Of facts that could not be read nothing is decided but that.
      deployment_kind: facts?.document.deployment_kind ?? 'cloud',
      flag: settings.certificationEnforced,
    },
    factsLimits,
    at,
  };
}

/** Decides on a malformed request without looking it up, except for a disable, which always counts. */
async function noReading(snapshot: Snapshot, request: unknown): Promise<EvidenceReading> {
  const control = await readControl(snapshot, namesIn(membersOf(request)['subject']));
  return { state: 'unreadable', control: control?.state === 'disabled' ? control : null };
}

function namesIn(asked: unknown): SubjectNames {
  const subject = membersOf(asked);
  const nameOf = (member: string) => {
    const name = subject[member];
    return typeof name === 'string' && NAME.test(name) ? name : NO_NAME;
  };
  return {
    provider: nameOf('provider'),
    app_fingerprint: nameOf('app_fingerprint'),
    deployment_environment: nameOf('deployment_environment'),
    provider_environment: nameOf('provider_environment'),
    instance_fingerprint:
      subject['instance_fingerprint'] === null ? null : nameOf('instance_fingerprint'),
    account_kind: nameOf('account_kind'),
    output_profile: nameOf('output_profile'),
    operation: nameOf('operation'),
    policy_mode: nameOf('policy_mode'),
  };
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}

/** Far more than the forms of names allow, and nothing that is no text of its own. */
const NAME = /^[!-~]{1,128}$/;

/** No selector names this. */
const NO_NAME = '';

/**
 * Tells what is implemented for an account and a profile, and what of it may run now (specification/service.md 3).
 * Refused as `account_unknown` where no account has the reference, as `account_ambiguous` where several have it, and
 * as `policy_mode_required` where none is named and there is not exactly one.
 */
export async function resolveCapability(
  snapshot: Snapshot,
  request: CapabilityRequestBody,
): Promise<Result<CapabilityResolution>> {
  const facts = requireFacts(snapshot);
  const { account_reference, output_profile, app_fingerprint: app, account_kind: kind } = request;
  const [account, ...others] = facts
    .accountsNamed(account_reference)
    .filter((one) => (app ?? one.app_fingerprint) === one.app_fingerprint)
    .filter((one) => (kind ?? one.account_kind) === one.account_kind);
  if (!account) return refuse('account_unknown', { pointer: '/account_reference' });
  if (others.length > 0) return refuse('account_ambiguous', { pointer: '/account_reference' });
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
  { provider, app_fingerprint, account_kind }: ConnectedAccount,
  profile: string,
): string | undefined {
  const fitting = document.policies.filter(
    (one) =>
      one.provider === provider &&
      one.account_kind === account_kind &&
      one.output_profile === profile &&
      (one.app_fingerprint ?? app_fingerprint) === app_fingerprint,
  );
  const [only, ...others] = new Set(fitting.map(({ policy_mode }) => policy_mode));
  return others.length === 0 ? only : undefined;
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

function kindsOf(contract: Contract | null, side: 'local' | 'live'): CheckName[] {
  return contract === null ? [] : [...contract.requiredChecks[side].keys()].sort();
}

/** Every app with everything that is implemented for its provider, under every policy for that and its own kinds of accounts. */
export function* subjectsOffered(facts: Facts): Generator<Subject> {
  const { deployment_environment, apps, implemented, policies } = facts.document;
  const policiesFor = groupedBy(policies, (one) => `${one.provider} ${one.output_profile}`);
  const implementedBy = groupedBy(implemented, ({ provider }) => provider);
  for (const app of apps)
    for (const { provider, output_profile, operation } of implementedBy.get(app.provider) ?? [])
      for (const policy of policiesFor.get(`${provider} ${output_profile}`) ?? []) {
        const { account_kind, policy_mode } = policy;
        const of = { account_kind, output_profile, operation, policy_mode };
        const subject = { ...appOf(app), deployment_environment, ...of };
        const { account_kinds: kinds } = app;
        // A kind of account that is connected exists, whatever the app names.
        const isOfApp = kinds?.includes(account_kind) ?? true;
        if (!isOfApp && facts.accountsOf(subject).length === 0) continue;
        if ((policy.app_fingerprint ?? app.app_fingerprint) === app.app_fingerprint) yield subject;
      }
}

export function appOf(of: AppIdentity): AppIdentity {
  const { provider, app_fingerprint, provider_environment, instance_fingerprint } = of;
  return { provider, app_fingerprint, provider_environment, instance_fingerprint };
}

/** One decision for each account that is connected for a subject; without any, one without an account. */
function accountsFor(facts: Facts, subject: Subject): readonly (string | null)[] {
  if (subject.operation === 'connect') return [null];
  const references = facts.accountsOf(subject).map(({ account_reference }) => account_reference);
  return references.length === 0 ? [null] : references.sort();
}
