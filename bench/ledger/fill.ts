import { createHash } from 'node:crypto';
import { prepare } from '../../src/ledger/append/prepare.ts';
import type { AppendItem, Driver } from '../../src/ledger/index.ts';
import { leafOf } from '../../src/ledger/index.ts';
import { LogEnd } from '../../src/ledger/log.ts';
import type { ApprovalRecord, LedgerRecord, RecordHead } from '../../src/ledger/record.ts';
import { insertApproval } from '../../src/ledger/rows/approval-rows.ts';
import { insertControl } from '../../src/ledger/rows/control-rows.ts';
import { insertRun } from '../../src/ledger/rows/run-rows.ts';
import { contract, FINGERPRINTS } from '../../test/ledger/documents.ts';
import { BulkConnection } from './bulk.ts';

/** Records whose rows go in one transaction. */
const PER_TRANSACTION = 1000;

/** Each review is that of the runs after it in the same transaction of the same app. */
type Reviews = Map<string, ApprovalRecord>;

const hex = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Records documents in order, as `append` would, without judging them. Runs come after the review of their app. */
export async function fill(driver: Driver, items: Iterable<AppendItem>): Promise<void> {
  const reviews: Reviews = new Map();
  let pending: AppendItem[] = [];
  for (const one of items) {
    pending.push(one);
    if (pending.length < PER_TRANSACTION) continue;
    await recordAll(driver, pending, reviews);
    pending = [];
  }
  if (pending.length > 0) await recordAll(driver, pending, reviews);
}

function recordAll(driver: Driver, items: readonly AppendItem[], reviews: Reviews): Promise<void> {
  return driver.write(async (connection) => {
    const bulk = new BulkConnection(connection);
    const log = await LogEnd.of(bulk);
    for (const one of items) {
      await log.prepare();
      const prepared = prepare(one, FINGERPRINTS);
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.findings));
      const { content, requestDigest, idempotencyRef } = prepared.value;
      const record = insertContent(bulk, log.next, content, reviews);
      const { id, kind } = record;
      log.append({ id, kind, leaf: leafOf(record), idempotencyRef, requestDigest });
    }
    bulk.flush();
  });
}

type Prepared = Extract<ReturnType<typeof prepare>, { ok: true }>['value']['content'];

function insertContent(
  bulk: BulkConnection,
  sequence: number,
  content: Prepared,
  reviews: Reviews,
): LedgerRecord {
  const head: RecordHead = {
    id: hex(`id ${sequence}`),
    nonce: hex(`nonce ${sequence}`),
    recorded_at: '2026-03-15T12:00:00Z',
    operator_ref: `sha256:${'7'.repeat(64)}`,
  };
  if (content.kind === 'control') {
    const record = { ...head, ...content };
    insertControl(bulk, sequence, record);
    return record;
  }
  if (content.kind === 'approval') {
    const record = { ...head, ...content };
    reviews.set(record.app_fingerprint, record);
    insertApproval(bulk, sequence, record);
    return record;
  }
  const review = reviews.get(content.subject.app_fingerprint);
  if (!review) throw new Error('a run without a review of its app');
  const record = {
    ...head,
    ...content,
    review_id: review.id,
    approval_state: review.state,
    approval_tier: review.tier,
    required_scopes: [...contract.requiredScopes].sort(),
  };
  insertRun(bulk, sequence, record, review);
  return record;
}
