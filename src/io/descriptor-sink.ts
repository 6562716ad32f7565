import { fstatSync, writeSync } from 'node:fs';
import { errnoOf } from './errno.ts';

/** Where a program writes to. */
export interface Sink {
  readonly write: (text: string) => void;
  /** Whether a person is looking. */
  readonly isTerminal: boolean;
}

/**
 * Writes to a file descriptor at once, so that nothing is lost when the program ends; the streams of
 * Node would cost a tenth of a cold start. A closed descriptor or a reader that went away is no error:
 * what can not be said there is in the exit code.
 */
export function descriptorSink(descriptor: number): Sink {
  return {
    write: (text) => writeAll(descriptor, Buffer.from(text)),
    get isTerminal() {
      return isCharacterDevice(descriptor);
    },
  };
}

/** A terminal is one; so is the null device, where colour does not matter. Asking for a tty loads sockets. */
function isCharacterDevice(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice();
  } catch {
    return false;
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      if (errnoOf(error) !== 'EAGAIN') return;
      waitForReader();
    }
  }
}

/** A pipe that somebody made non-blocking is full: sleep a little instead of spinning. */
function waitForReader(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}
