import type { CertificationContract, ProjectionEntry } from '../documents/index.ts';
import { contractDigest, scopeDigest } from '../evidence/index.ts';
import type { Code } from '../findings/index.ts';
import { DAY_MS, formatInstant, instantOf } from '../json/index.ts';
import type { StagedClaim } from './exemplars.ts';
import { bent, type Bends, type Stage } from './stage.ts';

/** One thing that is wrong with one claim, and the rule that has to say so. */
export interface RuleChange {
  readonly id: string;
  readonly rule: number;
  readonly code: Code;
  /** `undefined` where the change does not apply to this claim. */
  readonly stage: (stage: Stage, of: StagedClaim) => Stage | undefined;
}

/** The claim that changes, and the instant of the judgement. */
interface Facts extends StagedClaim {
  readonly at: number;
}

/** Values of the entry, constant or made from the claim; `null` where the change does not apply. */
type EntryBends = Bends | ((facts: Facts) => Bends | null);

const OTHER_DIGEST = `sha256:${'0'.repeat(63)}1`;
/** Behind all others in the order of scopes. */
const OTHER_SCOPE = `sha256:${'f'.repeat(64)}`;
const OTHER_REVISION = '5e1f7e57'.repeat(5);
const OTHER_SLUG = 'self-test';

/** Changes to the entry of a claim: where, the rule, its code. An id may stand twice where the place differs. */
function entry(id: string, rule: number, code: Code, bends: EntryBends): RuleChange {
  return {
    id,
    rule,
    code,
    stage: (stage, of) => {
      const said = typeof bends === 'function' ? bends({ ...of, at: stage.base.at }) : bends;
      return said ? withEntry(stage, of, bent(of.entry, said)) : undefined;
    },
  };
}

function withEntry(stage: Stage, of: StagedClaim, changed: ProjectionEntry): Stage {
  return { ...stage, entries: stage.entries.map((own) => (own === of.entry ? changed : own)) };
}

function scopesOf(contract: CertificationContract): string[] {
  return contract.required_scopes.map(scopeDigest).sort();
}

const now =
  (pointer: string, shift = 0) =>
  ({ at }: Facts): Bends => ({ [pointer]: formatInstant(at + shift) });

const ENTRY_CHANGES: readonly RuleChange[] = [
  entry('configuration-unknown', 1, 'configuration_unknown', { '/configuration': null }),
  entry('configuration-missing', 1, 'configuration_missing', {
    '/configuration': { state: 'missing', source: null },
  }),
  entry('configuration-dynamic', 1, 'configuration_dynamic', {
    '/configuration/state': 'dynamic_registration',
  }),
  entry('configuration-source-unknown', 1, 'configuration_source_unknown', {
    '/configuration/source': null,
  }),
  entry('approval-missing', 2, 'approval_missing', { '/approval': null }),
  ...(['pending', 'trial', 'restricted', 'revoked'] as const).map((state) =>
    entry(`approval-${state}`, 2, `approval_${state}`, { '/approval/state': state }),
  ),
  entry('approval-not-required', 2, 'approval_required', ({ contract }) =>
    contract.approval.required
      ? { '/approval/state': 'not_required', '/approval/tier': 'not_required' }
      : null,
  ),
  ...(['approved', 'not_required'] as const).map((state) =>
    entry(
      `approval-${state}-in-other-tier`,
      2,
      'approval_tier_differs',
      ({ entry: { approval } }) =>
        approval?.state === state ? { '/approval/tier': OTHER_SLUG } : null,
    ),
  ),
  entry('approval-in-future', 2, 'approval_not_yet', now('/approval/reviewed_at', 1)),
  entry('approval-ends-now', 2, 'approval_expired', now('/approval/expires_at')),
  entry('grant-missing', 3, 'authorization_missing', { '/authorization': null }),
  entry('grant-not-applicable', 3, 'authorization_not_applicable', {
    '/authorization/state': 'not_applicable',
  }),
  entry('grant-revoked', 3, 'reconnect_required', { '/authorization/state': 'reconnect_required' }),
  entry('grant-in-future', 3, 'authorization_not_yet', now('/authorization/validated_at', 1)),
  entry('grant-ends-now', 3, 'authorization_expired', now('/authorization/expires_at')),
  entry('grant-wider', 3, 'grant_changed', ({ entry: { authorization } }) => ({
    '/authorization/granted_scopes': [...(authorization?.granted_scopes ?? []), OTHER_SCOPE],
  })),
  entry('grant-narrower', 3, 'grant_changed', ({ entry: { authorization }, contract }) => {
    const required = scopesOf(contract);
    const granted = authorization?.granted_scopes.length ?? 0;
    return required.length < granted ? { '/authorization/granted_scopes': required } : null;
  }),
  entry('grant-of-other-scopes', 3, 'grant_changed', ({ entry: { authorization }, contract }) => {
    const exchanged = [...scopesOf(contract), OTHER_SCOPE];
    return exchanged.length === authorization?.granted_scopes.length
      ? { '/authorization/granted_scopes': exchanged }
      : null;
  }),
  entry('grant-lacks-scope', 3, 'scope_missing', ({ contract }) =>
    contract.required_scopes.length > 0 ? { '/authorization/granted_scopes': [] } : null,
  ),
  entry('contract-not-implemented', 4, 'contract_not_implemented', { '/contract_digest': null }),
  entry('contract-replaced', 4, 'contract_stale', { '/contract_digest': OTHER_DIGEST }),
  entry('policy-unknown', 5, 'policy_unknown', { '/policy': null }),
  entry('policy-restricted', 5, 'policy_restricted', { '/policy/state': 'restricted' }),
  entry('control-unknown', 5, 'control_unknown', { '/runtime_control': null }),
  entry('control-disabled', 5, 'control_disabled', { '/runtime_control/state': 'disabled' }),
  entry('control-degraded', 5, 'control_degraded', { '/runtime_control/state': 'degraded' }),
  entry('control-ends-now', 5, 'control_expired', now('/runtime_control/expires_at')),
];

