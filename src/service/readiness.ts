import type {
  CapabilityResolution,
  DecisionRequest,
  ProviderCatalogue,
  ReadinessBoard,
  ProjectionEntry,
  ReadinessDecision,
  ProviderReadiness,
  Selector,
  Subject,
  SubjectDecision,
} from '../documents/index.ts';
import { subjectDigest } from '../evidence/index.ts';
import type { Digest } from '../digest/index.ts';
import { type Result } from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import { factsOf, firstExpiryOf } from '../gate/index.ts';
import { formatInstant, instantOf, type EpochMs } from '../json/index.ts';
import { speaksOf } from '../ledger/export/entry.ts';
import type { Facts, Placed } from '../ledger/index.ts';
import { mostRestrictive } from '../readiness/index.ts';
import { resolveCapability, type CapabilityRequest } from './capabilities.ts';
import { decideOn, decideRead } from './decisions.ts';
import type { Expiry } from '../verdict/index.ts';
import {
  grantOf,
  indexClaims,
  onSnapshot,
  type ReadinessSetup,
  readSubject,
  requireFacts,
  type Snapshot,
  type SubjectReading,
} from './snapshot.ts';

/** Answers, each at one snapshot of ledger and runtime facts and at one instant. */
export interface ReadinessService {
  /**
   * The decision on exactly one subject, account and intent. Never throws for what is asked or for
   * evidence: what is no request, or cannot be read, is `degraded`.
   */
  decide(request: DecisionRequest): Promise<ReadinessDecision>;
  /**
   * Every subject that the runtime offers or that is publicly claimed, with each account connected for
   * it. Throws `evidence_unreadable` where the runtime facts cannot be read, as the next two do.
   */
  board(): Promise<ReadinessBoard>;
  /** Returns the providers that the runtime knows, each with its part of the board. */
  catalogue(): Promise<ProviderCatalogue>;
  /** Refused as `account_unknown` or `policy_mode_required`. */
  resolve(request: CapabilityRequest): Promise<Result<CapabilityResolution>>;
  /** What there is, without a look at its evidence. */
  roster(): Promise<Roster>;
  /** The decisions of the board, or of some subjects, with what they rest on. */
  survey(subjects?: readonly Subject[]): Promise<Survey>;
  /** What one more record would change, which is not recorded by this. */
  changes(next: Placed): Promise<readonly Change[]>;
}

/** A decision, and what it rests on. */
export interface Surveyed extends SubjectDecision {
  readonly digest: Digest;
  /** Whether the subject is in the public claims file. */
  readonly isClaimed: boolean;
  /** The joined evidence; `null` where it cannot be read. */
  readonly entry: ProjectionEntry | null;
  /** What expires first of all that the decision rests on; `null` where something of it is missing. */
  readonly expiry: Expiry | null;
}

/** What the runtime offers and what is claimed, at one instant. */
export interface Roster {
  readonly at: EpochMs;
  readonly facts: Facts;
  /** Each once, in the order of their digests. */
  readonly subjects: readonly Subject[];
  /** What the environment disables, whatever the ledger says. */
  readonly denied: readonly Selector[];
}

/** The decisions on a roster, at one snapshot. */
export interface Survey extends Roster {
  readonly rows: readonly Surveyed[];
}

/** A decision before and after one more record. */
export interface Change {
  readonly before: Surveyed;
  readonly after: Surveyed;
  /** Whether the record is about the subject; if not, it changes at most what rests on another one. */
  readonly isSpokenOf: boolean;
}

/** The readiness of one deployment (specification/readiness.md 1; specification/service.md 2). */
export function readinessService(setup: ReadinessSetup): ReadinessService {
  const claims = indexClaims(setup.claims);
  return {
    decide: (request) => onSnapshot(setup, claims, (snapshot) => decideOn(snapshot, request)),
    board: () => onSnapshot(setup, claims, boardOf),
    catalogue: () => onSnapshot(setup, claims, catalogueOf),
    resolve: (request) =>
      onSnapshot(setup, claims, (snapshot) => resolveCapability(snapshot, request)),
    roster: () => onSnapshot(setup, claims, async (snapshot) => rosterOf(snapshot)),
    survey: (subjects) => onSnapshot(setup, claims, (snapshot) => surveyOf(snapshot, subjects)),
    changes: (next) => onSnapshot(setup, claims, (snapshot) => changesOf(snapshot, next)),
  };
}

