import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stackOf } from '../src/documents/thrown.ts';
import { runHere, type Outcome } from './cli/world.ts';
import { PROGRAM } from './programs.ts';

/**
 * The folder to put on a `PATH`, made once in a process: its `claimgate` hands a command line over to this
 * process, which runs it as `runHere` does, in the folder and the environment of its caller. A start of Node
 * takes ten times as long. `PLAYED_AT` of the caller, in milliseconds, is what the clock says. Tests that are about the built program name that program instead.
 */
export function claimgateOnPath(): Promise<string> {
  return (folder ??= serve());
}

let folder: Promise<string> | undefined;

/**
 * Commands that start others or go on until they are stopped are about processes, and so is standard input:
 * for them it starts the built program.
 */
const standIn = (port: number, clock: string): string => `#!/bin/bash
if [[ $1 =~ ^(exec|serve|mcp)$ || ! -c /dev/stdin ]]; then
  exec '${process.execPath}' \${PLAYED_AT:+--require '${clock}'} '${PROGRAM}' "$@"
fi
exec 3<>/dev/tcp/127.0.0.1/${port}
{ printf '%s\\0' "$PWD" "$#" "$@"; /usr/bin/env -0; printf '\\0'; } >&3
read -r -u 3 answer
. "$answer"
`;

/** Sets the clock of a process to what the variable says. */
const CLOCK = `const offset = Number(process.env.PLAYED_AT) - Date.now();
const now = Date.now;
Date.now = () => now() + offset;
`;

async function serve(): Promise<string> {
  if (!existsSync(PROGRAM)) throw new Error('not built: npm run build');
  const here = mkdtempSync(join(tmpdir(), 'claimgate-on-path-'));
  process.on('exit', () => rmSync(here, { recursive: true, force: true }));
  let answers = 0;
  const server = createServer((socket) => {
    void answer(socket, join(here, `answer-${(answers += 1)}.sh`));
  }).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clock = join(here, 'clock.cjs');
  writeFileSync(clock, CLOCK);
  writeFileSync(join(here, 'claimgate'), standIn(port, clock), { mode: 0o755 });
  return here;
}

interface Call {
  readonly directory: string;
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs one command line, and answers with a script that tells what it wrote and ends as it did. */
async function answer(socket: Socket, file: string): Promise<void> {
  socket.on('error', () => {});
  const call = await received(socket);
  if (call === undefined) return;
  const { words, ...host } = call;
  const { PLAYED_AT: playedAt } = host.environment;
  const clock = () => (playedAt === undefined ? Date.now() : Number(playedAt));
  const outcome = await runHere(words, { ...host, clock }).catch((error: unknown): Ending => {
    return { written: [{ to: 'stderr', text: stackOf(error) }], exitCode: DEFECT };
  });
  writeFileSync(file, scriptOf(outcome));
  socket.end(`${file}\n`);
}

type Ending = Pick<Outcome, 'written' | 'exitCode'>;

const DEFECT = 3;

function scriptOf({ written, exitCode }: Ending): string {
  const lines = written.map(({ to, text }) => {
    const quoted = `'${text.replaceAll("'", "'\\''")}'`;
    return `printf %s ${quoted}${to === 'stderr' ? ' >&2' : ''}\n`;
  });
  return `${lines.join('')}exit ${exitCode}\n`;
}

/** Reads until the empty field after the last variable; nothing where the stand-in was stopped before. */
async function received(socket: Socket): Promise<Call | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    const [directory = '', count = '0', ...rest] = Buffer.concat(chunks).toString().split('\0');
    const variables = rest.slice(Number(count));
    if (variables.length < 2 || variables.at(-2) !== '' || variables.at(-1) !== '') continue;
    const pairs = variables.slice(0, -2).map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });
    const environment = Object.fromEntries(pairs);
    return { directory, words: rest.slice(0, Number(count)), environment };
  }
  return undefined;
}
