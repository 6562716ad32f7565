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
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { ClaimgateError } from '../../src/findings/index.ts';
import { openForReading, readOpenFile, readRegularFile } from '../../src/io/files.ts';
import { writeFileAtomically } from '../../src/io/write-files.ts';
import { temporaryFolder } from '../repositories.ts';

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
