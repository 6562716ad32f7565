import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf, parseDigest } from '../../src/digest/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { mergeInPieces } from '../../src/gate/merge-projection.ts';
import { chunksOf, codes, file, FOUR, lines, merge, TEXT } from './four-lines.ts';

test('each claim meets its entry', async () => {
  const merged = await merge(file(TEXT));
  assert.deepEqual(merged, {
    ok: true,
    results: ['present', 'present', 'present', 'present'],
    leaks: { count: 0, listed: [] },
  });
});

test('claims without entry and entries without claim are distinguished', async () => {
  const [first, second, third, fourth] = FOUR.map(({ digest }) => digest);
  assert.ok(first && second && third && fourth);
  const before = parseDigest('0'.repeat(64));
  const after = parseDigest('f'.repeat(64));
  assert.ok(before && after);
  const merged = await merge(file(TEXT), [before, second, second, fourth, after, after]);
  assert.deepEqual(merged.ok && merged.results, [
    'absent',
    'present',
    'present',
    'present',
    'absent',
    'absent',
  ]);
});

test('claims behind the last line are answered piece by piece', async () => {
  const after = Array.from({ length: 2500 }, (_unused, index) => digestOf(`${index}`)).toSorted();
  const claims = after.map((subjectDigest) => ({ subjectDigest }));
  const sizes: number[] = [];
  const merging = mergeInPieces(
    file('', { entryCount: 0 }),
    claims,
    ({ subjectDigest }) => subjectDigest,
  );
  const results: string[] = [];
  for await (const piece of merging) {
    sizes.push(piece.length);
    results.push(...piece);
  }
  assert.deepEqual(sizes.filter(Boolean), [1000, 1000, 500]);
  assert.deepEqual(results, after);
});

test('an empty file has no entries', async () => {
  const merged = await merge(file('', { entryCount: 0 }));
  assert.deepEqual(merged.ok && merged.results, ['absent', 'absent', 'absent', 'absent']);
  assert.deepEqual(await codes(file('')), [['projection_count_differs', undefined]]);
});

test('wherever the chunks end, the result is the same', async () => {
  const bytes = Buffer.from(TEXT);
  const two = Buffer.from(
    FOUR.slice(0, 2)
      .map(({ line }) => line)
      .join(''),
  );
  // Every place is tried where lines are cut: test/documents/limits.test.ts.
  for (let at = 0; at <= two.length; at += 97) {
    const merged = await merge(file(two, { entryCount: 2, chunks: inTwo(two, at) }));
    assert.ok(merged.ok, `cut at ${at}`);
    assert.deepEqual(merged.results, ['present', 'present', 'absent', 'absent']);
  }
  for (const size of [1, 7, 1023, 4096]) {
    assert.ok(
      (await merge(file(bytes, { chunks: chunksOf(bytes, size) }))).ok,
      `chunks of ${size}`,
    );
  }
});

test('a source may use its buffer again', async () => {
  const bytes = Buffer.from(TEXT);
  async function* reusing(): AsyncIterable<Uint8Array> {
    const buffer = new Uint8Array(1000);
    for (let at = 0; at < bytes.length; at += buffer.length) {
      const part = bytes.subarray(at, at + buffer.length);
      buffer.set(part);
      yield buffer.subarray(0, part.length);
      buffer.fill(0x78);
    }
  }
  assert.ok((await merge(file(bytes, { chunks: reusing() }))).ok);
});

test('lines around chunks of 1 MiB are whole', async () => {
  const many = lines(400);
  const bytes = Buffer.from(many.map(({ line }) => line).join(''));
  assert.ok(bytes.length > 1 << 20);
  const merged = await merge(
    file(bytes, { entryCount: 400 }),
    many.map(({ digest }) => digest),
  );
  assert.ok(merged.ok);
  assert.ok(merged.results.every((state) => state === 'present'));
});

test('the file must be the one that was signed', async () => {
  assert.deepEqual(await codes(file(TEXT, { sha256: digestOf('else') })), [
    ['projection_digest_differs', undefined],
  ]);
  assert.deepEqual(await codes(file(TEXT, { entryCount: 5 })), [
    ['projection_count_differs', undefined],
  ]);
  assert.deepEqual(await codes(file(TEXT, { entryCount: 3 })), [
    ['projection_count_differs', undefined],
  ]);
});

test('a torn line is found', async () => {
  assert.deepEqual(await codes(file(TEXT.slice(0, -1))), [['projection_torn', 4]]);
  assert.deepEqual(await codes(file(TEXT.slice(0, -40))), [['projection_torn', 4]]);
  assert.deepEqual(await codes(file(`${TEXT} `, { entryCount: 5 })), [['projection_torn', 5]]);
});

test('claims that are not sorted are a defect, not a miss', async () => {
  await assert.rejects(
    merge(file(TEXT), FOUR.map(({ digest }) => digest).toReversed()),
    (error) =>
      error instanceof ClaimgateError &&
      error.code === 'defect' &&
      error.findings[0]?.expected === 'claims sorted by subject digest',
  );
});

test('a source that fails is not an end of file', async () => {
  async function* failing(): AsyncIterable<Uint8Array> {
    yield Buffer.from(TEXT);
    throw new ClaimgateError('file_unreadable');
  }
  await assert.rejects(
    merge(file(TEXT, { chunks: failing() })),
    (error) => error instanceof ClaimgateError && error.code === 'file_unreadable',
  );
});

async function* inTwo(bytes: Uint8Array, at: number): AsyncIterable<Uint8Array> {
  yield bytes.subarray(0, at);
  yield bytes.subarray(at);
}
