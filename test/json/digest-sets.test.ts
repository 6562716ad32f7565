import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCanonical } from '../../src/json/canonical-line.ts';

/** What is read as a list of digests; `undefined` where it is none. */
function setIn(text: string, maxItems = 100): readonly string[] | undefined {
  const reading = readCanonical(
    Buffer.from(text),
    (line) => line.digestSet(maxItems),
    () => true,
  );
  return reading?.value;
}

/** A list of a length that no other test reads. */
const listOf = (size: number, name: string): string =>
  JSON.stringify(
    Array.from({ length: size }, (_, at) => `sha256:${`${name}${at}`.padStart(64, '0')}`),
  );

test('a list of digests that comes again is the same object, which nobody may change', () => {
  const text = listOf(3, 'a');
  const first = setIn(text);
  assert.deepEqual(first, JSON.parse(text));
  assert.ok(Object.isFrozen(first));
  assert.equal(setIn(text), first);
});

test('a list that was read where more may be there is refused where it is too long', () => {
  const text = listOf(3, 'b');
  const first = setIn(text, 4);
  assert.equal(setIn(text, 2), undefined);
  assert.equal(setIn(text, 3), first);
});

test('the last eight lists are kept, and none that is large', () => {
  const text = listOf(3, 'c');
  const first = setIn(text);
  for (let other = 0; other < 7; other += 1) setIn(listOf(2, `d${other}`));
  assert.equal(setIn(text), first);
  setIn(listOf(2, 'd7'));
  assert.notEqual(setIn(text), first);
  assert.deepEqual(setIn(text), first);

  const large = listOf(56, 'e');
  assert.ok(large.length > 4096);
  const read = setIn(large);
  assert.deepEqual(read, JSON.parse(large));
  assert.ok(!Object.isFrozen(read));
  assert.notEqual(setIn(large), read);
  const small = listOf(55, 'e');
  assert.equal(setIn(small), setIn(small));
});

test('a list that is kept does not change with the bytes that it was read from', () => {
  const text = listOf(3, 'f');
  const bytes = Buffer.from(text);
  const read = () =>
    readCanonical(
      bytes,
      (line) => line.digestSet(9),
      () => true,
    )?.value;
  const first = read();
  bytes.write(listOf(3, '9'));
  assert.deepEqual(read(), JSON.parse(listOf(3, '9')));
  assert.equal(setIn(text), first);
});
