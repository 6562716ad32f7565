import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import glob from 'fast-glob';
import { ReleaseWorld } from '../cli/release-world.ts';
import { runHere, type Outcome } from '../cli/world.ts';
import { keyIn, resignRoot } from '../trust/resigned-root.ts';

const VERSION = 'v1.4.0';
const MADE = `release-evidence/${VERSION}`;
const RECORD = `provider-certification/releases/${VERSION}`;
const FILES = [
  'gate-verdict.intoto.json',
  'gate-verdict.json',
  'ledger-projection.intoto.json',
  'ledger-projection.jsonl',
  'release-manifest.json',
];

/** A world whose claims are allowed, and what a person has set up to release them. */
class Releases {
  readonly world: ReleaseWorld;
  environment: Record<string, string>;

  private constructor(world: ReleaseWorld) {
    this.world = world;
    this.environment = world.environment;
  }

  static async create(t: TestContext): Promise<Releases> {
    const releases = new Releases(await ReleaseWorld.create(t));
    await releases.world.git('config', 'user.name', 'Jane');
    await releases.world.git('config', 'user.email', 'jane@example.org');
    return releases;
  }

  get words(): string[] {
    const { world } = this;
    return ['release', VERSION, ...world.evidence, '--sign', world.path('keys/release.pem')];
  }

