import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { REPRODUCIBLE_GIT } from '../repositories.ts';
import type { Host } from '../../src/cli/host.ts';
import { run } from '../../src/program/run.ts';
import type { Sink } from '../../src/io/descriptor-sink.ts';
import { createFixedWorld } from '../../examples/world/fixed.ts';
import { copyFolder } from '../copy.ts';

/** A shell that waits for commands on its standard input. */
interface Shell {
  readonly stdin: Writable;
  readonly stdout: Readable;
}

/** Stands between what a script said and its exit code. */
const END = '\u0004';
const ENDED = new RegExp(`${END}(\\d+)\\n$`);

let shell: Shell | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a shell script in a folder, in a shell of its own; it must succeed. One small shell of this process starts all
 * of them, one after the other: to fork a process as large as that of the tests takes ten milliseconds.
 */
export async function runScript(folder: string, script: string): Promise<void> {
  const answer = last.then(() => answerTo((shell ??= startShell()), folder, script));
  last = answer.catch(() => undefined);
  const said = await answer;
  if (ENDED.exec(said)?.[1] !== '0') throw new Error(`${script}\nended with: ${said}`);
}

function startShell(): Shell {
  const started = spawn('sh', [], { env: REPRODUCIBLE_GIT, stdio: ['pipe', 'pipe', 'ignore'] });
  // It ends with this process, which doesn't wait for it.
  started.unref();
  keepWaiting(started.stdout, false);
  if (started.stdin instanceof Socket) started.stdin.unref();
  started.on('exit', () => (shell = undefined));
  return started;
}

function answerTo({ stdin, stdout }: Shell, folder: string, script: string): Promise<string> {
  const own = `cd ${quoted(folder)} && exec sh -ec ${quoted(script)} </dev/null 2>&1`;
  keepWaiting(stdout, true);
  return new Promise<string>((resolve) => {
    let said = '';
    const end = () => {
      keepWaiting(stdout, false);
      stdout.off('data', take).off('close', end);
      resolve(said);
    };
    const take = (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (ENDED.test(said)) end();
    };
    stdout.on('data', take).on('close', end);
    stdin.write(`(${own}); printf '${END}%s\\n' $?\n`);
  });
}

/** Whether this process stays for what comes. */
function keepWaiting(stream: Readable, isWaiting: boolean): void {
  if (!(stream instanceof Socket)) return;
  if (isWaiting) stream.ref();
  else stream.unref();
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The instant at which all transcripts take place. */
export const AT = Date.parse('2026-03-04T05:06:07.008Z');

/** The result of one run of the program. */
export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
  /** The output, in the order that a terminal shows it. */
  readonly written: readonly Written[];
}

/** One text, and the stream that it was written to. */
interface Written {
  readonly to: 'stdout' | 'stderr';
  readonly text: string;
}

/** A temporary folder that runs one command after another. */
export class World {
  readonly directory: string;

  constructor() {
    this.directory = mkdtempSync(join(tmpdir(), 'claimgate-world-'));
  }

  /** The default environment of the program. */
  get environment(): Record<string, string | undefined> {
    return { PATH: REPRODUCIBLE_GIT['PATH'], HOME: join(this.directory, 'home') };
  }

  /** Makes the demonstration with keys that never change, a copy of one that is made once in a process. */
  async demonstrate(): Promise<void> {
    demonstration ??= makeDemonstration();
    copyFolder(await demonstration, this.directory);
  }

  /** Runs shell commands, which must succeed; none sees what another set. */
  async shell(...commands: readonly string[]): Promise<void> {
    if (commands.length === 0) return;
    await runScript(this.directory, commands.map((command) => `(${command}\n)`).join('\n'));
  }

  /** Runs claimgate in this process; the folder reads `<dir>` in what it says. */
  async claimgate(args: readonly string[], host: Partial<Host> = {}): Promise<Outcome> {
    const { directory, environment } = this;
    const ended = await runHere(args, { directory, environment, clock: () => AT, ...host });
    return {
      stdout: this.#withoutFolder(ended.stdout),
      stderr: this.#withoutFolder(ended.stderr),
      exitCode: ended.exitCode,
      written: ended.written.map(({ to, text }) => ({ to, text: this.#withoutFolder(text) })),
    };
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  #withoutFolder(text: string): string {
    return text.replaceAll(this.directory, '<dir>');
  }
}

let demonstration: Promise<string> | undefined;

async function makeDemonstration(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-fixed-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await createFixedWorld(folder, AT);
  return folder;
}

/**
 * Runs claimgate in this process, by default with the clock of the machine: a start of Node, which reads the
 * whole program, costs several times what most commands do. Tests of processes start one.
 */
export async function runHere(
  args: readonly string[],
  host: Pick<Host, 'directory' | 'environment'> & Partial<Host>,
  program = run,
): Promise<Outcome> {
  const written: Written[] = [];
  const stdout = new Collected('stdout', written);
  const stderr = new Collected('stderr', written);
  const here = { stdin: noInput(), stdout, stderr, clock: () => Date.now() };
  const exitCode = await program(args, { ...here, ...host });
  return { stdout: stdout.text, stderr: stderr.text, exitCode, written };
}

class Collected implements Sink {
  readonly isTerminal = false;
  text = '';
  readonly #to: Written['to'];
  readonly #written: Written[];

  constructor(to: Written['to'], written: Written[]) {
    this.#to = to;
    this.#written = written;
  }

  readonly write = (text: string): void => {
    this.text += text;
    this.#written.push({ to: this.#to, text });
  };
}

async function* noInput(): AsyncGenerator<Uint8Array> {}
