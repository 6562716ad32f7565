import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { ReleaseWorld } from '../cli/release/release-world.ts';
import { runHere } from '../cli/world.ts';
import { NO_CLAIMS, REPRODUCIBLE_GIT, TestRepository } from '../repositories.ts';
import { isSoak } from '../soak.ts';
import { assertPlumbing, cannotTrace, traced } from '../trace.ts';
import { askProgram } from '../../src/io/ask-program.ts';

/** The built program: the loader that runs tests would start processes and sockets of its own. */
const PROGRAM = join(import.meta.dirname, '../../dist/bin/claimgate.cjs');

/** Command lines, and whether they have anything to ask git. */
const COMMANDS: readonly (readonly [commandLine: string, asksGit: boolean])[] = [
  ['check', true],
  ['check --json --ref v1.4.0', true],
  ['claims fmt --check', true],
  ['manifest create v1.4.0 --ref v1.4.0 --out m.json', true],
  ['manifest verify m.json', true],
  ['setup --files-only', false],
];

/** Others, which start as one of those does. */
const MORE_COMMANDS: typeof COMMANDS = [
  ['check --ref nowhere', true],
  ['digest', true],
  [`digest ${CLAIMS_PATH}`, false],
  ['claims list', true],
  ['verdict require none.json', false],
  ['completion bash', false],
  ['--help', false],
  ['check --no-such-option', false],
];

function trace(t: TestContext, repository: TestRepository, args: readonly string[]) {
  return traced(t, [process.execPath, PROGRAM, ...args], {
    directory: repository.root,
    environment: { ...REPRODUCIBLE_GIT, NO_COLOR: '1' },
  });
}

describe('every command', async () => {
  const missing = existsSync(PROGRAM) ? await cannotTrace() : 'not built';

  for (const [commandLine, asksGit] of isSoak ? [...COMMANDS, ...MORE_COMMANDS] : COMMANDS) {
    test(`[T53] claimgate ${commandLine} opens no socket and starts only git`, async (t) => {
      if (missing !== undefined) return t.skip(missing);
      const args = commandLine.split(' ');
      const repository = await TestRepository.withClaims(t);
      await repository.git('tag', 'v1.4.0');
      // A stray file and changed line endings have git asked about ignore rules and attributes, too.
      if (args.length === 1) {
        repository.write('build/public-claims.json', '');
        repository.write(CLAIMS_PATH, NO_CLAIMS.replaceAll('\n', '\r\n'));
      }
      if (args[1] === 'verify')
        await runHere(['manifest', 'create', 'v1.4.0', '--out', 'm.json'], {
          directory: repository.root,
          environment: REPRODUCIBLE_GIT,
        });
      const { started, sockets, exitCode } = await trace(t, repository, args);
      const [node, ...others] = started;
      assert.equal(node?.name, basename(process.execPath), 'strace sees what is started');
      assert.deepEqual(sockets, []);
      assertPlumbing(others);
      if (asksGit) assert.ok(others.length > 0, 'git was asked');
      assert.ok([0, 1, 2].includes(exitCode ?? -1), `exit code ${exitCode}`);
    });
  }

  test('a check starts git twice: for refs and for objects', async (t) => {
    if (missing !== undefined) return t.skip(missing);
    const repository = await TestRepository.withClaims(t);
    assert.equal((await trace(t, repository, ['check'])).started.length - 1, 2);
    const world = await ReleaseWorld.create(t);
    const { started } = await traced(
      t,
      [process.execPath, PROGRAM, 'check', ...world.evidence, '--memory', 'refs/heads/main'],
      { directory: world.repository, environment: world.environment },
    );
    assert.equal(started.length - 1, 2);
  });
});

const MOST = 16 * 1024;

const printed = (size: number) =>
  askProgram({
    program: 'head',
    words: ['-c', String(size), '/dev/zero'],
    directory: '/',
    root: undefined,
    environment: { PATH: process.env['PATH'] },
    timeLimitMs: 30_000,
    input: new Uint8Array(),
  });

test('an answer may have 16 KiB, and not one byte more', async () => {
  for (const size of [0, MOST - 1, MOST]) assert.equal((await printed(size)).stdout.length, size);
  await assert.rejects(printed(MOST + 1), { code: 'signer_failed', message: /more than 16384/ });
});
