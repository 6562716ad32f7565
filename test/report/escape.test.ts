import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finding } from '../../src/documents/findings.ts';
import type { GateVerdict } from '../../src/documents/index.ts';
import { escapeForTerminal } from '../../src/report/escape.ts';
import { renderJson } from '../../src/report/json.ts';
import { PLAIN, renderDiagnostics, renderAnswer } from '../../src/report/text.ts';
import type { Report } from '../../src/report/report.ts';
import { fc } from '../fast-check.ts';

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
