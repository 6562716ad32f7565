// Standard output and error, written to the last byte also if the reader is slow or gone.

import { fstatSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import type tty from 'node:tty';
import { errnoOf } from '../documents/thrown.ts';

export interface Sink {
  readonly write: (text: string) => void;
  /** Whether a person is looking. */
  readonly isTerminal: boolean;
  /** Why something that was written did not get there, such as `ENOSPC`; not set where all of it did. */
  readonly fault?: string | undefined;
}

/**
 * Writes to a file descriptor at once, so that nothing is lost when the program ends; the streams of
 * Node would cost a tenth of a cold start. A closed descriptor or a reader that went away is no error:
 * what cannot be said there is in the exit code. Anything else is, such as a disk that is full.
 */
export function descriptorSink(descriptor: number): Sink {
  let fault: string | undefined;
  return {
    write: (text) => {
      fault = writeAll(descriptor, Buffer.from(text)) ?? fault;
    },
    get isTerminal() {
      return isTerminal(descriptor);
    },
    get fault() {
      return fault;
    },
  };
}

/** Only a device is asked whether it is a terminal: the module for it loads sockets, which most runs never need. */
function isTerminal(descriptor: number): boolean {
  try {
    if (!fstatSync(descriptor).isCharacterDevice()) return false;
  } catch {
    return false;
  }
  // Any absolute path serves.
  const { isatty } = createRequire(devNull)('node:tty') as typeof tty;
  return isatty(descriptor);
}

/** How systems say that nobody listens there, or not any more. */
const NOBODY: ReadonlySet<string> = new Set(['EPIPE', 'EBADF']);

/** @returns why it could not be written */
function writeAll(descriptor: number, bytes: Uint8Array): string | undefined {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const errno = errnoOf(error);
      if (errno !== 'EAGAIN') return NOBODY.has(errno) ? undefined : errno;
      waitForReader();
    }
  }
  return undefined;
}

/** A pipe that somebody made non-blocking is full: sleep a little instead of spinning. */
function waitForReader(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}
