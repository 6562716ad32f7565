import { erroredFact, subjectDigest } from '../evidence/subject-evidence.ts';
import { type ContractIndex } from '../evidence/contract.ts';
import type {
  ApprovalFact,
  CheckFact,
  ControlFact,
  CorrectedFact,
  ProjectionEntry,
  RunFact,
  Subject,
} from '../documents/index.ts';
import {
  shownOf,
  type ApprovalRecord,
  type CheckRecord,
  type ControlRecord,
  type Placed,
  type RunRecord,
} from './records.ts';
import type { LastRun } from './fold.ts';

export interface JoinedFacts {
  configuration(subject: Subject): ProjectionEntry['configuration'];
  authorization(subject: Subject, account: string): ProjectionEntry['authorization'];
  policy(subject: Subject): ProjectionEntry['policy'];
  contract(subject: Subject, contracts: ContractIndex): { readonly digest: string } | null;
}

export interface SubjectRecords {
  readonly review: Placed<ApprovalRecord> | null;
  readonly live: LastRun | null;
  readonly local: LastRun | null;
}

/** A correction as entries say it. */
export interface CorrectionPlace {
  readonly sequence: number;
  readonly leaf: string;
  readonly reason: string;
  readonly recordedAt: string;
}

/** The one join, where what is not known is `null`: an export writes it, and readiness decides by it. */
export function joined(
  { facts, contracts }: { readonly facts: JoinedFacts; readonly contracts: ContractIndex },
  {
    subject,
    review,
    control,
    live,
    local,
  }: SubjectRecords & { readonly subject: Subject; readonly control: ControlFact },
): ProjectionEntry {
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
    runtime_control: control,
    local_run: runFact(local),
    live_run: runFact(live),
  };
}

function approvalFact(review: Placed<ApprovalRecord> | null): ApprovalFact {
  if (!review) return null;
  const { state, tier, reviewed_at, expires_at, origin } = review.record;
  const record = placeOf(review);
  return { state, tier, reviewed_at, expires_at, record, origin };
}

export function shownControl(control: Placed<ControlRecord> | null): ControlFact {
  if (!control) return null;
  const { state, expires_at, origin } = control.record;
  return { state, expires_at, record: placeOf(control), origin };
}

function placeOf({ sequence, leaf }: Placed): { sequence: number; leaf: string } {
  return { sequence, leaf };
}

/** Says which facts of an entry are unknown because of a correction; `by` finds it by its place. */
export function correctedFacts(
  facts: Readonly<Record<CorrectedFact['piece'], Pick<Placed, 'quarantined_by'> | null>>,
  by: (sequence: number) => CorrectionPlace | undefined,
): Pick<ProjectionEntry, 'corrected'> {
  const corrected = PIECES.flatMap((piece): CorrectedFact[] => {
    const correction = by(facts[piece]?.quarantined_by ?? 0);
    if (!correction) return [];
    const { leaf, reason, recordedAt: corrected_at, sequence } = correction;
    return [{ piece, reason, corrected_at, record: { sequence, leaf } }];
  });
  return corrected.length === 0 ? {} : { corrected };
}

const PIECES = ['approval', 'runtime_control', 'local_run', 'live_run'] as const;

/** The row of a run itself names its subject, whatever query found it. */
function runFact(run: LastRun | null): RunFact {
  if (!run) return null;
  const { errored, record } = run;
  return {
    subject_digest: subjectDigest(record.subject),
    ...shownOf(record),
    checks: record.checks.flatMap(shownCheck),
    ...(isStatusUnstated(record) && { exit_status: 'unstated' }),
    ...erroredFact(errored),
    record: placeOf(run),
  };
}

/** A command says how it ended to the program that started it, and a statement has none. */
function isStatusUnstated({ exit_status: status, origin }: RunRecord): boolean {
  return origin.kind === 'test_results' && status === undefined;
}

/** The format of an entry has no attempts. A check that could not be tested was not done, as if it was left out. */
function shownCheck({ attempts: _attempts, outcome, ...check }: CheckRecord): CheckFact[] {
  return outcome === 'errored' ? [] : [{ ...check, outcome }];
}
