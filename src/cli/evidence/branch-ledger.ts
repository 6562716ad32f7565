// A ledger in the remote of a repository: a file on a branch, taken, changed, and put back by compare-and-swap.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ClaimgateError,
  demand,
  finding,
  refusalOf,
  type Finding,
} from '../../documents/findings.ts';
import type { Clock } from '../../io/clock.ts';
import { asFileError, isThere } from '../../io/files.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { makeTemporaryFolder, removeFolder } from '../../io/private-files.ts';
import { pauseAtRandom, RemoteBranch } from '../../io/remote-branch.ts';
import { removeFile } from '../../io/write-files.ts';
import type { Environment } from '../../io/run-git.ts';
import { type Connection, type Driver, type OpenOptions } from '../../ledger/driver/connection.ts';
import { openSqlite, Turns } from '../../ledger/driver/sqlite.ts';
import { readIdentity } from '../../ledger/identity.ts';
import { headIn, proveConsistency } from '../../ledger/log.ts';
import type { LedgerElsewhere } from '../../ledger/open.ts';

const FILE = 'ledger.sqlite';
/** A copy counts as the newest for so long. */
const FRESH_MS = 10_000;
/** A job that records beside others may lose a race each time; after some minutes, somebody has to look. */
const MOST_TRIES = 120;
const LONGEST_PAUSE_MS = 2000;
/** How often a push is sent again while the branch stays what it was. */
const PUSHES = 4;

const ADDRESS = /^branch:(?=.{1,200}$)([A-Za-z0-9_]+(?:[./-][A-Za-z0-9_]+)*)$/;

/** From so many records on, fetch and push take too long. */
const MOST_RECORDS = 5000;

/** Warns of a ledger on a branch that should move. */
export function remarksOnSize(location: string | undefined, records: number): readonly Finding[] {
  if (location?.startsWith('branch:') !== true || records < MOST_RECORDS) return [];
  const [file, found] = [location, `${records} records`];
  return [finding('ledger_branch_large', { file, expected: `less than ${MOST_RECORDS}`, found })];
}

/** The branch that an address names as `branch:NAME`. @throws ClaimgateError `ledger_location_invalid` */
export function branchIn(location: string): string | undefined {
  if (!location.startsWith('branch:')) return undefined;
  const [, name] = ADDRESS.exec(location) ?? [];
  if (name !== undefined && !/\.lock(?:\/|$)/.test(name)) return name;
  throw new ClaimgateError('ledger_location_invalid', {
    expected: 'branch:NAME, such as branch:claimgate-ledger',
  });
}

interface BranchPlace {
  readonly directory: string;
  readonly environment: Environment;
  readonly clock: Clock;
}

/** The ledger on a branch of the remote of the repository around a folder. */
export function ledgerOnBranch(
  branch: string,
  { clock, directory, environment }: BranchPlace,
): LedgerElsewhere {
  const open = async (options: OpenOptions & { readonly isNew: boolean }) => {
    const root = findRepositoryRoot(directory);
    if (root === undefined) throw new ClaimgateError('git_required', { next: 'git init' });
    const requireKnown = async (connection: Connection) => {
      const { requireKnownPast } = await import('./published-heads.ts');
      await requireKnownPast(connection, { directory, environment, at: clock() });
    };
    const remote = RemoteBranch.open(root, environment, branch, FILE);
    return BranchLedger.open(remote, { ...options, clock, requireKnown });
  };
  return { engine: 'branch', branch, open };
}

type BranchOptions = OpenOptions & {
  readonly isNew: boolean;
  /** Dates the commits; no decision rests on it. */
  readonly clock: Clock;
  /** Refuses a ledger that does not extend what is known of it otherwise. */
  readonly requireKnown: (connection: Connection) => Promise<void>;
};

/** The file of one tip. */
interface Copy {
  /** None where the branch is yet to be made. */
  readonly tip: string | undefined;
  readonly path: string;
  driver: Driver | undefined;
}

/**
 * Reads and writes a private copy of the file. A transaction is kept once the remote has confirmed the push of the commit
 * that holds it; where somebody else was faster, it runs again on what they pushed. The last tip is remembered in the git
 * folder: a branch that does not extend it is refused (specification/ledger.md 7).
 */
