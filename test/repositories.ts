import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import { CONFIG_PATH, MAX_CONFIG_BYTES } from '../src/documents/config.ts';
import {
  readInputs,
  type InputOptions,
  type RepositoryInputs,
} from '../src/repository/read-inputs.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES } from '../src/manifest/claims.ts';
import { ClaimgateError } from '../src/documents/findings.ts';
import { copyFolder } from './copy.ts';

const start = promisify(execFile);

/** Names, dates and settings that make commit ids the same everywhere. */
export const REPRODUCIBLE_GIT: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  // No sample hooks, which each copy of a repository would have to copy.
  GIT_TEMPLATE_DIR: '',
  GIT_CONFIG_COUNT: '3',
  GIT_CONFIG_KEY_0: 'init.defaultBranch',
  GIT_CONFIG_VALUE_0: 'main',
  GIT_CONFIG_KEY_1: 'protocol.file.allow',
  GIT_CONFIG_VALUE_1: 'always',
  // Else each commit starts a process that looks whether there is anything to clean up.
  GIT_CONFIG_KEY_2: 'maintenance.auto',
  GIT_CONFIG_VALUE_2: 'false',
};

/** The claims file of a repository that claims nothing. */
export const NO_CLAIMS = '{\n  "schema_version": 1,\n  "claims": []\n}\n';

/** A new folder that is removed with the test. */
export function temporaryFolder(t: TestContext): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-test-')));
  t.after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Repositories that tests work on copies of. */
const originals = new Map<string, Promise<string>>();

/** A real git repository in a temporary folder. */
export class TestRepository {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  /** An empty repository, without a commit. */
  static empty(t: TestContext, ...initOptions: string[]): Promise<TestRepository> {
    return TestRepository.copied(t, 'empty', async () => {}, initOptions);
  }

  /** A repository with the empty claims file in its one commit. */
  static withClaims(t: TestContext, ...initOptions: string[]): Promise<TestRepository> {
    return TestRepository.copied(t, 'claims', (original) => original.commitClaims(), initOptions);
  }

  /** A copy of a repository that is made once in a process: a copy takes less than one start of git. */
  static async copied(
    t: TestContext,
    name: string,
    make: (original: TestRepository) => Promise<unknown>,
    initOptions: readonly string[] = [],
  ): Promise<TestRepository> {
    const key = [name, ...initOptions].join(' ');
    const original = originals.get(key) ?? TestRepository.#original(make, initOptions);
    originals.set(key, original);
    const repository = new TestRepository(temporaryFolder(t));
    copyFolder(await original, repository.root);
    return repository;
  }

  static async #original(
    make: (original: TestRepository) => Promise<unknown>,
    initOptions: readonly string[],
  ): Promise<string> {
    const original = new TestRepository(mkdtempSync(join(tmpdir(), 'claimgate-original-')));
    process.on('exit', () => rmSync(original.root, { recursive: true, force: true }));
    await original.git('init', '--quiet', ...initOptions);
    await make(original);
    return original.root;
  }

  /** Runs git, which must succeed, and returns what it says. */
  async git(...args: string[]): Promise<string> {
    return this.#run('git', args);
  }

  path(name: string): string {
    return join(this.root, name);
  }

  write(name: string, content: string | Uint8Array, mode = 0o644): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), content);
    chmodSync(this.path(name), mode);
  }

  /** Commits the empty claims file; returns the id. */
  commitClaims(): Promise<string> {
    this.write(CLAIMS_PATH, NO_CLAIMS);
    return this.commit();
  }

  /** Commits everything in the work tree; returns the id. */
  async commit(): Promise<string> {
    const commit = 'git add --all && git commit -q --allow-empty -m change && git rev-parse HEAD';
    return this.#run('sh', ['-c', commit]);
  }

  /** Commits the work tree with an index entry that a work tree cannot hold, or not everywhere. */
  async commitEntry(mode: string, name: string, id: string): Promise<string> {
    await this.git('update-index', '--add', '--cacheinfo', `${mode},${id},${name}`);
    await this.git('commit', '--quiet', '--allow-empty', '--message', 'entry');
    return this.git('rev-parse', 'HEAD');
  }

  /** The id of a blob with this content, which is stored. */
  async blob(content: string): Promise<string> {
    this.write('.git/blob', content);
    return this.git('hash-object', '-w', '--no-filters', '.git/blob');
  }

  async #run(program: string, args: readonly string[]): Promise<string> {
    const { stdout } = await start(program, args, {
      cwd: this.root,
      env: REPRODUCIBLE_GIT,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.trimEnd();
  }

  /** A clone made elsewhere, with these options in front of `clone`. */
  async clone(
    t: TestContext,
    options: { config?: readonly string[]; clone?: readonly string[] } = {},
  ): Promise<TestRepository> {
    const clone = new TestRepository(join(temporaryFolder(t), 'clone'));
    const config = (options.config ?? []).flatMap((setting) => ['--config', setting]);
    await this.git(
      'clone',
      '--quiet',
      ...config,
      ...(options.clone ?? []),
      `file://${this.root}`,
      clone.root,
    );
    return clone;
  }

  /** Reads claims and configuration as the program does. */
  read(options: Partial<InputOptions> = {}): Promise<RepositoryInputs> {
    return readInputs(
      [
        { path: CLAIMS_PATH, maxBytes: MAX_CLAIMS_BYTES },
        { path: CONFIG_PATH, maxBytes: MAX_CONFIG_BYTES },
      ],
      {
        directory: this.root,
        ref: undefined,
        environment: { PATH: process.env['PATH'] },
        ...options,
      },
    );
  }
}

/** The text of the claims file that was read. */
export function claimsOf({ files }: RepositoryInputs): string | undefined {
  const bytes = files[0]?.bytes;
  return bytes && Buffer.from(bytes).toString('utf8');
}

/** The codes of all remarks, those on the run first. */
export function remarksOf({ remarks, files }: RepositoryInputs): string[] {
  const all = [...remarks, ...files.flatMap((file) => file?.remarks ?? [])];
  return all.map(({ code }) => code);
}

/** The code that reading was refused with; what was read instead, where it was not. */
export async function refusalOf(reading: Promise<RepositoryInputs>): Promise<string> {
  try {
    const inputs = await reading;
    return `read: ${claimsOf(inputs) ?? 'no claims'} ${remarksOf(inputs).join(' ')}`.trim();
  } catch (error) {
    if (error instanceof ClaimgateError) return error.code;
    throw error;
  }
}
