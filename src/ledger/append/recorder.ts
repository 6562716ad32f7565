import { subjectDigest, type Contract, type ContractIndex } from '../../evidence/index.ts';
import type { EpochMs } from '../../json/index.ts';
import type { Connection, Row } from '../driver/connection.ts';
import type {
  ApprovalContent,
  ApprovalRecord,
  ControlContent,
  ControlRecord,
  LedgerRecord,
  RecordHead,
  RunContent,
  RunRecord,
} from '../record.ts';
import { insertApproval } from '../rows/approval-rows.ts';
import { insertControl } from '../rows/control-rows.ts';
import { insertRun } from '../rows/run-rows.ts';
import { selectorDigest } from '../selector.ts';
import { judgeApproval, judgeControl, judgeRun, speakerFor, type ReviewAtTest } from './judge.ts';
import type { Question } from './question.ts';
import { Refused, type AppendRequest } from './request.ts';

/** Where a record is to stand, with what the ledger adds to it. */
export interface Place {
  readonly sequence: number;
  readonly head: RecordHead;
  readonly at: EpochMs;
}

/** What has to be asked about one request; by the answer it is judged and its rows are inserted. */
export interface Recorder {
  readonly question: Question;
  /** The record that was inserted; throws {@link Refused} where it may not be. */
  record(connection: Connection, answer: Row, place: Place): LedgerRecord;
}

export function recorderFor({ content, file }: AppendRequest, contracts: ContractIndex): Recorder {
  const say = speakerFor(file);
  if (content.kind === 'run') {
    const digest = subjectDigest(content.subject);
    const { question, judge } = judgeRun(content, digest, contracts, say);
    return {
      question,
      record: (connection, answer, { sequence, head, at }) => {
        const judged = judge(answer, at);
        if (!judged.ok) throw new Refused(judged.findings);
        const { review, contract } = judged;
        const record = runRecord(head, content, review, contract);
        insertRun(connection, sequence, record, { review, digest });
        return record;
      },
    };
  }
  if (content.kind === 'approval') {
    const { question, judge } = judgeApproval(content, say);
    return {
      question,
      record: (connection, answer, { sequence, head, at }) => {
        refuseFor(judge(answer, at));
        const record = approvalRecord(head, content);
        insertApproval(connection, sequence, record);
        return record;
      },
    };
  }
  const digest = selectorDigest(content.selector);
  const { question, judge } = judgeControl(content, digest, say);
  return {
    question,
    record: (connection, answer, { sequence, head, at }) => {
      refuseFor(judge(answer, at));
      const record = controlRecord(head, content);
      insertControl(connection, sequence, record, digest);
      return record;
    },
  };
}

// Member by member: objects that are spread into others are slow to make and slow to read.

function approvalRecord(head: RecordHead, content: ApprovalContent): ApprovalRecord {
  return {
    kind: 'approval',
    id: head.id,
    nonce: head.nonce,
    recorded_at: head.recorded_at,
    operator_ref: head.operator_ref,
    provider: content.provider,
    app_fingerprint: content.app_fingerprint,
    provider_environment: content.provider_environment,
    instance_fingerprint: content.instance_fingerprint,
    state: content.state,
    tier: content.tier,
    reviewed_at: content.reviewed_at,
    expires_at: content.expires_at,
  };
}

function controlRecord(head: RecordHead, content: ControlContent): ControlRecord {
  return {
    kind: 'control',
    id: head.id,
    nonce: head.nonce,
    recorded_at: head.recorded_at,
    operator_ref: head.operator_ref,
    selector: content.selector,
    state: content.state,
    reason: content.reason,
    starts_at: content.starts_at,
    expires_at: content.expires_at,
  };
}

function runRecord(
  head: RecordHead,
  content: RunContent,
  review: ReviewAtTest,
  { requiredScopes }: Contract,
): RunRecord {
  return {
    kind: 'run',
    id: head.id,
    nonce: head.nonce,
    recorded_at: head.recorded_at,
    operator_ref: head.operator_ref,
    review_id: review.id,
    side: content.side,
    subject: content.subject,
    contract_digest: content.contract_digest,
    tested_revision: content.tested_revision,
    tested_at: content.tested_at,
    expires_at: content.expires_at,
    approval_state: review.state,
    approval_tier: review.tier,
    required_scopes: [...requiredScopes].sort(),
    granted_scopes: content.granted_scopes,
    account_ref: content.account_ref,
    checks: content.checks,
  };
}

function refuseFor(findings: Refused['findings']): void {
  if (findings.length > 0) throw new Refused(findings);
}
