import { accept, finding, refuse, type Finding, type Result } from '../findings/index.ts';
import { DAY_MS, formatInstant, type EpochMs } from '../json/index.ts';
import type { TestCase, TestResults, TestSuite } from './results.ts';
import { readStart, type Start } from './times.ts';

/** What is known of the time of a run beside its file. */
export interface GivenTime {
  /** When somebody says that it started. */
  readonly testedAt?: EpochMs | undefined;
  /** When claimgate started its command. */
  readonly commandStartedAt?: EpochMs | undefined;
  /** When the file was last written. */
  readonly writtenAt?: EpochMs | undefined;
  readonly at: EpochMs;
  readonly file: string;
}

export interface ReadTime {
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
  const { file, at } = given;
  const { starts, unread } = startsIn(results, shown);
  const first = starts.reduce<Start | undefined>(
    (one, other) => (one && one.at <= other.at ? one : other),
    undefined,
  );
  const stated = given.commandStartedAt ?? given.testedAt;
  const remarks = unread.map((found) => finding('test_time_unread', { file, found }));
  const ofOtherTime = (expected: string, found: string) =>
    refuse('test_results_of_other_time', { file, expected, found });
  if (stated === undefined) {
    if (unread.length > 0 && !first)
      return refuse('test_results_invalid', { file, expected: FORMS });
    if (!first) return refuse('test_start_missing', { file });
    // Local time of a place in the east, read as UTC, has not come yet.
    if (!first.isZoned && first.at > at)
      return ofOtherTime(
        'a start in the past; pass it with --tested-at INSTANT',
        `${formatInstant(first.at)}, which names no time zone and is read as UTC`,
      );
    const far = starts.find((start) => Math.abs(start.at - first.at) > DAY_MS);
    if (far)
      return ofOtherTime(`within a day of ${formatInstant(first.at)}`, formatInstant(far.at));
    return accept({ testedAt: first.at, remarks });
  }
  const exact = given.commandStartedAt === undefined ? MINUTE_MS : SECOND_MS;
  for (const start of starts) {
    const leeway = start.isZoned ? exact : ZONES_MS;
    const isOlder = start.at < stated - leeway;
    if (isOlder || start.at > stated + DAY_MS)
      return ofOtherTime(
        start.isZoned
          ? `a start at ${formatInstant(stated)}`
          : `within a day of ${formatInstant(stated)}`,
        formatInstant(start.at),
      );
  }
  if (starts.length === 0 && given.writtenAt !== undefined && given.writtenAt < stated - exact)
    return ofOtherTime(
      `a file that was written after ${formatInstant(stated)}`,
      `one that was written ${formatInstant(given.writtenAt)}`,
    );
  return accept({ testedAt: stated, remarks });
}

const FORMS = 'a timestamp such as 2026-11-21T08:30:00Z';

/** The starts of the suites around the tests that count: one in which nothing ran has no time. */
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
