import { canonicalize } from '../../../src/digest/index.ts';
import type { Code } from '../../../src/documents/findings.ts';
import { readJson } from '../../../src/documents/json.ts';
import { SCHEMA_NAMES } from '../schema.ts';
import { must, mustBeSound, type Target } from '../target.ts';
import { DOCUMENTS, fileOf } from '../world.ts';

const OPTIONS = { file: 'f.json', maxBytes: 1 << 20 };

/** Why the strict reader may refuse what JSON.parse takes (specification/documents.md 1). */
const STRICTER: ReadonlySet<Code> = new Set([
  'json_number_not_integer',
  'json_integer_out_of_range',
  'json_duplicate_name',
  'json_lone_surrogate',
  'json_byte_order_mark',
  'json_invalid_utf8',
  'json_too_deep',
  'json_too_many_values',
]);

/** The reader beside JSON.parse; what it accepts is the same after the canonical form. */
export function jsonTarget(): Target {
  return {
    name: 'json',
    seeds: [
      DOCUMENTS.claims,
      DOCUMENTS.statement,
      fileOf('claimgate.config.json'),
      ...['[]', '{"a":[1,-0,"\\ud83d\\ude00"],"":null}', '"\\u0000"', '[1,2', '{"a":1,"a":2}'].map(
        (text) => Buffer.from(text),
      ),
    ],
    schemas: SCHEMA_NAMES,
    run(input) {
      const reading = readJson(input, OPTIONS);
      const { value, findings } = reading;
      mustBeSound(findings);
      const parsed = parse(input);
      if (findings.length > 0) {
        const stricter = findings.every(({ code }) => STRICTER.has(code));
        must(!parsed || stricter, `refused: ${findings.map(({ code }) => code).join()}`);
        return;
      }
      must(parsed !== undefined, 'accepted what JSON.parse refuses');
      must(JSON.stringify(value) === JSON.stringify(parsed.value), 'read to another value');
      const text = canonicalize(value);
      const again = readJson(Buffer.from(text), OPTIONS);
      must(
        again.findings.length === 0 && canonicalize(again.value) === text,
        'the canonical form is no fixed point',
      );
      reading.locate('/claims/0/subject/provider');
    },
    grown: {
      brackets: (length) => Buffer.from('['.repeat(length)),
      'a long string': (length) => Buffer.from(`"${'a'.repeat(length)}"`),
      escapes: (length) => Buffer.from(`"${'\\n'.repeat(length / 2)}"`),
      'escaped surrogates': (length) => Buffer.from(`"${'\\ud800'.repeat(length / 6)}"`),
      digits: (length) => Buffer.from('9'.repeat(length)),
      fraction: (length) => Buffer.from(`0.${'0'.repeat(length)}1`),
      exponent: (length) => Buffer.from(`1e${'9'.repeat(length)}`),
      'white space': (length) => Buffer.from(`${' \n'.repeat(length / 2)}1`),
      'one name again and again': (length) => Buffer.from(`{${'"a":1,'.repeat(length / 6)}"a":1}`),
      'many names': (length) =>
        Buffer.from(
          `{${Array.from({ length: length / 12 }, (_unused, n) => `"n${n}":${n}`).join()}}`,
        ),
      'many items': (length) => Buffer.from(`[${'1,'.repeat(length / 2)}1]`),
      'many items at fault': (length) => Buffer.from(`[${'0.5,'.repeat(length / 4)}1]`),
      'lines before a fault': (length) => Buffer.from(`${'\n'.repeat(length)}x`),
      'bytes that are no text': (length) => Buffer.alloc(length, 0xff),
      'bytes that are no text at the end': (length) =>
        Buffer.concat([Buffer.from('é'.repeat(length / 2)), Buffer.of(0xff)]),
    },
  };
}

function parse(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return {
      value: JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) as unknown,
    };
  } catch {
    return undefined;
  }
}
