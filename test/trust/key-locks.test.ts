import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { often } from '../soak.ts';

const LIBRARY = join(import.meta.dirname, '../../dist/lib/src/trust/private-key.js');

/** How many keys: a lock that is waited for without end showed within the first hundreds. */
const MADE = often(400, 2000);

/** A small heap, so that garbage is collected while keys are written. */
test('keys are made and written one after the other, whatever is collected meanwhile', async () => {
  const program = `
    const { generatePrivateKey } = await import(${JSON.stringify(LIBRARY)});
    let written = 0;
    for (let made = 0; made < ${MADE}; made += 1) {
      const key = generatePrivateKey('ecdsa-p256').value;
      for (let times = 0; times < 10; times += 1) written += 'd' in key.object.export({ format: 'jwk' }) ? 1 : 0;
    }
    console.log(written);`;
  const words = ['--max-semi-space-size=1', '--input-type=module', '-e', program];
  // Where a key waits for its own lock, it does so without end.
  const ended = await execa(process.execPath, words, { timeout: 120_000, killSignal: 'SIGKILL' });
  assert.equal(ended.stdout, String(10 * MADE));
});
