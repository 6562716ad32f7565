import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalize } from '../../src/digest/index.ts';
import { readJson } from '../../src/documents/json.ts';
import { anyCharacter, fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { utf8 } from '../documents.ts';
import { vectors } from '../vectors.ts';

const OPTIONS = { file: 'f.json', maxBytes: 1 << 20 };

/** A strict reader may refuse these although the text is JSON (vectors/README.md). */
const STRICTER = new Set([
  'json_number_not_integer',
  'json_integer_out_of_range',
  'json_duplicate_name',
]);

/** Values without anything that I-JSON or specification/documents.md 1 forbids. */
const { value: strictValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger().map((number) => number + 0),
    fc.string({ unit: anyCharacter }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.string({ unit: anyCharacter }), tie('value'), { maxKeys: 5 }),
  ),
}));

/** JSON text and near misses of it. */
const nearJson = fc
  .tuple(
    fc.json({ depthSize: 'small' }),
    fc.nat(),
    fc.constantFrom(
      '',
      ',',
      '"',
      '}',
      ']',
      '\\',
      '0',
      '-',
      '.',
      '\u0000',
      ' ',
      '[',
      '{',
      'e',
      '\ufeff',
    ),
  )
  .map(([text, at, extra]) => {
    const cut = at % (text.length + 1);
    return text.slice(0, cut) + extra + text.slice(cut);
  });

describe('readJson beside JSON.parse', () => {
  test('whatever is accepted, JSON.parse reads to the same value', () => {
    fc.assert(
      fc.property(fc.oneof(nearJson, fc.json()), (text) => {
        const { value, findings } = readJson(utf8(text), OPTIONS);
        if (findings.length > 0) return;
        assert.equal(JSON.stringify(value), JSON.stringify(JSON.parse(text)));
      }),
      { numRuns: often(125, 1000) },
    );
  });

  test('whatever JSON.parse refuses is refused, and whatever it accepts only for a named reason', () => {
    fc.assert(
      fc.property(nearJson, (text) => {
        fc.pre(text.isWellFormed());
        const codes = readJson(utf8(text), OPTIONS).findings.map(({ code }) => code);
        const parses = isJson(text);
        if (!parses) assert.notEqual(codes.length, 0, text);
        else
          for (const code of codes)
            assert.ok(STRICTER.has(code) || code === 'json_lone_surrogate', `${code}: ${text}`);
      }),
      { numRuns: often(125, 1000) },
    );
  });

  test('the canonical form of any accepted value is a fixed point', () => {
    fc.assert(
      fc.property(strictValue, (value) => {
        const text = canonicalize(value);
        const reading = readJson(utf8(text), OPTIONS);
        assert.deepEqual(reading.findings, []);
        assert.equal(canonicalize(reading.value), text);
      }),
      { numRuns: often(50, 1000) },
    );
  });

  test('[T17] no bytes make it throw, and every refusal has a code and a file', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const { value, findings } = readJson(bytes, OPTIONS);
        assert.ok(value !== undefined || findings.length > 0);
        for (const { file, line } of findings) assert.ok(file === 'f.json' && line !== undefined);
      }),
    );
  });
});

describe('JSONTestSuite', () => {
  test('every row is judged as it says', () => {
    const allowed = new Set(['json_number_not_integer', 'json_duplicate_name']);
    for (const { name = '', expect, base64 = '' } of vectors('json-test-suite.jsonl')) {
      const { findings } = readJson(Buffer.from(base64, 'base64'), OPTIONS);
      const codes = findings.map(({ code }) => code);
      if (expect === 'reject') assert.notEqual(codes.length, 0, name);
      if (expect === 'accept') for (const code of codes) assert.ok(allowed.has(code), name);
    }
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
