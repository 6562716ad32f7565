import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { REPRODUCIBLE_GIT } from '../repositories.ts';

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
