// Ledger, runtime facts and claims at one instant. A part that cannot be read is `null` and never throws, so that a
// disable still counts.

import type { Fingerprinter } from '../../src/digest/index.ts';
import type {
  AuthorizationFact,
  ControlFact,
  DecisionRequest,
  ProjectionEntry,
  Subject,
} from '../../src/documents/index.ts';
import {
  connectionKey,
  subjectDigest,
  type FactsLimits,
} from '../../src/evidence/subject-evidence.ts';
import { type ContractIndex } from '../../src/evidence/contract.ts';
import { ClaimgateError, countOf, refusalOf, undefinedFor } from '../../src/documents/findings.ts';
import type { GateContext } from '../../src/gate/facts.ts';
import { groupedBy, instantOf, type EpochMs } from '../../src/documents/json.ts';
import { joined, shownControl, type SubjectRecords } from '../../src/ledger/export-entries.ts';
import { disableBesideLedger, type Facts } from '../../src/ledger/export-facts.ts';
import { EvidenceFold, runThatCounts } from '../../src/ledger/fold.ts';
import {
  findEvents,
  findRecords,
  type Found,
  masksInUse,
  ownContract,
} from '../../src/ledger/lookup.ts';
import { binderOf, type Binder } from '../../src/ledger/binding.ts';
import { readIdentity, type LedgerIdentityRow } from '../../src/ledger/identity.ts';
import type { LastEntry } from '../../src/ledger/log.ts';
import { endOf } from '../../src/ledger/reading.ts';
import { type Connection, type Driver } from '../../src/ledger/driver/connection.ts';
import { type Placed } from '../../src/ledger/records.ts';
import type { SubjectNames } from '../../src/ledger/subjects.ts';
import type { ReadClaim } from '../../src/manifest/claims.ts';
import { withoutLeak } from '../../src/documents/sanitizer.ts';
import type { EvidenceReading, ReadinessSettings } from '../../src/readiness/input.ts';

/** The parts of a readiness service. It owns none of them: the code that opened the ledger closes it. */
export interface ReadinessSetup {
  readonly ledger: Driver;
  /** The fingerprint key of the ledger: a record that nobody with it recorded is evidence that cannot be read. */
  readonly fingerprints: Fingerprinter;
  /**
   * The runtime facts of now; asked once for each answer. A `ClaimgateError` is evidence that cannot be
   * read: decisions are `degraded` then, or `disabled` where that is known.
   */
  readonly facts: () => Promise<Facts>;
  readonly contracts: ContractIndex;
  /** The public claims of this deployment; none: nothing is advertisable. */
  readonly claims: readonly ReadClaim[];
  /** Which tested commits are part of the running code, for contracts that require it; by default unknown. */
  readonly ancestry?: GateContext['ancestry'];
  /** Contracts, claims and history as they are now, the same object until one of them changes; by default those above. */
  readonly terms?: () => Promise<Terms>;
  /** How old runtime facts may be, as the trust root says; by default 60 minutes. */
  readonly factsLimits?: FactsLimits;
  readonly settings: ReadinessSettings;
  readonly clock: () => EpochMs;
  /** Keeps where the log ends, for the next start. */
  readonly keepEnd?: (end: LastEntry) => Promise<void>;
  /** Told why evidence could not be read, for the log. */
  readonly onUnreadable?: (cause: ClaimgateError) => void;
}

/** By which terms decisions are made; they change when files do. */
export type Terms = Pick<ReadinessSetup, 'ancestry' | 'claims' | 'contracts'>;

type Reporting = Pick<ReadinessSetup, 'onUnreadable'>;

/** Ledger and runtime facts at one snapshot and one instant; `null` for what is unreadable. */
export interface Snapshot {
  readonly setup: ReadinessSetup;
  readonly claims: ClaimIndex;
  readonly at: EpochMs;
  readonly facts: Facts | null;
  readonly ledger: LedgerSnapshot | null;
}

export interface LedgerSnapshot {
  readonly connection: Connection;
  readonly masks: readonly number[];
  readonly binder: Binder;
  /** A record that is not recorded, but counted in, for what it would change. */
  readonly next?: Placed;
}