/** The readiness of every provider, in the order of their names (specification/service.md 2). */
async function boardOf(snapshot: Snapshot): Promise<ReadinessBoard> {
  const facts = requireFacts(snapshot);
  const subjects = subjectsOn(snapshot);
  const named = new Set([...facts.providers, ...subjects.map(({ provider }) => provider)]);
  const providers: ProviderReadiness[] = [];
  for (const provider of [...named].sort()) {
    const own = subjects.filter((subject) => subject.provider === provider);
    providers.push(await readinessOf(snapshot, provider, own));
  }
  return { providers };
}

/** Everything that the runtime offers or that is claimed, each once. */
function subjectsOn(snapshot: Snapshot): Subject[] {
  const facts = requireFacts(snapshot);
  return eachOnce([...subjectsOffered(facts), ...snapshot.claims.subjects()]);
}

function rosterOf(snapshot: Snapshot, subjects = subjectsOn(snapshot)): Roster {
  const facts = requireFacts(snapshot);
  const { disabledProviders } = snapshot.setup.settings;
  const providers = [...disabledProviders].map((provider) => ({ provider }));
  return { at: snapshot.at, facts, subjects, denied: [...providers, ...facts.document.deny_list] };
}

async function surveyOf(snapshot: Snapshot, subjects?: readonly Subject[]): Promise<Survey> {
  const roster = rosterOf(snapshot, subjects && [...subjects]);
  const rows: Surveyed[] = [];
  for (const subject of roster.subjects) rows.push(...(await surveyed(snapshot, subject)));
  return { ...roster, rows };
}

async function surveyed(snapshot: Snapshot, subject: Subject): Promise<Surveyed[]> {
  const { claims, setup, at } = snapshot;
  const reading = await readSubject(snapshot, subject);
  const digest = subjectDigest(subject);
  const entry = reading.state === 'read' ? reading.entry : null;
  const isClaimed = claims.contractFor(subject) !== null;
  return (await decisionsFor(snapshot, subject, reading)).map((one) => {
    if (!entry) return { ...one, digest, isClaimed, entry, expiry: null };
    // The grant of the account that is decided on, which need not be that of the live run.
    const grant = grantOf({ facts: requireFacts(snapshot) }, one);
    const authorization = one.account_reference === null ? entry.authorization : grant;
    const claim = { subject, subjectDigest: digest, contractDigest: entry.contract_digest ?? '' };
    const found = { state: 'present', entry: { ...entry, authorization } } as const;
    const seen = factsOf(claim, found, { at, contracts: setup.contracts, ancestry: new Map() });
    return { ...one, digest, isClaimed, entry, expiry: firstExpiryOf(seen) };
  });
}

/** Decides on the subjects of the record's provider, with and without it. A connect rests on its neighbours too. */
async function changesOf(snapshot: Snapshot, next: Placed): Promise<readonly Change[]> {
  const { record } = next;
  if (record.kind === 'correction') return [];
  const { provider } =
    record.kind === 'run' ? record.subject : record.kind === 'control' ? record.selector : record;
  const own = subjectsOn(snapshot).filter((subject) => subject.provider === provider);
  const { rows: before } = await surveyOf(snapshot, own);
  const ahead = { ...snapshot, advertisable: new Map(), next: startingBy(next, snapshot.at) };
  const { rows: after } = await surveyOf(ahead, own);
  return before.map((row, index) => ({
    before: row,
    after: present(after[index]),
    isSpokenOf: speaksOf(record, row.subject),
  }));
}

