import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finding, type Finding } from '../../src/documents/findings.ts';
import { readJson } from '../../src/documents/json.ts';
import {
  excerptOf,
  SourceLines,
  coloured,
  PLAIN,
  renderDiagnostics,
  renderAnswer,
} from '../../src/report/text.ts';
import type { Report } from '../../src/report/report.ts';
import { utf8 } from '../documents.ts';
import { testedLines } from '../../src/report/report-words.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { escapeForTerminal } from '../../src/report/markup.ts';
import { renderJson } from '../../src/report/json.ts';
import { fc } from '../fast-check.ts';

function reportOf(findings: readonly Finding[], sources: Report['sources'] = new Map()): Report {
  const document = {
    schema_version: 1 as const,
    tool: { name: 'claimgate' as const, version: '0' },
    command: 'x',
    outcome: 'incomplete' as const,
    findings: [],
    result: null,
  };
  return { document, exitCode: 2, findings, at: 0, lines: [], sources };
}

/** The character of the excerpt that stands above the caret, for a fault in a document. */
function pointedAt(document: string): string | undefined {
  const { findings } = readJson(utf8(document), { file: 'f', maxBytes: 1 << 20 });
  const lines = renderDiagnostics(reportOf(findings, new Map([['f', document]])), PLAIN).split(
    '\n',
  );
  const caret = lines.findIndex((line) => /^ *\| *\^$/.test(line));
  return lines[caret - 1]?.slice(lines[caret]?.indexOf('^')).slice(0, 3);
}

describe('diagnostics', () => {
  test('look like those of a compiler', () => {
    const source = '{\n  "claims": [],\n  "claims": []\n}\n';
    const { findings } = readJson(utf8(source), { file: 'a/b.json', maxBytes: 1000 });
    const text = renderDiagnostics(reportOf(findings, new Map([['a/b.json', source]])), PLAIN);
    assert.equal(
      text,
      [
        'error[json_duplicate_name]: an object has the same member twice: found "claims"',
        '  --> a/b.json:3:3 (/claims)',
        '  |',
        '3 |   "claims": []',
        '  |   ^',
        '   = help: Keep one of them: readers disagree on which one counts.',
        '',
        '',
      ].join('\n'),
    );
  });

  test('say warning where the finding only warns, and name the next command', () => {
    const text = renderDiagnostics(reportOf([finding('not_canonical', { file: 'f' })]), PLAIN);
    assert.match(text, /^warning\[not_canonical\]: /);
    assert.match(text, /^ {3}= next: claimgate claims fmt$/m);
  });

  test('leave out what is not known: no file, no place, no text, a line past the end', () => {
    const sources = new Map([['f', 'one line']]);
    const arrows = (item: Finding): string[] =>
      renderDiagnostics(reportOf([item], sources), PLAIN)
        .split('\n')
        .filter((line) => /-->|\|/.test(line));
    assert.deepEqual(arrows(finding('git_failed')), []);
    assert.deepEqual(arrows(finding('file_missing', { file: 'f' })), ['  --> f']);
    assert.deepEqual(arrows(finding('work_tree_edited', { file: 'f', line: 1 })), ['  --> f:1']);
    assert.deepEqual(arrows(finding('json_syntax', { file: 'g', line: 1, column: 1 })), [
      '  --> g:1:1',
    ]);
    assert.deepEqual(arrows(finding('json_syntax', { file: 'f', line: 9, column: 1 })), [
      '  --> f:9:1',
    ]);
  });

  test('the margin grows with the line number', () => {
    const source = `[${'\n'.repeat(1233)}1.5]`;
    const { findings } = readJson(utf8(source), { file: 'f', maxBytes: 1 << 16 });
    const lines = renderDiagnostics(reportOf(findings, new Map([['f', source]])), PLAIN).split(
      '\n',
    );
    assert.deepEqual(lines.slice(2, 5), ['     |', '1234 | 1.5]', '     | ^']);
  });
});

