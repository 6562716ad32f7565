import type { Digest } from '../../digest/index.ts';
import { subjectDigest, type ContractIndex } from '../../evidence/index.ts';
import type {
  ApprovalFact,
  ControlFact,
  EpochMs,
  ProjectionEntry,
  RunFact,
  Subject,
} from '../../json/index.ts';
import type { Connection } from '../driver/connection.ts';
import { appKey, effectiveControl, effectiveReview, effectiveRuns } from '../effective.ts';
import type { ApprovalRecord, ControlRecord, Placed, RunRecord } from '../record.ts';
import { SELECTABLE, selectorFor } from '../selector.ts';
import type { Facts } from './facts.ts';
import { remembering } from './remembering.ts';
import type { NamedSubject } from './subjects.ts';

/** What entries are made from, at one snapshot and one instant. */
export interface EntrySource {
  readonly connection: Connection;
  readonly facts: Facts;
  readonly contracts: ContractIndex;
  /** Which kinds of selectors the ledger has events of. */
  readonly masks: readonly number[];
  readonly at: EpochMs;
}

/** So many subjects are asked for at once: a server then answers without waiting for each question. */
const AT_ONCE = 50;

/** The entries of subjects in their order. What many of them share is asked for once. */
export async function* entriesOf(
  source: EntrySource,
  subjects: Iterable<NamedSubject> | AsyncIterable<NamedSubject>,
): AsyncGenerator<ProjectionEntry> {
  const { connection, masks, at } = source;
  const review = remembering(
    (subject: Subject) => JSON.stringify(appKey(subject)),
    (subject) => effectiveReview(connection, subject),
  );
  const control = remembering(
    (subject: Subject) => JSON.stringify(masks.map((mask) => selectorFor(subject, mask))),
    (subject) => effectiveControl(connection, subject, masks, at),
  );
  const entry = async (one: NamedSubject) =>
    joined(source, one, {
      review: review(one.subject),
      control: factOf(source, one.subject, control),
    });
  let waiting: NamedSubject[] = [];
  for await (const subject of subjects) {
    waiting.push(subject);
    if (waiting.length < AT_ONCE) continue;
    yield* await Promise.all(waiting.map(entry));
    waiting = [];
  }
  yield* await Promise.all(waiting.map(entry));
}

/**
 * Everything that is known of a subject (data-model.md sections 3.3 and 3.6); what is not known is `null`.
 * The one join: an export writes it, and readiness decides by it.
 */
export function entryOf(
  source: EntrySource,
  subject: Subject,
  control?: ControlFact,
): Promise<ProjectionEntry> {
  return joined(
    source,
    { subject, digest: subjectDigest(subject) },
    {
      review: effectiveReview(source.connection, subject),
      control: control === undefined ? controlFact(source, subject) : control,
    },
  );
}

/** What is asked for not only by the digest of a subject. */
interface Asked {
  readonly review: Promise<Placed<ApprovalRecord> | null>;
  readonly control: Promise<ControlFact> | ControlFact;
}

async function joined(
  { connection, facts, contracts }: EntrySource,
  { subject, digest }: NamedSubject,
  asked: Asked,
): Promise<ProjectionEntry> {
  const [{ live, local }, review, said] = await Promise.all([
    effectiveRuns(connection, digest),
    asked.review,
    asked.control,
  ]);
  const policy = facts.policy(subject);
  const account = live?.record.account_ref ?? null;
  return {
    subject,
    contract_digest: facts.contract(subject, contracts)?.digest ?? null,
    configuration: facts.configuration(subject),
    approval: approvalFact(review),
    // The grant that the live run was made with; another account's grant proves nothing about it.
    authorization: account === null ? null : facts.authorization(subject, account),
    policy: policy && { state: policy.state },
    runtime_control: said,
    local_run: runFact(local, subject, digest),
    live_run: runFact(live, subject, digest),
  };
}

function approvalFact(review: Placed<ApprovalRecord> | null): ApprovalFact {
  if (!review) return null;
  const { state, tier, reviewed_at, expires_at } = review.record;
  return { state, tier, reviewed_at, expires_at, record: placeOf(review) };
}

/** The disable of the environment: no record of the ledger says it. */
export const DENIED: NonNullable<ControlFact> = {
  state: 'disabled',
  expires_at: null,
  record: null,
};

/** The control that speaks of a subject, the deny-list first: readable even where nothing else is. */
export function controlFact(
  source: Omit<EntrySource, 'contracts' | 'facts'> & DenySource,
  subject: Subject,
): Promise<ControlFact> {
  const { connection, masks, at } = source;
  return factOf(source, subject, () => effectiveControl(connection, subject, masks, at));
}

interface DenySource {
  readonly facts: Pick<Facts, 'isDenied'>;
}

async function factOf(
  { facts }: DenySource,
  subject: Subject,
  find: (subject: Subject) => Promise<Placed<ControlRecord> | null>,
): Promise<ControlFact> {
  if (facts.isDenied(subject)) return DENIED;
  const control = await find(subject);
  if (!control) return null;
  const { state, expires_at } = control.record;
  return { state, expires_at, record: placeOf(control) };
}

function runFact(run: Placed<RunRecord> | null, subject: Subject, digest: Digest): RunFact {
  if (!run) return null;
  const { record } = run;
  return {
    // What the row says, whatever it was found by.
    subject_digest: isSameSubject(record.subject, subject) ? digest : subjectDigest(record.subject),
    contract_digest: record.contract_digest,
    tested_revision: record.tested_revision,
    tested_at: record.tested_at,
    expires_at: record.expires_at,
    approval_state: record.approval_state,
    approval_tier: record.approval_tier,
    required_scopes: [...record.required_scopes],
    granted_scopes: [...record.granted_scopes],
    checks: [...record.checks],
    record: placeOf(run),
  };
}

function isSameSubject(one: Subject, other: Subject): boolean {
  return (
    one.provider === other.provider && SELECTABLE.every((member) => one[member] === other[member])
  );
}

function placeOf({ sequence, leaf }: Placed): { sequence: number; leaf: string } {
  return { sequence, leaf };
}
