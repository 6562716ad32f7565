import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { finding } from '../../src/findings/index.ts';
import { FORMATS, renderFile, type Format } from '../../src/report/format.ts';
import type { Report } from '../../src/report/report.ts';
import { cornerReports } from './corners.ts';
import { checkGithubLines } from './github-lines.ts';
import { checkMarkdownTables } from './markdown-tables.ts';
import { caseReports, hostileReport, manyClaims, plainReport, verdictReport } from './reports.ts';
import { often } from '../soak.ts';
import { parseXml } from './xml.ts';

/** Whether a text is one of its format, as a reader that is not ours sees it. */
const WELL_FORMED: Record<Format, (text: string) => void> = {
  text: (text) => assert.match(text, /\n$/),
  json: (text) => assert.equal(typeof JSON.parse(text), 'object'),
  sarif: (text) => assert.equal((JSON.parse(text) as { version: string }).version, '2.1.0'),
  junit: (text) => assert.equal(parseXml(text).name, 'testsuites'),
  github: checkGithubLines,
  markdown: checkMarkdownTables,
  ics: checkCalendar,
  openmetrics: checkOpenMetrics,
  'code-quality': checkCodeQuality,
  html: checkHtml,
};

/** Lines of RFC 5545: none too long, each a property or a folded rest, components closed in order. */
function checkCalendar(text: string): void {
  assert.match(text, /\r\n$/);
  const open: string[] = [];
  for (const line of text.slice(0, -2).split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.match(line, /^(?: |[A-Z-]+:)[^\p{Cc}]*$/u);
    const [, edge, component = ''] = /^(BEGIN|END):(.*)$/.exec(line) ?? [];
    if (edge === 'BEGIN') open.push(component);
    if (edge === 'END') assert.equal(open.pop(), component);
  }
  assert.deepEqual(open, []);
}

/** Families one after the other, no two samples with the same labels, and the mark of the end. */
function checkOpenMetrics(text: string): void {
  assert.match(text, /\n# EOF\n$/);
  const names = [...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name);
  assert.equal(new Set(names).size, names.length);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const sample of samples)
    assert.match(sample, /^claimgate_[a-z_]+(\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)+\})? -?[0-9.]+$/);
  const keys = samples.map((sample) => sample.slice(0, sample.lastIndexOf(' ')));
  assert.equal(new Set(keys).size, keys.length);
}

/** Every issue has the members that GitLab asks for, and a fingerprint of its own. */
function checkCodeQuality(text: string): void {
  const issues = JSON.parse(text) as {
    readonly description: string;
    readonly check_name: string;
    readonly fingerprint: string;
    readonly severity: string;
    readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
  }[];
  for (const { description, check_name, severity, location } of issues) {
    assert.ok(description.length > 0 && check_name.length > 0 && location.path.length > 0);
    assert.ok(['info', 'minor', 'major', 'critical', 'blocker'].includes(severity));
    assert.ok(Number.isInteger(location.lines.begin) && location.lines.begin > 0);
  }
  assert.equal(new Set(issues.map(({ fingerprint }) => fingerprint)).size, issues.length);
}

/** The page is written as XML would be, but for the elements that HTML leaves open; Chromium reads it elsewhere. */
function checkHtml(text: string): void {
  assert.match(text, /^<!doctype html>\n/);
  const script = text.indexOf('<script>');
  assert.equal(text.lastIndexOf('<script'), script, 'there is one script');
  const xml = text
    .slice('<!doctype html>\n'.length)
    .replace(/<style>[\s\S]*?<\/style>|<script>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<(meta|br|input)([^>]*)>/g, (_, name: string, rest: string) => {
      return `<${name}${rest.replaceAll(/ (hidden|checked)(?= |$)/g, '')}/>`;
    })
    .replaceAll('<p id="search" hidden>', '<p id="search">')
    .replaceAll(' type="radio" name="show" id="show-all" checked/', ' type="radio" name="show"/');
  assert.equal(parseXml(xml).name, 'html');
}

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
      WELL_FORMED[format](text);
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
