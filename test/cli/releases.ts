import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import glob from 'fast-glob';
import { ReleaseWorld } from './release/release-world.ts';
import type { Lifetime } from './shop.ts';
import { runHere, type Outcome } from './world.ts';

export const VERSION = 'v1.4.0';
export const MADE = `release-evidence/${VERSION}`;
export const RECORD = `provider-certification/releases/${VERSION}`;
export const FILES = [
  'gate-verdict.intoto.json',
  'gate-verdict.json',
  'ledger-projection.intoto.json',
  'ledger-projection.jsonl',
  'release-manifest.json',
];

/** A world whose claims are allowed, and what a person has set up to release them. */
export class Releases {
  readonly world: ReleaseWorld;
  environment: Record<string, string>;

  private constructor(world: ReleaseWorld) {
    this.world = world;
    this.environment = world.environment;
  }

  static async create(t: Lifetime): Promise<Releases> {
    const releases = new Releases(await ReleaseWorld.create(t));
    const person = '[user]\n\tname = Jane\n\temail = jane@example.org\n';
    appendFileSync(releases.path('.git/config'), person);
    return releases;
  }

  get words(): string[] {
    const { world } = this;
    return ['release', VERSION, ...world.evidence, '--sign', world.path('keys/release.pem')];
  }

  /** @param stopAt the step before which the run ends, as if it were killed there */
  run(args: readonly string[] = this.words, stopAt?: string): Promise<Outcome> {
    const said: string[] = [];
    const write = (text: string): void => {
      if (stopAt !== undefined && text.startsWith(`${stopAt}:`)) throw new Error('killed');
      said.push(text);
    };
    return runHere(args, {
      directory: this.world.repository,
      environment: this.environment,
      ...(stopAt === undefined ? {} : { stderr: { isTerminal: false, write } }),
    });
  }

  /** Runs a command by a clock that says otherwise. */
  runAt(now: number, args: readonly string[]): Promise<Outcome> {
    const { environment, world } = this;
    return runHere(args, { directory: world.repository, environment, clock: () => now });
  }

  /** The release is made, whole, and verifies. */
  async assertReleased(): Promise<void> {
    const { world } = this;
    const { exitCode, stderr } = await this.run();
    assert.equal(exitCode, 0, stderr);
    const listed = await world.git('ls-tree', '-r', '--name-only', 'HEAD', '--', RECORD);
    assert.deepEqual(
      listed.split('\n'),
      FILES.map((name) => `${RECORD}/${name}`),
    );
    assert.equal(await world.git('status', '--porcelain'), '');
    assert.equal(await world.git('cat-file', '-t', `refs/tags/${VERSION}`), 'tag');
    const audit = await this.run(['audit', VERSION]);
    assert.equal(audit.exitCode, 0, audit.stdout);
  }

  async assertRefused(code: string, exitCode: number, args = this.words): Promise<Outcome> {
    const refs = await this.refs();
    const outcome = await this.run(args);
    assert.match(outcome.stderr, new RegExp(`error\\[${code}\\]`), outcome.stdout);
    assert.equal(outcome.exitCode, exitCode, outcome.stderr);
    assert.deepEqual(await this.refs(), refs, 'no ref has changed');
    return outcome;
  }

  /** The files of all refs, with what they hold. */
  async refs(): Promise<Record<string, string>> {
    const names = await glob(['packed-refs', 'refs/**'], { cwd: this.path('.git') });
    return Object.fromEntries(names.map((name) => [name, this.text(`.git/${name}`)]));
  }

  path(name: string): string {
    return join(this.world.repository, name);
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  write(name: string, content: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), content);
  }
}