describe('the caret', () => {
  for (const [what, document] of [
    ['a plain line', '[1.5]'],
    ['the first column', '1.5'],
    ['a line after others', '[\n1,\r\n2,\r  1.5]'],
    ['text behind accents', '["éàü",1.5]'],
    ['text behind an escape', '["\u202e",1.5]'],
    ['a tab', '[\t1.5]'],
    ['a line longer than the screen', `["${'x'.repeat(500)}",1.5,"${'y'.repeat(500)}"]`],
    ['a column just past the cut', `["${'x'.repeat(57)}",1.5]`],
    ['the end of a long line', `["${'x'.repeat(5000)}",1.5]`],
  ] as const) {
    test(`points at ${what}`, () => assert.equal(pointedAt(document), '1.5'));
  }

  test('points behind the last character at the end of the document', () => {
    const { line, indent } = excerptOf('[1', 3);
    assert.equal(line, '[1');
    assert.equal(indent, '  ');
  });
});

describe('excerpts of long lines', () => {
  test('are cut on both sides', () => {
    const { line } = excerptOf(`${'a'.repeat(1000)}X${'b'.repeat(1000)}`, 1001);
    assert.equal(line, `…${'a'.repeat(60)}X${'b'.repeat(39)}…`);
  });

  test('show a short line whole', () => assert.equal(excerptOf('abc', 2).line, 'abc'));

  test('do not leave half a character at a cut', () => {
    for (let column = 990; column < 1010; column += 1)
      assert.ok(excerptOf('😀'.repeat(1000), column).line.isWellFormed());
  });

  test('a document that is not there has no line', () =>
    assert.equal(new SourceLines(new Map()).line('g', 1), undefined));
});

