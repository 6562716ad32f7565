import {
  accept,
  ClaimgateError,
  countOf,
  decisionOf,
  finding,
  type Code,
  type Decision,
  type Finding,
  type Result,
  worstSeverity,
  refusalFor,
  type Reasons,
  type Refusal,
} from '../documents/findings.ts';
import type { Input, ProjectionEntry, Subject, Withdrawal } from '../documents/index.ts';
import {
  type Leaks,
  type ProjectionSource,
  mergeInPieces,
  mergeProjection,
  type MergeEnding,
} from './merge-projection.ts';
import { type TrustInput, type TrustedProjection, trustedProjection } from './verify-projection.ts';
import { claimsInMemory, type ClaimStream } from './claims-source.ts';
import { applyProjectionRules, judgeClaim, type RuleSet } from './engine.ts';
import { inputOf, firstOf, ClaimsSummary, type JudgedClaim, type Expiry } from './verdict.ts';
import {
  factsOf,
  type ClaimFacts,
  type GateContext,
  lookUpChanges,
  lookUpCommits,
  type FoundClaim,
  type Ancestry,
} from './facts.ts';
import { NEWEST_RULES } from './rule-sets.ts';
import type { Coverage } from '../evidence/coverage.ts';
import type { CodeChanges } from './covered-code.ts';
import { readContracts, type Contract, type ContractIndex } from '../evidence/contract.ts';
import { errorOf, present } from '../documents/error.ts';
import { instantOf, type NamedBytes } from '../documents/json.ts';
import type { ReadClaim } from '../manifest/claims.ts';
import { claimName } from '../manifest/claim-names.ts';
import type { SignedBytes } from '../trust/identity.ts';
import {
  NOTHING_WITHDRAWN,
  standingWithdrawal,
  withdrawnFinding,
  type KnownWithdrawals,
} from './withdrawn.ts';

export interface Evidence extends Omit<TrustInput, 'at' | 'ruleSet'> {
  readonly contracts: readonly NamedBytes[];
  readonly projection: ProjectionSource | undefined;
  readonly ancestry: Ancestry;
  /** The covered code of the judged commit, where a contract names any. */
  readonly coverage?: Coverage | undefined;
  readonly changes?: CodeChanges | undefined;
  /** The withdrawals that count at the instant of the judgement. */
  readonly withdrawals?: KnownWithdrawals | undefined;
}

/** A projection that is to be trusted, with everything that claims are judged by. */
interface TrustedEvidence {
  readonly ok: true;
  readonly projection: ProjectionSource;
  readonly trusted: TrustedProjection;
  readonly context: GateContext & { readonly ancestry: Ancestry };
  readonly ruleSet: RuleSet;
  readonly withdrawals: KnownWithdrawals;
  readonly inputs: readonly Input[];
}

interface EvidenceRefusal extends Refusal {
  readonly inputs: readonly Input[];
}

/** Decides whether the evidence is to be trusted, before any claim is looked at. `asked` says how many claims there are, for people. */
export function establishTrust(
  evidence: Evidence,
  at: number,
  asked: () => string,
  ruleSet: RuleSet = NEWEST_RULES,
): TrustedEvidence | EvidenceRefusal {
  const { projection, statement } = evidence;
  if (!projection) return refuseEvidence([finding('projection_required', { found: asked() })]);
  if (!statement)
    return refuseEvidence([finding('projection_unsigned', { file: projection.file })]);
  const trust = trustedProjection({ ...evidence, at, ruleSet });
  const trusting = { ...evidence, projection, statement };
  const inputs = inputsOf(trusting, undefined);
  if (!trust.ok) return refuseEvidence(trust.findings, inputs);
  const contracts = readContracts(evidence.contracts);
  // A file that is not a contract may be the one that is claimed.
  const unread = refusalFor(contracts.findings);
  if (unread) return refuseEvidence(unread.findings, inputs);
  const { ancestry, changes, coverage, withdrawals = NOTHING_WITHDRAWN } = evidence;
  const context = { at, contracts: contracts.index, ancestry, changes, coverage };
  const trusted = trust.value;
  const read = { projection, trusted, context, ruleSet, withdrawals };
  return { ok: true, ...read, inputs: inputsOf(trusting, trusted) };
}

