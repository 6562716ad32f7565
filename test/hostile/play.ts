import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { runHere } from '../cli/world.ts';
import { NEXT, RECORDED, type HostileBase } from './base.ts';
import { COMMANDS, type CommandName, type HostileCase } from './case.ts';
import { HostileRepository } from './repository.ts';
import { CONFIGURATION } from './cases/configuration.ts';
import { FILES, VALUES } from './cases/files.ts';
import { OBJECTS } from './cases/objects.ts';
import { REFS } from './cases/refs.ts';
import { SURROUNDINGS } from './cases/surroundings.ts';
import { PROGRAM } from '../programs.ts';

const MIB = 1024 * 1024;
const MAX_BYTES = 300 * MIB;
/** Of the processor: how long something takes says how busy the machine is, too. */
const MAX_SECONDS = 10;
const KILL_SECONDS = 60;
/** A run that takes more is killed at once: what this machine has is shared. */
const KILL_BYTES = 1536 * MIB;

export interface CommandOutcome {
  readonly command: CommandName;
  /** `y` yes, `d` exit code 0 without letting a release through, else the exit code, or how it was ended. */
  readonly end: string;
  readonly seconds: number;
  readonly bytes: number;
  readonly text: string;
}

export interface Played {
  readonly outcomes: readonly CommandOutcome[];
  readonly faults: readonly string[];
}