class BranchLedger implements Driver {
  /** Of its SQL. */
  readonly engine = 'sqlite';
  readonly #branch: RemoteBranch;
  readonly #options: BranchOptions;
  readonly #folder: string;
  readonly #turns = new Turns();
  #copies = 0;
  #copy: Copy | undefined;
  #takenAt = 0;

  private constructor(branch: RemoteBranch, options: BranchOptions, folder: string) {
    this.#branch = branch;
    this.#options = options;
    this.#folder = folder;
  }

  static async open(branch: RemoteBranch, options: BranchOptions): Promise<Driver> {
    const folder = makeTemporaryFolder();
    const ledger = new BranchLedger(branch, options, folder);
    try {
      await ledger.#take();
      return ledger;
    } catch (cause) {
      await ledger.close();
      throw cause;
    }
  }

  read<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#turns.take(async () => (await this.#fresh()).read(work));
  }

  /** All of the copy is kept: it was taken from the remote, or confirmed by it. */
  attest: Driver['attest'] = (work) =>
    this.#turns.take(async () => {
      await this.#take();
      return (await this.#fresh()).attest(work);
    });

  write<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#turns.take(async () => {
      for (const pause of pauses()) {
        const driver = await this.#fresh();
        try {
          const value = await driver.write(work);
          if (await this.#publish()) return value;
        } catch (cause) {
          // The copy has records that were not kept, or nobody knows.
          await this.#drop();
          throw cause;
        }
        await this.#drop();
        await pauseAtRandom(pause);
      }
      throw new ClaimgateError('ledger_busy', { found: `the branch ${this.#branch.name}` });
    });
  }

  close(): Promise<void> {
    return this.#turns.take(async () => {
      try {
        await this.#copy?.driver?.close();
      } finally {
        this.#copy = undefined;
        removeFolder(this.#folder);
      }
    });
  }

  /** The newest copy, opened. */
  async #fresh(): Promise<Driver> {
    const age = performance.now() - this.#takenAt;
    if (!this.#copy || age > FRESH_MS) await this.#take();
    const copy = this.#copy;
    if (!copy)
      throw new ClaimgateError('ledger_busy', { found: `the branch ${this.#branch.name}` });
    return (copy.driver ??= await this.#opened(copy.path));
  }

  /** Takes the newest file, if it extends what this repository has seen. */
  async #take(): Promise<void> {
    for (const pause of pauses()) {
      const known = await this.#branch.remembered();
      const tip = await this.#branch.newest();
      if (known !== undefined) await this.#requireBehind(known, tip);
      if (this.#copy && this.#copy.tip === tip) break;
      await this.#drop();
      const copy = await this.#copyOf(tip);
      if (tip !== undefined && known !== tip) {
        await this.#requireGrown(copy, known);
        // Somebody else in this clone may have seen a newer one meanwhile.
        if (!(await this.#branch.remember(tip, known))) {
          await this.#remove(copy);
          await pauseAtRandom(pause);
          continue;
        }
      }
      this.#copy = copy;
      break;
    }
    this.#takenAt = performance.now();
  }

  /** @throws ClaimgateError `ledger_branch_rewritten` */
  async #requireBehind(known: string, tip: string | undefined): Promise<void> {
    if (tip !== undefined && (await this.#branch.isBehind(known, tip))) return;
    throw new ClaimgateError('ledger_branch_rewritten', {
      file: `branch:${this.#branch.name}`,
      expected: `a commit that extends ${known.slice(0, 12)}`,
      found: tip === undefined ? 'no branch' : tip.slice(0, 12),
    });
  }

  async #copyOf(tip: string | undefined): Promise<Copy> {
    this.#copies += 1;
    const path = join(this.#folder, `${this.#copies}.sqlite`);
    const file = `branch:${this.#branch.name}`;
    if (tip !== undefined) {
      if (await this.#branch.read(tip, path)) return { tip, path, driver: undefined };
      throw new ClaimgateError('ledger_damaged', { file, expected: `${FILE} in the branch` });
    }
    if (!this.#options.isNew) throw new ClaimgateError('ledger_missing', { file });
    try {
      writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
    } catch (cause) {
      throw asFileError(cause, path, 'file_unwritable');
    }
    return { tip, path, driver: undefined };
  }

  /** A commit that follows another one may hold any file: its ledger has to follow, too. @throws ClaimgateError */
  async #requireGrown(copy: Copy, known: string | undefined): Promise<void> {
    copy.driver = await this.#opened(copy.path);
    const now = await copy.driver.read(async (connection) => {
      await this.#options.requireKnown(connection);
      return readIdentity(connection);
    });
    if (known === undefined) return;
    const before = await this.#copyOf(known);
    try {
      before.driver = await this.#opened(before.path);
      const [identity, head] = await before.driver.read(async (connection) => [
        await readIdentity(connection),
        await headIn(connection),
      ]);
      const differing = (['origin', 'deployment', 'fingerprint_key_id'] as const).find(
        (member) => identity[member] !== now[member],
      );
      const file = `branch:${this.#branch.name}`;
      if (differing)
        throw new ClaimgateError('ledger_identity_differs', {
          file,
          expected: `${differing} ${identity[differing]}`,
          found: now[differing],
        });
      demand(await copy.driver.read((connection) => proveConsistency(connection, head, file)));
    } finally {
      await this.#remove(before);
    }
  }

  /**
   * Puts the file of the copy on the branch. @returns whether it is there: else somebody was faster, and it never will be
   * @throws ClaimgateError `ledger_unconfirmed`, `ledger_unwritable`
   */
  async #publish(): Promise<boolean> {
    const copy = this.#copy;
    if (!copy) return false;
    // A ledger that is made anew has no place where an older one was.
    if (copy.tip === undefined) await copy.driver?.read(this.#options.requireKnown);
    await copy.driver?.close();
    copy.driver = undefined;
    // Somebody else made it so that the file alone lacks the last records.
    if (isThere(`${copy.path}-wal`))
      throw new ClaimgateError('ledger_unwritable', { found: 'a ledger in write-ahead mode' });
    const parent = copy.tip;
    const at = this.#options.clock();
    const commit = await this.#branch.commit(copy.path, {
      parent,
      at,
      message: 'Ledger of claimgate',
    });
    if (commit === undefined) return true;
    const kept = await this.#pushed(commit, parent);
    if (!kept) return false;
    // Another process may have seen a newer one, which stays.
    await this.#branch.remember(commit, parent);
    this.#copy = { ...copy, tip: commit };
    this.#takenAt = performance.now();
    return true;
  }

  /** Sends a commit until the branch has it, or has another one. Sent twice, it is still one commit. */
  async #pushed(commit: string, parent: string | undefined): Promise<boolean> {
    let isUnknown = false;
    let found = '';
    for (let sent = 1; sent <= PUSHES; sent += 1) {
      const { outcome, said } = await this.#branch.push(commit, parent);
      if (outcome === 'kept') return true;
      isUnknown ||= outcome === 'unknown';
      found = said;
      const tip = await this.#tipAfter(isUnknown);
      if (tip !== undefined && (await this.#branch.isBehind(commit, tip))) return true;
      if (tip !== parent) return false;
      if (sent < PUSHES) await pauseAtRandom(400 * sent);
    }
    const details = { file: `branch:${this.#branch.name}`, ...(found === '' ? {} : { found }) };
    throw new ClaimgateError(isUnknown ? 'ledger_unconfirmed' : 'ledger_unwritable', details);
  }

  async #tipAfter(isUnknown: boolean): Promise<string | undefined> {
    try {
      return await this.#branch.newest();
    } catch (cause) {
      refusalOf(cause, 'ledger_unreachable');
      throw isUnknown ? new ClaimgateError('ledger_unconfirmed', {}, { cause }) : cause;
    }
  }

  /** Never in write-ahead mode: all of it lies in the one file that is pushed. */
  #opened(path: string): Promise<Driver> {
    return openSqlite(path, { ...this.#options, isNew: false });
  }

  async #drop(): Promise<void> {
    const copy = this.#copy;
    this.#copy = undefined;
    if (copy) await this.#remove(copy);
  }

  async #remove(copy: Copy): Promise<void> {
    await copy.driver?.close();
    for (const ending of ['', '-journal', '-wal', '-shm']) await removeFile(copy.path + ending);
  }
}

/** The longest that each pause may take, in milliseconds. */
function* pauses(): Generator<number> {
  let most = 100;
  for (let count = 0; count < MOST_TRIES; count += 1, most = Math.min(2 * most, LONGEST_PAUSE_MS))
    yield most;
}
