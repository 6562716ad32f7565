import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  appendFileSync,
  mkdtempSync,
  rmSync,
  closeSync,
  constants,
  openSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, test, after } from 'node:test';
import { execa } from 'execa';
import { tmpdir } from 'node:os';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { openForReading, readOpenFile, readRegularFile } from '../../src/io/files.ts';
import {
  writeFileAtomically,
  createFile,
  writePiecesAtomically,
} from '../../src/io/write-files.ts';
import { temporaryFolder } from '../repositories.ts';
import { cannotTrace } from '../trace.ts';
import { MAX_LONG_CLAIMS_BYTES } from '../../src/repository/release-inputs.ts';
import { openLongFile } from '../../src/repository/work-tree.ts';
import { descriptorSink } from '../../src/io/descriptor-sink.ts';
import { createHash } from 'node:crypto';
import { startReleaseCommand } from '../../src/io/release-command.ts';
import { PROGRAM } from '../programs.ts';

const MAX = 1000;

async function refusalOf(action: Promise<unknown>): Promise<ClaimgateError> {
  const error: unknown = await action.then(
    () => assert.fail('not refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ClaimgateError, String(error));
  return error;
}

const codeOf = async (action: Promise<unknown>): Promise<string> => (await refusalOf(action)).code;

describe('reading a regular file', () => {
  test('gives its bytes', async (t) => {
    const path = join(temporaryFolder(t), 'f');
    writeFileSync(path, Uint8Array.of(0, 255, 13, 10));
    assert.deepEqual([...(await readRegularFile(path, 'f', MAX))], [0, 255, 13, 10]);
  });

  test('takes the largest size, and no byte more', async (t) => {
    const path = join(temporaryFolder(t), 'f');
    writeFileSync(path, 'x'.repeat(MAX));
    assert.equal((await readRegularFile(path, 'f', MAX)).length, MAX);
    writeFileSync(path, 'x'.repeat(MAX + 1));
    const { code, findings } = await refusalOf(readRegularFile(path, 'name.json', MAX));
    assert.equal(code, 'json_too_large');
    assert.equal(findings[0]?.found, '1001 bytes');
    assert.equal(findings[0].file, 'name.json');
  });

  test('does not read what is far too large', async (t) => {
    const path = join(temporaryFolder(t), 'sparse');
    writeFileSync(path, '');
    truncateSync(path, 2 ** 40);
    assert.equal(await codeOf(readRegularFile(path, 'f', MAX)), 'json_too_large');
  });

  test('refuses a file that is not there, or below a file', async (t) => {
    const path = join(temporaryFolder(t), 'f');
    assert.equal(await codeOf(readRegularFile(path, 'f', MAX)), 'file_missing');
    writeFileSync(path, '');
    assert.equal(await codeOf(readRegularFile(join(path, 'below'), 'f', MAX)), 'file_missing');
  });

  test('refuses a symbolic link, also one that leads nowhere or to itself', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'target'), '{}');
    for (const [name, target] of [
      ['good', 'target'],
      ['dangling', 'nowhere'],
      ['loop', 'loop'],
    ] as const) {
      symlinkSync(target, join(folder, name));
      assert.equal(
        await codeOf(readRegularFile(join(folder, name), name, MAX)),
        'file_symlink',
        name,
      );
    }
  });

  test('refuses a folder, a device and a socket', async (t) => {
    const folder = temporaryFolder(t);
    assert.equal(await codeOf(readRegularFile(folder, 'f', MAX)), 'file_not_regular');
    assert.equal(await codeOf(readRegularFile('/dev/zero', 'f', MAX)), 'file_not_regular');
    const socket = join(folder, 'socket');
    const server = createServer().listen(socket);
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      assert.equal(await codeOf(readRegularFile(socket, 'f', MAX)), 'file_not_regular');
    } finally {
      server.close();
    }
  });

  test('refuses a pipe without waiting for a writer', { timeout: 60_000 }, async (t) => {
    const pipe = join(temporaryFolder(t), 'pipe');
    await execa('mkfifo', [pipe]);
    assert.equal(await codeOf(readRegularFile(pipe, 'f', MAX)), 'file_not_regular');
  });

  test('[T49] refuses a file whose content does not match its size', async (t) => {
    // Files of the kernel say that they are empty and then are not: as if they grew while being read.
    if (!existsSync('/proc/self/status')) return t.skip('no /proc here');
    const { code } = await refusalOf(readRegularFile('/proc/self/status', 'f', 1 << 20));
    assert.equal(code, 'file_changed_while_read');
  });

  test('refuses a path that cannot be one', async () => {
    assert.equal(await codeOf(readRegularFile('a\0b', 'f', MAX)), 'file_unreadable');
    assert.equal(await codeOf(readRegularFile('x'.repeat(300), 'f', MAX)), 'file_unreadable');
  });

  test('leaves no file open, whatever came of it', async (t) => {
    if (!existsSync('/proc/self/fd')) return t.skip('no /proc here');
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'f'), 'x'.repeat(MAX + 1));
    const open = (): number => readdirSync('/proc/self/fd').length;
    await codeOf(readRegularFile(folder, 'f', MAX));
    const before = open();
    for (let round = 0; round < 5; round += 1) {
      await codeOf(readRegularFile(folder, 'f', MAX));
      await codeOf(readRegularFile(join(folder, 'f'), 'f', MAX));
      await readRegularFile(join(folder, 'f'), 'f', MAX * 2);
    }
    assert.equal(open(), before);
  });
});

