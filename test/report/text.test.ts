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
} from '../../src/report/text.ts';
import type { Report } from '../../src/report/report.ts';
import { utf8 } from '../documents.ts';

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
