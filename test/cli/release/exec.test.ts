import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
  symlinkSync,
  existsSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { often } from '../../soak.ts';
import { ReleaseWorld, fullDisk } from './release-world.ts';
import { createWorld } from '../../../examples/world/write.ts';
import { AT, World } from '../world.ts';
import { PROGRAM } from '../../programs.ts';

/** A release command that leaves a trace. */
const PUBLISH = ['sh', '-c', 'touch published'];

function verdictIn(world: ReleaseWorld, path = 'repo/check-verdict.json') {
  return JSON.parse(world.text(path)) as {
    decision: string;
    kind: string;
    findings: { code: string }[];
  };
}

describe('exec', () => {
  let world: ReleaseWorld;

  before(async () => {
    world = await ReleaseWorld.create();
  });

  after(() => world.remove());

  const verdict = (path?: string) => verdictIn(world, path);
  const exec = (...args: readonly string[]) => world.start('exec', ...world.evidence, ...args);
  const start = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
    execa(process.execPath, [PROGRAM, 'exec', ...world.evidence, ...args], {
      cwd: world.repository,
      extendEnv: false,
      env: { ...world.environment, ...environment },
      reject: false,
    });
  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; !holds(); tries += 1) {
      assert.ok(tries < 1000, 'it takes too long');
      await wait(10);
    }
  };

  test('starts the command on an allowed verdict, and passes on only its exit code and standard output', async () => {
    const { exitCode, stdout, stderr } = await exec(
      '--',
      'sh',
      '-c',
      'echo out; echo err >&2; exit 42',
    );
    assert.equal(exitCode, 42);
    assert.equal(stdout, 'out');
    assert.match(stderr, /^allowed: 4 claims may be published \([^\n]*\)\n[\s\S]*\nerr$/);
  });

  test('tells the command which verdict it runs on, by path and digests, and nothing of a run further out', async () => {
    const print = 'process.stdout.write(JSON.stringify(process.env))';
    const words = ['--', process.execPath, '-e', print];
    const { stdout } = await start(words, { CLAIMGATE_RELEASE: 'v9.9.9' });
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

  test('-C is where the command runs, too', async () => {
    const { stdout } = await world.start(
      'exec',
      '-C',
      world.path('repo/provider-certification'),
      ...world.evidence,
      '--out',
      '../check-verdict.json',
      '--',
      'pwd',
    );
    assert.equal(stdout, world.path('repo/provider-certification'));
  });

  test('a program that is not there is 127, one that may not be executed 126, as in a shell', async () => {
    // By its path: whether a name is looked for in folders that nobody may enter is the caller's affair.
    const nowhere = await exec('--', world.path('no-such-program'));
    assert.equal(nowhere.exitCode, 127);
    assert.match(nowhere.stderr, /error\[command_not_found\].*no-such-program/);
    writeFileSync(world.path('script'), '#!/bin/sh\n');
    chmodSync(world.path('script'), 0o644);
    const forbidden = await exec('--', world.path('script'));
    assert.equal(forbidden.exitCode, 126);
    assert.match(forbidden.stderr, /error\[command_not_startable\]/);
    assert.equal(verdict().decision, 'allowed', 'the verdict is written before the command starts');
  });

  const ends = [
    ['SIGTERM', 15],
    ['SIGKILL', 9],
    ['SIGINT', 2],
    ['SIGHUP', 1],
  ] as const;
  for (const [signal, number] of ends.slice(0, often(2, ends.length))) {
    test(`a command ended by ${signal} ends as ${128 + number}`, async () => {
      const { exitCode } = await exec('--', 'sh', '-c', `kill -${number} $$`);
      assert.equal(exitCode, 128 + number);
    });
  }

  test('signals are passed on, and the command has the last word', async () => {
    const signals = ['INT', 'HUP', 'USR1', 'TERM'] as const;
    const traps = signals.map((name) => `trap '> got-${name}' ${name}`).join('; ');
    // Each leaves a file of its own: the command goes on until it has got the last one.
    const script = `${traps}; > ready; until [ -e got-TERM ]; do sleep 0.05; done; echo got; exit 33`;
    const run = start(['--', 'sh', '-c', script]);
    await until(() => world.has('repo/ready'));
    for (const name of signals) {
      run.kill(`SIG${name}`);
      await until(() => world.has(`repo/got-${name}`));
    }
    const { exitCode, stdout } = await run;
    assert.equal(exitCode, 33);
    assert.equal(stdout, 'got');
  });

  test('[T51] killed outright while it judges: no command starts, and the verdict says so', async () => {
    await exec('--', 'true');
    assert.equal(verdict().decision, 'allowed');
    // A git that never answers: the run has begun, and cannot end by itself.
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

describe('exec that refuses', () => {
  let world: ReleaseWorld;

  before(async () => {
    world = await ReleaseWorld.create();
  });

  after(() => world.remove());

  const verdict = (path?: string) => verdictIn(world, path);
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
  const startedAt = (start: number) => {
    const instants = [AT, start];
    return exec(() => instants.shift() ?? AT);
  };
  assert.equal((await startedAt(AT + 24 * 3_600_000)).exitCode, 1);
  const verdict = readFileSync(join(repository, 'check-verdict.json'), 'utf8');
  const { horizon } = JSON.parse(verdict) as { horizon: { valid_until: string } };
  const until = Date.parse(horizon.valid_until);
  const lapsed = await startedAt(until);
  assert.equal(lapsed.exitCode, 1, lapsed.stderr);
  assert.match(lapsed.stderr, /error\[verdict_lapsed\]/);
  assert.ok(!existsSync(join(repository, 'published')));

  const started = await startedAt(until - 1);
  assert.equal(started.exitCode, 0, started.stderr);
  assert.ok(existsSync(join(repository, 'published')));
});
