import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { COMMANDS } from '../../src/program/table.ts';
import { validatorOf } from '../documents/published.ts';
import { openDatabase } from '../../src/ledger/driver/sqlite-library.ts';
import { systemFacts } from '../../src/io/system.ts';
import { fixedRandom } from '../../examples/world/fixed.ts';
import { answering, type Answering, type Answers } from '../instance/answering.ts';
import { World, type Outcome } from '../cli/world.ts';

/**
 * Transcripts are text files that read like a terminal. A file has those of a command or of a group of commands:
 *
 *     ## why this transcript exists, which begins in a fresh folder
 *     # a remark
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

/** Splits a file in front of each title; one without a title is a single transcript. */
function transcriptsIn(text: string): string[] {
  return text.split(/^(?=## )/m);
}

function titleOf(transcript: string): string {
  return transcript.split('\n', 1).join().replace(/^#+ /, '');
}

/** Splits a command line at spaces outside of quotes. */
function words(line: string): string[] {
  return [...line.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'),
  );
}

const folder = join(import.meta.dirname, '../transcripts');
const update = process.env['CLAIMGATE_UPDATE'] === '1';
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const allSteps: Step[] = [];

/** Exit codes that a command cannot have, and why. */
const IMPOSSIBLE: Record<string, readonly number[]> = {
  // It judges nothing: it writes what is missing, or cannot.
  setup: [1],
  // They judge nothing: they make and read keys, or cannot.
  'key generate': [1],
  // It prints a constant text.
  completion: [1],
  // They judge nothing: they print or write documents, or cannot.
  example: [1],
  schema: [1],
  // These judge nothing: they create, read or compute, or cannot.
  'ledger init': [1],
  'ledger roles': [1],
  'ledger show': [1],
  'admin list': [1],
  // It answers until its input ends, or cannot.
  mcp: [1],
  'token create': [1],
  'token list': [1],
  // They judge nothing: they list what is saved, or cannot.
  'instance list': [1],
  // Only a gate with a fault ends so: test/selftest/selftest.test.ts.
  selftest: [1],
  // It judges nothing: it writes that a claim is withdrawn, or cannot.
  'claims withdraw': [1],
  // The trust root of the demonstration has no role for it: test/plugins/status/status.test.ts.
  status: [0],
  // It starts the tests of a team, with a ledger of its own: test/plugins/renew/renew.test.ts.
  renew: [0, 1],
  certify: [0, 1],
  // It runs until a signal stops it: test/service/process.test.ts.
  serve: [0],
};

/** The commands that judge claims, or pass on what the gate said. */
const GATE = /^(?:check|manifest create|verdict require|exec|release|explain)\b/;

const EXIT_CODES = new Map([
  ['refused', 1],
  ['failed', 1],
  ['undetermined', 2],
  ['incomplete', 2],
]);

describe('transcripts', () => {
  for (const name of names) {
    const path = join(folder, name);
    const all = transcriptsIn(readFileSync(path, 'utf8'));
    describe(name, () => {
      for (const [at, recorded] of all.entries())
        test(titleOf(recorded), async () => {
          const played = await play(recorded);
          allSteps.push(...played.steps);
          for (const step of played.steps) checkDocument(step);
          all[at] = played.text;
          if (update) return writeFileSync(path, all.join(''));
          assert.equal(
            played.text,
            recorded,
            'run `npm test -- --update transcripts` and read the difference',
          );
        });
    });
  }

  test('forty typical mistakes begin with what is wrong, and none is a defect', () => {
    const mistakes = transcriptsIn(readFileSync(join(folder, 'mistakes.txt'), 'utf8'))
      .flatMap((text) => text.split(/^\$ claimgate /m).slice(1))
      .filter((one) => !/^= 0$/m.test(one));
    const first = mistakes.map((one) => /^! error\[(\w+)\]/m.exec(one)?.[1]);
    const said = first.filter((code) => code !== undefined);
    assert.ok(said.length >= 40, `${said.length} of ${mistakes.length}`);
    for (const [at, mistake] of mistakes.entries()) {
      assert.match(mistake, /^= [12]$/m, mistake);
      assert.doesNotMatch(mistake, /defect/);
      // A consequence, which is never the cause.
      assert.notEqual(first[at], 'record_unreadable', mistake);
    }
  });

  test('every command succeeds, says no and fails to judge in some transcript', () => {
    const commands = COMMANDS.map(({ name }) => name);
    for (const command of commands) {
      const calls = allSteps.filter(({ args }) => args.join(' ').startsWith(command));
      for (const exitCode of [0, 1, 2]) {
        if (IMPOSSIBLE[command]?.includes(exitCode)) continue;
        assert.ok(
          calls.some((step) => step.exitCode === exitCode),
          `no transcript of "${command}" ends with ${exitCode}`,
        );
      }
    }
  });

  after(() => assert.ok(names.length > 0));
});

/** Whatever is printed as JSON is a document of a schema, and its decision is that of the exit code. */
function checkDocument({ args, stdout, exitCode }: Step): void {
  // It speaks a protocol of lines there.
  if (args[0] === 'mcp') return;
  if (!GATE.test(args.join(' ')))
    assert.doesNotMatch(stdout, /^(?:allowed|refused|undetermined):/m);
  // They print documents of other schemas, unless they report on them.
  if (['example', 'schema'].includes(args[0] ?? '') && !args.includes('--json')) return;
  if (!stdout.startsWith('{')) return assert.ok(!args.includes('--json') || exitCode === 2);
  const document = JSON.parse(stdout) as { command?: string; decision?: string; outcome?: string };
  const validate = validatorOf('command' in document ? 'command-report' : 'gate-verdict');
  assert.ok(validate(document), JSON.stringify(validate.errors));
  const word = document.decision ?? document.outcome ?? '';
  assert.equal(exitCode, EXIT_CODES.get(word) ?? 0, word);
}