  /** @param stopAt the step in front of which the run ends, as if it were killed there */
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
    const refs = await this.world.git('for-each-ref');
    const outcome = await this.run(args);
    assert.match(outcome.stderr, new RegExp(`error\\[${code}\\]`), outcome.stdout);
    assert.equal(outcome.exitCode, exitCode, outcome.stderr);
    assert.equal(await this.world.git('for-each-ref'), refs, 'no ref has changed');
    return outcome;
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

describe('release', () => {
  const STEPS = [
    'check',
    'create manifest and verdict',
    'sign the verdict',
    'tag',
    'require the verdict',
    'record',
  ];

  for (const step of STEPS)
    test(`a run that is killed before the step "${step}" goes on where it stood`, async (t) => {
      const releases = await Releases.create(t);
      assert.equal((await releases.run(releases.words, step)).exitCode, 3);
      await releases.assertReleased();
    });

  test('a run that git stopped goes on where it stood', async (t) => {
    const releases = await Releases.create(t);
    // Git refuses to change what another process seems to be changing.
    for (const lock of ['refs/tags/v1.4.0.lock', 'index.lock', 'refs/heads/main.lock']) {
      releases.write(`.git/${lock}`, '');
      const { exitCode, stderr } = await releases.run();
      assert.equal(exitCode, 2, lock);
      assert.match(stderr, /error\[git_failed\]/);
      rmSync(releases.path(`.git/${lock}`));
    }
    await releases.assertReleased();
  });

  test('a folder that cannot be written to stops it, and it goes on afterwards', async (t) => {
    const releases = await Releases.create(t);
    for (const name of ['release-evidence', 'provider-certification/releases']) {
      releases.write(name, 'in the way');
      const { exitCode, stderr } = await releases.run();
      assert.equal(exitCode, 2, stderr);
      rmSync(releases.path(name));
    }
    await releases.assertReleased();
  });

  test('an unfinished record of a killed run is taken over, and nothing of it stays', async (t) => {
    const releases = await Releases.create(t);
    const unfinished = 'provider-certification/.v1.4.0.record.tmp';
    releases.write(`${unfinished}/gate-verdict.json`, 'half');
    releases.write(`${unfinished}/.gate-verdict.json.0123456789ab.tmp`, 'half');
    await releases.assertReleased();
    assert.ok(!existsSync(releases.path(unfinished)));
  });

  test('once released, it says so and changes nothing, also without the files it was made of', async (t) => {
    const releases = await Releases.create(t);
    await releases.assertReleased();
    rmSync(releases.path('release-evidence'), { recursive: true });
    const head = await releases.world.git('rev-parse', 'HEAD');
    const { exitCode, stdout } = await releases.run(['release', VERSION]);
    assert.equal(exitCode, 0);
    assert.match(stdout, /^released: v1\.4\.0 /);
    assert.equal(await releases.world.git('rev-parse', 'HEAD'), head);
    await releases.world.git('tag', '--delete', VERSION);
    await releases.assertRefused('ref_not_found', 2);
  });

  test('a dry run changes nothing', async (t) => {
    const releases = await Releases.create(t);
    const { exitCode, stderr } = await releases.run([...releases.words, '--dry-run']);
    assert.equal(exitCode, 0, stderr);
    assert.equal(stderr.match(/\(planned\)/g)?.length, 5);
    assert.ok(!existsSync(releases.path('release-evidence')));
    assert.equal(await releases.world.git('for-each-ref', 'refs/tags'), '');
  });

  test('claims that differ from the commit are no release', async (t) => {
    const releases = await Releases.create(t);
    const claims = 'provider-certification/public-claims.json';
    releases.write(claims, `${releases.text(claims)}\n`);
    await releases.assertRefused('draft_not_releasable', 1);
    assert.ok(!existsSync(releases.path('release-evidence')));
  });

  test('other changes in work tree and index stay what they are', async (t) => {
    const releases = await Releases.create(t);
    releases.write('staged.txt', 'staged');
    releases.write('new.txt', 'new');
    await releases.world.git('add', 'staged.txt');
    const { exitCode, stderr } = await releases.run();
    assert.equal(exitCode, 0, stderr);
    assert.equal(await releases.world.git('status', '--porcelain'), 'A  staged.txt\n?? new.txt');
  });

  test('a lightweight tag, or one that somebody signed, is taken as it is', async (t) => {
    const releases = await Releases.create(t);
    await releases.world.git('tag', VERSION);
    const { exitCode, stderr } = await releases.run();
    assert.equal(exitCode, 0, stderr);
    assert.match(stderr, /^tag: v1\.4\.0 \(done before\)$/m);
    assert.equal((await releases.run(['audit', VERSION])).exitCode, 0);
  });

  test('[T147] a tag of this version elsewhere, on no commit, or under another name stops it', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    const clear = () => world.git('update-ref', '-d', `refs/tags/${VERSION}`);
    await world.git('tag', VERSION, 'HEAD~1');
    await releases.assertRefused('tag_elsewhere', 1);
    await clear();
    await world.git('tag', VERSION, 'HEAD^{tree}');
    await releases.assertRefused('tag_elsewhere', 1);
    await clear();
    await world.git('tag', '--annotate', '--message', 'another', 'v0.9.0');
    await world.git('update-ref', `refs/tags/${VERSION}`, 'refs/tags/v0.9.0');
    await world.git('update-ref', '-d', 'refs/tags/v0.9.0');
    await releases.assertRefused('tag_misnamed', 1);
    assert.ok(!existsSync(releases.path('release-evidence')));
  });

  test('without a branch there is nowhere to record it, unless one is named', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    await world.git('checkout', '--quiet', '--detach');
    await releases.assertRefused('head_detached', 2);
    await releases.assertRefused('ref_not_found', 2, [...releases.words, '--branch', 'none']);
    const { exitCode, stderr } = await releases.run([...releases.words, '--branch', 'main']);
    assert.equal(exitCode, 0, stderr);
    assert.equal(await world.git('status', '--porcelain'), '');
    assert.ok(!existsSync(releases.path(RECORD)));
    await world.git('checkout', '--quiet', 'main');
    assert.equal((await releases.run(['audit', VERSION])).exitCode, 0);
  });

