// Asks the rules of a set about one claim; a rule without a fact that it needs is unknown, which refuses.

import type { JudgedClaim, RuleResult, Expiry, TestedRun } from './verdict.ts';
import type { Digest } from '../digest/index.ts';
import {
  ClaimgateError,
  finding,
  type Decision,
  type Finding,
  type Code,
} from '../documents/findings.ts';
import type { ClearsBy } from '../documents/code-table.ts';
import type { CorrectedFact, Subject } from '../documents/index.ts';
import type { RuleSetName } from '../trust/statement.ts';
import {
  type ClaimFacts,
  firstExpiryOf,
  type ProjectionFacts,
  runsOf,
  type SideRun,
} from './facts.ts';

/** The description of a rule; dist/reference/rules.md is generated from it. */
interface RuleText {
  /** Its place in the list, from 1 (specification/rules.md 1). */
  readonly number: number;
  /** A sentence that is true or false. */
  readonly id: string;
  /** Version of the rule's meaning, from 1: raised when it judges the same facts differently. */
  readonly version: number;
  readonly title: string;
  readonly why: string;
  readonly fix: string;
  /** Every code its `judge` can find; those of missing facts come from `needs`. */
  readonly codes: readonly Code[];
}

type FactName =
  | 'configuration'
  | 'configurationSource'
  | 'approval'
  | 'authorization'
  | 'policy'
  | 'control'
  | 'localRun'
  | 'liveRun'
  | 'localRevision'
  | 'liveRevision'
  | 'localCode'
  | 'liveCode'
  | 'contract';

export interface ClaimRule extends RuleText {
  readonly about: 'claim';
  /** Without each of these the answer is at best unknown. */
  readonly needs: readonly FactName[];
  /** Every reason for a no among the facts that are known. Reads no clock, no file and no other rule's answer. */
  judge(facts: ClaimFacts): readonly Finding[];
}

export interface ProjectionRule extends RuleText {
  readonly about: 'projection';
  readonly needs: readonly ['projection'];
  judge(facts: ProjectionFacts): readonly Finding[];
}

export type Rule = ClaimRule | ProjectionRule;

/** The rules that judge a release, as a value: a verdict names them by their digest (specification/rules.md 6). */
export interface RuleSet extends RuleSetName {
  /** All of them are judged for every claim, in this order. */
  readonly rules: readonly Rule[];
  /** Every rule set of its program, oldest first: what records and trust roots name is looked for here. */
  readonly all: readonly RuleSet[];
}

/** The code for a fact that is missing though the entry is there. */
export const MISSING: Readonly<Record<FactName | 'projection', Code>> = {
  configuration: 'configuration_unknown',
  configurationSource: 'configuration_source_unknown',
  approval: 'approval_missing',
  authorization: 'authorization_missing',
  policy: 'policy_unknown',
  control: 'control_unknown',
  localRun: 'local_run_missing',
  liveRun: 'live_run_missing',
  localRevision: 'tested_revision_unknown',
  liveRevision: 'tested_revision_unknown',
  localCode: 'tested_code_unknown',
  liveCode: 'tested_code_unknown',
  contract: 'contract_missing',
  projection: 'sanitizing_unknown',
};

/** A claim judged by the rules on claims, before the projection was read to its end. Not an answer yet. */
export interface PendingClaim {
  readonly subject: Subject;
  readonly subjectDigest: Digest;
  /** One place per rule; `null` where the rule is on the projection as a whole. */
  readonly results: readonly (RuleResult | null)[];
  readonly expiry: Expiry | null;
  readonly tested: readonly TestedRun[];
}

/** Throws `rules_empty`, since no rules prove nothing, and `instant_invalid`, since nothing expires then. */
export function judgeClaim(rules: readonly Rule[], facts: ClaimFacts): PendingClaim {
  refuseEmpty(rules);
  if (!Number.isSafeInteger(facts.at))
    throw new ClaimgateError('instant_invalid', { found: String(facts.at) });
  const { subject, subjectDigest } = facts;
  const results = rules.map((rule) => (rule.about === 'claim' ? resultOn(rule, facts) : null));
  const tested = runsOf(facts).map(testedRun);
  return { subject, subjectDigest, results, expiry: firstExpiryOf(facts), tested };
}

function testedRun({ side, run }: SideRun): TestedRun {
  const { errored, lacksExitStatus, origin, record, testedAt, testedRevision: revision } = run;
  return {
    side,
    testedAt,
    revision,
    origin,
    ...(errored && { errored }),
    ...(lacksExitStatus && { lacksExitStatus }),
    sequence: record.sequence,
  };
}

