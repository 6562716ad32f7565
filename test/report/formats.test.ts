import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test, describe } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { finding } from '../../src/documents/findings.ts';
import type { JudgedClaim } from '../../src/gate/verdict.ts';
import { instantOf } from '../../src/documents/json.ts';
import type { Report } from '../../src/report/report.ts';
import { digest } from '../evidence/documents.ts';
import {
  manyClaims,
  passingClaim,
  plainReport,
  verdictReport,
  caseReports,
  hostileReport,
} from './reports.ts';
import { FORMATS, renderFile, type Format } from '../../src/report/format.ts';
import { READERS, elementsOf, parseXml, type Element } from './readers.ts';
import { often } from '../soak.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { expectVerdict, instantWords } from '../../src/report/report-words.ts';

/** Returns reports that each hold something rare, which every writer must have words for. */
export async function cornerReports(): Promise<Record<string, Report>> {
  const claim = await passingClaim();
  const expiry = {
    what: 'trust_root' as const,
    subjectDigest: null,
    at: instantOf('2070-01-01T00:00:00Z'),
  };
  const unasked = (decision: JudgedClaim['decision']): JudgedClaim => ({
    ...claim,
    decision,
    rules: [],
    expiry: null,
  });
  const no = plainReport([], ['no: it says so itself']);
  return {
    'a manifest': verdictReport({ manifestDigest: digestOf(Buffer.from('manifest')) }),
    'a horizon of decades': verdictReport({ claims: [{ ...claim, expiry }] }),
    'what clears by time, and what never does': verdictReport({
      findings: [
        finding('projection_expired', { clears_at: '2026-04-02T00:00:00Z' }),
        finding('root_expired', { clears_at: '2026-04-01T00:00:00Z' }),
        finding('projection_expired', { file: 'b', clears_at: '2026-04-03T00:00:00Z' }),
        finding('earlier_record_missing', { file: 'c', clears_by: 'never' }),
      ],
    }),
    'claims that no rule was asked about': verdictReport({
      findings: [finding('projection_required')],
      claims: [unasked('refused'), unasked('undetermined'), unasked('allowed')],
    }),
    'one cause behind many claims': verdictReport({ claims: await manyClaims(240, 2) }),
    'many inputs': verdictReport({
      inputs: Array.from({ length: 2000 }, (_, index) => ({
        document: 'contract' as const,
        path: `contracts/${index}.json`,
        sha256: digest('9'),
      })),
    }),
    'many lines': plainReport(
      [],
      Array.from({ length: 250 }, (_, index) => `line ${index}`),
    ),
    'a no in its lines alone': {
      ...no,
      exitCode: 1,
      document: { ...no.document, outcome: 'failed' },
    },
  };
}

const CASES = await caseReports();

const NO = plainReport([finding('verdict_stale', { file: 'v' })]);
const LONG = 'é'.repeat(99);

