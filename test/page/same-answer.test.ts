import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { readFileSync, writeFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { codesOf } from '../../conformance/runner/suite.ts';
import { noBrowser, startBrowser } from '../browser.ts';
import { isSoak, sample } from '../soak.ts';
import { sigstoreCases } from '../vectors.ts';
import { answerBundle, answerCapsule, answerCase } from './harness.ts';
import { CAPSULE, harnessScript, PIN, plainCases } from './platforms.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import { judgeFiles } from '../../verifier/judge.ts';
import type { PageQuestion } from '../../verifier/answer.ts';
import { AT, HOUR, Releases } from '../audit/releases.ts';
import { newKey, valueOf } from '../trust/expect.ts';
import { clock } from '../trust/stamp-world.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { execa } from 'execa';
import { readArchive, writeArchive } from '../../src/audit/archive.ts';
import { readCapsule, writeCapsule } from '../../src/audit/capsule.ts';

/** A capsule with one thing changed. */
export interface Mutant {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Offsets in a header of ustar, one of each field. */
const FIELDS = [0, 100, 108, 116, 124, 136, 148, 156, 157, 257, 263, 265, 297, 329, 337, 345, 500];

function flipped(bytes: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/**
 * More than 200 capsules that must be refused: every field of a header, padding, the end, every member at
 * three places, cut off and added to; and every member changed with an index that fits.
 */
export function mutantsOf(capsule: Buffer): Mutant[] {
  const members = valueOf(readArchive(capsule, 'a.capsule'));
  const content = valueOf(readCapsule(capsule, 'a.capsule'));
  const mutants: Mutant[] = FIELDS.map((at) => ({
    name: `byte ${at} of the first header`,
    bytes: flipped(capsule, at),
  }));
  for (const [path, bytes] of members) {
    const start = bytes.byteOffset - capsule.byteOffset;
    for (const at of [0, bytes.length >> 1, bytes.length - 1])
      mutants.push({ name: `${path} at ${at}`, bytes: flipped(capsule, start + at) });
    mutants.push({ name: `header of ${path}`, bytes: flipped(capsule, start - 512 + 140) });
    if (bytes.length % 512 > 0)
      mutants.push({ name: `padding of ${path}`, bytes: flipped(capsule, start + bytes.length) });
  }
  for (const part of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const length = Math.floor((capsule.length * part) / 8) + part;
    mutants.push({ name: `cut off at ${length}`, bytes: capsule.subarray(0, length) });
  }
  mutants.push(
    { name: 'a byte more', bytes: Buffer.concat([capsule, Buffer.of(0)]) },
    { name: 'a block more', bytes: Buffer.concat([capsule, Buffer.alloc(512)]) },
    { name: 'a zero block gone', bytes: capsule.subarray(0, -512) },
    { name: 'an end that is not zero', bytes: flipped(capsule, capsule.length - 1) },
    { name: 'without the index', bytes: withoutIndex(members) },
  );
  const repacked = (name: string, change: (files: Map<string, Uint8Array>) => void) => {
    const files = new Map(content.members);
    change(files);
    const bytes = valueOf(writeCapsule({ ...content, members: files }, 'a.capsule'));
    mutants.push({ name: `forged: ${name}`, bytes });
  };
  for (const [path, bytes] of content.members) {
    repacked(`${path} gone`, (files) => files.delete(path));
    for (const part of [1, 3, 5, 7]) {
      const at = Math.floor((bytes.length * part) / 8);
      repacked(`${path} at ${at}`, (files) => files.set(path, flipped(bytes, at)));
    }
    repacked(`${path} empty`, (files) => files.set(path, new Uint8Array()));
  }
  repacked('a foreign file', (files) => files.set('commit/other.txt', Buffer.from('x')));
  repacked('an unknown folder', (files) => files.set('other/file', Buffer.from('x')));
  return mutants;
}

function withoutIndex(members: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const files = new Map(members);
  files.delete('capsule.json');
  return valueOf(writeArchive(files, 'a.capsule'));
}

/** Debian's Firefox, where it is installed. */
export const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
  existsSync(path),
);

const QUIET = `
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.enabled", false);
`;

/**
 * Evaluates an expression in a page of Firefox, after a script. No tool here can drive a stock Firefox, so
 * the page sends its answer to a server of this test on the loopback interface.
 */
export async function runInFirefox(script: string, expression: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'claimgate-firefox-'));
  writeFileSync(join(profile, 'user.js'), QUIET);
  const ownPage = `<!doctype html><meta charset="utf-8"><script src="/script.js"></script>`;
  const main = `${script}
${expression}.then(
  (answer) => fetch('/answer', { method: 'POST', body: JSON.stringify(answer) }),
  (error) => fetch('/answer', { method: 'POST', body: JSON.stringify(String(error)) }),
);`;
  const { promise, reject, resolve } = deferred();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        response.end();
        resolve(Buffer.concat(parts).toString('utf8'));
      });
    } else if (request.url === '/script.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(main);
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(ownPage);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const running = execa(
    firefox ?? 'firefox',
    ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${port}/`],
    { env: { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }, reject: false },
  );
  void running.then(({ stderr }) => reject(new Error(`Firefox ended: ${stderr}`)));
  try {
    return await promise;
  } finally {
    running.kill();
    await running;
    server.close();
    server.closeAllConnections();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Node.js 20 lacks `Promise.withResolvers`. */
function deferred() {
  let resolve: (text: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((kept, broken) => {
    resolve = kept;
    reject = broken;
  });
  return { promise, reject, resolve };
}

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
  'rules/4-covered-code-changed',
  'rules/4-covered-code-changed-elsewhere',
  'rules/4-covered-code-has-a-new-file',
  'rules/4-covered-code-is-that-of-the-release',
  'rules/4-covered-code-lost-a-file',
  'rules/4-covered-code-moved',
  'rules/4-covered-code-of-another-side',
  'rules/4-covered-code-unnamed',
  'rules/4-covers-leave-out',
  'rules/4-covers-match-nothing',
  'rules/4-covers-match-only-what-is-left-out',
  'rules/4-covers-only-claims',
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
    const ownPage: Page = await browser.newPage();
    await ownPage.addScriptTag({ content: await harnessScript() });
    compare(await ownPage.evaluate<Answers>(asked()));
    await ownPage.close();
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
  const ownBefore = { isVerified: true, codes: [] };
  assert.deepEqual(told(await program(releases, 'audit', 'v1.0.0')), ownBefore);
  assert.deepEqual(told(await program(releases, 'verify', verdict)), ownBefore);
  assert.deepEqual(await onPage(`${ROOTS}/1.root.json`), ownBefore);

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
  const { codes, report } = await program(
    releases,
    'status',
    '--fleet',
    `${RECORD}/gate-verdict.json`,
  );
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
