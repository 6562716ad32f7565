import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { CommandReport } from '../../src/documents/index.ts';
import { clock } from '../trust/stamp-world.ts';
import { AT, HOUR, PIN_OF_RULES, RELEASED, Releases } from './releases.ts';

const VERDICT = 'provider-certification/releases/v1.0.0/gate-verdict.intoto.json';
const NOW = Math.floor(Date.now() / 1000) * 1000;
const authority = clock();

/** A release under a trust root that asks for a timestamp within hours, judged some hours ago. */
async function released(t: TestContext, hours: number, ago: number): Promise<Releases> {
  const releases = await Releases.makeAt(NOW - ago * HOUR);
  t.after(() => releases.remove());
  const trustedRoot = authority.trustedRoot();
  writeFileSync(releases.at(`repo/${trustedRoot.file}`), trustedRoot.bytes);
  await releases.askForTimestamps(hours, `repo/${trustedRoot.file}`);
  await releases.release('v1.0.0', 'projection', releases.now);
  return releases;
}

/** How the audit ends and what the row `time` says; how `verify` ends by the same. */
async function told(releases: Releases, at: number) {
  const pin = ['--trust-pin', releases.pin, '--json'];
  const read = async (...args: string[]) => {
    const { exitCode, stdout } = await releases.run([...args, ...pin], at);
    const report = JSON.parse(stdout) as CommandReport;
    return { exitCode, codes: report.findings.map(({ code }) => code), result: report.result };
  };
  const audit = await read('audit', 'v1.0.0');
  const { result } = audit;
  const rows = result !== null && 'rows' in result ? result.rows : [];
  const row = rows.find(({ check }) => check === 'time');
  const verify = await read('verify', VERDICT);
  return {
    audit: [audit.exitCode, ...audit.codes],
    row,
    verify: [verify.exitCode, ...verify.codes],
  };
}

async function stamp(releases: Releases): Promise<void> {
  const bytes = readFileSync(releases.at(`repo/${VERDICT}`));
  writeFileSync(releases.at(`repo/${VERDICT}.tsr`), authority.stamp(bytes));
  await releases.commit('Add a timestamp');
}

test('a release without the timestamp that its trust root asks for does not verify once it is due', async (t) => {
  const releases = await released(t, 2, 1);
  const before = await told(releases, NOW);
  assert.deepEqual([before.audit, before.verify], [[0], [0]]);
  assert.equal(before.row?.outcome, 'not_compared');
  assert.match(before.row.by, /^no timestamp yet; the trust root asks for one by 20/);
  const late = await told(releases, NOW + 2 * HOUR);
  assert.deepEqual(late.audit, [1, 'timestamp_missing']);
  assert.equal(late.row?.outcome, 'failed');
  assert.deepEqual(late.verify, [1, 'timestamp_missing']);
  await stamp(releases);
  const stamped = await told(releases, NOW + 2 * HOUR);
  assert.deepEqual([stamped.audit, stamped.row?.outcome, stamped.verify], [[0], 'passed', [0]]);
});

test('a release that somebody dated back has a timestamp that is too late', async (t) => {
  const releases = await released(t, 2, 5);
  await stamp(releases);
  const { audit, row, verify } = await told(releases, NOW + HOUR);
  assert.deepEqual(audit, [1, 'timestamp_late']);
  assert.equal(row?.outcome, 'failed');
  assert.deepEqual(verify, [1, 'timestamp_late']);
});

test('a trust root that asks for timestamps names an authority', async (t) => {
  const releases = await Releases.makeAt(NOW);
  t.after(() => releases.remove());
  const limits = {
    max_projection_hours: 24,
    max_facts_minutes: 60,
    max_clock_skew_seconds: 30,
    max_hours_to_timestamp: 24,
  };
  writeFileSync(releases.at('changes.json'), JSON.stringify({ schema_version: 1, limits }));
  const { exitCode, stderr } = await releases.run(['trust', 'update', '--from', '../changes.json']);
  assert.equal(exitCode, 1);
  assert.match(stderr, /root_timestamp_incomplete/);
});

test('a capsule that was packed before its timestamp was due does not verify without one later', async (t) => {
  const path = join(RELEASED, 'capsule-of-timestamps.gz');
  if (process.env['CLAIMGATE_UPDATE'] !== undefined)
    writeFileSync(path, gzipSync(await Releases.packedUnstamped()));
  const releases = await Releases.make();
  t.after(() => releases.remove());
  writeFileSync(releases.at('it.capsule'), gunzipSync(readFileSync(path)));
  const audit = (at: number) =>
    releases.run(['audit', 'it.capsule', '--trust-pin', PIN_OF_RULES], at, '.');
  assert.equal((await audit(AT)).exitCode, 0);
  const { exitCode, stderr, stdout } = await audit(AT + 3 * HOUR);
  assert.equal(exitCode, 1);
  assert.match(stdout + stderr, /error\[timestamp_missing\]/);
});
