import { canonicalize, RunningDigest, type Digest } from '../digest/index.ts';
import type { ProjectionEntry } from '../documents/index.ts';
import { accept, type Finding, type Result, refusalFor } from '../documents/findings.ts';
import { readLine } from '../gate/entry-line.ts';

/** Takes the bytes of a projection as they come; the export waits for it. */
export type ByteSink = (bytes: Uint8Array) => Promise<void>;

const CHUNK_BYTES = 64 * 1024;
const NEWLINE = Buffer.from('\n');

/** Every line is read again as the gate reads it before it is written: what the gate would refuse is not exported. */
export class ProjectionWriter {
  readonly #sink: ByteSink;
  readonly #file: string;
  readonly #hash = new RunningDigest();
  #count = 0;
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;
  /** While one piece is taken, the next is made. */
  #taken = Promise.resolve();
  #findings: readonly Finding[] = [];

  constructor(sink: ByteSink, file: string) {
    this.#sink = sink;
    this.#file = file;
  }

  /** Nothing more is written after a line that no projection can hold. */
  async write(entry: ProjectionEntry): Promise<void> {
    if (this.#findings.length > 0) return;
    this.#count += 1;
    const line = Buffer.from(canonicalize(entry), 'utf8');
    const read = readLine(line, { file: this.#file, line: this.#count });
    this.#findings = read.ok ? read.leaks : [...read.findings, ...read.leaks];
    if (this.#findings.length > 0) return;
    this.#pending.push(line, NEWLINE);
    this.#pendingBytes += line.length + 1;
    if (this.#pendingBytes >= CHUNK_BYTES) await this.#flush();
  }

  /** The digest and the number of the lines, once all of them are taken. */
  async finish(): Promise<Result<{ readonly digest: Digest; readonly count: number }>> {
    if (this.#findings.length === 0 && this.#pendingBytes > 0) await this.#flush();
    await this.#taken;
    const refused = refusalFor(this.#findings);
    if (refused) return refused;
    return accept({ digest: this.#hash.finish(), count: this.#count });
  }

  /** Waits until nothing is being written any more, whatever came of it. */
  async settle(): Promise<void> {
    await this.#taken.catch(() => {});
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#pending);
    [this.#pending, this.#pendingBytes] = [[], 0];
    this.#hash.update(bytes);
    await this.#taken;
    this.#taken = this.#sink(bytes);
    // The next piece, or the end, meets its failure.
    this.#taken.catch(() => {});
  }
}
