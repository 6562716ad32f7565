import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { readFingerprintKey } from '../../src/ledger/identity.ts';
import { contextAt, item, newLedger, review, run } from './world.ts';
import { codesOf, utf8, valueOf } from '../trust/expect.ts';

const LOCAL = run('local');

describe('an unknown member is named only where it could be one, and its place is that of the object', () => {
  const [check = assert.fail()] = LOCAL.checks;
  for (const [why, document, pointer, shown] of [
    ['a plain name', { ...review(), note: 1 }, '', '"note"'],
    ['a name that may be a secret', { ...review(), 'a/b~c': 1 }, '', 'a name of 5 characters'],
    ['further down', { ...LOCAL, checks: [{ ...check, note: 1 }] }, '/checks/0', '"note"'],
  ] as const) {
    test(why, async () => {
      const ledger = await newLedger('sqlite');
      const kind = 'checks' in document ? 'run' : 'approval';
      const outcome = await append(ledger.driver, [item(kind, document)], contextAt());
      assert.ok(!outcome.ok);
      const [{ code, ...found }] = outcome.findings;
      assert.deepEqual([code, found.pointer, found.found], ['unknown_member', pointer, shown]);
    });
  }
});

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
