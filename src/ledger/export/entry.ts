import { DENIED, subjectDigest, type ContractIndex } from '../../evidence/index.ts';
import {
  formatInstant,
  instantOf,
  type ApprovalFact,
  type ControlFact,
  type EpochMs,
  type ProjectionEntry,
  type Subject,
} from '../../json/index.ts';
import type { Connection } from '../driver/connection.ts';
import { appKey, effectiveControl, effectiveReview, enabledUntil } from '../effective.ts';
import type { ApprovalRecord, ControlRecord, Placed } from '../record.ts';
import { selectorFor } from '../selector.ts';
import type { Facts } from './facts.ts';
import { remembering } from './remembering.ts';
import { runsOfAll, runsOfEach, runsOfSubject, type SubjectRuns } from './runs.ts';

/** What entries are made from, at one snapshot and one instant. */
export interface EntrySource {
  readonly connection: Connection;
  readonly facts: Facts;
  readonly contracts: ContractIndex;
  /** Which kinds of selectors the ledger has events of. */
  readonly masks: readonly number[];
  readonly at: EpochMs;
}

/** So many subjects are joined at once: a server then answers without waiting for each question. */
const AT_ONCE = 50;

/** The entries of subjects in their order. What many of them share is asked for once. */
export async function* entriesOf(
  source: EntrySource,
  subjects?: Iterable<Subject>,
): AsyncGenerator<ProjectionEntry> {
  const { connection, facts, masks } = source;
  const review = remembering(
    (subject: Subject) => JSON.stringify(appKey(subject)),
    (subject) => effectiveReview(connection, subject),
  );
  const control = remembering(
    (subject: Subject) => JSON.stringify(masks.map((mask) => selectorFor(subject, mask))),
    (subject) => lastingControl(source, subject),
  );
  const entry = (runs: SubjectRuns) =>
    joined(source, runs, {
      review: review(runs.subject),
      control: facts.isDenied(runs.subject) ? DENIED : control(runs.subject),
    });
  const all = subjects ? runsOfEach(connection, subjects) : runsOfAll(connection);
  let waiting: SubjectRuns[] = [];
  for await (const runs of all) {
    waiting.push(runs);
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
export async function entryOf(
  source: EntrySource,
  subject: Subject,
  control?: ControlFact,
): Promise<ProjectionEntry> {
  const { connection } = source;
  const named = { subject, digest: subjectDigest(subject) };
  const [runs, review, said] = await Promise.all([
    runsOfSubject(connection, named),
    effectiveReview(connection, subject),
    control === undefined ? controlFact(source, subject) : control,
  ]);
  return joined(source, runs, { review, control: said });
}

/** What is asked for not only by the digest of a subject. */
interface Asked {
  readonly review: Promise<Placed<ApprovalRecord> | null> | Placed<ApprovalRecord> | null;
  readonly control: Promise<ControlFact> | ControlFact;
}

async function joined(
  { facts, contracts }: EntrySource,
  { subject, live, local }: SubjectRuns,
  asked: Asked,
): Promise<ProjectionEntry> {
  const [review, said] = await Promise.all([asked.review, asked.control]);
  const policy = facts.policy(subject);
  const account = live?.account ?? null;
  return {
    subject,
    contract_digest: facts.contract(subject, contracts)?.digest ?? null,
    configuration: facts.configuration(subject),
    approval: approvalFact(review),
    // The grant that the live run was made with; another account's grant proves nothing about it.
    authorization: account === null ? null : facts.authorization(subject, account),
    policy: policy && { state: policy.state },
    runtime_control: said,
    local_run: local?.fact ?? null,
    live_run: live?.fact ?? null,
  };
}

function approvalFact(review: Placed<ApprovalRecord> | null): ApprovalFact {
  if (!review) return null;
  const { state, tier, reviewed_at, expires_at } = review.record;
  return { state, tier, reviewed_at, expires_at, record: placeOf(review) };
}

/** The control that speaks of a subject, the deny-list first: readable even where nothing else is. */
export async function controlFact(
  source: ControlSource & { readonly facts: Pick<Facts, 'isDenied'> },
  subject: Subject,
): Promise<ControlFact> {
  const { connection, facts, masks, at } = source;
  if (facts.isDenied(subject)) return DENIED;
  return shownControl(await effectiveControl(connection, subject, masks, at));
}

type ControlSource = Pick<EntrySource, 'at' | 'connection' | 'masks'>;

/** The same for who reads it later than now: it ends where a restriction that is recorded already begins. */
async function lastingControl(
  { connection, masks, at }: ControlSource,
  subject: Subject,
): Promise<ControlFact> {
  const control = shownControl(await effectiveControl(connection, subject, masks, at));
  if (control?.state !== 'enabled') return control;
  const until = await enabledUntil(connection, subject, masks, at);
  const { expires_at } = control;
  if (until === null || (expires_at !== null && instantOf(expires_at) <= until)) return control;
  return { ...control, expires_at: formatInstant(until) };
}

function shownControl(control: Placed<ControlRecord> | null): ControlFact {
  if (!control) return null;
  const { state, expires_at } = control.record;
  return { state, expires_at, record: placeOf(control) };
}

function placeOf({ sequence, leaf }: Placed): { sequence: number; leaf: string } {
  return { sequence, leaf };
}
