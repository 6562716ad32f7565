import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  symlinkSync,
  writeFileSync,
  readdirSync,
  readFileSync,
  utimesSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, basename } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { digestOfStream } from '../../src/digest/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { readFileEnd, readRegularFile, streamRegularFile } from '../../src/io/files.ts';
import { errnoOf } from '../../src/documents/thrown.ts';
import { createFile, removeFile, openReplacement } from '../../src/io/write-files.ts';
import { GitRepository } from '../../src/io/git-repository.ts';
import { ancestryOf } from '../../src/trust/commit-history.ts';
import { readKnown } from '../../src/repository/known.ts';
import { SavedInstances } from '../../src/instance/saved-instances.ts';
import { configurationFolder, makePrivate, makePrivateFolder } from '../../src/io/private-files.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { REPRODUCIBLE_GIT, temporaryFolder, TestRepository, NO_CLAIMS } from '../repositories.ts';
import { runHere } from '../cli/world.ts';
import { record, control, newLedger } from '../ledger/world.ts';
import { ReleaseWorld } from '../cli/release/release-world.ts';
import { isSoak } from '../soak.ts';
import { assertPlumbing, cannotTrace, traced } from '../trace.ts';
import { askProgram } from '../../src/io/ask-program.ts';
import { PROGRAM } from '../programs.ts';

/** One that says how long it is, and cannot be read all the same. */
const REFUSING = '/sys/class/net/lo/speed';

/** A file of Linux that every read of fails, and one that says it is longer than it is. */
const UNREADABLE = '/proc/self/mem';
const SHORTER = '/sys/kernel/uevent_seqnum';

/** Without a named ref. */
const DEFAULT = { ref: undefined, judged: undefined };

const refuses = (work: Promise<unknown>, code: string) =>
  assert.rejects(work, (error) => error instanceof ClaimgateError && error.code === code);

describe('files that go wrong while they are used', () => {
  test(
    'a failed read is reported as a failed read',
    { skip: !existsSync(UNREADABLE) },
    async () => {
      await refuses(
        digestOfStream(streamRegularFile(UNREADABLE, 'mem', () => {})),
        'file_unreadable',
      );
    },
  );

  test('also at its end, and where it is read whole', { skip: !existsSync(REFUSING) }, async () => {
    await refuses(readFileEnd(REFUSING, 'speed', 1000), 'file_unreadable');
    await refuses(readRegularFile(REFUSING, 'speed', 10_000), 'file_unreadable');
  });

  test(
    'the end of a file that got shorter is what is left',
    {
      skip: !existsSync(SHORTER),
    },
    async () => {
      const { bytes } = await readFileEnd(SHORTER, 'seqnum', 1000);
      assert.ok(bytes.length < 100);
    },
  );

  test('what cannot be removed, or is not there, is left', async () => {
    await removeFile('/proc/self/status');
    await removeFile('/nowhere/at/all');
    assert.ok(existsSync('/proc/self/status') || !existsSync('/proc'));
  });

  test('what has no errno is an unknown error', () => {
    assert.equal(errnoOf(new Error('x')), 'unknown error');
    assert.equal(errnoOf('x'), 'unknown error');
  });

  test('a whole file cannot be created where it cannot be linked to', async (t) => {
    const folder = temporaryFolder(t);
    // The name fits, and that of the file beside it, which is longer, does not.
    await refuses(createFile(join(folder, 'n'.repeat(250)), 'x', 'n', 0o600), 'file_unwritable');
    assert.ok(!existsSync(join(folder, 'n'.repeat(250))));
  });
});

describe('the folder of settings', () => {
  test('is where each system keeps them', () => {
    const home = { HOME: '/home/a' };
    for (const [environment, system, folder] of [
      [home, 'linux', '/home/a/.config/claimgate'],
      [{ ...home, XDG_CONFIG_HOME: '/etc/a' }, 'linux', '/etc/a/claimgate'],
      [{ ...home, XDG_CONFIG_HOME: 'relative' }, 'linux', '/home/a/.config/claimgate'],
      [home, 'darwin', '/home/a/Library/Application Support/claimgate'],
      [home, 'win32', '/home/a/AppData/Roaming/claimgate'],
      [{ ...home, APPDATA: '/roaming' }, 'win32', '/roaming/claimgate'],
      [{ ...home, CLAIMGATE_CONFIG_DIR: '/own' }, 'win32', '/own'],
    ] as const)
      assert.equal(configurationFolder(environment, system), folder);
    assert.match(configurationFolder({}, 'linux'), /^\/.*claimgate$/);
  });

  test('below a file is none', async (t) => {
    const file = join(temporaryFolder(t), 'file');
    writeFileSync(file, '');
    await refuses(makePrivateFolder(join(file, 'below')), 'folder_missing');
    await refuses(makePrivate(join(file, 'below')), 'file_missing');
  });

  test('that others may read and nobody can change is reported as exposed', async () => {
    await refuses(makePrivate('/proc/self/status'), 'secret_file_exposed');
    await refuses(makePrivate('/proc/sys'), 'secret_file_exposed');
  });

  test('with something else in the place of the instances is refused', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'instances'), '');
    await refuses(new SavedInstances(folder).names(), 'file_missing');
    const other = temporaryFolder(t);
    mkdirSync(join(other, 'instances/a.json'), { recursive: true });
    await refuses(new SavedInstances(other).remove('a'), 'file_unwritable');
  });

  test('an instance can be removed whatever the file of the active one holds', async (t) => {
    const folder = temporaryFolder(t);
    const saved = new SavedInstances(folder);
    await saved.add('a', { schema_version: 1, url: 'https://a.example', token_file: null });
    writeFileSync(join(folder, 'active-instance'), 'no name!');
    await saved.remove('a');
    assert.deepEqual(await saved.names(), []);
  });
});

