import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import glob from 'fast-glob';
import {
  everyCode,
  ClaimgateError,
  finding,
  codeEntry,
  areaOf,
} from '../../src/documents/findings.ts';
import { readJson } from '../../src/documents/json.ts';
import { brief, utf8 } from '../documents.ts';
import { parseJsonText } from '../../src/documents/json-parser.ts';
import { textOf } from '../../src/documents/read-json.ts';
import { codeNamed, present, errorOf, refusalOf } from '../../src/documents/error.ts';
import { wordsOf, stackOf } from '../../src/documents/thrown.ts';
import { codeRows } from '../../scripts/generate/codes.ts';
import { loadSchemas } from '../../scripts/generate/schemas.ts';
import { isSlug } from '../../src/documents/json-value.ts';

describe('refusals', () => {
  type Row = readonly [why: string, document: string | readonly number[], ...faults: string[]];

  /** Documents that cannot be accepted, each with every fault as `code line:column pointer`. */
  const REFUSED: readonly Row[] = [
    ['no bytes', '', 'json_empty 1:1 #'],
    ['white space only', ' \n\t\r\n  ', 'json_empty 3:3 #'],
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x7b, 0x7d], 'json_byte_order_mark 1:1'],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00], 'json_invalid_utf8 1:1'],

    ['a comment', '{ // no\n}', 'json_syntax 1:3 #'],
    ['a trailing comma in an object', '{"a":1,}', 'json_syntax 1:8 #'],
    ['a trailing comma in an array', '{"a":[1,]}', 'json_syntax 1:9 #/a/1'],
    ['single quotes', "{'a':1}", 'json_syntax 1:2 #'],
    ['a bare name', '{a:1}', 'json_syntax 1:2 #'],
    ['no colon', '{"a" 1}', 'json_syntax 1:6 #/a'],
    ['no comma between members', '{"a":1 "b":2}', 'json_syntax 1:8 #'],
    ['no comma between items', '[1 2]', 'json_syntax 1:4 #'],
    ['an open object', '{"a":1', 'json_syntax 1:7 #'],
    ['an open array', '[1', 'json_syntax 1:3 #'],
    ['an open string', '["abc', 'json_syntax 1:6 #/0'],
    ['a raw line end in a string', '["a\nb"]', 'json_syntax 1:4 #/0'],
    ['a raw zero byte in a string', '["a\0b"]', 'json_syntax 1:4 #/0'],
    ['an unknown escape', String.raw`["\x41"]`, 'json_syntax 1:3 #/0'],
    ['a short unicode escape', String.raw`["\u12"]`, 'json_syntax 1:5 #/0'],
    ['a capital literal', '[True]', 'json_syntax 1:2 #/0'],
    ['NaN', '[NaN]', 'json_syntax 1:2 #/0'],
    ['a leading zero', '[01]', 'json_syntax 1:3 #/0'],
    ['a plus sign', '[+1]', 'json_syntax 1:2 #/0'],
    ['a minus alone', '[-]', 'json_syntax 1:2 #/0'],
    ['a number in hex', '[0x10]', 'json_syntax 1:3 #'],
    ['a point without digits', '[1.]', 'json_syntax 1:3 #/0'],
    ['a no-break space', '[\u{a0}1]', 'json_syntax 1:2 #/0'],
    ['a byte order mark further on', '[\u{feff}1]', 'json_syntax 1:2 #/0'],
    ['the wrong bracket', '{"a":[1}}', 'json_syntax 1:8 #/a'],

    ['two values', '{} {}', 'json_trailing_text 1:4 #'],
    ['a line after the value', '{}\n\nx', 'json_trailing_text 3:1 #'],

    ['the same name twice', '{"a":1,\n "a":2}', 'json_duplicate_name 2:2 #/a'],
    [
      'the same name by an escape',
      String.raw`{"claims":1,"cl\u0061ims":2}`,
      'json_duplicate_name 1:13 #/claims',
    ],
    [
      'a surrogate pair twice',
      String.raw`{"😀":1,"\ud83d\ude00":2}`,
      'json_duplicate_name 1:9 #/😀',
    ],
    ['the empty name twice', '{"":1,"":2}', 'json_duplicate_name 1:7 #/'],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}', 'json_duplicate_name 1:16 #/__proto__'],
    [
      'names with ~ and /',
      '{"a/b~c":[1],"a/b~c":[1.5]}',
      'json_duplicate_name 1:14 #/a~1b~0c',
      'json_number_not_integer 1:23 #/a~1b~0c/0',
    ],
    [
      'three times',
      '{"a":1,"a":2,"a":3}',
      'json_duplicate_name 1:8 #/a',
      'json_duplicate_name 1:14 #/a',
    ],
    ['further down', '[{"b":{"a":1,"a":1}}]', 'json_duplicate_name 1:14 #/0/b/a'],

    ['a high surrogate alone', String.raw`["\ud800"]`, 'json_lone_surrogate 1:2 #/0'],
    ['a low surrogate alone', String.raw`["a\udc00b"]`, 'json_lone_surrogate 1:2 #/0'],
    ['surrogates the wrong way round', String.raw`["\udc00\ud800"]`, 'json_lone_surrogate 1:2 #/0'],
    ['a lone surrogate in a name', String.raw`{"\ud800":1}`, 'json_lone_surrogate 1:2 #'],

    ['a fraction', '[1.0]', 'json_number_not_integer 1:2 #/0'],
    ['an exponent', '[1e2]', 'json_number_not_integer 1:2 #/0'],
    ['a huge exponent', '[1E400]', 'json_number_not_integer 1:2 #/0'],
    ['minus zero', '[-0]', 'json_number_not_integer 1:2 #/0'],
    ['2^53', '[9007199254740992]', 'json_integer_out_of_range 1:2 #/0'],
    ['2^53 + 1', '[9007199254740993]', 'json_integer_out_of_range 1:2 #/0'],
    ['-2^53', '[-9007199254740992]', 'json_integer_out_of_range 1:2 #/0'],
    ['forty digits', `[${'9'.repeat(40)}]`, 'json_integer_out_of_range 1:2 #/0'],

    ['33 arrays', '['.repeat(33) + ']'.repeat(33), `json_too_deep 1:33 #${'/0'.repeat(32)}`],
    [
      '33 objects',
      '{"a":'.repeat(32) + '{}' + '}'.repeat(32),
      `json_too_deep 1:161 #${'/a'.repeat(32)}`,
    ],
    ['100000 arrays', '['.repeat(100_000), `json_too_deep 1:33 #${'/0'.repeat(32)}`],

    // At most 65,536 values in a document of this limit, an array counted as two.
    ['too many numbers', `[${'1,'.repeat(65_534)}1]`, 'json_too_many_values 1:131070 #/65534'],
    ['too many arrays', `[${'[],'.repeat(32_767)}[]]`, 'json_too_many_values 1:98303 #/32767'],
    ['too many names', `{${names(4097)}}`, 'json_too_many_values 1:43955 #/n4096'],
  ];

  function names(count: number): string {
    return Array.from({ length: count }, (_unused, at) => `"n${at}":{}`).join();
  }

  const ACCEPTED: readonly (readonly [why: string, document: string, value: unknown])[] = [
    ['white space around', ' \t\r\n1\n', 1],
    ['the largest integer', '9007199254740991', Number.MAX_SAFE_INTEGER],
    ['the smallest integer', '-9007199254740991', Number.MIN_SAFE_INTEGER],
    ['4,096 names', `{${names(4096)}}`, JSON.parse(`{${names(4096)}}`)],
    ['65,534 numbers', `[${'1,'.repeat(65_533)}1]`, Array(65_534).fill(1)],
    ['all escapes', String.raw`"\"\\\/\b\f\n\r\t\u0041\ud83d\ude00"`, '"\\/\b\f\n\r\tA😀'],
    ['DEL, U+2028 and U+FEFF in a string', '"\u007f\u2028\ufeff"', '\u007f\u2028\ufeff'],
    ['equal names in different objects', '[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    [
      'names equal but for case and normal form',
      '{"a":1,"A":2,"é":3,"e\u0301":4}',
      { a: 1, A: 2, é: 3, 'e\u0301': 4 },
    ],
  ];

  const read = (document: string | readonly number[]) =>
    readJson(typeof document === 'string' ? utf8(document) : Uint8Array.from(document), {
      file: 'f.json',
      maxBytes: 1 << 20,
    });

  describe('[T17] strict JSON', () => {
    for (const [why, document, ...faults] of REFUSED) {
      test(`refuses ${why}`, () => assert.deepEqual(read(document).findings.map(brief), faults));
    }

    for (const [why, document, value] of ACCEPTED) {
      test(`accepts ${why}`, () => {
        const reading = read(document);
        assert.deepEqual(reading.findings, []);
        assert.equal(JSON.stringify(reading.value), JSON.stringify(value));
      });
    }

    test('accepts 32 levels', () => {
      assert.deepEqual(read('['.repeat(32) + ']'.repeat(32)).findings, []);
      assert.deepEqual(read('{"a":'.repeat(31) + '{}' + '}'.repeat(31)).findings, []);
    });

    test('[T16] judges by the first of two members and points at it', () => {
      const reading = read('{"a":1,"b":2,\n"a":{"c":3}}');
      assert.equal(JSON.stringify(reading.value), '{"a":1,"b":2}');
      assert.deepEqual(reading.locate('/a'), { file: 'f.json', line: 1, column: 6, pointer: '/a' });
      assert.deepEqual(reading.locate('/a', 'name'), { ...reading.locate('/a'), column: 2 });
    });

    test('[T16] __proto__, constructor and the like are members and nothing else', () => {
      const { value, findings } = read('{"__proto__":{"admin":1},"constructor":2,"toString":3}');
      assert.deepEqual(findings, []);
      assert.ok(typeof value === 'object' && value !== null);
      assert.equal('valueOf' in value, false);
      assert.deepEqual(Object.keys(value), ['__proto__', 'constructor', 'toString']);
      assert.equal('admin' in value, false);
      assert.equal(({} as Record<string, unknown>)['admin'], undefined);
    });

    test('[T17] a document one byte past its limit is refused before it is read', () => {
      const options = { file: 'f.json', maxBytes: 10 };
      assert.deepEqual(readJson(utf8('"12345678"'), options).findings, []);
      const [fault, ...others] = readJson(utf8('"123456789"'), options).findings;
      assert.equal(others.length, 0);
      assert.equal(fault?.code, 'json_too_large');
      assert.equal(fault.expected, 'at most 10 bytes');
      assert.equal(fault.found, '11 bytes');
    });

    test('[T345] a document may have a value for every 24 bytes of its limit', () => {
      const options = { file: 'f.json', maxBytes: 24 * 100_000 };
      const list = (count: number) => utf8(`[${'1,'.repeat(count - 1)}1]`);
      assert.deepEqual(readJson(list(99_998), options).findings, []);
      const [fault] = readJson(list(99_999), options).findings;
      assert.equal(fault?.code, 'json_too_many_values');
      assert.equal(fault.expected, 'at most 100000 values');
    });

    test('the size limit counts bytes, not characters', () => {
      const reading = readJson(utf8('"ééééé"'), { file: 'f.json', maxBytes: 11 });
      assert.equal(reading.findings[0]?.code, 'json_too_large');
    });

    test('every code for JSON text has a row here, every other one belongs to shapes', () => {
      const seen = new Set(
        REFUSED.flatMap(([, , ...faults]) => faults.map((fault) => fault.split(' ')[0])),
      );
      const ofText = everyCode().filter((code) => code.startsWith('json_'));
      assert.deepEqual(
        ofText.filter((code) => !seen.has(code)),
        ['json_too_large'],
      );
    });
  });
});

