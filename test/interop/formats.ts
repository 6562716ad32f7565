import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finding } from '../../src/documents/findings.ts';
import { renderJunit } from '../../src/report/junit.ts';
import type { Report } from '../../src/report/report.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { hostileReport, manyClaims, verdictReport } from '../report/reports.ts';

/**
 * Writes reports as SARIF and JUnit for programs that read them: `NAME.sarif`, `NAME.xml`, and
 * `expected.json` with what they have to find in each.
 */
const out = process.argv[2];
if (out === undefined) throw new Error('usage: formats.ts FOLDER');
mkdirSync(out, { recursive: true });

const place = { file: 'provider-certification/public-claims.json', line: 3, column: 14 };
const reports: Readonly<Record<string, Report>> = {
  allowed: verdictReport({ claims: await manyClaims(4, 9) }),
  refused: verdictReport({ claims: await manyClaims(40, 4), findings: [finding('not_canonical')] }),
  undetermined: verdictReport({ inputs: [], findings: [finding('json_duplicate_name', place)] }),
  hostile: await hostileReport(),
};

const expected = Object.entries(reports).map(([name, report]) => {
  writeFileSync(join(out, `${name}.sarif`), renderSarif(report));
  writeFileSync(join(out, `${name}.xml`), renderJunit(report));
  const claims = 'claims' in report.document ? report.document.claims : [];
  const outcomes = claims.flatMap(({ rules }) => rules.map(({ outcome }) => outcome));
  const whole = report.document.findings.filter(({ code }) => code !== 'not_canonical');
  return {
    name,
    exit_code: report.exitCode,
    // One for each claim that a finding blocks, at the claim's own line.
    results: report.findings.flatMap(({ code, blocks }) =>
      blocks?.length ? blocks.map(() => code) : [code],
    ),
    suites: claims.length + 1,
    tests: outcomes.length + Math.max(whole.length, 1),
    faults: outcomes.filter((outcome) => outcome !== 'pass').length + whole.length,
  };
});
writeFileSync(join(out, 'expected.json'), JSON.stringify(expected));
