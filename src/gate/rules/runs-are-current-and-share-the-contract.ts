import { type EpochMs, formatInstant } from '../../json/index.ts';
import {
  runReviewFaults,
  runTimeFaults,
  type Approval,
  type Contract,
  type RunReviewFault,
  type RunTimeFault,
} from '../../evidence/index.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../../findings/index.ts';
import { CONTRACT_CODES, contractFindings } from '../contract-findings.ts';
import type { ClaimFacts } from '../facts.ts';
import type { ClaimRule } from '../rule.ts';
import { placeInRun, runsOf, type SideRun } from '../run-sides.ts';

const TIME_CODES = {
  not_yet: 'run_not_yet',
  expired: 'run_expired',
  retest_due: 'retest_due',
} as const satisfies Record<RunTimeFault, Code>;

const REVIEW_CODES = {
  before_review: 'run_before_approval',
  outlives_review: 'run_outlives_approval',
  other_approval: 'run_approval_differs',
  trial: 'run_on_trial',
} as const satisfies Record<RunReviewFault, Code>;

export const runsAreCurrentAndShareTheContract: ClaimRule = {
  about: 'claim',
  number: 4,
  id: 'runs-are-current-and-share-the-contract',
  version: 1,
  title: 'Local and live run are current, for this subject, and share the current contract.',
  why: 'Providers and our own code change: only runs of the same, current contract that have not expired say what is true now.',
  fix: 'Make the runs again under the current contract and append them, or name the current contract in the claim.',
  codes: [
    'run_of_other_subject',
    ...Object.values(TIME_CODES),
    ...Object.values(REVIEW_CODES),
    'tested_revision_foreign',
    ...CONTRACT_CODES,
  ],
  needs: ['localRun', 'liveRun', 'approval', 'contract', 'localRevision', 'liveRevision'],
  judge(facts) {
    return [
      ...contractFindings(facts),
      ...runsOf(facts).flatMap((sideRun) => runFindings(sideRun, facts)),
    ];
  },
};

function runFindings(
  sideRun: SideRun,
  { at, subjectDigest, contract, approval, localRevision, liveRevision }: ClaimFacts,
): Finding[] {
  const { side, run } = sideRun;
  const findings: Finding[] = [];
  if (run.subjectDigest !== subjectDigest) {
    const place = placeInRun(sideRun, 'subject_digest');
    findings.push(
      finding('run_of_other_subject', {
        ...place,
        expected: subjectDigest,
        found: run.subjectDigest,
      }),
    );
  }
  if (contract !== null) findings.push(...timeFindings(sideRun, contract, at));
  if (approval !== null) findings.push(...reviewFindings(sideRun, approval));
  if ((side === 'local' ? localRevision : liveRevision) === 'foreign') {
    findings.push(
      finding('tested_revision_foreign', {
        ...placeInRun(sideRun, 'tested_revision'),
        found: run.testedRevision,
      }),
    );
  }
  return findings;
}

function timeFindings(sideRun: SideRun, { document }: Contract, at: EpochMs): Finding[] {
  const { side, run } = sideRun;
  const days = document.retest_days[side];
  const faults = runTimeFaults(run, days, at);
  // Nearly every run is without fault: only one that is not pays for the words.
  if (faults.length === 0) return [];
  const testedAt = formatInstant(run.testedAt);
  const details: Record<RunTimeFault, FindingDetails> = {
    not_yet: {
      ...placeInRun(sideRun, 'tested_at'),
      found: testedAt,
      clears_by: 'time',
      clears_at: testedAt,
    },
    expired: { ...placeInRun(sideRun, 'expires_at'), found: formatInstant(run.expiresAt) },
    retest_due: {
      ...placeInRun(sideRun, 'tested_at'),
      expected: `not tested later than ${days} days ago`,
      found: testedAt,
    },
  };
  return faults.map((fault) => finding(TIME_CODES[fault], details[fault]));
}

function reviewFindings(sideRun: SideRun, review: Approval): Finding[] {
  const { run } = sideRun;
  const faults = runReviewFaults(run, review);
  if (faults.length === 0) return [];
  const details: Record<RunReviewFault, FindingDetails> = {
    before_review: {
      ...placeInRun(sideRun, 'tested_at'),
      expected: `not before ${formatInstant(review.reviewedAt)}`,
      found: formatInstant(run.testedAt),
    },
    outlives_review: {
      ...placeInRun(sideRun, 'expires_at'),
      expected: `not after ${formatInstant(review.expiresAt)}`,
      found: formatInstant(run.expiresAt),
    },
    other_approval: {
      ...placeInRun(sideRun, 'approval_state'),
      expected: `${review.state} ${review.tier}`,
      found: `${run.approvalState} ${run.approvalTier}`,
    },
    trial: placeInRun(sideRun, 'approval_state'),
  };
  return faults.map((fault) => finding(REVIEW_CODES[fault], details[fault]));
}
