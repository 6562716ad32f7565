import { randomBytes, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClaimgateError, refusalOf, undefinedFor } from '../documents/error.ts';
import { decodeOutput } from '../trust/git-objects.ts';
import { askProgram, withWords, type ProgramAnswer } from './ask-program.ts';
import { asFileError, statsOf } from './files.ts';
import { gitFoldersOf } from './git-folder.ts';
import {
  GIT_LIMITS,
  gitRunner,
  isolatedGit,
  type Environment,
  type GitSetup,
  type RunGit,
} from './run-git.ts';

const MIB = 1024 * 1024;
/** Some servers refuse a file of 100 MiB. */
export const MAX_BRANCH_FILE_BYTES = 96 * MIB;
const REMOTE = 'origin';
/** A runner has no identity, and who records is in the ledger. */
const NOBODY = 'claimgate <claimgate@localhost>';
const TALK_MS = 120_000;
/** How often a branch that is there is asked for. */
const FETCHES = 4;
/** An object of this size is read and written in a piece. */
const LIMITS = { ...GIT_LIMITS, patienceMs: 60_000, outputBytes: MAX_BRANCH_FILE_BYTES };

/** Settings that keep a talk with the remote from running or writing something else than asked. */
const QUIET = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'fetch.recurseSubmodules=false',
  'push.recurseSubmodules=no',
  'push.gpgSign=false',
].flatMap((setting) => ['-c', setting]);

/** Variables by which git would take another repository for this one. */
const PLACES =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE|ALTERNATE_.*|SHALLOW_FILE|NO_LAZY_FETCH)$/;

/** How a push ended: `unknown` where the remote did not say. */
interface Pushed {
  readonly outcome: 'kept' | 'refused' | 'unknown';
  /** The words of git, without anything that lets somebody in. */
  readonly said: string;
}

interface NewCommit {
  /** The tip that it follows; none for the first commit of the branch. */
  readonly parent: string | undefined;
  readonly message: string;
  /** The instant of the commit, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * A branch of the remote `origin` that holds one file, with a commit for each state of it. Objects are made and read by
 * isolated plumbing; only fetch and push are git as the user has set it up, because they need the user's way in. Nothing
 * but objects and refs below `refs/claimgate/` changes here, and what a push says of its own branch, so it works in any
 * clone: a shallow one, one of a single branch, and without an identity.
 */
export class RemoteBranch {
  readonly name: string;
  readonly #file: string;
  readonly #setup: GitSetup;
  readonly #git: RunGit;
  readonly #environment: Environment;

  private constructor(name: string, file: string, setup: GitSetup, environment: Environment) {
    this.name = name;
    this.#file = file;
    this.#setup = setup;
    this.#git = gitRunner(setup, LIMITS);
    this.#environment = environment;
  }

  /** @param file the name of the one file @throws ClaimgateError `git_missing`, `git_required` */
  static open(root: string, environment: Environment, name: string, file: string): RemoteBranch {
    if (!gitFoldersOf(root)) throw new ClaimgateError('git_required', { next: 'git init' });
    return new RemoteBranch(name, file, isolatedGit(root, environment), environment);
  }

