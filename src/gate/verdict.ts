import { digestOf, type Digest } from '../digest/index.ts';
import type {
  ClaimVerdict,
  GateVerdict,
  Input,
  Origin,
  RunOrigin,
  Tool,
  VerdictFinding,
  Subject,
} from '../documents/index.ts';
import { present } from '../documents/error.ts';
import {
  codeEntry,
  decisionOf,
  finding,
  isCode,
  isWarning,
  messageOf,
  type Decision,
  type Finding,
} from '../documents/findings.ts';
import { formatInstant, type EpochMs } from '../documents/json.ts';

export type RuleOutcome = 'pass' | 'fail' | 'unknown';

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
  'local_errored',
  'live_run',
  'live_retest',
  'live_errored',
] as const;

/** Something that expires: at this instant the answer no longer holds. */
export interface Expiry {
  readonly at: EpochMs;
  readonly what: (typeof EXPIRING)[number];
  /** The subject whose fact it is; `null` for what all claims rest on. */
  readonly subjectDigest: Digest | null;
}

/** A run that a claim rests on, as people are told of it; the record says who made it. */
export interface TestedRun {
  readonly side: 'local' | 'live';
  readonly testedAt: EpochMs;
  readonly revision: string;
  readonly origin: Origin['kind'] | RunOrigin['kind'] | 'unstated';
  /** Later ones that could not be tested, if there are any. */
  readonly errored?: { readonly count: number; readonly firstAt: EpochMs };
  /** Set if nobody said how the command of its test results ended. */
  readonly lacksExitStatus?: true;
  /** The place of its record in the ledger. */
  readonly sequence: number;
}

export interface JudgedClaim {
  readonly subject: Subject;
  readonly subjectDigest: Digest;
  readonly decision: Decision;
  readonly rules: readonly RuleResult[];
  /** The earliest expiry; only of an allowed claim. */
  readonly expiry: Expiry | null;
  /** Its runs that are known; none where the evidence was refused as a whole. */
  readonly tested?: readonly TestedRun[];
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
  /** The name of the product, in a repository of several. */
  readonly product?: string | undefined;
  readonly manifestDigest: Digest | null;
  readonly inputs: readonly Input[];
  /** Findings about the whole; those about a claim are with the claim. */
  readonly findings: readonly Finding[];
  readonly claims: readonly JudgedClaim[];
  /** The earliest expiry of everything an allowed answer rests on. */
  readonly expiry: Expiry | null;
  /** How the gate was tested, where the caller says so. */
  readonly selfTest?: GateVerdict['self_test'];
}

/** Its decision follows from findings and claims alone. */
export function verdictOf(
  judgement: Judgement,
  decisions: Iterable<Decision> = judgement.claims.map(({ decision }) => decision),
): GateVerdict {
  const { tool, kind, at, release, manifestDigest, inputs, findings, claims, expiry } = judgement;
  const { product, selfTest } = judgement;
  const decision = decisionOfAll(findings, decisions);
  const holds = decision === 'allowed' ? expiry : null;
  return {
    schema_version: 1,
    tool,
    kind,
    decision,
    evaluated_at: formatInstant(at),
    release,
    ...(product === undefined ? {} : { product }),
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
    rules: rules.map((rule) => ({ ...rule, findings: rule.findings.map(verdictFinding) })),
  };
}

/** Returns a finding as documents carry it: with its sentence, and its members in a fixed order. */
export function verdictFinding(item: Finding): VerdictFinding {
  const { code, file, pointer, line, column, expected, found } = item;
  const { clears_by, clears_at, next, record } = item;
  const first = { file, pointer, line, column, expected, found, clears_by, clears_at };
  const members = Object.entries({ ...first, next, record });
  const given = Object.fromEntries(members.filter(([, value]) => value !== undefined));
  // Object.fromEntries forgets which members are optional; all of them come from a Finding.
  return { code, message: messageOf(item), ...(given as Omit<VerdictFinding, 'code' | 'message'>) };
}

/** Sentence and command come from the table of codes, never from the file: nobody may have signed it. */
export function recordedWarnings({ findings }: GateVerdict): Finding[] {
  return findings.flatMap(({ code, message: _message, next: _next, ...details }) => {
    if (!isCode(code)) return [finding('recorded_code_unknown', { found: code })];
    const warning = finding(code, details);
    return isWarning(warning) ? [warning] : [];
  });
}

export function inputOf(document: Input['document'], path: string, bytes: Uint8Array): Input {
  return { document, path, sha256: digestOf(bytes) };
}

