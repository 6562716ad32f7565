import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { finding, type Finding, everyCode } from '../../src/documents/findings.ts';
import { renderGithub } from '../../src/report/github.ts';
import { CLAIMS_PATH, formatClaims } from '../../src/manifest/claims.ts';
import { renderText } from '../../src/report/text.ts';
import { checkGithubLines, checkMarkdownTables } from './readers.ts';
import {
  HOSTILE,
  hostileReport,
  manyClaims,
  plainReport,
  verdictReport,
  caseReports,
} from './reports.ts';
import { renderMarkdown, code, escapedProse } from '../../src/report/markdown.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import type { Report } from '../../src/report/report.ts';
import { claimName } from '../../src/manifest/claim-names.ts';
import { annotationsOf } from '../../src/report/annotations.ts';
import { renderCodeQuality } from '../../src/report/code-quality.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { often } from '../soak.ts';
import { vectorFile } from '../vectors.ts';

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

interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: {
    physicalLocation: {
      artifactLocation: { uri: string; uriBaseId?: string };
      region: { startLine: number; startColumn?: number };
    };
  }[];
  partialFingerprints: Record<string, string>;
  properties: Record<string, unknown>;
}

interface Run {
  tool: {
    driver: { version: string; rules: Record<string, { text: string; markdown?: string }>[] };
  };
  automationDetails: { id: string };
  invocations: { executionSuccessful: boolean; exitCode: number }[];
  results: Result[];
}

function runOf(report: Report): Run {
  const log = JSON.parse(renderSarif(report)) as { runs: [Run] };
  return log.runs[0];
}

function resultsFor(...findings: Finding[]): Result[] {
  return runOf(plainReport(findings)).results;
}

