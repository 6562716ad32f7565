import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { MAX_LONG_CLAIMS_BYTES } from '../../src/commands/release-inputs.ts';
import { openLongFile } from '../../src/io/inputs/work-tree.ts';

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
  const { open } = openLongFile(folder, 'claims.json', OPTIONS);
  assert.equal(Buffer.concat([...open()]).toString(), 'some bytes\n');
  appendFileSync(path, 'more\n');
  assert.throws(() => [...open()], { code: 'file_changed_while_read' });
  rmSync(path);
  assert.throws(() => [...open()], { code: 'file_missing' });
});
