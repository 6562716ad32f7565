import type {
  CapabilityRequestBody,
  CapabilityResolution,
  DecisionRequest,
  ProjectionEntry,
  ProviderCatalogue,
  ReadinessBoard,
  ReadinessDecision,
  ReadinessQuery,
  Selector,
  Subject,
} from '../../src/documents/index.ts';
import {
  DEFAULT_FACTS_LIMITS,
  subjectDigest,
  type FactsLimits,
} from '../../src/evidence/subject-evidence.ts';
import { accept, present, type Result } from '../../src/documents/findings.ts';
import { formatInstant, instantOf, type EpochMs } from '../../src/documents/json.ts';
import { providerOf, speaksOf } from '../../src/ledger/fold.ts';
import type { Facts } from '../../src/ledger/export-facts.ts';
import type { Placed } from '../../src/ledger/records.ts';
import {
  readQuery,
  selected,
  type AccountStanding,
  type ReadinessProjection,
  type Board,
  type SubjectStanding,
} from './board.ts';
import {
  decideAccounts,
  decideOn,
  readWithBacking,
  resolveCapability,
  standingOf,
} from './decisions.ts';
import { KeptBoard } from './kept-board.ts';
import {
  indexClaims,
  onSnapshot,
  requireFacts,
  type ReadinessSetup,
  type Terms,
  type Snapshot,
  giveWay,
} from './snapshot.ts';
import { replayStates, type StandingThen } from './state-history.ts';

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
  /**
   * The board, or the part of it that is asked for, as the route sends it: the same bytes for the same ledger, facts
   * and minute. Refused with the faults of what is asked.
   */
  projection(asked?: ReadinessQuery | object): Promise<Result<ReadinessProjection>>;
  /** Returns the providers that the runtime knows, each with its part of the board. */
  catalogue(): Promise<ProviderCatalogue>;
  /** Refused as `account_unknown`, `account_ambiguous` or `policy_mode_required`. */
  resolve(request: CapabilityRequestBody): Promise<Result<CapabilityResolution>>;
  survey(): Promise<WholeSurvey>;
  examine(subjects: readonly Subject[]): Promise<Survey<Examined>>;
  /** Returns the states that a subject has been in by these records of it, and by the runtime facts of now. */
  past(subject: Subject, records: readonly Placed[]): Promise<readonly StandingThen[]>;
  /** Tells how one more record would change decisions; nothing is recorded. Unreadable runtime facts name no account. */
  changes(next: Placed, subjects: readonly Subject[]): Promise<readonly DecisionChange[]>;
}

export interface Examined extends SubjectStanding {
  /** The joined evidence; `null` where it cannot be read. */
  readonly entry: ProjectionEntry | null;
}

/** One row for each subject. */
export interface Survey<Row extends SubjectStanding = SubjectStanding> {
  readonly at: EpochMs;
  readonly facts: Facts;
  readonly factsLimits: FactsLimits;
  /** Operations that the environment disables, whatever the ledger says. */
  readonly denied: readonly Selector[];
  readonly rows: readonly Row[];
}

/** Everything that the board shows. */
export interface WholeSurvey extends Survey {
  /** Whether the ledger could be read; if not, nothing is known that would be a reason to act. */
  readonly isWhole: boolean;
  readonly accounts: readonly AccountStanding[];
}

export interface DecisionChange {
  readonly before: Examined;
  readonly after: Examined;
  /** Whether the record is about the subject; if not, it changes at most what rests on another one. */
  readonly isSpokenOf: boolean;
}

/** The readiness of one deployment (specification/readiness.md 1; specification/service.md 2). */
export function readinessService(setup: ReadinessSetup): ReadinessService {
  const { terms } = setup;
  if (!terms) return serviceBy(setup);
  let last: { readonly by: Terms; readonly service: ReadinessService } | undefined;
  const now = async () => {
    const by = await terms();
    if (last?.by !== by) last = { by, service: serviceBy({ ...setup, ...by }) };
    return last.service;
  };
  return {
    decide: async (request) => (await now()).decide(request),
    board: async () => (await now()).board(),
    projection: async (asked) => (await now()).projection(asked),
    catalogue: async () => (await now()).catalogue(),
    resolve: async (request) => (await now()).resolve(request),
    survey: async () => (await now()).survey(),
    examine: async (subjects) => (await now()).examine(subjects),
    past: async (subject, records) => (await now()).past(subject, records),
    changes: async (next, subjects) => (await now()).changes(next, subjects),
  };
}

