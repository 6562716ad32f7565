import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MAX_FINDINGS, readJson } from '../../src/documents/json.ts';
import { pointerOf } from '../../src/documents/json-value.ts';
import { MAX_POINTER } from '../../src/documents/make-finding.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { brief, claimOf, claimsFile, utf8 } from '../documents.ts';
import { LineCutter, type LineSink } from '../../src/documents/canonical-lines.ts';
import { parseJsonText } from '../../src/documents/json-parser.ts';

const OPTIONS = { file: 'f', maxBytes: 1 << 24 };

describe('documents with very many faults', () => {
  test('list a thousand and say that there are more', () => {
    const { findings, claims } = readClaims(
      claimsFile(Array.from({ length: 5000 }, () => 1.5)),
      'f',
    );
    assert.equal(claims, undefined);
    assert.equal(findings.length, MAX_FINDINGS + 1);
    const { clears_by: _by, next: _next, ...last } = findings.at(-1) ?? assert.fail();
    assert.deepEqual(last, {
      code: 'too_many_findings',
      file: 'f',
      found: `more than ${MAX_FINDINGS}`,
    });
  });

  test('of shape alone, too', () => {
    const wrongItems = readClaims(claimsFile(Array.from({ length: 5000 }, () => 1)), 'f');
    assert.equal(wrongItems.findings.length, MAX_FINDINGS + 1);
    const members = Array.from({ length: 4000 }, (_, at) => `"m${at}":0`).join(',');
    const unknownMembers = readClaims(utf8(`{${members}}`), 'f');
    assert.equal(unknownMembers.findings.length, MAX_FINDINGS + 1);
  });

  test('in a list of any document, whose items are not looked at for ever', () => {
    const facts = utf8(`{"accounts":[${'{},'.repeat(150_000)}{}]}`);
    const before = process.cpuUsage();
    const read = readFacts(facts, 'f');
    // Copying all faults for each one more took minutes.
    assert.ok(process.cpuUsage(before).user < 20_000_000);
    assert.ok(!read.ok);
    assert.equal(read.findings.length, MAX_FINDINGS + 1);
    assert.equal(read.findings.at(-1)?.code, 'too_many_findings');
  });

  test('exactly a thousand are all listed', () => {
    const { findings } = readClaims(claimsFile(Array.from({ length: MAX_FINDINGS }, () => 1)), 'f');
    assert.equal(findings.length, MAX_FINDINGS);
    assert.ok(findings.every(({ code }) => code === 'wrong_type'));
  });

  test('no more faults are kept than can be listed', () => {
    const { findings } = readJson(utf8(`[${'1.5,'.repeat(100_000)}0]`), OPTIONS);
    assert.equal(findings.length, MAX_FINDINGS + 1);
  });
});

describe('a pointer', () => {
  test('is left out past its longest, counted with all slashes', () => {
    const name = 'a'.repeat(MAX_POINTER - 5);
    assert.equal(pointerOf([name, 10, 'b']), undefined);
    assert.equal(pointerOf([name, 1, 'b']), `/${name}/1/b`);
    assert.equal(pointerOf([]), '');
  });
});

describe('[T46] work in proportion to the document', () => {
  const pointerLengths = (document: string): number => {
    const { findings } = readJson(utf8(document), OPTIONS);
    return findings.reduce((sum, { pointer = '' }) => sum + pointer.length, 0);
  };

  test('a long name above many faults does not repeat itself in all of them', () => {
    const long = `{"${'a'.repeat(100_000)}":[${'1.5,'.repeat(2000)}0]}`;
    assert.equal(pointerLengths(long), 0);
    const short = `{"${'a'.repeat(2000)}":[${'1.5,'.repeat(5)}0]}`;
    assert.equal(pointerLengths(short), 5 * '/'.length + 5 * 2000 + 5 * '/0'.length);
    const [first] = readJson(utf8(long), OPTIONS).findings;
    assert.equal(brief(first ?? assert.fail()), 'json_number_not_integer 1:100006');
  });

  test('a long name above many values can be located at all', () => {
    // With pointers as keys this took gigabytes.
    const document = `{"${'a'.repeat(60_000)}":[${'0,'.repeat(60_000)}0]}`;
    const { findings } = readClaims(utf8(document), 'f');
    assert.deepEqual(findings.map(brief), [
      'missing_member 1:1 #',
      'missing_member 1:1 #',
      'unknown_member 1:2',
    ]);
  });
});

