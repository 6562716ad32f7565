import { digestOf, type Digest } from '../digest/index.ts';
import {
  codeEntry,
  decisionOf,
  isCode,
  messageOf,
  type Decision,
  type Finding,
} from '../findings/index.ts';
import { formatInstant, type EpochMs } from '../json/index.ts';
import type {
  ClaimVerdict,
  GateVerdict,
  Input,
  Tool,
  VerdictFinding,
  Subject,
} from '../documents/index.ts';

export type RuleOutcome = 'pass' | 'fail' | 'unknown';

/** The answer of one rule for one claim. */
export interface RuleResult {
  readonly number: number;
  readonly id: string;
  readonly outcome: RuleOutcome;
  readonly findings: readonly Finding[];
}

/** The things that an allowed verdict rests on and that expire; the first is named where several expire at once. */
export const EXPIRING = [
  'trust_root',
  'projection',
  'approval',
  'authorization',
  'control',
  'local_run',
  'local_retest',
  'live_run',
  'live_retest',
] as const;

/** Something that expires: at this instant the answer no longer holds. */
export interface Expiry {
  readonly at: EpochMs;
  readonly what: (typeof EXPIRING)[number];
  /** The subject whose fact it is; `null` for what all claims rest on. */
  readonly subjectDigest: Digest | null;
}

/** A claim judged by every rule. */
export interface JudgedClaim {
  readonly subject: Subject;
  readonly subjectDigest: Digest;
  readonly decision: Decision;
  readonly rules: readonly RuleResult[];
  /** What expires first; only of an allowed claim. */
  readonly expiry: Expiry | null;
}

/** Whose judgement it is: see specification/documents.md 3.5. */
export type VerdictKind = GateVerdict['kind'];

/** Everything a verdict says, before it has its written form. */
export interface Judgement {
  readonly tool: Tool;
  readonly kind: VerdictKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly release: GateVerdict['release'];
  readonly manifestDigest: Digest | null;
  readonly inputs: readonly Input[];
  /** What was found about the whole; what was found about a claim is with the claim. */
  readonly findings: readonly Finding[];
  readonly claims: readonly JudgedClaim[];
  /** What expires first of everything an allowed answer rests on. */
  readonly expiry: Expiry | null;
  /** How the gate was tested, where whoever started it says so. */
  readonly selfTest?: GateVerdict['self_test'];
}

/**
 * Returns the verdict document of a judgement; its decision follows from findings and claims alone.
 *
 * @param decisions on the claims, where they are not among those of the judgement
 */
export function verdictOf(
  judgement: Judgement,
  decisions: Iterable<Decision> = judgement.claims.map(({ decision }) => decision),
): GateVerdict {
  const { tool, kind, at, release, manifestDigest, inputs, findings, claims, expiry } = judgement;
  const { selfTest } = judgement;
  const decision = decisionOfAll(findings, decisions);
  const holds = decision === 'allowed' ? expiry : null;
  return {
    schema_version: 1,
    tool,
    kind,
    decision,
    evaluated_at: formatInstant(at),
    release,
    manifest_sha256: manifestDigest,
    inputs: [...inputs],
    findings: findings.map(verdictFinding),
    claims: claims.map(claimVerdict),
    horizon: {
      valid_until: holds && formatInstant(holds.at),
      first_lapse: holds && { what: holds.what, subject_digest: holds.subjectDigest },
    },
    ...(selfTest ? { self_test: selfTest } : {}),
  };
}

/** Not being able to judge outranks a "no", and one "no" is enough. */
function decisionOfAll(findings: readonly Finding[], ofClaims: Iterable<Decision>): Decision {
  const decisions = new Set([decisionOf(findings), ...new Set(ofClaims)]);
  if (decisions.has('undetermined')) return 'undetermined';
  return decisions.has('refused') ? 'refused' : 'allowed';
}

/** Returns the exit code of a verdict: a function of the verdict alone (specification/documents.md 5). */
export function exitCodeOfVerdict({ decision, findings, claims }: GateVerdict): 0 | 1 | 2 | 3 {
  if (findings.some(isSevere)) return 3;
  // Nothing is found about a claim that is allowed.
  const others = claims.filter((claim) => claim.decision !== 'allowed');
  for (const { rules } of others)
    for (const rule of rules) if (rule.findings.some(isSevere)) return 3;
  return EXIT_CODES[decision];
}

function isSevere({ code }: VerdictFinding): boolean {
  return isCode(code) && codeEntry(code).severity === 3;
}

const EXIT_CODES = { allowed: 0, refused: 1, undetermined: 2 } as const;

type RuleVerdict = ClaimVerdict['rules'][number];

/** Returns a judged claim as documents carry it. */
export function claimVerdict({
  subject,
  subjectDigest,
  decision,
  rules,
}: JudgedClaim): ClaimVerdict {
  return {
    subject,
    subject_digest: subjectDigest,
    decision,
    rules: rules.map(ruleVerdict),
  };
}

const PASSES = new WeakMap<RuleResult, RuleVerdict>();

/** All passes of a rule are one, so it is written once. */
function ruleVerdict(rule: RuleResult): RuleVerdict {
  const known = PASSES.get(rule);
  if (known !== undefined) return known;
  const verdict = { ...rule, findings: rule.findings.map(verdictFinding) };
  if (rule.findings.length === 0) PASSES.set(rule, verdict);
  return verdict;
}

/** Returns a finding as documents carry it: with its sentence, and its members in a fixed order. */
export function verdictFinding(item: Finding): VerdictFinding {
  const { code, file, pointer, line, column, expected, found, clears_by, clears_at, next, record } =
    item;
  const optional = {
    file,
    pointer,
    line,
    column,
    expected,
    found,
    clears_by,
    clears_at,
    next,
    record,
  };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  // Object.fromEntries forgets which members are optional; all of them come from a Finding.
  return {
    code,
    message: messageOf(item),
    ...(Object.fromEntries(given) as Omit<VerdictFinding, 'code' | 'message'>),
  };
}

/** One document that was read, as a verdict lists it. */
export function inputOf(document: Input['document'], path: string, bytes: Uint8Array): Input {
  return { document, path, sha256: digestOf(bytes) };
}

/** Tells whether a verdict may let a release through at all: it must be one of `release` kind, and allowed. */
export function letsReleaseThrough({ kind, decision }: GateVerdict): boolean {
  return kind === 'release' && decision === 'allowed';
}