describe('writing a file at once', () => {
  test('creates it in a folder that is there', async (t) => {
    const folder = temporaryFolder(t);
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    await writeFileAtomically(join(folder, 'a/b/f'), 'new', 'f');
    assert.equal(readFileSync(join(folder, 'a/b/f'), 'utf8'), 'new');
    assert.deepEqual(readdirSync(join(folder, 'a/b')), ['f']);
  });

  test('replaces it by another file: who reads the old one goes on reading it', async (t) => {
    const path = join(temporaryFolder(t), 'f');
    writeFileSync(path, 'old');
    const reader = openForReading(path, 'f');
    await writeFileAtomically(path, 'new', 'f');
    assert.equal(Buffer.from(readOpenFile(reader, 'f', MAX)).toString(), 'old');
    assert.equal(readFileSync(path, 'utf8'), 'new');
  });

  test('replaces a symbolic link and not what it points at', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'target'), 'precious');
    symlinkSync('target', join(folder, 'f'));
    await writeFileAtomically(join(folder, 'f'), 'new', 'f');
    assert.equal(readFileSync(join(folder, 'target'), 'utf8'), 'precious');
    assert.ok(lstatSync(join(folder, 'f')).isFile());
  });

  test('leaves nothing behind where a folder is in the way', async (t) => {
    const folder = temporaryFolder(t);
    mkdirSync(join(folder, 'f'));
    assert.equal(
      await codeOf(writeFileAtomically(join(folder, 'f'), 'new', 'f')),
      'file_not_regular',
    );
    assert.deepEqual(readdirSync(folder), ['f']);
    assert.deepEqual(readdirSync(join(folder, 'f')), []);
  });

  test('says so where a file stands for a folder', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'file'), '');
    assert.equal(
      await codeOf(writeFileAtomically(join(folder, 'file/f'), 'x', 'f')),
      'folder_missing',
    );
  });

  test('leaves the old content where the folder cannot be written to', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'f'), 'old', { mode: 0o666 });
    const { stdout } = await unprivileged(folder, 'writeFileAtomically');
    assert.match(stdout, /file_unwritable EACCES/);
    assert.equal(readFileSync(join(folder, 'f'), 'utf8'), 'old');
    assert.deepEqual(readdirSync(folder), ['f']);
  });
});