const SIDES = ['local', 'live'] as const;
type Side = (typeof SIDES)[number];

/** Changes that a local and a live run can have alike. */
function runChanges(side: Side): RuleChange[] {
  const run = `/${side}_run`;
  const of = (id: string, rule: number, code: Code, bends: EntryBends): RuleChange =>
    entry(`${side}-run-${id}`, rule, code, bends);
  return [
    of('missing', 4, side === 'local' ? 'local_run_missing' : 'live_run_missing', { [run]: null }),
    of('of-other-subject', 4, 'run_of_other_subject', { [`${run}/subject_digest`]: OTHER_DIGEST }),
    of('of-other-contract', 4, 'contract_stale', { [`${run}/contract_digest`]: OTHER_DIGEST }),
    of('in-future', 4, 'run_not_yet', now(`${run}/tested_at`, 1)),
    of('ends-now', 4, 'run_expired', now(`${run}/expires_at`)),
    of('due-now', 4, 'retest_due', ({ at, contract }) => ({
      [`${run}/tested_at`]: formatInstant(at - contract.retest_days[side] * DAY_MS),
    })),
    of(
      'before-review',
      4,
      'run_before_approval',
      ({ entry: { approval } }) =>
        approval && { [`${run}/tested_at`]: formatInstant(instantOf(approval.reviewed_at) - 1) },
    ),
    of(
      'outlives-review',
      4,
      'run_outlives_approval',
      ({ entry: { approval } }) =>
        approval && { [`${run}/expires_at`]: formatInstant(instantOf(approval.expires_at) + 1) },
    ),
    of('of-other-review', 4, 'run_approval_differs', { [`${run}/approval_tier`]: OTHER_SLUG }),
    of('of-other-state', 4, 'run_approval_differs', { [`${run}/approval_state`]: 'restricted' }),
    of('on-trial', 4, 'run_on_trial', { [`${run}/approval_state`]: 'trial' }),
    of('of-other-commit', 4, 'tested_revision_unknown', ({ contract }) =>
      contract.tested_revision === 'ancestor'
        ? { [`${run}/tested_revision`]: OTHER_REVISION }
        : null,
    ),
    of('required-other-scopes', 3, 'required_scopes_differ', ({ entry: own }) => ({
      [`${run}/required_scopes`]: [...(own[`${side}_run`]?.required_scopes ?? []), OTHER_SCOPE],
    })),
    of('required-fewer-scopes', 3, 'required_scopes_differ', ({ contract }) =>
      contract.required_scopes.length > 0 ? { [`${run}/required_scopes`]: [] } : null,
    ),
    of('lacked-scope', 3, 'scope_missing', ({ contract }) =>
      contract.required_scopes.length > 0 ? { [`${run}/granted_scopes`]: [] } : null,
    ),
    ...checkChanges(side, of),
    ...checksChanges(side, of),
  ];
}

/** Makes a change to a run of one side. */
type OfRun = (id: string, rule: number, code: Code, bends: EntryBends) => RuleChange;

