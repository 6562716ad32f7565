import { RunningDigest, type Digest } from '../digest/index.ts';
import { LineCutter, type LineSink } from '../documents/canonical-lines.ts';
import type { ProjectionEntry } from '../documents/index.ts';
import { present } from '../documents/error.ts';
import {
  finding,
  ClaimgateError,
  type Code,
  type Finding,
  type FindingDetails,
  refusalFor,
  type Refusal,
  findOthers,
} from '../documents/findings.ts';
import {
  leaksInBytes,
  MAX_LINE_BYTES,
  readLine,
  recordsOutside,
  type LineReading,
} from './entry-line.ts';

/** As many findings of one kind as help; a projection can have a million lines. */
export const MAX_LISTED = 100;

/** A projection file, which may be read more than once. */
export interface ProjectionSource {
  readonly file: string;
  open(): AsyncIterable<Uint8Array>;
}

export function projectionIn(file: string, bytes: Uint8Array): ProjectionSource {
  const open = async function* () {
    yield bytes;
  };
  return { file, open };
}

/** The bytes of a projection, and how findings call it. */
export interface ProjectionBytes {
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** How many records the ledger has by its signed head; not compared where nothing is verified. */
  readonly ledgerSize?: number;
}

export type ReadableLine = Extract<LineReading, { readonly ok: true }> & { readonly line: number };

/** Takes the lines of a projection in order; `isSound`: nothing up to and with this line is at fault. */
type TakeLine = (line: ReadableLine, isSound: boolean) => void;

export interface Leaks {
  readonly count: number;
  /** The first of them, at most `MAX_LISTED`. */
  readonly listed: readonly Finding[];
}

export interface ProjectionRead {
  readonly sha256: Digest;
  readonly entryCount: number;
  /** Faults of lines and of their order; with any, nothing of the projection counts. */
  readonly faults: readonly Finding[];
  /** Of every line, also of those at fault. */
  readonly leaks: Leaks;
}

/**
 * Reads a projection in one pass, in memory that does not grow with it: hashes it, reads every line
 * exactly, and checks that lines ascend by the digest of their subject (specification/documents.md 3.3).
 * Errors of the source go through.
 */
export async function readProjection(
  projection: ProjectionBytes,
  take: TakeLine,
): Promise<ProjectionRead> {
  const reading = readInPieces(projection, take);
  for (;;) {
    const { value, done } = await reading.next();
    if (done === true) return value;
  }
}

/** Reads a projection like {@link readProjection}, and pauses after each piece: backpressure for a slow consumer. */
async function* readInPieces(
  projection: ProjectionBytes,
  take: TakeLine,
): AsyncGenerator<undefined, ProjectionRead> {
  const { chunks } = projection;
  const lines = new ProjectionLines(projection, take);
  const cutter = new LineCutter(lines, MAX_LINE_BYTES);
  const digest = new RunningDigest();
  for await (const chunk of chunks) {
    digest.update(chunk);
    cutter.push(chunk);
    yield;
  }
  cutter.end();
  const { lineNumber: entryCount, faults, leaks } = lines;
  return { sha256: digest.finish(), entryCount, faults, leaks };
}

class ProjectionLines implements LineSink {
  lineNumber = 0;
  readonly faults: Finding[] = [];
  readonly #leaks: Finding[] = [];
  #leakCount = 0;
  readonly #file: string;
  readonly #take: TakeLine;
  readonly #ledgerSize: number;
  #previous = '';

  constructor({ file, ledgerSize = Infinity }: ProjectionBytes, take: TakeLine) {
    this.#file = file;
    this.#take = take;
    this.#ledgerSize = ledgerSize;
  }

