import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFixedWorld } from '../../examples/world/fixed.ts';
import type { LogLine } from '../../service/http/log.ts';
import { inPrometheusText, loadMetrics } from '../../service/metrics.ts';
import { finding } from '../../src/documents/findings.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import { DAY_MS } from '../../src/documents/json.ts';
import { renderJunit } from '../../src/report/junit.ts';
import type { Report } from '../../src/report/report.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { AT as RELEASED_AT, HOUR, Releases } from '../audit/releases.ts';
import { AT, runHere } from '../cli/world.ts';
import { releasedWithStatus, words as statusWords } from '../plugins/status/released.ts';
import { hostileReport, manyClaims, verdictReport } from '../report/reports.ts';
import { JANE, signIn, startAdmin } from '../service/admin-world.ts';
import { call } from '../service/client.ts';

/** Writes, to a folder, all that programs read that have never heard of claimgate, and what they have to find. */
const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('usage: reports.ts FOLDER');

/**
 * Writes reports as SARIF and JUnit: `NAME.sarif`, `NAME.xml`, and `expected.json` with what has to be found
 * in each.
 */
async function writeFormats(folder: string): Promise<void> {
  const place = { file: 'provider-certification/public-claims.json', line: 3, column: 14 };
  const reports: Readonly<Record<string, Report>> = {
    allowed: verdictReport({ claims: await manyClaims(4, 9) }),
    refused: verdictReport({
      claims: await manyClaims(40, 4),
      findings: [finding('not_canonical')],
    }),
    undetermined: verdictReport({ inputs: [], findings: [finding('json_duplicate_name', place)] }),
    hostile: await hostileReport(),
  };
  const expected = Object.entries(reports).map(([name, report]) => {
    writeFileSync(join(folder, `${name}.sarif`), renderSarif(report));
    writeFileSync(join(folder, `${name}.xml`), renderJunit(report));
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
  writeFileSync(join(folder, 'expected.json'), JSON.stringify(expected));
}

/** Makes two releases as the program does, and writes the second as a capsule, with the trust pin. */
async function writeCapsule(folder: string): Promise<void> {
  const releases = await Releases.make();
  try {
    await releases.release('v1.0.0', 'older-projection', RELEASED_AT - 5 * HOUR);
    await releases.release('v1.1.0', 'grown', RELEASED_AT);
    const { exitCode, codes } = await releases.audit('v1.1.0', '--pack', '../it.capsule');
    if (exitCode !== 0) throw new Error(codes.join());
    copyFileSync(releases.at('it.capsule'), join(folder, 'v1.1.0.capsule'));
    writeFileSync(join(folder, 'pin.txt'), `${releases.pin}\n`);
  } finally {
    releases.remove();
  }
}

/** Writes the metrics of a service that was asked a few things. */
async function writeMetrics(folder: string): Promise<void> {
  const service = await startAdmin('sqlite');
  const metrics = await loadMetrics();
  await signIn(service, JANE);
  await signIn(service, JANE, { password: 'wrong' });
  await call(service.base, '/api/v1/ready');
  await new Promise((resolve) => setImmediate(resolve));
  for (const line of service.lines) metrics.observe(JSON.parse(line) as LogLine);
  const text = await metrics.text(service.context);
  writeFileSync(join(folder, 'metrics.openmetrics'), text);
  writeFileSync(join(folder, 'metrics.prometheus'), inPrometheusText(text));
  await service.stop();
  await service.ledger.driver.close();
}

const OTHER = 'pkg:npm/other';

/**
 * Writes a plan and a check as calendars and metrics: `plan.ics`, `plan.prom` and the same of `check`;
 * `other.prom`, the check of another product, which is refused; and `plan.json` with what has to be found.
 */
async function writePlan(folder: string): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'claimgate-plan-'));
  try {
    const directory = join(temporary, 'world');
    await createFixedWorld(directory, AT);
    const pin = readFileSync(join(directory, 'pin.txt'), 'utf8').trim();
    const evidence = ['--projection', '../projection/ledger-projection.jsonl', '--trust-pin', pin];
    const plan = ['plan', '-C', 'repo', ...evidence, '--release', '2026-04-20', '--hold', '14d'];
    const environment = { PATH: process.env['PATH'] };
    const host = { directory, environment, clock: () => AT };
    const check = ['check', '-C', 'repo', ...evidence];
    for (const [name, asked] of Object.entries({ plan, check }))
      for (const [format, ending] of [
        ['ics', 'ics'],
        ['openmetrics', 'prom'],
      ] as const) {
        const { stdout } = await runHere([...asked, '--format', format], host);
        writeFileSync(join(folder, `${name}.${ending}`), stdout);
      }
    const config = join(directory, 'repo/claimgate.config.json');
    const named = { ...(JSON.parse(readFileSync(config, 'utf8')) as object), resource_uri: OTHER };
    const { stdout } = await runHere([...plan, '--json'], host);
    const { result } = JSON.parse(stdout) as CommandReport;
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(result));
    writeFileSync(config, JSON.stringify(named));
    const later = { ...host, clock: () => AT + 2 * DAY_MS };
    const refused = await runHere([...check, '--format', 'openmetrics'], later);
    writeFileSync(join(folder, 'other.prom'), refused.stdout);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Signs the status of a release, and of the same one when one claim is withdrawn, and writes the folder of the site. */
async function writeFeed(folder: string): Promise<void> {
  const cleanups: (() => void)[] = [];
  try {
    const releases = await releasedWithStatus({ after: (one) => void cleanups.push(one) });
    const begun = Date.now();
    const run = async (seconds: number, args: readonly string[]) => {
      const { exitCode, stderr } = await releases.runAt(begun + seconds * 1000, args);
      if (exitCode !== 0) throw new Error(stderr);
    };
    await run(1, statusWords(releases));
    await run(2, [
      'claims',
      'withdraw',
      'pinterest/image-pin/immediate',
      '--reason',
      'tokens leak',
    ]);
    await run(3, statusWords(releases));
    cpSync(releases.world.path('site'), folder, { recursive: true });
  } finally {
    for (const remove of cleanups) remove();
  }
}

for (const [name, write] of Object.entries({
  formats: writeFormats,
  release: writeCapsule,
  metrics: writeMetrics,
  plan: writePlan,
  feed: writeFeed,
})) {
  mkdirSync(join(out, name), { recursive: true });
  await write(join(out, name));
}