/** Changes to a check that passed. */
function checkChanges(side: Side, of: OfRun): RuleChange[] {
  const check = (id: string, code: Code, bends: (facts: Facts) => Bends): RuleChange =>
    of(id, 6, code, (facts) => {
      const checks = facts.entry[`${side}_run`]?.checks ?? [];
      const index = checks.findIndex(
        ({ outcome, kind }) => outcome === 'passed' && PROVES.has(kind),
      );
      if (index < 0) return null;
      const placed = Object.entries(bends(facts)).map(([member, value]) => [
        `/${side}_run/checks/${index}${member}`,
        value,
      ]);
      return Object.fromEntries(placed) as Bends;
    });
  const run = ({ entry: own }: Facts) => own[`${side}_run`];
  return [
    check('check-missing', 'check_missing', () => ({ '': undefined })),
    check('check-failed', 'check_failed', () => ({ '/outcome': 'failed' })),
    check('check-left-out', 'not_applicable_not_approved', () => ({
      '/outcome': 'not_applicable',
      '/not_applicable_reason': OTHER_SLUG,
    })),
    check('check-contradictory', 'check_contradictory', () => ({
      '/not_applicable_reason': OTHER_SLUG,
    })),
    check('check-before-run', 'check_before_run', (facts) => ({
      '/completed_at': formatInstant(instantOf(run(facts)?.tested_at ?? '') - 1),
    })),
    check('check-in-future', 'check_not_yet', ({ at }) => ({
      '/completed_at': formatInstant(at + 1),
    })),
    ...(side === 'live'
      ? [
          check('check-without-result', 'external_result_missing', () => ({
            '/external_result': null,
          })),
        ]
      : []),
  ];
}

/** Changes to the list of checks, and to single checks of it. */
function checksChanges(side: Side, of: OfRun): RuleChange[] {
  const run = ({ entry: own }: Facts) => own[`${side}_run`];
  return [
    of('check-twice', 6, 'check_duplicate', (facts) => {
      const [first, ...rest] = run(facts)?.checks ?? [];
      return first ? { [`/${side}_run/checks`]: [first, first, ...rest] } : null;
    }),
    of('check-failed-beyond-contract', 6, 'check_failed', (facts) => {
      const checks = run(facts)?.checks ?? [];
      const kind = OTHER_OPERATION[facts.contract.operation];
      const failed = { ...checks[0], kind, outcome: 'failed' };
      const isBeyond = checks.every((other) => other.kind !== kind);
      return isBeyond ? { [`/${side}_run/checks/${checks.length}`]: failed } : null;
    }),
    of('check-left-out-for-other-reason', 6, 'not_applicable_not_approved', (facts) => {
      const checks = run(facts)?.checks ?? [];
      const index = checks.findIndex(({ not_applicable_reason: own }) => own !== null);
      return index < 0
        ? null
        : { [`/${side}_run/checks/${index}/not_applicable_reason`]: OTHER_SLUG };
    }),
    ...(side === 'live'
      ? [
          of('final-check-without-result', 6, 'external_result_missing', (facts) => {
            const index = run(facts)?.checks.findIndex(({ kind }) => kind === 'final_result') ?? -1;
            return index < 0 ? null : { [`/live_run/checks/${index}/external_result`]: null };
          }),
        ]
      : []),
  ];
}

/** Checks that every publish contract asks for, and that need a result of the provider. */
const PROVES: ReadonlySet<string> = new Set([
  'publish_immediate',
  'publish_scheduled',
  'final_result',
]);

/** Changes to the contract of a claim: everything that names it by its digest follows. */
function contractChange(
  id: string,
  code: Code,
  change: (document: CertificationContract, facts: StagedClaim) => CertificationContract | null,
): RuleChange {
  return {
    id,
    rule: 4,
    code,
    stage: (stage, of) => {
      const changed = change(of.contract, of);
      return changed ? withContract(stage, of, changed) : undefined;
    },
  };
}

function withContract(stage: Stage, of: StagedClaim, changed: CertificationContract): Stage {
  const digest = contractDigest(changed);
  const { chosen, exemplars } = stage;
  const others = new Set(
    [...chosen, ...exemplars].flatMap((one) => (one === of ? [] : [one.contract])),
  );
  const named = bent(of.entry, {
    '/contract_digest': digest,
    '/local_run/contract_digest': digest,
    '/live_run/contract_digest': digest,
  });
  return {
    ...withEntry(stage, of, named),
    claims: stage.claims.map((claim) =>
      claim === of.claim ? { ...claim, contract_digest: digest } : claim,
    ),
    // The other claims keep theirs.
    contracts: [...stage.contracts.filter((one) => others.has(one)), changed],
  };
}

