import type { Code } from './findings.ts';
import { pointerOf, type Offsets, type Step, type JsonValue } from './json-value.ts';

/** No document of claimgate nests deeper (specification/documents.md 1). */
export const MAX_DEPTH = 32;

export interface TextFault {
  readonly code: Code;
  readonly offset: number;
  /** Left out where it would be longer than a finding holds. */
  readonly pointer: string | undefined;
  readonly expected?: string;
  readonly found?: string;
}

interface ParserOptions {
  readonly maxDepth: number;
  readonly maxValues: number;
  /** Documents of others have numbers of any kind (RFC 8259); ours have safe integers alone. */
  readonly allowsFractions?: boolean | undefined;
  /** Called for each fault; parsing goes on where the value is still clear. */
  readonly onFault: (fault: TextFault) => void;
  /** Filled while parsing, where given: only the error path pays for positions. */
  readonly offsets?: Offsets;
}

/** The vocabulary of all documents is smaller; every further name costs as much memory as many values. */
const MAX_NAMES = 4096;

/** Ends the parse: what follows cannot be read any more. The fault was reported before. */
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
 * An object that inherits no member, so that `__proto__` and `constructor` are members like any other. Made by a
 * constructor, because an `Object.create(null)` takes five times the memory.
 */
class Members {
  [name: string]: JsonValue;
}
Object.setPrototypeOf(Members.prototype, null);
Reflect.deleteProperty(Members.prototype, 'constructor');

