import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { encryptPkcs8 } from '../../src/trust/private-key.ts';
import { NO_COST } from './expect.ts';

interface Element {
  readonly tag: number;
  readonly parts: readonly Element[] | Uint8Array;
}

const SEQUENCE = 0x30;

/** Reads DER (X.690 section 10) and refuses every length that is not written in the shortest form. */
function read(bytes: Uint8Array): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const tag = bytes[at] ?? assert.fail();
    const first = bytes[at + 1] ?? assert.fail();
    const extra = first < 0x80 ? 0 : first - 0x80;
    const begin = at + 2 + extra;
    const long = bytes.subarray(at + 2, begin).reduce((sum, byte) => sum * 256 + byte, 0);
    const length = extra === 0 ? first : long;
    assert.equal(extra, length < 0x80 ? 0 : length < 0x100 ? 1 : 2, 'the shortest form');
    assert.ok(begin + length <= bytes.length);
    const content = bytes.subarray(begin, begin + length);
    elements.push({ tag, parts: tag === SEQUENCE ? read(content) : content });
    at = begin + length;
  }
  return elements;
}

describe('an encrypted key is DER whatever its size', () => {
  // Padding makes the next multiple of 16 of them: 112, 128, 256, 272 and 60,016 bytes.
  for (const size of [96, 112, 255, 256, 60_000]) {
    test(`${size} bytes`, () => {
      const [whole = assert.fail(), ...none] = read(
        encryptPkcs8(new Uint8Array(size), 'p', NO_COST),
      );
      assert.deepEqual(none, []);
      assert.ok(Array.isArray(whole.parts));
      const [, encrypted] = whole.parts;
      assert.ok(encrypted?.parts instanceof Uint8Array);
      assert.equal(encrypted.parts.length, (Math.floor(size / 16) + 1) * 16);
    });
  }
});