describe('what is known of history', () => {
  const opened = (repository: TestRepository) =>
    GitRepository.open(repository.root, REPRODUCIBLE_GIT);

  test('without a repository, a release or the commit is nothing', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const git = opened(repository);
    const released = (await git.resolveCommit('HEAD')) ?? '';
    const absent = 'f'.repeat(40);
    assert.deepEqual(await ancestryOf(undefined, [absent]), new Map());
    assert.deepEqual(await ancestryOf(git.historyOf(absent), [released]), new Map());
    assert.deepEqual(
      await ancestryOf(git.historyOf(released), [absent]),
      new Map([[absent, false]]),
    );
  });

  test('the released commit and what leads to it are in it, another branch is not', async (t) => {
    const repository = await TestRepository.withClaims(t);
    const git = opened(repository);
    const first = (await git.resolveCommit('HEAD')) ?? '';
    await repository.git('checkout', '--quiet', '-b', 'other');
    const other = await repository.commit();
    await repository.git('checkout', '--quiet', 'main');
    repository.write('more', 'x');
    const released = await repository.commit();
    assert.deepEqual(
      await ancestryOf(git.historyOf(released), [first, released, other]),
      new Map([
        [first, true],
        [released, true],
        [other, false],
      ]),
    );
  });

  test('a shallow clone knows no "no"', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.git('checkout', '--quiet', '-b', 'other');
    const other = await repository.commit();
    await repository.git('checkout', '--quiet', 'main');
    repository.write('more', 'x');
    const released = await repository.commit();
    const clone = join(temporaryFolder(t), 'clone');
    const source = `file://${repository.root}`;
    await repository.git('clone', '--quiet', '--depth=1', '--no-single-branch', source, clone);
    const git = GitRepository.open(clone, REPRODUCIBLE_GIT);
    assert.deepEqual(await ancestryOf(git.historyOf(released), [other]), new Map());
  });

  test('of releases needs a repository with a commit and a memory that is there', async (t) => {
    const empty = opened(await TestRepository.empty(t));
    await refuses(readKnown(empty, DEFAULT), 'commit_required');
    const git = opened(await TestRepository.withClaims(t));
    await refuses(readKnown(git, { ...DEFAULT, ref: 'nowhere' }), 'ref_not_found');
  });

  test('has tags of objects other than commits, which release nothing', async (t) => {
    const repository = await TestRepository.withClaims(t);
    await repository.git('tag', '-a', '-m', 'a file', 'v1.5.0', `HEAD:${CLAIMS_PATH}`);
    assert.equal((await repository.read()).release?.version, null);
  });
});

test('a record that is a link is unreadable, and says so', async (t) => {
  const repository = await TestRepository.withClaims(t);
  const ownRecord = 'provider-certification/releases/v1.0.0';
  for (const name of ['release-manifest.json', 'gate-verdict.json'])
    repository.write(`${ownRecord}/${name}`, '{}');
  symlinkSync('gate-verdict.json', join(repository.root, ownRecord, 'gate-verdict.intoto.json'));
  await repository.commit();
  const git = GitRepository.open(repository.root, REPRODUCIBLE_GIT);
  const { records } = await readKnown(git, { ...DEFAULT, ref: 'HEAD' });
  const [read, ...others] = records;
  assert.equal(others.length, 0);
  assert.ok(read && 'unreadable' in read);
  assert.deepEqual(
    read.unreadable.map(({ code }) => code),
    ['file_symlink'],
  );
});

const HOUR = 3600;
const ID = 'a'.repeat(12);
const OTHER = 'b'.repeat(12);

/** Its name, how many seconds ago it was written, and whether it is still there afterwards. */
const LEFT: readonly (readonly [name: string, age: number, stays: boolean])[] = [
  [`.ledger-projection.jsonl.${ID}.claimgate.tmp`, 2 * HOUR, false],
  // A database that is being copied is written to beside it first.
  [`.kept.sqlite.${OTHER}.claimgate.tmp`, 2 * HOUR, true],
  [`.kept.sqlite.${OTHER}.claimgate.tmp-wal`, 60, true],
  [`.old.sqlite.${'c'.repeat(12)}.claimgate.tmp`, 3 * HOUR, false],
  [`.old.sqlite.${'c'.repeat(12)}.claimgate.tmp-journal`, 2 * HOUR, false],
  [`.out.${'d'.repeat(12)}.claimgate.tmp`, HOUR - 60, true],
  ['.out.tmp', 2 * HOUR, true],
  [`.out.${ID}.tmp`, 2 * HOUR, true],
  ['projection.jsonl', 2 * HOUR, true],
];

