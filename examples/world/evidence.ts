import { contractDigest } from '../../src/evidence/contract.ts';
import { scopeDigest, subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { DAY_MS, formatInstant, type EpochMs } from '../../src/documents/json.ts';
import type {
  ApprovalFact,
  CertificationContract,
  CheckFact,
  ControlFact,
  ProjectionEntry,
  RunFact,
  Subject,
} from '../../src/documents/index.ts';
import type { ExampleLedger } from './ledger.ts';
import type { ExampleProvider } from './providers.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type Approval = NonNullable<ApprovalFact>;
export type Control = NonNullable<ControlFact>;

/** How a fingerprint of an id looks to somebody without the key: like any 32 bytes. */
export type NewFingerprint = () => string;

/** Appends the review of a provider app. */
export function review(ledger: ExampleLedger, provider: ExampleProvider, at: EpochMs): Approval {
  const { required, tier } = provider.approval;
  const said = {
    state: required ? 'approved' : 'not_required',
    tier,
    reviewed_at: formatInstant(at - 60 * DAY_MS),
    expires_at: formatInstant(at + 120 * DAY_MS),
  } as const;
  return {
    ...said,
    record: ledger.append('approval_review', { provider: provider.name, ...said }),
  };
}

/** Appends a control event for everything that a selector names. */
export function control(
  ledger: ExampleLedger,
  selector: Partial<Subject>,
  state: Control['state'],
): Control {
  const said = { state, expires_at: null };
  return { ...said, record: ledger.append('runtime_control', { selector, ...said }) };
}

/** Its subject, the contract it is made by, the review it is made under. */
export interface RunGround {
  readonly subject: Subject;
  readonly contract: CertificationContract;
  readonly approval: Approval;
  /** The commit that was tested. */
  readonly revision: string;
}

/** How many days a run counts. */
export const RUN_DAYS = { local: 28, live: 21 } as const;

/** Every check that a contract lists, passed, a minute after the other. */
export function checksPassed(
  contract: CertificationContract,
  side: 'local' | 'live',
  testedAt: EpochMs,
  newResult: () => string,
): CheckFact[] {
  return contract[`${side}_checks`].map(({ kind, not_applicable_reasons }, index): CheckFact => {
    const [reason = null] = not_applicable_reasons;
    const provesResult = kind === contract.operation || kind === 'final_result';
    return {
      kind,
      outcome: reason === null ? 'passed' : 'not_applicable',
      not_applicable_reason: reason,
      completed_at: formatInstant(testedAt + (index + 1) * MINUTE_MS),
      external_result: side === 'live' && provesResult ? newResult() : null,
    };
  });
}

/** Appends a passing run, its live part a day after its local one. */
export function run(
  ledger: ExampleLedger,
  side: 'local' | 'live',
  { subject, contract, approval, revision }: RunGround,
  at: EpochMs,
  newFingerprint: NewFingerprint,
): NonNullable<RunFact> {
  const testedAt = at - (side === 'local' ? 5 : 4) * DAY_MS;
  const scopes = contract.required_scopes.map(scopeDigest).toSorted();
  const said = {
    subject_digest: subjectDigest(subject),
    contract_digest: contractDigest(contract),
    tested_revision: revision,
    tested_at: formatInstant(testedAt),
    expires_at: formatInstant(testedAt + RUN_DAYS[side] * DAY_MS),
    approval_state: approval.state,
    approval_tier: approval.tier,
    required_scopes: scopes,
    granted_scopes: scopes,
    checks: checksPassed(contract, side, testedAt, newFingerprint),
  };
  return { ...said, record: ledger.append(`${side}_run`, said) };
}

export function entryOf(
  ground: RunGround,
  facts: Pick<ProjectionEntry, 'runtime_control' | 'local_run' | 'live_run'>,
  at: EpochMs,
): ProjectionEntry {
  const { subject, contract, approval } = ground;
  return {
    subject,
    contract_digest: contractDigest(contract),
    configuration: { state: 'configured', source: 'environment' },
    approval,
    authorization: {
      state: 'valid',
      granted_scopes: contract.required_scopes.map(scopeDigest).toSorted(),
      validated_at: formatInstant(at - 8 * HOUR_MS),
      expires_at: formatInstant(at + 60 * DAY_MS),
    },
    policy: { state: 'allowed' },
    ...facts,
  };
}
