import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { everyCode, finding, type Finding } from '../../src/documents/findings.ts';
import type { Report } from '../../src/report/report.ts';
import { claimName } from '../../src/manifest/claim-names.ts';
import { formatClaims } from '../../src/manifest/claims.ts';
import { annotationsOf } from '../../src/report/annotations.ts';
import { renderCodeQuality } from '../../src/report/code-quality.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { often } from '../soak.ts';
import { vectorFile } from '../vectors.ts';
import {
  caseReports,
  HOSTILE,
  hostileReport,
  manyClaims,
  plainReport,
  verdictReport,
} from './reports.ts';

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
    const { results, tool } = runOf(plainReport(codes.map((code) => finding(code))));
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
    const place = { file: 'a b/ü#1.json', line: 3, column: 14 };
    const run = runOf(
      plainReport([finding('wrong_value', place), finding('not_canonical', { file: '/abs/f' })]),
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
