import { join } from 'node:path';
import { ClaimgateError } from '../documents/findings.ts';
import { isThere, lstatsOf } from './files.ts';
import { gitFoldersOf, type GitFolders } from './git-folder.ts';
import { objectHash, decodeOutput } from '../trust/git-objects.ts';
import type { GitRepository } from './git-repository.ts';
import { withTemporaryFolder } from './private-files.ts';
import {
  bySimpleGit,
  GIT_LIMITS,
  gitRunner,
  isolatedGit,
  type Environment,
  type GitSetup,
  type RunGit,
} from './run-git.ts';

/** A file to commit: where it lies, the path it gets in the commit, and the bytes it must have. */
interface FileToCommit {
  readonly source: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface NewCommit {
  /** Full name of the branch, such as `refs/heads/main`. */
  readonly branch: string;
  /** The tip of the branch. */
  readonly parent: string;
  readonly files: readonly FileToCommit[];
  readonly message: string;
}

const BRANCHES = 'refs/heads/';

/** Files of a merge or pick in progress: our commit would end up in the middle of it. */
const IN_PROGRESS = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];

/** Line breaks and angle brackets would add lines of their own to the tag or the commit. */
const PLAIN_IDENTITY = /^[^\p{Cc}<>]{1,256}$/u;

/** As the environment says, else as git is configured. Throws `identity_unset`, `identity_malformed`. */
async function findCommitter(repository: GitRepository, environment: Environment) {
  const valueOf = async (setting: string, variable: string): Promise<string> => {
    const given = environment[variable]?.trim() || undefined;
    const value = given ?? (await repository.userSetting(setting))?.value.trim();
    if (value === undefined || value === '')
      throw new ClaimgateError('identity_unset', {
        found: `no ${setting}`,
        next: `git config --global ${setting} ${setting === 'user.name' ? '"Your Name"' : 'you@example.org'}`,
      });
    if (PLAIN_IDENTITY.test(value)) return value;
    throw new ClaimgateError('identity_malformed', { found: `${setting} = ${value}` });
  };
  return {
    name: await valueOf('user.name', 'GIT_COMMITTER_NAME'),
    email: await valueOf('user.email', 'GIT_COMMITTER_EMAIL'),
  };
}

/**
 * Writes tags and commits by plumbing commands, as isolated as reading is: no hook, filter, editor or signing
 * program runs, nothing is fetched or pushed. Objects are text of ours, refs change only from the value that
 * was read, and links that would lead a write out of the git folder are refused (specification/trust.md 5).
 */
export class GitWriter {
  readonly #repository: GitRepository;
  readonly #setup: GitSetup;
  readonly #git: RunGit;
  readonly #folders: GitFolders;
  /** `NAME <EMAIL> SECONDS ZONE`, as tags and commits hold it. */
  readonly #signature: string;

  private constructor(
    repository: GitRepository,
    setup: GitSetup,
    folders: GitFolders,
    signature: string,
  ) {
    this.#repository = repository;
    this.#setup = setup;
    this.#folders = folders;
    this.#git = gitRunner(setup, GIT_LIMITS, bySimpleGit);
    this.#signature = signature;
  }

  /**
   * @param at the instant of tags and commits, in milliseconds since 1970
   * @throws ClaimgateError `git_write_refused`, and as {@link findCommitter} does
   */
  static async open(
    repository: GitRepository,
    environment: Environment,
    at: number,
  ): Promise<GitWriter> {
    const { name, email } = await findCommitter(repository, environment);
    const isolated = isolatedGit(repository.root, environment);
    const setup = {
      ...isolated,
      // Reflogs name who changed a ref.
      environment: {
        ...isolated.environment,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
        GIT_COMMITTER_DATE: `@${Math.floor(at / 1000)} +0000`,
      },
    };
    const signature = `${name} <${email}> ${Math.floor(at / 1000)} +0000`;
    // Newer git also takes hooks from settings of any name, which no single setting switches off.
    const hook = (await repository.settings()).find((setting) => setting.startsWith('hook.'));
    if (hook !== undefined) throw writeRefused(`the setting ${hook}`);
    const folders = gitFoldersOf(repository.root);
    if (!folders) throw writeRefused(`${join(repository.root, '.git')}, which is no git folder`);
    return new GitWriter(repository, setup, folders, signature);
  }

