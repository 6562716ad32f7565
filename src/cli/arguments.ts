import { parseDigest, type Digest } from '../digest/index.ts';
import { ClaimgateError, type FindingDetails } from '../documents/findings.ts';
import { formatInstant, parseInstant } from '../documents/json.ts';
import { nearest } from '../documents/meant.ts';
import { shellWord } from '../documents/shell.ts';

/** Parsed arguments, read with their types checked: an option given twice or without a value is bad usage. */
export class Arguments {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  /** The same arguments, with others in the place of some. */
  with(values: Readonly<Record<string, string | readonly string[] | undefined>>): Arguments {
    return new Arguments({ ...this.#values, ...values });
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value !== '') return value;
    throw usageError({
      expected: 'it once, with a value',
      found: `--${name} with ${timesGiven(value)}`,
    });
  }

  /** A value that the reader of the command line already demanded. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw usageError({ expected: name });
    return value;
  }

  /** One of a closed list, which the reader of the command line already checked. */
  oneOf<T extends string>(name: string, choices: readonly T[]): T {
    return chosen(name, this.required(name), choices);
  }

  someOf<T extends string>(name: string, choices: readonly T[]): readonly T[] {
    return this.list(name).map((value) => chosen(name, value, choices));
  }

  list(name: string): readonly string[] {
    const value = this.#values[name] ?? [];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    if (items.every((item): item is string => typeof item === 'string' && item !== ''))
      return items;
    throw usageError({
      expected: 'a value for each',
      found: `--${name} with ${timesGiven(value)}`,
    });
  }

  texts(): readonly (readonly [name: string, value: string])[] {
    return Object.entries(this.#values).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((item): item is string => typeof item === 'string')
        .map((item) => [name, item] as const),
    );
  }

  /** The words after `--`, exactly as they were given; they may be empty, or look like options. */
  commandWords(): readonly string[] {
    const words = this.#values['--'] ?? [];
    return (Array.isArray(words) ? words : [words]).map(String);
  }

  /** An instant, in milliseconds since 1970. */
  instant(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const instant = parseInstant(text);
    if (instant !== undefined) return instant;
    throw usageError({
      expected: `an instant in UTC such as ${formatInstant(Date.UTC(2026, 0, 31, 12))}`,
      found: `"${text}" for --${name}`,
    });
  }

  wholeNumber(name: string, least: number, most?: number): number | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : wholeNumber(name, text, least, most);
  }

  /** A length of time, in milliseconds. @param preset for an option that was not given, such as `24h` */
  duration(name: string, preset: string): number {
    return durationOf(this.text(name) ?? preset, name);
  }

  /** Other processes see arguments: ids come in files, or as fingerprints. */
  fingerprint(name: string): Digest | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : readFingerprint(name, text);
  }

  flag(name: string): boolean | undefined {
    const value = this.#values[name];
    if (value === undefined || typeof value === 'boolean') return value;
    throw usageError({ expected: 'it once', found: `--${name} with ${timesGiven(value)}` });
  }

  /** An option that does not apply is refused: nobody must believe that it was heeded. @throws ClaimgateError `usage` */
  refuse(names: readonly string[], why: string): void {
    const useless = names.find((name) => this.list(name).length > 0);
    if (useless !== undefined) throw usageError({ found: `--${useless} is of no use ${why}` });
  }

  /** Options as they were given, to go on with in the next command. */
  again(...names: readonly string[]): string {
    return names
      .flatMap((name) => {
        const option = name === 'C' ? ' -C' : ` --${name}`;
        if (this.#values[name] === true) return [option];
        return this.list(name).map((value) => `${option} ${shellWord(value)}`);
      })
      .join('');
  }
}

function chosen<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value);
  if (choice !== undefined) return choice;
  throw usageError({ expected: `one of ${choices.join(', ')}`, found: `"${value}" for ${name}` });
}

export function usageError(details: UsageDetails): ClaimgateError {
  return new ClaimgateError('usage', details);
}

export type UsageDetails = Pick<FindingDetails, 'expected' | 'found' | 'next'>;

/** Names the word that was probably meant; nothing where none is close. */
export function meantInstead(text: string, words: readonly string[]): string {
  const [best] = text.replace(/^-+/, '').length < 2 ? [] : nearest(text, words, 1);
  return best === undefined ? '' : `; did you mean "${best}"?`;
}

/** How often an option was given, never with what: a value may hold a password. */
function timesGiven(value: unknown): string {
  if (Array.isArray(value) && value.length > 1) return `${value.length} values`;
  return 'no value';
}

/** @throws ClaimgateError `usage` */
export function readFingerprint(option: string, text: string): Digest {
  const digest = parseDigest(text);
  if (digest !== undefined) return digest;
  throw usageError({ expected: `a fingerprint, sha256: and 64 hex digits, in --${option}` });
}

/** The value of an option as a whole number. @throws ClaimgateError `usage` */
export function wholeNumber(
  option: string,
  text: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = /^[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw usageError({
    expected: `a whole number from ${least} to ${most}`,
    found: `"${text}" for --${option}`,
  });
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A length of time such as `90m` or `24h`, in milliseconds. @throws ClaimgateError `usage` */
export function durationOf(text: string, option: string): number {
  const [, count, unit = ''] = /^([1-9][0-9]{0,5})([smhd])$/.exec(text) ?? [];
  const milliseconds = UNITS[unit];
  if (count !== undefined && milliseconds !== undefined) return Number(count) * milliseconds;
  throw usageError({
    expected: 'a length of time such as 90m or 24h',
    found: `"${text}" for --${option}`,
  });
}