/** A control that starts later is looked at as if it started now: by what is recorded now. */
function startingBy(next: Placed, at: EpochMs): Placed {
  const { record } = next;
  if (record.kind !== 'control' || instantOf(record.starts_at) <= at) return next;
  return { ...next, record: { ...record, starts_at: formatInstant(at) } };
}

/** Returns the decisions on some subjects of a provider, with their totals. */
async function readinessOf(
  snapshot: Snapshot,
  provider: string,
  subjects: readonly Subject[],
): Promise<ProviderReadiness> {
  const decisions: SubjectDecision[] = [];
  for (const subject of subjects) decisions.push(...(await decisionsOn(snapshot, subject)));
  const all = decisions.map(({ decision }) => decision);
  const connects = decisions
    .filter(({ subject }) => subject.operation === 'connect')
    .map(({ decision }) => decision);
  return {
    provider,
    state: mostRestrictive(all.map(({ state }) => state)),
    // The result of one subject must never stand for another.
    connectable: isEach(connects, ({ connectable }) => connectable),
    advertisable: isEach(all, ({ advertisable }) => advertisable),
    decisions,
  };
}

/** Whether each decision holds; false for an empty list, which proves nothing. */
function isEach(
  decisions: readonly ReadinessDecision[],
  holds: (decision: ReadinessDecision) => boolean,
): boolean {
  return decisions.length > 0 && decisions.every(holds);
}

/** One decision for each account that is connected for a subject; without any, one without an account. */
async function decisionsOn(snapshot: Snapshot, subject: Subject): Promise<SubjectDecision[]> {
  return decisionsFor(snapshot, subject, await readSubject(snapshot, subject));
}

async function decisionsFor(
  snapshot: Snapshot,
  subject: Subject,
  reading: SubjectReading,
): Promise<SubjectDecision[]> {
  const decisions: SubjectDecision[] = [];
  for (const account_reference of accountsFor(requireFacts(snapshot), subject)) {
    const request = { subject, account_reference, intent: 'production' } as const;
    const decision = await decideRead(snapshot, request, reading);
    decisions.push({ subject, account_reference, decision });
  }
  return decisions;
}

function accountsFor(facts: Facts, subject: Subject): readonly (string | null)[] {
  if (subject.operation === 'connect') return [null];
  const references = facts.accountsOf(subject).map(({ account_reference }) => account_reference);
  return references.length === 0 ? [null] : references.sort();
}

/** Every app with everything that is implemented for its provider, under every policy for that. */
function* subjectsOffered({ document }: Facts): Generator<Subject> {
  const { deployment_environment, apps, implemented, policies } = document;
  for (const app of apps) {
    const own = implemented.filter(({ provider }) => provider === app.provider);
    for (const { provider, output_profile, operation } of own)
      for (const policy of policies) {
        if (policy.provider !== provider || policy.output_profile !== output_profile) continue;
        const { account_kind, policy_mode } = policy;
        const of = { account_kind, output_profile, operation, policy_mode };
        yield { ...appOf(app), deployment_environment, ...of };
      }
  }
}

/** The members of a subject that say which app it is of. */
export const APP_MEMBERS = [
  'provider',
  'app_fingerprint',
  'provider_environment',
  'instance_fingerprint',
] as const;

export type AppOf = Pick<Subject, (typeof APP_MEMBERS)[number]>;

/** The app of a subject, and nothing else of it. */
export function appOf(of: AppOf): AppOf {
  const { provider, app_fingerprint, provider_environment, instance_fingerprint } = of;
  return { provider, app_fingerprint, provider_environment, instance_fingerprint };
}

function eachOnce(subjects: readonly Subject[]): Subject[] {
  const byDigest = new Map(subjects.map((subject) => [subjectDigest(subject), subject]));
  return [...byDigest.keys()].sort().flatMap((digest) => present(byDigest.get(digest)));
}

/**
 * The providers that the runtime knows, each with what the board says of it, the decisions on connecting
 * among it (specification/service.md 3).
 */
async function catalogueOf(snapshot: Snapshot): Promise<ProviderCatalogue> {
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
