import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { CLAIMS_PATH } from '../../src/manifest/index.ts';
import { NO_CLAIMS, REPRODUCIBLE_GIT, temporaryFolder, TestRepository } from '../repositories.ts';

/** The program as it is built: the loader that runs tests would start processes and sockets of its own. */
const PROGRAM = join(import.meta.dirname, '../../dist/bin/claimgate.cjs');

/** Plumbing only: none of these runs hooks, filters, pagers or programs of a configuration. */
const GIT_COMMANDS = new Set([
  'cat-file',
  'check-attr',
  'check-ignore',
  'config',
  'for-each-ref',
  'ls-tree',
  'merge-base',
  'rev-parse',
]);

/** Command lines, and whether they have anything to ask git. */
const COMMANDS: readonly (readonly [commandLine: string, asksGit: boolean])[] = [
  ['check', true],
  ['check --json --ref v1.4.0', true],
  ['check --ref nowhere', true],
  ['digest', true],
  [`digest ${CLAIMS_PATH}`, false],
  ['claims list', true],
  ['claims fmt --check', true],
  ['manifest create v1.4.0 --ref v1.4.0 --out m.json', true],
  ['manifest verify m.json', true],
  ['verdict require none.json', false],
  ['init', false],
  ['completion bash', false],
  ['--help', false],
  ['check --no-such-option', false],
];

/** What strace saw of one run: programs with their arguments, and calls for sockets. */
async function trace(t: TestContext, repository: TestRepository, args: readonly string[]) {
  const log = join(temporaryFolder(t), 'log');
  const command = [process.execPath, PROGRAM, ...args];
  const result = await execa(
    'strace',
    [
      '-f',
      '-qq',
      '-s',
      '4096',
      '-e',
      'trace=execve,execveat,socket,connect,sendto',
      '-o',
      log,
      ...command,
    ],
    {
      cwd: repository.root,
      extendEnv: false,
      env: { ...REPRODUCIBLE_GIT, NO_COLOR: '1' },
      reject: false,
    },
  );
  if (!existsSync(log)) throw new Error(`strace failed: ${result.stderr}`);
  const lines = readFileSync(log, 'utf8').split('\n');
  return {
    exitCode: result.exitCode,
    started: lines.flatMap((line) => {
      const [, path, rest] = /execve(?:at)?\("([^"]+)", \[(.*)\],.* = 0$/.exec(line) ?? [];
      return path === undefined ? [] : [{ name: basename(path), args: wordsOf(rest ?? '') }];
    }),
    sockets: lines.filter((line) => /\b(?:socket|connect|sendto)\(/.test(line)),
  };
}

function wordsOf(list: string): string[] {
  return [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word);
}

async function canTrace(): Promise<boolean> {
  const { exitCode } = await execa('strace', ['-o', '/dev/null', 'true'], { reject: false });
  return exitCode === 0;
}

describe('every command', async () => {
  const missing = existsSync(PROGRAM)
    ? (await canTrace())
      ? undefined
      : 'no strace here'
    : 'not built';

  for (const [commandLine, asksGit] of COMMANDS) {
    test(`claimgate ${commandLine} opens no socket and starts only git`, async (t) => {
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
        await execa(
          process.execPath,
          [PROGRAM, 'manifest', 'create', 'v1.4.0', '--out', 'm.json'],
          { cwd: repository.root },
        );
      const { started, sockets, exitCode } = await trace(t, repository, args);
      const [node, ...others] = started;
      assert.equal(node?.name, basename(process.execPath), 'strace sees what is started');
      assert.deepEqual(sockets, []);
      for (const { name, args: words } of others) {
        assert.equal(name, 'git');
        const command = words.find((word, at) => at > 0 && word !== '-c' && words[at - 1] !== '-c');
        assert.ok(GIT_COMMANDS.has(command ?? ''), `git ${command}`);
      }
      if (asksGit) assert.ok(others.length > 0, 'git was asked');
      assert.ok([0, 1, 2].includes(exitCode ?? -1), `exit code ${exitCode}`);
    });
  }
});
