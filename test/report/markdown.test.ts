import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finding } from '../../src/documents/findings.ts';
import { renderMarkdown, code, escapedProse } from '../../src/report/markdown.ts';
import { checkMarkdownTables } from './markdown-tables.ts';
import { hostileReport, manyClaims, plainReport, verdictReport } from './reports.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';

const STEP_SUMMARY_BYTES = 1024 * 1024;

describe('Markdown', () => {
  test('has the decision first, then findings, claims by rule, and inputs', async () => {
    const text = renderMarkdown(verdictReport({ claims: await manyClaims(8, 4) }));
    assert.match(text, /^## ❌ claimgate: refused: 2 of 8 claims lack valid evidence\n/);
    assert.ok(text.indexOf('### Findings') < text.indexOf('### Claims'));
    const numbers = NEWEST_RULES.rules.map(({ number }) => number).join(' | ');
    assert.ok(text.includes(`\n| claim | decision | ${numbers} | tested |\n`));
    assert.match(text, /\| refused \| ✅ \| ❌ fail \|/);
    assert.equal(checkMarkdownTables(text), 2);
  });

  test('says until when an allowed answer holds', async () => {
    const text = renderMarkdown(verdictReport({ claims: await manyClaims(2, 9) }));
    assert.match(text, /^- Holds until `2026-03-31T08:00:00Z`: then the local retest expires$/m);
  });

  test('stays far below what a step summary holds, and says what is left out', async () => {
    const strays = Array.from({ length: 1000 }, (_, index) =>
      finding('stray_claims_file', { file: `${index}${'x'.repeat(4000)}`, found: String(index) }),
    );
    const text = renderMarkdown(
      verdictReport({ claims: await manyClaims(5000, 2), findings: strays }),
    );
    assert.ok(Buffer.byteLength(text) < STEP_SUMMARY_BYTES);
    assert.match(text, /^- and 9\d\d more findings$/m);
    assert.match(text, /^and \d+ more claims: /m);
    checkMarkdownTables(text);
  });

  test('[T55] quotes an input so that nothing of it is Markdown or HTML', () => {
    assert.equal(code('a_b*c <d> @e #1'), '`a_b*c <d> @e #1`');
    assert.equal(code('a|b'), '<code>a&#124;b</code>');
    assert.equal(code('``` <img> \\'), '<code>&#96;&#96;&#96; &#60;img&#62; &#92;</code>');
    assert.equal(code(''), '<code></code>');
    assert.equal(code(' x'), '<code> x</code>');
    assert.equal(escapedProse('an $Id$, `a_b` and *c*'), 'an &#36;Id&#36;, `a_b` and &#42;c&#42;');
  });

  test('has no HTML of an input, and no line that an input began', async () => {
    const text = renderMarkdown(await hostileReport());
    // Between backticks and as entities it means nothing.
    const meant = text.replaceAll(/`[^`]*`/g, '');
    assert.deepEqual(
      [...meant.matchAll(/<[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !/^<\/?(?:code|details|summary)>$/.test(tag)),
      [],
    );
    assert.doesNotMatch(meant, /@user|\]\(|#1\b/);
  });

  test('shows what a command other than the gate says', () => {
    const text = renderMarkdown(plainReport([], ['verified: `it` is']));
    assert.equal(
      text,
      '## ✅ claimgate manifest verify: verified\n\n- <code>verified&#58; &#96;it&#96; is</code>\n',
    );
  });
});
