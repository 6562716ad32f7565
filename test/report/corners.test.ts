import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderFile } from '../../src/report/format.ts';
import { expectVerdict, instantWords } from '../../src/report/report-words.ts';
import { cornerReports } from './corners.ts';
import { plainReport, verdictReport } from './reports.ts';

test('only a report of the gate has a verdict', () => {
  assert.equal(expectVerdict(verdictReport()).kind, 'release');
  assert.throws(() => expectVerdict(plainReport()), { code: 'defect' });
});

const reports = await cornerReports();

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
    const report = reports[name];
    assert.ok(report);
    const text = await renderFile(report, format);
    for (const words of said) assert.match(text, words);
  });

test('instants are shown to the second, and other text is shown unchanged', () => {
  assert.equal(instantWords('2026-03-04T05:06:07.008Z'), '2026-03-04 05:06:07 UTC');
  assert.equal(instantWords('2026-03-04T05:06:07Z'), '2026-03-04 05:06:07 UTC');
  assert.equal(instantWords('soon'), 'soon');
});
