import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { isWithin, readProjection, WHOLE, type Stretch } from '../../src/projection/reader.ts';
import { chunksOf, FILE, FOUR, TEXT } from './four-lines.ts';

const BYTES = Buffer.from(TEXT);
const DIGESTS = FOUR.map(({ digest }) => digest);
/** Where each line begins, and where the last one ends. */
const STARTS = [0, ...FOUR.map(({ line }) => TEXT.indexOf(line) + line.length)];

/** The lines from one to before another, as a stretch. */
function stretchOf(from: number, before: number): Stretch {
  return {
    start: STARTS[from] ?? 0,
    end: before === FOUR.length ? Infinity : (STARTS[before] ?? 0),
    from: from === 0 ? '' : (DIGESTS[from] ?? ''),
    before: DIGESTS[before],
  };
}

/** The digests that are read of a stretch, in chunks of a size, and what is found. */
async function read(stretch: Stretch | undefined, size: number) {
  const digests: string[] = [];
  const projection = { file: FILE, chunks: chunksOf(BYTES, size), stretch };
  const { sha256, entryCount, faults } = await readProjection(projection, (line) => {
    digests.push(line.subjectDigest);
  });
  assert.equal(sha256, digestOf(BYTES), 'all bytes are hashed, whatever is read');
  return { digests, entryCount, codes: faults.map(({ code }) => code) };
}

test('a stretch is the lines between its ends, wherever chunks end', async () => {
  for (const size of [1, 100, BYTES.length]) {
    for (let from = 0; from <= FOUR.length; from += 1) {
      for (let before = from; before <= FOUR.length; before += 1) {
        const digests = DIGESTS.slice(from, before);
        const expected = { digests, entryCount: digests.length, codes: [] };
        const what = `${from} to ${before} by ${size}`;
        assert.deepEqual(await read(stretchOf(from, before), size), expected, what);
      }
    }
  }
  assert.deepEqual(await read(WHOLE, 64), await read(undefined, 64));
});

test('a line of a stretch that has a digest of another is out of order', async () => {
  const [, second, third = ''] = DIGESTS;
  const middle = stretchOf(1, 3);
  assert.deepEqual((await read({ ...middle, from: third }, 64)).codes, [
    'projection_not_ascending',
  ]);
  assert.deepEqual((await read({ ...middle, before: third }, 64)).codes, [
    'projection_not_ascending',
  ]);
  assert.deepEqual((await read({ ...middle, before: second }, 64)).codes, [
    'projection_not_ascending',
    'projection_not_ascending',
  ]);
});

test('a stretch holds the first of its digests, and not the one that follows it', () => {
  const stretch = { ...WHOLE, from: 'b', before: 'd' };
  const held = ['a', 'b', 'c', 'd', 'e'].filter((digest) => isWithin(stretch, digest));
  assert.deepEqual(held, ['b', 'c']);
  assert.ok(isWithin({ ...stretch, before: undefined }, 'e'));
  assert.ok(!isWithin({ ...stretch, before: undefined }, 'a'));
});
