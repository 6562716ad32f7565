import assert from 'node:assert/strict';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { describe, test } from 'node:test';
import { runHere } from '../world.ts';
import { temporaryBeside } from '../../../src/io/write-files.ts';
import { isSoak } from '../../soak.ts';
import { keyIn, resignRoot } from '../../trust/root-world.ts';
import { MADE, RECORD, Releases, VERSION } from '../releases.ts';

describe('release', () => {
  const STEPS = [
    'check',
    'create manifest and verdict',
    'sign the verdict',
    'tag',
    'require the verdict',
    'record',
  ];

  // In one row the runs are killed one after another; alone, each leaves what no other run made.
  for (const steps of isSoak ? [...STEPS.map((step) => [step]), STEPS] : [STEPS])
    test(`a run that is killed before ${steps.join(', ')} goes on where it stood`, async (t) => {
      const releases = await Releases.create(t);
      for (const step of steps)
        assert.equal((await releases.run(releases.words, step)).exitCode, 3, step);
      await releases.assertReleased();
    });

  test('a run that git stopped goes on where it stood', async (t) => {
    const releases = await Releases.create(t);
    // Git refuses to change what another process seems to be changing.
    for (const lock of ['refs/tags/v1.4.0.lock', 'index.lock', 'refs/heads/main.lock']) {
      releases.write(`.git/${lock}`, '');
      const { exitCode, stderr } = await releases.run();
      assert.equal(exitCode, 2, lock);
      assert.match(stderr, /error\[git_locked\]/);
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

  test('a package file that differs from the commit is named, and the release is of the commit', async (t) => {
    const releases = await Releases.create(t);
    releases.write('package.json', '{"version": "1.5.0"}');
    const { exitCode, stderr } = await releases.run([...releases.words, '--dry-run']);
    assert.equal(exitCode, 0, stderr);
    assert.match(stderr, /warning\[work_tree_edited\][^]+--> package\.json/);
  });

  test('an unfinished record of a killed run is taken over, and nothing of it stays', async (t) => {
    const releases = await Releases.create(t);
    const unfinished = 'provider-certification/.v1.4.0.record.tmp';
    releases.write(`${unfinished}/gate-verdict.json`, 'half');
    // As a killed run names it, whatever that is.
    releases.write(temporaryBeside(`${unfinished}/gate-verdict.json`), 'half');
    await releases.assertReleased();
    assert.ok(!existsSync(releases.path(unfinished)));
  });

  test('once released, it says so and changes nothing, also without the files it was made of', async (t) => {
    const releases = await Releases.create(t);
    await releases.assertReleased();
    rmSync(releases.path('release-evidence'), { recursive: true });
    // The commit with its record could only be released under another version.
    const rehearsal = ['release', VERSION, '--rehearse', ...releases.world.evidence];
    await releases.assertRefused('tag_elsewhere', 1, rehearsal);
    const head = await releases.world.git('rev-parse', 'HEAD');
    const { exitCode, stdout } = await releases.run(['release', VERSION]);
    assert.equal(exitCode, 0);
    assert.match(stdout, /^released: v1\.4\.0 /);
    assert.equal(await releases.world.git('rev-parse', 'HEAD'), head);
    await releases.world.git('tag', '--delete', VERSION);
    await releases.assertRefused('ref_not_found', 2);
  });

  test('a version is older than a recorded one by its numbers, and not by its letters', async (t) => {
    const releases = await Releases.create(t);
    await releases.assertReleased();
    for (const [version, isOlder] of [
      ['v1.3.9', true],
      ['v1.10.0', false],
    ] as const) {
      const words = releases.words.map((word) => (word === VERSION ? version : word));
      const { exitCode, stderr } = await releases.run([...words, '--dry-run']);
      assert.equal(exitCode, 0, stderr);
      assert.equal(/warning\[version_not_newest\]/.test(stderr), isOlder, stderr);
    }
  });

  test('a record of another commit, version or file is not that of this release', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    releases.write('shop.tgz', 'as it was bound');
    const words = [...releases.words, '--artifact', 'shop.tgz'];
    assert.equal((await releases.run(words)).exitCode, 0);
    assert.equal((await releases.run(words)).exitCode, 0, 'the same again');
    releases.write('shop.tgz', 'another file');
    await releases.assertRefused('artifact_unbound', 1, words);
    rmSync(releases.path('shop.tgz'));
    // A copy of the record, and a tag of its name.
    cpSync(releases.path(RECORD), releases.path(RECORD.replace('v1.4.0', 'v1.5.0')), {
      recursive: true,
    });
    await world.git('add', '--all');
    await world.git('commit', '--quiet', '--message', 'A copied record');
    await world.git('tag', 'v1.5.0', `${VERSION}^{commit}`);
    await releases.assertRefused('version_differs', 1, ['release', 'v1.5.0']);
    await world.git('tag', '--force', VERSION, 'HEAD');
    await releases.assertRefused('verdict_other_commit', 1, ['release', VERSION]);
  });

  test('a dry run changes nothing', async (t) => {
    const releases = await Releases.create(t);
    const { exitCode, stderr } = await releases.run([...releases.words, '--dry-run']);
    assert.equal(exitCode, 0, stderr);
    assert.equal(stderr.match(/\(planned\)/g)?.length, 5);
    assert.ok(!existsSync(releases.path('release-evidence')));
    assert.equal(await releases.world.git('for-each-ref', 'refs/tags'), '');
  });

  test('claims that differ from the commit are not released', async (t) => {
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

  test('a lightweight or signed tag is used unchanged', async (t) => {
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

  test('a verdict that a run with fewer demands left is made again by those of this run', async (t) => {
    const releases = await Releases.create(t);
    await releases.run(releases.words, 'tag');
    const made = releases.text(`${MADE}/gate-verdict.json`);
    for (const [code, exitCode, ...more] of [
      ['lapses_too_soon', 1, '--must-hold-until', '2900-01-01T00:00:00Z'],
      ['projection_too_old', 1, '--projection-max-age', '1s'],
      ['file_missing', 2, '--selftest', 'none.json'],
    ] as const)
      await releases.assertRefused(code, exitCode, [...releases.words, ...more]);
    assert.equal(releases.text(`${MADE}/gate-verdict.json`), made);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const words = [...releases.words, '--must-hold-until', soon];
    assert.equal((await releases.run([...words, '--projection-max-age', '40d'])).exitCode, 0);
    assert.equal(releases.text(`${MADE}/gate-verdict.json`), made, 'it holds long enough');
  });

  test('of a projection whose statement is gone nobody knows the age: its verdict is made again', async (t) => {
    const releases = await Releases.create(t);
    await releases.run(releases.words, 'tag');
    const made = releases.text(`${MADE}/gate-verdict.json`);
    rmSync(releases.path(`${MADE}/ledger-projection.intoto.json`));
    const words = [...releases.words, '--projection-max-age', '40d'];
    assert.equal((await releases.run(words)).exitCode, 0);
    assert.notEqual(releases.text(`${MADE}/gate-verdict.json`), made);
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
    // The same person again does not count as a second one.
    await releases.assertRefused('signatures_below_threshold', 1);
    const key = world.path('keys/projection-1.pem');
    assert.equal((await releases.run(['sign', file, '--key', key])).exitCode, 0);
    await releases.assertReleased();
  });
});
