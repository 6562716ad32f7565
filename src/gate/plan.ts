import type { Digest } from '../digest/index.ts';
import type { Subject } from '../documents/index.ts';
import type { Run } from '../evidence/subject-evidence.ts';
import { DAY_MS, type EpochMs } from '../documents/json.ts';
import { firstOf, type Expiry } from './verdict.ts';
import { claimExpiries, type ClaimFacts } from './facts.ts';

interface PlanTerms {
  /** The instant of planning: nothing can be done before it. */
  readonly at: EpochMs;
  /** When the release is to be judged; not before `at`. */
  readonly release: EpochMs;
  /** How long its claims must hold from then on, in milliseconds. */
  readonly holdMs: number;
}

type TaskKind = 'trust_root' | 'review' | 'reconnect' | 'control' | 'local_run' | 'live_run';

/** The kinds of tasks; each clears the way for the next. */
const TASK_KINDS: readonly TaskKind[] = [
  'trust_root',
  'review',
  'reconnect',
  'control',
  'local_run',
  'live_run',
];

const TASK_FOR: Readonly<Record<Expiry['what'], TaskKind | null>> = {
  trust_root: 'trust_root',
  // It is exported anew for each release, and not by a person.
  projection: null,
  approval: 'review',
  authorization: 'reconnect',
  control: 'control',
  local_run: 'local_run',
  local_retest: 'local_run',
  local_errored: 'local_run',
  live_run: 'live_run',
  live_retest: 'live_run',
  live_errored: 'live_run',
};

export interface Task {
  readonly kind: TaskKind;
  /** Done before this instant, it expires before the claims have held long enough. */
  readonly earliest: EpochMs;
  /** Not done by this instant, it leaves a claim without evidence at the release, or after it. */
  readonly latest: EpochMs;
  /** When what is there now expires. Before `earliest`: it has to be done twice, or the claims are not backed in between. */
  readonly expiresAt: EpochMs;
  /** Whether renewed evidence expires before the claims have held long enough, so that it takes another renewal. */
  readonly isTooShort: boolean;
  /** Subject digests of the claims, in their order; none where it is for all of them. */
  readonly claims: readonly Digest[];
}

/** A claim that expires before it has held long enough, with what expires first. */
interface ExpiringClaim {
  readonly subject: Subject;
  readonly subjectDigest: Digest;
  readonly first: Expiry;
}

/** Tasks with dates, so that a release will be allowed. */
interface Plan {
  readonly expiring: readonly ExpiringClaim[];
  readonly tasks: readonly Task[];
}

/**
 * Plans what has to be done anew before a release, so that no claim is refused for something that expired, and
 * nothing so early that it expires again. What blocks a claim today for another reason is not in it: the rules
 * say that.
 *
 * @param claims what is claimed, with the facts of today
 * @param shared what all claims rest on, such as the trust root
 */
export function planRelease(
  claims: readonly ClaimFacts[],
  shared: readonly Expiry[],
  terms: PlanTerms,
): Plan {
  const renewals = new Map<string, Renewal>();
  const expiring: ExpiringClaim[] = [];
  for (const { at: expiresAt, what } of shared) {
    const kind = TASK_FOR[what];
    if (!kind || holdsLongEnough(expiresAt, terms)) continue;
    const whole = { kind, key: kind, expiresAt, dueAt: expiresAt, lastsMs: null, claims: [] };
    renewals.set(kind, whole);
  }
  for (const facts of claims) {
    const { subject, subjectDigest } = facts;
    const due = claimExpiries(facts).filter(({ at }) => !holdsLongEnough(at, terms));
    const first = firstOf(due);
    if (!first) continue;
    expiring.push({ subject, subjectDigest, first });
    for (const renewal of renewalsFor(facts, due)) {
      const known = renewals.get(renewal.key) ?? renewal;
      renewals.set(renewal.key, {
        ...known,
        dueAt: Math.min(known.dueAt, renewal.dueAt),
        claims: [...known.claims, subjectDigest],
      });
    }
  }
  return {
    expiring: expiring.toSorted((one, other) => one.first.at - other.first.at),
    tasks: tasksFor([...renewals.values()], terms).sort(byDueDate),
  };
}

