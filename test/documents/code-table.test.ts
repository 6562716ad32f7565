import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { codeRows } from '../../scripts/generate/codes.ts';
import { loadSchemas } from '../../scripts/generate/schemas.ts';
import { codeEntry, everyCode } from '../../src/documents/findings.ts';

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