/** Completes claims, in order, by the rules on the projection; `null` where nothing is known of it. */
export function applyProjectionRules(
  rules: readonly Rule[],
  pending: readonly PendingClaim[],
  projection: ProjectionFacts | null,
): JudgedClaim[] {
  refuseEmpty(rules);
  const shared = rules.map((rule) =>
    rule.about === 'projection' ? resultOnProjection(rule, projection) : null,
  );
  return pending.map(({ subject, subjectDigest, results, expiry, tested }) => {
    const all = rules.map((rule, index) => shared[index] ?? results[index] ?? defectOf(rule));
    const decision = decisionOf(all);
    return {
      subject,
      subjectDigest,
      decision,
      rules: all,
      expiry: decision === 'allowed' ? expiry : null,
      tested,
    };
  });
}

/** Allows a claim only where every rule passes. A defect outranks a refusal: the claim was not really judged then. */
function decisionOf(results: readonly RuleResult[]): Decision {
  if (results.every(({ outcome }) => outcome === 'pass')) return 'allowed';
  const hasDefect = results.some(({ findings }) =>
    findings.some(({ code }) => code === 'rule_defect'),
  );
  return hasDefect ? 'undetermined' : 'refused';
}

function resultOn(rule: ClaimRule, facts: ClaimFacts): RuleResult {
  const missing = missingFacts(rule, facts);
  try {
    return resultOf(rule, missing, rule.judge(facts));
  } catch {
    // Whatever surprised the rule may hold something of the evidence: it is named, not quoted.
    return defectOf(rule);
  }
}

function resultOnProjection(rule: ProjectionRule, projection: ProjectionFacts | null): RuleResult {
  if (projection === null) return resultOf(rule, [finding(MISSING.projection)], []);
  try {
    return resultOf(rule, NOTHING_MISSING, rule.judge(projection));
  } catch {
    return defectOf(rule);
  }
}

function resultOf(rule: Rule, missing: readonly Finding[], faults: readonly Finding[]): RuleResult {
  const findings = missing.length === 0 ? faults : [...missing, ...faults];
  const { number, id } = rule;
  if (findings.length === 0) return { number, id, outcome: 'pass', findings };
  return { number, id, outcome: faults.length > 0 ? 'fail' : 'unknown', findings };
}

function defectOf({ number, id }: Rule): RuleResult {
  return { number, id, outcome: 'unknown', findings: [finding('rule_defect', { found: id })] };
}

/** One finding per code, and per correction: a claim without entry lacks many facts for one reason. */
function missingFacts(rule: ClaimRule, facts: ClaimFacts): readonly Finding[] {
  if (!rule.needs.some((need) => facts[need] === null)) return NOTHING_MISSING;
  const findings = new Map<unknown, Finding>();
  for (const need of rule.needs) {
    if (facts[need] !== null) continue;
    const correction = facts.corrected.find(({ piece }) => piece === PIECES[need]);
    const code = missingCode(need, facts);
    findings.set(correction ?? code, correction ? correctedFinding(correction) : finding(code));
  }
  return [...findings.values()];
}

/** The fact whose record, if it was corrected, leaves another one unknown; a grant is that of the live run's account. */
const PIECES: Readonly<Partial<Record<FactName, CorrectedFact['piece']>>> = {
  approval: 'approval',
  authorization: 'live_run',
  control: 'runtime_control',
  localRun: 'local_run',
  liveRun: 'live_run',
};

/** Tells whether a correction may be why a fact that a rule needs is missing. */
export function isCorrectable({ needs }: Pick<Rule, 'needs'>): boolean {
  return needs.some((need) => need !== 'projection' && PIECES[need] !== undefined);
}

const CLEARED_BY = {
  approval: 'new_approval',
  runtime_control: 'operator',
  local_run: 'new_local_run',
  live_run: 'new_live_run',
} as const satisfies Record<CorrectedFact['piece'], ClearsBy>;

const NAMES = {
  approval: 'app review',
  runtime_control: 'control',
  local_run: 'local run',
  live_run: 'live run',
} as const satisfies Record<CorrectedFact['piece'], string>;

function correctedFinding({ corrected_at, piece, reason, record }: CorrectedFact): Finding {
  const place = { pointer: '/corrected', record, clears_by: CLEARED_BY[piece] };
  const [date] = corrected_at.split('T');
  const found = `${NAMES[piece]} corrected on ${date}, record ${record.sequence}, ${reason}`;
  return finding('evidence_corrected', { ...place, found });
}

const NOTHING_MISSING: readonly Finding[] = [];

function missingCode(need: FactName, { entry }: ClaimFacts): (typeof MISSING)[FactName] {
  if (need === 'contract' || entry === 'present') return MISSING[need];
  return entry === 'absent' ? 'not_in_projection' : 'entry_unreadable';
}

function refuseEmpty(rules: readonly Rule[]): void {
  if (rules.length === 0) throw new ClaimgateError('rules_empty');
}
