import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  readCanonical,
  type AcceptSlug,
  type CanonicalReader,
} from '../../src/json/canonical-line.ts';
import { token } from '../../src/json/token.ts';
import { DIGEST, KINDS, WORDS } from './written-forms.ts';

/** The value of a text, and the text of the last subject in it; `undefined` where it is not in the form. */
const readingOf = <T>(text: string, read: CanonicalReader<T>, accept: AcceptSlug = () => true) =>
  readCanonical(Buffer.from(text, 'latin1'), read, accept);

describe('the one written form of a value', () => {
  for (const [kind, { read, takes, refuses }] of Object.entries(KINDS)) {
    test(`of ${kind}`, () => {
      for (const text of takes)
        assert.deepEqual(readingOf(text, read), { value: JSON.parse(text), subjectText: '' }, text);
      for (const text of refuses) assert.equal(readingOf(text, read), undefined, text);
    });
  }

  test('of a slug is left to who accepts slugs', () => {
    const asked: string[] = [];
    const accept = (slug: string) => asked.push(slug) === 1;
    const read: CanonicalReader<unknown> = (line) => line.list((inner) => inner.slug(), 5);
    assert.equal(readingOf('["a","b","c"]', read, accept), undefined);
    assert.deepEqual(asked, ['a', 'b']);
  });

  test('is what is expected, to its end', () => {
    const read: CanonicalReader<unknown> = (line) => {
      line.expect(token('{"a":'));
      const value = line.integer(0, 9);
      line.expect(token('}'));
      return value;
    };
    assert.deepEqual(readingOf('{"a":1}', read)?.value, 1);
    for (const text of ['{"a":1', '{"b":1}', '{"a":1}}', '{"a":1}\n', '{"a"'])
      assert.equal(readingOf(text, read), undefined, text);
  });

  test('remembers the text of the last subject', () => {
    const read: CanonicalReader<unknown> = (line) =>
      line.list((inner) => inner.subject((subject) => subject.slug()), 5);
    assert.deepEqual(readingOf('["a","bc"]', read), { value: ['a', 'bc'], subjectText: '"bc"' });
  });

  test('is not looked for in bytes around it', () => {
    const bytes = Buffer.from('x"one"x').subarray(1, 6);
    assert.equal(
      readCanonical(
        bytes,
        (line) => line.word(WORDS),
        () => true,
      )?.value,
      'one',
    );
    const digest = Buffer.from(`x"${DIGEST}"x`).subarray(1, -1);
    assert.equal(
      readCanonical(
        digest,
        (line) => line.digest(),
        () => true,
      )?.value,
      DIGEST,
    );
  });

  test('a fault of a reader is not taken for one of the text', () => {
    const broken = (): never => {
      throw new RangeError('broken');
    };
    assert.throws(() => readingOf('1', broken), RangeError);
  });
});
