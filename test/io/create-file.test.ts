import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { ClaimgateError } from '../../src/findings/index.ts';
import { createFile } from '../../src/io/write-files.ts';
import { PROGRAM } from '../cli/release-world.ts';
import { temporaryFolder } from '../repositories.ts';
import { cannotTrace } from '../trace.ts';

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