interface ReadSubject {
  readonly state: 'read';
  readonly entry: ProjectionEntry;
  /** The account that the live run was made with. */
  readonly liveAccount: string | null;
  readonly facts: Facts;
}

export type SubjectReading =
  | ReadSubject
  | { readonly state: 'unreadable'; readonly control: ControlFact };

/** A subject's state in the ledger at an instant; each part is `null` where it is unreadable. */
export interface LedgerReading {
  readonly control: { readonly fact: ControlFact; readonly until: EpochMs | null } | null;
  readonly records: SubjectRecords | null;
}

export function isWhole(reading: LedgerReading | null): boolean {
  return reading !== null && reading.control !== null && reading.records !== null;
}

/** Whether the ledger would say the same at an instant, as far as it has not grown. */
export function isCurrent(reading: LedgerReading | null, at: EpochMs): boolean {
  return isWhole(reading) && at < (reading?.control?.until ?? Infinity);
}

/** How many subjects are read at one go: few statements, and each is short. */
const READ_AT_ONCE = 32;

export const NOTHING_READ: LedgerReading = { control: null, records: null };

/** Where the ledger cannot be read, the work is done once more without it: what is known nevertheless counts. */
export async function onSnapshot<T>(
  setup: ReadinessSetup,
  claims: ClaimIndex,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const at = setup.clock();
  const facts = (await factsOrWhy(setup).catch(undefinedFor('evidence_unreadable'))) ?? null;
  try {
    const { answer, kept } = await readGrown(setup, async (connection, { identity }) => {
      const own = facts && !whyForeign(setup, identity, facts) ? facts : null;
      const ledger = await ledgerIn(setup, connection, identity);
      return work({ setup, claims, at, facts: own, ledger });
    });
    await kept;
    return answer;
  } catch (cause) {
    tolerate(setup, cause);
    return work({ setup, claims, at, facts, ledger: null });
  }
}

export async function ledgerIn(
  { fingerprints }: Pick<ReadinessSetup, 'fingerprints'>,
  connection: Connection,
  identity: LedgerIdentityRow,
): Promise<LedgerSnapshot> {
  const binder = binderOf(identity, fingerprints);
  return { connection, masks: await masksInUse(connection), binder };
}

/** Where each log ended when it was read last. */
const ends = new WeakMap<Driver, LastEntry>();

/** Has a service go on from where a log ended before its start. */
export function rememberEnd(ledger: Driver, end: LastEntry): void {
  ends.set(ledger, end);
}

/** Returns where the log ended; to be asked before a snapshot is taken, which may be older than another one. */
export function knownEnd({ ledger }: Pick<ReadinessSetup, 'ledger'>): LastEntry | null {
  return ends.get(ledger) ?? null;
}

/** Whose ledger a snapshot is of, and where it ends. */
export interface LedgerNow {
  readonly identity: LedgerIdentityRow;
  readonly last: LastEntry;
}

/**
 * Reads a ledger that has lost nothing of what was read before, and begins to keep where it ends: nobody may hear of what
 * was read until that is `kept`. It is not part of the snapshot, which would hold up others while the disk writes.
 *
 * @throws ClaimgateError `ledger_truncated`, `ledger_forked`: it was cut or replaced, a backup was restored, or another
 *   server took the lead, and a disable may be among what is missing
 */
export async function readGrown<T>(
  { keepEnd, ledger }: Pick<ReadinessSetup, 'keepEnd' | 'ledger'>,
  work: (connection: Connection, now: LedgerNow) => Promise<T>,
): Promise<{ readonly answer: T; readonly kept: Promise<void> | undefined }> {
  const known = knownEnd({ ledger });
  const { answer, end } = await ledger.read(async (connection) => {
    const asked = [endOf(connection, known), readIdentity(connection)] as const;
    const [{ isGrown, last }, identity] = await Promise.all(asked);
    if (known && !isGrown) throw lostSince(known, last);
    if (last.sequence >= (ends.get(ledger)?.sequence ?? 0)) ends.set(ledger, last);
    return { end: last, answer: await work(connection, { identity, last }) };
  });
  const kept = keepEnd?.(end);
  // It is waited for later, and may fail before.
  kept?.catch(() => {});
  return { answer, kept };
}

