import type { Code } from '../findings/index.ts';
import type { JsonValue } from './value.ts';
import { TextCursor } from './cursor.ts';
import { pointerTo } from './place.ts';

/** A fault of the text at an offset, before it has a line and a column. */
export interface TextFault {
  readonly code: Code;
  readonly offset: number;
  readonly pointer: string;
  readonly expected?: string;
  readonly found?: string;
}

/** Where the values and member names of a text start, by JSON Pointer. */
export interface Offsets {
  readonly values: Map<string, number>;
  readonly names: Map<string, number>;
}

export interface ParserOptions {
  readonly maxDepth: number;
  /** Called for each fault; parsing goes on where the value is still clear. */
  readonly onFault: (fault: TextFault) => void;
  /** Filled while parsing, where given: only the error path pays for positions. */
  readonly offsets?: Offsets;
}

/** Ends the parse: what follows can not be read any more. The fault was reported before. */
class Unreadable extends Error {}

const PLAIN_CHARACTERS = /[^"\\\u0000-\u001f]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/y;
const HEX4 = /[0-9a-fA-F]{4}/y;
const ESCAPES: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const LITERALS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/**
 * The exact reader of JSON text (RFC 8259 grammar, RFC 7493 restrictions). Reports every fault it can
 * still read past (duplicate names, lone surrogates, numbers that are not safe integers) and gives up
 * at the first it can not (syntax, nesting). Returns `undefined` then.
 */
export function parseJsonText(text: string, options: ParserOptions): JsonValue | undefined {
  try {
    return new Parser(text, options).document();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Parser {
  readonly #cursor: TextCursor;
  readonly #options: ParserOptions;

  constructor(text: string, options: ParserOptions) {
    this.#cursor = new TextCursor(text);
    this.#options = options;
  }

  document(): JsonValue {
    this.#cursor.skipSpace();
    if (this.#cursor.isAtEnd) this.#giveUp('json_empty', '', this.#cursor.at, {});
    const value = this.#value('', 1);
    this.#cursor.skipSpace();
    if (!this.#cursor.isAtEnd) {
      this.#giveUp('json_trailing_text', '', this.#cursor.at, {
        expected: 'the end',
        found: this.#cursor.describe(),
      });
    }
    return value;
  }

  #value(pointer: string, depth: number): JsonValue {
    this.#options.offsets?.values.set(pointer, this.#cursor.at);
    const first = this.#cursor.peek();
    if (first === '{') return this.#object(pointer, depth);
    if (first === '[') return this.#array(pointer, depth);
    if (first === '"') return this.#string(pointer);
    if (first === '-' || (first !== undefined && first >= '0' && first <= '9'))
      return this.#number(pointer);
    return this.#literal(pointer);
  }

  #object(pointer: string, depth: number): JsonValue {
    this.#enter(pointer, depth);
    const members: Record<string, JsonValue> = Object.create(null);
    if (this.#closes('}')) return members;
    do {
      this.#cursor.skipSpace();
      const nameAt = this.#cursor.at;
      if (this.#cursor.peek() !== '"') this.#syntax(pointer, 'a member name in double quotes');
      const name = this.#string(pointer);
      const memberPointer = pointerTo(pointer, name);
      this.#options.offsets?.names.set(memberPointer, nameAt);
      this.#cursor.skipSpace();
      if (this.#cursor.peek() !== ':') this.#syntax(memberPointer, '":" after the member name');
      this.#cursor.at += 1;
      this.#cursor.skipSpace();
      if (name in members) {
        this.#fault('json_duplicate_name', memberPointer, nameAt, { found: JSON.stringify(name) });
        this.#valueOfDuplicate(memberPointer, depth);
      } else {
        members[name] = this.#value(memberPointer, depth + 1);
      }
    } while (this.#continues('}', pointer));
    return members;
  }

  #array(pointer: string, depth: number): JsonValue {
    this.#enter(pointer, depth);
    const items: JsonValue[] = [];
    if (this.#closes(']')) return items;
    do {
      this.#cursor.skipSpace();
      items.push(this.#value(pointerTo(pointer, items.length), depth + 1));
    } while (this.#continues(']', pointer));
    return items;
  }

  /** The first member of a name is the one judged on; offsets keep pointing at it too. */
  #valueOfDuplicate(pointer: string, depth: number): void {
    const kept = this.#options.offsets?.values.get(pointer);
    this.#value(pointer, depth + 1);
    if (kept !== undefined) this.#options.offsets?.values.set(pointer, kept);
  }

  #string(pointer: string): string {
    const start = this.#cursor.at;
    this.#cursor.at += 1;
    let result = '';
    for (;;) {
      result += this.#cursor.take(PLAIN_CHARACTERS);
      const next = this.#cursor.peek();
      if (next === '"') break;
      if (next === undefined) this.#syntax(pointer, 'a closing double quote');
      if (next !== '\\') this.#syntax(pointer, 'an escape such as \\n for a control character');
      result += this.#escape(pointer);
    }
    this.#cursor.at += 1;
    if (!result.isWellFormed()) this.#fault('json_lone_surrogate', pointer, start, {});
    return result;
  }

  #escape(pointer: string): string {
    const letter = this.#cursor.peek(1);
    const simple = letter === undefined ? undefined : ESCAPES[letter];
    if (simple !== undefined) {
      this.#cursor.at += 2;
      return simple;
    }
    if (letter === 'u') {
      this.#cursor.at += 2;
      const digits = this.#cursor.take(HEX4);
      if (digits !== '') return String.fromCharCode(Number.parseInt(digits, 16));
    }
    return this.#syntax(
      pointer,
      'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    );
  }

  #number(pointer: string): number {
    const start = this.#cursor.at;
    const token = this.#cursor.take(NUMBER);
    if (token === '') this.#syntax(pointer, 'a digit after "-"');
    const next = this.#cursor.peek();
    if (next !== undefined && /[0-9.eE+-]/.test(next))
      this.#syntax(pointer, 'the end of the number');
    const value = Number(token);
    if (/[.eE]/.test(token) || Object.is(value, -0)) {
      this.#fault('json_number_not_integer', pointer, start, { found: token });
    } else if (!Number.isSafeInteger(value)) {
      this.#fault('json_integer_out_of_range', pointer, start, { found: token });
    }
    return value;
  }

  #literal(pointer: string): boolean | null {
    for (const [word, value] of LITERALS) {
      if (this.#cursor.takeWord(word)) return value;
    }
    return this.#syntax(pointer, 'a value');
  }

  #enter(pointer: string, depth: number): void {
    if (depth > this.#options.maxDepth) {
      this.#giveUp('json_too_deep', pointer, this.#cursor.at, {
        expected: `at most ${this.#options.maxDepth} levels`,
      });
    }
    this.#cursor.at += 1;
  }

  #closes(bracket: string): boolean {
    this.#cursor.skipSpace();
    if (this.#cursor.peek() !== bracket) return false;
    this.#cursor.at += 1;
    return true;
  }

  #continues(bracket: string, pointer: string): boolean {
    if (this.#closes(bracket)) return false;
    if (this.#cursor.peek() !== ',') this.#syntax(pointer, `"," or "${bracket}"`);
    this.#cursor.at += 1;
    return true;
  }

  #syntax(pointer: string, expected: string): never {
    return this.#giveUp('json_syntax', pointer, this.#cursor.at, {
      expected,
      found: this.#cursor.describe(),
    });
  }

  #giveUp(
    code: Code,
    pointer: string,
    offset: number,
    details: { expected?: string; found?: string },
  ): never {
    this.#fault(code, pointer, offset, details);
    throw new Unreadable();
  }

  #fault(
    code: Code,
    pointer: string,
    offset: number,
    details: { expected?: string; found?: string },
  ): void {
    this.#options.onFault({ code, pointer, offset, ...details });
  }
}
