import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build, transform } from 'esbuild';
import { execa } from 'execa';
import { isSoak } from '../soak.ts';
import { World } from '../cli/world.ts';

/** The built program, as a real process. */
const PROGRAM = join(import.meta.dirname, '../../dist/bin/claimgate.cjs');
const VERDICT = 'gate-verdict.json';

describe('the program as a process', () => {
  let world: World;

  before(async () => {
    world = new World();
    await world.shell(
      `git init -q && mkdir provider-certification && printf '{\\n  "schema_version": 1,\\n  "claims": []\\n}\\n' > provider-certification/public-claims.json && git add . && git commit -qm claims`,
    );
  });

  after(() => world.remove());

  const start = (
    args: readonly string[],
    options: {
      shell?: string;
      cwd?: string;
      program?: string;
      env?: Readonly<Record<string, string>>;
    } = {},
  ) => {
    const command = [process.execPath, options.program ?? PROGRAM, ...args]
      .map((word) => `'${word}'`)
      .join(' ');
    return execa('sh', ['-c', `${command} ${options.shell ?? ''}`], {
      cwd: options.cwd ?? world.directory,
      env: options.env ?? {},
      reject: false,
    });
  };

  test('starts through a symbolic link', async () => {
    const link = join(world.directory, 'linked');
    symlinkSync(PROGRAM, link);
    const { exitCode, stdout } = await start(['check'], { program: link });
    assert.equal(exitCode, 0);
    assert.match(stdout, /^allowed/);
  });

  test('a Node that is too old reads the first file, and is shown so in one line', async () => {
    const text = readFileSync(PROGRAM, 'utf8');
    const [oldest, any] = await Promise.all(
      ['es2018', 'esnext'].map(async (target) => (await transform(text, { target })).code),
    );
    assert.equal(oldest, any);
    for (const version of ['14.21.3', '18.20.8', '20.10.0']) {
      const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('${PROGRAM}')`;
      const ended = await execa(process.execPath, ['-e', script], { reject: false });
      assert.equal(ended.exitCode, 2);
      assert.match(ended.stderr, /^claimgate: Node\.js \S+ is too old; use 20\.19 or newer[^\n]*$/);
    }
  });

  test('starts from another folder', async () => {
    const { exitCode } = await start(['check', '-C', world.directory], { cwd: '/' });
    assert.equal(exitCode, 0);
  });

  test('starts in a folder below the root', async () => {
    const cwd = join(world.directory, 'below');
    mkdirSync(cwd);
    const { exitCode } = await start(['check'], { cwd });
    assert.equal(exitCode, 0);
  });

  test('in a folder that is gone it cannot judge', async () => {
    const cwd = join(world.directory, 'gone');
    mkdirSync(cwd);
    const words = ['-c', 'rmdir "$PWD"; exec "$@"', 'sh', process.execPath, PROGRAM, 'check'];
    const { exitCode, stderr } = await execa('sh', words, { cwd, reject: false });
    assert.equal(exitCode, 2);
    assert.match(stderr, /^error\[file_missing\][^]+--> the working folder/m);
  });

  test('output that cannot be printed never counts as allowed, and neither do the written files', async () => {
    const output = ['check', '--output', `json=${VERDICT}`];
    for (const args of [output, [...output, '--json']]) {
      const { exitCode, stderr } = await start(args, { shell: '> /dev/full' });
      assert.equal(exitCode, 2);
      assert.match(stderr, /^error\[file_unwritable\].+ENOSPC\n +--> standard output/);
      const verdict = readFileSync(join(world.directory, VERDICT), 'utf8');
      assert.match(verdict, /"decision": "undetermined"/);
    }
    for (const page of ['--version', '--help']) {
      const { exitCode, stderr } = await start([page], { shell: '> /dev/full' });
      assert.equal(exitCode, 2);
      assert.equal(stderr, 'claimgate: standard output cannot be written (ENOSPC)');
    }
    assert.equal((await start(['check', '--ref', 'x'], { shell: '2> /dev/full' })).exitCode, 2);
  });

  test('a run that never finishes or that crashes never counts as allowed', async () => {
    const runs = [
      ['new Promise(() => {})', /^claimgate: the run came to no end/],
      ["Promise.reject(new TypeError('broken'))", /^claimgate: TypeError: broken\n {4}at /],
    ] as const;
    const module = join(import.meta.dirname, '../../src/program/process.ts');
    const program = join(world.directory, 'crashing.mjs');
    const contents = `import { startProcess } from ${JSON.stringify(module)};
startProcess(() => eval(process.argv[2]));`;
    await build({
      stdin: { contents, resolveDir: import.meta.dirname },
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    });
    for (const [run, expected] of runs) {
      const words = [program, run];
      const { exitCode, stderr } = await execa(process.execPath, words, { reject: false });
      assert.equal(exitCode, 3);
      assert.match(stderr, expected);
    }
  });

  /** Which of two runs is tried with what closed; both with all of it, or in a soak. */
  for (const { closed, judges = false, refuses = false } of [
    { closed: '>&-', judges: true },
    { closed: '<&-', judges: true },
    { closed: '2>&-', refuses: true },
    { closed: '>&- 2>&- <&-', judges: true, refuses: true },
  ]) {
    test(`keeps its exit codes with ${closed}`, async () => {
      if (judges || isSoak) assert.equal((await start(['check'], { shell: closed })).exitCode, 0);
      if (refuses || isSoak)
        assert.equal((await start(['check', '--ref', 'nowhere'], { shell: closed })).exitCode, 2);
    });
  }

  test('keeps its exit code when the reader goes away', async () => {
    const { stdout } = await execa(
      'sh',
      ['-c', `{ '${process.execPath}' '${PROGRAM}' check --json; echo $? > code; } | true`],
      { cwd: world.directory },
    );
    assert.equal(stdout, '');
    assert.equal(readFileSync(join(world.directory, 'code'), 'utf8').trim(), '0');
  });

  test('help, version and completion come from yargs and exit with 0', async () => {
    assert.equal((await start(['--help'])).exitCode, 0);
    assert.match((await start(['--version'])).stdout, /^\d+\.\d+\.\d+$/);
    const { stdout } = await start(['--get-yargs-completions', 'claimgate', 'manifest', '']);
    assert.match(stdout, /create/);
    assert.match(stdout, /verify/);
  });

  test('a secret is asked for on a terminal only', async () => {
    writeFileSync(join(world.directory, 'fp.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`, {
      mode: 0o600,
    });
    const ledger = ['--ledger', 'sqlite:asked.sqlite'];
    const identity = ['--origin', 'ledger.example/asked', '--deployment', 'hosted-eu'];
    const env = { CLAIMGATE_FINGERPRINT_KEY_FILE: 'fp.key' };
    const made = await start(['ledger', 'init', ...identity, ...ledger], { env });
    assert.equal(made.exitCode, 0, made.stderr);
    const args = ['admin', 'create', 'jane', ...ledger];
    const { exitCode, stderr } = await start(args, { shell: '</dev/null', env });
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[usage\][^]*--password-file FILE, or a terminal to ask on/);
  });

  test('no colour in a pipe, colour when asked for', async () => {
    const escape = String.fromCodePoint(0x1b);
    assert.ok(!(await start(['check', '--ref', 'nowhere'])).stderr.includes(escape));
    assert.ok((await start(['check', '--ref', 'nowhere', '--color'])).stderr.includes(escape));
  });

  test('[T33] a run that is killed leaves "did not finish", never an old yes', async () => {
    const output = ['check', '--output', `json=${VERDICT}`];
    await start(output);
    const path = join(world.directory, VERDICT);
    assert.equal(
      (JSON.parse(readFileSync(path, 'utf8')) as { decision: string }).decision,
      'allowed',
    );
    // A git that never answers: the run has begun, and cannot end by itself.
    const slow = join(world.directory, 'slow');
    mkdirSync(slow);
    writeFileSync(join(slow, 'git'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const run = execa(process.execPath, [PROGRAM, ...output], {
      cwd: world.directory,
      env: { PATH: `${slow}:${process.env['PATH']}` },
      reject: false,
    });
    while (JSON.parse(readFileSync(path, 'utf8')).decision === 'allowed')
      await new Promise((resolve) => setTimeout(resolve, 5));
    run.kill('SIGKILL');
    await run;
    const verdict = JSON.parse(readFileSync(path, 'utf8')) as {
      decision: string;
      findings: { code: string }[];
    };
    assert.equal(verdict.decision, 'undetermined');
    assert.deepEqual(
      verdict.findings.map(({ code }) => code),
      ['did_not_finish'],
    );
  });

  test('without git the verdict is a draft', async () => {
    const { exitCode, stdout, stderr } = await execa(
      process.execPath,
      [PROGRAM, 'check', '--json'],
      {
        cwd: world.directory,
        env: { PATH: '/nonexistent' },
        extendEnv: false,
        reject: false,
      },
    );
    assert.equal(exitCode, 0, stderr);
    const verdict = JSON.parse(stdout) as { kind: string; findings: { code: string }[] };
    assert.equal(verdict.kind, 'draft');
    assert.deepEqual(
      verdict.findings.map(({ code }) => code),
      ['git_unavailable'],
    );
  });

  test('a setting of the environment that is not understood stops the start', async () => {
    const env = { CLAIMGATE_FORMAT: 'xml' };
    const options = { cwd: world.directory, env, reject: false };
    const { exitCode, stderr } = await execa(process.execPath, [PROGRAM, 'check'], options);
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[setting_invalid\]/);
    const { stdout } = await execa(
      process.execPath,
      [PROGRAM, 'check', '--format', 'json'],
      options,
    );
    assert.match(stdout, /"decision": "allowed"/, 'a flag wins over the environment');
  });

  test('the built program exists', () => assert.ok(existsSync(PROGRAM)));
});
