import { closeSync, lstatSync, openSync, readSync, rmSync } from 'node:fs';
import { ClaimgateError, demand, undefinedFor } from '../../documents/findings.ts';
import { findInWorkTree, refuseEscape } from '../../repository/work-tree.ts';
import type { Environment } from '../../io/run-git.ts';
import { looksLikeResults } from '../../test-results/results.ts';
import { join } from 'node:path';
import { readFileIfThere } from '../../io/files.ts';
import { withTemporaryFolder } from '../../io/private-files.ts';
import type { ProbeCommand, RenewalCommand } from '../../documents/index.ts';
import type { EpochMs } from '../../documents/json.ts';
import { askProgram, withWords } from '../../io/ask-program.ts';
import { readTestCommands, requireReviewed } from '../../repository/renewal.ts';
import type { ReleaseInputs } from '../../repository/release-inputs.ts';
import { readProbedFacts, type Facts } from '../../ledger/export-facts.ts';

export interface TestEnding {
  /** That of the command; `null` where it was not started, or was ended by a signal or the time limit. */
  readonly exitStatus: number | null;
  /** How it ended, with the end of its output. */
  readonly said: string;
  /** The provider's answers by the kind of check, where the tests stated any beside their results. */
  readonly answers: ReadonlyMap<string, string>;
}

/** How much of a file is looked at for what it is. */
const BEGINNING = 4096;

/**
 * Removes the results of an earlier run, so that a run that died leaves nothing old. What is no results file stays.
 *
 * @throws ClaimgateError `test_results_in_the_way`
 */
export function removeOldResults(path: string, name: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isFile() || !looksLikeResults(readBeginning(path)))
    throw new ClaimgateError('test_results_in_the_way', { file: name });
  rmSync(path);
}

function readBeginning(path: string): string {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(BEGINNING);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, BEGINNING, 0));
  } finally {
    closeSync(file);
  }
}

const MAX_SAID = 300;

/**
 * Runs a test command of the team to its end, with its file of results removed first. It is one of the memory, never of
 * a change under review, or one that a person has just typed.
 *
 * @throws ClaimgateError for an unsafe path, and `renewal_environment_refused`
 */
export async function runTestCommand(
  { command, environment: named = [], results, timeout_minutes }: RenewalCommand,
  directory: string,
  given: Environment,
): Promise<TestEnding> {
  const environment = testEnvironment(given, named);
  refuseEscape(results);
  // A link would have another file removed, and read.
  const there = findInWorkTree(directory, results);
  if (there !== undefined) removeOldResults(there, results);
  const { execa } = await import('execa');
  const [program = '', ...rest] = command;
  const { answers, ended } = await withAnswers(async (own) => {
    const child = execa(program, rest, {
      cwd: directory,
      env: { ...environment, ...own },
      extendEnv: false,
      stdin: 'ignore',
      all: true,
      // However much is printed, only its end is kept, and none of it is a failure.
      buffer: false,
      reject: false,
      timeout: timeout_minutes * 60_000,
      forceKillAfterDelay: 5000,
    });
    const output = endOf(child.all);
    const { exitCode, failed, shortMessage } = await child;
    return { exitCode, how: failed ? shortMessage : 'exit code 0', output: await output };
  });
  const said = `${ended.how}\n${ended.output}`.replaceAll(/\s+/g, ' ').slice(-MAX_SAID);
  return { exitStatus: ended.exitCode ?? null, said, answers };
}

/** The last characters of a stream. */
async function endOf(stream: AsyncIterable<unknown>): Promise<string> {
  let end = '';
  for await (const piece of stream) end = `${end}${String(piece)}`.slice(-MAX_SAID);
  return end;
}

const ALWAYS = ['PATH', 'HOME', 'LANG', 'TZ'];

/** Variables that would let a test reach keys or the ledger. */
const SECRET = /^(?:CLAIMGATE_|PG|GIT_)|DATABASE|PASSPHRASE|PRIVATE_KEY/i;
/** Variables by which a loader, a shell or an interpreter starts something else than the command names. */
const STARTING =
  /^(?:LD_|DYLD_|NODE_|BASH|ENV$|SHELLOPTS$|PS4$|IFS$|PROMPT_COMMAND$|ZDOTDIR$|PYTHON|RUBY|GEM_|BUNDLE_|PERL|PHP|LUA_|JAVA|JDK_JAVA_|_JAVA_|MAVEN_|GRADLE_|DOTNET_|CORECLR_|COR_|ELECTRON_|DENO_|BUN_|TSX_|npm_|R_PROFILE|R_ENVIRON|ERL_|ELIXIR_|GHC|GOFLAGS$|GOROOT$|RUSTC|RUSTFLAGS$|CARGO_)|_(?:OPTS|OPTIONS)$|PRELOAD/i;