describe('SARIF', () => {
  test('has a rule for each code that occurs and no other, with help', () => {
    const codes = everyCode();
    const { results, tool } = runOf(plainReport(codes.map((one) => finding(one))));
    const { rules } = tool.driver;
    assert.deepEqual(
      rules.map(({ id }) => id),
      codes.toSorted(),
    );
    for (const { ruleId, ruleIndex } of results) assert.equal(rules[ruleIndex]?.['id'], ruleId);
    for (const { shortDescription, fullDescription, help } of rules) {
      assert.match(shortDescription?.text ?? '', /^[A-Z].+\.$/);
      assert.ok((fullDescription?.text ?? '').length > (shortDescription?.text ?? '').length);
      assert.match(help?.text ?? '', /Cleared by .+ Next: \S/);
      assert.match(help?.markdown ?? '', /\n\nNext: `.+`$/);
    }
  });

  test('is small where little was found', () => {
    const one = plainReport([finding('wrong_value'), finding('wrong_value', { line: 2 })]);
    assert.deepEqual(
      runOf(one).tool.driver.rules.map(({ id }) => id),
      ['wrong_value'],
    );
    assert.ok(renderSarif(one).length < 5000);
    assert.deepEqual(runOf(plainReport([])).tool.driver.rules, []);
  });

  test('has each result at its rule, with level, file and region', () => {
    const at = { file: 'a b/ü#1.json', line: 3, column: 14 };
    const run = runOf(
      plainReport([finding('wrong_value', at), finding('not_canonical', { file: '/abs/f' })]),
    );
    const [error, warning] = run.results;
    assert.equal(run.tool.driver.rules[error?.ruleIndex ?? -1]?.['id'], 'wrong_value');
    assert.deepEqual([error?.level, warning?.level], ['error', 'warning']);
    assert.deepEqual(error?.locations[0]?.physicalLocation, {
      artifactLocation: { uri: 'a%20b/%C3%BC%231.json', uriBaseId: '%SRCROOT%' },
      region: { startLine: 3, startColumn: 14 },
    });
    assert.equal(warning?.locations[0]?.physicalLocation.artifactLocation.uri, 'file:///abs/f');
  });

  test('shows what has no place at the claims file, which code scanning needs', () => {
    const [result] = resultsFor(finding('pin_missing'));
    assert.deepEqual(result?.locations[0]?.physicalLocation, {
      artifactLocation: {
        uri: 'provider-certification/public-claims.json',
        uriBaseId: '%SRCROOT%',
      },
      region: { startLine: 1 },
    });
  });

  test('has fingerprints that lines do not change and other findings do', () => {
    const at = (line: number, pointer: string): Finding =>
      finding('wrong_value', { file: 'f', line, pointer, found: String(line) });
    const prints = resultsFor(at(1, '/a'), at(2, '/b'), at(3, '/a')).map(
      ({ partialFingerprints }) => partialFingerprints['primaryLocationLineHash'],
    );
    const [moved] = resultsFor(at(77, '/a'));
    assert.equal(prints[0], moved?.partialFingerprints['primaryLocationLineHash']);
    assert.equal(new Set(prints).size, 3);
    assert.equal(prints[2], prints[0]?.replace(/:1$/, ':2'));
  });

  test('one finding that blocks thousands of claims hides no other', async () => {
    const [claim] = (await hostileReport()).findings.flatMap(({ blocks = [] }) => blocks);
    assert.ok(claim);
    const report = plainReport([finding('verdict_stale'), finding('no_contracts')]);
    const [first, last] = report.findings;
    assert.ok(first && last);
    const thousands = Array.from({ length: 6000 }, () => claim);
    const annotations = annotationsOf({
      ...report,
      findings: [{ ...first, blocks: thousands }, last],
    });
    assert.equal(annotations.length, 2501);
    assert.equal(annotations.at(-1)?.item.code, last.code);
  });

  test('puts each claim that is blocked at its own line of the claims file, as Code Quality does', async () => {
    const claims = await manyClaims(40, 2);
    const listed = claims.map(({ subject, subjectDigest }) => {
      return { claim: { subject, contract_digest: subjectDigest }, subjectDigest };
    });
    const text = formatClaims(listed);
    const indented = `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
    for (const claimsText of [text, indented]) {
      const report = verdictReport({ claims, claimsText });
      const lines = claimsText.split('\n');
      const { results } = runOf(report);
      const issues = JSON.parse(renderCodeQuality(report)) as {
        location: { lines: { begin: number } };
      }[];
      assert.ok(new Set(results.map(({ properties }) => properties['claim'])).size === 20);
      for (const [at, { locations, message, properties }] of results.entries()) {
        const line = locations[0]?.physicalLocation.region.startLine ?? 0;
        assert.equal(issues[at]?.location.lines.begin, line);
        const claim = claims.find((one) => one.subjectDigest === properties['claim']);
        assert.ok(claim && message.text.startsWith(claimName(claim.subject)));
        // From its line on, the claim is the first with this provider and format.
        const after = lines.slice(line - 1).join('');
        assert.equal(
          /"output_profile":\s*"([^"]+)"/.exec(after)?.[1],
          claim.subject.output_profile,
        );
      }
    }
  });

  test('says how the run ended', () => {
    const findings = [[], [finding('pin_missing')], [finding('usage')], [finding('defect')]];
    const ends = findings.map((found) => runOf(plainReport(found)).invocations[0]);
    assert.deepEqual(
      ends.map((end) => [end?.exitCode, end?.executionSuccessful]),
      [
        [0, true],
        [1, true],
        [2, false],
        [3, false],
      ],
    );
    assert.equal(runOf(verdictReport()).automationDetails.id, 'claimgate/gate/');
  });

  test('leaves no link and no placeholder in a message', async () => {
    for (const { message } of runOf(await hostileReport()).results) {
      assert.doesNotMatch(message.text, /(?<!\\)[[\]]/);
      assert.doesNotMatch(message.text, /(?<!\{)\{\d+\}/);
    }
    assert.match(HOSTILE, /\{0\}/);
  });

  test('keeps to the official schema', async () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(vectorFile('sarif-2.1.0.json').toString()) as object);
    const step = often(8, 1);
    const some = (await caseReports()).filter((_case, at) => at % step === 0);
    for (const { name, report } of [...some, { name: 'hostile', report: await hostileReport() }])
      assert.ok(
        validate(JSON.parse(renderSarif(report))),
        `${name}: ${JSON.stringify(validate.errors)}`,
      );
  });
});
