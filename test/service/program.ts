import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { runHere } from '../cli/world.ts';
import { facts } from '../ledger/export-world.ts';
import { PROGRAM } from '../programs.ts';

type LogLine = Readonly<Record<string, unknown>>;

/** A service in a process of its own. */
export interface Program {
  readonly base: string;
  readonly child: ChildProcess;
  readonly log: readonly LogLine[];
  readonly output: () => string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  /** The first line of the log with this event. */
  logged(event: string): Promise<LogLine>;
}

/** A folder with runtime facts in it. */
export function folderWithFacts(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'cg-serve-'));
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(facts()));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts a program that logs where it listens, and waits until it does. */
export async function startProgram(
  folder: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: LogLine[] = [];
  const waiting = new Set<() => void>();
  let output = '';
  let rest = '';
  child.stdout.on('data', (bytes: Buffer) => void (output += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => {
    const lines = `${rest}${bytes.toString()}`.split('\n');
    rest = lines.pop() ?? '';
    // Anything but JSON is a failed start, and is shown unchanged.
    for (const line of lines) log.push(line.startsWith('{') ? JSON.parse(line) : { text: line });
    for (const look of waiting) look();
  });
  const ended = new Promise<number | string | null>((resolve) => {
    // When its last lines are read, too.
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const logged = (event: string): Promise<LogLine> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const line = log.find((one) => one['event'] === event);
        if (!line) return;
        waiting.delete(look);
        resolve(line);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`it ended: ${JSON.stringify(log)}`)));
    });
  const { port } = await logged('listening');
  assert.equal(typeof port, 'number');
  const base = `http://127.0.0.1:${String(port)}`;
  return { base, child, log, output: () => output, ended, logged };
}

export function serve(
  folder: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const own = ['--ledger', 'sqlite:ledger.sqlite', '--facts', 'facts.json', '--listen'];
  return startProgram(folder, [PROGRAM, 'serve', ...own, '127.0.0.1:0', ...args], environment);
}

/** A service in a folder of its own, ended with the test. */
export async function started(t: TestContext, args: readonly string[] = [], environment = {}) {
  const { folder, remove } = folderWithFacts();
  const program = await serve(folder, args, environment);
  t.after(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    remove();
  });
  return { folder, program };
}

/** A token for reading, made by the command while the service runs. */
export async function newToken(folder: string, ...args: string[]): Promise<string> {
  const make = [
    'token',
    'create',
    'test',
    '--expires-in',
    '1h',
    '--ledger',
    'sqlite:ledger.sqlite',
  ];
  const { stdout } = await runHere([...make, ...args], { directory: folder, environment: {} });
  return stdout.split('\n')[0] ?? '';
}
