// The audit log: the log lines of all requests that may change something, in the database that replicas share. It follows
// from the log, so no route can forget it.

import { digestOf } from '../../src/digest/index.ts';
import { DAY_MS, formatInstant, instantOf, type EpochMs } from '../../src/documents/json.ts';
import { integerOf, textOf, type Driver, type Row } from '../../src/ledger/driver/connection.ts';
import { addressBlock } from '../access/sign-in.ts';
import { causeOf, type Log, type LogLine } from './log.ts';

/** One thing that somebody did in administration, or tried to: the log line of the request. */
export type AuditEntry = LogLine & { readonly time: string };

export const AUDIT_OUTCOMES = ['recorded', 'done', 'refused'] as const;

/** An entry, and for how many requests of its kind it stands. */
interface CountedEntry {
  readonly entry: AuditEntry;
  readonly count: number;
}

/** The newest first; an empty text asks for all. */
export interface AuditQuery {
  readonly caller: string;
  readonly outcome: string;
  /** The cursor of an earlier page. */
  readonly before: string;
}

interface AuditPage {
  readonly entries: readonly CountedEntry[];
  /** The cursor of the next page, if there is one. */
  readonly next: string | undefined;
}

interface Waiting extends CountedEntry {
  readonly keptUntil: EpochMs;
}

const HOUR_MS = 3_600_000;
const FLUSH_MS = 1000;
const OF_ONE_PAGE = 100;
/** While the database is out of reach; the log has every line. */
const MOST_WAITING = 1000;
/** Of callers who proved who they are, and of all others. */
const KEPT_MS = { known: 400 * DAY_MS, unknown: 30 * DAY_MS };

const KEEP = `insert into service_audit_entries (id, at, kept_until, caller, outcome, entry, count)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do update set at = excluded.at,
  entry = excluded.entry, count = service_audit_entries.count + excluded.count`;
const FIND = `select id, at, entry, count from service_audit_entries
  where ($1 = '' or caller = $1) and ($2 = '' or outcome = $2) and (at < $3 or (at = $3 and id < $4))
  order by at desc, id desc limit ${OF_ONE_PAGE + 1}`;

export class AuditLog {
  readonly #clock: () => EpochMs;
  readonly #write: (text: string) => void;
  readonly #onFailure: (cause: string | null) => void;
  #waiting = new Map<string, Waiting>();
  #ledger: Driver | undefined;
  #timer: NodeJS.Timeout | undefined;
  #flushed = Promise.resolve();
  #forgottenAt = 0;
  #told = 0;
  #isFailing = false;

