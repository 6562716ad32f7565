import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Claimgate } from './claimgate.ts';

const PASSING: ReadonlySet<string> = new Set([
  'clock_ahead',
  'ledger_busy',
  'ledger_server_unsuitable',
  'ledger_standby',
  'ledger_unconfirmed',
  'ledger_unreachable',
  'ledger_unwritable',
]);

/** Files checkpoints, again and again. */
export function filer(claimgate: Claimgate, url: string, told: Acknowledgements): Writer {
  const stopping = new AbortController();
  const file = async () => {
    const code = await claimgate.file(url);
    if (code !== undefined) told.refuse(code);
    return code;
  };
  const filing = async () => {
    for (; !stopping.signal.aborted; await delay(3000)) await file();
  };
  const ended = filing();
  // Told by stop.
  ended.catch(() => {});
  return {
    async stop() {
      stopping.abort();
      await ended;
      // The cluster is whole: the last one is of all records.
      const code = await file();
      if (code !== undefined) told.contradictions.push(`nothing was filed in the end: ${code}`);
    },
  };
}

export class Acknowledgements {
  /** The sequence number of each record, by its idempotency key. */
  readonly #sequences = new Map<string, number>();
  /** How often each code was answered instead. */
  readonly refusals = new Map<string, number>();
  replayed = 0;
  /** An answer that a later one contradicts, or that does not say to try again. */
  readonly contradictions: string[] = [];
  highest = 0;

  get count(): number {
    return this.#sequences.size;
  }

  get sequences(): ReadonlyMap<string, number> {
    return this.#sequences;
  }

  acknowledge(key: string, sequence: number, replayed: boolean): void {
    const earlier = this.#sequences.get(key);
    if (earlier !== undefined && earlier !== sequence)
      this.contradictions.push(`${key}: ${earlier}, then ${sequence}`);
    this.#sequences.set(key, sequence);
    this.highest = Math.max(this.highest, sequence);
    if (replayed) this.replayed += 1;
  }

  refuse(code: string): void {
    if (!PASSING.has(code)) this.contradictions.push(`refused with ${code}`);
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

export interface Writer {
  /** Lets it have its last record acknowledged. */
  stop(): Promise<void>;
}

/** A process that records through the library, over one driver for as long as it runs. */
export function libraryWriter(url: string, name: string, told: Acknowledgements): Writer {
  const program = join(import.meta.dirname, 'writer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, url, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  createInterface(child.stdout).on('line', (line) => {
    // Written by our own program.
    const { key, sequence, replayed, code } = JSON.parse(line) as {
      readonly key: string;
      readonly sequence?: number;
      readonly replayed?: boolean;
      readonly code?: string;
    };
    if (code !== undefined) told.refuse(code);
    else told.acknowledge(key, sequence ?? 0, replayed ?? false);
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`the writer ${name} ended with ${code}`);
    },
  };
}

/** `claimgate ledger append`, a process for each attempt. */
export function commandWriter(
  claimgate: Claimgate,
  url: string,
  name: string,
  told: Acknowledgements,
): Writer {
  const stopping = new AbortController();
  const write = async () => {
    for (let number = 1; !stopping.signal.aborted; number += 1) {
      const key = `${name}-${number}`;
      while (!(await attempt(key))) await delay(500);
      await delay(2000);
    }
  };
  const attempt = async (key: string) => {
    const { appended, code } = await claimgate.append(url, key);
    if (code !== undefined) told.refuse(code);
    else told.acknowledge(key, appended?.sequence ?? 0, appended?.replayed ?? false);
    return code === undefined;
  };
  const ended = write();
  // Told by stop.
  ended.catch(() => {});
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}
