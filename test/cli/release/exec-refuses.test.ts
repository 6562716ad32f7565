import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync, existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { join } from 'node:path';
import { fullDisk, ReleaseWorld } from './release-world.ts';
import { createWorld } from '../../../examples/world/write.ts';
import { AT, World } from '../world.ts';

/** A release command that leaves a trace. */
const PUBLISH = ['sh', '-c', 'touch published'];

describe('exec that refuses', () => {
  let world: ReleaseWorld;

  before(async () => {
    world = await ReleaseWorld.create();
  });

  after(() => world.remove());

  const verdict = (path = 'repo/check-verdict.json') =>
    JSON.parse(world.text(path)) as {
      decision: string;
      kind: string;
      findings: { code: string }[];
    };
  const exec = (...args: readonly string[]) => world.claimgate('exec', ...world.evidence, ...args);

  describe('[T51] starts nothing', () => {
    const refused = async (exitCode: number, code: string, args: readonly string[]) => {
      const ended = await world.claimgate('exec', ...args);
      assert.equal(ended.exitCode, exitCode, ended.stderr);
      assert.match(ended.stderr, new RegExp(`error\\[${code}\\]`));
      if (code !== 'usage') assert.equal(ended.stdout, '');
      assert.ok(!world.has('repo/published'));
    };

    test('on a refused verdict', () => refused(1, 'projection_required', ['--', ...PUBLISH]));

    test('on an older projection, an unreadable one, and none at its path', async () => {
      writeFileSync(world.path('no.jsonl'), 'no');
      await refused(1, 'projection_unsigned', [
        '--projection',
        world.path('no.jsonl'),
        '--',
        ...PUBLISH,
      ]);
      await refused(2, 'file_missing', [
        '--projection',
        world.path('nowhere.jsonl'),
        '--',
        ...PUBLISH,
      ]);
    });

    test('on a replay and on a forecast, which end as refused verdicts', async () => {
      const hence = new Date(Date.now() + 60_000).toISOString();
      const since = new Date(Date.now() - 60_000).toISOString();
      for (const [at, kind] of [
        [hence, 'forecast'],
        [since, 'historical'],
      ] as const) {
        await refused(1, 'draft_not_releasable', [...world.evidence, '--at', at, '--', ...PUBLISH]);
        assert.equal(verdict().kind, kind);
        assert.equal(verdict().decision, 'refused');
      }
    });

    test('on a draft', async () => {
      const config = world.path('repo/claimgate.config.json');
      const committed = readFileSync(config);
      writeFileSync(config, `${committed.toString('utf8')}\n`);
      await refused(1, 'draft_not_releasable', [...world.evidence, '--', ...PUBLISH]);
      writeFileSync(config, committed);
    });

    test('without a command, or with one that is not behind --', async () => {
      await refused(2, 'usage', [...world.evidence]);
      await refused(2, 'usage', [...world.evidence, '--']);
      await refused(2, 'usage', [...world.evidence, ...PUBLISH]);
      await refused(2, 'usage', [...world.evidence, '--bogus', '--', ...PUBLISH, '--help']);
      await refused(2, 'usage', [...world.evidence, '--out', '--', ...PUBLISH]);
    });

    test('when a shell asks for completion', async () => {
      const words = ['--get-yargs-completions', 'claimgate', 'exec', '--', ...PUBLISH, ''];
      const { exitCode } = await world.claimgate(...words);
      assert.equal(exitCode, 0);
      assert.ok(!world.has('repo/published'));
    });

    test('where the verdict cannot be written: a folder, a device, a link to one, no folder', async () => {
      mkdirSync(world.path('taken'));
      symlinkSync('/dev/full', world.path('link'));
      for (const [out, code] of [
        [world.path('taken'), 'file_not_regular'],
        ['/dev/full', 'output_forbidden'],
        [world.path('link'), 'file_not_regular'],
        [world.path('pin.txt/verdict.json'), 'folder_missing'],
      ] as const) {
        await refused(2, code, [...world.evidence, '--out', out, '--', ...PUBLISH]);
      }
      const output = ['--output', 'json=/dev/full'];
      await refused(2, 'output_forbidden', [...world.evidence, ...output, '--', ...PUBLISH]);
    });

    test('[T48] on a full disk, which keeps no old yes either', async (t) => {
      mkdirSync(world.path('disk'));
      const disk = await fullDisk(t, world.path('disk'));
      if (disk === undefined) return;
      // Fits beside nothing else: the old verdict leaves no room for a new one.
      writeFileSync(world.path('disk/check-verdict.json'), '{"decision":"allowed"}');
      await execa('sh', ['-c', 'cat /dev/zero > filler'], { cwd: disk, reject: false });
      const out = ['--out', world.path('disk/check-verdict.json')];
      await refused(2, 'file_unwritable', [...world.evidence, ...out, '--', ...PUBLISH]);
      assert.ok(!world.has('disk/check-verdict.json'), 'an old yes was left');
    });
  });

  test('a disk that fills up with the verdict: "did not finish" is what stays', async (t) => {
    mkdirSync(world.path('small'));
    const disk = await fullDisk(t, world.path('small'));
    if (disk === undefined) return;
    // The mark fits into 8 KiB, the verdict over four claims does not.
    const out = ['--out', world.path('small/check-verdict.json')];
    const { exitCode, stderr } = await exec(...out, '--', ...PUBLISH);
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[file_unwritable\].*ENOSPC/);
    assert.ok(!world.has('repo/published'));
    assert.deepEqual(
      verdict('small/check-verdict.json').findings.map(({ code }) => code),
      ['did_not_finish'],
    );
  });
});

test('an allowed verdict that expires before the start starts no command', async (t) => {
  const world = new World();
  t.after(() => world.remove());
  await createWorld(world.directory, AT);
  const pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
  const projection = '../projection/ledger-projection.jsonl';
  const evidence = ['--projection', projection, '--trust-pin', pin];
  const repository = join(world.directory, 'repo');
  const exec = (clock: () => number) =>
    world.claimgate(['exec', ...evidence, '--', 'touch', 'published'], {
      directory: repository,
      clock,
    });
  // The clock is asked once for the judgement, and once more before the start.
  const instants = [AT, AT + 24 * 3_600_000];
  const lapsed = await exec(() => instants.shift() ?? AT);
  assert.equal(lapsed.exitCode, 1, lapsed.stderr);
  assert.match(lapsed.stderr, /error\[verdict_lapsed\]/);
  assert.ok(!existsSync(join(repository, 'published')));

  const started = await exec(() => AT);
  assert.equal(started.exitCode, 0, started.stderr);
  assert.ok(existsSync(join(repository, 'published')));
});