describe('colour', () => {
  test('changes nothing but colour', async () => {
    const source = '{"a":1,\n"a":2}';
    const { findings } = readJson(utf8(source), { file: 'f', maxBytes: 1000 });
    const report = reportOf([...findings, finding('not_canonical')], new Map([['f', source]]));
    const plain = renderDiagnostics(report, PLAIN);
    const bright = renderDiagnostics(report, await coloured());
    assert.doesNotMatch(plain, /\u001b/);
    assert.match(bright, /\u001b\[31m/);
    assert.match(bright, /\u001b\[33m/);
    assert.equal(bright.replaceAll(/\u001b\[[0-9;]*m/g, ''), plain);
  });
});

const RUN = {
  side: 'live',
  testedAt: Date.parse('2026-03-01T10:00:00Z'),
  revision: '1'.repeat(40),
  origin: 'test_results',
  sequence: 6,
} as const;

const BEFORE = 'live run: 2026-03-01 10:00 UTC, commit 111111111111, from test results';

test('[T520] a run says how many later ones could not be tested, and which exit status nobody stated', () => {
  const errored = { count: 1, firstAt: Date.parse('2026-03-02T10:00:00Z') };
  assert.deepEqual(
    testedLines([RUN, { ...RUN, errored }, { ...RUN, lacksExitStatus: true, errored }]),
    [
      `${BEFORE}, record 6`,
      `${BEFORE}, 1 later run without a result since 2026-03-02 10:00 UTC, record 6`,
      `${BEFORE}, exit status unstated, 1 later run without a result since 2026-03-02 10:00 UTC, record 6`,
    ],
  );
});

const ACTIVE: readonly (readonly [name: string, text: string, escaped: string])[] = [
  ['a zero byte', '\0', '\\u{0}'],
  ['a tab', '\t', '\\u{9}'],
  ['a line feed', '\n', '\\u{a}'],
  ['a carriage return', '\r', '\\u{d}'],
  ['an ANSI colour', '\u001b[31m', '\\u{1b}[31m'],
  ['an ANSI title', '\u001b]0;x\u0007', '\\u{1b}]0;x\\u{7}'],
  ['DEL', '\u007f', '\\u{7f}'],
  ['NEL', '\u0085', '\\u{85}'],
  ['the C1 form of CSI', '\u009b31m', '\\u{9b}31m'],
  ['a bidirectional override', '\u202e', '\\u{202e}'],
  ['a bidirectional isolate', '\u2066', '\\u{2066}'],
  ['a zero-width space', '\u200b', '\\u{200b}'],
  ['a soft hyphen', '\u00ad', '\\u{ad}'],
  ['a byte order mark', '\ufeff', '\\u{feff}'],
  ['a line separator', '\u2028', '\\u{2028}'],
  ['a paragraph separator', '\u2029', '\\u{2029}'],
  ['an invisible tag letter', '\u{e0041}', '\\u{e0041}'],
  ['half a surrogate pair', '\ud800', '\\u{fffd}'],
];

const HOSTILE = 'x\r\n::set-output name=a::b\u001b[2J\u009b2J\u202e\u2028';

describe('escapeForTerminal', () => {
  for (const [name, text, escaped] of ACTIVE)
    test(name, () => assert.equal(escapeForTerminal(`a${text}b`), `a${escaped}b`));

  test('leaves letters of all scripts, symbols and blanks alone', () => {
    const text = 'Grüße, Ελλάδα, 日本語, עברית, 😀 👍🏽 "quoted" \\ / ~ ::';
    assert.equal(escapeForTerminal(text), text);
  });

  test('[T31] leaves nothing active of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
        (text) => {
          const escaped = escapeForTerminal(text);
          assert.ok(escaped.isWellFormed());
          assert.doesNotMatch(escaped, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        },
      ),
    );
  });
});

/** Returns a report with hostile text in every place that outside data can reach. */
function hostileReport(): Report {
  const findings = [
    finding('wrong_value', {
      file: HOSTILE,
      pointer: `/${HOSTILE}`,
      line: 1,
      column: 3,
      expected: HOSTILE,
      found: HOSTILE,
      next: HOSTILE,
    }),
  ];
  const document: GateVerdict = {
    schema_version: 1,
    tool: { name: 'claimgate', version: '0' },
    kind: 'draft',
    decision: 'undetermined',
    evaluated_at: '2026-01-01T00:00:00Z',
    release: null,
    manifest_sha256: null,
    inputs: [],
    findings: [{ code: 'wrong_value', message: HOSTILE, clears_by: 'edit', file: HOSTILE }],
    claims: [],
    horizon: { valid_until: null, first_lapse: null },
  };
  return {
    document,
    exitCode: 2,
    findings,
    at: 0,
    lines: [`  claims: ${HOSTILE}`],
    sources: new Map([[HOSTILE, `ab${HOSTILE}`]]),
  };
}

describe('a report about hostile input', () => {
  const report = hostileReport();
  for (const [name, output] of [
    ['diagnostics', renderDiagnostics(report, PLAIN)],
    ['lines', renderAnswer(report)],
    ['JSON', renderJson(report)],
  ] as const) {
    test(`[T30] starts no line of ${name} with a command`, () => {
      assert.match(output, /set-output/, 'the text is there');
      for (const line of output.split(/[\n\r\u0085\u2028\u2029]/))
        assert.doesNotMatch(line, /^\s*::/);
    });

    test(`leaves nothing active in ${name}`, () =>
      assert.doesNotMatch(output.replaceAll('\n', ''), /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u));
  }

  test('is the same value in JSON, escaped or not', () => {
    assert.deepEqual(JSON.parse(renderJson(report)), report.document);
    const odd = { ...report, document: { ...report.document, tags: '\u{e0041}\u{1d173}' } };
    assert.deepEqual(JSON.parse(renderJson(odd)), odd.document);
    assert.match(renderJson(odd), /\\udb40\\udc41\\ud834\\udd73/);
  });

  test('lines keep their tabs, which completion scripts need', () =>
    assert.equal(renderAnswer({ ...report, lines: ['\tx\u001b'] }), '\tx\\u{1b}\n'));
});