/** Tells whether a verdict may let a release through at all: it must be one of `release` kind, and allowed. */
export function letsReleaseThrough({ kind, decision }: GateVerdict): boolean {
  return kind === 'release' && decision === 'allowed';
}

export interface Cause {
  readonly rules: readonly RuleName[];
  readonly finding: Finding;
  readonly count: number;
  /** These claims, in their order; of very many only the first. */
  readonly claims: readonly CausedClaim[];
}

type CausedClaim = Pick<JudgedClaim, 'subject' | 'subjectDigest'>;

type RuleName = Pick<RuleResult, 'number' | 'id'>;

interface Gathered {
  readonly rules: Map<number, RuleName>;
  readonly finding: Finding;
  readonly claims: CausedClaim[];
  count: number;
  last: Digest | undefined;
}

/** How much is kept; what is past it is counted. */
interface CauseLimits {
  readonly causes: number;
  readonly claims: number;
}

const ALL: CauseLimits = { causes: Infinity, claims: Infinity };

function firstRule({ rules }: Cause): number {
  return present(rules[0]).number;
}

/** Groups findings into causes: by the ledger record, however many claims and rules rest on it, else by place and values. */
function keyOf({ code, record, file, line, pointer, expected, found }: Finding): string {
  return JSON.stringify([code, record?.leaf ?? [file, line], pointer, expected, found]);
}

/** Summarizes judged claims, which are given one after the other. Linear in findings. */
export class ClaimsSummary {
  count = 0;
  refused = 0;
  /** Whether a rule failed to judge: a defect of the program. */
  hasDefect = false;
  hasExample = false;
  /** The earliest expiry of everything that the allowed ones rest on. */
  expiry: Expiry | null = null;
  /** How many findings are of no cause in the list. */
  unlisted = 0;
  readonly decisions = new Set<Decision>();
  readonly #limits: CauseLimits;
  readonly #causes = new Map<string, Gathered>();

  /** @param limits how many causes are listed; without, all of them */
  constructor(limits: CauseLimits = ALL) {
    this.#limits = limits;
  }

  /** The most blocking first: behind a hundred blocked claims somebody sees the one expired review. */
  get causes(): readonly Cause[] {
    return [...this.#causes.values()]
      .map(({ rules, finding: found, count, claims }) => ({
        rules: [...rules.values()],
        finding: found,
        count,
        claims,
      }))
      .sort((one, other) => other.count - one.count || firstRule(one) - firstRule(other));
  }

  add(claim: JudgedClaim): void {
    this.count += 1;
    this.decisions.add(claim.decision);
    if (claim.decision === 'allowed') {
      this.expiry = firstOf([this.expiry, claim.expiry]);
      return;
    }
    this.refused += 1;
    for (const rule of claim.rules) {
      for (const found of rule.findings) {
        this.hasDefect ||= codeEntry(found.code).severity === 3;
        this.hasExample ||= found.code === 'evidence_is_example' || found.code === 'example_value';
        this.#gather(found, rule, claim);
      }
    }
  }

  #gather(found: Finding, { number, id }: RuleName, { subject, subjectDigest }: CausedClaim): void {
    const cause = this.#causeOf(found);
    if (!cause) {
      this.unlisted += 1;
      return;
    }
    cause.rules.set(number, { number, id });
    if (cause.last === subjectDigest) return;
    cause.last = subjectDigest;
    cause.count += 1;
    if (cause.claims.length < this.#limits.claims) cause.claims.push({ subject, subjectDigest });
  }

  #causeOf(found: Finding): Gathered | undefined {
    const key = keyOf(found);
    const known = this.#causes.get(key);
    if (known || this.#causes.size >= this.#limits.causes) return known;
    const cause = { rules: new Map(), finding: found, claims: [], count: 0, last: undefined };
    this.#causes.set(key, cause);
    return cause;
  }
}

/** Returns the first of several expiries; at one instant the order of `EXPIRING` and of subjects decides. `null`: none at all. */
export function firstOf(expiries: Iterable<Expiry | null>): Expiry | null {
  let first: Expiry | null = null;
  for (const expiry of expiries) {
    if (expiry !== null && (first === null || isBefore(expiry, first))) first = expiry;
  }
  return first;
}

function isBefore(one: Expiry, other: Expiry): boolean {
  if (one.at !== other.at) return one.at < other.at;
  if (one.what !== other.what) return EXPIRING.indexOf(one.what) < EXPIRING.indexOf(other.what);
  return (one.subjectDigest ?? '') < (other.subjectDigest ?? '');
}
