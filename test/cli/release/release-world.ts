import { existsSync, mkdirSync, readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { execa } from 'execa';
import { createWorld, REPOSITORY } from '../../../examples/world/write.ts';
import { copyFolder } from '../../copy.ts';
import type { Lifetime } from '../shop.ts';
import { runHere, type Outcome } from '../world.ts';
import { PROGRAM } from '../../programs.ts';

/** The demonstration as of now, as a folder to run commands in. */
export class ReleaseWorld {
  readonly folder: string;
  readonly repository: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.repository = join(folder, REPOSITORY);
  }

  static async create(t?: Lifetime): Promise<ReleaseWorld> {
    const world = new ReleaseWorld(mkdtempSync(join(tmpdir(), 'claimgate-release-')));
    t?.after(() => world.remove());
    template ??= makeTemplate();
    copyFolder(await template, world.folder);
    return world;
  }

  /** Environment of a protected pipeline: the pin, and nothing of anyone who runs the tests. */
  get environment(): Record<string, string> {
    return {
      PATH: process.env['PATH'] ?? '',
      HOME: this.folder,
      CLAIMGATE_TRUST_PIN: this.text('pin.txt').trim(),
    };
  }

  /** Runs a command that starts no other one. */
  claimgate(...args: readonly string[]): Promise<Outcome> {
    return runHere(args, { directory: this.repository, environment: this.environment });
  }

  /** Runs the built program as a process. */
  start(...args: readonly string[]) {
    return execa(process.execPath, [PROGRAM, ...args], {
      cwd: this.repository,
      extendEnv: false,
      env: this.environment,
      reject: false,
    });
  }

  /** The options with which the claims of this world may be published. */
  get evidence(): readonly string[] {
    return ['--projection', this.path('projection/ledger-projection.jsonl')];
  }

  /** Makes the signed release v1.4.0 in `out/`. */
  async release(): Promise<void> {
    mkdirSync(this.path('out'), { recursive: true });
    const { exitCode, stderr } = await this.claimgate(
      'manifest',
      'create',
      'v1.4.0',
      ...this.evidence,
      '--sign',
      this.path('keys/release.pem'),
      '--out',
      this.path('out/release-manifest.json'),
    );
    if (exitCode !== 0) throw new Error(stderr);
  }

  async git(...args: readonly string[]): Promise<string> {
    const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    const { stdout } = await execa('git', [...person, ...args], { cwd: this.repository });
    return stdout;
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-template-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await createWorld(folder, Math.floor(Date.now() / 1000) * 1000);
  return folder;
}

/** A file system without room, at a folder; `undefined` where this user may not mount one. */
export async function fullDisk(t: TestContext, folder: string): Promise<string | undefined> {
  const mounted = await execa('mount', ['-t', 'tmpfs', '-o', 'size=8k', 'claimgate-test', folder], {
    reject: false,
  });
  if (mounted.failed) {
    t.skip('mounting a small file system needs root');
    return undefined;
  }
  t.after(() => execa('umount', [folder], { reject: false }));
  return folder;
}
