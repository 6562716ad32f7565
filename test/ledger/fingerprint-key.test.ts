import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFingerprintKey } from '../../src/ledger/index.ts';
import { codesOf, utf8, valueOf } from '../trust/expect.ts';

const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => 251 - index));

test('a key is one line of base64', () => {
  for (const end of ['', '\n'])
    assert.deepEqual(valueOf(readFingerprintKey(utf8(KEY.toString('base64') + end), 'k')), KEY);
});

test('an invalid or short key is refused without repeating any of it', () => {
  const refusals: [Uint8Array, string][] = [
    [utf8(''), 'fingerprint_key_short'],
    [utf8(KEY.subarray(1).toString('base64')), 'fingerprint_key_short'],
    [utf8(`${KEY.toString('base64')}\n\n`), 'fingerprint_key_malformed'],
    [utf8(`${KEY.toString('hex')}!`), 'fingerprint_key_malformed'],
    [KEY, 'fingerprint_key_malformed'],
    [utf8('A'.repeat(2000)), 'fingerprint_key_malformed'],
  ];
  for (const [bytes, code] of refusals) {
    const outcome = readFingerprintKey(bytes, 'key.txt');
    assert.deepEqual(codesOf(outcome), [code]);
    assert.ok(!JSON.stringify(outcome).includes(KEY.toString('base64').slice(4, 12)));
  }
});
