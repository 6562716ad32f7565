import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { controlOf, reviewOf, runsOf } from '../../examples/demo/evidence.ts';
import { setUp, type Scene } from '../../examples/demo/set-up.ts';
import { FINGERPRINT_KEY_FILE } from '../../examples/demo/stage.ts';
import { readable } from '../../examples/world/documents.ts';
import { DEPLOYMENT, LEDGER_ORIGIN } from '../../examples/world/organisation.ts';
import { commitFiles, git, REPOSITORY, writeFiles } from '../../examples/world/write.ts';
import { runHere } from '../cli/world.ts';
import { copyFolder } from '../copy.ts';
import { PROGRAM } from '../programs.ts';

/** How a run ended; without an exit code where it was killed. */
export interface Ended {
  readonly exitCode?: number;
  readonly signal?: string;
  readonly stdout: string;
  readonly stderr: string;
}

let template: Promise<FaultWorld> | undefined;

/** How a run of the program differs from an ordinary one; all but where it runs takes a process. */
export interface RunOptions {
  readonly isProcess?: boolean;
  /** Words in front of the program, such as those of a tracer. */
  readonly wrapper?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the program is started; by default in the repository. */
  readonly directory?: string;
  readonly user?: { readonly uid: number; readonly gid: number };
  /** After how many milliseconds the process is killed outright. */
  readonly killAfterMs?: number;
}

/**
 * A ledger of SQLite with evidence, and a repository whose claims it stands behind, with throw-away keys of
 * everybody: enough for every command that writes. The built program runs in it as a process where processes
 * are the point.
 */
export class FaultWorld {
  readonly folder: string;
  readonly #at: number;

  private constructor(folder: string, at: number) {
    this.folder = folder;
    this.#at = at;
  }