const reports: { name: string; report: Report }[] = [
  ...CASES,
  { name: 'hostile', report: await hostileReport() },
  { name: 'nothing claimed', report: verdictReport() },
  { name: 'many claims', report: verdictReport({ claims: await manyClaims(100, 7) }) },
  ...Object.entries(await cornerReports()).map(([name, report]) => ({ name, report })),
  { name: 'another command, yes', report: plainReport([], ['verified: it is', '  more']) },
  { name: 'another command, no', report: NO },
  { name: 'a name of letters of two bytes', report: { ...NO, names: () => ({ product: LONG }) } },
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

test('of claims with the same labels, metrics have the worst', async () => {
  const good = await passingClaim();
  const many = await manyClaims(2, 2);
  const bad = many.find(({ decision }) => decision === 'refused') ?? assert.fail();
  const claims = [good, { ...bad, subject: good.subject }];
  for (const some of [claims, claims.toReversed()]) {
    const text = await renderFile(verdictReport({ claims: some }), 'openmetrics');
    assert.deepEqual(
      text.match(/^claimgate_claim_allowed\{.*$/gm)?.map((line) => line.at(-1)),
      ['0'],
    );
  }
});

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

function suitesOf(report: Report): Element[] {
  return [...parseXml(renderJunit(report)).children];
}

/** Rows of the schema of Apache Ant's JUnit task: what an element must have, and the order of its parts. */
const SUITE_ATTRIBUTES = [
  'id',
  'package',
  'name',
  'timestamp',
  'hostname',
  'tests',
  'failures',
  'errors',
  'time',
];

function checkSchema(report: Report): void {
  const root = parseXml(renderJunit(report));
  assert.deepEqual([root.name, ...Object.keys(root.attributes)], ['testsuites']);
  for (const [index, suite] of root.children.entries()) {
    assert.equal(suite.name, 'testsuite');
    for (const name of SUITE_ATTRIBUTES) assert.ok(suite.attributes[name], `${name} of a suite`);
    assert.equal(suite.attributes['id'], String(index));
    assert.match(suite.attributes['timestamp'] ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    const order = suite.children.map(({ name }) => name).join(' ');
    assert.match(order, /^properties (?:testcase )+system-out system-err$/);
    for (const [name, element] of [
      ['tests', 'testcase'],
      ['failures', 'failure'],
      ['errors', 'error'],
    ] as const)
      assert.equal(suite.attributes[name], String(elementsOf(suite, element).length));
    for (const { attributes, children } of elementsOf(suite, 'testcase')) {
      assert.ok(attributes['name'] && attributes['classname'] && attributes['time'] === '0');
      assert.ok(children.length <= 1);
      for (const fault of children)
        assert.ok(fault.attributes['type'] && fault.attributes['message']);
    }
  }
}

describe('JUnit', () => {
  test('keeps to the schema in every case, and fails exactly where the gate does not allow', async () => {
    const whole = { name: 'whole', report: verdictReport({ findings: [finding('pin_missing')] }) };
    for (const { name, report } of [...(await caseReports()), whole]) {
      checkSchema(report);
      const faults = suitesOf(report).flatMap((suite) => [
        ...elementsOf(suite, 'failure'),
        ...elementsOf(suite, 'error'),
      ]);
      assert.equal(faults.length > 0, report.exitCode !== 0, name);
    }
    checkSchema(await hostileReport());
  });

  test('has a suite for the whole, and one for each claim with a test for each rule', async () => {
    const suites = suitesOf(verdictReport({ claims: await manyClaims(3, 3) }));
    assert.equal(suites.length, 4);
    const [whole, ...claims] = suites;
    assert.equal(whole?.attributes['tests'], '1');
    assert.deepEqual(
      claims.map(({ attributes }) => attributes['tests']),
      claims.map(() => String(NEWEST_RULES.rules.length)),
    );
    assert.equal(new Set(claims.map(({ attributes }) => attributes['name'])).size, 3);
    assert.deepEqual(
      claims.map(({ attributes }) => Number(attributes['failures']) > 0),
      [false, false, true],
    );
  });

  test('says in a failure what was found, what clears it, and what to do next', async () => {
    const [, claim] = suitesOf(verdictReport({ claims: (await manyClaims(2, 2)).slice(1) }));
    const [failure] = claim ? elementsOf(claim, 'failure') : [];
    assert.equal(failure?.attributes['type'], 'configuration_missing');
    assert.match(
      failure?.text ?? '',
      /^error\[configuration_missing\]: .+\n {2}Configure .+\n {2}cleared by an operator\n {2}next: claimgate ledger export$/s,
    );
  });

  test('tells what could not be judged as errors', () => {
    const [suite] = suitesOf(
      verdictReport({ findings: [finding('claims_missing', { file: 'f' })] }),
    );
    assert.deepEqual([suite?.attributes['failures'], suite?.attributes['errors']], ['0', '1']);
  });

  test('fails a claim about which no rule was asked', async () => {
    const unasked = {
      ...(await passingClaim()),
      decision: 'refused' as const,
      rules: [],
      lapse: null,
    };
    const report = verdictReport({ claims: [unasked], findings: [finding('pin_missing')] });
    const [whole, claim] = suitesOf(report);
    assert.equal(whole?.attributes['failures'], '1');
    assert.equal(claim?.attributes['failures'], '1');
  });

  test('fails a command that says no in its lines alone', () => {
    const report = plainReport([], ['x: no']);
    const document = { ...report.document, outcome: 'failed' as const };
    const [suite] = suitesOf({ ...report, document, exitCode: 1 });
    const [failure] = suite ? elementsOf(suite, 'failure') : [];
    assert.deepEqual({ ...failure?.attributes }, { type: 'failed', message: 'x: no' });
  });

  test('tells warnings without failing', () => {
    const [suite] = suitesOf(
      verdictReport({ findings: [finding('not_canonical', { file: 'f' })] }),
    );
    assert.equal(suite?.attributes['failures'], '0');
    const [output] = suite ? elementsOf(suite, 'system-out') : [];
    assert.match(output?.text ?? '', /^allowed: nothing is claimed\nwarning\[not_canonical\]: /);
  });

  test('has no time for a command that has none', () => {
    const [suite] = suitesOf(plainReport());
    assert.equal(suite?.attributes['timestamp'], undefined);
    assert.equal(suite?.attributes['name'], 'claimgate manifest verify');
  });
});

test('only a report of the gate has a verdict', () => {
  assert.equal(expectVerdict(verdictReport()).kind, 'release');
  assert.throws(() => expectVerdict(plainReport()), { code: 'defect' });
});

const corners = await cornerReports();

for (const [name, format, ...said] of [
  ['a manifest', 'html', /Release manifest<\/dt><dd><code>sha256:[0-9a-f]{64}</],
  ['a manifest', 'markdown', /Release manifest: `sha256:[0-9a-f]{64}`/],
  ['a horizon of decades', 'html', /when the trust root expires/],
  [
    'what clears by time, and what never does',
    'html',
    /2026-04-02[^]*root_expired[^]*2026-04-01[^]*2026-04-03/,
  ],
  ['what clears by time, and what never does', 'html', /not at all/],
  [
    'claims that no rule was asked about',
    'junit',
    /<failure[^>]*not_asked[^]*<error[^>]*not_asked/,
  ],
  ['one cause behind many claims', 'html', /and \d+ more<\/li>/],
  ['many inputs', 'markdown', /and [\d,]+ more inputs/],
  ['many lines', 'markdown', /and 50 more lines/],
  ['a no in its lines alone', 'html', /The answer itself says why\./],
  ['a no in its lines alone', 'junit', /<failure/],
] as const)
  test(`${name}, as ${format}`, async () => {
    const report = corners[name];
    assert.ok(report);
    const text = await renderFile(report, format);
    for (const words of said) assert.match(text, words);
  });

test('instants are shown to the second, and other text is shown unchanged', () => {
  assert.equal(instantWords('2026-03-04T05:06:07.008Z'), '2026-03-04 05:06:07 UTC');
  assert.equal(instantWords('2026-03-04T05:06:07Z'), '2026-03-04 05:06:07 UTC');
  assert.equal(instantWords('soon'), 'soon');
});