describe('nine faults of mixed kinds in one claims file', () => {
  test('are nine findings', () => {
    const good = JSON.stringify(claimOf({ provider: 'good' }));
    const digest = `"contract_digest":"sha256:${'0'.repeat(64)}"`;
    const subject = (changes: Parameters<typeof claimOf>[0]): string =>
      `"subject":${JSON.stringify(claimOf(changes).subject)}`;
    const document = [
      '{"schema_version": 1, "claims": [',
      ` {${digest}, ${subject({ provider: 'Good' })}},`,
      ` {${digest}, ${subject({ provider: 'a', operation: 'connect' })}},`,
      ` {"contract_digest": "md5:0", ${subject({ provider: 'b' })}},`,
      ` {${digest}, ${subject({ provider: 'c' })}, ${digest}},`,
      ` {${digest}},`,
      ` ${good},`,
      ` ${good},`,
      ` {${digest}, ${subject({ provider: 'd' })}, "note": 1}`,
      '], "version": 1.0}',
    ].join('\n');
    const { findings, claims } = readClaims(utf8(document), 'f');
    assert.equal(claims, undefined);
    assert.equal(findings.length, 9);
    assert.deepEqual(
      findings.map(({ code, line, pointer }) => [code, line, pointer]).sort(byLine),
      [
        ['wrong_form', 2, '/claims/0/subject/provider'],
        ['not_claimable', 3, '/claims/1/subject/operation'],
        ['wrong_form', 4, '/claims/2/contract_digest'],
        ['json_duplicate_name', 5, '/claims/3/contract_digest'],
        ['missing_member', 6, '/claims/4'],
        ['duplicate_claim', 8, '/claims/6/subject'],
        ['unknown_member', 9, '/claims/7/note'],
        ['unknown_member', 10, '/version'],
        ['json_number_not_integer', 10, '/version'],
      ],
    );
  });
});

function byLine(a: readonly unknown[], b: readonly unknown[]): number {
  return Number(a[1]) - Number(b[1]);
}

/** The pieces have one size; a source may use its buffer again. */
function cut(text: string, size: number, maxBytes: number): string[] {
  const found: string[] = [];
  const sink: LineSink = {
    line: (bytes) => void found.push(Buffer.from(bytes).toString('latin1')),
    tooLong: () => void found.push('(too long)'),
    unterminated: () => void found.push('(unterminated)'),
  };
  const cutter = new LineCutter(sink, maxBytes);
  const bytes = Buffer.from(text, 'latin1');
  const buffer = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    const length = bytes.copy(buffer, 0, at, at + size);
    cutter.push(buffer.subarray(0, length));
    buffer.fill('x');
  }
  cutter.end();
  return found;
}

const LONG = 'a'.repeat(40_000);
const MIXED = Array.from(LONG, (_, at) => String.fromCharCode(0x61 + (at % 26))).join('');

/** A text, the longest line allowed, and what it is cut into. */
const CASES: Readonly<
  Record<string, readonly [text: string, maxBytes: number, lines: readonly string[]]>
