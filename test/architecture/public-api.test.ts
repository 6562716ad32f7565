import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const list = join(root, 'test/architecture/public-api.txt');

/** Lists the names that users import: adding or removing one fails this test. */
test('the public names are those of the list', async () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const lines: string[] = [];
  for (const [subpath, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue;
    const names = Object.keys((await import(join(root, target.default))) as object).sort();
    assert.ok(names.length > 0, `${subpath} exports nothing`);
    lines.push(...names.map((name) => `${subpath.replace('.', 'claimgate')} ${name}`));
  }
  const text = `${lines.join('\n')}\n`;
  if (process.env['CLAIMGATE_UPDATE'] === '1') writeFileSync(list, text);
  else
    assert.equal(
      text,
      readFileSync(list, 'utf8'),
      'run `npm test -- --update public-api` and read the difference',
    );
});
