import type { CertificationContract, CheckFact, RunFact } from '../documents/index.ts';
import { scopeDigest } from '../evidence/subject-evidence.ts';
import { DAY_MS } from '../documents/json.ts';
import type { RequireInput } from '../gate/verify-verdict.ts';
import type { StagedClaim } from './exemplars.ts';
import type { Stage } from './stage.ts';
import { ledgerKeyText } from './throw-away-keys.ts';

const HOUR_MS = 3_600_000;

/** Returns what the changes of a stage are made of; those of the rules name a claim as well. */
export function stageFacts(stage: Stage) {
  const { ancestry, base, ledgerKey, releasers, roots, signers, trusted } = stage;
  const { max_clock_skew_seconds: skew, max_projection_hours: hours } = trusted.limits;
  const sharesKeys = (others: Stage['signers']) => others.some((key) => signers.includes(key));
  return {
    ...stage,
    at: base.at,
    /** As far in the future as clocks may differ. */
    skewed: base.at + skew * 1000,
    longest: trusted.generatedAt + hours * HOUR_MS,
    otherLedgerKey: ledgerKeyText('ledger.example/other', ledgerKey),
    noAncestor: new Map([...ancestry.keys()].map((id) => [id, false])),
    sharesKeys: { release: sharesKeys(releasers), root: sharesKeys(roots.at(-1)?.signers ?? []) },
  };
}

export function handOffFacts(input: RequireInput) {
  const rootEnvelopes = input.roots.map(({ bytes }): unknown =>
    JSON.parse(Buffer.from(bytes).toString()),
  );
  return { 'hand-off': input, rootEnvelopes };
}

export function claimFacts({ contract, entry }: StagedClaim, at: number) {
  const required = contract.required_scopes.map(scopeDigest).sort();
  const grantedMore = (entry.authorization?.granted_scopes.length ?? 0) - required.length;
  const other = ofOtherOperation(contract);
  const sideOf = (run: RunFact, days: number) => {
    const checks = run?.checks ?? [];
    return {
      due: at - days * DAY_MS,
      proof: indexOf(checks, ({ kind, outcome }) => outcome === 'passed' && PROVES.has(kind)),
      excused: indexOf(checks, ({ not_applicable_reason: reason }) => reason !== null),
      final: indexOf(checks, ({ kind }) => kind === 'final_result'),
      hasOther: checks.some(({ kind }) => kind === other.operation),
    };
  };
  return {
    contract,
    entry,
    at,
    other,
    required,
    requiresScopes: required.length > 0,
    grantedMore,
    isGrantedMore: grantedMore > 0,
    local: sideOf(entry.local_run, contract.retest_days.local),
    live: sideOf(entry.live_run, contract.retest_days.live),
  };
}

function indexOf(checks: readonly CheckFact[], is: (check: CheckFact) => boolean) {
  const index = checks.findIndex(is);
  return index < 0 ? undefined : index;
}

/** Checks that every publish contract asks for, and that need a result of the provider. */
const PROVES: ReadonlySet<string> = new Set([
  'publish_immediate',
  'publish_scheduled',
  'final_result',
]);

const OTHER_OPERATION = {
  connect: 'publish_immediate',
  publish_immediate: 'publish_scheduled',
  publish_scheduled: 'publish_immediate',
} as const;

function ofOtherOperation(own: CertificationContract): CertificationContract {
  const operation = OTHER_OPERATION[own.operation];
  const renamed = (checks: CertificationContract['local_checks']) =>
    checks.map((check) => (check.kind === own.operation ? { ...check, kind: operation } : check));
  const [local_checks, live_checks] = [renamed(own.local_checks), renamed(own.live_checks)];
  return { ...own, operation, local_checks, live_checks };
}
