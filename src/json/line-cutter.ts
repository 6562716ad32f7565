/** Takes the lines of a file: without their newline, in order. */
export interface LineSink {
  /** The bytes are the sink's own only during the call. */
  line(bytes: Uint8Array): void;
  /** A line that is longer than the limit, with as many of its first bytes. */
  tooLong(start: Uint8Array): void;
  /** What follows the last newline, where that is anything: as much of it as a line may have. */
  unterminated(start: Uint8Array): void;
}

const NEWLINE = 0x0a;

const FIRST_CAPACITY = 16 * 1024;

/** Cuts chunks of bytes into lines in memory bounded by the longest line allowed, wherever the chunks end. */
export class LineCutter {
  readonly #sink: LineSink;
  readonly #maxBytes: number;
  /** The start of a line that an earlier chunk ended in; copied, because a source may use its buffer again. */
  #held = new Uint8Array(FIRST_CAPACITY);
  #size = 0;

  constructor(sink: LineSink, maxBytes: number) {
    this.#sink = sink;
    this.#maxBytes = maxBytes;
  }

  push(chunk: Uint8Array): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start);
      if (end === -1) break;
      this.#endLine(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start < chunk.length) this.#hold(chunk.subarray(start));
  }

  end(): void {
    if (this.#size > 0) this.#sink.unterminated(this.#kept(this.#size));
  }

  #endLine(last: Uint8Array): void {
    if (this.#size === 0 && last.length <= this.#maxBytes) return this.#sink.line(last);
    this.#hold(last);
    const size = this.#size;
    this.#size = 0;
    if (size > this.#maxBytes) this.#sink.tooLong(this.#kept(size));
    else this.#sink.line(this.#kept(size));
  }

  #kept(size: number): Uint8Array {
    return this.#held.subarray(0, Math.min(size, this.#maxBytes));
  }

  /** Past the limit only the length is of interest. */
  #hold(piece: Uint8Array): void {
    const kept = Math.min(this.#size + piece.length, this.#maxBytes);
    if (kept > this.#size) {
      if (kept > this.#held.length) this.#grow(kept);
      this.#held.set(piece.subarray(0, kept - this.#size), this.#size);
    }
    this.#size += piece.length;
  }

  #grow(size: number): void {
    const larger = new Uint8Array(Math.min(this.#maxBytes, Math.max(size, 2 * this.#held.length)));
    larger.set(this.#held.subarray(0, this.#size));
    this.#held = larger;
  }
}
