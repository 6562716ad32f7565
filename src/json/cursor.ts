/** A place in a text, and what a reader does there. Knows nothing of JSON but its white space. */
export class TextCursor {
  readonly text: string;
  /** Offset in UTF-16 code units. */
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The code unit here, or some further on; `undefined` past the end. */
  peek(further = 0): string | undefined {
    return this.text[this.at + further];
  }

  get isAtEnd(): boolean {
    return this.at === this.text.length;
  }

  skipSpace(): void {
    let code = this.text.charCodeAt(this.at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      this.at += 1;
      code = this.text.charCodeAt(this.at);
    }
  }

  /** Matches a sticky expression here and moves past it; the empty string where it does not match. */
  take(expression: RegExp): string {
    expression.lastIndex = this.at;
    const token = expression.exec(this.text)?.[0] ?? '';
    this.at += token.length;
    return token;
  }

  /** Moves past a word, if it stands here. */
  takeWord(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** What stands here, short enough for a message. */
  describe(): string {
    const code = this.text.codePointAt(this.at);
    return code === undefined
      ? 'the end of the document'
      : JSON.stringify(String.fromCodePoint(code));
  }
}
