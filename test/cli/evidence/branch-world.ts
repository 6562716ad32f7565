import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { Shop, type Lifetime } from '../shop.ts';
import { runHere } from '../world.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';
import { codesOf } from './published-shop.ts';

export const BRANCH = 'claimgate-ledger';
export const REF = `refs/heads/${BRANCH}`;
export const MEMORY = `refs/claimgate/ledger/${BRANCH}`;
/** Of a runner: no home, no user, nobody who commits. */
const BARE = { PATH: REPRODUCIBLE_GIT['PATH'], CI: 'true' };

/** A clone of the shop's repository, somewhere else. */
export class Clone {
  readonly folder: string;
  readonly environment: Record<string, string | undefined>;

  constructor(folder: string, environment: Record<string, string | undefined>) {
    this.folder = folder;
    this.environment = environment;
  }

  run(line: string, more: Readonly<Record<string, string>> = {}) {
    const environment = { ...this.environment, ...more };
    return runHere(line.split(' '), { directory: this.folder, environment });
  }

  /** Runs commands that must succeed. @returns what the last one wrote */
  async type(...lines: readonly string[]): Promise<string> {
    let written = '';
    for (const line of lines) {
      const { exitCode, stderr, stdout } = await this.run(line);
      assert.equal(exitCode, 0, `${line}\n${stderr}`);
      written = stdout;
    }
    return written;
  }

  async codes(line: string, exitCode: number): Promise<readonly (string | undefined)[]> {
    const ended = await this.run(line);
    assert.equal(ended.exitCode, exitCode, `${line}\n${ended.stdout}${ended.stderr}`);
    return codesOf(ended.stderr);
  }

  record(reason: string): Promise<string> {
    return this.type(disable(reason));
  }

  /** The reasons of all records, oldest first. */
  async reasons(): Promise<readonly string[]> {
    const { result } = JSON.parse(await this.type('ledger show --limit 500 --json')) as {
      readonly result: {
        readonly records: readonly { readonly record: { readonly reason: string } }[];
      };
    };
    return result.records.map(({ record }) => record.reason).toReversed();
  }

  async git(...args: string[]): Promise<string> {
    const options = { cwd: this.folder, extendEnv: false, env: { ...REPRODUCIBLE_GIT } };
    return (await execa('git', args, options)).stdout;
  }

  /** Puts a commit with another file, which follows the tip or any other, on the branch. */
  async pushFile(file: string, parent = 'FETCH_HEAD', name = 'ledger.sqlite'): Promise<void> {
    await this.git('fetch', '-q', 'origin', REF);
    const blob = await this.git('hash-object', '-w', file);
    writeFileSync(join(this.folder, '../tree'), `100644 blob ${blob}\t${name}\n`);
    const tree = await execa('git', ['mktree'], {
      cwd: this.folder,
      inputFile: join(this.folder, '../tree'),
    });
    const commit = await this.git('commit-tree', tree.stdout, '-p', parent, '-m', 'other');
    await this.git('push', '-q', '--force', 'origin', `${commit}:${REF}`);
  }
}

export const disable = (reason: string) =>
  `ledger append control --operator ada --provider pinterest --state disabled --confirm-selector --reason ${reason}`;

/** A set-up shop with a bare remote, whose ledger is a branch of it. */
export class BranchShop {
  readonly shop: Shop;
  readonly remote: string;
  /** The clone of the person who set it up. */
  readonly laptop: Clone;
  readonly #place: string;
  #clones = 0;

  private constructor(shop: Shop, place: string) {
    this.shop = shop;
    this.#place = place;
    this.remote = join(place, 'remote.git');
    this.laptop = new Clone(shop.folder, { PATH: REPRODUCIBLE_GIT['PATH'], HOME: shop.home });
  }

  static async create(t: Lifetime): Promise<BranchShop> {
    const place = realpathSync(mkdtempSync(join(tmpdir(), 'claimgate-branch-')));
    t.after(() => rmSync(place, { recursive: true, force: true }));
    const made = new BranchShop(await Shop.create(t), place);
    const { shop } = made;
    await shop.git('init', '-q', '--bare', made.remote);
    await shop.git('remote', 'add', 'origin', made.remote);
    await made.laptop.type('setup --yes --ledger branch --ci github');
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Set up');
    await shop.git('push', '-q', 'origin', 'main');
    await shop.git('remote', 'set-head', 'origin', 'main');
    return made;
  }

  /** A new clone of a runner, which has the key of the ledger as a secret. */
  async clone(...options: string[]): Promise<Clone> {
    this.#clones += 1;
    const folder = join(this.#place, `clone-${this.#clones}`, 'shop');
    mkdirSync(dirname(folder));
    await this.shop.git('clone', '-q', ...options, `file://${this.remote}`, folder);
    const key = this.shop.path('.claimgate/keys/fingerprint.key');
    return new Clone(folder, { ...BARE, CLAIMGATE_FINGERPRINT_KEY_FILE: key });
  }

  /** A script that the remote runs at each push; without one, it runs none. */
  hook(name: string, script: string): void {
    const file = join(this.remote, 'hooks', name);
    rmSync(file, { force: true });
    if (script === '') return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  async tip(): Promise<string> {
    const listed = await this.laptop.git('ls-remote', 'origin', REF);
    return listed.split('\t')[0] ?? '';
  }

  async force(commit: string): Promise<void> {
    await this.laptop.git('push', '-q', '--force', 'origin', `${commit}:${REF}`);
  }
}