> = {
  'nothing at all': ['', 5, []],
  'one line': ['abc\n', 5, ['abc']],
  'empty lines': ['\n\na\n\n', 5, ['', '', 'a', '']],
  'carriage returns, which are left': ['a\r\nb\r\n', 5, ['a\r', 'b\r']],
  'a line that does not end': ['abc\nde', 5, ['abc', '(unterminated)']],
  'a line of the longest kind': ['abcde\nf\n', 5, ['abcde', 'f']],
  'a line that is too long': ['abcdef\ng\n', 5, ['(too long)', 'g']],
  'one that is very much too long': [`${LONG}\ng\n`, 5, ['(too long)', 'g']],
  'one that is too long and does not end': ['abc\nabcdefg', 5, ['abc', '(unterminated)']],
  'a long line that is allowed': [`${MIXED}\nb\n`, 40_000, [MIXED, 'b']],
  'a long line that is just too long': [
    `${MIXED}x\nb\n${MIXED}\n`,
    40_000,
    ['(too long)', 'b', MIXED],
  ],
  'lines of growing length': [
    `${MIXED.slice(0, 10)}\n${MIXED.slice(0, 17_000)}\n${MIXED.slice(0, 33_000)}\n`,
    100_000,
    [MIXED.slice(0, 10), MIXED.slice(0, 17_000), MIXED.slice(0, 33_000)],
  ],
};

describe('a text is cut into lines wherever its pieces end', () => {
  for (const [what, [text, maxBytes, lines]] of Object.entries(CASES)) {
    test(what, () => {
      for (const size of [1, 2, 3, 5, 6, 7, 1000, 16_384, 16_385, 39_999, 40_000, 100_000])
        if (text.length < 1000 || size >= 1000)
          assert.deepEqual(cut(text, size, maxBytes), lines, `in pieces of ${size}`);
    });
  }
});

/** A document, and what the reader expected and found; `-` for nothing. */
const DETAILS: readonly (readonly [document: string, expected: string, found: string])[] = [
  ['', '-', '-'],
  ['{} x', 'the end', '"x"'],
  ['{a', 'a member name in double quotes', '"a"'],
  ['{"a" 1', '":" after the member name', '"1"'],
  ['{"a":1 "b', '"," or "}"', '"\\""'],
  ['[1 2', '"," or "]"', '"2"'],
  ['[1', '"," or "]"', 'the end of the document'],
  ['["a', 'a closing double quote', 'the end of the document'],
  ['["\n', 'an escape such as \\n for a control character', '"\\n"'],
  [
    '["\\x',
    'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    '"\\\\"',
  ],
  [
    '["\\u12"',
    'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    '"1"',
  ],
  ['[-x', 'a digit after "-"', '"-"'],
  ['[01', 'the end of the number', '"1"'],
  ['[😀', 'a value', '"😀"'],
  ['[+1', 'a value', '"+"'],
  ['[.5', 'a value', '"."'],
  ['[:', 'a value', '":"'],
  ['[', 'a value', 'the end of the document'],
  [
    '["\\',
    'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    '"\\\\"',
  ],
  ['{"a":1,"a":2}', '-', '"a"'],
  ['["\\ud800"]', '-', '-'],
  ['[1.50]', '-', '1.50'],
  ['[9007199254740992]', '-', '9007199254740992'],
  ['['.repeat(33), 'at most 32 levels', '-'],
];

describe('what the reader says of a fault', () => {
  for (const [document, expected, found] of DETAILS) {
    test(document.slice(0, 20) || 'nothing at all', () => {
      const { findings } = readJson(utf8(document), { file: 'some.json', maxBytes: 1000 });
      const [fault = assert.fail()] = findings;
      assert.deepEqual(
        [fault.file, fault.expected ?? '-', fault.found ?? '-'],
        ['some.json', expected, found],
      );
    });
  }

  test('and passes on what its fault handler throws', () => {
    const onFault = (): never => {
      throw new RangeError('told');
    };
    assert.throws(() => parseJsonText('[', { maxDepth: 1, maxValues: 1, onFault }), RangeError);
  });

  test('that is of its bytes', () => {
    const read = (bytes: readonly number[], maxBytes = 3) =>
      readJson(Uint8Array.from(bytes), { file: 'some.json', maxBytes }).findings.map(
        ({ clears_by: _by, next: _next, ...rest }) => rest,
      );
    assert.deepEqual(read([0x20, 0x20, 0x31]), []);
    assert.deepEqual(read([0x20, 0x20, 0x20, 0x31]), [
      {
        code: 'json_too_large',
        file: 'some.json',
        expected: 'at most 3 bytes',
        found: '4 bytes',
      },
    ]);
  });
});