function byDueDate(one: Task, other: Task): number {
  return one.latest - other.latest || TASK_KINDS.indexOf(one.kind) - TASK_KINDS.indexOf(other.kind);
}

/** Every expiry is exclusive: what expires at the instant of the release does not hold at it. */
function holdsLongEnough(expiresAt: EpochMs, { release, holdMs }: PlanTerms): boolean {
  return expiresAt > release && expiresAt >= release + holdMs;
}

interface Renewal {
  readonly kind: TaskKind;
  readonly key: string;
  /** When what is there now expires. */
  readonly expiresAt: EpochMs;
  /** When it has to be made anew at the latest: before anything that has to follow it expires. */
  readonly dueAt: EpochMs;
  /** How long what is made anew lasts; `null`: that is for people to decide. */
  readonly lastsMs: number | null;
  readonly claims: readonly Digest[];
}

const AFTER_REVIEW: ReadonlySet<TaskKind | null> = new Set(['local_run', 'live_run']);

/** Lists the renewals that a claim needs. A run belongs to the review it was made under, so a new review takes new runs. */
function renewalsFor(facts: ClaimFacts, due: readonly Expiry[]): Renewal[] {
  const review = endOf(due, ({ what }) => TASK_FOR[what] === 'review');
  return TASK_KINDS.flatMap((kind) => {
    const own = endOf(due, ({ what }) => TASK_FOR[what] === kind);
    const expiresAt = own ?? (AFTER_REVIEW.has(kind) ? review : undefined);
    const renewal = expiresAt === undefined ? undefined : RENEWED[kind](facts);
    if (!renewal || expiresAt === undefined) return [];
    const following = endOf(due, ({ what }) => AFTER_REVIEW.has(TASK_FOR[what])) ?? expiresAt;
    const dueAt = kind === 'review' ? Math.min(expiresAt, following) : expiresAt;
    return [{ ...renewal, kind, expiresAt, dueAt, claims: [] }];
  });
}

function endOf(due: readonly Expiry[], which: (expiry: Expiry) => boolean): EpochMs | undefined {
  return firstOf(due.filter(which))?.at;
}

type Renewed = Pick<Renewal, 'key' | 'lastsMs'>;

/** Finds the evidence to renew and how long it lasts; `undefined` where a claim does not rest on it. */
const RENEWED: Readonly<Record<TaskKind, (facts: ClaimFacts) => Renewed | undefined>> = {
  trust_root: () => undefined,
  review: ({ approval }) =>
    approval
      ? { key: approval.record.leaf, lastsMs: approval.expiresAt - approval.reviewedAt }
      : undefined,
  reconnect: ({ subject, authorization }) => {
    if (authorization?.expiresAt == null) return undefined;
    const { provider, app_fingerprint: app, instance_fingerprint: instance } = subject;
    const { validatedAt, expiresAt } = authorization;
    // The runtime facts do not name a grant: what is alike in all of this is one connected account.
    const key = JSON.stringify([provider, app, instance, subject.account_kind, validatedAt]);
    return { key, lastsMs: expiresAt - validatedAt };
  },
  control: ({ control, subjectDigest }) => ({
    key: control?.record?.leaf ?? subjectDigest,
    lastsMs: null,
  }),
  local_run: ({ localRun, contract }) => runRenewed(localRun, contract?.document.retest_days.local),
  live_run: ({ liveRun, contract }) => runRenewed(liveRun, contract?.document.retest_days.live),
};

/** A new run lasts as long as the one before, and not beyond the next retest. */
function runRenewed(run: Run | null, retestDays: number | undefined): Renewed | undefined {
  if (!run || retestDays === undefined) return undefined;
  const { record, testedAt, expiresAt } = run;
  return { key: record.leaf, lastsMs: Math.min(retestDays * DAY_MS, expiresAt - testedAt) };
}