function lostSince(known: LastEntry, last: LastEntry): ClaimgateError {
  const expected = `the record that was read at place ${known.sequence}`;
  const code = last.sequence < known.sequence ? 'ledger_truncated' : 'ledger_forked';
  return new ClaimgateError(code, { expected, found: countOf(last.sequence, 'record') });
}

/** @throws ClaimgateError `evidence_unreadable`: without runtime facts nobody knows what there is */
export function requireFacts({ facts }: Snapshot): Facts {
  if (!facts) throw new ClaimgateError('evidence_unreadable');
  return facts;
}

export async function readControl(snapshot: Snapshot, named: SubjectNames): Promise<ControlFact> {
  const disable = disableOf(snapshot, named);
  if (disable) return disable;
  const [control] = snapshot.ledger
    ? await controlsIn(snapshot.setup, snapshot.ledger, [named], snapshot.at)
    : [];
  return control?.fact ?? null;
}

/** How long work goes on between two turns of the event loop. */
const SLICE_MS = 4;
let lastTurn = 0;

/** Lets others have their turn in the middle of long work. */
export async function giveWay(): Promise<void> {
  if (performance.now() - lastTurn < SLICE_MS) return;
  await new Promise<void>((resolve) => void setImmediate(resolve));
  lastTurn = performance.now();
}

/** Reads the evidence of subjects, in their order: by a few statements, however many there are. */
export async function readSubjects(
  setup: Pick<ReadinessSetup, 'contracts' | 'onUnreadable'>,
  ledger: LedgerSnapshot,
  subjects: readonly Subject[],
  at: EpochMs,
): Promise<readonly LedgerReading[]> {
  const readings: LedgerReading[] = [];
  for (let start = 0; start < subjects.length; start += READ_AT_ONCE) {
    const some = subjects.slice(start, start + READ_AT_ONCE);
    // By itself, because a disable counts whatever else is broken.
    const controls = await controlsIn(setup, ledger, some, at);
    const contractOf = (subject: Subject) => ownContract(subject, setup.contracts);
    const found = await tolerantly(setup, () =>
      findRecords(ledger.connection, some, contractOf, ledger.binder),
    );
    for (const [index, subject] of some.entries()) {
      const fold = foldedIn(setup, ledger, found?.[index], at);
      const records = fold && recordsOf(fold, subject, setup.contracts);
      readings.push({ control: controls[index] ?? null, records });
    }
    await giveWay();
  }
  return readings;
}

export function recordsOf(
  fold: EvidenceFold,
  subject: Subject,
  contracts: ContractIndex,
): SubjectRecords {
  const [digest, contract] = [subjectDigest(subject), ownContract(subject, contracts)];
  return {
    review: fold.review(subject),
    local: runThatCounts(fold.lastRun(digest, 'local', contract)),
    live: runThatCounts(fold.lastRun(digest, 'live', contract)),
  };
}

async function controlsIn(
  setup: Reporting,
  ledger: LedgerSnapshot,
  subjects: readonly SubjectNames[],
  at: EpochMs,
): Promise<readonly LedgerReading['control'][]> {
  const found = await tolerantly(setup, () =>
    findEvents(ledger.connection, subjects, ledger.masks, at, ledger.binder),
  );
  return subjects.map((subject, index) => {
    const fold = foldedIn(setup, ledger, found?.[index], at);
    if (!fold) return null;
    const { control, until } = fold.control(subject, at);
    return { fact: shownControl(control), until };
  });
}

/** The fold of what was found, and of the record that is counted in; `null` where it cannot be read. */
function foldedIn(
  setup: Reporting,
  { next }: LedgerSnapshot,
  found: Found<readonly Placed[]> | undefined,
  at: EpochMs,
): EvidenceFold | null {
  if (!found) return null;
  let records: readonly Placed[];
  try {
    records = found();
  } catch (cause) {
    report(setup, cause);
    return null;
  }
  const fold = new EvidenceFold(at);
  for (const record of next ? [...records, next] : records) fold.add(record);
  return fold;
}