  get leaks(): Leaks {
    return { count: this.#leakCount, listed: this.#leaks };
  }

  line(bytes: Uint8Array): void {
    this.lineNumber += 1;
    if (bytes.at(-1) === 0x0d) {
      this.#leak(leaksInBytes(bytes, this.#place()));
      return this.#fault('projection_line_ending');
    }
    const reading = readLine(bytes, this.#place());
    this.#leak(reading.leaks);
    if (!reading.ok) return reading.findings.forEach((found) => this.#list(found));
    const { subjectDigest, entry, leaks } = reading;
    this.#checkOrder(subjectDigest);
    if (entry) this.#checkRecords(entry);
    // Nothing counts any more after so many faults, and only leaks are still of interest.
    if (this.faults.length > MAX_LISTED) return;
    this.#take(
      { ok: true, subjectDigest, entry, leaks, line: this.lineNumber },
      this.faults.length === 0,
    );
  }

  tooLong(start: Uint8Array): void {
    this.lineNumber += 1;
    this.#leak(leaksInBytes(start, this.#place()));
    this.#fault('projection_line_too_long', { expected: `at most ${MAX_LINE_BYTES} bytes` });
  }

  unterminated(start: Uint8Array): void {
    this.lineNumber += 1;
    this.#leak(leaksInBytes(start, this.#place()));
    this.#fault('projection_torn');
  }

  #checkRecords(entry: ProjectionEntry): void {
    for (const found of recordsOutside(entry, this.#ledgerSize))
      this.#list({ ...found, ...this.#place() });
  }

  #checkOrder(digest: Digest): void {
    if (digest === this.#previous) this.#fault('projection_duplicate_subject', { found: digest });
    else if (digest < this.#previous) {
      const expected = `after ${this.#previous}`;
      this.#fault('projection_not_ascending', { expected, found: digest });
    }
    this.#previous = digest;
  }

  #place(): { file: string; line: number } {
    return { file: this.#file, line: this.lineNumber };
  }

  #fault(code: Code, details: FindingDetails = {}): void {
    this.#list(finding(code, { ...this.#place(), ...details }));
  }

  #list(found: Finding): void {
    if (this.faults.length < MAX_LISTED) this.faults.push(found);
    else if (this.faults.length === MAX_LISTED)
      this.faults.push(finding('too_many_findings', { file: this.#file }));
  }

  #leak(leaks: readonly Finding[]): void {
    this.#leakCount += leaks.length;
    this.#leaks.push(...leaks.slice(0, MAX_LISTED - this.#leaks.length));
  }
}

export interface ProjectionFile extends ProjectionBytes {
  readonly sha256: Digest;
  readonly entryCount: number;
  readonly ledgerSize: number;
}

/** The entry of a claimed subject. `unreadable`: only the sanitizer has findings about it. */
export type ClaimedEntry =
  | { readonly state: 'present'; readonly entry: ProjectionEntry }
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable' };

/** A claim, by the digest of its subject, with what the projection says of it. */
type JudgeEntry<C, R> = (claim: C, entry: ClaimedEntry) => R;

/** The result of one pass over a projection: what it found, or only the reasons why nothing counts. */
export type MergeEnding = { readonly ok: true; readonly leaks: Leaks } | Refusal;

type Merged<R> =
  | (Extract<MergeEnding, { readonly ok: true }> & { readonly results: readonly R[] })
  | Refusal;

/**
 * Reads a projection in one pass, in memory that does not grow with it, and judges each claim with its
 * entry (specification/trust.md 4, step 13). Claims ascend by the digest of their subject, as the lines do;
 * results come in the order of the claims.
 *
 * Returns the results of `judge` only after digest and entry count are verified and every
 * line could be read; otherwise they are dropped. `judge` is a pure function. Errors of the source go through.
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

/** The same, piece by piece: memory does not grow with the claims either. None of it counts before the end says so. */
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
  if (faults.length > 0) return present(refusalFor([...faults, ...leakFindings(leaks)]));
  return { ok: true, leaks };
}

export function leakFindings({ count, listed }: Leaks): Finding[] {
  const more = count - listed.length;
  return more > 0 ? [...listed, finding('more_leaks', { found: `${more} more` })] : [...listed];
}

export function differencesOf(found: Totals, expected: Totals, file: string): Finding[] {
  return findOthers(
    { file },
    ['projection_digest_differs', expected.sha256, found.sha256],
    ['projection_count_differs', `${expected.entryCount}`, `${found.entryCount}`],
  );
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