  test('a branch that is being merged, or is checked out elsewhere, is left alone', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    const head = await world.git('rev-parse', 'HEAD');
    releases.write('.git/MERGE_HEAD', `${head}\n`);
    const { stderr, exitCode } = await releases.run();
    assert.match(stderr, /error\[branch_unwritable\].*MERGE_HEAD/);
    assert.equal(exitCode, 2);
    rmSync(releases.path('.git/MERGE_HEAD'));
    await world.git('worktree', 'add', '--quiet', '-b', 'other', world.path('other'));
    const elsewhere = await releases.run([...releases.words, '--branch', 'other']);
    assert.match(elsewhere.stderr, /error\[branch_unwritable\].*another folder/);
    await releases.assertReleased();
  });

  test('it needs to know who tags', async (t) => {
    const releases = await Releases.create(t);
    await releases.world.git('config', '--unset', 'user.email');
    const { stderr } = await releases.assertRefused('identity_unset', 2);
    assert.match(stderr, /next: git config --global user\.email you@example\.org/);
    releases.environment = { ...releases.environment, GIT_COMMITTER_EMAIL: 'ci@example.org' };
    await releases.assertReleased();
    assert.match(
      await releases.world.git('cat-file', 'tag', VERSION),
      /^tagger Jane <ci@example\.org>/m,
    );
  });

  test('[T149] a name that would add lines to tag and commit is refused', async (t) => {
    const releases = await Releases.create(t);
    for (const name of [
      'Jane\ntag v9.9.9',
      'Jane <a@example.org> 0 +0000',
      '\u0001',
      'J'.repeat(300),
    ]) {
      await releases.world.git('config', 'user.name', name);
      await releases.assertRefused('identity_malformed', 2);
    }
  });

  test('claims need a key; a key of another role signs nothing', async (t) => {
    const releases = await Releases.create(t);
    const [, , ...rest] = releases.words;
    await releases.assertRefused('usage', 2, ['release', VERSION, ...rest.slice(0, 2)]);
    const other = ['--sign', releases.world.path('keys/projection-1.pem')];
    await releases.assertRefused('key_not_of_role', 1, [
      'release',
      VERSION,
      ...rest.slice(0, 2),
      ...other,
    ]);
    await releases.assertReleased();
  });

  test('[T148] files that another run left are verified, and named where they differ', async (t) => {
    const releases = await Releases.create(t);
    const stopped = async () => releases.run(releases.words, 'tag');
    const damage = async (name: string, change: (text: string) => string, code: string) => {
      rmSync(releases.path(MADE), { recursive: true, force: true });
      await stopped();
      const before = releases.text(`${MADE}/${name}`);
      assert.notEqual(change(before), before, name);
      releases.write(`${MADE}/${name}`, change(before));
      const { stderr } = await releases.assertRefused(code, 1);
      assert.match(stderr, new RegExp(`release-evidence/v1\\.4\\.0/`));
    };
    const flip = (text: string) =>
      text.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 1) % 10));
    await damage('release-manifest.json', flip, 'release_differs');
    const moved = (text: string) => text.replace(/"revision": "[0-9a-f]{6}/, '"revision": "ffffff');
    await damage('gate-verdict.json', moved, 'release_differs');
    await damage('gate-verdict.json', (text) => `${text} `, 'verdict_signature_of_other');
    // The commit moved on in between.
    rmSync(releases.path(MADE), { recursive: true, force: true });
    await stopped();
    releases.write('later.txt', 'later');
    await releases.world.git('add', 'later.txt');
    await releases.world.git('commit', '--quiet', '--message', 'later');
    await releases.assertRefused('release_differs', 1);
  });

  test('a verdict that is too old by now stops it before the tag', async (t) => {
    const releases = await Releases.create(t);
    await releases.run(releases.words, 'tag');
    const later = await runHere(releases.words, {
      directory: releases.world.repository,
      environment: releases.environment,
      clock: () => Date.now() + 25 * 3_600_000,
    });
    assert.equal(later.exitCode, 1);
    assert.match(later.stderr, /error\[verdict_stale\]/);
    assert.match(
      later.stderr,
      /next: rm -r release-evidence\/v1\.4\.0 && claimgate release v1\.4\.0/,
    );
    assert.equal(await releases.world.git('for-each-ref', 'refs/tags'), '');
  });

  test('two signatures: it stops after the first and says whose is missing', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    const second = keyIn(world.folder, 'projection-1').publicKey.id;
    const pin = resignRoot(world.folder, ({ roles: { release } }) => {
      release.key_ids = [...release.key_ids, second].toSorted();
      release.threshold = 2;
    });
    await world.git('commit', '--quiet', '--all', '--message', 'Two must sign');
    releases.environment = { ...releases.environment, CLAIMGATE_TRUST_PIN: pin };
    const stopped = await releases.assertRefused('signatures_below_threshold', 1);
    assert.match(stopped.stderr, /found 1 of 2/);
    assert.ok(stopped.stderr.includes(`1 more of ${second}`), stopped.stderr);
    const file = `${MADE}/gate-verdict.intoto.json`;
    assert.ok(
      stopped.stderr.includes(`claimgate sign ${file} --key KEY && claimgate release v1.4.0`),
    );
    // The same person again is no second one.
    await releases.assertRefused('signatures_below_threshold', 1);
    const key = world.path('keys/projection-1.pem');
    assert.equal((await releases.run(['sign', file, '--key', key])).exitCode, 0);
    await releases.assertReleased();
  });
});