function serviceBy(setup: ReadinessSetup): ReadinessService {
  const claims = indexClaims(setup.claims);
  const kept = new KeptBoard(setup, claims);
  return {
    decide: (request) => onSnapshot(setup, claims, (snapshot) => decideOn(snapshot, request)),
    board: async () => (await kept.current()).document,
    projection: async (asked) => {
      const stated = Object.entries({ ...asked }).filter(([, value]) => value !== undefined);
      const query = readQuery(Object.fromEntries(stated));
      return query.ok ? accept(selected(await kept.current(), query.value)) : query;
    },
    catalogue: async () => listProviders(await kept.current()),
    resolve: (request) =>
      onSnapshot(setup, claims, (snapshot) => resolveCapability(snapshot, request)),
    survey: async () => makeSurvey(await kept.current(), setup),
    examine: (subjects) =>
      onSnapshot(setup, claims, async (snapshot) => ({
        ...aboutNow(setup, requireFacts(snapshot), snapshot.at),
        rows: await examineAll(snapshot, subjects),
      })),
    past: (subject, records) =>
      onSnapshot(setup, claims, async (snapshot) =>
        replayStates({ ...snapshot, facts: requireFacts(snapshot) }, subject, records),
      ),
    changes: (next, subjects) =>
      onSnapshot(setup, claims, (snapshot) => foreseeChanges(snapshot, subjects, next)),
  };
}

function aboutNow(
  { settings, factsLimits = DEFAULT_FACTS_LIMITS }: ReadinessSetup,
  facts: Facts,
  at: EpochMs,
) {
  const providers = [...settings.disabledProviders].map((provider) => ({ provider }));
  return { at, facts, factsLimits, denied: [...providers, ...facts.document.deny_list] };
}

function makeSurvey({ parts, facts, isWhole }: Board, setup: ReadinessSetup): WholeSurvey {
  return {
    ...aboutNow(setup, facts, setup.clock()),
    isWhole,
    rows: parts.flatMap(({ subjects }) => subjects),
    accounts: parts.flatMap(({ accounts }) => accounts),
  };
}

async function examineAll(snapshot: Snapshot, subjects: readonly Subject[]): Promise<Examined[]> {
  const own = new Map(subjects.map((subject) => [subjectDigest(subject), subject])).values();
  const { readingOf, backingOf } = await readWithBacking(snapshot, subjects);
  const rows: Examined[] = [];
  for (const subject of own) {
    const [reading, backing] = [readingOf(subject), backingOf(subject)];
    const accounts = decideAccounts(snapshot, subject, reading, backing);
    rows.push({
      subject,
      digest: subjectDigest(subject),
      isClaimed: snapshot.claims.contractFor(subject) !== null,
      accounts,
      entry: reading.state === 'read' ? reading.entry : null,
      ...standingOf(snapshot, subject, reading, accounts),
    });
    await giveWay();
  }
  return rows;
}

/** Decides on the subjects of the record's provider, with and without it. A connect rests on its neighbours too. */
async function foreseeChanges(
  snapshot: Snapshot,
  subjects: readonly Subject[],
  next: Placed,
): Promise<readonly DecisionChange[]> {
  const { record } = next;
  const own = subjects.filter(({ provider }) => provider === providerOf(record));
  const before = await examineAll(snapshot, own);
  const ledger = snapshot.ledger && { ...snapshot.ledger, next: startingBy(next, snapshot.at) };
  const after = await examineAll({ ...snapshot, ledger }, own);
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

/** The providers that the runtime knows, each with what the board says of it (specification/service.md 3). */
function listProviders({ facts, document: board }: Board): ProviderCatalogue {
  const { document, providers: known } = facts;
  const { apps, accounts } = document;
  return {
    providers: board.providers
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
