import type { Subject } from '../../documents/index.ts';
import { demand } from '../../documents/error.ts';
import { instantOf } from '../../documents/json.ts';
import type { Contract } from '../../evidence/contract.ts';
import { append } from '../../ledger/append.ts';
import type { AppendItem } from '../../ledger/prepare-record.ts';
import { effectiveEvidence } from '../../ledger/lookup.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { recordingBy } from '../../cli/evidence/ledger-append.ts';
import { askedLedger, withLedger } from '../../cli/evidence/open-ledger.ts';
import { bytesOf } from '../../cli/evidence/stated-documents.ts';
import type { AppParticulars } from '../../cli/evidence/templates.ts';
import { indexContracts } from '../../evidence/contract.ts';
import type { ReadClaim } from '../../manifest/claims.ts';
import { asker, askReview, type Review } from './interview.ts';
import { newApproval, newControl } from './new-claim.ts';

/** The review of an app that is in force in the ledger, and whether the ledger has no control over the subject. */
export async function statedBefore(subject: Subject, invocation: Invocation) {
  const { at } = invocation;
  const { control, review } = await withLedger(askedLedger(invocation), (ledger) =>
    ledger.read((connection) => effectiveEvidence(connection, subject, at)),
  );
  const known = review?.record;
  return {
    isUncontrolled: control === null,
    review:
      known && instantOf(known.expires_at) > at
        ? { tier: known.tier, expiresAt: known.expires_at }
        : undefined,
  };
}

/** Statements of a person, to be recorded: those that the ledger lacks. */
export function statedItems(
  of: AppParticulars,
  {
    isUncontrolled,
    review,
  }: { readonly isUncontrolled: boolean; readonly review: Review | undefined },
): readonly AppendItem[] {
  const item = (kind: 'approval' | 'control', document: object): AppendItem => ({
    kind,
    file: `your statement (${kind})`,
    bytes: bytesOf(document),
  });
  return [
    ...(review ? [item('approval', newApproval(of, review))] : []),
    ...(isUncontrolled ? [item('control', newControl(of))] : []),
  ];
}

/**
 * Records the statements that a committed claim lacks, as after a run that was killed before it recorded anything, or
 * once a review has expired.
 *
 * @returns how many were recorded @throws ClaimgateError `usage` where nobody says it
 */
export async function completeStatements(
  { claim: { subject } }: ReadClaim,
  { document: { approval } }: Contract,
  operator: string,
  invocation: Invocation,
): Promise<number> {
  const { at } = invocation;
  const { isUncontrolled, review: known } = await statedBefore(subject, invocation);
  if (known && !isUncontrolled) return 0;
  const review = known ? undefined : await askReview(asker(invocation), subject.provider, at);
  const of: AppParticulars = {
    provider: subject.provider,
    appFingerprint: subject.app_fingerprint,
    instanceFingerprint: subject.instance_fingerprint,
    tier: review?.tier ?? approval.tier,
    at: at - (at % 1000),
  };
  const items = statedItems(of, { isUncontrolled, review });
  const recorded = await withLedger(askedLedger(invocation), async (ledger) =>
    append(ledger, items, {
      ...(await recordingBy(operator, ledger, invocation)),
      contracts: indexContracts([]),
    }),
  );
  return demand(recorded).length;
}
