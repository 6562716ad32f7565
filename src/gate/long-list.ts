import { RunningDigest, type Digest } from '../digest/sha256.ts';
import {
  ClaimgateError,
  countOf,
  decisionOf,
  type Decision,
  type Finding,
} from '../findings/index.ts';
import type { Input } from '../json/index.ts';
import { readCanonicalClaims } from '../manifest/canonical-claims.ts';
import type { Leaks } from '../projection/index.ts';
import { settleClaims, type JudgedClaim } from './engine.ts';
import { toJudge } from './evidence.ts';
import { groundOf, projectionFacts, sharedLapses, type Evidence, type Ground } from './ground.ts';
import type { ClaimToJudge } from './facts.ts';
import { firstOf, type Lapse } from './horizon.ts';
import { judgeInPieces } from './judge-pieces.ts';
import { judgeInShares, type SharedJudges } from './share.ts';
import { Tally } from './tally.ts';
import { RULES } from './rules/index.ts';

/** A claims file that is too long to be held: it has the canonical form, and is read as often as asked. */
export interface LongList {
  readonly path: string;
  /** Of its exact bytes, each time that it is read. */
  readonly sha256: Digest;
  /** Its bytes from the start; a piece is good until the next one is asked for. */
  readonly open: () => Iterable<Uint8Array>;
}

/** What came of judging a long list, in memory that does not grow with it. */
export interface LongJudgement {
  readonly findings: readonly Finding[];
  readonly inputs: readonly Input[];
  readonly lapse: Lapse | null;
  readonly tally: Tally;
  /** Judges again, and gives out the claims piece by piece. Only what was judged to the end without an error counts. */
  readonly claims: () => AsyncIterable<readonly JudgedClaim[]>;
}

/**
 * Judges a list of claims that is not held, as `judgeEvidence` judges one that is: the same rules, facts
 * and findings.
 *
 * @param judges take shares of the first pass; the answer is the same without
 * @throws ClaimgateError `json_too_large` where the list has another form than the canonical one, and
 *   `file_changed_while_read`
 */
export async function judgeLongList(
  list: LongList,
  evidence: Evidence,
  at: number,
  judges?: SharedJudges,
): Promise<LongJudgement> {
  // Only where nothing else is to be judged are claims counted by themselves.
  const asked = evidence.projection ? '' : countOf(countOfClaims(list), 'claim');
  const ground = groundOf(evidence, at, asked);
  if (!ground.ok) return refusal(list, ground.findings, ground.inputs);
  const shared = judges && (await judgeInShares(ground, judges));
  if (shared) return judgementOf(list, ground, shared, NO_LEAKS);
  const first = await tallied(list, ground, NO_LEAKS);
  const { ending } = first;
  if (!ending.ok) return refusal(list, ending.findings, ground.inputs);
  // What is wrong anywhere in the projection is an answer to every claim, also to those before it.
  const { leaks } = ending;
  const { tally } = leaks.count === 0 ? first : await tallied(list, ground, leaks);
  return judgementOf(list, ground, tally, leaks);
}

function judgementOf(list: LongList, ground: Ground, tally: Tally, leaks: Leaks): LongJudgement {
  return {
    findings: [],
    inputs: ground.inputs,
    lapse: firstOf([...sharedLapses(ground.trusted), tally.lapse]),
    tally,
    claims: () => judgedAgain(list, ground, leaks),
  };
}

function countOfClaims(list: LongList): number {
  let count = 0;
  for (const _claim of claimsOf(list)) count += 1;
  return count;
}

const NO_LEAKS: Leaks = { count: 0, listed: [] };

async function tallied(list: LongList, ground: Ground, leaks: Leaks) {
  const tally = new Tally();
  const judging = judgePieces(list, ground, leaks);
  for (;;) {
    const { value, done } = await judging.next();
    if (done === true) return { tally, ending: value };
    for (const claim of value) tally.add(claim);
  }
}

async function* judgedAgain(list: LongList, ground: Ground, leaks: Leaks) {
  const ending = yield* judgePieces(list, ground, leaks);
  if (!ending.ok)
    throw new ClaimgateError('file_changed_while_read', { file: ground.projection.file });
}

async function* judgePieces(list: LongList, ground: Ground, leaks: Leaks) {
  const judging = judgeInPieces(ground, claimsOf(list));
  const facts = projectionFacts(ground, leaks);
  for (;;) {
    const { value, done } = await judging.next();
    if (done === true) return value;
    if (value.length > 0) yield settleClaims(RULES, value, facts);
  }
}

/** Nothing of the evidence counts: every claim has the answer of the whole. */
function refusal(
  list: LongList,
  findings: readonly Finding[],
  inputs: readonly Input[],
): LongJudgement {
  const decision = decisionOf(findings);
  const tally = new Tally();
  for (const claim of refusedClaims(list, decision)) tally.add(claim);
  const claims = async function* () {
    for (const claim of refusedClaims(list, decision)) yield [claim];
  };
  return { findings, inputs, lapse: null, tally, claims };
}

function* refusedClaims(list: LongList, decision: Decision): Generator<JudgedClaim> {
  for (const { subject, subjectDigest } of claimsOf(list))
    yield { subject, subjectDigest, decision, rules: [], lapse: null };
}

/** The claims of a long list, in the order of the projection. @throws ClaimgateError */
export function* claimsOf({ open, path, sha256 }: LongList): Generator<ClaimToJudge> {
  const digest = new RunningDigest();
  const reading = readCanonicalClaims(hashed(open(), digest));
  for (;;) {
    const { value, done } = reading.next();
    if (done === true) {
      if (!value) throw tooLong(path);
      break;
    }
    for (const claim of value) yield toJudge(claim);
  }
  if (digest.finish() !== sha256)
    throw new ClaimgateError('file_changed_while_read', { file: path });
}

function tooLong(file: string): ClaimgateError {
  const expected = 'the canonical form in a file of this size';
  return new ClaimgateError('json_too_large', { file, expected, found: 'another form' });
}

function* hashed(pieces: Iterable<Uint8Array>, digest: RunningDigest): Generator<Uint8Array> {
  for (const piece of pieces) {
    digest.update(piece);
    yield piece;
  }
}
