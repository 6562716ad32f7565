import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsFor } from '../programs.ts';
import type { Find, Fuzzed, FuzzOptions } from './engine.ts';

/** How long loading and making a target may take at most, in milliseconds. */
const START = 240_000;

export interface Job extends Pick<FuzzOptions, 'seed' | 'budget'> {
  /** Inputs that reach something new in files with this in their URL are built upon; costs half of the runs. */
  readonly guide?: string | undefined;
  readonly targets: readonly string[];
  /** Those of this folder, or readers with a fault each. */
  readonly list: 'targets' | 'planted';
  /** A file for the input that is being read. */
  readonly current: string;
}

export type FromWorker =
  | { readonly kind: 'target' | 'alive'; readonly target: string; readonly runs: number }
  | { readonly kind: 'done'; readonly fuzzed: Fuzzed };

export interface RunOptions extends Omit<Job, 'current' | 'list'> {
  /** By default the targets of this folder. */
  readonly list?: Job['list'];
  /** No input may take longer, in milliseconds, however busy the machine is. */
  readonly patience?: number;
  readonly heap?: number;
}

/**
 * Tries targets in a process of their own: what hangs is ended, what takes all its memory ends by itself,
 * and both are finds with the input that was being read. The targets after it are tried in a new process.
 */
export async function fuzzTargets(options: RunOptions): Promise<readonly Fuzzed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cg-fuzz-'));
  const done: Fuzzed[] = [];
  try {
    let left = options.targets;
    while (left.length > 0) {
      const before = done.length;
      done.push(...(await fuzzInProcess({ ...options, targets: left }, join(folder, 'current'))));
      left = left.slice(done.length - before);
    }
    return done;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every target, or those up to the one that it did not survive. */
function fuzzInProcess(options: RunOptions, current: string): Promise<readonly Fuzzed[]> {
  const { targets, seed, budget, guide, patience = 60_000, heap = 512 } = options;
  const { list = 'targets' } = options;
  const done: Fuzzed[] = [];
  let at = { target: targets[0] ?? '', runs: 0 };
  const words = wordsFor('test/fuzz/worker.ts');
  const child = fork(words.at(-1) ?? '', {
    // So that bytes and numbers come over as they are.
    serialization: 'advanced',
    execArgv: [...words.slice(0, -1), `--max-old-space-size=${heap}`, '--no-flush-bytecode'],
  });
  let isHung = false;
  const hang = () => {
    isHung = true;
    child.kill('SIGKILL');
  };
  // Loading and making a target takes longer than any input may, and on a busy machine as long as it takes.
  let watch = setTimeout(hang, START);
  child.on('message', (message: FromWorker) => {
    clearTimeout(watch);
    watch = setTimeout(hang, message.kind === 'alive' ? patience : START);
    if (message.kind === 'done') done.push(message.fuzzed);
    else at = message;
  });
  child.send({ targets, list, seed, budget, guide, current } satisfies Job);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(watch);
      if (done.length === targets.length) return resolve(done);
      if (code === 1 || !existsSync(current))
        return reject(new Error(`${at.target} could not be tried`));
      const what = isHung ? `no end within ${patience} ms` : `ended by ${signal ?? code}: memory?`;
      const find: Find = {
        target: at.target,
        input: readFileSync(current),
        what,
      };
      resolve([...done, { ...at, corpus: 0, functions: 0, finds: [find] }]);
    });
  });
}

const FOLDER = join(import.meta.dirname, 'kept');

/** The inputs that were found to break a target once, by the names of their files. */
export function keptFiles(target: string): readonly (readonly [name: string, input: Uint8Array])[] {
  const folder = join(FOLDER, target);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name))]);
}

export function keptInputs(target: string): Uint8Array[] {
  return keptFiles(target).map(([, input]) => input);
}

/** Returns the targets that have kept inputs. */
export function keptTargets(): string[] {
  return readdirSync(FOLDER);
}

/** Keeps an input under the start of its digest. @returns the path of its file */
export function keep(target: string, input: Uint8Array, folder = FOLDER): string {
  const name = `${createHash('sha256').update(input).digest('hex').slice(0, 16)}.bin`;
  mkdirSync(join(folder, target), { recursive: true });
  writeFileSync(join(folder, target, name), input);
  return join(folder, target, name);
}