  /** Returns the commit that this repository last saw at the tip. */
  async remembered(): Promise<string | undefined> {
    return idIn(await this.#git(['rev-parse', '--quiet', '--verify', this.#memory]));
  }

  /** Remembers a tip in the place of the one before. @returns whether nobody else did meanwhile */
  async remember(commit: string, before: string | undefined): Promise<boolean> {
    const updating = this.#git(['update-ref', '--no-deref', this.#memory, commit, before ?? '']);
    return (await updating.catch(undefinedFor('git_failed', 'git_locked'))) !== undefined;
  }

  /** Brings the tip of the branch here; nothing where the remote has no such branch. @throws ClaimgateError `ledger_unreachable` */
  async newest(): Promise<string | undefined> {
    let said = '';
    for (let tried = 1; tried <= FETCHES; tried += 1) {
      const fetched = await this.#fetchOnce();
      if (typeof fetched === 'string') return fetched;
      said = saidBy(fetched);
      const listed = await this.#talk(['ls-remote', REMOTE, this.#ref]);
      if (listed.failure !== undefined) break;
      // One that is there may have been changed while it was asked for.
      if (!/\S/.test(decodeOutput(listed.stdout))) return undefined;
      await sleep(100 * tried);
    }
    const found = withWords(`fetching ${this.name} of ${REMOTE}`, said);
    throw new ClaimgateError('ledger_unreachable', { found });
  }

  async #fetchOnce(): Promise<string | ProgramAnswer> {
    const incoming = `refs/claimgate/incoming/${randomBytes(8).toString('hex')}`;
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-filter', '--refmap='];
    const answer = await this.#talk(['fetch', ...options, REMOTE, `+${this.#ref}:${incoming}`]);
    if (answer.failure !== undefined) return answer;
    const tip = idIn(await this.#git(['rev-parse', '--quiet', '--verify', `${incoming}^{commit}`]));
    await this.#git(['update-ref', '--no-deref', '-d', incoming]);
    return tip ?? answer;
  }

  /** Whether a commit is another one, or lies behind it. Both have to be here. */
  async isBehind(earlier: string, later: string): Promise<boolean> {
    if (earlier === later) return true;
    const between = ['rev-list', '--max-count=1', earlier, `^${later}`];
    return idIn(await this.#git(between)) === undefined;
  }

  /** Writes the file of a commit to a new file, for its owner alone. @returns whether the commit has it */
  async read(commit: string, path: string): Promise<boolean> {
    const id = await this.#blobAt(commit);
    if (id === undefined) return false;
    const bytes = await this.#git(['cat-file', 'blob', id]);
    try {
      writeFileSync(path, bytes, { flag: 'wx', mode: 0o600 });
    } catch (cause) {
      throw asFileError(cause, path, 'file_unwritable');
    }
    return true;
  }

  /** Makes a commit of the file. @returns nothing where it is what the parent has @throws ClaimgateError `ledger_unwritable` */
  async commit(path: string, { at, message, parent }: NewCommit): Promise<string | undefined> {
    const size = statsOf(path)?.size ?? 0;
    if (size > MAX_BRANCH_FILE_BYTES)
      throw new ClaimgateError('ledger_unwritable', {
        expected: `at most ${MAX_BRANCH_FILE_BYTES / MIB} MiB in a branch`,
        found: `${Math.ceil(size / MIB)} MiB`,
        next: 'claimgate ledger copy --help',
      });
    const blob = idIn(await this.#git(['hash-object', '-w', '--no-filters', '--', path]));
    if (parent !== undefined && blob === (await this.#blobAt(parent))) return undefined;
    const input = `100644 blob ${blob}\t${this.#file}\n`;
    const tree = idIn(await this.#git(['mktree'], { input }));
    const signature = `${NOBODY} ${Math.floor(at / 1000)} +0000`;
    const parents = parent === undefined ? '' : `parent ${parent}\n`;
    const text = `tree ${tree}\n${parents}author ${signature}\ncommitter ${signature}\n\n${message}\n`;
    return idIn(await this.#git(['hash-object', '-w', '-t', 'commit', '--stdin'], { input: text }));
  }

  /** Puts a commit at the tip, if the tip is the expected one. */
  async push(commit: string, expected: string | undefined): Promise<Pushed> {
    const lease = `--force-with-lease=${this.#ref}:${expected ?? ''}`;
    const to = this.#environment['CLAIMGATE_PUSH_URL'] || REMOTE;
    const options = ['--porcelain', '--no-verify', '--no-follow-tags', lease];
    const pushing = this.#talk(['push', ...options, to, `${commit}:${this.#ref}`]);
    const answer = await pushing.catch((cause: unknown) => {
      refusalOf(cause, 'ledger_unreachable');
      return undefined;
    });
    if (!answer) return { outcome: 'unknown', said: 'no answer in time' };
    const said = saidBy(answer);
    if (answer.failure === undefined) return { outcome: 'kept', said };
    const isRefused = /^!\t/m.test(decodeOutput(answer.stdout)) || NOT_LET_IN.test(said);
    return { outcome: isRefused ? 'refused' : 'unknown', said };
  }

  get #ref(): string {
    return `refs/heads/${this.name}`;
  }

  get #memory(): string {
    return `refs/claimgate/ledger/${this.name}`;
  }

  async #blobAt(commit: string): Promise<string | undefined> {
    return idIn(await this.#git(['rev-parse', '--quiet', '--verify', `${commit}:${this.#file}`]));
  }

  /** Asks the remote. What lets the caller in is the caller's: our own settings, with their keys, stay here. */
  #talk(args: readonly string[]): Promise<ProgramAnswer> {
    return talk(this.#setup, this.#environment, args);
  }
}

/** Waits for a random time, so that others who wait as long do not come back together. */
export function pauseAtRandom(most: number): Promise<void> {
  return sleep(randomInt(most / 4, most));
}

/** How servers and git say that a push never began. */
const NOT_LET_IN =
  /\b(?:401|403|404)\b|denied|not found|does not appear to be|could not read Username|authentication failed/i;

function idIn(output: Uint8Array): string | undefined {
  return /^[0-9a-f]{40,64}/.exec(decodeOutput(output))?.[0];
}

/** The words of git without the name and password in an address. */
function saidBy({ said }: ProgramAnswer): string {
  return said.replaceAll(/:\/\/[^\s/@]*@/g, '://');
}

/** Asks the remote by git as the user has set it up, because that needs the user's way in. */
function talk(
  { program, root, environment, config }: GitSetup,
  ofUser: Environment,
  args: readonly string[],
): Promise<ProgramAnswer> {
  const own = Object.entries(ofUser).filter(
    ([name]) => !PLACES.test(name) && !name.startsWith('CLAIMGATE_'),
  );
  const safeOwner = config.filter((setting) => setting.startsWith('safe.directory='));
  return askProgram({
    program,
    words: [...QUIET, ...safeOwner.flatMap((setting) => ['-c', setting]), ...args],
    directory: root,
    root: undefined,
    environment: {
      ...Object.fromEntries(own),
      PATH: environment['PATH'],
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
    },
    timeLimitMs: TALK_MS,
    input: new Uint8Array(),
    kind: { notFound: 'git_missing', failed: 'ledger_unreachable', maxBytes: MIB },
  });
}

/**
 * Asks the remote which branch is its default one, and keeps the answer as `origin/HEAD`. A remote that names a branch
 * which it lacks, as a new one may, or that can't be asked, has the given one, if that was pushed.
 *
 * @returns whether it is known now
 */
export async function learnDefaultBranch(
  root: string,
  environment: Environment,
  otherwise: string,
): Promise<boolean> {
  const setup = isolatedGit(root, environment);
  for (const words of [
    ['--auto', REMOTE],
    ['--', REMOTE, otherwise],
  ]) {
    const asking = talk(setup, environment, ['remote', 'set-head', ...words]);
    const answer = await asking.catch(undefinedFor('ledger_unreachable', 'git_missing'));
    if (answer !== undefined && answer.failure === undefined) return true;
  }
  return false;
}