  /** Full name of the branch that is checked out; `undefined` where HEAD is detached. */
  async currentBranch(): Promise<string | undefined> {
    const name = decodeOutput(await this.#git(['symbolic-ref', '--quiet', 'HEAD'])).trim();
    return name.startsWith(BRANCHES) ? name : undefined;
  }

  /** Starts a branch at a commit, and makes it the one that is checked out; the work tree stays. @throws ClaimgateError `git_failed` also where it exists */
  async startBranch(name: string, commit: string): Promise<void> {
    const branch = `${BRANCHES}${name}`;
    refuseLinks(this.#folders, [branch]);
    await this.#git(['check-ref-format', branch]);
    await this.#git(['update-ref', '--no-deref', branch, commit, '0'.repeat(commit.length)]);
    await this.#git(['symbolic-ref', '-m', `claimgate: to ${name}`, 'HEAD', branch]);
    this.#repository.refsChanged();
  }

  /** Creates an annotated tag. @throws ClaimgateError `git_failed` also where it exists, `git_write_refused` */
  async createTag(name: string, commit: string, message: string): Promise<void> {
    const ref = `refs/tags/${name}`;
    refuseLinks(this.#folders, [ref]);
    const text = `object ${commit}\ntype commit\ntag ${name}\ntagger ${this.#signature}\n\n${message}\n`;
    const tag = await this.#store('tag', text);
    await this.#git(['update-ref', '--no-deref', ref, tag, '0'.repeat(commit.length)]);
    this.#repository.refsChanged();
  }

  /**
   * Adds a commit with some files to a branch; everything else stays as the parent has it. Where the branch
   * is checked out, the index gets the same files first, so that a killed run leaves at most staged files.
   *
   * @returns the id of the commit
   * @throws ClaimgateError `branch_unwritable`, `git_failed`, `git_write_refused`
   */
  async commit({ branch, parent, files, message }: NewCommit): Promise<string> {
    refuseLinks(this.#folders, [branch]);
    const isCurrent = await this.#refuseBusy(branch);
    const entries = await this.#storeFiles(files, parent.length);
    const tree = await this.#treeWith(parent, entries);
    const text = `tree ${tree}\nparent ${parent}\nauthor ${this.#signature}\ncommitter ${this.#signature}\n\n${message}\n`;
    const commit = await this.#store('commit', text);
    if (isCurrent) await this.#git(ADD_TO_INDEX, { input: entries });
    const reason = message.split('\n')[0] ?? message;
    await this.#git(['update-ref', '--no-deref', '-m', reason, branch, commit, parent]);
    this.#repository.refsChanged();
    return commit;
  }

  /** @returns whether it is checked out @throws ClaimgateError `branch_unwritable` where other work is in the way */
  async #refuseBusy(branch: string): Promise<boolean> {
    const format = '--format=%(HEAD)%00%(worktreepath)%00%(symref)';
    const listed = decodeOutput(await this.#git(['for-each-ref', format, branch])).trimEnd();
    const [head, place = '', symref = ''] = listed.split('\0');
    const isCurrent = head === '*';
    if (symref !== '') throw unwritable(branch, `it stands for ${symref}`);
    if (place !== '' && !isCurrent) throw unwritable(branch, 'it is checked out in another folder');
    const started = IN_PROGRESS.find((name) => isThere(join(this.#folders.own, name)));
    if (isCurrent && started !== undefined)
      throw unwritable(branch, `${started}: finish or abort that first`);
    return isCurrent;
  }

  /** Stores text of ours as an object, which git checks by its form. */
  async #store(type: 'tag' | 'commit', text: string): Promise<string> {
    const id = await this.#git(['hash-object', '-w', '-t', type, '--stdin'], { input: text });
    return decodeOutput(id).trim();
  }

  /** Stores files without any filter. @returns lines for `update-index --index-info` */
  async #storeFiles(files: readonly FileToCommit[], idLength: number): Promise<string> {
    const sources = files.map(({ source }) => source);
    const stored = await this.#git(['hash-object', '-w', '--no-filters', '--', ...sources]);
    const ids = decodeOutput(stored).trimEnd().split('\n');
    return files
      .map(({ path, bytes }, at) => {
        const id = objectHash('blob', bytes.length, idLength).update(bytes).digest('hex');
        if (ids[at] !== id) throw new ClaimgateError('file_changed_while_read', { file: path });
        return `100644 ${id}\t${path}\n`;
      })
      .join('');
  }

  /** The tree of a commit with some files more, made in an index of its own. */
  async #treeWith(commit: string, entries: string): Promise<string> {
    return withTemporaryFolder(async (folder) => {
      const environment = { ...this.#setup.environment, GIT_INDEX_FILE: join(folder, 'index') };
      const git = gitRunner({ ...this.#setup, environment }, GIT_LIMITS, bySimpleGit);
      await git(['read-tree', commit]);
      await git(ADD_TO_INDEX, { input: entries });
      // Files that a partial clone left out are those of the parent.
      return decodeOutput(await git(['write-tree', '--missing-ok'])).trim();
    });
  }
}

/** Git follows links among its own files, and would write where they lead. */
function refuseLinks({ own, common }: GitFolders, refs: readonly string[]): void {
  const ofRefs = refs.flatMap((ref) => [ref, `logs/${ref}`]);
  const written = [
    ...[...ofRefs, 'packed-refs'].map((path) => [common, path] as const),
    ...['logs/HEAD', 'index'].map((path) => [own, path] as const),
  ];
  for (const [folder, path] of written) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const part = join(folder, ...parts.slice(0, depth));
      if (lstatsOf(part)?.isSymbolicLink()) throw writeRefused(`the link ${part}`);
    }
  }
}

/** `--index-info` takes modes, ids and paths from standard input, and looks at no file. */
const ADD_TO_INDEX = ['update-index', '--add', '--index-info'] as const;

function writeRefused(found: string): ClaimgateError {
  return new ClaimgateError('git_write_refused', { found });
}

function unwritable(branch: string, why: string): ClaimgateError {
  return new ClaimgateError('branch_unwritable', { found: `${branch}: ${why}` });
}
