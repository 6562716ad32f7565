import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './parts.ts';

/** How a part went. One that this machine cannot run has neither passed nor failed. */
export interface Outcome {
  readonly part: string;
  readonly result: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** Why it failed or was not run. */
  readonly why?: string;
  /** The file with all that it printed. */
  readonly log?: string;
}

/** How many times as long as it should take a part may run: then it hangs. */
const PATIENCE = 5;

/** Runs a part in the folder of the project; what it prints goes into a file under `logs`. */
export async function runPart(part: Part, project: string, logs: string): Promise<Outcome> {
  const lack = part.lacks?.();
  if (lack !== undefined) return { part: part.name, result: 'not run', seconds: 0, why: lack };
  mkdirSync(join(project, logs), { recursive: true });
  const log = join(logs, `${part.name}.log`);
  const out = openSync(join(project, log), 'w');
  const began = performance.now();
  // Whatever happens to one part, the others are run.
  const ended = await start(part, part.words ?? [], project, out).catch(String);
  closeSync(out);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (ended === 0) return { part: part.name, result: 'passed', seconds, log };
  return { part: part.name, result: 'failed', seconds, why: `it ended with ${ended}`, log };
}

/**
 * Starts the script of a part, on the built program where it needs that.
 *
 * @param out where its words go: an open file, or this terminal, which it may also read
 * @returns the exit code, or why there is none
 */
export async function start(
  part: Part,
  words: readonly string[],
  cwd: string,
  out: 'inherit' | number,
): Promise<number | string> {
  const timeout = part.minutes * PATIENCE * 60_000;
  if (part.needsBuild && !words.includes('--help')) {
    const built = await run(['scripts/build.ts'], cwd, timeout, out === 'inherit' ? 2 : out);
    if (built !== 0) return built;
  }
  return run(['scripts/run.ts', part.script, ...words], cwd, timeout, out);
}

/** @returns the exit code, or why there is none */
async function run(
  words: readonly string[],
  cwd: string,
  timeout: number,
  out: 'inherit' | number,
): Promise<number | string> {
  // In a group of its own, so that nothing of a part goes on beside the next one. On a terminal, Ctrl-C reaches both.
  const detached = typeof out === 'number' && out > 2;
  const stdin = out === 'inherit' ? out : 'ignore';
  const command = ['--import', 'tsx', ...words];
  const child = spawn(process.execPath, command, { cwd, detached, stdio: [stdin, out, out] });
  const end = () => child.pid !== undefined && killAll(detached ? -child.pid : child.pid);
  const hung = setTimeout(end, timeout);
  process.once('exit', end);
  try {
    const [exitCode, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return exitCode ?? `${signal}, at the latest after ${timeout / 1000} s`;
  } finally {
    clearTimeout(hung);
    process.off('exit', end);
    if (detached) end();
  }
}

/** Ends a process, or a group of them, if it is still there. */
function killAll(target: number): void {
  try {
    process.kill(target, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** The end of a log, for anyone who does not open it. */
export function tailOf(log: string, lines = 40): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** Outcomes as a table, and what they come to. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = [
    ['part', 'result', 'seconds', ''],
    ...outcomes.map(({ part, result, seconds, why }) => [
      part,
      result,
      result === 'not run' ? '–' : String(seconds),
      why ?? '',
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const count = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  return `${lines.join('\n')}\n\n${count('passed')} passed, ${count('failed')} failed, ${count('not run')} not run`;
}

/** Whether nothing failed, something passed, and everything that was asked for by name was run. */
export function isGood(outcomes: readonly Outcome[], named: readonly string[]): boolean {
  return (
    outcomes.some(({ result }) => result === 'passed') &&
    outcomes.every(
      ({ part, result }) => result === 'passed' || (result === 'not run' && !named.includes(part)),
    )
  );
}
