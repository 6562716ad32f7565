import { ClaimgateError, type Code } from '../../src/documents/findings.ts';
import { stackOf } from '../../src/documents/thrown.ts';
import { formatInstant, type EpochMs } from '../../src/documents/json.ts';

/** One line of the log, as a JSON object. No member ever holds a path, a query, a header or a body. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [member: string]: string | number | boolean | null;
}

export type Log = (line: LogLine) => void;

/** Writes lines in the order of telling, those of one turn of the event loop together. */
export function logTo(write: (text: string) => void, clock: () => EpochMs) {
  let waiting = '';
  const flush = () => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  };
  return {
    log: (line: LogLine) => {
      if (waiting === '') setImmediate(flush);
      waiting += `{"time":"${formatInstant(clock())}",${JSON.stringify(line).slice(1)}\n`;
    },
    flush,
  };
}

/** Members that a handler adds to the log line of its request: who asked, and what was recorded. */
const noted = new WeakMap<Request, Readonly<Record<string, Member>>>();

type Member = LogLine[string];

export function note(request: Request, members: Readonly<Record<string, Member>>): void {
  noted.set(request, { ...noted.get(request), ...members });
}

export function notesOn(request: Request): Readonly<Record<string, Member>> {
  return noted.get(request) ?? {};
}

/** One thing that somebody did in administration, or tried to: the log line of the request. */
export type AuditEntry = LogLine & { readonly time: string };

const AUDIT_ENTRIES = 500;

/** The log lines of all requests that may change something: it follows from the log, so no route can forget it. */
export class AuditLog {
  readonly #clock: () => EpochMs;
  readonly #write: (text: string) => void;
  readonly #entries: AuditEntry[];

  /** @param earlier lines that were written before, such as by the process before this one */
  constructor(clock: () => EpochMs, write: (text: string) => void = () => {}, earlier = '') {
    this.#clock = clock;
    this.#write = write;
    this.#entries = earlier.split('\n').flatMap(readEntry).slice(-AUDIT_ENTRIES);
  }

  readonly add: Log = (line) => {
    if (!isAudited(line)) return;
    const entry = { time: formatInstant(this.#clock()), ...line };
    this.#entries.push(entry);
    if (this.#entries.length > AUDIT_ENTRIES) this.#entries.shift();
    this.#write(`${JSON.stringify(entry)}\n`);
  };

  recent(): readonly AuditEntry[] {
    return this.#entries.toReversed();
  }
}

/** A preview that a link opened is looked at like one that a form asked for. */
function isAudited({ event, method, route, step }: LogLine): boolean {
  const isChange = (method !== 'GET' && method !== 'HEAD') || step !== undefined;
  return event === 'request' && isChange && /^\/(?:api\/v1\/)?admin\b/.test(String(route));
}

/** An entry as it was written; a line that a crash cut off is none. */
function readEntry(line: string): AuditEntry[] {
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) && isAudited(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is AuditEntry {
  if (typeof value !== 'object' || value === null) return false;
  const members = Object.values(value);
  const isFlat = members.every((member) => member === null || typeof member !== 'object');
  return isFlat && 'time' in value && typeof value.time === 'string';
}

/** Code or class, places and cause of an error; never a message, which may quote an address, a row or a secret. */
export function describeError(error: unknown): Record<string, string> {
  const cause = causeOf(error);
  const because = cause === undefined ? {} : { cause };
  if (error instanceof ClaimgateError) return { code: error.code satisfies Code, ...because };
  const places = stackOf(error).match(/^ {4}at .*$/gm) ?? [];
  const stack = places.slice(0, 8).join('\n');
  return { code: 'defect', error: classOf(error), ...because, stack };
}

export function classOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Codes such as `ECONNREFUSED`, `SQLITE_BUSY` and `57P01`, which say what happened and nothing else. */
const CAUSE = /^[A-Z0-9][A-Z0-9_]{2,48}$/;

/** How the innermost error that has one names what happened; the class of an error that ended another one. */
export function causeOf(error: unknown): string | undefined {
  let named: string | undefined;
  let inner: unknown = error;
  for (let depth = 0; depth < 8 && inner instanceof Error; depth += 1) {
    const code = 'code' in inner ? inner.code : undefined;
    if (typeof code === 'string' && CAUSE.test(code)) named = code;
    else if (depth > 0 && named === undefined) named = inner.name;
    inner = inner.cause;
  }
  return named;
}