function refuseEvidence(findings: Reasons, inputs: readonly Input[] = []): EvidenceRefusal {
  // not covered: every reader refuses with an error; with warnings alone, the verdict would say allowed.
  if (worstSeverity(findings) === 0) throw errorOf([]);
  return { ok: false, findings, inputs };
}

export function sharedExpiries({ expiresAt, root }: TrustedProjection): Expiry[] {
  return [
    { at: expiresAt, what: 'projection', subjectDigest: null },
    { at: instantOf(root.document.expires_at), what: 'trust_root', subjectDigest: null },
  ];
}

type Trusting = Evidence & {
  readonly projection: ProjectionSource;
  readonly statement: SignedBytes;
};

/** Every document that was read; what the statement says of ledger and projection only once it is trusted. */
function inputsOf(
  { roots, contracts, statement, projection, memory }: Trusting,
  trusted: TrustedProjection | undefined,
): Input[] {
  const signed = inputOf('projection_statement', statement.file, statement.bytes);
  return [
    ...roots.map(({ file, bytes }, index) => ({
      ...inputOf('trust_root', file, bytes),
      // They follow each other up to the one that counts, whatever their files are called.
      version: trusted
        ? trusted.root.document.version - (roots.length - 1 - index)
        : versionOf(file),
    })),
    ...contracts.map(({ file, bytes }) => inputOf('contract', file, bytes)),
    trusted ? { ...signed, ledger_head: trusted.head } : signed,
    ...(trusted
      ? [{ document: 'projection' as const, path: projection.file, sha256: trusted.digest }]
      : []),
    ...memory.flatMap((record) =>
      'unreadable' in record ? [] : [inputOf('release_record', record.name, record.verdict)],
    ),
  ];
}

/** `…/3.root.json` is version 3, by its name: nothing else is known of a root that is not trusted. */
function versionOf(file: string): number {
  return Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10);
}

export interface JudgedClaims {
  /** Why nothing of the evidence counts; what was found about a claim is with the claim. */
  readonly findings: readonly Finding[];
  /** Warnings about claims that are allowed. */
  readonly remarks: readonly Finding[];
  /** The claims that were withdrawn: each is refused, and judged by no rule. */
  readonly withdrawn: readonly Finding[];
  readonly inputs: readonly Input[];
  /** The earliest expiry among everything that allowed claims rest on. */
  readonly expiry: Expiry | null;
  /** Set where the projection is trusted. */
  readonly trusted: TrustedProjection | undefined;
  readonly summary: ClaimsSummary;
  /** The claims by subject digest; `undefined` where the source is too long to be held. */
  readonly held: readonly JudgedClaim[] | undefined;
  /**
   * The claims by subject digest, piece by piece. Those of a source that is too long to be held are judged
   * again, and count only where they are read to the end without an error.
   */
  readonly claims: () => AsyncIterable<readonly JudgedClaim[]>;
}

/**
 * Judges claims by a ledger projection: first whether it is to be trusted (specification/trust.md 4), then
 * the rules for every claim, in one pass over claims and projection. Memory grows with neither,
 * except for the answers for claims that may be held.
 *
 * @param ruleSet the newest, unless a past release is judged again
 * @throws ClaimgateError what the source throws
 */
export async function judgeClaims(
  source: ClaimStream,
  evidence: Evidence,
  at: number,
  ruleSet?: RuleSet,
): Promise<JudgedClaims> {
  const asked = () => countOf(lengthOf(source.open()), 'claim');
  const trust = establishTrust(evidence, at, asked, ruleSet);
  return trust.ok ? judgeAll(source, trust, NO_LEAKS) : refuseAll(source, trust);
}

export async function verifyProjection(
  evidence: Evidence,
  at: number,
): Promise<Result<TrustedProjection>> {
  const { findings, trusted } = await judgeClaims(claimsInMemory([]), evidence, at);
  return trusted ? accept(trusted) : present(refusalFor(findings));
}

