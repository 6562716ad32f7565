// When a results file says that its tests started, in the forms that test tools write.

/** An instant in milliseconds since 1970, and whether the text names its time zone. */
export interface Start {
  readonly at: number;
  readonly isZoned: boolean;
}

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:[.,](\d{1,9}))?\s?(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/;
/** RFC 1123, as `Date.prototype.toUTCString` writes it. */
const MAIL = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|UTC|[+-]\d{4})$/;

/**
 * Reads a time: `null` where the text says none (empty, or the first instant of a clock that was never set), `undefined`
 * where it can't be read. A time without a zone counts as UTC. No order of day and month is guessed.
 */
export function readStart(text: string): Start | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (MAIL.test(trimmed)) return startAt(Date.parse(trimmed), true);
  const [, year, month, day, hour, minute, second, fraction = '', zone] = ISO.exec(trimmed) ?? [];
  if (year === undefined) return undefined;
  const isZoned = zone !== undefined;
  const offset = zone === undefined || /^(?:UTC|GMT)$/.test(zone) ? 'Z' : zone;
  const millis = fraction.slice(0, 3).padEnd(3, '0');
  const date = `${year}-${month}-${day}`;
  // A day that does not exist is not another one.
  if (!new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date)) return undefined;
  return startAt(Date.parse(`${date}T${hour}:${minute}:${second}.${millis}${offset}`), isZoned);
}

/** The first day of Unix time and year 1 are what clocks say that were never set. */
const FIRST_DAY_ENDS = 86_400_000;

function startAt(at: number, isZoned: boolean): Start | null | undefined {
  if (Number.isNaN(at)) return undefined;
  return at < FIRST_DAY_ENDS ? null : { at, isZoned };
}