interface Ran {
  readonly status: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly endedBy: string | null;
  readonly left: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs commands in a repository, so many at once, and says what each took. */
type Runner = (
  repository: HostileRepository,
  commands: readonly (readonly string[])[],
  atOnce: number,
) => Promise<Ran[]>;

export interface PlayOptions {
  readonly chosen?: readonly CommandName[];
  readonly run?: Runner | undefined;
}

/** Plays one case: makes the repository, bends it, runs the commands and looks at everything around. */
export async function play(
  base: HostileBase,
  hostile: HostileCase,
  folder: string,
  { chosen = COMMANDS, run = asProcesses }: PlayOptions = {},
): Promise<Played> {
  const commands = chosen.filter((name) => (hostile.commands ?? COMMANDS).includes(name));
  const repository = new HostileRepository(folder, base);
  try {
    hostile.bend(repository);
    const faults: string[] = [];
    if (existsSync(repository.mark)) faults.push('the set-up itself ran the program');
    const before = stateOf(repository);
    const ran = await run(
      repository,
      commands.map((command) => wordsOf(command, hostile, repository)),
      hostile.waits ? commands.length : 1,
    );
    const outcomes = ran.map((result, index) =>
      outcomeOf(commands[index] ?? 'check', result, repository),
    );
    faults.push(...outcomes.flatMap((outcome) => faultsOf(outcome, hostile)));
    for (const [index, { left }] of ran.entries())
      if (left > 0) faults.push(`${commands[index]}: ${left} processes are left`);
    if (existsSync(repository.mark))
      faults.push(`executed: ${readFileSync(repository.mark, 'utf8').trim()}`);
    faults.push(...differences(before, stateOf(repository)));
    return { outcomes, faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function faultsOf(outcome: CommandOutcome, { ends, says }: HostileCase): string[] {
  const { command, end, seconds, bytes, text } = outcome;
  const wanted = ends[COMMANDS.indexOf(command)] ?? '';
  const faults: string[] = [];
  const fits = end === wanted || (wanted === 'n' && /^[12]$/.test(end));
  if (!fits) faults.push(`${command}: ends with ${end}, expected ${wanted}: ${firstLine(text)}`);
  if (end === '2' && says !== undefined && !says.test(text))
    faults.push(`${command}: says nothing of ${String(says)}: ${firstLine(text)}`);
  if (seconds > MAX_SECONDS) faults.push(`${command}: ${seconds} s`);
  if (bytes > MAX_BYTES) faults.push(`${command}: ${Math.round(bytes / MIB)} MiB`);
  return faults;
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 300);
}

/** The program and its words for one command. Outputs go outside of the repository. */
function wordsOf(
  command: CommandName,
  { ref, older, memory }: HostileCase,
  { base, folder }: HostileRepository,
): string[] {
  const at = ref === undefined ? [] : [`--ref=${ref}`];
  const remember = memory === undefined ? [] : [`--memory=${memory}`];
  const evidence = ['--projection', base.projection(older === true ? 'older' : 'current')];
  const out = (name: string) => ['--out', join(folder, 'out', name)];
  const words: Record<CommandName, readonly string[]> = {
    check: ['check', ...at, ...remember, ...evidence, '--json'],
    'manifest create': [
      'manifest',
      'create',
      NEXT,
      ...at,
      ...remember,
      ...evidence,
      '--sign',
      base.releaseKey,
      ...out('release-manifest.json'),
    ],
    'manifest verify': ['manifest', 'verify', base.path('given/release-manifest.json'), ...at],
    'verdict require': ['verdict', 'require', base.path('given/gate-verdict.json'), ...at],
    exec: [
      'exec',
      ...at,
      ...remember,
      ...evidence,
      ...out('check-verdict.json'),
      '--',
      'touch',
      join(folder, 'out/published'),
    ],
    audit: ['audit', RECORDED, ...remember],
  };
  return [...words[command]];
}

/**
 * In this process: what each command says and touches. Only a process of its own has memory to measure, and
 * can be ended.
 */
export const inThisProcess: Runner = async ({ root, environment }, commands) => {
  const ran: Ran[] = [];
  for (const words of commands) {
    const before = process.cpuUsage();
    const { exitCode, ...said } = await runHere(words, { directory: root, environment });
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1_000_000;
    ran.push({ status: exitCode, seconds, bytes: 0, endedBy: null, left: 0, ...said });
  }
  return ran;
};

/** Runs each in a bounded process of the built program. */
const asProcesses: Runner = async (repository, commands, atOnce) => {
  const { stdout } = await execa('python3', ['-B', join(import.meta.dirname, 'run.py')], {
    input: JSON.stringify({
      seconds: KILL_SECONDS,
      bytes: KILL_BYTES,
      atOnce,
      commands: commands.map((argv) => ({
        argv: [process.execPath, PROGRAM, ...argv],
        cwd: repository.root,
        env: repository.environment,
      })),
    }),
    maxBuffer: 16 * MIB,
  });
  return JSON.parse(stdout) as Ran[];
};

function outcomeOf(
  command: CommandName,
  { status, seconds, bytes, endedBy, stdout, stderr }: Ran,
  { folder }: HostileRepository,
): CommandOutcome {
  const out = (name: string) => join(folder, 'out', name);
  const saysYes = (): boolean => {
    if (command === 'check') return isRelease(stdout);
    if (command === 'manifest create')
      return isRelease(readFileSync(out('gate-verdict.json'), 'utf8'));
    return command !== 'exec' || existsSync(out('published'));
  };
  const ended = status === 0 ? (saysYes() ? 'y' : 'd') : String(status);
  // A started release command counts as allowed, whatever happened afterwards.
  const end = command === 'exec' && existsSync(out('published')) ? 'y' : (endedBy ?? ended);
  return { command, end, seconds, bytes, text: stderr === '' ? codesOf(stdout) : stderr };
}

function isRelease(text: string): boolean {
  const { kind, decision } = JSON.parse(text) as { kind?: string; decision?: string };
  return kind === 'release' && decision === 'allowed';
}

function codesOf(text: string): string {
  try {
    const { findings = [] } = JSON.parse(text) as { findings?: { code: string; found?: string }[] };
    return findings.map(({ code, found }) => `${code} ${found ?? ''}`).join('; ');
  } catch {
    return text;
  }
}

/** Everything in the folder of a case but what commands write: its path, kind, rights, times and content. */
function stateOf({ folder }: HostileRepository): Map<string, string> {
  const state = new Map<string, string>();
  const walk = (path: string, name: string): void => {
    const { mode, mtimeMs, size, uid } = lstatSync(path);
    const kind = mode & 0o170000;
    const content = kind === 0o100000 && size < 8 * MIB ? hashOf(readFileSync(path)) : size;
    const target = kind === 0o120000 ? readlinkSync(path) : '';
    state.set(name, [mode, mtimeMs, uid, kind === 0o040000 ? '' : content, target].join(' '));
    if (kind === 0o040000)
      for (const entry of readdirSync(path)) walk(join(path, entry), `${name}/${entry}`);
  };
  for (const name of readdirSync(folder))
    if (name !== 'out' && name !== 'ran') walk(join(folder, name), name);
  return state;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `touched: ${name}`);
}

export const CASES: readonly HostileCase[] = [
  ...CONFIGURATION,
  ...REFS,
  ...OBJECTS,
  ...SURROUNDINGS,
  ...FILES,
  ...VALUES,
];