function leftIn(folder: string): string[] {
  const written = Date.now() / 1000;
  for (const [name, age] of LEFT) {
    writeFileSync(join(folder, name), 'half');
    utimesSync(join(folder, name), written - age, written - age);
  }
  // Only files are ever removed.
  mkdirSync(join(folder, `.folder.${ID}.claimgate.tmp`));
  symlinkSync('projection.jsonl', join(folder, `.link.${ID}.claimgate.tmp`));
  const stay = LEFT.flatMap(([name, , stays]) => (stays ? [name] : []));
  return [...stay, `.folder.${ID}.claimgate.tmp`, `.link.${ID}.claimgate.tmp`];
}

const WRITERS: Readonly<Record<string, (path: string) => Promise<void>>> = {
  'a replacement': async (path) => {
    const file = await openReplacement(path, 'new');
    await file.write('new');
    await file.commit();
  },
  'a new file': (path) => createFile(path, 'new', 'new'),
  'a backup of a ledger': async (path) => {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'control', control());
    const words = ['ledger', 'backup', path, '--ledger', ledger.location];
    const { exitCode, stderr } = await runHere(words, { directory: '/', environment: {} });
    assert.equal(exitCode, 0, stderr);
  },
};

describe('what killed runs leave', () => {
  for (const [writer, write] of Object.entries(WRITERS))
    test(`[T125] is removed by ${writer} in the same folder, once nobody writes to it`, async (t) => {
      const folder = temporaryFolder(t);
      const stay = leftIn(folder);
      await write(join(folder, 'new'));
      assert.deepEqual(readdirSync(folder).sort(), [...stay, 'new'].sort());
    });

  test('[T125] a run whose file was taken for abandoned fails, and leaves the old file', async (t) => {
    const folder = temporaryFolder(t);
    const path = join(folder, 'out');
    writeFileSync(path, 'old');
    const slow = await openReplacement(path, 'out');
    const temporary = readdirSync(folder).find((name) => name.endsWith('.tmp')) ?? '';
    utimesSync(join(folder, temporary), 0, 0);
    await createFile(join(folder, 'new'), 'new', 'new');
    await slow.write('newer');
    await assert.rejects(slow.commit(), { code: 'file_unwritable' });
    await slow.discard();
    assert.deepEqual(readdirSync(folder).sort(), ['new', 'out']);
  });
});

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

  test('a file is flushed before it takes the place of another, and its folder after that', async (t) => {
    if (missing !== undefined) return t.skip(missing);
    const repository = await TestRepository.withClaims(t);
    repository.write(CLAIMS_PATH, NO_CLAIMS.replaceAll('\n', '\r\n'));
    const { exitCode, written } = await trace(t, repository, ['claims', 'fmt']);
    assert.equal(exitCode, 0);
    assert.deepEqual(written, ['fsync', 'rename', 'fsync']);
  });

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

const ASKED = {
  directory: '/',
  root: undefined,
  environment: { PATH: process.env['PATH'] },
  timeLimitMs: 30_000,
  input: new Uint8Array(),
};

const printed = (size: number) =>
  askProgram({ ...ASKED, program: 'head', words: ['-c', String(size), '/dev/zero'] });

test('an answer may have 16 KiB, and not one byte more', async () => {
  for (const size of [0, MOST - 1, MOST]) assert.equal((await printed(size)).stdout.length, size);
  await assert.rejects(printed(MOST + 1), { code: 'signer_failed', message: /more than 16384/ });
});

test('past its limit, what a program has started ends with it', async (t) => {
  if (process.platform !== 'linux') return t.skip('no /proc here');
  const file = join(temporaryFolder(t), 'pid');
  const words = ['-c', 'sleep 600 & echo $! >"$0"; exec head -c 20000 /dev/zero', file];
  const kind = { notFound: 'signer_not_found', failed: 'signer_failed', maxBytes: MOST } as const;
  await assert.rejects(askProgram({ ...ASKED, program: 'sh', words, kind }), {
    code: 'signer_failed',
  });
  const status = `/proc/${readFileSync(file, 'utf8').trim()}/stat`;
  // One that has ended, and that nobody has waited for yet, is a zombie.
  const hasEnded = () =>
    readFile(status, 'utf8').then(
      (text) => text.includes(') Z '),
      () => true,
    );
  for (let tries = 0; !(await hasEnded()); tries += 1) {
    assert.ok(tries < 500, 'it still runs');
    await pause(10);
  }
});