test('a defect of who hears of faults is not taken for a fault of the text', () => {
  const onFault = () => {
    throw new TypeError('defect');
  };
  assert.throws(
    () => parseJsonText('{"a":1,"a":2}', { maxDepth: 2, maxValues: 9, onFault }),
    TypeError,
  );
});

describe('utf8', () => {
  /** Byte sequences that are not UTF-8, with the byte that cannot be. */
  const SPOILED: readonly (readonly [why: string, bytes: readonly number[], found: string])[] = [
    ['a continuation byte alone', [0x80], 'byte 0x80'],
    ['a lead byte before ASCII', [0xc3, 0x28], 'byte 0x28'],
    ['C0, which only overlong forms use', [0xc0, 0xaf], 'byte 0xc0'],
    ['an overlong form of three bytes', [0xe0, 0x80, 0xaf], 'byte 0x80'],
    ['an overlong form of four bytes', [0xf0, 0x80, 0x80, 0xaf], 'byte 0x80'],
    ['half of a CESU-8 pair', [0xed, 0xa0, 0xbd], 'byte 0xa0'],
    ['a whole CESU-8 pair', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80], 'byte 0xa0'],
    ['past U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 'byte 0x90'],
    ['F5', [0xf5, 0x80, 0x80, 0x80], 'byte 0xf5'],
    ['FF', [0xff], 'byte 0xff'],
    ['a control character in a sequence', [0xc3, 0x05], 'byte 0x05'],
    ['three bytes of four', [0xf0, 0x9f, 0x98, 0x22], 'byte 0x22'],
  ];

  const read = (bytes: Uint8Array) => readJson(bytes, { file: 'f.json', maxBytes: 1 << 20 });
  const bytesOf = (...parts: (string | readonly number[])[]) =>
    Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? utf8(part) : part)]));

  describe('bytes that are not UTF-8', () => {
    for (const [why, bytes, found] of SPOILED) {
      test(why, () => {
        // Two lines, and characters of one, two, three and four bytes in front: columns count UTF-16 units.
        const reading = read(bytesOf('{\n"aé€😀":"', bytes, '"}'));
        assert.equal(reading.value, undefined);
        assert.equal(reading.text, '');
        assert.deepEqual(
          reading.findings.map(({ code, line, column, found: what }) => [code, line, column, what]),
          [['json_invalid_utf8', 2, 10, found]],
        );
      });
    }

    test('what only looks like a byte order mark is a character like any other', () => {
      const faults = (text: string) => read(utf8(text)).findings.map(({ code }) => code);
      for (const alike of ['\ufec0', '\uff3f', '\u0eff', '\ufffd', '\u1eff'])
        assert.deepEqual(faults(alike), ['json_syntax'], JSON.stringify(alike));
      assert.deepEqual(faults('\ufeff{}'), ['json_byte_order_mark']);
    });

    test('a sequence cut off by the end of the document', () => {
      const [fault] = read(bytesOf('"ab', [0xf0, 0x9f, 0x98])).findings;
      assert.equal(fault?.code, 'json_invalid_utf8');
      assert.deepEqual([fault.line, fault.column, fault.found], [1, 4, 'the end of the document']);
    });

    test('the first of many is named', () => {
      const [fault, ...others] = read(bytesOf('\n\n ', [0xff], 'x'.repeat(5000), [0xfe])).findings;
      assert.deepEqual([fault?.line, fault?.column, others.length], [3, 2, 0]);
    });

    test('all code points that UTF-8 can hold are accepted', () => {
      const text = `"${[0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffd, 0xffff, 0x10000, 0x10ffff]
        .map((code) => String.fromCodePoint(code))
        .join('')}"`;
      assert.deepEqual(read(utf8(text)).findings, []);
    });
  });

  test('the text of bytes keeps a byte order mark, and there is none of bytes that are not UTF-8', () => {
    assert.equal(textOf(utf8('a\u00e9\u20ac')), 'a\u00e9\u20ac');
    assert.equal(textOf(utf8('\ufeffa')), '\ufeffa');
    for (const [why, bytes] of SPOILED)
      assert.equal(textOf(Uint8Array.from(bytes)), undefined, why);
  });

  test('of what could not be read every place is the whole file', () => {
    const reading = readJson(Buffer.from([0x22, 0xff]), { file: 'f', maxBytes: 100 });
    assert.deepEqual(reading.locate('/anything'), { file: 'f' });
  });
});

