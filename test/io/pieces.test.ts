import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openLongFile } from '../../src/repository/work-tree.ts';
import { startReleaseCommand } from '../../src/io/release-command.ts';
import { writePiecesAtomically } from '../../src/io/write-files.ts';
import { temporaryFolder } from '../repositories.ts';

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
