import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finding, type Finding } from '../../src/documents/findings.ts';
import { renderGithub } from '../../src/report/github.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { renderText } from '../../src/report/text.ts';
import { checkGithubLines } from './github-lines.ts';
import { HOSTILE, hostileReport, manyClaims, plainReport, verdictReport } from './reports.ts';
import { renderMarkdown, code, escapedProse } from '../../src/report/markdown.ts';
import { checkMarkdownTables } from './markdown-tables.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';

const place = { file: 'a,b: 100%.json', line: 3, column: 14 };

function strays(count: number): Finding[] {
  return Array.from({ length: count }, (_, index) =>
    finding('stray_claims_file', { file: `copy-${index}.json`, found: String(index) }),
  );
}

describe('annotations of GitHub', () => {
  test('escape data and properties as the toolkit does', () => {
    const [line = ''] = renderGithub(plainReport([finding('wrong_value', place)])).split('\n');
    assert.ok(
      line.startsWith(
        '::error file=a%2Cb%3A 100%25.json,line=3,col=14,title=claimgate%3A wrong_value::',
      ),
    );
    const [annotation] = checkGithubLines(`${line}\n`);
    assert.deepEqual(annotation?.properties, {
      file: place.file,
      line: '3',
      col: '14',
      title: 'claimgate: wrong_value',
    });
  });

  test('say what is the case, what clears it, and how many claims it blocks', async () => {
    const text = renderGithub(verdictReport({ claims: await manyClaims(20, 2) }));
    const annotations = checkGithubLines(text);
    assert.ok(annotations.length > 3);
    assert.match(text, /::the app review has expired: found [^.]+\. Have the app reviewed again/);
    assert.match(text, /Claims: bluesky · [^.]+\. Cleared by a new review\. Next: claimgate /);
    assert.match(
      text,
      /\nrefused: 10 of 20 claims lack valid evidence \(v1\.4\.0, commit 4{12}\)\n/,
    );
  });

  test('tell an allowed answer by a notice, and warnings as warnings', () => {
    const annotations = checkGithubLines(
      renderGithub(verdictReport({ findings: [finding('not_canonical', { file: 'f' })] })),
    );
    assert.deepEqual(
      annotations.map(({ kind, message }) => [kind, message.slice(0, 20)]),
      [
        ['warning', 'the file is valid, b'],
        ['notice', 'nothing is claimed'],
      ],
    );
  });

  test('are at most ten of a kind, and the last one tells of the others, which are in the log', () => {
    assert.equal(checkGithubLines(renderGithub(plainReport(strays(10)))).length, 10);
    const text = renderGithub(plainReport(strays(12)));
    const annotations = checkGithubLines(text);
    assert.equal(annotations.length, 10);
    assert.match(annotations[9]?.message ?? '', /^3 more errors: /);
    for (const name of ['copy-0', 'copy-11']) assert.ok(text.includes(name));
    const plain = text.split('\n').filter((line) => line.startsWith('error[stray_claims_file] '));
    assert.equal(plain.length, 3);
  });

  test('tell the same of several files once', () => {
    const files = ['a', 'b', 'c', 'd'];
    const report = plainReport(files.map((file) => finding('not_committed', { file })));
    const [one, ...others] = checkGithubLines(renderGithub(report));
    assert.match(one?.message ?? '', /Also at b, c, d\./);
    assert.deepEqual(
      others.map(({ kind }) => kind),
      ['notice'],
    );
    assert.equal(renderText(report).match(/not committed/g)?.length, 1);
    assert.match(renderText(report), /--> a\n   = also: b\n {11}c\n {11}d\n/);
  });

  test('[T30] let no input write a command of its own', async () => {
    const annotations = checkGithubLines(renderGithub(await hostileReport()));
    assert.deepEqual(
      annotations.map(({ kind }) => kind),
      ['error', 'error', 'warning'],
    );
    assert.ok(
      annotations.every(
        ({ properties: { file } }) =>
          file === annotations[0]?.properties['file'] || file === CLAIMS_PATH,
      ),
    );
    assert.ok(HOSTILE.includes('::error::'));
  });
});

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
    const ownStrays = Array.from({ length: 1000 }, (_, index) =>
      finding('stray_claims_file', { file: `${index}${'x'.repeat(4000)}`, found: String(index) }),
    );
    const text = renderMarkdown(
      verdictReport({ claims: await manyClaims(5000, 2), findings: ownStrays }),
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
