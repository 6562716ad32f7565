import { ClaimgateError, type Code } from '../../findings/index.ts';
import { stackOf } from '../../findings/error.ts';
import { formatInstant, type EpochMs } from '../../json/index.ts';

/** One line of the log, as a JSON object. No member ever holds a path, a query, a header or a body. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [member: string]: string | number | boolean | null;
}

export type Log = (line: LogLine) => void;

/** Writes lines in the order of telling, those of one turn of the event loop together. */
export function logTo(write: (text: string) => void, clock: () => EpochMs): BufferedLog {
  let waiting = '';
  let last = { at: Number.NaN, text: '' };
  // Many lines are of one millisecond, and writing an instant takes longer than all else of a line.
  const timeOf = (at: EpochMs): string => {
    if (last.at !== at) last = { at, text: formatInstant(at) };
    return last.text;
  };
  const flush = () => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  };
  return {
    log: (line) => {
      if (waiting === '') setImmediate(flush);
      waiting += `{"time":"${timeOf(clock())}",${JSON.stringify(line).slice(1)}\n`;
    },
    flush,
  };
}

export interface BufferedLog {
  readonly log: Log;
  /** Writes the buffered lines before the process ends. */
  readonly flush: () => void;
}

/**
 * What the log says of an error: its code, or its class and the places it came through. Never its
 * message, which may quote an address, a row or a secret.
 */
export function describeError(error: unknown): Record<string, string> {
  if (error instanceof ClaimgateError) return { code: error.code satisfies Code };
  const places = stackOf(error).match(/^ {4}at .*$/gm) ?? [];
  return { code: 'defect', error: classOf(error), stack: places.slice(0, 8).join('\n') };
}

/** Returns the class of a thrown value. */
export function classOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
