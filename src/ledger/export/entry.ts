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
import { effectiveControl, effectiveReview, effectiveRun } from '../effective.ts';
import type { ApprovalRecord, Placed, RunRecord } from '../record.ts';
import type { Facts } from './facts.ts';

/** What entries are made from, at one snapshot and one instant. */
export interface EntrySource {
  readonly connection: Connection;
  readonly facts: Facts;
  readonly contracts: ContractIndex;
  /** Which kinds of selectors the ledger has events of. */
  readonly masks: readonly number[];
  readonly at: EpochMs;
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
  const { connection, facts, contracts } = source;
  const digest = subjectDigest(subject);
  const live = await effectiveRun(connection, digest, 'live');
  const policy = facts.policy(subject);
  const account = live?.record.account_ref ?? null;
  return {
    subject,
    contract_digest: facts.contract(subject, contracts)?.digest ?? null,
    configuration: facts.configuration(subject),
    approval: approvalFact(await effectiveReview(connection, subject)),
    // The grant that the live run was made with; another account's grant proves nothing about it.
    authorization: account === null ? null : facts.authorization(subject, account),
    policy: policy && { state: policy.state },
    runtime_control: control === undefined ? await controlFact(source, subject) : control,
    local_run: runFact(await effectiveRun(connection, digest, 'local')),
    live_run: runFact(live),
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
export async function controlFact(
  {
    connection,
    facts,
    masks,
    at,
  }: Omit<EntrySource, 'contracts' | 'facts'> & {
    readonly facts: Pick<Facts, 'isDenied'>;
  },
  subject: Subject,
): Promise<ControlFact> {
  if (facts.isDenied(subject)) return DENIED;
  const control = await effectiveControl(connection, subject, masks, at);
  if (!control) return null;
  const { state, expires_at } = control.record;
  return { state, expires_at, record: placeOf(control) };
}

function runFact(run: Placed<RunRecord> | null): RunFact {
  if (!run) return null;
  const { record } = run;
  return {
    subject_digest: subjectDigest(record.subject),
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

function placeOf({ sequence, leaf }: Placed): { sequence: number; leaf: string } {
  return { sequence, leaf };
}