/** Calls a function of io/write-files.ts on `folder/f` as a user who may only read there; modes do not bind root. */
async function unprivileged(folder: string, name: string): Promise<{ stdout: string }> {
  const root = process.getuid?.() === 0;
  const module = join(import.meta.dirname, '../../src/io/write-files.ts');
  const script = [
    `const { ${name} } = await import(${JSON.stringify(module)});`,
    // Loaded as the one who may read the project, run as one who may not write.
    ...(root ? ['process.setgid(65534); process.setuid(65534);'] : []),
    `await ${name}(${JSON.stringify(join(folder, 'f'))}, 'new', 'f').then(`,
    `  () => console.log('written'), (error) => console.log(error.code, error.findings[0].found));`,
  ].join('\n');
  chmodSync(folder, root ? 0o755 : 0o555);
  try {
    return await execa(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '../..'),
    });
  } finally {
    chmodSync(folder, 0o755);
  }
}

/** `created`, or the code with which it was refused. */
function outcomeOf(creating: Promise<void>): Promise<string> {
  return creating.then(
    () => 'created',
    (error: unknown) => (error instanceof ClaimgateError ? error.code : String(error)),
  );
}

describe('creating a file', () => {
  test('writes it where there is none', async (t) => {
    const path = join(temporaryFolder(t), 'f');
    await createFile(path, 'new', 'f');
    assert.equal(readFileSync(path, 'utf8'), 'new');
  });

  test('never touches one that is there, nor what a link points at', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'f'), 'old');
    symlinkSync('elsewhere', join(folder, 'link'));
    for (const name of ['f', 'link'])
      assert.equal(await outcomeOf(createFile(join(folder, name), 'new', name)), 'file_exists');
    assert.equal(readFileSync(join(folder, 'f'), 'utf8'), 'old');
    assert.equal(existsSync(join(folder, 'elsewhere')), false);
  });

  test('of many at once one wins, whole, and leaves nothing beside it', async (t) => {
    const folder = temporaryFolder(t);
    const path = join(folder, 'f');
    const texts = Array.from({ length: 12 }, (_, number) => String(number).repeat(100_000));
    const codes = await Promise.all(texts.map((text) => outcomeOf(createFile(path, text, 'f'))));
    assert.equal(codes.filter((code) => code === 'created').length, 1);
    assert.equal(codes.filter((code) => code === 'file_exists').length, 11);
    assert.ok(texts.includes(readFileSync(path, 'utf8')));
    assert.deepEqual(readdirSync(folder), ['f']);
  });

  test('writes it in place on a file system that has no links', async (t) => {
    const folder = temporaryFolder(t);
    const why = await cannotTrace();
    if (why !== undefined) return t.skip(why);
    const noLinks = ['-e', 'trace=link,linkat', '-e', 'inject=link,linkat:error=EPERM'];
    const words = [PROGRAM, 'key', 'generate', '--out', 'f', '--no-passphrase', '--json'];
    const { exitCode } = await execa(
      'strace',
      ['-f', '-qq', '-o', '/dev/null', ...noLinks, process.execPath, ...words],
      { cwd: folder, reject: false },
    );
    assert.equal(exitCode, 0);
    assert.deepEqual(readdirSync(folder).sort(), ['f', 'f.pub.pem']);
    assert.match(readFileSync(join(folder, 'f'), 'utf8'), /PRIVATE KEY/);
  });

  test('says so where the folder is missing', async (t) =>
    assert.equal(
      await outcomeOf(createFile(join(temporaryFolder(t), 'no/f'), '', 'f')),
      'folder_missing',
    ));
});

describe('long file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-long-file-'));
  const path = join(folder, 'claims.json');
  const OPTIONS = { maxBytes: MAX_LONG_CLAIMS_BYTES, idLength: 40 };

  after(() => rmSync(folder, { recursive: true, force: true }));

  test('a file of more than two gibibytes is refused before it is read', () => {
    writeFileSync(path, '');
    truncateSync(path, MAX_LONG_CLAIMS_BYTES + 1);
    assert.throws(() => openLongFile(folder, 'claims.json', OPTIONS), {
      code: 'json_too_large',
      message: /found 2147483649 bytes, expected at most 2147483648 bytes$/,
    });
    truncateSync(path, 0);
  });

  test('a file that grew or shrank since it was looked at is refused', () => {
    writeFileSync(path, 'some bytes\n');
    const { open } = openLongFile(folder, 'claims.json', OPTIONS);
    assert.equal(Buffer.concat([...open()]).toString(), 'some bytes\n');
    appendFileSync(path, 'more\n');
    assert.throws(() => [...open()], { code: 'file_changed_while_read' });
    rmSync(path);
    assert.throws(() => [...open()], { code: 'file_missing' });
  });
});

