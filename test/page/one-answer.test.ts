import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type { CommandReport } from '../../src/documents/index.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import type { PageQuestion } from '../../verifier/answer.ts';
import { AT, HOUR, Releases } from '../audit/releases.ts';
import { newKey } from '../trust/expect.ts';
import { clock } from '../trust/stamp-world.ts';

const RECORD = 'provider-certification/releases/v1.0.0';
const ROOTS = 'provider-certification/trust';

/** An outcome without the tool that gave it. */
interface Told {
  readonly isVerified: boolean;
  readonly codes: readonly string[];
}

async function page(
  question: Pick<PageQuestion, 'authorities' | 'files' | 'pin'>,
  now: number,
): Promise<Told> {
  const { report, standing } = await judgeFiles({ ...question, when: 'now', now });
  return { isVerified: standing === 'verified', codes: report.findings.map(({ code }) => code) };
}

async function program(
  releases: Releases,
  ...args: string[]
): Promise<Told & { readonly report: CommandReport }> {
  const { exitCode, stdout } = await releases.run(
    [...args, '--json', '--trust-pin', releases.pin],
    AT,
  );
  const report = JSON.parse(stdout) as CommandReport;
  return { isVerified: exitCode === 0, codes: report.findings.map(({ code }) => code), report };
}

const told = ({ isVerified, codes }: Told): Told => ({ isVerified, codes });

test('[T40] a verdict whose keys were replaced since has one answer by audit, verify, fleet and page', async (t) => {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  const file = (path: string): NamedBytes => ({
    file: path.slice(path.lastIndexOf('/') + 1),
    bytes: readFileSync(releases.at(`repo/${path}`)),
  });
  const verdict = `${RECORD}/gate-verdict.intoto.json`;
  const onPage = (...roots: string[]) => {
    const files = [verdict, `${RECORD}/gate-verdict.json`, ...roots].map(file);
    return page({ files, pin: releases.pin }, AT);
  };
  const before = { isVerified: true, codes: [] };
  assert.deepEqual(told(await program(releases, 'audit', 'v1.0.0')), before);
  assert.deepEqual(told(await program(releases, 'verify', verdict)), before);
  assert.deepEqual(await onPage(`${ROOTS}/1.root.json`), before);

  writeFileSync(releases.at('new.pub.pem'), newKey().publicKey.pem);
  await releases.rotate({ roles: { release: { keys: ['new.pub.pem'], threshold: 1 } } });
  const second = `${ROOTS}/2.root.json`;
  const after = { isVerified: true, codes: ['verdict_key_replaced'] };
  assert.deepEqual(told(await program(releases, 'audit', 'v1.0.0')), after);
  const verified = await program(releases, 'verify', verdict);
  assert.deepEqual(told(verified), after);
  assert.ok(verified.report.result !== null && 'trust_root_version' in verified.report.result);
  assert.equal(verified.report.result.trust_root_version, 1);
  assert.deepEqual(await onPage(`${ROOTS}/1.root.json`, second), after);
  const { codes, report } = await program(releases, 'fleet', `${RECORD}/gate-verdict.json`);
  assert.deepEqual(codes, after.codes);
  assert.ok(report.result !== null && 'fleet' in report.result);
  assert.deepEqual(
    report.result.fleet.map(({ state }) => state),
    ['released'],
  );

  // The pin of the newer root takes the older key back, for all of them.
  const [, digest = ''] =
    /pin: (2:\S+)/.exec(
      (await releases.run(['verify', second, '--trust-pin', releases.pin])).stdout,
    ) ?? [];
  const refused = await releases.run(['verify', verdict, '--trust-pin', digest]);
  assert.equal(refused.exitCode, 1);
  const files = [verdict, `${ROOTS}/1.root.json`, second].map(file);
  assert.equal((await page({ files, pin: digest }, AT)).isVerified, false);
});

test('[T40] a capsule that a later authority renewed verifies on the page if the reader names that authority', async (t) => {
  const releases = await Releases.withFirst();
  t.after(() => releases.remove());
  assert.equal((await releases.audit('v1.0.0', '--pack', '../v1.capsule')).exitCode, 0);
  const bytes = readFileSync(releases.at('v1.capsule'));
  const authority = clock({ name: 'Later TSA' });
  const root = authority.trustedRoot({}, 'later.trusted_root.json');
  const files = [
    { file: 'v1.capsule', bytes },
    { file: 'v1.capsule.tsr', bytes: authority.stamp(bytes) },
  ];
  const now = Date.now() + HOUR;
  const { pin } = releases;
  const unknown = { isVerified: false, codes: ['timestamp_untrusted'] };
  assert.deepEqual(await page({ files, pin }, now), unknown);
  assert.deepEqual(await page({ files: [...files, root], pin }, now), unknown);
  assert.deepEqual(await page({ files, authorities: [root], pin }, now), {
    isVerified: true,
    codes: [],
  });
});
