// The instant of an append: a clock that went back, or far ahead, is refused before it dates anything.

import { ClaimgateError, finding, refuse, type Finding } from '../documents/findings.ts';
import { DAY_MS, formatInstant, type EpochMs } from '../documents/json.ts';
import { integerOf, type Connection, type Engine, type Query } from './driver/connection.ts';
import { TABLES } from './records.ts';
import { CLOCK_SKEW_MS, Refused } from './judge-record.ts';

/**
 * Lower bounds that an engine knows for the current time. A file has only this machine's clock: all it can be compared with
 * is when the last record of each kind was made; where there is none, when the ledger was.
 */
export const TRUSTED_TIME: Readonly<Record<Engine, Query>> = {
  postgres: {
    sql: 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as at',
    parameters: [],
  },
  sqlite: {
    sql: `select coalesce(max(at), (select max(created_at) from provider_evidence_identity), 0) as at from (${Object.values(
      TABLES,
    )
      .map(
        (table) => `select recorded_at as at from ${table}
            where sequence = (select max(sequence) from ${table})`,
      )
      .join(' union all ')})`,
    parameters: [],
  },
};

export interface Latest {
  readonly at: EpochMs;
  readonly code: 'clock_ahead' | 'clock_jumped';
  readonly trusted: EpochMs;
}

/** How far the clock that records may be ahead of the database's: what it closes opens again in minutes. */
const MAX_LEAD_MS = 5 * 60_000;

/** How long a ledger in a file can go unused before somebody has to say that the clock is right. */
const MAX_GAP_MS = 366 * DAY_MS;

/** Of a clock that somebody confirmed, a ledger in a file takes any time. */
export function latestFor(engine: Engine, trusted: EpochMs, isClockConfirmed = false): Latest {
  if (engine === 'postgres') return { at: trusted + MAX_LEAD_MS, code: 'clock_ahead', trusted };
  const at = isClockConfirmed ? Number.POSITIVE_INFINITY : trusted + MAX_GAP_MS;
  return { at, code: 'clock_jumped', trusted };
}

/** A record from the future would be news that everything after it is older than, until then. */
export function requireTime(at: EpochMs, latest: Latest): void {
  if (at > latest.at) throw new Refused(refuse(latest.code, clocks(at, latest)).findings);
}

/** Throws where a record could not be dated now: the clock of PostgreSQL, perhaps of a new leader, is behind this one. */
export async function requireDatabaseClock(connection: Connection, at: EpochMs): Promise<void> {
  if (connection.engine === 'sqlite') return;
  const { sql } = TRUSTED_TIME.postgres;
  const [row] = await connection.query(sql);
  const latest = latestFor('postgres', integerOf(row, 'at'));
  if (at > latest.at) throw new ClaimgateError(latest.code, clocks(at, latest));
}

function clocks(at: EpochMs, { trusted }: Latest) {
  return { expected: formatInstant(trusted), found: formatInstant(at) };
}

/**
 * Finds where the clock that dates records went back: what was recorded before may be from the future.
 *
 * @param recordedAt when the record of each place was recorded; 0 where there is none
 */
export function clockJumps(recordedAt: Float64Array, limit: number): readonly Finding[] {
  let before = 0;
  const warnings: Finding[] = [];
  for (const [index, at] of recordedAt.entries()) {
    if (at === 0) continue;
    if (at < before - CLOCK_SKEW_MS && warnings.length < limit) {
      const expected = `not before ${formatInstant(before)}`;
      const found = `place ${index + 1}, recorded at ${formatInstant(at)}`;
      warnings.push(finding('clock_went_back', { expected, found }));
    }
    before = at;
  }
  return warnings;
}
