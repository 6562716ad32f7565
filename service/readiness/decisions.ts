// Decides on subjects of a snapshot: `src/readiness` has the rules, this finds what they are asked with.

import {
  DEFAULT_FACTS_LIMITS,
  evidenceOf,
  subjectDigest,
} from '../../src/evidence/subject-evidence.ts';
import type {
  DecisionRequest,
  ProjectionEntry,
  ReadinessDecision,
  Subject,
  CapabilityRequestBody,
  CapabilityResolution,
  CheckName,
  ConnectedAccount,
  Operation,
  ResolvedCapability,
} from '../../src/documents/index.ts';
import { document as isRequest } from '../../src/documents/generated/readiness-request.validator.js';
import { present, accept, refuse, type Result } from '../../src/documents/findings.ts';
import { firstOf, type Expiry } from '../../src/gate/verdict.ts';
import { knownExpiries } from '../../src/gate/facts.ts';
import { decide } from '../../src/readiness/decide.ts';
import { isConnect, type EvidenceReading, type PublicClaim } from '../../src/readiness/input.ts';
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
import { type AccountDecision } from './board.ts';
import type { Contract, ContractIndex } from '../../src/evidence/contract.ts';
import type { Digest } from '../../src/digest/index.ts';
import { groupedBy } from '../../src/documents/json.ts';
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
    const decision = decideRead(snapshot, request, reading, backing);
    return { account_reference, decision, expiry: expiryOf(snapshot, request, reading, decision) };
  });
}

/**
 * Returns what changes a decision next: what expires first of all that is known, whatever else is missing. What expired
 * already ends no decision that is executable in spite of it. `null` where nothing expires.
 */
function expiryOf(
  { setup, at }: DecidingSnapshot,
  request: DecisionRequest,
  reading: SubjectReading,
  { executable }: Pick<ReadinessDecision, 'executable'>,
): Expiry | null {
  if (reading.state === 'unreadable') return null;
  const { subject, account_reference } = request;
  const { entry } = reading;
  // The grant of the account that is decided on, which need not be that of the live run.
  const grant = account_reference === null ? entry.authorization : grantOf(reading, request);
  // Connecting creates the grant, so it rests on none.
  const authorization = isConnect(subject) ? null : grant;
  const expiries = expiriesIn({ ...entry, authorization }, setup.contracts, subjectDigest(subject));
  // Expired evidence doesn't limit operations that are allowed without it.
  const holding = executable ? expiries.filter((one) => one.at > at) : [];
  return firstOf(holding) ?? firstOf(expiries);
}

/** Returns the expiries of the evidence that an entry names. Each carries the digest of the subject, if there is one. */
export function expiriesIn(
  entry: ProjectionEntry,
  contracts: ContractIndex,
  subject: Digest | null = null,
): readonly Expiry[] {
  const contract = contracts.byDigest(entry.contract_digest ?? '') ?? null;
  return knownExpiries({ ...evidenceOf(entry), contract }, subject);
}

export function isClaimUpheld(
  snapshot: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
): boolean {
  if (reading.state === 'unreadable') return false;
  const request = { subject, account_reference: null, intent: 'production' } as const;
  // The join took the grant of the account that the live run was made with.
  const evidence = withGrant(reading, reading.entry.authorization);
  const contractDigest = snapshot.claims.contractFor(subject);
  const claim = { contractDigest, advertisableSubjects: [] };
  return decideWith(snapshot, request, evidence, claim).advertisable;
}

export type DecidingSnapshot = Pick<Snapshot, 'at' | 'claims' | 'facts' | 'setup'>;

const UNCLAIMED: PublicClaim = { contractDigest: null, advertisableSubjects: [] };

function decideWith(
  { setup, facts, at }: DecidingSnapshot,
  request: DecisionRequest,
  reading: EvidenceReading,
  claim = UNCLAIMED,
): ReadinessDecision {
  const { contracts, ancestry = new Map(), settings, factsLimits = DEFAULT_FACTS_LIMITS } = setup;
  return decide({
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
  });
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

function kindsOf(contract: Contract | null, side: 'local' | 'live'): CheckName[] {
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
function accountsFor(facts: Facts, subject: Subject): readonly (string | null)[] {
  if (subject.operation === 'connect') return [null];
  const references = facts.accountsOf(subject).map(({ account_reference }) => account_reference);
  return references.length === 0 ? [null] : references.sort();
}