test('a pipe that is full is waited for, so that nothing of an answer is lost', async (t) => {
  const folder = temporaryFolder(t);
  const [pipe, copy] = [join(folder, 'pipe'), join(folder, 'copy')];
  execFileSync('mkfifo', [pipe]);
  // For both, so that neither side waits for the other to open it.
  const descriptor = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const answer = Buffer.alloc(300_000, 'answer ').toString();
  const reader = spawn('sh', [
    '-c',
    `sleep 0.3; head -c ${answer.length} < "$0" > "$1"`,
    pipe,
    copy,
  ]);
  descriptorSink(descriptor).write(answer);
  await once(reader, 'close');
  closeSync(descriptor);
  assert.ok(readFileSync(copy, 'utf8') === answer);
});

test('a closed descriptor is not a terminal, and writes to it are dropped', (t) => {
  const descriptor = openSync(join(temporaryFolder(t), 'file'), 'w');
  closeSync(descriptor);
  const sink = descriptorSink(descriptor);
  assert.equal(sink.isTerminal, false);
  sink.write('text');
});

test('a device that is no terminal is none', (t) => {
  const path = join(temporaryFolder(t), 'file');
  writeFileSync(path, '');
  for (const name of [path, '/dev/null', '/dev/zero']) {
    const descriptor = openSync(name, 'r');
    assert.equal(descriptorSink(descriptor).isTerminal, false, name);
    closeSync(descriptor);
  }
});

describe('a file that is read piece by piece', () => {
  const limits = { maxBytes: 100_000, idLength: 40 };

  test('has the digest of its bytes, and the id that git gives to them', (t) => {
    const root = temporaryFolder(t);
    writeFileSync(join(root, 'f'), 'text');
    const hash = (name: string, text: string) => createHash(name).update(text).digest('hex');
    for (const [idLength, name] of [
      [40, 'sha1'],
      [64, 'sha256'],
    ] as const) {
      const { sha256, blobId, open } = openLongFile(root, 'f', { ...limits, idLength });
      assert.equal(sha256, `sha256:${hash('sha256', 'text')}`);
      assert.equal(blobId, hash(name, 'blob 4\0text'));
      assert.equal(Buffer.concat([...open()]).toString(), 'text');
    }
  });

  test('is refused where it is too long, no file, or not there', (t) => {
    const root = temporaryFolder(t);
    writeFileSync(join(root, 'long'), 'x'.repeat(100_001));
    mkdirSync(join(root, 'folder'));
    symlinkSync('long', join(root, 'link'));
    for (const [name, code] of [
      ['long', 'json_too_large'],
      ['folder', 'file_not_regular'],
      ['link', 'file_symlink'],
      ['none', 'file_missing'],
    ] as const)
      assert.throws(() => openLongFile(root, name, { ...limits }), { code }, name);
  });

  test('is refused where it changed since it was looked at', (t) => {
    const root = temporaryFolder(t);
    writeFileSync(join(root, 'f'), 'text');
    const { open } = openLongFile(root, 'f', limits);
    truncateSync(join(root, 'f'), 2);
    assert.throws(() => [...open()], { code: 'file_changed_while_read' });
  });
});

test('pieces that end in a failure leave nothing behind', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'f');
  writeFileSync(path, 'old');
  await assert.rejects(writePiecesAtomically(path, broken(), 'f'), TypeError);
  assert.deepEqual(readdirSync(folder), ['f']);
});

test('a signal that comes while a command starts reaches it', async (t) => {
  const ending = await startReleaseCommand({
    words: ['sleep', '60'],
    directory: temporaryFolder(t),
    environment: { PATH: process.env['PATH'] },
    signals: (onSignal) => {
      onSignal('SIGTERM');
      return () => {};
    },
  });
  assert.equal(ending.exitCode, 128 + 15);
});

async function* broken(): AsyncGenerator<string> {
  yield 'new';
  throw new TypeError('broken');
}
