import type { Digest } from '../digest/index.ts';
import { RunningDigest } from '../digest/sha256.ts';
import { finding, type Finding } from '../findings/index.ts';
import { MAX_LINE_BYTES, readLine, type LineReading } from './entry-line.ts';
import { LineCutter, type LineSink } from '../json/lines.ts';

/** As many findings of one kind as help; a projection can have a million lines. */
export const MAX_LISTED = 100;

/** The bytes of a projection, and how findings call it. */
export interface ProjectionBytes {
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A line that could be read. */
export type ReadableLine = Extract<LineReading, { readonly ok: true }> & { readonly line: number };

/** Takes the lines of a projection in order; `isSound`: nothing up to and with this line is at fault. */
export type TakeLine = (line: ReadableLine, isSound: boolean) => void;

/** What reading a projection to its end came to. */
export interface ProjectionRead {
  readonly sha256: Digest;
  readonly entryCount: number;
  /** Faults of lines and of their order; with any, nothing of the projection counts. */
  readonly faults: readonly Finding[];
}

/**
 * Reads a projection in one pass, in memory that does not grow with it: hashes it, reads every line
 * exactly, and checks that lines ascend by the digest of their subject (data-model.md section 3.3).
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
  { file, chunks }: ProjectionBytes,
  take: TakeLine,
): AsyncGenerator<undefined, ProjectionRead> {
  const lines = new ProjectionLines(file, take);
  const cutter = new LineCutter(lines, MAX_LINE_BYTES);
  const digest = new RunningDigest();
  for await (const chunk of chunks) {
    digest.update(chunk);
    cutter.push(chunk);
    yield;
  }
  cutter.end();
  return { sha256: digest.finish(), entryCount: lines.lineNumber, faults: lines.faults };
}

class ProjectionLines implements LineSink {
  lineNumber = 0;
  readonly faults: Finding[] = [];
  readonly #file: string;
  readonly #take: TakeLine;
  #previous = '';

  constructor(file: string, take: TakeLine) {
    this.#file = file;
    this.#take = take;
  }

  line(bytes: Uint8Array): void {
    this.lineNumber += 1;
    // Nothing counts any more, and nothing more is listed.
    if (this.faults.length > MAX_LISTED) return;
    if (bytes.at(-1) === 0x0d) return this.#fault(finding('projection_line_ending', this.#place()));
    const reading = readLine(bytes, this.#place());
    if (!reading.ok) return reading.findings.forEach((found) => this.#fault(found));
    this.#checkOrder(reading.subjectDigest);
    const { subjectDigest, entry, leaks } = reading;
    this.#take(
      { ok: true, subjectDigest, entry, leaks, line: this.lineNumber },
      this.faults.length === 0,
    );
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

  #place(): { file: string; line: number } {
    return { file: this.#file, line: this.lineNumber };
  }

  #fault(found: Finding): void {
    if (this.faults.length < MAX_LISTED) this.faults.push(found);
    else if (this.faults.length === MAX_LISTED)
      this.faults.push(finding('too_many_findings', { file: this.#file }));
  }
}
