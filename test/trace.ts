import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TestContext } from 'node:test';
import { execa } from 'execa';
import { temporaryFolder } from './repositories.ts';

/** A program that was started, by the last part of its path, with its arguments. */
export interface Started {
  readonly name: string;
  readonly args: readonly string[];
}

const CALLS = 'trace=execve,execveat,socket,connect,sendto,fsync,rename';

/** Programs with their arguments, calls for sockets, and those that make a file last or visible. */
export async function traced(
  t: TestContext,
  command: readonly string[],
  at: { readonly directory: string; readonly environment: Readonly<Record<string, string>> },
) {
  const log = join(temporaryFolder(t), 'log');
  const result = await execa(
    'strace',
    // A filter in the kernel lets all other calls pass without a stop.
    ['-f', '--seccomp-bpf', '-qq', '-s', '4096', '-e', CALLS, '-o', log, ...command],
    { cwd: at.directory, extendEnv: false, env: at.environment, stdin: 'ignore', reject: false },
  );
  if (!existsSync(log)) throw new Error(`strace failed: ${result.stderr}`);
  const lines = readFileSync(log, 'utf8').split('\n');
  return {
    exitCode: result.exitCode,
    stdout: result.stdout,
    stderr: result.stderr,
    started: lines.flatMap((line, index) => startedBy(line, lines.slice(index + 1))),
    sockets: lines.filter((line) => /\b(?:socket|connect|sendto)\(/.test(line)),
    written: lines.flatMap((line) => /^[0-9]+ +(fsync|rename)\(/.exec(line)?.[1] ?? []),
  };
}

/** The end of a call has a line of its own if another process comes between. */
function startedBy(line: string, after: readonly string[]): Started[] {
  const call = /^([0-9]+) +execve(?:at)?\("([^"]+)", \[(.*)\],.*?( = 0| <unfinished \.\.\.>)$/;
  const [, process, path, list = '', end = ''] = call.exec(line) ?? [];
  if (path === undefined) return [];
  const isEnd = (one: string) => one.startsWith(`${process} `) && one.includes('execve resumed');
  if (end !== ' = 0' && after.find(isEnd)?.endsWith(' = 0') !== true) return [];
  return [{ name: basename(path), args: wordsOf(list) }];
}

function wordsOf(list: string): string[] {
  return [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word);
}

/** Why nothing can be traced here; nothing where it can. */
export async function cannotTrace(): Promise<string | undefined> {
  const { exitCode } = await execa('strace', ['-f', '--seccomp-bpf', '-o', '/dev/null', 'true'], {
    reject: false,
  });
  return exitCode === 0 ? undefined : 'no strace here';
}

/** Plumbing only: none of these runs hooks, filters, pagers or programs of a configuration. */
const GIT_COMMANDS = new Set([
  'cat-file',
  'check-attr',
  'check-ignore',
  'config',
  'for-each-ref',
  'ls-tree',
  'rev-list',
  'rev-parse',
  'show-ref',
  'symbolic-ref',
]);

/** Fails unless every program that was started is git, with a command of its plumbing. */
export function assertPlumbing(started: readonly Started[]): void {
  for (const { name, args: words } of started) {
    assert.equal(name, 'git');
    const command = words.find((word, at) => at > 0 && word !== '-c' && words[at - 1] !== '-c');
    assert.ok(GIT_COMMANDS.has(command ?? ''), `git ${command}`);
  }
}