  constructor(
    clock: () => EpochMs,
    write: (text: string) => void = () => {},
    onFailure: (cause: string | null) => void = () => {},
  ) {
    [this.#clock, this.#write, this.#onFailure] = [clock, write, onFailure];
  }

  readonly add: Log = (line) => {
    if (!isAudited(line)) return;
    const at = this.#clock();
    const entry = { time: formatInstant(at), ...line };
    this.#write(`${JSON.stringify(entry)}\n`);
    const isKnown = line['caller_id'] !== undefined || typeof line['code'] !== 'string';
    const id = isKnown ? this.#nextId(entry) : idOfUnknown(line, at);
    const keptUntil = at + (isKnown ? KEPT_MS.known : KEPT_MS.unknown);
    const count = (this.#waiting.get(id)?.count ?? 0) + 1;
    if (count > 1 || this.#waiting.size < MOST_WAITING)
      this.#waiting.set(id, { entry, count, keptUntil });
  };

  /** Keeps in a ledger what was added, and what is added from now on. */
  keepIn(ledger: Driver): void {
    this.#ledger = ledger;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** Waits until everything that was added is kept, or can't be now: then it is tried again. */
  async flush(): Promise<void> {
    this.#flushed = this.#flushed.then(() => this.#keep());
    return this.#flushed;
  }

  async find(query: Partial<AuditQuery> = {}): Promise<AuditPage> {
    await this.flush();
    const [, at, id = ''] = /^([0-9]{1,15})-([0-9a-f]{32})$/.exec(query.before ?? '') ?? [];
    const last = at === undefined ? Number.MAX_SAFE_INTEGER : Number(at);
    const parameters = [query.caller ?? '', query.outcome ?? '', last, id];
    const rows = await this.#ledger?.read((connection) => connection.query(FIND, parameters));
    const shown = rows?.slice(0, OF_ONE_PAGE) ?? [];
    const end = (rows?.length ?? 0) > OF_ONE_PAGE ? shown.at(-1) : undefined;
    return {
      entries: shown.flatMap(entryIn),
      next: end && `${integerOf(end, 'at')}-${textOf(end, 'id')}`,
    };
  }

  /** In the order of telling, for those of one instant. */
  #nextId(entry: AuditEntry): string {
    this.#told += 1;
    const own = digestOf(JSON.stringify(entry)).slice('sha256:'.length);
    return `${this.#told.toString(16).padStart(8, '0')}${own.slice(0, 24)}`;
  }

  async #keep(): Promise<void> {
    const [ledger, batch, now] = [this.#ledger, this.#waiting, this.#clock()];
    if (!ledger || batch.size === 0) return;
    this.#waiting = new Map();
    try {
      await ledger.write(async (connection) => {
        for (const [id, { entry, count, keptUntil }] of batch) {
          const about = [
            String(entry['caller'] ?? ''),
            outcomeOf(entry),
            JSON.stringify(entry),
            count,
          ];
          await connection.query(KEEP, [id, instantOf(entry.time), keptUntil, ...about]);
        }
        if (now - this.#forgottenAt < HOUR_MS) return;
        await connection.query('delete from service_audit_entries where kept_until < $1', [now]);
        this.#forgottenAt = now;
      });
      this.#isFailing = false;
    } catch (error) {
      // Once, until it succeeds again.
      if (!this.#isFailing) this.#onFailure(causeOf(error) ?? null);
      this.#isFailing = true;
      for (const [id, one] of batch) {
        const newer = this.#waiting.get(id);
        if (!newer && this.#waiting.size >= MOST_WAITING) continue;
        this.#waiting.set(id, { ...(newer ?? one), count: one.count + (newer?.count ?? 0) });
      }
    }
  }
}

/** Refusals of somebody whom nobody knows are counted, an hour and an address block at a time: they wash nothing away. */
function idOfUnknown({ address, caller, code, route }: LogLine, at: EpochMs): string {
  const block = typeof address === 'string' ? addressBlock(address) : '';
  const parts = [Math.floor(at / HOUR_MS), block, caller ?? '', code ?? '', route ?? ''];
  return digestOf(JSON.stringify(parts)).slice('sha256:'.length, 'sha256:'.length + 32);
}

function outcomeOf({ sequence, code, status }: AuditEntry): (typeof AUDIT_OUTCOMES)[number] {
  if (typeof sequence === 'number') return 'recorded';
  return typeof code === 'string' || Number(status) >= 400 ? 'refused' : 'done';
}

/** A preview that a link opened is looked at like one that a form asked for. */
function isAudited({ event, method, route, step }: LogLine): boolean {
  const isChange = (method !== 'GET' && method !== 'HEAD') || step !== undefined;
  return event === 'request' && isChange && /^\/(?:api\/v1\/)?admin\b/.test(String(route));
}

/** An entry as it was kept; what somebody else wrote there is none. */
function entryIn(row: Row): CountedEntry[] {
  const entry: unknown = JSON.parse(textOf(row, 'entry'));
  return isEntry(entry) ? [{ entry, count: integerOf(row, 'count') }] : [];
}

function isEntry(value: unknown): value is AuditEntry {
  if (typeof value !== 'object' || value === null) return false;
  const members = Object.values(value);
  const isFlat = members.every((member) => member === null || typeof member !== 'object');
  return isFlat && 'time' in value && typeof value.time === 'string';
}
