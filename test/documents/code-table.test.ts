import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { codeRows } from '../../scripts/generate/codes.ts';
import { loadSchemas } from '../../scripts/generate/schemas.ts';
import { codeEntry, everyCode, areaOf } from '../../src/documents/findings.ts';
import { isSlug } from '../../src/documents/json-value.ts';
import glob from 'fast-glob';

const ROOT = join(import.meta.dirname, '../..');
const schemas = loadSchemas(ROOT);

test('the table that the program has is the one that people edit', () => {
  const rows = codeRows(readFileSync(join(ROOT, 'src/documents/codes.json'), 'utf8'), schemas);
  assert.ok(rows.length > 400);
  assert.deepEqual(
    rows,
    everyCode().map((code) => ({ code, ...codeEntry(code) })),
  );
});

const ROW = { severity: 'refused', clears_by: 'edit', title: 'it is wrong', hint: 'Mend it.' };
const table = (rows: object) =>
  `${JSON.stringify({ one: { about: 'One.', codes: rows } }, null, 2)}\n`;

const REFUSED: readonly (readonly [what: string, text: string, reason: RegExp])[] = [
  [
    'one code in two areas',
    `${JSON.stringify({ one: { about: 'One.', codes: { a: ROW } }, two: { about: 'Two.', codes: { a: ROW } } }, null, 2)}\n`,
    /two rows for a/,
  ],
  ['one code twice in an area', table({ a: ROW, b: ROW }).replace('"b"', '"a"'), /member twice/],
  ['a member that no row has', table({ a: { ...ROW, tilte: 'x' } }), /additional properties/],
  ['no hint', table({ a: { ...ROW, hint: undefined } }), /must have required property 'hint'/],
  ['another severity', table({ a: { ...ROW, severity: 'fatal' } }), /severity/],
  ['something else that clears it', table({ a: { ...ROW, clears_by: 'luck' } }), /clears_by/],
  ['a title with a full stop', table({ a: { ...ROW, title: 'It is.' } }), /title/],
  ['a hint without one', table({ a: { ...ROW, hint: 'mend it' } }), /hint/],
  ['a name in another form', table({ 'A-b': ROW }), /must match pattern/],
];

for (const [what, text, reason] of REFUSED)
  test(`a table of codes with ${what} is refused`, () => {
    assert.throws(() => codeRows(text, schemas), reason);
  });

test('a table of codes with nothing wrong is read', () => {
  assert.deepEqual(codeRows(table({ a: { ...ROW, next: 'claimgate check' } }), schemas), [
    { code: 'a', area: 'one', ...ROW, severity: 1, next: 'claimgate check' },
  ]);
});

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

/** Codes that no input a test could make leads to, and why. */
const OUT_OF_REACH = new Set([
  // It takes two subjects whose SHA-256 digests share twelve digits.
  'subject_ambiguous',
]);

test('every code is expected by some test', async () => {
  const files = await glob('**/*', {
    cwd: join(import.meta.dirname, '..'),
    absolute: true,
    dot: true,
  });
  const texts = files
    .filter((file) => file !== import.meta.filename)
    .map((file) => readFileSync(file, 'utf8'));
  const all = texts.join('\n');
  const missing = everyCode().filter((code) => !OUT_OF_REACH.has(code) && !all.includes(code));
  assert.deepEqual(missing, []);
});

const AREAS: readonly string[] = [
  'contracts',
  'evidence',
  'certification runs',
  'lines of a projection',
  'what must not be in a projection',
];

test('every code on evidence, runs, contracts and projections is expected by a test', () => {
  const root = join(import.meta.dirname, '..');
  const text = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.ts$|^cases\b.*\.json$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  assert.deepEqual(
    AREAS.filter((area) => !everyCode().some((code) => areaOf(code) === area)),
    [],
  );
  const codes = everyCode().filter((code) => AREAS.includes(areaOf(code)));
  assert.deepEqual(
    codes.filter((code) => !text.includes(`'${code}'`) && !text.includes(`"${code}"`)),
    [],
  );
});
