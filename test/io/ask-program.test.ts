import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askProgram } from '../../src/io/ask-program.ts';

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
