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

/** Writes lines in the order of telling, those of one turn of the event loop together; passed probes have none. */
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
      if (isPassedProbe(line)) return;
      if (waiting === '') setImmediate(flush);
      waiting += `{"time":"${formatInstant(clock())}",${JSON.stringify(line).slice(1)}\n`;
    },
    flush,
  };
}

/** Balancers ask all the time: their lines would wash away all others. */
function isPassedProbe({ event, route, status }: LogLine): boolean {
  return event === 'request' && route === '/api/v1/ready' && Number(status) < 300;
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
