const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Follows the fenced code blocks of a Markdown text line by line (CommonMark 0.31 section 4.5). */
export class FenceTracker {
  #fence: string | undefined;

  /** Whether this line is part of a fenced code block, its fences included. */
  take(line: string): boolean {
    const [, fence = '', info = ''] = FENCE.exec(line) ?? [];
    if (this.#fence !== undefined) {
      const closes = fence.startsWith(this.#fence) && info.trim() === '';
      if (closes) this.#fence = undefined;
      return true;
    }
    // Back ticks in what follows make it code inside of a line.
    if (fence === '' || (fence.startsWith('`') && info.includes('`'))) return false;
    this.#fence = fence;
    return true;
  }
}
