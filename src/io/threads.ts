import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';

/** A thread of this process that runs a module of this program, and takes and gives plain data. */
export interface Thread<Told> {
  tell(message: Told): void;
  stop(): void;
}

/** What comes of a thread. */
export interface ThreadEvents<Said> {
  readonly onMessage: (message: Said) => void;
  /** It has ended, or never started, whatever the reason; comes once. */
  readonly onEnd: () => void;
}

/** How many threads can run at the same time. */
export function coreCount(): number {
  return availableParallelism();
}

/** Young objects make room for each other early: a thread is to need little memory, not to be as quick as can be. */
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 };

/** Starts a thread; where that is not possible, it has ended. It keeps the process alive until it is stopped. */
export function startThread<Told, Said>(
  module: URL,
  { onMessage, onEnd }: ThreadEvents<Said>,
): Thread<Told> {
  const worker = workerFor(module);
  if (!worker) {
    onEnd();
    return { tell() {}, stop() {} };
  }
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  worker.on('message', onMessage);
  for (const event of ['error', 'messageerror', 'exit'] as const) worker.on(event, end);
  return {
    tell: (message) => worker.postMessage(message, []),
    stop: () => void worker.terminate(),
  };
}

/** The program may be bundled in one file, without the module. */
function workerFor(module: URL): Worker | undefined {
  if (!existsSync(fileURLToPath(module))) return undefined;
  let worker: Worker | undefined;
  try {
    // What a thread prints is nobody's business.
    worker = new Worker(module, { resourceLimits: LIMITS, stdout: true, stderr: true });
    // not covered: where Node.js permits no threads, as a test has it, V8 does not tell what ran either
  } catch {
    // It is said by there being none.
  }
  return worker;
}

/** The thread that started this one. */
export interface Parent<Told, Said> {
  say(message: Said): void;
  /** The next thing that it tells; to be waited for before it is told. */
  next(): Promise<Told>;
}

/** For a module that is the first one of a thread. */
export function parentThread<Told, Said>(): Parent<Told, Said> {
  return {
    say: (message) => parentPort?.postMessage(message, []),
    next: () =>
      new Promise((resolve) => {
        parentPort?.once('message', (message: Told) => resolve(message));
      }),
  };
}
