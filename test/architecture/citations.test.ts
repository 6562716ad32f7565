import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import glob from 'fast-glob';

const ROOT = join(import.meta.dirname, '../..');
const SPECIFICATION = join(ROOT, 'docs/specification');

/** The numbered sections of each page of the specification. */
const sections = new Map(
  readdirSync(SPECIFICATION).map((page) => {
    const headings = readFileSync(join(SPECIFICATION, page), 'utf8').matchAll(
      /^#{2,3} (\d+(?:\.\d+)?)\.? /gm,
    );
    return [page, new Set([...headings].map(([, number]) => number))] as const;
  }),
);

/** Everything that cites: sources, schemas, tests and documents. */
const files = await glob(
  ['{src,schemas,scripts,test,conformance,bench,examples,docs}/**/*.{ts,json,md}', '*.md'],
  { cwd: ROOT, ignore: ['test/vectors/**', '**/generated/**'] },
);

const CITATION = /specification\/([\w-]+\.md)((?:[ ,]|and |steps? |section )*(\d+(?:\.\d+)?))?/g;

test('every citation of the specification names a section that is there', () => {
  let count = 0;
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [citation, page = '', , number] of text.matchAll(CITATION)) {
      assert.ok(sections.has(page), `${file}: ${citation}`);
      if (number !== undefined) assert.ok(sections.get(page)?.has(number), `${file}: ${citation}`);
      count += 1;
    }
  }
  assert.ok(count > 200, `${count} citations`);
});

test('nothing cites a document that is not in the repository', () => {
  const outside =
    /(?<!specification\/)(?<![\w/(])(?:data-model|spec)\.md|\bspec sections? \d|(?<![\w/(])trust\.md (?:sections? )?\d/;
  const citing = files.filter((file) => {
    if (file.startsWith('docs/specification/') || file.endsWith('citations.test.ts')) return false;
    return outside.test(
      readFileSync(join(ROOT, file), 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '),
    );
  });
  assert.deepEqual(citing, []);
});

test('each section number stands once on its page', () => {
  for (const page of readdirSync(SPECIFICATION)) {
    const text = readFileSync(join(SPECIFICATION, page), 'utf8');
    const numbers = [...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number);
    assert.deepEqual(numbers, [...new Set(numbers)], page);
  }
});