function tasksFor(renewals: readonly Renewal[], terms: PlanTerms): Task[] {
  const tasks = renewals.map((renewal) => ({ renewal, task: taskOf(renewal, terms) }));
  const isRolling = ({ renewal: { kind }, task }: (typeof tasks)[number]): boolean =>
    AFTER_REVIEW.has(kind) && task.isTooShort;
  const rolling = tasks.filter(isRolling).map(({ renewal }) => renewal);
  const repeated = [...AFTER_REVIEW].flatMap((kind) => {
    const ofKind = rolling.filter((renewal) => renewal.kind === kind);
    return ofKind.flatMap((renewal, at) => repeatedTasks(renewal, at / ofKind.length, terms));
  });
  return [...tasks.filter((one) => !isRolling(one)).map(({ task }) => task), ...repeated];
}

const MAX_REPETITIONS = 200;

/**
 * Repeats a test once in each period until the claims have held long enough. Different tests get different
 * parts of the period, so that they don't all fall on one day. Done at any time of its window, a test lasts
 * until the end of the next one.
 *
 * @param part of the period, from 0 to 1
 */
function repeatedTasks({ lastsMs, ...renewal }: Renewal, part: number, terms: PlanTerms): Task[] {
  const { at, release, holdMs } = terms;
  const { kind, claims } = renewal;
  const lasts = lastsMs ?? 0;
  const window = renewalWindow(lasts);
  const step = lasts - window;
  const end = Math.max(renewal.dueAt, release);
  const tasks: Task[] = [];
  let { expiresAt } = renewal;
  let latest = end - Math.floor(part * Math.min(step, end - at));
  while (tasks.length < MAX_REPETITIONS) {
    const isLast = latest - window + lasts >= release + holdMs;
    const earliest = Math.max(at, latest - window);
    tasks.push({ kind, earliest, latest, expiresAt, isTooShort: !isLast, claims });
    if (isLast || step <= 0) break;
    // By whole steps: a fraction rounded each time would be a millisecond late now and then.
    latest = end + Math.floor((1 - part) * step) + (tasks.length - 1) * step;
    expiresAt = earliest + lasts;
  }
  return tasks;
}

/** The last part of a test's lifetime, for making it anew: as late as is safe, so that few are made. */
function renewalWindow(lastsMs: number): number {
  return Math.floor(lastsMs / 10);
}

/** A run of a subject as a schedule sees it. */
export interface ScheduledRun {
  readonly testedAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly hasPassed: boolean;
}

const MAX_RETRIES = 2;

/**
 * Says when a test has to be made again: in the last tenth of its lifetime at the earliest, in the first half of the
 * window, at a place that follows from the subject, so that many don't start at once. A failed one is retried at once,
 * at most twice, and then once a day.
 *
 * @param runs the newest first
 * @param part of the subject, from 0 to 1
 */
export function renewalDue(runs: readonly ScheduledRun[], windowMs: number, part: number): EpochMs {
  const [last] = runs;
  if (!last) return -Infinity;
  if (!last.hasPassed) {
    const passed = runs.findIndex((run) => run.hasPassed);
    const failures = runs.slice(0, passed < 0 ? runs.length : passed);
    const today = failures.filter(({ testedAt }) => last.testedAt - testedAt < DAY_MS);
    return today.length <= MAX_RETRIES ? -Infinity : last.testedAt + DAY_MS;
  }
  const window = Math.min(windowMs, renewalWindow(last.expiresAt - last.testedAt));
  return last.expiresAt - window + Math.floor((part * window) / 2);
}

function taskOf({ kind, expiresAt, dueAt, lastsMs, claims }: Renewal, terms: PlanTerms): Task {
  const { at, release, holdMs } = terms;
  // It must outlast the release, also where nothing has to hold beyond it.
  const longEnough = release + Math.max(holdMs, 1);
  const earliest = lastsMs === null ? at : Math.max(at, longEnough - lastsMs);
  const latest = Math.max(at, Math.min(dueAt, release));
  return {
    kind,
    earliest: Math.min(earliest, release),
    // Evidence renewed before the current one expires would not last: renew it for the release itself.
    latest: latest < earliest ? release : latest,
    expiresAt,
    isTooShort: earliest > release,
    claims,
  };
}