/** Whether a command may be given a variable: none that reaches keys or the ledger, or starts something else. */
export function mayBePassed(name: string): boolean {
  return !SECRET.test(name) && !STARTING.test(name);
}

/** Returns the environment of a test command. @throws ClaimgateError `renewal_environment_refused` */
function testEnvironment(given: Environment, named: readonly string[]): Environment {
  const found = named.find((name) => !mayBePassed(name));
  if (found !== undefined) throw new ClaimgateError('renewal_environment_refused', { found });
  return Object.fromEntries(
    [...ALWAYS, ...named].flatMap((name) =>
      given[name] === undefined ? [] : [[name, given[name]] as const],
    ),
  );
}

/** The variable that names the file to which a test adds the provider's answers. */
export const ANSWERS = 'CLAIMGATE_ANSWERS';

const MAX_BYTES = 1024 * 1024;
const LINE = /^([a-z0-9_-]+)=(.+)$/;

/**
 * Starts tests with a file for the provider's answers (specification/documents.md 3.16): for tools whose results have no
 * properties. Its lines are `KIND=ANSWER`; of two about one check the later one counts, and any other line says nothing.
 */
export async function withAnswers<T>(
  start: (environment: Readonly<Record<string, string>>) => Promise<T>,
): Promise<{ readonly ended: T; readonly answers: ReadonlyMap<string, string> }> {
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'answers');
    const ended = await start({ [ANSWERS]: path });
    const bytes = await readFileIfThere(path, ANSWERS, MAX_BYTES);
    return { ended, answers: answersIn(Buffer.from(bytes ?? []).toString('utf8')) };
  });
}

function answersIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, kind, answer] = LINE.exec(line.trim()) ?? [];
      return kind === undefined || answer === undefined ? [] : [[kind, answer] as const];
    }),
  );
}

/** A command that connects and authorizes, publishes nothing, and prints runtime facts. */
export interface Probe {
  /** No shell reads them. */
  readonly words: readonly string[];
  readonly directory: string;
  /** All of it: nothing else is inherited. */
  readonly environment: Environment;
  readonly timeLimitMs: number;
}

/** How findings name what it printed. */
export const PROBED = 'the output of the probe';

/** Those of a million accounts are larger, and a team of them has a service. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Starts a probe, and reads the facts that it prints, which are of `at` or before. @throws ClaimgateError `probe_failed`, and for what is no facts */
export async function askProbe(probe: Probe, at: EpochMs): Promise<Facts> {
  const [program = '', ...words] = probe.words;
  const { failure, said, stdout } = await askProgram({
    ...probe,
    program,
    words,
    root: undefined,
    input: new Uint8Array(),
    kind: { notFound: 'probe_failed', failed: 'probe_failed', maxBytes: MAX_OUTPUT_BYTES },
  });
  if (failure !== undefined)
    throw new ClaimgateError('probe_failed', { file: program, found: withWords(failure, said) });
  return demand(readProbedFacts(stdout, PROBED, at));
}

/** The probe that the team has named, as it runs in the folder of the product (specification/documents.md 3.13). */
export function probeOf(
  { probe }: { readonly probe?: ProbeCommand | undefined },
  directory: string,
  environment: Environment,
): Probe | undefined {
  return (
    probe && {
      words: probe.command,
      directory,
      environment: testEnvironment(environment, probe.environment ?? []),
      timeLimitMs: probe.timeout_minutes * 60_000,
    }
  );
}

/** The probe that the default branch names, if it names one; a change under review starts nothing. @throws ClaimgateError `renewal_unreviewed` */
export async function reviewedProbe(
  { release, repository, root }: ReleaseInputs,
  memory: string | undefined,
  environment: Environment,
): Promise<Probe | undefined> {
  if (!repository) return undefined;
  const commands = await readTestCommands(repository, memory).catch(
    undefinedFor('renewal_missing', 'memory_unnamed', 'partial_clone', 'shallow_clone'),
  );
  if (!commands?.probe) return undefined;
  await requireReviewed(repository, release?.revision, commands);
  return probeOf(commands, root, environment);
}