  /** @param folder an empty one of the caller's, who removes it; by default a new one */
  static async create(folder = mkdtempSync(join(tmpdir(), 'cg-faults-'))): Promise<FaultWorld> {
    template ??= FaultWorld.#make(mkdtempSync(join(tmpdir(), 'cg-faults-')));
    const made = await template;
    copyFolder(made.folder, folder);
    return new FaultWorld(folder, made.#at);
  }

  /** Makes the first world, and all others are copies of it: making one takes a dozen runs of the program. */
  static async #make(folder: string): Promise<FaultWorld> {
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    const world = new FaultWorld(folder, Math.floor(Date.now() / 1000) * 1000);
    const scene = await setUp(folder, world.#at, Buffer.alloc(32, 7));
    await world.does('ledger', 'init', '--origin', LEDGER_ORIGIN, '--deployment', DEPLOYMENT);
    await world.#record(scene);
    await world.exportTo('projection');
    await world.does('claims', 'propose', ...world.evidence, '--write');
    await world.commit('Claim what is certified');
    return world;
  }

  async #record({ apps, revision }: Scene): Promise<void> {
    const all = {
      approval: apps.map((app) => reviewOf(app, this.#at)),
      control: apps.map(({ provider }) => this.control(`launch-${provider.name}`, provider.name)),
      run: apps.flatMap((app) => runsOf(app, revision, this.#at)),
    };
    for (const [kind, documents] of Object.entries(all)) {
      this.write(`${kind}.json`, readable(documents));
      await this.does('ledger', 'append', kind, this.path(`${kind}.json`));
    }
  }

  /** A control event, by a reason that tells it from others. */
  control(reason: string, provider = 'mastodon') {
    return controlOf({ provider }, 'enabled', reason, this.#at);
  }

  /** Exports the ledger into a folder beside the repository, and adds the second of two signatures. */
  async exportTo(name: string, ...more: readonly string[]): Promise<void> {
    await this.does(...this.exportWords(name), ...more);
    await this.does(...this.signWords(`${name}/ledger-projection.intoto.json`, 'projection-2'));
  }

  exportWords(name: string): readonly string[] {
    const facts = ['--facts', this.path('runtime-facts.json'), '--out', this.path(name)];
    const key = (option: string, of: string) => [option, this.path(`keys/${of}.pem`)];
    return [
      'ledger',
      'export',
      ...facts,
      ...key('--ledger-key', 'ledger'),
      ...key('--key', 'projection-1'),
    ];
  }

  signWords(file: string, key: string): readonly string[] {
    return ['sign', this.path(file), '--key', this.path(`keys/${key}.pem`)];
  }

  /** The words of a signed release into a folder beside the repository, which is made. */
  releaseWords(version: string, out: string): readonly string[] {
    const sign = ['--sign', this.path('keys/release.pem')];
    mkdirSync(this.path(out), { recursive: true });
    const manifest = this.path(`${out}/release-manifest.json`);
    return ['manifest', 'create', version, ...sign, '--out', manifest];
  }

  /** Makes, tags and records a release on the branch that is checked out; its files are in a folder of its name. */
  async release(version: string): Promise<void> {
    await this.does(...this.releaseWords(version, version), ...this.evidence);
    await this.git('tag', version);
    const record = `${REPOSITORY}/provider-certification/releases/${version}`;
    for (const folder of [version, 'projection']) this.copy(folder, record);
    await this.commit(`Record ${version}`);
  }

  /** The options with which the claims may be published. */
  get evidence(): readonly string[] {
    return ['--projection', this.path('projection/ledger-projection.jsonl')];
  }

  get environment(): Record<string, string> {
    return {
      PATH: process.env['PATH'] ?? '',
      HOME: this.folder,
      NO_COLOR: '1',
      CLAIMGATE_LEDGER: this.ledger,
      CLAIMGATE_FINGERPRINT_KEY_FILE: this.path(FINGERPRINT_KEY_FILE),
      CLAIMGATE_OPERATOR: 'operator of the tests',
      CLAIMGATE_TRUST_PIN: this.text('pin.txt').trim(),
    };
  }

  get ledger(): string {
    return `sqlite:${this.path('ledger.sqlite')}`;
  }

  /** Runs the program, however that ends. */
  async run(words: readonly string[], options: RunOptions = {}): Promise<Ended> {
    const { wrapper = [], environment, directory = this.path(REPOSITORY), ...rest } = options;
    const { isProcess = wrapper.length > 0 || environment !== undefined, user, killAfterMs } = rest;
    if (!isProcess && user === undefined && killAfterMs === undefined)
      return runHere(words, { directory, environment: this.environment });
    const [file = '', ...args] = [...wrapper, process.execPath, PROGRAM, ...words];
    return execa(file, args, {
      cwd: directory,
      extendEnv: false,
      env: { ...this.environment, ...environment },
      stdin: 'ignore',
      reject: false,
      ...user,
      ...(killAfterMs === undefined
        ? {}
        : { timeout: Math.max(1, killAfterMs), killSignal: 'SIGKILL' as const }),
    });
  }

  /** Runs the program, which must succeed. @returns how many milliseconds it took */
  async does(...words: readonly string[]): Promise<number> {
    const start = performance.now();
    const { exitCode, stderr } = await this.run(words);
    assert.equal(exitCode, 0, `${words.join(' ')}\n${stderr}`);
    return performance.now() - start;
  }

  commit(message: string): Promise<string> {
    return commitFiles(this.path(REPOSITORY), new Map(), message, this.#at);
  }

  git(...args: readonly string[]): Promise<string> {
    return git(this.path(REPOSITORY), args, this.#at);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  write(name: string, content: string | Uint8Array): void {
    writeFiles(this.folder, new Map([[name, content]]));
  }

  copy(from: string, to: string): void {
    cpSync(this.path(from), this.path(to), { recursive: true });
  }

  remove(name = '.'): void {
    rmSync(this.path(name), { recursive: true, force: true });
  }
}
