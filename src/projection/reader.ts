import type { Digest } from '../digest/index.ts';
import { RunningDigest } from '../digest/sha256.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../findings/index.ts';
import type { ProjectionEntry } from '../documents/index.ts';
import {
  leaksInBytes,
  MAX_LINE_BYTES,
  readLine,
  type LineReading,
  recordsOutside,
} from './entry-line.ts';
import { LineCutter, type LineSink } from '../json/line-cutter.ts';

/** As many findings of one kind as help; a projection can have a million lines. */
export const MAX_LISTED = 100;

/** The bytes of a projection, and how findings call it. */
export interface ProjectionBytes {
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** How many records the ledger has by its signed head; not compared where nothing is verified. */
  readonly ledgerSize?: number;
}

/** A line that could be read. */
export type ReadableLine = Extract<LineReading, { readonly ok: true }> & { readonly line: number };

/** Takes the lines of a projection in order; `isSound`: nothing up to and with this line is at fault. */
type TakeLine = (line: ReadableLine, isSound: boolean) => void;

/** What the sanitizer found in a whole projection. */
export interface Leaks {
  readonly count: number;
  /** The first of them, at most `MAX_LISTED`. */
  readonly listed: readonly Finding[];
}

/** What reading a projection to its end came to. */
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

/** The same, with a stop after each piece, so that whoever takes the lines can keep pace with whom it gives them to. */
export async function* readInPieces(
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