/** The facts of all claims in their order, for planning: whether a tested commit is part of a release is not asked. */
export async function factsOfClaims(
  source: ClaimStream,
  evidence: Evidence,
  at: number,
): Promise<Result<readonly ClaimFacts[]>> {
  const trust = establishTrust(evidence, at, () => countOf(lengthOf(source.open()), 'claim'));
  if (!trust.ok) return trust;
  const { context } = trust;
  const merged = await mergeProjection(bytesOf(trust), source.open(), (claim, entry) =>
    factsOf(claim, entry, context),
  );
  return merged.ok ? accept(merged.results) : merged;
}

const NO_LEAKS: Leaks = { count: 0, listed: [] };

/** @param leaks what the projection is expected to hold of what it must not */
async function judgeAll(
  source: ClaimStream,
  trust: TrustedEvidence,
  leaks: Leaks,
): Promise<JudgedClaims> {
  const { inputs, trusted } = trust;
  const { summary, held } = sinksFor(source);
  const stated = new RemarkableClaims(trust.context.contracts);
  const withdrawn: Finding[] = [];
  const judging = judgeOnce(source, trust, leaks, (answer, found, withdrawal) => {
    stated.meet(answer, found);
    if (withdrawal)
      withdrawn.push(withdrawnFinding(claimName(answer.subject), withdrawal, trust.withdrawals));
  });
  let piece = await judging.next();
  for (; piece.done !== true; piece = await judging.next()) {
    for (const claim of piece.value) {
      summary.add(claim);
      held?.push(claim);
    }
  }
  const ending = piece.value;
  if (!ending.ok) return refuseAll(source, { findings: ending.findings, inputs });
  // A leak anywhere in the projection is an answer to every claim, also to those before it.
  if (ending.leaks.count !== leaks.count) return judgeAll(source, trust, ending.leaks);
  const expiry = firstOf([...sharedExpiries(trusted), summary.expiry]);
  const claims = held ? () => inOnePiece(held) : () => judgeAgain(source, trust, leaks);
  const remarks = [...trusted.remarks, ...stated.remarks];
  return { findings: [], remarks, withdrawn, inputs, expiry, trusted, summary, held, claims };
}

type ShownRun = NonNullable<ProjectionEntry['live_run']>;

/** Tells which runs of allowed claims people must know more about, by the code that says it. */
const REMARKABLE: readonly (readonly [
  Code,
  (run: ShownRun, contract: Contract | undefined) => boolean,
])[] = [
  // Somebody wrote it by hand, and the contract does not say whether that suffices.
  [
    'claims_by_statement',
    ({ origin }, contract) => origin?.kind === 'statement' && !contract?.document.accepted_origins,
  ],
  ['claims_errored', ({ errored }) => errored !== undefined],
  ['claims_exit_status_unstated', ({ exit_status: status }) => status === 'unstated'],
];

/** Counts the allowed claims whose runs people must know more about. */
class RemarkableClaims {
  readonly #contracts: ContractIndex;
  readonly #met = new Map<Code, { count: number; readonly first: Subject }>();

  constructor(contracts: ContractIndex) {
    this.#contracts = contracts;
  }

  meet({ decision, subject }: JudgedClaim, { claim, entry }: FoundClaim): void {
    if (entry.state !== 'present' || decision !== 'allowed') return;
    const { local_run: local, live_run: live } = entry.entry;
    const contract = this.#contracts.byDigest(claim.claim.contract_digest);
    for (const [code, isRemarkable] of REMARKABLE) {
      if (![local, live].some((run) => run && isRemarkable(run, contract))) continue;
      const met = this.#met.get(code) ?? { count: 0, first: subject };
      met.count += 1;
      this.#met.set(code, met);
    }
  }

  get remarks(): readonly Finding[] {
    return REMARKABLE.flatMap(([code]) => {
      const met = this.#met.get(code);
      if (!met) return [];
      const { provider, output_profile, operation } = met.first;
      const found = `${countOf(met.count, 'claim')}, the first: ${provider} ${output_profile} ${operation}`;
      return [finding(code, { found })];
    });
  }
}

/** Nothing of the evidence counts: every claim has the answer of the whole. */
function refuseAll(
  source: ClaimStream,
  { findings, inputs }: Pick<EvidenceRefusal, 'findings' | 'inputs'>,
): JudgedClaims {
  const decision = decisionOf(findings);
  const refused = function* (): Generator<JudgedClaim> {
    for (const claim of source.open()) yield refusedWhole(claim, decision);
  };
  const { summary, held } = sinksFor(source);
  for (const claim of refused()) {
    summary.add(claim);
    held?.push(claim);
  }
  const claims = held
    ? () => inOnePiece(held)
    : async function* () {
        for (const claim of refused()) yield [claim];
      };
  const nothing = { remarks: [], withdrawn: [], expiry: null, trusted: undefined };
  return { findings, inputs, ...nothing, summary, held, claims };
}

