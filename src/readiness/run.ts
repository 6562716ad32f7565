import type { RunSide } from '../evidence/index.ts';
import { finding, type Code, type Finding } from '../findings/index.ts';
import { requiredChecksPassed } from '../gate/rules/required-checks-passed.ts';
import type { RunStanding } from '../json/index.ts';
import type { SubjectCase } from './subject-case.ts';

type Fault = Exclude<RunStanding, 'missing' | 'current'>;

/** Faults in the order in which one of them names the fact; each is a blocker of its own. */
const FAULTS = ['mismatch', 'expired', 'failed'] as const satisfies readonly Fault[];

const CODES = {
  local: {
    missing: 'local_run_missing',
    mismatch: 'local_run_mismatch',
    expired: 'local_run_expired',
    failed: 'local_run_failed',
  },
  live: {
    missing: 'live_run_missing',
    mismatch: 'live_run_mismatch',
    expired: 'live_run_expired',
    failed: 'live_run_failed',
  },
} as const satisfies Record<RunSide, Record<Fault | 'missing', Code>>;

/** What the rules of the gate say of a run, by what it comes to; anything not named here is a mismatch. */
const EXPIRED: ReadonlySet<Code> = new Set<Code>(['run_expired', 'retest_due']);
const FAILED: ReadonlySet<Code> = new Set<Code>(requiredChecksPassed.codes);

/** A run made with another grant than the account has now: a reason not to advertise, not a mismatch. */
const OF_THE_GRANT: Code = 'grant_changed';

/**
 * What the effective run of one side comes to, by what the rules of the gate found.
 */
export function judgeRun(
  { evidence, contract }: SubjectCase,
  side: RunSide,
  ruleFindings: readonly Finding[],
): { readonly value: RunStanding; readonly findings: readonly Finding[] } {
  const codes = CODES[side];
  const run = side === 'local' ? evidence.localRun : evidence.liveRun;
  if (run === null) return { value: 'missing', findings: [finding(codes.missing)] };
  const reasons: Record<Fault, string[]> = { mismatch: [], expired: [], failed: [] };
  // A run belongs to exactly one review and one contract: without either it matches nothing.
  if (contract === null) reasons.mismatch.push('contract_not_implemented');
  if (evidence.approval === null) reasons.mismatch.push('approval_missing');
  for (const found of ruleFindings.filter((one) => isOfRun(one, side)))
    reasons[faultOf(found.code)].push(reasonOf(found));
  const present = FAULTS.filter((fault) => reasons[fault].length > 0);
  return {
    value: present[0] ?? 'current',
    findings: present.map((fault) => finding(codes[fault], { found: reasons[fault].join(', ') })),
  };
}

function isOfRun({ code, pointer }: Finding, side: RunSide): boolean {
  return code !== OF_THE_GRANT && (pointer ?? '').startsWith(`/${side}_run/`);
}

function faultOf(code: Code): Fault {
  if (EXPIRED.has(code)) return 'expired';
  return FAILED.has(code) ? 'failed' : 'mismatch';
}

function reasonOf({ code, found }: Finding): string {
  return FAILED.has(code) && found !== undefined ? `${code} ${found}` : code;
}
