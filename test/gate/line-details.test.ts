import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalize, parseDigest } from '../../src/digest/index.ts';
import { MAX_LISTED, mergeProjection } from '../../src/gate/merge-projection.ts';
import { readLine, MAX_LINE_BYTES, readLineExactly } from '../../src/gate/entry-line.ts';
import { entry } from '../evidence/documents.ts';
import { said, type Said } from '../documents.ts';
import { file, FILE, FOUR, lines, merge, TEXT } from './four-lines.ts';

const [LINE_1 = '', LINE_2 = ''] = FOUR.map(({ line }) => line);
const [DIGEST_1 = '', DIGEST_2 = ''] = FOUR.map((one) => one.digest);

/** A projection that does not count, its stated number of entries, and all its findings. */
const FAULTS: Readonly<Record<string, readonly [string, number, readonly Said[]]>> = {
  'carriage returns': [
    TEXT.replace('\n', '\r\n'),
    4,
    [{ code: 'projection_line_ending', file: FILE, line: 1 }],
  ],
  'a line that is too long': [
    `${LINE_1}${'x'.repeat(MAX_LINE_BYTES + 1)}\n`,
    2,
    [
      {
        code: 'projection_line_too_long',
        file: FILE,
        line: 2,
        expected: `at most ${MAX_LINE_BYTES} bytes`,
      },
    ],
  ],
  'a torn line': [
    LINE_1 + LINE_2.slice(0, -1),
    2,
    [{ code: 'projection_torn', file: FILE, line: 2 }],
  ],
  'the same line twice': [
    LINE_1 + LINE_1,
    2,
    [{ code: 'projection_duplicate_subject', file: FILE, line: 2, found: DIGEST_1 }],
  ],
  'lines in the wrong order': [
    LINE_2 + LINE_1,
    2,
    [
      {
        code: 'projection_not_ascending',
        file: FILE,
        line: 2,
        expected: `after ${DIGEST_2}`,
        found: DIGEST_1,
      },
    ],
  ],
  'another number of lines': [
    LINE_1,
    2,
    [{ code: 'projection_count_differs', file: FILE, expected: '2', found: '1' }],
  ],
};

describe('the findings on a projection with', () => {
  for (const [what, [text, entryCount, expected]] of Object.entries(FAULTS)) {
    test(what, async () => {
      const merged = await merge(file(text, { entryCount }));
      assert.deepEqual(merged.ok ? [] : said(merged.findings), expected);
    });
  }

  test('other bytes than were signed', async () => {
    const { sha256 } = file(LINE_1);
    const merged = await merge(file(LINE_2, { sha256, entryCount: 1 }));
    assert.deepEqual(merged.ok ? [] : said(merged.findings), [
      {
        code: 'projection_digest_differs',
        file: FILE,
        expected: sha256,
        found: file(LINE_2).sha256,
      },
    ]);
  });

  test('a fault in the middle: nothing behind it is judged', async () => {
    const judged: string[] = [];
    const last = parseDigest('f'.repeat(64));
    assert.ok(last);
    const claims = [...FOUR.map((one) => one.digest), last].map((subjectDigest) => ({
      subjectDigest,
    }));
    const bad = FOUR.map(({ line }, at) => (at === 1 ? line.replace('{', '{ ') : line)).join('');
    await mergeProjection(file(bad), claims, (claim) => judged.push(claim.subjectDigest));
    assert.deepEqual(judged, [DIGEST_1]);
  });

  test('exactly a hundred faults: all are listed', async () => {
    for (const count of [MAX_LISTED, MAX_LISTED + 1]) {
      const merged = await merge(file('\r\n'.repeat(count), { entryCount: count }));
      const codes = merged.ok ? [] : merged.findings.map(({ code }) => code);
      assert.equal(codes.length, count);
      assert.equal(codes.includes('too_many_findings'), count > MAX_LISTED);
    }
  });

  test('more than a hundred faults, several of them in one line', async () => {
    const count = async (faults: number) => {
      const merged = await merge(file('{}\n'.repeat(faults), { entryCount: faults }));
      assert.ok(!merged.ok);
      return merged.findings;
    };
    const one = await count(1);
    const many = await count(MAX_LISTED);
    assert.equal(many.length, MAX_LISTED + 1);
    assert.ok(one.length > 0 && one.length < MAX_LISTED);
    assert.deepEqual(said(many.slice(-1)), [{ code: 'too_many_findings', file: FILE }]);
  });
});

