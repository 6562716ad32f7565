/**
 * The canonical form of a JSON value, RFC 8785 (JCS): members sorted by UTF-16 code units, no white
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
  if (Array.isArray(value)) return `[${Array.from(value, canonicalize).join(',')}]`;
  if (typeof value === 'object' && isPlainObject(value))
    return `{${sortedNames(value)
      .map((name) => member(name, value[name]))
      .join(',')}}`;
  throw new TypeError(`not a JSON value: ${typeof value}`);
}

function member(name: string, value: unknown): string {
  return `${quote(name)}:${canonicalize(value)}`;
}

function quote(text: string): string {
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
