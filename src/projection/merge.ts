import { present } from '../findings/assert.ts';
import type { Digest } from '../digest/index.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import type { ProjectionEntry } from '../documents/index.ts';
import {
  readInPieces,
  type Leaks,
  type ProjectionBytes,
  type ProjectionRead,
  type ReadableLine,
} from './reader.ts';

/** A projection file and what its signed statement says of it. */
export interface ProjectionFile extends ProjectionBytes {
  readonly sha256: Digest;
  readonly entryCount: number;
  readonly ledgerSize: number;
}

/** What a projection says of a claimed subject. `unreadable`: only the sanitizer's findings speak of it. */
export type ClaimedEntry =
  | { readonly state: 'present'; readonly entry: ProjectionEntry }
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable' };

/** A claim, by the digest of its subject, with what the projection says of it. */
type JudgeEntry<C, R> = (claim: C, entry: ClaimedEntry) => R;

/** The result of one pass over a projection: what it found, or only the reasons why nothing counts. */
export type MergeEnding =
  | { readonly ok: true; readonly leaks: Leaks }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** The same, with what was judged. */
type Merged<R> =
  | (Extract<MergeEnding, { readonly ok: true }> & { readonly results: readonly R[] })
  | Extract<MergeEnding, { readonly ok: false }>;

/**
 * Reads a projection in one pass, in memory that does not grow with it, and judges each claim with its
 * entry (specification/trust.md 4, step 13). Claims ascend by the digest of their subject, as the lines do;
 * results come in the order of the claims.
 *
 * What `judge` returned is handed out only after digest and entry count turned out as stated and every
 * line could be read; otherwise it is let go. `judge` is a pure function. Errors of the source go through.
 */
export async function mergeProjection<C extends { readonly subjectDigest: Digest }, R>(
  projection: ProjectionFile,
  claims: Iterable<C>,
  judge: JudgeEntry<C, R>,
): Promise<Merged<R>> {
  const merging = mergeInPieces(projection, claims, judge);
  const results: R[] = [];
  for (;;) {
    const { value, done } = await merging.next();
    if (done === true) return value.ok ? { ...value, results } : value;
    for (const result of value) results.push(result);
  }
}

/**
 * The same in memory that does not grow with the claims either: gives out what was judged piece by piece.
 * None of it counts before the end says so.
 */
export async function* mergeInPieces<C extends { readonly subjectDigest: Digest }, R>(
  projection: ProjectionFile,
  claims: Iterable<C>,
  judge: JudgeEntry<C, R>,
): AsyncGenerator<readonly R[], MergeEnding> {
  const pass = new Pass(claims, judge);
  const reading = readInPieces(projection, (line, isSound) => pass.take(line, isSound));
  for (;;) {
    const { value: read, done } = await reading.next();
    if (done === true) {
      const differences = differencesOf(read, projection, projection.file);
      for (let isOpen = true; isOpen;) {
        isOpen = pass.takeAbsent(read.faults.length === 0);
        yield pass.results();
      }
      return endingOf([...differences, ...read.faults], read);
    }
    yield pass.results();
  }
}

type Totals = Pick<ProjectionRead, 'sha256' | 'entryCount'>;

/** Names leaks also where nothing of the projection counts: a leaked secret may have to be revoked. */
function endingOf(
  faults: readonly Finding[],
  { leaks }: Pick<ProjectionRead, 'leaks'>,
): MergeEnding {
  if (faults.length > 0) return { ok: false, findings: [...faults, ...leakFindings(leaks)] };
  return { ok: true, leaks };
}

/** Returns the leaks that are listed, and how many more there are. */
export function leakFindings({ count, listed }: Leaks): Finding[] {
  const more = count - listed.length;
  return more > 0 ? [...listed, finding('more_leaks', { found: `${more} more` })] : [...listed];
}

/** In what a projection, read to its end, is not the one that its statement is about. */
export function differencesOf(found: Totals, expected: Totals, file: string): Finding[] {
  const findings: Finding[] = [];
  if (found.sha256 !== expected.sha256) {
    findings.push(
      finding('projection_digest_differs', {
        file,
        expected: expected.sha256,
        found: found.sha256,
      }),
    );
  }
  if (found.entryCount !== expected.entryCount) {
    findings.push(
      finding('projection_count_differs', {
        file,
        expected: `${expected.entryCount}`,
        found: `${found.entryCount}`,
      }),
    );
  }
  return findings;
}

/** How many claims are answered at once where no line stops it. */
const MANY = 1000;

class Pass<C extends { readonly subjectDigest: Digest }, R> {
  readonly #claims: Iterator<C>;
  readonly #judge: JudgeEntry<C, R>;
  #results: R[] = [];
  #claim: C | undefined;

  constructor(claims: Iterable<C>, judge: JudgeEntry<C, R>) {
    this.#claims = claims[Symbol.iterator]();
    this.#judge = judge;
    this.#claim = this.#nextClaim('');
  }

  take({ subjectDigest, entry }: ReadableLine, isSound: boolean): void {
    while (this.#claim !== undefined && this.#claim.subjectDigest < subjectDigest)
      this.#answer({ state: 'absent' }, isSound);
    while (this.#claim?.subjectDigest === subjectDigest) {
      const found: ClaimedEntry =
        entry === undefined ? { state: 'unreadable' } : { state: 'present', entry };
      this.#answer(found, isSound);
    }
  }

  /** Some of the claims behind the last line. @returns whether there may be more */
  takeAbsent(isSound: boolean): boolean {
    for (let count = 0; this.#claim !== undefined && count < MANY; count += 1)
      this.#answer({ state: 'absent' }, isSound);
    return this.#claim !== undefined;
  }

  /** What was judged since the last call. */
  results(): readonly R[] {
    const results = this.#results;
    this.#results = [];
    return results;
  }

  #answer(entry: ClaimedEntry, isSound: boolean): void {
    const claim = present(this.#claim);
    // After a fault nothing counts any more, so nothing is judged either.
    if (isSound) this.#results.push(this.#judge(claim, entry));
    this.#claim = this.#nextClaim(claim.subjectDigest);
  }

  #nextClaim(after: string): C | undefined {
    const { value, done } = this.#claims.next();
    if (done) return undefined;
    if (value.subjectDigest < after)
      throw new ClaimgateError('defect', { expected: 'claims sorted by subject digest' });
    return value;
  }
}