/** The answer for a claim that no rule is asked about. */
function refusedWhole(
  { claim: { subject }, subjectDigest }: ReadClaim,
  decision: Decision = 'refused',
): JudgedClaim {
  return { subject, subjectDigest, decision, rules: [], expiry: null };
}

function sinksFor({ isHeld }: ClaimStream): {
  readonly summary: ClaimsSummary;
  readonly held: JudgedClaim[] | undefined;
} {
  return isHeld
    ? { summary: new ClaimsSummary(), held: [] }
    : { summary: new ClaimsSummary({ causes: 1000, claims: 100 }), held: undefined };
}

async function* inOnePiece(held: readonly JudgedClaim[]): AsyncGenerator<readonly JudgedClaim[]> {
  yield held;
}

async function* judgeAgain(
  source: ClaimStream,
  trust: TrustedEvidence,
  leaks: Leaks,
): AsyncGenerator<readonly JudgedClaim[]> {
  const ending = yield* judgeOnce(source, trust, leaks);
  if (!ending.ok)
    throw new ClaimgateError('file_changed_while_read', { file: trust.projection.file });
}

function withdrawalOf(
  { claim: { subjectDigest }, entry }: FoundClaim,
  { context: { at: judgedAt }, withdrawals }: TrustedEvidence,
): Withdrawal | undefined {
  if (withdrawals.size === 0) return undefined;
  const tested = entry.state === 'present' ? entry.entry.live_run?.tested_at : undefined;
  const liveTestedAt = tested === undefined ? -Infinity : instantOf(tested);
  return standingWithdrawal(withdrawals, { subjectDigest, judgedAt, liveTestedAt });
}

/** One pass over claims and projection. None of what it yields counts before its end says so. */
async function* judgeOnce(
  source: ClaimStream,
  trust: TrustedEvidence,
  leaks: Leaks,
  meet?: (answer: JudgedClaim, found: FoundClaim, withdrawal: Withdrawal | undefined) => void,
): AsyncGenerator<readonly JudgedClaim[], MergeEnding> {
  const { context, projection, ruleSet, trusted } = trust;
  const { rules } = ruleSet;
  const lookUp = lookUpCommits(context.contracts, context.ancestry);
  const projectionFacts = {
    leaks,
    fingerprintAlgorithm: trusted.predicate.fingerprint.algorithm,
  };
  const merging = mergeInPieces(
    bytesOf({ projection, trusted }),
    source.open(),
    (claim, entry): FoundClaim => ({ claim, entry }),
  );
  for (let next = merging.next(); ;) {
    const { value, done } = await next;
    if (done === true) return value;
    const answers = lookUp(value);
    if (answers) {
      // The next piece is read while git answers; its errors are thrown when it is awaited.
      next = merging.next();
      next.catch(() => undefined);
      await answers;
    }
    await lookUpChanges(value, context);
    const pending = value.map(({ claim, entry }) =>
      judgeClaim(rules, factsOf(claim, entry, context)),
    );
    const judged = applyProjectionRules(rules, pending, projectionFacts).map((claim, index) => {
      const found = present(value[index]);
      const withdrawal = withdrawalOf(found, trust);
      const answer = withdrawal ? refusedWhole(found.claim) : claim;
      meet?.(answer, found, withdrawal);
      return answer;
    });
    if (judged.length > 0) yield judged;
    if (!answers) next = merging.next();
  }
}

function bytesOf({ projection, trusted }: Pick<TrustedEvidence, 'projection' | 'trusted'>) {
  const { digest: sha256, entryCount, head } = trusted;
  const stated = { sha256, entryCount, ledgerSize: head.tree_size };
  return { file: projection.file, chunks: projection.open(), ...stated };
}

function lengthOf(items: Iterable<unknown>): number {
  let length = 0;
  for (const _item of items) length += 1;
  return length;
}
