import type { CanonicalMembers } from '../../digest/canonical.ts';
import type { Digest } from '../../digest/index.ts';
import type { Finding } from '../../findings/index.ts';
import type { ApprovalContent, ControlContent, RunContent } from '../record.ts';

/** A document that is to be recorded, as its bytes came. */
export interface AppendItem {
  readonly kind: 'approval' | 'run' | 'control';
  /** Name of the document in findings. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Two requests with one key are one request; only a fingerprint of it is stored. */
  readonly idempotencyKey?: string;
}

/** What is to be recorded, with everything in it that must not be stored replaced by its fingerprint. */
export interface AppendRequest {
  readonly file: string;
  readonly content: ApprovalContent | RunContent | ControlContent;
  /** The members of the content in their canonical form. */
  readonly canonical: CanonicalMembers;
  readonly idempotencyRef: Digest | null;
  /** Digest of the content: what an idempotency key stands for. */
  readonly requestDigest: Digest;
}

/** Thrown inside the transaction so that it leaves no trace; caught where the answer is given. */
export class Refused extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super('refused');
    this.findings = findings;
  }
}
