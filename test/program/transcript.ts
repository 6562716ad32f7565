import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/ledger/driver/sqlite-library.ts';
import { systemFacts } from '../../src/io/system.ts';
import { fixedRandom } from '../../examples/world/fixed.ts';
import { answering, type Answering, type Answers } from '../instance/answering.ts';
import { World, type Outcome } from '../cli/world.ts';

/**
 * Transcripts are text files that read like a terminal:
 *
 *     # why this transcript exists
 *     % git init -q                 a shell command that must succeed
 *     & world                       the demonstration of examples/, with keys that never change
 *     & env NAME=VALUE              the environment of the runs that follow
 *     & sql FILE STATEMENTS         changes that anybody with write access makes to a SQLite ledger
 *     & instance FILE               an instance that answers by this file; <instance> is its base URL
 *     $ claimgate check < FILE      the program, with standard input
 *     $ claimgate check > FILE      the program; its standard output is shown and written to a file
 *     $ claimgate check             the program; what follows is what it said
 *     | a line of standard output
 *     ! a line of standard error
 *     = 0                           the exit code
 */

/** One run of the program in a transcript. */
export interface Step {
  /** Words of the command line, without `claimgate`. */
  readonly args: readonly string[];
  readonly stdout: string;
  readonly exitCode: number;
}

/** A file as standard input, read before the run: a command that never asks for it may be over sooner. */
async function* bytesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Plays the commands of a transcript in a fresh folder and writes it anew, with the present output. */
export async function play(text: string): Promise<{ text: string; steps: Step[] }> {
  const world = new World();
  const lines: string[] = [];
  const steps: Step[] = [];
  const random = fixedRandom();
  const environment: Record<string, string> = {};
  const instances: Answering[] = [];
  try {
    const all = text.split('\n');
    for (const [at, line] of all.entries()) {
      if (line.startsWith('% ')) await world.shell(...shellLinesFrom(all, at));
      await prepare(line, { world, environment, instances });
      if (!/^[|!=]/.test(line)) lines.push(line);
      if (!line.startsWith('$ claimgate')) continue;
      const [, commandLine = '', input, target] =
        /^(.*?)(?: < (\S+))?(?: > (\S+))?$/.exec(line) ?? [];
      const base = instances[0]?.base ?? '<instance>';
      const args = words(commandLine.replaceAll('<instance>', base)).slice(2);
      const said = await world.claimgate(args, {
        random,
        environment: { ...world.environment, ...environment },
        ...(input === undefined
          ? {}
          : { stdin: bytesOf(readFileSync(join(world.directory, input))) }),
      });
      const shown = (one: string): string => withoutMachine(one).replaceAll(base, '<instance>');
      const stdout = shown(said.stdout);
      const { exitCode } = said;
      if (target !== undefined) writeFileSync(join(world.directory, target), stdout);
      lines.push(...inOrder(said, shown), `= ${exitCode}`);
      steps.push({ args, stdout, exitCode });
    }
  } finally {
    for (const instance of instances) await instance.stop();
    world.remove();
  }
  return { text: lines.join('\n'), steps };
}

interface Stage {
  readonly world: World;
  readonly environment: Record<string, string>;
  /** The one that was started last comes first. */
  readonly instances: Answering[];
}

/** Does what a line says that prepares the runs after it. */
async function prepare(line: string, { world, environment, instances }: Stage): Promise<void> {
  if (line === '& world') await world.demonstrate();
  const [, name, value] = /^& env ([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  if (name !== undefined && value !== undefined) environment[name] = value;
  const [, ledger, statements] = /^& sql ([^ ]+) (.+)$/.exec(line) ?? [];
  if (ledger !== undefined && statements !== undefined)
    await execute(join(world.directory, ledger), statements);
  const [, answers] = /^& instance (.+)$/.exec(line) ?? [];
  if (answers !== undefined) {
    const path = join(world.directory, answers);
    instances.unshift(await answering(JSON.parse(readFileSync(path, 'utf8')) as Answers));
  }
}

/**
 * The shell commands that follow each other from a line on, each in a shell of its own that one process forks:
 * a process as large as that of the tests takes long to fork. Nothing where the line before started them.
 */
function shellLinesFrom(lines: readonly string[], at: number): string[] {
  const isShell = (line: string | undefined) => line?.startsWith('% ') === true;
  if (isShell(lines[at - 1])) return [];
  const end = lines.findIndex((line, index) => index > at && !isShell(line));
  return lines.slice(at, end < 0 ? lines.length : end).map((line) => line.slice(2));
}

function withoutMachine(text: string): string {
  const { node, os, arch } = systemFacts();
  return text
    .replaceAll(`Node.js ${node}, ${os}, ${arch}`, 'Node.js <node>, <os>, <arch>')
    .replaceAll(/git version \d[\w.]*/g, 'git version <version>')
    .replaceAll(`"node": "${node}"`, '"node": "<node>"')
    .replaceAll(`"os": "${os}"`, '"os": "<os>"')
    .replaceAll(`"arch": "${arch}"`, '"arch": "<arch>"');
}

async function execute(path: string, statements: string): Promise<void> {
  const database = await openDatabase(path);
  database.exec(statements);
  database.close();
}

/** Returns the output in the order that a terminal shows it; joins consecutive texts of one stream. */
function inOrder({ written }: Outcome, shown: (text: string) => string): string[] {
  const runs: { to: string; text: string }[] = [];
  for (const { to, text } of written) {
    const last = runs.at(-1);
    if (last?.to === to) last.text += text;
    else runs.push({ to, text });
  }
  return runs.flatMap(({ to, text }) => marked(to === 'stdout' ? '|' : '!', shown(text)));
}

function marked(mark: string, text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  // A last line without its end is marked, so that it cannot be mistaken for a whole one.
  const last = lines.pop();
  const whole = lines.map((line) => `${mark} ${line}`.trimEnd());
  return last === '' || last === undefined ? whole : [...whole, `${mark}\\ ${last}`];
}

/** Splits a command line at spaces outside of quotes. */
function words(line: string): string[] {
  return [...line.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'),
  );
}
