import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { isSeq, parseDocument } from 'yaml';
import { FOLDERS } from '../../tools/mutate/folders.ts';
import { explained, itemOf, keyOf, piece } from '../../tools/mutate/survivors.ts';

const root = join(import.meta.dirname, '../..');
const list = readFileSync(join(import.meta.dirname, 'survivors.md'), 'utf8');

const plain = (code: string) => code.replaceAll(/\s+/g, ' ');

/** The file of an item and the code before the change, as far as the item quotes it. */
function quotedIn(key: string): { file: string; before: string } {
  const [, file = '', code = ''] = /^`([^`]+)` \w+ (.*) → /.exec(key) ?? [];
  const before = code.startsWith('`` ') ? code.slice(3, -3) : code.slice(1, -1);
  return { file, before: before.replace(/…$/, '') };
}

for (const { name } of FOLDERS) {
  test(`what the list explains of ${name} is in the code`, () => {
    const items = explained(list, name);
    assert.ok(items.size > 0);
    for (const [key, count] of items) {
      const { file, before } = quotedIn(key);
      const found = plain(readFileSync(join(root, file), 'utf8')).split(before).length - 1;
      assert.ok(found >= count, `${key} ×${count}: ${found}`);
    }
  });
}

test('every item is one of a folder that is tried', () => {
  const items = list.split('\n').filter((line) => line.startsWith('* '));
  const isTried = (item: string) => FOLDERS.some(({ name }) => item.startsWith(`* \`src/${name}/`));
  assert.deepEqual(
    items.filter((item) => !isTried(item)),
    [],
  );
});

test('every folder is tried each night', () => {
  const nightly = parseDocument(readFileSync(join(root, '.github/workflows/nightly.yml'), 'utf8'));
  const names = nightly.getIn(['jobs', 'mutate', 'strategy', 'matrix', 'folder']);
  assert.ok(isSeq(names));
  assert.deepEqual(
    names.toJSON(),
    FOLDERS.map(({ name }) => name),
  );
});

test('every folder has its row of scores', () => {
  const guide = readFileSync(join(root, 'tools/README.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `([a-z]+)`[^|]*\| (?:\d+|–) \|/gm)].map(([, name]) => name);
  assert.deepEqual(
    rows,
    FOLDERS.map(({ name }) => name),
  );
});

describe('a list of mutants', () => {
  const location = { start: { line: 2, column: 3 }, end: { line: 3, column: 2 } };
  const mutant = {
    id: '1',
    fileName: 'src/a.ts',
    mutatorName: 'BlockStatement',
    replacement: '{}',
    status: 'Survived' as const,
    location,
  };

  test('names a mutant by what it changes', () => {
    const before = piece('one\n  {\n}\nfour', location);
    assert.equal(before, '{\n}');
    const key = keyOf(mutant, before);
    assert.equal(key, '`src/a.ts` BlockStatement `{ }` → `{}`');
    assert.equal(keyOf(mutant, '`x`'), '`src/a.ts` BlockStatement `` `x` `` → `{}`');
    const long = keyOf(mutant, 'x'.repeat(91));
    assert.equal(long, `\`src/a.ts\` BlockStatement \`${'x'.repeat(90)}…\` → \`{}\``);
  });

  test('is read as written, with the number of times that each item is there', () => {
    const markdown = [
      '# Title',
      '',
      'Why.',
      '',
      itemOf('`src/a/1.ts` X', 1),
      itemOf('`src/b/2.ts` Y', 1),
      itemOf('`src/a/1.ts` Z', 3),
      '',
    ];
    assert.deepEqual(
      [...explained(markdown.join('\n'), 'a')],
      [
        ['`src/a/1.ts` X', 1],
        ['`src/a/1.ts` Z', 3],
      ],
    );
  });

  test('needs a reason', () =>
    assert.throws(() => explained('# Title\n\n* `a` X', 'a'), /no reason is given for `a` X/));
});
