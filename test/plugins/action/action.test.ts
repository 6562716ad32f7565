import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { parse } from 'yaml';
import { formatOutputs, runAction } from '../../../src/plugins/action/run-action.ts';
import { ReleaseWorld } from '../../cli/release/release-world.ts';
import { runHere } from '../../cli/world.ts';
import { PROJECT, readOutputs } from '../../workflows/runner.ts';

const ACTION = join(PROJECT, 'action/claimgate.cjs');

test('the files of the action have the schemas in them', async () => {
  const listed = await execa(process.execPath, [ACTION, 'schema'], { reject: false });
  assert.equal(listed.exitCode, 0, listed.stderr);
  assert.match(
    listed.stdout,
    /^trust-root +TrustRootDocument +schemas\/trust-root\.v1\.schema\.json$/m,
  );
});

describe('the action', () => {
  let world: ReleaseWorld;

  before(async () => {
    world = await ReleaseWorld.create();
  });

  after(() => world.remove());

  beforeEach(() => {
    for (const name of ['output', 'path', 'summary']) writeFileSync(world.path(name), '');
  });

  type Variables = Record<string, string | undefined>;
  const variables = (inputs: Record<string, string>, env: Variables): Variables => ({
    ...world.environment,
    GITHUB_OUTPUT: world.path('output'),
    GITHUB_PATH: world.path('path'),
    GITHUB_STEP_SUMMARY: world.path('summary'),
    RUNNER_TEMP: world.folder,
    INPUT_COMMAND: 'check',
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...env,
  });
  /** As the runner starts it. */
  const start = (inputs: Record<string, string>, env: Variables = {}) =>
    execa(process.execPath, [ACTION], {
      cwd: world.repository,
      extendEnv: false,
      env: variables(inputs, env),
      reject: false,
    });
  /** In this process: a start reads the whole program. */
  const act = (inputs: Record<string, string>, env: Variables = {}) =>
    runHere([], { directory: world.repository, environment: variables(inputs, env) }, (_, host) =>
      runAction(host, world.folder),
    );
  const outputs = () => readOutputs(world.text('output'));
  /** The documents of runs that go on, in the folder of the runner. */
  const reports = () =>
    readdirSync(world.folder)
      .filter((name) => name.startsWith('claimgate-'))
      .map((name) => world.path(join(name, 'report.json')));
  const evidence = () => ({ projection: world.path('projection/ledger-projection.jsonl') });

  test('a yes: outputs name the file that was written, and later steps have the program', async () => {
    const { exitCode, stderr } = await start({ ...evidence(), verdict: 'v.json' });
    assert.equal(exitCode, 0, stderr);
    const { decision, verdict, kind, ...rest } = outputs();
    assert.deepEqual([decision, kind, verdict], ['allowed', 'release', world.path('repo/v.json')]);
    assert.equal(rest['exit-code'], '0');
    assert.equal(rest['claim-count'], '4');
    const { stdout } = await execa('sha256sum', [verdict ?? '']);
    assert.equal(rest['verdict-sha256'], `sha256:${stdout.split(' ')[0]}`);
    const declared = parse(readFileSync(join(PROJECT, 'action.yml'), 'utf8')) as {
      outputs: Record<string, unknown>;
    };
    assert.deepEqual(Object.keys(outputs()).sort(), Object.keys(declared.outputs).sort());
    const [folder] = world.text('path').split('\n');
    const later = await execa(join(folder ?? '', 'claimgate'), ['--version']);
    assert.match(later.stdout, /^\d+\.\d+\.\d+$/);
  });

  test('a step without a command, a summary or a folder of the runner checks all the same', async () => {
    const none = { GITHUB_STEP_SUMMARY: '', RUNNER_TEMP: undefined };
    const { exitCode, stderr } = await act({ command: '', ...evidence() }, none);
    assert.equal(exitCode, 0, stderr);
    assert.equal(outputs()['decision'], 'allowed');
    assert.equal(outputs()['verdict'], world.path('repo/check-verdict.json'));
  });

  test('a release: the outputs name the verdict beside its manifest', async () => {
    const { exitCode, stderr } = await act({
      command: 'manifest create',
      release: 'v1.4.0',
      sign: '../keys/release.pem',
      ...evidence(),
    });
    assert.equal(exitCode, 0, stderr);
    const { verdict = '' } = outputs();
    assert.equal(verdict, world.path('repo/gate-verdict.json'));
    const { manifest_sha256 } = JSON.parse(readFileSync(verdict, 'utf8'));
    assert.equal(outputs()['manifest-sha256'], manifest_sha256);
    await execa('git', ['clean', '--quiet', '--force'], { cwd: world.repository });
  });

  test('a no is annotated, summed up for the step, and written as files for other readers', async () => {
    const { exitCode, stdout } = await act({ sarif: 'a.sarif', junit: 'a.xml', html: 'a.html' });
    assert.equal(exitCode, 1);
    assert.match(stdout, /^::error .*title=[^:]*projection_required::/m);
    assert.match(world.text('summary'), /^## .*refused/m);
    assert.match(world.text('repo/a.sarif'), /"ruleId": "projection_required"/);
    assert.match(world.text('repo/a.xml'), /<testsuites>/);
    assert.match(world.text('repo/a.html'), /^<!doctype html>/i);
  });

  for (const [what, inputs, exitCode, decision] of [
    ['a no', {}, 1, 'refused'],
    ['no answer', { ref: 'nowhere' }, 2, 'undetermined'],
    ['a command that is none', { command: 'exec -- touch pwned' }, 2, 'undetermined'],
    [
      'a version that asks for help',
      { command: 'manifest create', release: '--help' },
      2,
      'undetermined',
    ],
    [
      'a verdict that asks for help',
      { command: 'verdict require', file: '--help' },
      2,
      'undetermined',
    ],
    ['an argument that is not asked for', { release: 'v1.0.0' }, 2, 'undetermined'],
    [
      'a verdict to write where one is read',
      { command: 'verdict require', file: 'v.json', verdict: 'w.json' },
      2,
      'undetermined',
    ],
    ['no argument where one is needed', { command: 'manifest create' }, 2, 'undetermined'],
    ['no verdict', { command: 'verdict require', file: 'nowhere.json' }, 1, 'refused'],
    ['an option of another command', { 'max-age': '2h' }, 2, 'undetermined'],
    ['a folder that is not there', { 'working-directory': '../pin.txt/x' }, 2, 'undetermined'],
  ] as const) {
    test(`${what}: outputs say ${decision}`, async () => {
      const ended = await act(inputs);
      assert.equal(ended.exitCode, exitCode, ended.stderr);
      assert.equal(outputs()['decision'], decision);
      assert.equal(outputs()['exit-code'], String(exitCode));
      assert.match(ended.stdout, /^::error /m);
    });
  }

  test('[T33] killed while it judges: the outputs are those of a run that did not finish', async () => {
    const slow = world.path('slow-git');
    writeFileSync(slow, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    await execa('sh', ['-c', `mkdir -p "$1" && cp "$2" "$1/git"`, 'sh', world.path('slow'), slow]);
    const PATH = `${world.path('slow')}:${process.env['PATH']}`;
    rmSync(world.path('repo/check-verdict.json'), { force: true });
    const run = start(evidence(), { PATH });
    while (!existsSync(world.path('repo/check-verdict.json'))) await wait(5);
    run.kill('SIGKILL');
    await run;
    const undetermined = { decision: 'undetermined', outcome: 'undetermined' };
    assert.deepEqual(outputs(), { ...undetermined, 'exit-code': '2' });
  });

  test('a check of no changed product ends well, and decides nothing that a publish step could go by', async () => {
    const config = world.path('repo/claimgate.config.json');
    const old = existsSync(config) ? readFileSync(config) : undefined;
    const products = [
      { name: 'shop', path: '.', tag_prefix: 'v', resource_uri: 'pkg:generic/shop' },
    ];
    writeFileSync(config, JSON.stringify({ schema_version: 1, products }));
    const commit = ['commit', '--quiet', '--all', '--message', 'Products'];
    await world.git('add', '.');
    await world.git(...commit);
    const { exitCode, stdout } = await act({ since: 'HEAD' });
    const { decision, outcome } = outputs();
    assert.deepEqual([exitCode, decision, outcome], [0, '', 'not_judged']);
    assert.match(stdout, /^::notice title=claimgate check%3A not judged::/m);
    await world.git('reset', '--quiet', '--hard', 'HEAD~1');
    if (old) writeFileSync(config, old);
  });

  test('inputs with line breaks, quotes and dashes are values, and no value makes an output', async () => {
    for (const text of [
      'x\ndecision=allowed\n$(touch pwned)\n::set-output name=decision::allowed',
      '-x',
    ]) {
      for (const name of [
        'ref',
        'projection',
        'trust-pin',
        'memory',
        'must-hold-until',
        'product',
        'since',
        'command',
        'verdict',
      ]) {
        await act({ [name]: text });
        assert.notEqual(outputs()['decision'], 'allowed', `${name}: ${text}`);
      }
      writeFileSync(world.path('output'), '');
    }
    assert.ok(!existsSync(world.path('repo/pwned')));
  });

  test('started with arguments, it is the program, which reads standard input', async () => {
    writeFileSync(world.path('fingerprint.key'), '0123456789abcdef'.repeat(4), { mode: 0o600 });
    const args = ['digest', '--id', 'operator', '--deployment', 'hosted-eu'];
    const env = { CLAIMGATE_FINGERPRINT_KEY_FILE: world.path('fingerprint.key') };
    const { stdout } = await execa(process.execPath, [ACTION, ...args], { env, input: 'jane\n' });
    assert.match(stdout, /^sha256:[0-9a-f]{64}$/);
  });

  for (const [what, change] of [
    ['is gone', (file: string) => rmSync(file, { force: true })],
    ['is another document', (file: string) => writeFileSync(file, '{}')],
  ] as const)
    test(`[T33] an allowed answer whose document ${what} before it is read does not count`, async () => {
      const exitCode = await runAction(
        {
          directory: world.repository,
          environment: {
            ...world.environment,
            GITHUB_OUTPUT: world.path('output'),
            RUNNER_TEMP: world.folder,
            INPUT_COMMAND: 'check',
            INPUT_PROJECTION: evidence().projection,
          },
          stdin: process.stdin,
          // By the time it is printed, every file is written.
          stdout: { isTerminal: false, write: () => reports().forEach(change) },
          stderr: { isTerminal: false, write: assert.fail },
          clock: () => Date.now(),
        },
        world.folder,
      );
      assert.deepEqual([exitCode, outputs()['decision']], [2, 'undetermined']);
      assert.equal(outputs()['exit-code'], '2');
    });

  test('a missing folder makes the answer undetermined, not refused', async () => {
    const gone = world.path('gone');
    mkdirSync(gone);
    const { exitCode, stdout } = await execa(
      'sh',
      ['-c', 'rmdir "$PWD"; exec "$@"', 'sh', process.execPath, ACTION],
      { cwd: gone, env: { INPUT_COMMAND: 'check' }, reject: false },
    );
    assert.equal(exitCode, 2);
    assert.match(stdout, /file_missing/);
  });

  test('an output cannot end early, whatever is in it', () => {
    const value = 'a\nEOF\ndecision<<EOF\nallowed';
    assert.deepEqual(readOutputs(formatOutputs({ verdict: value, kind: '' }, 'random')), {
      verdict: value,
      kind: '',
    });
    assert.throws(() => formatOutputs({ verdict: 'x random y' }, 'random'));
  });
});