const OTHER_OPERATION = {
  connect: 'publish_immediate',
  publish_immediate: 'publish_scheduled',
  publish_scheduled: 'publish_immediate',
} as const;

const CONTRACT_CHANGES: readonly RuleChange[] = [
  contractChange('contract-of-other-provider', 'contract_for_other_provider', (own) => ({
    ...own,
    provider: OTHER_SLUG,
  })),
  contractChange('contract-of-other-account-kind', 'contract_for_other_account_kind', (own) => ({
    ...own,
    account_kinds: [OTHER_SLUG],
  })),
  contractChange('contract-of-other-profile', 'contract_for_other_profile', (own) => ({
    ...own,
    output_profile: OTHER_SLUG,
  })),
  contractChange('contract-of-other-operation', 'contract_for_other_operation', (own) => {
    const operation = OTHER_OPERATION[own.operation];
    const renamed = (checks: CertificationContract['local_checks']) =>
      checks.map((check) => (check.kind === own.operation ? { ...check, kind: operation } : check));
    const [local_checks, live_checks] = [renamed(own.local_checks), renamed(own.live_checks)];
    return { ...own, operation, local_checks, live_checks };
  }),
  contractChange('contract-of-other-policy-mode', 'contract_for_other_policy_mode', (own) => ({
    ...own,
    policy_mode: OTHER_SLUG,
  })),
  {
    id: 'contract-removed',
    rule: 4,
    code: 'contract_missing',
    stage: (stage, of) => ({
      ...stage,
      contracts: stage.contracts.filter((document) => document !== of.contract),
    }),
  },
  {
    id: 'contract-twice',
    rule: 4,
    code: 'contract_ambiguous',
    stage: (stage, of) => ({
      ...stage,
      contracts: [...stage.contracts, { ...of.contract, policy_sources: [] }],
    }),
  },
  {
    id: 'commit-not-released',
    rule: 4,
    code: 'tested_revision_foreign',
    stage: (stage, of) =>
      of.contract.tested_revision === 'ancestor'
        ? { ...stage, ancestry: new Map([...stage.ancestry.keys()].map((id) => [id, false])) }
        : undefined,
  },
  {
    id: 'claim-without-entry',
    rule: 4,
    code: 'not_in_projection',
    stage: (stage, of) => ({ ...stage, entries: stage.entries.filter((own) => own !== of.entry) }),
  },
  {
    id: 'entry-unreadable',
    rule: 4,
    code: 'entry_unreadable',
    stage: (stage, of) => withEntry(stage, of, bent(of.entry, { '/approval/tier': URL_VALUE })),
  },
];

const URL_VALUE = 'https://example.org/self-test';

/** Each in an entry that nobody claims: one is enough to refuse every claim. */
const LEAK_CHANGES: readonly RuleChange[] = [
  leak('url', 'looks_like_url', { '/subject/account_kind': URL_VALUE }),
  leak('email', 'looks_like_email', { '/subject/account_kind': 'self-test@example.org' }),
  leak('handle', 'looks_like_handle', { '/subject/account_kind': '@self-test' }),
  leak('token', 'looks_like_token', { '/subject/account_kind': 'sk_live_abcdefghij1' }),
  leak('raw-id', 'looks_like_raw_id', { '/subject/account_kind': '12345678901' }),
  leak('raw-id-as-number', 'looks_like_raw_id', { '/subject/account_kind': 12_345_678_901 }),
  leak('free-text', 'looks_like_free_text', { '/subject/account_kind': 'a name of somebody' }),
  leak('unknown-member', 'unknown_member', { '/note': OTHER_SLUG }),
];

function leak(form: string, code: Code, bends: Bends): RuleChange {
  return {
    id: `projection-with-${form}`,
    rule: 7,
    code,
    stage: (stage, { entry: own }) => {
      const other = bent({ ...own, subject: { ...own.subject, policy_mode: OTHER_SLUG } }, bends);
      return { ...stage, entries: [...stage.entries, other] };
    },
  };
}

/** Every change that one of the seven rules has to refuse (specification/rules.md 1). */
export const RULE_CHANGES: readonly RuleChange[] = [
  ...ENTRY_CHANGES,
  ...SIDES.flatMap(runChanges),
  ...CONTRACT_CHANGES,
  ...LEAK_CHANGES,
];
