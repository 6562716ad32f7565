import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeBase64, decodeStandardBase64, encodeBase64 } from '../../src/trust/public-key.ts';

const accepted: readonly (readonly [string, string])[] = [
  ['', ''],
  ['Zg==', '66'],
  ['Zm8=', '666f'],
  ['Zm9v', '666f6f'],
  ['+/+/', 'fbffbf'],
  ['-_-_', 'fbffbf'],
  ['_w==', 'ff'],
];

test('both alphabets are read', () => {
  for (const [text, hex] of accepted)
    assert.equal(Buffer.from(decodeBase64(text) ?? 'no').toString('hex'), hex, text);
});

test('garbage, wrong padding and left-over bits are refused', () => {
  const refused = [
    'Z',
    'Zg',
    'Zg=',
    'Zg===',
    'Zm9v=',
    'Zm9v====',
    'Zh==',
    'Zm9=',
    '=',
    '====',
    'Zm 8=',
    'Zm8=\n',
    ' Zm8=',
    'Z*==',
    'Zg==Zg==',
    '+_+_',
    '-/-/',
    'Zé==',
    'Zg\u0000=',
  ];
  for (const text of refused) assert.equal(decodeBase64(text), undefined, JSON.stringify(text));
});

test('PEM and notes know the standard alphabet only', () => {
  assert.equal(decodeStandardBase64('-_-_'), undefined);
  assert.deepEqual(decodeStandardBase64('+/+/'), Buffer.from('fbffbf', 'hex'));
});

test('what is written is read, for every length and byte', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 37 + length) % 256));
    assert.deepEqual(decodeBase64(encodeBase64(bytes)), bytes);
    assert.deepEqual(decodeStandardBase64(encodeBase64(new Uint8Array(bytes))), bytes);
  }
});
