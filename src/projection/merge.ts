import { digestOfStream, type Digest } from '../digest/index.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import type { ProjectionEntry } from '../json/index.ts';
import { MAX_LINE_BYTES, readLine } from './entry-line.ts';
import { LineCutter, type LineSink } from './lines.ts';

/** As many findings of one kind as help; a projection can have a million lines. */
export const MAX_LISTED = 100;

/** A projection file and what its signed statement says of it. */
export interface ProjectionFile {
  /** Name of the file in findings. */
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly sha256: Digest;
  readonly entryCount: number;
}

/** What a projection says of a claimed subject. `unreadable`: only the sanitizer's findings speak of it. */
export type ClaimedEntry =
  | { readonly state: 'present'; readonly entry: ProjectionEntry }
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable' };

/** A claim, by the digest of its subject, with what the projection says of it. */
export type JudgeEntry<C, R> = (claim: C, entry: ClaimedEntry) => R;

/** What the sanitizer found in a whole projection. */
export interface Leaks {
  readonly count: number;
  /** The first of them, at most `MAX_LISTED`. */
  readonly listed: readonly Finding[];
}

/** What came of one pass over a projection: everything, or only the reasons why nothing of it counts. */
export type Merged<R> =
  | { readonly ok: true; readonly results: readonly R[]; readonly leaks: Leaks }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Reads a projection in one pass, in memory that does not grow with it: hashes it, reads every line
 * exactly, and judges each claim with its entry (trust.md section 4, step 13). Claims ascend by the
 * digest of their subject, as the lines do; results come in the order of the claims.
 *
 * What `judge` returned is handed out only after digest and entry count turned out as stated and every
 * line could be read; otherwise it is let go. `judge` is a pure function. Errors of the source go through.
 */
export async function mergeProjection<C extends { readonly subjectDigest: Digest }, R>(
  { file, chunks, sha256, entryCount }: ProjectionFile,
  claims: Iterable<C>,
  judge: JudgeEntry<C, R>,
): Promise<Merged<R>> {
  const pass = new Pass(file, claims, judge);
  const { digest } = await digestOfStream(
    cutWhileReading(chunks, new LineCutter(pass, MAX_LINE_BYTES)),
  );
  const read = { sha256: digest, entryCount: pass.lineNumber };
  return pass.finish(differencesOf(read, { sha256, entryCount }, file));
}

async function* cutWhileReading(
  chunks: AsyncIterable<Uint8Array>,
  cutter: LineCutter,
): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    cutter.push(chunk);
    yield chunk;
  }
  cutter.end();
}

type Totals = Pick<ProjectionFile, 'sha256' | 'entryCount'>;

function differencesOf(found: Totals, expected: Totals, file: string): Finding[] {
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

class Pass<C extends { readonly subjectDigest: Digest }, R> implements LineSink {
  lineNumber = 0;
  readonly #file: string;
  readonly #claims: Iterator<C>;
  readonly #judge: JudgeEntry<C, R>;
  readonly #results: R[] = [];
  readonly #faults: Finding[] = [];
  readonly #leaks: Finding[] = [];
  #leakCount = 0;
  #claim: C | undefined;
  #previous = '';

  constructor(file: string, claims: Iterable<C>, judge: JudgeEntry<C, R>) {
    this.#file = file;
    this.#claims = claims[Symbol.iterator]();
    this.#judge = judge;
    this.#claim = this.#nextClaim('');
  }

  line(bytes: Uint8Array): void {
    this.lineNumber += 1;
    if (bytes.at(-1) === 0x0d) return this.#fault(finding('projection_line_ending', this.#place()));
    const reading = readLine(bytes, this.#place());
    if (!reading.ok) return reading.findings.forEach((found) => this.#fault(found));
    const { subjectDigest, entry, leaks } = reading;
    this.#leakCount += leaks.length;
    this.#leaks.push(...leaks.slice(0, MAX_LISTED - this.#leaks.length));
    this.#checkOrder(subjectDigest);
    this.#judgeClaimsBefore(subjectDigest);
    while (this.#claim?.subjectDigest === subjectDigest) {
      this.#take(entry === undefined ? { state: 'unreadable' } : { state: 'present', entry });
    }
  }

  tooLong(): void {
    this.lineNumber += 1;
    this.#fault(
      finding('projection_line_too_long', {
        ...this.#place(),
        expected: `at most ${MAX_LINE_BYTES} bytes`,
      }),
    );
  }

  unterminated(): void {
    this.lineNumber += 1;
    this.#fault(finding('projection_torn', this.#place()));
  }

  /** What the pass came to, unless the whole is not what was signed. */
  finish(differences: readonly Finding[]): Merged<R> {
    while (this.#claim !== undefined) this.#take({ state: 'absent' });
    const findings = [...differences, ...this.#faults];
    if (findings.length > 0) return { ok: false, findings };
    return {
      ok: true,
      results: this.#results,
      leaks: { count: this.#leakCount, listed: this.#leaks },
    };
  }

  #checkOrder(digest: Digest): void {
    if (digest === this.#previous)
      this.#fault(finding('projection_duplicate_subject', { ...this.#place(), found: digest }));
    if (digest < this.#previous) {
      this.#fault(
        finding('projection_not_ascending', {
          ...this.#place(),
          expected: `after ${this.#previous}`,
          found: digest,
        }),
      );
    }
    this.#previous = digest;
  }

  #judgeClaimsBefore(digest: Digest): void {
    while (this.#claim !== undefined && this.#claim.subjectDigest < digest)
      this.#take({ state: 'absent' });
  }

  #take(entry: ClaimedEntry): void {
    const claim = this.#claim;
    if (claim === undefined) return;
    // After a fault nothing counts any more, so nothing is judged either.
    if (this.#faults.length === 0) this.#results.push(this.#judge(claim, entry));
    this.#claim = this.#nextClaim(claim.subjectDigest);
  }

  #nextClaim(after: string): C | undefined {
    const { value, done } = this.#claims.next();
    if (done) return undefined;
    if (value.subjectDigest < after)
      throw new ClaimgateError('defect', { expected: 'claims sorted by subject digest' });
    return value;
  }

  #place(): { file: string; line: number } {
    return { file: this.#file, line: this.lineNumber };
  }

  #fault(found: Finding): void {
    if (this.#faults.length < MAX_LISTED) this.#faults.push(found);
    else if (this.#faults.length === MAX_LISTED)
      this.#faults.push(finding('too_many_findings', { file: this.#file }));
  }
}