/**
 * Reads JSON text exactly (RFC 8259 grammar, RFC 7493 restrictions). Reports every fault it can
 * still read past (duplicate names, lone surrogates, numbers that are not safe integers) and gives up
 * at the first it cannot (syntax, nesting, number of values). Returns `undefined` then.
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
  readonly #text: string;
  /** Offset in UTF-16 code units. */
  #at = 0;
  readonly #options: ParserOptions;
  /** From the root to the value that is being read. */
  readonly #path: Step[] = [];
  #values = 0;
  readonly #names = new Set<string>();

  constructor(text: string, options: ParserOptions) {
    this.#text = text;
    this.#options = options;
  }

  document(): JsonValue {
    this.#skipSpace();
    if (this.#peek() === undefined) this.#giveUp('json_empty', {});
    const value = this.#value();
    this.#skipSpace();
    if (this.#peek() !== undefined) {
      this.#giveUp('json_trailing_text', { expected: 'the end', found: this.#describe() });
    }
    return value;
  }

  #value(nameAt?: number): JsonValue {
    this.#count();
    this.#options.offsets?.value(this.#path, this.#at, nameAt);
    const first = this.#peek();
    if (first === '{') return this.#object();
    if (first === '[') return this.#array();
    if (first === '"') return this.#string();
    if (first === '-' || (first !== undefined && first >= '0' && first <= '9'))
      return this.#number();
    return this.#literal();
  }

  #object(): JsonValue {
    this.#enter();
    const members = new Members();
    if (this.#closes('}')) return members;
    do {
      this.#skipSpace();
      this.#member(members);
    } while (this.#continues('}'));
    return members;
  }

  /** Of two members with one name the first is the one judged on. */
  #member(members: Record<string, JsonValue>): void {
    const nameAt = this.#at;
    if (this.#peek() !== '"') this.#syntax('a member name in double quotes');
    const name = this.#string();
    this.#path.push(name);
    this.#countName(name);
    this.#skipSpace();
    if (this.#peek() !== ':') this.#syntax('":" after the member name');
    this.#at += 1;
    this.#skipSpace();
    const isDuplicate = name in members;
    if (isDuplicate) this.#fault('json_duplicate_name', nameAt, { found: JSON.stringify(name) });
    const value = this.#value(nameAt);
    if (!isDuplicate) members[name] = value;
    this.#path.pop();
  }

  #array(): JsonValue {
    this.#enter();
    if (this.#closes(']')) return [];
    // An empty array that grows takes room for seventeen items, and there may be a million such arrays.
    const items = [this.#item(0)];
    while (this.#continues(']')) items.push(this.#item(items.length));
    return items;
  }

  #item(index: number): JsonValue {
    this.#skipSpace();
    this.#path.push(index);
    const value = this.#value();
    this.#path.pop();
    return value;
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    let result = '';
    for (;;) {
      result += this.#take(PLAIN_CHARACTERS);
      const next = this.#peek();
      if (next === '"') break;
      if (next === undefined) this.#syntax('a closing double quote');
      if (next !== '\\') this.#syntax('an escape such as \\n for a control character');
      result += this.#escape();
    }
    this.#at += 1;
    if (!result.isWellFormed()) this.#fault('json_lone_surrogate', start, {});
    return result;
  }

  #escape(): string {
    const letter = this.#peek(1);
    const simple = letter === undefined ? undefined : ESCAPES[letter];
    if (simple !== undefined) {
      this.#at += 2;
      return simple;
    }
    if (letter === 'u') {
      this.#at += 2;
      const digits = this.#take(HEX4);
      if (digits !== '') return String.fromCharCode(Number.parseInt(digits, 16));
    }
    return this.#syntax(
      'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    );
  }

  #number(): number {
    const start = this.#at;
    const token = this.#take(NUMBER);
    if (token === '') this.#syntax('a digit after "-"');
    const next = this.#peek();
    if (next !== undefined && /[0-9.eE+-]/.test(next)) this.#syntax('the end of the number');
    const value = Number(token);
    if (/[.eE]/.test(token) || Object.is(value, -0)) {
      if (!this.#options.allowsFractions)
        this.#fault('json_number_not_integer', start, { found: token });
    } else if (!Number.isSafeInteger(value)) {
      this.#fault('json_integer_out_of_range', start, { found: token });
    }
    return value;
  }

  #literal(): boolean | null {
    for (const [word, value] of LITERALS) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return value;
    }
    return this.#syntax('a value');
  }

  /** Two bytes of text become sixty of memory, so the size of a document bounds nothing. */
  #count(): void {
    const { maxValues } = this.#options;
    if (this.#values >= maxValues) {
      this.#giveUp('json_too_many_values', { expected: `at most ${maxValues} values` });
    }
    this.#values += 1;
  }

  #countName(name: string): void {
    this.#names.add(name);
    if (this.#names.size > MAX_NAMES) {
      this.#giveUp('json_too_many_values', { expected: `at most ${MAX_NAMES} different names` });
    }
  }

  #enter(): void {
    if (this.#path.length >= this.#options.maxDepth) {
      this.#giveUp('json_too_deep', { expected: `at most ${this.#options.maxDepth} levels` });
    }
    // An object or a list takes as much memory as several scalars.
    this.#count();
    this.#at += 1;
  }

  #closes(bracket: string): boolean {
    this.#skipSpace();
    if (this.#peek() !== bracket) return false;
    this.#at += 1;
    return true;
  }

  #continues(bracket: string): boolean {
    if (this.#closes(bracket)) return false;
    if (this.#peek() !== ',') this.#syntax(`"," or "${bracket}"`);
    this.#at += 1;
    return true;
  }

  #syntax(expected: string): never {
    return this.#giveUp('json_syntax', { expected, found: this.#describe() });
  }

  #giveUp(code: Code, details: { expected?: string; found?: string }): never {
    this.#fault(code, this.#at, details);
    throw new Unreadable();
  }

  #fault(code: Code, offset: number, details: { expected?: string; found?: string }): void {
    this.#options.onFault({ code, pointer: pointerOf(this.#path), offset, ...details });
  }

  /** The code unit here, or some further on; `undefined` past the end. */
  #peek(further = 0): string | undefined {
    return this.#text[this.#at + further];
  }

  #skipSpace(): void {
    let code = this.#text.charCodeAt(this.#at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      this.#at += 1;
      code = this.#text.charCodeAt(this.#at);
    }
  }

  /** Matches a sticky expression here and moves past it; the empty string where it does not match. */
  #take(expression: RegExp): string {
    expression.lastIndex = this.#at;
    const token = expression.exec(this.#text)?.[0] ?? '';
    this.#at += token.length;
    return token;
  }

  /** Quotes the text here, short enough for a message. */
  #describe(): string {
    const code = this.#text.codePointAt(this.#at);
    return code === undefined
      ? 'the end of the document'
      : JSON.stringify(String.fromCodePoint(code));
  }
}
