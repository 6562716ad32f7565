/**
 * Returns the canonical form of a JSON value, RFC 8785 (JCS): members sorted by UTF-16 code units, no white
 * space, numbers and strings as ECMAScript writes them.
 *
 * Strict where `JSON.stringify` is silent: throws a `TypeError` on anything that is not JSON
 * (`undefined`, functions, symbols, bigint, NaN, infinities, class instances such as `Date`, holes)
 * and on lone surrogates, which have no UTF-8.
 */
export function canonicalize(value: unknown): string {
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return numeral(value);
  if (Array.isArray(value)) return list(value);
  if (typeof value === 'object' && isPlainObject(value)) return object(value);
  throw new TypeError(`not a JSON value: ${typeof value}`);
}

/** The canonical forms of members by name: what several objects have in common is written once. */
export type CanonicalMembers = ReadonlyMap<string, string>;

export function canonicalMembers(value: object): CanonicalMembers {
  const members: [string, unknown][] = Object.entries(value);
  return new Map(members.map(([name, member]) => [name, canonicalize(member)]));
}

/** Returns the canonical form of an object, some of whose members are at hand in theirs. */
export function canonicalizeWith(value: object, known: CanonicalMembers): string {
  let text = '';
  for (const name of sortedNames(value)) {
    const member = known.get(name) ?? canonicalize(Reflect.get(value, name));
    text += `${text === '' ? '' : ','}${quote(name)}:${member}`;
  }
  return `{${text}}`;
}

// Texts grow part by part: every record and every line is written so, and lists of parts cost more than they.

function list(values: readonly unknown[]): string {
  let text = '';
  // By index, so that a hole is met, and is no JSON value.
  for (let index = 0; index < values.length; index += 1)
    text += `${index === 0 ? '' : ','}${canonicalize(values[index])}`;
  return `[${text}]`;
}

function object(value: Record<string, unknown>): string {
  let text = '';
  for (const name of sortedNames(value))
    text += `${text === '' ? '' : ','}${quote(name)}:${canonicalize(value[name])}`;
  return `{${text}}`;
}

/** Printable ASCII without quotation mark and backslash: written without escapes. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quote(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw new TypeError('a string holds a lone surrogate');
  return JSON.stringify(text);
}

function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`not a JSON number: ${value}`);
  return JSON.stringify(value);
}

function sortedNames(value: object): string[] {
  // The default order of sort() is by UTF-16 code units, as RFC 8785 section 3.2.3 asks.
  return Object.keys(value).sort();
}

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
