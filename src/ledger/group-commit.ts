import { ClaimgateError, type Code } from '../documents/findings.ts';
import type { Connection, Driver } from './driver/connection.ts';
import type { LogEnd } from './log.ts';
import { Refused } from './judge-record.ts';

/** The log in one transaction: its end, which the first answer says, and maybe an end that was reached before. */
export interface GroupLog {
  end?: LogEnd;
  readonly known: LogEnd | undefined;
}

type Work<T> = (connection: Connection, log: GroupLog) => Promise<T>;

interface Waiting {
  readonly work: Work<() => void>;
  readonly reject: (cause: unknown) => void;
}

/** The most appends that share a transaction; more would make each of them wait too long. */
const MAX_GROUP = 32;

/** Failures that hit every append of the group, whatever it contains. */
const OF_ALL: ReadonlySet<Code> = new Set<Code>([
  'ledger_busy',
  'ledger_failed',
  'ledger_server_unsuitable',
  'ledger_standby',
  'ledger_unconfirmed',
  'ledger_unreachable',
  'ledger_unwritable',
]);

/**
 * Group commit for the appends of one program to one store. Appends that arrive while a transaction is under
 * way share the next one: each is judged by what the ones before it recorded, and all are acknowledged after
 * one commit, so that the disk is waited for once.
 */
class GroupCommit {
  readonly #driver: Driver;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  /** Where the log ended when this program last appended; used by one transaction at a time. */
  #end: LogEnd | undefined;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  take<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const acknowledged: Work<() => void> = async (connection, log) => {
        const result = await work(connection, log);
        return () => resolve(result);
      };
      this.#waiting.push({ work: acknowledged, reject });
      if (!this.#isBusy) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) await this.#recordTogether(this.#waiting.splice(0, MAX_GROUP));
    this.#isBusy = false;
  }

  /** Where one cannot be recorded with the others, each is recorded by itself. */
  async #recordTogether(group: readonly Waiting[]): Promise<void> {
    let isJudged = false;
    try {
      const { answers, end } = await this.#driver.write(async (connection) => {
        const log: GroupLog = { known: this.#end };
        this.#end = undefined;
        const all = await recordEach(connection, log, group);
        isJudged = true;
        return { answers: all, end: log.end };
      });
      // Only what was kept: work that fails may have moved its end.
      this.#end = end;
      for (const answer of answers) answer();
    } catch (cause) {
      if (group.length > 1 && isOfOne(cause, isJudged))
        for (const one of group) await this.#recordTogether([one]);
      else for (const { reject } of group) reject(cause);
    }
  }
}

/** Each in its turn; a refusal is one of the answers, as long as it leaves no trace. */
async function recordEach(
  connection: Connection,
  log: GroupLog,
  group: readonly Waiting[],
): Promise<(() => void)[]> {
  const answers: (() => void)[] = [];
  for (const { work, reject } of group) {
    const before = log.end?.added ?? 0;
    try {
      answers.push(await work(connection, log));
    } catch (cause) {
      const isClean = cause instanceof Refused && (log.end?.added ?? 0) === before;
      if (group.length === 1 || !isClean) throw cause;
      answers.push(() => reject(cause));
    }
  }
  return answers;
}

/** Whether nothing is kept for certain, and the others could be recorded without one of them. */
function isOfOne(cause: unknown, isJudged: boolean): boolean {
  if (!(cause instanceof ClaimgateError)) return !isJudged;
  // The outcome of an unanswered commit is unknown.
  return isJudged ? cause.code === 'ledger_refused_by_database' : !OF_ALL.has(cause.code);
}

const groups = new WeakMap<Driver, GroupCommit>();

/** Does the work of an append in a transaction that other appends may share; done when it is committed. */
export function inGroup<T>(driver: Driver, work: Work<T>): Promise<T> {
  const group = groups.get(driver) ?? new GroupCommit(driver);
  groups.set(driver, group);
  return group.take(work);
}