describe('writing to a hostile repository', () => {
  /** A program of the repository's owner, which leaves a mark where it runs. */
  const program = (releases: Releases): string => {
    const path = releases.world.path('program');
    writeFileSync(path, `#!/bin/sh\ntouch ${releases.world.path('ran')}\ncat\n`);
    chmodSync(path, 0o755);
    return path;
  };

  test('[T145] nothing that the repository configures runs: hooks, filters, signing, an editor', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    const path = program(releases);
    for (const hook of [
      'reference-transaction',
      'post-index-change',
      'pre-commit',
      'post-commit',
      'commit-msg',
    ])
      symlinkSync(path, releases.path(`.git/hooks/${hook}`));
    for (const [name, value] of [
      ['core.fsmonitor', path],
      ['core.editor', path],
      ['core.pager', path],
      ['commit.gpgSign', 'true'],
      ['tag.gpgSign', 'true'],
      ['tag.forceSignAnnotated', 'true'],
      ['gpg.program', path],
      ['filter.run.clean', path],
      ['filter.run.smudge', path],
      ['i18n.commitEncoding', 'ISO-8859-1'],
    ] as const)
      await world.git('-c', 'core.fsmonitor=false', 'config', name, value);
    writeFileSync(releases.path('.git/info/attributes'), '* filter=run\n');
    rmSync(world.path('ran'), { force: true });
    const { exitCode, stderr } = await releases.run();
    assert.equal(exitCode, 0, stderr);
    assert.ok(!existsSync(world.path('ran')), 'a program ran');
    const commit = await world.git('-c', 'core.fsmonitor=false', 'cat-file', 'commit', 'HEAD');
    assert.doesNotMatch(commit, /gpgsig|encoding/);
    assert.equal((await releases.run(['audit', VERSION])).exitCode, 0);
  });

  test('[T145] hooks that newer git takes from settings are refused', async (t) => {
    const releases = await Releases.create(t);
    await releases.world.git('config', 'hook.any.command', program(releases));
    const { stderr } = await releases.assertRefused('git_write_refused', 2);
    assert.match(stderr, /hook\.any\.command/);
  });

  for (const [where, code] of [
    ['.git/logs/HEAD', 'git_write_refused'],
    ['.git/logs/refs/heads/main', 'git_write_refused'],
    ['.git/index', 'git_write_refused'],
    ['.git/refs/heads', 'git_write_refused'],
    ['.git/refs/tags', 'git_write_refused'],
    ['provider-certification/releases', 'file_symlink'],
    ['provider-certification/.v1.4.0.record.tmp', 'file_symlink'],
    ['release-evidence', 'file_symlink'],
    ['release-evidence/v1.4.0', 'file_symlink'],
  ] as const)
    test(`[T146] a link at ${where} leads no write elsewhere`, async (t) => {
      const releases = await Releases.create(t);
      const elsewhere = releases.world.path('elsewhere');
      const path = releases.path(where);
      if (existsSync(path)) renameSync(path, elsewhere);
      else mkdirSync(elsewhere);
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(elsewhere, path);
      const before = await listing(elsewhere);
      const { exitCode, stderr } = await releases.run();
      assert.equal(exitCode, 2, stderr);
      assert.match(stderr, new RegExp(`error\\[${code}\\]`));
      assert.deepEqual(await listing(elsewhere), before);
    });
});

