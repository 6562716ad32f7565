import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCanonical, type CanonicalLine } from '../../src/json/canonical-line.ts';
import { parseJsonText } from '../../src/json/parser.ts';

/** What the quick reader makes of a text; `undefined` where it leaves it to the exact one. */
function read<T>(text: string, reader: (line: CanonicalLine) => T): T | undefined {
  return readCanonical(Buffer.from(text), reader, () => true)?.value;
}

const quoted = (text: string) => JSON.stringify(text);

describe('the quick reader', () => {
  test('knows how long each month is, in which year', () => {
    const instant = (date: string) => read(`"${date}T00:00:00Z"`, (line) => line.instant());
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    for (const [index, days] of lengths.entries()) {
      const month = `2026-${String(index + 1).padStart(2, '0')}`;
      assert.equal(instant(`${month}-${days}`), `${month}-${days}T00:00:00Z`);
      assert.equal(instant(`${month}-${days + 1}`), undefined, month);
    }
    for (const [year, isLeap] of [
      [2024, true],
      [2000, true],
      [2026, false],
      [2100, false],
    ] as const)
      assert.equal(instant(`${year}-02-29`) !== undefined, isLeap, String(year));
  });

  test('takes slugs whose separators stand alone between letters and digits', () => {
    const slug = (text: string) => read(quoted(text), (line) => line.slug());
    for (const text of ['a', '0', 'a-b', 'a.b_c-d', 'a'.repeat(64)]) assert.equal(slug(text), text);
    for (const text of ['', '-', 'a-', '-a', 'a--b', 'A', 'a b', 'a'.repeat(65)])
      assert.equal(slug(text), undefined, text);
    assert.equal(
      read('"a-', (line) => line.slug()),
      undefined,
    );
  });

  test('leaves digests that are cut off or no digits to the exact reader', () => {
    const digest = (hex: string) => read(`"sha256:${hex}"`, (line) => line.digest());
    assert.equal(digest('0'.repeat(64)), `sha256:${'0'.repeat(64)}`);
    for (const hex of ['', '0'.repeat(63), `${'0'.repeat(63)}G`, '0'.repeat(65)])
      assert.equal(digest(hex), undefined);
    assert.equal(
      read(`"sha256:${'0'.repeat(9)}`, (line) => line.digest()),
      undefined,
    );
  });

  test('takes lists as long as allowed, and sets in which nothing is there twice', () => {
    const items = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);
    const set = (list: readonly string[], most: number) =>
      read(JSON.stringify(list), (line) => line.set((one) => one.slug(), most));
    for (const count of [0, 1, 8, 9, 12]) assert.deepEqual(set(items(count), 12), items(count));
    assert.equal(set(items(13), 12), undefined);
    for (const count of [2, 12]) assert.equal(set([...items(count), 's0'], 20), undefined);
  });

  test('takes no defect of a reader for an unusual line', () => {
    const broken = () => {
      throw new TypeError('defect');
    };
    assert.throws(() => read('""', broken), TypeError);
    assert.throws(
      () => parseJsonText('{"a":1,"a":2}', { maxDepth: 2, onFault: broken }),
      TypeError,
    );
  });
});
