import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { MAX_LONG_CLAIMS_BYTES } from '../../src/cli/long-claims.ts';
import { cuttingLines, openLongFile, placeOf, readAgain } from '../../src/io/inputs/long-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'claimgate-long-file-'));
const path = join(folder, 'claims.json');
const OPTIONS = { maxBytes: MAX_LONG_CLAIMS_BYTES, idLength: 40 };

after(() => rmSync(folder, { recursive: true, force: true }));

test('a file of more than two gibibytes is refused before it is read', () => {
  writeFileSync(path, '');
  truncateSync(path, MAX_LONG_CLAIMS_BYTES + 1);
  assert.throws(() => openLongFile(folder, 'claims.json', OPTIONS), {
    code: 'json_too_large',
    message: /found 2147483649 bytes, expected at most 2147483648 bytes$/,
  });
  truncateSync(path, 0);
});

test('a file that grew or shrank since it was looked at is refused', () => {
  writeFileSync(path, 'some bytes\n');
  const { open, place } = openLongFile(folder, 'claims.json', OPTIONS);
  assert.equal(Buffer.concat([...open()]).toString(), 'some bytes\n');
  appendFileSync(path, 'more\n');
  for (const read of [open, () => readAgain(place)])
    assert.throws(() => [...read()], { code: 'file_changed_while_read' });
  rmSync(path);
  assert.throws(() => [...open()], { code: 'file_missing' });
  assert.throws(() => placeOf(path, 'claims.json'), { code: 'file_missing' });
});

test('lines cut a file into parts of about one size', () => {
  writeFileSync(path, Array.from({ length: 100 }, (_unused, at) => `line ${at + 100}\n`).join(''));
  const cut = (parts: number) =>
    cuttingLines(path, parts, 100).map(
      ({ bytes, start }) => `${start} ${Buffer.from(bytes).toString()}`,
    );
  assert.deepEqual(cut(1), []);
  assert.deepEqual(cut(2), ['459 line 151']);
  assert.deepEqual(cut(3), ['306 line 134', '603 line 167']);
  assert.equal(cut(300).length, 99, 'all but the first');
  assert.equal(new Set(cut(300)).size, 99, 'none twice');
});

test('where there are no lines to cut at, there are none', () => {
  for (const text of [
    '',
    '\n',
    'one line\n',
    'no end',
    `${'x'.repeat(1000)}\n${'y'.repeat(1000)}`,
  ]) {
    writeFileSync(path, text);
    assert.deepEqual(cuttingLines(path, 4, 100), [], text.slice(0, 20));
  }
  assert.deepEqual(cuttingLines(folder, 4, 100), []);
  assert.deepEqual(cuttingLines(join(folder, 'nowhere'), 4, 100), []);
});
