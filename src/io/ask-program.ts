import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { isAbsolute, resolve, sep } from 'node:path';
import { kill } from 'node:process';
import { isatty } from 'node:tty';
import { ClaimgateError, countOf, type Code } from '../documents/findings.ts';
import { findProgram, isProgram } from './find-program.ts';
import type { Environment } from './run-git.ts';

/** A program that is asked one thing: bytes on its standard input, an answer on its standard output. */
interface ProgramToAsk {
  /** A path, or a name that is looked up on `PATH`, outside of the repository. */
  readonly program: string;
  /** No shell reads them. */
  readonly words: readonly string[];
  readonly directory: string;
  /** Real path of the repository around the folder, if there is one. */
  readonly root: string | undefined;
  /** All of it: nothing else is inherited. */
  readonly environment: Environment;
  readonly timeLimitMs: number;
  readonly input: Uint8Array;
  /** By default one that signs. */
  readonly kind?: ProgramKind;
}

interface ProgramKind {
  readonly notFound: Code;
  readonly failed: Code;
  readonly maxBytes: number;
}

export interface ProgramAnswer {
  readonly stdout: Uint8Array;
  /** How it ended where that was not with exit code 0. */
  readonly failure: string | undefined;
  /** Its output for a message: one line, and only its end. */
  readonly said: string;
}

const SIGNER: ProgramKind = {
  notFound: 'signer_not_found',
  failed: 'signer_failed',
  maxBytes: 16 * 1024,
};
const MAX_SAID = 300;
const STDIN = 0;

/**
 * Runs a program and waits for its end, no longer than its time limit: then it is killed, with what it
 * started. Its standard error is kept for messages.
 *
 * @throws ClaimgateError of its kind: `signer_not_found`; `signer_failed` past a limit
 */
export async function askProgram(asked: ProgramToAsk): Promise<ProgramAnswer> {
  const { program: name, words, directory, environment, timeLimitMs, input } = asked;
  const { failed, maxBytes, notFound } = asked.kind ?? SIGNER;
  const program = locate(asked);
  // On a terminal it may have to ask for a PIN, which a program in a session of its own cannot.
  const isAlone = asked.kind !== undefined || !isatty(STDIN);
  const child = spawn(program, words, {
    cwd: directory,
    env: environment,
    detached: isAlone,
    windowsHide: true,
  });
  const [stdout, stderr] = [new Kept(maxBytes), new Kept(maxBytes)];
  // Its process id may be another's once it has ended.
  let hasEnded = false;
  const end = (): void => {
    if (child.pid !== undefined) killed(isAlone ? -child.pid : child.pid);
    child.stdout.destroy();
    child.stderr.destroy();
  };
  return new Promise((accept, reject) => {
    const fail = (found: string): void => {
      if (hasEnded) return;
      hasEnded = true;
      end();
      const said = wordsOf(stderr.bytes());
      reject(new ClaimgateError(failed, { file: name, found: withWords(found, said) }));
    };
    AbortSignal.timeout(timeLimitMs).addEventListener('abort', () =>
      fail(`no answer within ${countOf(timeLimitMs / 1000, 'second')}`),
    );
    child.on('error', (cause) => {
      reject(new ClaimgateError(notFound, { file: name, found: cause.message }));
    });
    child.stdout.on('data', (chunk: Buffer) => {
      if (!stdout.add(chunk)) fail(`more than ${maxBytes} bytes`);
    });
    child.stderr.on('data', (chunk: Buffer) => void stderr.add(chunk));
    // One that needs only the digest does not have to read.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('close', (code, signal) => {
      hasEnded = true;
      const failure = code === 0 ? undefined : (signal ?? `exit code ${code}`);
      const said = wordsOf(stderr.bytes()) || wordsOf(stdout.bytes());
      accept({ stdout: stdout.bytes(), failure, said });
    });
  });
}

export function withWords(what: string, said: string): string {
  return said === '' ? what : `${what}; it said "${said}"`;
}

/** The first bytes of a stream. */
class Kept {
  readonly #chunks: Buffer[] = [];
  #free: number;

  constructor(maxBytes: number) {
    this.#free = maxBytes;
  }

  /** Whether all of it fits. */
  add(chunk: Buffer): boolean {
    const kept = chunk.subarray(0, this.#free);
    this.#chunks.push(kept);
    this.#free -= kept.length;
    return kept.length === chunk.length;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** Reports are escaped where they are written; here only the length is bounded. */
function wordsOf(bytes: Buffer): string {
  const text = bytes.toString('utf8').replaceAll(/\s+/g, ' ').trim();
  if (text.length <= MAX_SAID) return text;
  // Some programs say first what is wrong, some last.
  return `${text.slice(0, MAX_SAID / 2)}…${text.slice(-MAX_SAID / 2)}`;
}

function killed(pid: number): void {
  try {
    kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** A hostile repository must not supply the program: a name counts only outside of it. */
function locate({ program, directory, environment, kind = SIGNER, root }: ProgramToAsk): string {
  const isPath = isAbsolute(program) || program.includes('/') || program.includes(sep);
  if (isPath) {
    const path = resolve(directory, program);
    if (isProgram(path)) return path;
    throw new ClaimgateError(kind.notFound, { file: program, found: 'no program' });
  }
  const place = root === undefined ? undefined : realpathSync(root);
  const found = findProgram(program, place, environment['PATH']);
  if (found) return found.program;
  throw new ClaimgateError(kind.notFound, {
    file: program,
    found: 'nothing by this name on PATH outside of the repository',
  });
}
