// When a run was made, by the file, by the command, or by the person who states it.

import {
  accept,
  finding,
  refuse,
  type Finding,
  type Refusal,
  type Result,
} from '../documents/findings.ts';
import { DAY_MS, formatInstant, type EpochMs } from '../documents/json.ts';
import type { TestCase, TestResults, TestSuite } from './results.ts';

/** The time of a run, by other sources than its file. */
export interface GivenTime {
  /** When somebody says that it started. */
  readonly testedAt?: EpochMs | undefined;
  readonly commandStartedAt?: EpochMs | undefined;
  /** When the file was last written. */
  readonly writtenAt?: EpochMs | undefined;
  readonly at: EpochMs;
  readonly file: string;
}

interface ReadTime {
  readonly testedAt: EpochMs;
  readonly remarks: readonly Finding[];
}

/** Times without a zone may be off by as much as zones are. */
const ZONES_MS = DAY_MS;
/** A time that a person gives is cut to the minute, and one that a tool writes to the second. */
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/**
 * Finds when a run started: as the file says, or else as the caller does. Old results must not become a run of today, so
 * a caller dates nothing later than the file says, or than the file was written.
 */
export function startOf(
  results: TestResults,
  shown: readonly TestCase[],
  given: GivenTime,
): Result<ReadTime> {
  const { starts, unread } = startsIn(results, shown);
  const remarks = unread.map((found) => finding('test_time_unread', { file: given.file, found }));
  const stated = given.commandStartedAt ?? given.testedAt;
  const testedAt =
    stated === undefined
      ? startByFile(starts, unread, given)
      : startByCaller(starts, stated, given);
  return testedAt.ok ? accept({ testedAt: testedAt.value, remarks }) : testedAt;
}

function startByFile(
  starts: readonly Start[],
  unread: readonly string[],
  { at, file }: GivenTime,
): Result<EpochMs> {
  const [first] = starts.toSorted((one, other) => one.at - other.at);
  if (!first)
    return unread.length > 0
      ? refuse('test_results_invalid', { file, expected: FORMS })
      : refuse('test_start_missing', { file });
  // Local time of a place in the east, read as UTC, has not come yet.
  if (!first.isZoned && first.at > at)
    return refuse('test_results_of_other_time', {
      file,
      expected: 'a start in the past; pass it with --tested-at INSTANT',
      found: `${formatInstant(first.at)}, which names no time zone and is read as UTC`,
    });
  const far = starts.find((start) => start.at - first.at > DAY_MS);
  return far
    ? ofOtherTime(file, `within a day of ${formatInstant(first.at)}`, far.at)
    : accept(first.at);
}

function startByCaller(
  starts: readonly Start[],
  stated: EpochMs,
  { at, commandStartedAt, file, writtenAt }: GivenTime,
): Result<EpochMs> {
  if (stated > at + MINUTE_MS) return ofOtherTime(file, 'a start in the past', stated);
  const exact = commandStartedAt === undefined ? MINUTE_MS : SECOND_MS;
  const leewayOf = ({ isZoned }: Start) => (isZoned ? exact : ZONES_MS);
  const other = starts.find(
    (start) => start.at < stated - leewayOf(start) || start.at > stated + DAY_MS,
  );
  const when = formatInstant(stated);
  if (other)
    return ofOtherTime(
      file,
      other.isZoned ? `a start at ${when}` : `within a day of ${when}`,
      other.at,
    );
  const isDated = starts.some(({ isZoned }) => isZoned);
  if (!isDated && writtenAt !== undefined && writtenAt < stated - exact)
    return ofOtherTime(file, `a file that was written after ${when}`, writtenAt);
  return accept(stated);
}

function ofOtherTime(file: string, expected: string, found: EpochMs): Refusal {
  return refuse('test_results_of_other_time', { file, expected, found: formatInstant(found) });
}

const FORMS = 'a timestamp such as 2026-11-21T08:30:00Z';

/** The starts of the suites around the tests that count: one where nothing ran has no time. */
function startsIn({ suites }: TestResults, shown: readonly TestCase[]) {
  const around = new Set<TestSuite>();
  for (const { outcome, suite } of shown)
    if (outcome !== 'skipped')
      for (let at: TestSuite | null = suite; at !== null; at = at.parent) around.add(at);
  const starts: Start[] = [];
  const unread: string[] = [];
  for (const suite of suites) {
    if (around.size > 0 && !around.has(suite)) continue;
    const start = readStart(suite.started);
    if (start === undefined) unread.push(suite.started.slice(0, 40));
    else if (start) starts.push(start);
  }
  return { starts, unread };
}

// When a results file says that its tests started, in the forms that test tools write.

/** An instant in milliseconds since 1970, and whether the text names its time zone. */
interface Start {
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
