import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { finding } from '../../src/documents/findings.ts';
import { FORMATS, renderFile, type Format } from '../../src/report/format.ts';
import type { Report } from '../../src/report/report.ts';
import { cornerReports } from './corners.ts';
import { READERS } from './readers.ts';
import { caseReports, hostileReport, manyClaims, plainReport, verdictReport } from './reports.ts';
import { often } from '../soak.ts';

const CASES = await caseReports();

const reports: { name: string; report: Report }[] = [
  ...CASES,
  { name: 'hostile', report: await hostileReport() },
  { name: 'nothing claimed', report: verdictReport() },
  { name: 'many claims', report: verdictReport({ claims: await manyClaims(100, 7) }) },
  ...Object.entries(await cornerReports()).map(([name, report]) => ({ name, report })),
  { name: 'another command, yes', report: plainReport([], ['verified: it is', '  more']) },
  { name: 'another command, no', report: plainReport([finding('verdict_stale', { file: 'v' })]) },
];

/** A log of SARIF describes every code, which takes longer than all other formats together. */
function reportsFor(format: Format): typeof reports {
  const step = format === 'sarif' ? often(8, 1) : 1;
  return reports.filter((_report, at) => at % step === 0 || at >= CASES.length);
}

for (const format of FORMATS) {
  test(`every report as ${format}`, async () => {
    for (const { name, report } of reportsFor(format)) {
      const text = await renderFile(report, format);
      READERS[format].check(text);
      assert.doesNotMatch(
        text.replaceAll(format === 'ics' ? '\r\n' : '\n', ''),
        /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u,
        `${name}: nothing active is left`,
      );
      assert.doesNotMatch(text, /##(?:vso)?\[/, `${name}: nor a command of a log`);
      assert.ok((await renderFile(report, format)) === text, `${name}: a function of the report`);
    }
  });
}

test('no format needs more than the document, what was found, and the lines', async () => {
  const [first] = reports;
  assert.ok(first);
  for (const format of FORMATS.filter((name) => name !== 'text'))
    assert.equal(
      await renderFile({ ...first.report, sources: new Map([['f', 'other']]) }, format),
      await renderFile(first.report, format),
    );
});

test('the configuration file may name every format', () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../schemas/config.v1.schema.json'), 'utf8'),
  ) as { properties: { format: { enum: string[] } } };
  assert.deepEqual(schema.properties.format.enum, FORMATS);
});

after(() => assert.ok(reports.length > 100));