describe('what is there by construction', () => {
  test('is handed on, also where it counts as false', () => {
    for (const value of [0, '', false, Number.NaN]) assert.ok(Object.is(present(value), value));
  });

  for (const nothing of [undefined, null])
    test(`${nothing} in its place is a defect, not a refusal`, () =>
      assert.throws(() => present(nothing), { name: 'ClaimgateError', code: 'defect' }));
});

describe('an error made of findings', () => {
  const findings = [finding('file_missing', { file: 'a' }), finding('no_commit')];

  test('has the code of the first, all findings, and the text they point into', () => {
    const source = { file: 'a', text: '{}' };
    const { code, findings: kept, source: text } = errorOf(findings, source);
    assert.deepEqual([code, kept, text], ['file_missing', findings, source]);
    assert.equal(errorOf(findings).source, undefined);
  });

  test('that has none is a defect', () => {
    assert.throws(() => errorOf([]), { code: 'defect' });
  });
});

test('whatever was thrown has words', () => {
  assert.deepEqual([new Error('broken'), 'broken', undefined].map(wordsOf), [
    'broken',
    'broken',
    'undefined',
  ]);
});

test('an error is shown with its stack, anything else as text', () => {
  assert.match(stackOf(new TypeError('broken')), /^TypeError: broken\n {4}at /);
  const bare = new Error('broken');
  delete bare.stack;
  assert.deepEqual([bare, 'thrown'].map(stackOf), ['Error: broken', 'thrown']);
});

test('a finding shows no password of an address, also of one that it cuts off', () => {
  const secret = 'hunter2-'.repeat(60);
  for (const password of ['hunter2-', secret])
    for (const text of [`postgres://me:${password}@db.example/x`, `see https://${password}@host`]) {
      const said = finding('usage', { file: text, found: text, expected: text });
      assert.doesNotMatch(JSON.stringify(said), /hunter2/);
      assert.match(said.found ?? '', /:\/\/…@/);
    }
});

test('a name is a code of the table, or a defect', () => {
  assert.equal(codeNamed('file_missing'), 'file_missing');
  assert.throws(() => codeNamed('toString'), { code: 'defect' });
});

describe('a refusal that somebody goes on after', () => {
  const missing = new ClaimgateError('file_missing');

  test('is one of those that were expected, or any', () => {
    assert.equal(refusalOf(missing), missing);
    assert.equal(refusalOf(missing, 'file_exists', 'file_missing'), missing);
  });

  test('is no other one, and no defect', () => {
    const defect = new TypeError('a defect');
    assert.throws(() => refusalOf(missing, 'file_exists'), missing);
    assert.throws(() => refusalOf(defect), defect);
    assert.throws(() => refusalOf(defect, 'file_missing'), defect);
  });
});

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
