import type { ReadinessState, Subject } from '../../src/documents/index.ts';
import { formatInstant, instantOf, type EpochMs } from '../../src/documents/json.ts';
import { shownControl } from '../../src/ledger/export-entries.ts';
import { EvidenceFold } from '../../src/ledger/fold.ts';
import type { Facts } from '../../src/ledger/export-facts.ts';
import type { Placed } from '../../src/ledger/records.ts';
import { evidenceLastsUntil, isConnect } from '../../src/readiness/input.ts';
import { withoutAccount } from '../../src/readiness/decide.ts';
import { decideRead, type DecidingSnapshot } from './decisions.ts';
import { joinedReading, recordsOf } from './snapshot.ts';

/** A time during which a subject had one state. */
export interface StandingThen {
  readonly from: EpochMs;
  readonly until: EpochMs;
  readonly state: ReadinessState;
}

/** More changes than a picture can show. */
const MOST_STEPS = 400;

/**
 * Returns the states of a subject from its first record until now: at each instant decided by what was recorded until
 * then, and by the runtime facts of now, because no others are kept.
 *
 * @param records everything that the ledger has about the subject, in any order
 */
export function replayStates(
  snapshot: DecidingSnapshot & { readonly facts: Facts },
  subject: Subject,
  records: readonly Placed[],
): readonly StandingThen[] {
  const ordered = [...records].sort((one, other) => one.sequence - other.sequence);
  const recordedAt = new Map(
    ordered.map((one) => [one.sequence, instantOf(one.record.recorded_at)]),
  );
  const past = withoutAge(snapshot);
  const found: StandingThen[] = [];
  let from = Math.min(...recordedAt.values());
  for (let steps = 0; from <= snapshot.at && steps < MOST_STEPS; steps += 1) {
    const known = ordered.filter(({ sequence }) => (recordedAt.get(sequence) ?? 0) <= from);
    const then = { ...past, at: from };
    const { state, until } = stateAt(then, subject, knownThen(known, recordedAt, from));
    const next = [...recordedAt.values(), ...startsIn(known)].filter((instant) => instant > from);
    const end = Math.min(until, ...next);
    const last = found.at(-1);
    const shown = { from, until: Math.min(end, snapshot.at), state };
    if (last?.state === state) found.splice(-1, 1, { ...shown, from: last.from });
    else found.push(shown);
    from = end;
  }
  return found;
}

/** A record counted until a later correction quarantined it. */
function knownThen(
  records: readonly Placed[],
  recordedAt: ReadonlyMap<number, EpochMs>,
  at: EpochMs,
): readonly Placed[] {
  return records.map((one) =>
    (recordedAt.get(one.quarantined_by ?? 0) ?? -Infinity) > at
      ? { ...one, quarantined_by: null }
      : one,
  );
}

function startsIn(records: readonly Placed[]): readonly EpochMs[] {
  return records.flatMap(({ record }) =>
    record.kind === 'control' ? [instantOf(record.starts_at)] : [],
  );
}

function stateAt(
  snapshot: DecidingSnapshot & { readonly facts: Facts },
  subject: Subject,
  records: readonly Placed[],
): { readonly state: ReadinessState; readonly until: EpochMs } {
  const { at, setup } = snapshot;
  const fold = new EvidenceFold(at);
  for (const record of records) fold.add(record);
  const { control, until } = fold.control(subject, at);
  const reading = joinedReading(snapshot, subject, {
    control: { fact: shownControl(control), until },
    records: recordsOf(fold, subject, setup.contracts),
  });
  const request = { subject, account_reference: null, intent: 'production' } as const;
  const decision = decideRead(snapshot, request, reading, null);
  const { state } = isConnect(subject) ? decision : withoutAccount(decision);
  if (reading.state !== 'read') return { state, until: Infinity };
  const lasts = evidenceLastsUntil(reading.entry, null, setup.contracts, at);
  return { state, until: Math.min(lasts, until ?? Infinity) };
}

/** The runtime facts of now as they would have been then: reported a moment ago, with grants that had begun. */
function withoutAge<Of extends DecidingSnapshot & { readonly facts: Facts }>(snapshot: Of): Of {
  const { facts, setup } = snapshot;
  const ageless = { max_facts_minutes: Infinity, max_clock_skew_seconds: Infinity };
  return {
    ...snapshot,
    setup: { ...setup, factsLimits: ageless },
    facts: {
      ...facts,
      authorization: (...asked: Parameters<Facts['authorization']>) => {
        const grant = facts.authorization(...asked);
        return grant && { ...grant, validated_at: formatInstant(0) };
      },
    },
  };
}
