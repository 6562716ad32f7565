import { type EpochMs, formatInstant } from '../../json/index.ts';
import {
  acceptedOrigins,
  runReviewFaults,
  runTimeFaults,
  type Approval,
  type Contract,
  type RunReviewFault,
  type RunTimeFault,
  unfitness,
  type ContractIndex,
  type FitMember,
} from '../../evidence/index.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../../findings/index.ts';
import { type ClaimFacts, exampleFindings, placeInRun, runsOf, type SideRun } from '../facts.ts';
import type { ClaimRule } from '../engine.ts';
import type { CertificationContract, Subject } from '../../documents/index.ts';
import type { ReadClaim } from '../../manifest/index.ts';

const UNFIT_CODES = {
  provider: 'contract_for_other_provider',
  account_kind: 'contract_for_other_account_kind',
  output_profile: 'contract_for_other_profile',
  operation: 'contract_for_other_operation',
  policy_mode: 'contract_for_other_policy_mode',
} as const satisfies Record<FitMember, Code>;

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
  version: 2,
  title: 'Local and live run are current, for this subject, and share the current contract.',
  why: 'Providers and our own code change: only runs of the same, current contract that have not expired say what is true now.',
  fix: 'Make the runs again under the current contract and append them, or name the current contract in the claim.',
  codes: [
    'run_of_other_subject',
    ...Object.values(TIME_CODES),
    ...Object.values(REVIEW_CODES),
    'tested_revision_foreign',
    'evidence_is_example',
    'origin_not_accepted',
    ...Object.values(UNFIT_CODES),
    'contract_ambiguous',
    'contract_not_implemented',
    'contract_stale',
  ],
  needs: ['localRun', 'liveRun', 'approval', 'contract', 'localRevision', 'liveRevision'],
  judge(facts) {
    return [
      ...fitFindings(facts),
      ...currencyFindings(facts),
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
  findings.push(...originFindings(sideRun, contract));
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

function originFindings(sideRun: SideRun, contract: Contract | null): Finding[] {
  const { side, run } = sideRun;
  const { origin } = run;
  if (origin === 'example')
    return exampleFindings(origin, { ...placeInRun(sideRun, 'origin'), found: 'no test ran' });
  const accepted = contract && acceptedOrigins(contract.document, side);
  if (!accepted || accepted.includes(origin)) return [];
  const details = { expected: accepted.join(' or '), found: origin };
  return [finding('origin_not_accepted', { ...placeInRun(sideRun, 'origin'), ...details })];
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

function fitFindings({ contract, subject, fittingContracts }: ClaimFacts): Finding[] {
  const findings: Finding[] = contract === null ? [] : unfitFindings(contract.document, subject);
  if (fittingContracts > 1) {
    findings.push(
      finding('contract_ambiguous', {
        expected: 'one contract',
        found: `${fittingContracts} contracts`,
      }),
    );
  }
  return findings;
}

/** Tells why a contract is not for a subject; each finding points into what holds the subject. */
function unfitFindings(
  document: CertificationContract,
  subject: Subject,
): (Finding & { readonly pointer: string })[] {
  return unfitness(document, subject).map(({ member, expected, found }) => {
    const pointer = `/subject/${member}`;
    return { ...finding(UNFIT_CODES[member], { expected, found }), pointer };
  });
}

function currencyFindings(facts: ClaimFacts): Finding[] {
  if (facts.entry !== 'present') return [];
  const expected = facts.currentContractDigest;
  if (expected === null)
    return [finding('contract_not_implemented', { pointer: '/contract_digest' })];
  const stale = runsOf(facts)
    .filter(({ run }) => run.contractDigest !== expected)
    .map((sideRun) => {
      const place = placeInRun(sideRun, 'contract_digest');
      return finding('contract_stale', { ...place, expected, found: sideRun.run.contractDigest });
    });
  if (facts.claimedContractDigest === expected) return stale;
  const details = {
    expected,
    found: facts.claimedContractDigest,
    next: 'claimgate claims propose',
  };
  return [finding('contract_stale', { ...details, clears_by: 'edit' }), ...stale];
}

/**
 * Returns what is wrong between the claims of a file, in its order, and the contracts they name, before any
 * evidence: a contract that is not there (`contract_missing`), or is for another subject
 * (`contract_for_other_…`). Rule 4 finds the same when a release is judged.
 */
export function claimContractFindings(
  claims: readonly ReadClaim[],
  contracts: ContractIndex,
  file: string,
): Finding[] {
  return claims.flatMap(({ claim: { subject, contract_digest: found } }, index) => {
    const pointer = `/claims/${index}`;
    const contract = contracts.byDigest(found);
    if (contract === undefined) {
      const place = { file, pointer: `${pointer}/contract_digest` };
      return [finding('contract_missing', { ...place, found })];
    }
    return unfitFindings(contract.document, subject).map((unfit) => ({
      ...unfit,
      file,
      pointer: `${pointer}${unfit.pointer}`,
    }));
  });
}
