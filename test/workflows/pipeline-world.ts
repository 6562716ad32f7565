import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ReleaseWorld } from '../cli/release/release-world.ts';
import { copyFolder } from '../copy.ts';
import { PROJECT, type Surroundings } from './runner.ts';

/** The release command of the team: leaves what it was given where the pipeline cannot reach. */
const PUBLISH = `#!/bin/sh
printf '%s %s' "$1" "$CLAIMGATE_VERDICT_SHA256" > "$(git config --get remote.origin.url)/published"
`;

/** Makes the commit of a projection, as the export of the examples does. */
const PUT = `
tree="$(for file in ledger-projection.intoto.json ledger-projection.jsonl; do
  printf '100644 blob %s\\t%s\\n' "$(git hash-object -w --no-filters -- "$1/$file")" "$file"
done | git mktree)"
git -c user.name=A -c user.email=a@example.org commit-tree "$tree" -m Projection`;

let template: Promise<PipelineWorld> | undefined;

/** The demonstration with an origin, a release tag and the settings of a protected environment. */
export class PipelineWorld {
  readonly release: ReleaseWorld;
  readonly origin: string;
  readonly tag: string;
  readonly branch: string;
  /** The commit that is released. */
  readonly #sha: string;
  #runs = 0;

  private constructor(release: ReleaseWorld, sha: string, tag: string, branch: string) {
    this.release = release;
    this.#sha = sha;
    this.origin = release.path('origin.git');
    this.tag = tag;
    this.branch = branch;
  }

  /** @param names hostile ones, where a test is about them */
  static async create(names: { tag?: string; branch?: string } = {}): Promise<PipelineWorld> {
    const { tag = 'v1.4.0', branch = 'main' } = names;
    const made = await (template ??= PipelineWorld.#make());
    const release = await ReleaseWorld.create();
    const world = new PipelineWorld(release, made.#sha, tag, branch);
    // In its place: what git has made cannot be written over.
    release.remove();
    copyFolder(made.release.folder, release.folder);
    for (const ref of [`refs/tags/${tag}`, `refs/heads/${branch}`])
      await execa('git', ['--git-dir', world.origin, 'update-ref', ref, made.#sha]);
    return world;
  }

  /** Makes the world that all others are copies of. */
  static async #make(): Promise<PipelineWorld> {
    const release = await ReleaseWorld.create();
    process.on('exit', () => release.remove());
    mkdirSync(release.path('repo/ci'));
    writeFileSync(release.path('repo/ci/publish.sh'), PUBLISH);
    const steps = 'examples/ci/claims.sh';
    copyFileSync(join(PROJECT, steps), release.path('repo/ci/claims.sh'));
    await release.git('add', '--all');
    await release.git('commit', '--quiet', '--message', 'A release command');
    const sha = await release.git('rev-parse', 'HEAD');
    const world = new PipelineWorld(release, sha, '', '');
    await execa('git', ['clone', '--quiet', '--bare', release.repository, world.origin]);
    await world.publishProjection('projection');
    return world;
  }

  surroundings(changes: Partial<Surroundings> = {}): Surroundings {
    const { release, tag, branch, origin } = this;
    this.#runs += 1;
    return {
      folder: release.path(`run-${this.#runs}`),
      origin,
      contexts: {
        github: {
          ref: `refs/tags/${tag}`,
          ref_name: tag,
          sha: this.#sha,
          event: { repository: { default_branch: branch } },
        },
        vars: {
          CLAIMGATE_TRUST_PIN: release.text('pin.txt').trim(),
          CLAIMGATE_RELEASE_IN_CI: 'true',
        },
        secrets: { CLAIMGATE_RELEASE_KEY: release.text('keys/release.pem').trimEnd() },
        inputs: {},
        job: { workflow_repository: 'claimgate/claimgate', workflow_sha: '0' },
      },
      ...changes,
    };
  }

  /** Puts the projection in a folder on its branch, as an export does. */
  async publishProjection(folder: string): Promise<void> {
    const { release, origin } = this;
    const { stdout } = await execa('sh', ['-ec', PUT, 'sh', release.path(folder)], { cwd: origin });
    await execa('git', ['-C', origin, 'update-ref', 'refs/heads/claimgate-projection', stdout]);
  }

  /** The files of a branch of the origin. */
  async recorded(): Promise<string[]> {
    const { stdout } = await execa('git', [
      '-C',
      this.origin,
      'ls-tree',
      '-r',
      '-z',
      '--name-only',
      `refs/heads/${this.branch}`,
      '--',
      'provider-certification/releases',
    ]);
    return stdout.split('\0').filter(Boolean);
  }

  /** Files called `pwned` anywhere below: somebody's name was run as a command. */
  async pwned(): Promise<string> {
    const { stdout } = await execa('find', [
      this.release.folder,
      '-name',
      '*pwned*',
      '-not',
      '-path',
      '*/refs/*',
      '-type',
      'f',
      '-empty',
    ]);
    return stdout;
  }

  get published(): string | undefined {
    return this.release.has('origin.git/published')
      ? this.release.text('origin.git/published')
      : undefined;
  }
}