test('a document of another kind in the place of a line is refused as that, whatever it leaks', () => {
  const other = {
    payload: 'e30',
    payloadType: 'application/vnd.claimgate.trust-root+json',
    'a name that says something to a reader': 1,
    signatures: [],
  };
  const reading = readLine(Buffer.from(canonicalize(other)), { file: FILE, line: 1 });
  assert.ok(!reading.ok);
  assert.deepEqual(
    [reading.findings, reading.leaks].map((found) => found.map(({ code }) => code)),
    [['document_kind_wrong'], ['looks_like_free_text']],
  );
});

test('leaks of a whole projection are counted, and listed up to a hundred', async () => {
  const leaking = lines(130).map(({ line }) => line.replace('{', '{"@":0,'));
  const merged = await merge(file(leaking.join(''), { entryCount: 130 }));
  assert.ok(merged.ok);
  assert.equal(merged.leaks.count, 260);
  assert.equal(merged.leaks.listed.length, MAX_LISTED);
  assert.deepEqual(
    merged.results,
    FOUR.map(() => 'unreadable'),
  );
  assert.deepEqual(said(merged.leaks.listed.slice(0, 3)), [
    {
      code: 'looks_like_handle',
      file: FILE,
      line: 1,
      pointer: '',
      found: 'a name of 1 characters',
    },
    { code: 'unknown_member', file: FILE, line: 1, pointer: '', found: 'a name of 1 characters' },
    {
      code: 'looks_like_handle',
      file: FILE,
      line: 2,
      pointer: '',
      found: 'a name of 1 characters',
    },
  ]);
});

describe('a single line', () => {
  const place = { file: 'p', line: 7 };
  const refused = (text: string) => {
    const bytes = Buffer.from(text);
    const reading = readLineExactly(bytes, place);
    assert.deepEqual(readLine(bytes, place), reading);
    return reading.ok ? [] : said(reading.findings);
  };
  const line = LINE_1.trimEnd();

  test('is read up to its limit by either reader', () => {
    const long = Buffer.from(line.padEnd(MAX_LINE_BYTES + 1));
    const [finding] = refused(long.toString());
    assert.equal(finding?.code, 'json_too_large');
  });

  test('without any fault is read by the quick reader, whose objects are plain ones', () => {
    const reading = readLine(Buffer.from(line), place);
    assert.ok(reading.ok && reading.entry);
    assert.equal(Object.getPrototypeOf(reading.entry), Object.prototype);
  });

  test('that is not canonical is reported with the column of the first difference', () => {
    for (const [text, column] of [
      [`${line} `, line.length + 1],
      [` ${line}`, 1],
      [line.replace(',', ', '), line.indexOf(',') + 2],
      [line.replace('"subject"', String.raw`"\u0073ubject"`), line.indexOf('"subject"') + 2],
    ] as const)
      assert.deepEqual(refused(text), [
        { code: 'projection_line_not_canonical', file: 'p', line: 7, column },
      ]);
  });

  test('other than an object is refused', () => {
    assert.deepEqual(
      refused('[]').map(({ code }) => code),
      ['wrong_type'],
    );
    assert.deepEqual(
      refused('"ada@example.org"').map(({ code }) => code),
      ['wrong_type'],
    );
  });

  test('names an unknown member by its place and, where that can be shown, its name', () => {
    const unknown = (name: string, member = 'policy') => {
      const bent = { ...entry(), [member]: { state: 'allowed', [name]: null } };
      const reading = readLine(Buffer.from(canonicalize(bent)), place);
      assert.ok(reading.ok);
      assert.equal(reading.entry, undefined);
      return said(reading.leaks).filter(({ code }) => code === 'unknown_member');
    };
    const named = (found: string): Said[] => [
      { code: 'unknown_member', ...place, pointer: '/policy', found },
    ];
    assert.deepEqual(unknown('note'), named('"note"'));
    assert.deepEqual(unknown('a/b~c'), named('a name of 5 characters'));
    assert.deepEqual(unknown('~1'), named('a name of 2 characters'));
  });
});
