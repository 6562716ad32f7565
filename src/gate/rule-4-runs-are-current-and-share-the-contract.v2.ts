import { type EpochMs, formatInstant } from '../documents/json.ts';
import { isOver, standingOf, type Approval } from '../evidence/subject-evidence.ts';
import { retestDueAt } from '../evidence/run.ts';
import { type Contract, unfitness, type FitMember } from '../evidence/contract.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../documents/findings.ts';
import { type ClaimFacts, exampleFindings, placeInRun, runsOf, type SideRun } from './facts.ts';
import type { ClaimRule } from './engine.ts';
import type { CertificationContract, Subject } from '../documents/index.ts';

const UNFIT_CODES = {
  provider: 'contract_for_other_provider',
  account_kind: 'contract_for_other_account_kind',
  output_profile: 'contract_for_other_profile',
  operation: 'contract_for_other_operation',
  policy_mode: 'contract_for_other_policy_mode',
} as const satisfies Record<FitMember, Code>;

export const runsAreCurrentAndShareTheContractV2: ClaimRule = {
  about: 'claim',
  number: 4,
  id: 'runs-are-current-and-share-the-contract',
  version: 2,
  title: 'Local and live run are current, for this subject, and share the current contract.',
  why: 'Providers and our own code change: only runs of the same, current contract that have not expired say what is true now.',
  fix: 'Make the runs again under the current contract and append them, or name the current contract in the claim.',
  codes: [
    'run_of_other_subject',
    'run_not_yet',
    'run_expired',
    'retest_due',
    'run_before_approval',
    'run_outlives_approval',
    'run_approval_differs',
    'run_on_trial',
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
  const place = placeInRun(sideRun, 'origin');
  if (origin === 'example') return exampleFindings(`${side}_run`, origin, place);
  const accepted: readonly string[] | undefined = contract?.document.accepted_origins?.[side];
  if (!accepted || accepted.includes(origin)) return [];
  const details = { expected: accepted.join(' or '), found: origin };
  return [finding('origin_not_accepted', { ...place, ...details })];
}

function timeFindings(sideRun: SideRun, { document }: Contract, at: EpochMs): Finding[] {
  const { side, run } = sideRun;
  const days = document.retest_days[side];
  const findings: Finding[] = [];
  // Nearly every run is without fault: only one that is not pays for the words.
  const say = (code: Code, member: string, details: (testedAt: string) => FindingDetails) => {
    const words = details(formatInstant(run.testedAt));
    findings.push(finding(code, { ...placeInRun(sideRun, member), ...words }));
  };
  const standing = standingOf({ from: run.testedAt, until: run.expiresAt }, at);
  if (standing === 'not_yet')
    say('run_not_yet', 'tested_at', (found) => ({ found, clears_by: 'time', clears_at: found }));
  if (standing === 'over')
    say('run_expired', 'expires_at', () => ({ found: formatInstant(run.expiresAt) }));
  if (isOver(retestDueAt(run, days), at))
    say('retest_due', 'tested_at', (found) => ({
      expected: `not tested later than ${days} days ago`,
      found,
    }));
  return findings;
}

/** A run belongs to exactly one review, made under it and not outliving it. */
function reviewFindings(sideRun: SideRun, review: Approval): Finding[] {
  const { run } = sideRun;
  const findings: Finding[] = [];
  const say = (code: Code, member: string, details: FindingDetails) =>
    findings.push(finding(code, { ...placeInRun(sideRun, member), ...details }));
  if (run.testedAt < review.reviewedAt)
    say('run_before_approval', 'tested_at', {
      expected: `not before ${formatInstant(review.reviewedAt)}`,
      found: formatInstant(run.testedAt),
    });
  if (run.expiresAt > review.expiresAt)
    say('run_outlives_approval', 'expires_at', {
      expected: `not after ${formatInstant(review.expiresAt)}`,
      found: formatInstant(run.expiresAt),
    });
  if (run.approvalState !== review.state || run.approvalTier !== review.tier)
    say('run_approval_differs', 'approval_state', {
      expected: `${review.state} ${review.tier}`,
      found: `${run.approvalState} ${run.approvalTier}`,
    });
  if (run.approvalState === 'trial') say('run_on_trial', 'approval_state', {});
  return findings;
}

function fitFindings({ contract, subject, fittingContracts }: ClaimFacts): Finding[] {
  const findings: Finding[] = contract === null ? [] : unfitFindings(contract.document, subject);
  if (fittingContracts <= 1) return findings;
  const details = { expected: 'one contract', found: `${fittingContracts} contracts` };
  return [...findings, finding('contract_ambiguous', details)];
}

/** Tells why a contract is not for a subject; each finding points into what holds the subject. */
export function unfitFindings(
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
