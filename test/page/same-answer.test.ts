import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { codesOf } from '../../conformance/runner/compare.ts';
import { noBrowser, startBrowser } from '../browser.ts';
import { isSoak, sample } from '../soak.ts';
import { firefox, runInFirefox } from './firefox.ts';
import { sigstoreCases } from '../vectors.ts';
import { answerBundle, answerCapsule, answerCase } from './harness.ts';
import { mutantsOf } from './mutants.ts';
import { CAPSULE, harnessScript, PIN, plainCases } from './platforms.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import type { PageQuestion } from '../../verifier/answer.ts';
import { AT, HOUR, Releases } from '../audit/releases.ts';
import { newKey } from '../trust/expect.ts';
import { clock } from '../trust/stamp-world.ts';

/** Cases of areas that can do without a repository, but whose answer is about one. */
const OF_REPOSITORIES = new Set([
  'claims/claim-in-work-tree',
  'claims/edited-work-tree',
  'claims/no-repository',
  'claims/stray-file',
  'contracts/digest-of-none',
  'contracts/origins-unstated',
  'manifest/claims-added',
  'manifest/everything-differs',
  'manifest/revision-differs',
  'manifest/tag-missing',
  'manifest/version-differs',
  'rollback/record-without-verdict',
  'rules/4-covers-leave-out',
  'rules/4-live-revision-unknown',
  'selftest/live-run-of-other-commit',
  'selftest/local-run-of-other-commit',
  'selftest/second-claims-file',
  'rules/4-local-revision-unknown',
]);

/** Files that are no manifest are no manifest to a page either; it says that it knows none of their kind. */
const OF_NO_KIND = new Set([
  'manifest/binding-missing',
  'manifest/cut-off',
  'manifest/empty',
  'manifest/missing',
]);

const cases = sample(await plainCases(), 24);
const mutants = sample(mutantsOf(CAPSULE), 24);

const bundles = sample(sigstoreCases(), 12);

interface Answers {
  readonly bundles: readonly string[];
  readonly cases: readonly string[];
  readonly mutants: readonly string[];
}

/** Everything that is asked, as one expression for a page, with a short text for each answer. */
function asked(): string {
  const given = {
    bundles,
    cases: cases.map(({ plain }) => plain),
    mutants: mutants.map(({ bytes }) => Buffer.from(bytes).toString('base64')),
    pin: PIN,
  };
  return `(async ({ bundles, cases, mutants, pin }) => {
    const answers = { bundles: bundles.map(harness.answerBundle), cases: [], mutants: [] };
    for (const one of cases) answers.cases.push(await harness.answerCase(one));
    for (const one of mutants) answers.mutants.push(await harness.answerCapsule(one, pin));
    return answers;
  })(${JSON.stringify(given)})`;
}

describe('the judge in a page and in Node.js', () => {
  const expected = {
    bundles: bundles.map(answerBundle),
    cases: new Array<string>(),
    mutants: new Array<string>(),
  };

  before(async () => {
    for (const { plain } of cases) expected.cases.push(await answerCase(plain));
    for (const { bytes } of mutants)
      expected.mutants.push(await answerCapsule(Buffer.from(bytes).toString('base64'), PIN));
  });

  function compare(found: Answers): void {
    for (const [index, { plain }] of cases.entries())
      assert.equal(found.cases[index], expected.cases[index], plain.name);
    for (const [index, { name }] of mutants.entries())
      assert.equal(found.mutants[index], expected.mutants[index], name);
    for (const [index, one] of bundles.entries())
      assert.equal(found.bundles[index], expected.bundles[index], one.case);
  }

  test('the cases are answered as the conformance suite expects', async () => {
    assert.ok((await plainCases()).length >= 700);
    const others: string[] = [];
    for (const [index, { one }] of cases.entries()) {
      if (OF_REPOSITORIES.has(one.name)) continue;
      const answer = JSON.parse(expected.cases[index] ?? '') as Record<string, unknown>;
      const document = (answer['document'] ?? answer) as Record<string, unknown>;
      const codes = OF_NO_KIND.has(one.name) ? ['signed_document_expected'] : one.expected.codes;
      if (!isDeepStrictEqual(codesOf(document), codes)) others.push(one.name);
    }
    assert.deepEqual(others, []);
  });

  test('[T208] every capsule with one thing changed is refused', () => {
    assert.ok(mutantsOf(CAPSULE).length >= 200);
    for (const [index, { name }] of mutants.entries())
      assert.match(expected.mutants[index] ?? '', /"outcome": "(?:failed|incomplete)"/, name);
  });

  test('[T208] the same bytes in Chromium', { skip: noBrowser ?? false }, async () => {
    const browser: Browser = await startBrowser();
    const page: Page = await browser.newPage();
    await page.addScriptTag({ content: await harnessScript() });
    compare(await page.evaluate<Answers>(asked()));
    await page.close();
  });

  const noFirefox = isSoak ? (firefox === undefined ? 'no firefox-esr' : false) : 'only in a soak';
  test('[T208] the same bytes in Firefox', { skip: noFirefox }, async () => {
    compare(JSON.parse(await runInFirefox(await harnessScript(), asked())) as Answers);
  });

  test(
    "[T208] the auditor's page itself in Firefox: a capsule, and one with a byte changed",
    { skip: noFirefox },
    async () => {
      const html = readFileSync(join(import.meta.dirname, '../../dist/verifier.html'), 'utf8');
      const edited = Buffer.from(CAPSULE);
      edited[edited.length >> 1] = (edited[edited.length >> 1] ?? 0) ^ 1;
      const capsules = [CAPSULE, edited].map((bytes) => bytes.toString('base64'));
      const script = `const given = ${JSON.stringify({ html, capsules, pin: PIN })};
async function answerTo(capsule) {
  const frame = document.createElement('iframe');
  frame.srcdoc = given.html;
  document.documentElement.append(frame);
  await new Promise((loaded) => frame.addEventListener('load', loaded));
  const at = (id) => frame.contentDocument.getElementById(id);
  at('pin').value = given.pin;
  const files = new DataTransfer();
  files.items.add(new File([Uint8Array.from(atob(capsule), (one) => one.charCodeAt(0))], 'a.capsule'));
  at('files').files = files.files;
  at('files').dispatchEvent(new Event('change'));
  while (!at('answer')) await new Promise((later) => setTimeout(later, 50));
  return [at('answer').textContent, at('times')?.textContent ?? ''];
}
async function answers() {
  return [await answerTo(given.capsules[0]), await answerTo(given.capsules[1])];
}`;
      const [sound, forged] = JSON.parse(await runInFirefox(script, 'answers()')) as string[][];
      assert.equal(sound?.[0], 'Verified');
      assert.match(sound[1] ?? '', /no one else vouches for the time/);
      assert.deepEqual(forged, ['Not verified', '']);
    },
  );
});

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
