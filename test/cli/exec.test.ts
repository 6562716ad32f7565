import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { fullDisk, PROGRAM, ReleaseWorld } from './release-world.ts';

/** A release command that leaves a trace. */
const PUBLISH = ['sh', '-c', 'touch published'];

describe('exec', () => {
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
  const start = (args: readonly string[], options: { PATH?: string; stdin?: 'pipe' } = {}) =>
    execa(process.execPath, [PROGRAM, 'exec', ...world.evidence, ...args], {
      cwd: world.repository,
      extendEnv: false,
      env: { ...world.environment, ...(options.PATH ? { PATH: options.PATH } : {}) },
      reject: false,
    });
  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; !holds(); tries += 1) {
      assert.ok(tries < 1000, 'it takes too long');
      await wait(10);
    }
  };

  test('starts the command on a yes, with its exit code and its standard output alone', async () => {
    const { exitCode, stdout, stderr } = await exec(
      '--',
      'sh',
      '-c',
      'echo out; echo err >&2; exit 42',
    );
    assert.equal(exitCode, 42);
    assert.equal(stdout, 'out');
    assert.match(stderr, /^allowed: 4 claims may be published\n[\s\S]*\nerr$/);
  });

  test('tells the command which verdict it runs on, by path and digests', async () => {
    const print = 'process.stdout.write(JSON.stringify(process.env))';
    const { stdout } = await exec('--', process.execPath, '-e', print);
    const told = JSON.parse(stdout) as Record<string, string>;
    const digest = (name: string) =>
      `sha256:${createHash('sha256')
        .update(readFileSync(world.path(name)))
        .digest('hex')}`;
    assert.deepEqual(
      Object.fromEntries(
        Object.entries(told).filter(
          ([name]) => name.startsWith('CLAIMGATE_') && name !== 'CLAIMGATE_VALID_UNTIL',
        ),
      ),
      {
        CLAIMGATE_TRUST_PIN: world.environment['CLAIMGATE_TRUST_PIN'],
        CLAIMGATE_VERDICT: world.path('repo/check-verdict.json'),
        CLAIMGATE_VERDICT_SHA256: digest('repo/check-verdict.json'),
        CLAIMGATE_REVISION: await world.git('rev-parse', 'HEAD'),
        CLAIMGATE_CLAIMS_SHA256: digest('repo/provider-certification/public-claims.json'),
        CLAIMGATE_CLAIM_COUNT: '4',
        CLAIMGATE_TRUST_ROOT_SHA256: digest('repo/provider-certification/trust/1.root.json'),
        CLAIMGATE_PROJECTION_SHA256: digest('projection/ledger-projection.jsonl'),
      },
    );
    assert.equal(
      told['CLAIMGATE_VALID_UNTIL'],
      (verdict() as unknown as { horizon: { valid_until: string } }).horizon.valid_until,
    );
  });

  test('words after -- reach the command as they are, even those that look like options of ours', async () => {
    const words = [
      '',
      '--',
      '--help',
      '-C',
      '/',
      '--at=x',
      'a b',
      '"',
      '$(touch pwned)',
      '*',
      '\n',
    ];
    const print = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
    const { stdout } = await exec('--', process.execPath, '-e', print, '--', ...words);
    assert.deepEqual(JSON.parse(stdout), words);
    assert.ok(!world.has('repo/pwned'));
  });

  test('what does not apply is not inherited from a run further out', async () => {
    const { stdout } = await execa(
      process.execPath,
      [PROGRAM, 'exec', ...world.evidence, '--', 'sh', '-c', 'echo "${CLAIMGATE_RELEASE-unset}"'],
      { cwd: world.repository, env: { ...world.environment, CLAIMGATE_RELEASE: 'v9.9.9' } },
    );
    assert.equal(stdout, 'unset');
  });

  test('-C is where the command runs, too', async () => {
    const { stdout } = await world.claimgate(
      ...['exec', '-C', world.path('repo/provider-certification'), ...world.evidence],
      ...['--out', '../check-verdict.json', '--', 'pwd'],
    );
    assert.equal(stdout, world.path('repo/provider-certification'));
  });

  describe('starts nothing', () => {
    const refused = async (exitCode: number, code: string, args: readonly string[]) => {
      const ended = await world.claimgate('exec', ...args);
      assert.equal(ended.exitCode, exitCode, ended.stderr);
      assert.match(ended.stderr, new RegExp(`error\\[${code}\\]`));
      if (code !== 'usage') assert.equal(ended.stdout, '');
      assert.ok(!world.has('repo/published'));
    };

    test('on a no', () => refused(1, 'projection_required', ['--', ...PUBLISH]));

    test('on an older projection, an unreadable one, and none at its path', async () => {
      writeFileSync(world.path('no.jsonl'), 'no');
      await refused(1, 'projection_unsigned', [
        '--projection',
        world.path('no.jsonl'),
        '--',
        ...PUBLISH,
      ]);
      await refused(2, 'file_missing', ['--projection', '/nonexistent', '--', ...PUBLISH]);
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

    test('where the verdict can not be written: a folder, a device, a link, no folder', async () => {
      mkdirSync(world.path('taken'));
      symlinkSync(world.path('elsewhere'), world.path('link'));
      for (const [out, code] of [
        [world.path('taken'), 'file_not_regular'],
        ['/dev/full', 'file_not_regular'],
        [world.path('link'), 'file_symlink'],
        [world.path('pin.txt/verdict.json'), 'file_unwritable'],
      ] as const) {
        await refused(2, code, [...world.evidence, '--out', out, '--', ...PUBLISH]);
      }
      assert.ok(!world.has('elsewhere'));
      const output = ['--output', 'json=/dev/full'];
      await refused(2, 'file_not_regular', [...world.evidence, ...output, '--', ...PUBLISH]);
    });

    test('on a full disk, which keeps no old yes either', async (t) => {
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

  test('a program that is not there is 127, one that may not be executed 126, as in a shell', async () => {
    const nowhere = await exec('--', 'no-such-program');
    assert.equal(nowhere.exitCode, 127);
    assert.match(nowhere.stderr, /error\[command_not_found\].*no-such-program/);
    writeFileSync(world.path('script'), '#!/bin/sh\n');
    chmodSync(world.path('script'), 0o644);
    const forbidden = await exec('--', world.path('script'));
    assert.equal(forbidden.exitCode, 126);
    assert.match(forbidden.stderr, /error\[command_not_startable\]/);
    assert.equal(verdict().decision, 'allowed', 'the verdict is written before the command starts');
  });

  for (const [signal, number] of [
    ['SIGTERM', 15],
    ['SIGINT', 2],
    ['SIGHUP', 1],
    ['SIGKILL', 9],
  ] as const) {
    test(`a command ended by ${signal} ends as ${128 + number}`, async () => {
      const { exitCode } = await exec('--', 'sh', '-c', `kill -${number} $$`);
      assert.equal(exitCode, 128 + number);
    });
  }

  test('signals are passed on, and the command has the last word', async () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR1'] as const) {
      const script = `trap 'echo got; exit 33' ${signal.slice(3)}; echo > ready-${signal}; while :; do sleep 0.05; done`;
      const run = start(['--', 'sh', '-c', script]);
      await until(() => world.has(`repo/ready-${signal}`));
      run.kill(signal);
      const { exitCode, stdout } = await run;
      assert.equal(exitCode, 33, signal);
      assert.equal(stdout, 'got');
    }
  });

  test('killed outright while it judges: no command starts, and the verdict says so', async () => {
    await exec('--', 'true');
    assert.equal(verdict().decision, 'allowed');
    // A git that never answers: the run has begun, and can not end by itself.
    mkdirSync(world.path('slow'));
    writeFileSync(world.path('slow/git'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const run = start(['--', ...PUBLISH], { PATH: `${world.path('slow')}:${process.env['PATH']}` });
    await until(() => verdict().decision !== 'allowed');
    run.kill('SIGKILL');
    await run;
    assert.deepEqual(
      verdict().findings.map(({ code }) => code),
      ['did_not_finish'],
    );
    await wait(200);
    assert.ok(!world.has('repo/published'));
  });

  test('killed outright while the command runs: the command goes on, as nobody can tell it', async () => {
    const script = 'echo > running; sleep 0.4; echo > finished';
    const run = start(['--', 'sh', '-c', script]);
    await until(() => world.has('repo/running'));
    run.kill('SIGKILL');
    await until(() => world.has('repo/finished'));
    assert.equal(verdict().decision, 'allowed');
  });
});