async function tolerantly<T>(setup: Reporting, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (cause) {
    report(setup, cause);
    return null;
  }
}

/** Joins what a ledger says of a subject with the runtime facts: a disable counts whatever else is broken. */
export function joinedReading(
  { setup, facts }: Pick<Snapshot, 'facts' | 'setup'>,
  subject: Subject,
  { control: spoken, records }: LedgerReading,
): SubjectReading {
  const disable = disableOf({ setup, facts }, subject);
  const control = disable ?? spoken?.fact ?? null;
  if ((!disable && !spoken) || !records || !facts) return { state: 'unreadable', control };
  const entry = joined({ facts, contracts: setup.contracts }, { subject, control, ...records });
  return { state: 'read', entry, liveAccount: records.live?.record.account_ref ?? null, facts };
}

function disableOf(
  { setup, facts }: Pick<Snapshot, 'facts' | 'setup'>,
  named: SubjectNames,
): ControlFact {
  return disableBesideLedger(named, facts, setup.settings.disabledProviders);
}

export function grantOf(
  { facts }: Pick<ReadSubject, 'facts'>,
  { subject, account_reference: account }: Omit<DecisionRequest, 'intent'>,
): AuthorizationFact {
  return account === null ? null : facts.authorization(subject, account);
}

export function withGrant(
  { entry, facts }: ReadSubject,
  account: AuthorizationFact,
): EvidenceReading {
  const isImplemented = facts.implemented(entry.subject) !== null;
  const factsGeneratedAt = instantOf(facts.document.generated_at);
  return { state: 'read', entry, account, isImplemented, factsGeneratedAt };
}

/** @throws ClaimgateError `evidence_unreadable`, whose cause says which file cannot be read, and why */
export async function factsOrWhy(setup: ReadinessSetup): Promise<Facts> {
  try {
    return await setup.facts();
  } catch (thrown) {
    // A host's own source may throw anything, and none of it lets anybody through.
    const isKnown = thrown instanceof ClaimgateError;
    const cause = isKnown
      ? thrown
      : new ClaimgateError('evidence_unreadable', {}, { cause: thrown });
    report(setup, cause);
    throw new ClaimgateError('evidence_unreadable', {}, { cause });
  }
}

/** Reports why the ledger cannot be read. Without runtime facts there is nothing to list, with or without it. */
export function tolerate(setup: Reporting, cause: unknown): void {
  if (cause instanceof ClaimgateError && cause.code === 'evidence_unreadable') throw cause;
  report(setup, cause);
}

/** Only an error with a code may be tolerated; every other one is a defect and is thrown. */
function report({ onUnreadable }: Reporting, cause: unknown): void {
  const refusal = refusalOf(cause);
  onUnreadable?.(refusal);
}

/** Reports runtime facts of another deployment than the ledger's, and says why they don't count. */
export function whyForeign(
  setup: Reporting,
  { deployment: expected }: LedgerIdentityRow,
  { document }: Facts,
): ClaimgateError | undefined {
  if (document.deployment === expected) return undefined;
  const cause = new ClaimgateError('facts_deployment_differs', {
    pointer: '/deployment',
    expected,
    found: withoutLeak(document.deployment),
  });
  report(setup, cause);
  return cause;
}

/** The public claims of a deployment, found in constant time. */
export interface ClaimIndex {
  subjects(): readonly Subject[];
  /** The claimed subjects that a subject shares its connection with: app, instance, account kind and all. */
  sharing(connection: Subject): readonly Subject[];
  /** Digest of the contract under which a subject is claimed; `null` where it is not. */
  contractFor(subject: Subject): string | null;
}

export function indexClaims(claims: readonly ReadClaim[]): ClaimIndex {
  const contracts = new Map(
    claims.map(({ claim, subjectDigest: digest }) => [digest, claim.contract_digest]),
  );
  const subjects = claims.map(({ claim }) => claim.subject);
  const byConnection = groupedBy(subjects, connectionKey);
  return {
    subjects: () => subjects,
    sharing: (subject) => byConnection.get(connectionKey(subject)) ?? [],
    contractFor: (subject) => contracts.get(subjectDigest(subject)) ?? null,
  };
}
