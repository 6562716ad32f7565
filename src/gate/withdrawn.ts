// Withdrawals of claims (specification/documents.md 3.12): each is a no, until an entry lifts it.

import type { Withdrawal, WithdrawalLift } from '../documents/index.ts';
import { finding, type Finding } from '../documents/findings.ts';
import { formatInstant, groupedBy, instantOf, type EpochMs } from '../documents/json.ts';

/** Where a repository keeps its withdrawals. */
export const WITHDRAWALS_PATH = 'provider-certification/withdrawals.json';

/** Every withdrawal of one subject that a repository knows, from wherever in it, and every lift that counts. */
interface SubjectWithdrawals {
  readonly withdrawals: readonly Withdrawal[];
  readonly lifts: readonly WithdrawalLift[];
}

/** By subject digest. */
export type KnownWithdrawals = ReadonlyMap<string, SubjectWithdrawals>;

export const NOTHING_WITHDRAWN: KnownWithdrawals = new Map();

/** Sorts withdrawals and lifts by their subjects, each entry once. */
export function withdrawalsBySubject(
  withdrawals: readonly Withdrawal[],
  lifts: readonly WithdrawalLift[],
): KnownWithdrawals {
  const subjects = new Set(withdrawals.map(({ subject_digest }) => subject_digest));
  const [withdrawn, lifted] = [bySubject(withdrawals), bySubject(lifts)];
  return new Map(
    [...subjects].map((digest) => [
      digest,
      { withdrawals: withdrawn.get(digest) ?? [], lifts: lifted.get(digest) ?? [] },
    ]),
  );
}

function bySubject<Entry extends Pick<Withdrawal, 'subject_digest'>>(
  entries: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> {
  const once = new Map(entries.map((entry) => [JSON.stringify(Object.entries(entry)), entry]));
  return groupedBy(once.values(), (entry) => entry.subject_digest);
}

/** The claim that is asked about. */
interface WithdrawnClaim {
  readonly subjectDigest: string;
  /** When it is, or was, judged: a lift counts for what is judged from then on. */
  readonly judgedAt: EpochMs;
  /** When its live run was tested; left out if the judgement itself already asked for it. */
  readonly liveTestedAt?: EpochMs | undefined;
}

/** Returns the last withdrawal of a subject that still stands; `undefined` without one. */
export function standingWithdrawal(
  known: KnownWithdrawals,
  claim: WithdrawnClaim,
): Withdrawal | undefined {
  const { withdrawals, lifts } = known.get(claim.subjectDigest) ?? { withdrawals: [], lifts: [] };
  const counting = lifts.filter((lift) => countsFor(lift, claim));
  const lifted = new Set(counting.map(({ withdrawn_at }) => instantOf(withdrawn_at)));
  return withdrawals
    .filter(({ withdrawn_at }) => !lifted.has(instantOf(withdrawn_at)))
    .toSorted((one, other) => instantOf(one.withdrawn_at) - instantOf(other.withdrawn_at))
    .at(-1);
}

/** A clock may have dated the withdrawal after its lift: it was made no later than that. */
function countsFor(
  { lifted_at, withdrawn_at }: WithdrawalLift,
  { judgedAt, liveTestedAt = Infinity }: WithdrawnClaim,
): boolean {
  const [lifted, withdrawn] = [instantOf(lifted_at), instantOf(withdrawn_at)];
  return lifted <= judgedAt && liveTestedAt > Math.min(withdrawn, lifted);
}

/** Says that a claim was withdrawn; and, if the withdrawal was lifted, what the lift still asks for. */
export function withdrawnFinding(
  name: string,
  withdrawal: Withdrawal,
  known: KnownWithdrawals,
): Finding {
  const { reason, subject_digest, withdrawn_at } = withdrawal;
  const isLifted = (one: WithdrawalLift) => instantOf(one.withdrawn_at) === instantOf(withdrawn_at);
  const lift = known.get(subject_digest)?.lifts.findLast(isLifted);
  const found = `${name}, withdrawn on ${withdrawn_at}: ${reason}`;
  return finding('claim_withdrawn', {
    file: WITHDRAWALS_PATH,
    found,
    ...(lift && { expected: afterLift(lift) }),
  });
}

function afterLift({ lifted_at, withdrawn_at }: WithdrawalLift): string {
  const since = Math.min(instantOf(withdrawn_at), instantOf(lifted_at));
  return `judged from ${lifted_at} on, by a live run tested after ${formatInstant(since)}`;
}
