import { canonicalizeWith, type CanonicalMembers } from '../digest/canonical.ts';
import { OBJECT_PREFIX, type Digest } from '../digest/index.ts';
import type { RunSide } from '../evidence/index.ts';
import type { ApprovalReview, CheckFact, ControlEvent, Subject } from '../json/index.ts';
import { digestOfHash, leafHash } from '../trust/index.ts';

/** The tier of a revocation that names none: what was revoked approves nothing any more. */
export const TIER_REVOKED = 'revoked';

/** What the ledger adds to everything it records. */
export interface RecordHead {
  /** 32 hex digits. */
  readonly id: string;
  /** 128 random bits in hex, so that a leaf hash, which neighbours see, can not be guessed. */
  readonly nonce: string;
  /** Instant at which it was recorded, by the clock of the ledger. */
  readonly recorded_at: string;
  /** Fingerprint of who recorded it. */
  readonly operator_ref: string;
}

export interface ApprovalContent extends Omit<ApprovalReview, 'schema_version'> {
  readonly kind: 'approval';
  /** Never left out: a revocation without one is recorded with {@link TIER_REVOKED}. */
  readonly tier: string;
}

export interface RunContent {
  readonly kind: 'run';
  readonly side: RunSide;
  readonly subject: Subject;
  readonly contract_digest: string;
  readonly tested_revision: string;
  readonly tested_at: string;
  readonly expires_at: string;
  /** Digests in order; of a local run, the simulated grant. */
  readonly granted_scopes: readonly string[];
  /** Fingerprint of the account; only a local run can be without. */
  readonly account_ref: string | null;
  /** In the order of their kinds' names. */
  readonly checks: readonly CheckFact[];
}

/** What a run takes from the review and the contract it was made under. */
export interface RunContext {
  readonly review_id: string;
  readonly approval_state: ApprovalReview['state'];
  readonly approval_tier: string;
  /** Digests in order. */
  readonly required_scopes: readonly string[];
}

export interface ControlContent extends Omit<ControlEvent, 'schema_version'> {
  readonly kind: 'control';
}

export type ApprovalRecord = RecordHead & ApprovalContent;
export type RunRecord = RecordHead & RunContent & RunContext;
export type ControlRecord = RecordHead & ControlContent;

/** One record of the ledgers, with everything that its leaf covers. */
export type LedgerRecord = ApprovalRecord | RunRecord | ControlRecord;
export type RecordKind = LedgerRecord['kind'];

/**
 * The bytes that the leaf of a record covers: a run with its checks is one record (trust.md section 3).
 * Members that are at hand in their canonical form are not written again.
 */
export function recordBytes(record: LedgerRecord, known: CanonicalMembers = NONE): Uint8Array {
  return Buffer.from(`${OBJECT_PREFIX.record}\n${canonicalizeWith(record, known)}`, 'utf8');
}

const NONE: CanonicalMembers = new Map();

/** The leaf of a record in the Merkle tree. */
export function leafOf(record: LedgerRecord, known?: CanonicalMembers): Digest {
  return digestOfHash(leafHash(recordBytes(record, known)));
}

/** A record and where it stands. */
export interface Placed<T extends LedgerRecord = LedgerRecord> {
  readonly sequence: number;
  readonly leaf: string;
  readonly record: T;
}
