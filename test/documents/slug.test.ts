import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isSlug } from '../../src/documents/json-value.ts';

test('a slug is what the schema of documents takes for one', () => {
  const path = join(import.meta.dirname, '../../schemas/common.v1.schema.json');
  const { $defs }: { $defs: { slug: { pattern: string; maxLength: number } } } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const { pattern, maxLength } = $defs.slug;
  const form = new RegExp(pattern, 'u');
  const cases: Record<string, boolean> = {
    a: true,
    'a.b_c-9': true,
    'ab.cd_ef-10': true,
    ['a'.repeat(64)]: true,
    ['a'.repeat(65)]: false,
    '': false,
    A: false,
    'a b': false,
    'a..b': false,
    '-a': false,
    'a-': false,
    'a\n': false,
    é: false,
  };
  for (const [text, isOne] of Object.entries(cases)) {
    assert.equal(isSlug(text), isOne, JSON.stringify(text));
    assert.equal(form.test(text) && text.length <= maxLength, isOne, JSON.stringify(text));
  }
});