/** A file with its contents, or a folder with those of all files in it. */
async function listing(path: string): Promise<unknown> {
  if (lstatSync(path).isFile()) return readFileSync(path, 'utf8');
  const names = await glob('**', { cwd: path, dot: true });
  return names.map((name) => [name, readFileSync(join(path, name), 'utf8')]);
}

describe('release record', () => {
  test('it says which files are missing, verifies the others, and replaces no record', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    await releases.run(releases.words, 'record');
    const words = ['release', 'record', VERSION];
    for (const name of FILES) {
      const kept = releases.text(`${MADE}/${name}`);
      rmSync(releases.path(`${MADE}/${name}`));
      const { stderr } = await releases.assertRefused('record_file_missing', 2, words);
      assert.ok(stderr.includes(`--> ${MADE}/${name}`), stderr);
      // Blanks around an envelope change nothing: the signature itself has to be another.
      releases.write(
        `${MADE}/${name}`,
        kept.replace(/"sig": ?"|$/, (found) => `${found} `),
      );
      const changed = await releases.run(words);
      assert.notEqual(changed.exitCode, 0, `${name} is not that of the verdict`);
      assert.ok(!existsSync(releases.path(RECORD)));
      releases.write(`${MADE}/${name}`, kept);
    }
    const { exitCode, stdout, stderr } = await releases.run(words);
    assert.equal(exitCode, 0, stderr);
    assert.match(stdout, /next: git add provider-certification\/releases\/v1\.4\.0 && git commit/);
    assert.match((await releases.run(words)).stdout, /^recorded before: /);
    rmSync(releases.path(`${RECORD}/gate-verdict.json`));
    assert.match((await releases.run(words)).stdout, /^recorded: /, 'what is missing is added');
    releases.write(`${RECORD}/gate-verdict.json`, '{}');
    await releases.assertRefused('record_differs', 1, words);
    rmSync(releases.path(RECORD), { recursive: true });
    assert.equal((await releases.run([...words, '--commit'])).exitCode, 0);
    assert.equal(await world.git('status', '--porcelain'), '');
    assert.match((await releases.run([...words, '--commit'])).stdout, /^recorded before: /);
    await world.git('commit', '--quiet', '--amend', '--message', 'Same files');
    await releases.assertReleased();
  });

  test('[T148] what is recorded in the branch with other contents is never replaced', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    await releases.run(releases.words, 'record');
    releases.write(`${RECORD}/gate-verdict.json`, '{}');
    await world.git('add', '--all');
    await world.git('commit', '--quiet', '--message', 'A false record');
    rmSync(releases.path(RECORD), { recursive: true });
    const words = ['release', 'record', VERSION, '--commit'];
    await releases.assertRefused('record_differs', 1, words);
  });

  test('without the pin, nobody says whose signature counts', async (t) => {
    const releases = await Releases.create(t);
    await releases.run(releases.words, 'record');
    const { CLAIMGATE_TRUST_PIN: _pin, ...environment } = releases.environment;
    releases.environment = environment;
    await releases.assertRefused('pin_missing', 1, ['release', 'record', VERSION]);
  });
});
