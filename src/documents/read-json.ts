import { finding, type Finding, type Place } from './findings.ts';
import { showPointer, Offsets, LineIndex, stepsOf, type JsonValue } from './json-value.ts';
import { otherThanJson } from './meant.ts';
import { MAX_DEPTH, parseJsonText, type TextFault } from './json-parser.ts';

/** A document as it came: its name in findings, and its bytes. */
export interface NamedBytes {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** One value for so many bytes of a size limit, an object or a list counted as two: our documents have fewer. */
const BYTES_PER_VALUE = 24;

/** Small documents may have these whatever their limit: they cost a few megabytes. */
const MIN_VALUES = 65_536;

/** A document with more faults than this is not read any better by listing them all. */
export const MAX_FINDINGS = 1000;

type PartOfMember = 'value' | 'name';

export interface JsonReading {
  /** The value as far as it could be read; `undefined` where it could not. Acceptable only without findings. */
  readonly value: JsonValue | undefined;
  readonly findings: readonly Finding[];
  /** The text of the document, for excerpts; empty where the bytes are not UTF-8 or are confidential. */
  readonly text: string;
  /** Whether findings about it show places and forms only. */
  readonly isConfidential: boolean;
  /** File, pointer, line and column of a value in this document. */
  locate(pointer: string, part?: PartOfMember): PlaceInFile;
}

interface ReadOptions {
  readonly file: string;
  readonly maxBytes: number;
  /** It may hold what must not be in a log: no finding repeats a value, and there is no text for excerpts. */
  readonly isConfidential?: boolean;
  /** Whether it is another project's document, whose numbers may have fractions. */
  readonly allowsFractions?: boolean;
}

/**
 * Reads bytes as strict I-JSON (RFC 8259 and RFC 7493, as specification/documents.md 1 narrows them):
 * UTF-8 without BOM, no duplicate names, no lone surrogates, safe integers only, one value, bounded
 * depth, number of values and size. Never throws for what is in the bytes.
 */
export function readJson(bytes: Uint8Array, options: ReadOptions): JsonReading {
  const { file, isConfidential = false } = options;
  const text = otherThanJson(bytes, file) ?? acceptedText(bytes, options);
  if (typeof text !== 'string') return unreadable(file, isConfidential, text);
  const faults: TextFault[] = [];
  const maxValues = Math.max(MIN_VALUES, Math.floor(options.maxBytes / BYTES_PER_VALUE));
  const value = parseJsonText(text, {
    maxDepth: MAX_DEPTH,
    maxValues,
    allowsFractions: options.allowsFractions,
    onFault: (fault) => {
      // One more than is listed, so that a reader knows of more; counting millions helps nobody.
      if (faults.length <= MAX_FINDINGS) faults.push(fault);
    },
  });
  const places = new Places(text, maxValues, file, isConfidential);
  const findings = faults.map(({ offset, code, pointer, expected, found }) =>
    finding(code, {
      ...places.at(offset),
      ...(pointer === undefined ? {} : { pointer: places.shown(pointer) }),
      ...(expected === undefined ? {} : { expected }),
      ...(found === undefined || isConfidential ? {} : { found }),
    }),
  );
  return {
    value,
    findings,
    text: isConfidential ? '' : text,
    isConfidential,
    locate: (pointer, part) => places.of(pointer, part),
  };
}

interface PlaceInFile extends Place {
  readonly file: string;
}

/** Positions are found by a second, recording parse: once, and only when somebody asks. */
class Places {
  readonly #text: string;
  readonly #maxValues: number;
  readonly #file: string;
  readonly #isConfidential: boolean;
  #lines: LineIndex | undefined;
  #offsets: Offsets | undefined;

  constructor(text: string, maxValues: number, file: string, isConfidential: boolean) {
    this.#text = text;
    this.#maxValues = maxValues;
    this.#file = file;
    this.#isConfidential = isConfidential;
  }

  shown(pointer: string): string {
    return this.#isConfidential ? showPointer(pointer) : pointer;
  }

  at(offset: number): PlaceInFile {
    this.#lines ??= new LineIndex(this.#text);
    return { file: this.#file, ...this.#lines.positionAt(offset) };
  }

  of(pointer: string, part: PartOfMember = 'value'): PlaceInFile {
    this.#offsets ??= this.#recordOffsets();
    const offset = this.#offsets.find(stepsOf(pointer), part);
    const place = offset === undefined ? { file: this.#file } : this.at(offset);
    return { ...place, pointer: this.shown(pointer) };
  }

  #recordOffsets(): Offsets {
    const offsets = new Offsets();
    const limits = { maxDepth: MAX_DEPTH, maxValues: this.#maxValues };
    parseJsonText(this.#text, { ...limits, onFault: () => {}, offsets });
    return offsets;
  }
}

function acceptedText(bytes: Uint8Array, { file, maxBytes }: ReadOptions): string | Finding {
  if (bytes.length > maxBytes) {
    return tooLarge(bytes.length, maxBytes, file);
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return finding('json_byte_order_mark', { file, line: 1, column: 1 });
  }
  const text = textOf(bytes);
  if (text !== undefined) return text;
  const validBytes = validPrefixLength(bytes);
  const before = new TextDecoder().decode(bytes.subarray(0, validBytes), { stream: true });
  const spoiler = bytes[validBytes];
  const found =
    spoiler === undefined
      ? 'the end of the document'
      : `byte 0x${spoiler.toString(16).padStart(2, '0')}`;
  return finding('json_invalid_utf8', {
    file,
    found,
    ...new LineIndex(before).positionAt(before.length),
  });
}

export function tooLarge(size: number, maxBytes: number, file: string): Finding {
  return finding('json_too_large', {
    file,
    expected: `at most ${maxBytes} bytes`,
    found: `${size} bytes`,
  });
}

/** How many bytes from the start could still become valid UTF-8. Being spoiled is monotone, so bisection finds it. */
function validPrefixLength(bytes: Uint8Array): number {
  if (canBecomeText(bytes)) return bytes.length;
  let valid = 0;
  let spoiled = bytes.length;
  while (spoiled - valid > 1) {
    const middle = (valid + spoiled) >>> 1;
    if (canBecomeText(bytes.subarray(0, middle))) valid = middle;
    else spoiled = middle;
  }
  return valid;
}

function canBecomeText(bytes: Uint8Array): boolean {
  return textOf(bytes, true) !== undefined;
}

function unreadable(file: string, isConfidential: boolean, refusal: Finding): JsonReading {
  const nothing = { value: undefined, text: '', isConfidential };
  return { ...nothing, findings: [refusal], locate: () => ({ file }) };
}

/**
 * Returns the text of bytes, a byte order mark included; `undefined` where they are no UTF-8.
 *
 * @param isStart whether more bytes may follow
 */
export function textOf(bytes: Uint8Array, isStart = false): string | undefined {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return decoder.decode(bytes, { stream: isStart });
  } catch {
    return undefined;
  }
}
