import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { execaSync } from 'execa';
import { createRepository, commitFiles, writeFiles } from '../../../examples/world/write.ts';
import { judgeRelease } from '../../../src/cli/check/judge-release.ts';
import { subjectDigest } from '../../../src/evidence/subject-evidence.ts';
import { refusalOf } from '../../../src/documents/error.ts';
import { CLAIMS_PATH, formatClaims, MAX_CLAIMS_BYTES } from '../../../src/manifest/claims.ts';
import { isSoak } from '../../soak.ts';
import { claimOf } from '../../documents.ts';

const PROGRAM = join(import.meta.dirname, '../../../dist/bin/claimgate.cjs');
const COUNT = 30_000;
/** Claims are as long as can be, so that few of them are too many. */
const LONG = 'x'.repeat(64);
const AT = Date.parse('2026-03-04T05:06:07Z');

let folder = '';
let repository = '';

/** A canonical claims file. */
function claimsText(count: number): string {
  const claims = Array.from({ length: count }, (_, number) =>
    claimOf({
      provider: LONG,
      account_kind: LONG,
      output_profile: LONG,
      policy_mode: `mode-${number}`,
    }),
  );
  return formatClaims(
    claims.map((claim) => ({ claim, subjectDigest: subjectDigest(claim.subject) })),
  );
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'claimgate-long-'));
  ({ repository } = await createRepository(join(folder, 'world'), AT));
  const text = claimsText(COUNT);
  assert.ok(text.length > MAX_CLAIMS_BYTES);
  await commitFiles(repository, new Map([[CLAIMS_PATH, text]]), 'claims', AT);
});

after(() => rmSync(folder, { recursive: true, force: true }));

const environment = { PATH: process.env['PATH'] };

/** In a process of its own, as memory for so many is the point. */
function check(...args: string[]) {
  const options = { cwd: repository, reject: false };
  return execaSync(process.execPath, [PROGRAM, 'check', ...args], options);
}

test('claims that are too many to be held are judged piece by piece', () => {
  const path = join(folder, 'verdict.json');
  const { exitCode, stdout, stderr } = check('--verbose', '--output', `json=${path}`);
  assert.equal(exitCode, 1);
  assert.match(
    stdout,
    new RegExp(`^refused: ${COUNT} of ${COUNT} claims lack valid evidence \\(.*\\)\n`),
  );
  assert.match(stdout, /\n {2}kind: release$/);
  assert.match(stderr, /^\nerror\[projection_required\]/);
  const verdict: { decision: string; claims: { decision: string }[] } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  assert.equal(verdict.decision, 'refused');
  assert.equal(verdict.claims.length, COUNT);
  const timeless = (json: string) => json.replace(/"evaluated_at": "[^"]*"/, '').trimEnd();
  if (!isSoak) return;
  const printed = check('--json');
  assert.ok(timeless(printed.stdout) === timeless(readFileSync(path, 'utf8')));
});

/** The answer to a few claims that are streamed as a long list is: the kind of the answer, and all codes. */
async function streamed(directory: string) {
  const sink = { isTerminal: false, write: () => {} };
  const stdin = (async function* () {})();
  const host = { directory, environment, stdin, stdout: sink, stderr: sink, clock: () => AT };
  try {
    const question = { directory, now: AT, trustPin: undefined, projection: undefined };
    const { judgement } = await judgeRelease({ ...question, streamsAbove: 1000 }, host);
    return [judgement.kind, ...judgement.findings.map(({ code }) => code)];
  } catch (error) {
    return refusalOf(error).findings.map(({ code }) => code);
  }
}

test('without a commit that holds them they are a draft', async () => {
  const bare = join(folder, 'bare');
  writeFiles(bare, new Map([[CLAIMS_PATH, claimsText(20)]]));
  const [kind, ...codes] = await streamed(bare);
  assert.equal(kind, 'draft');
  assert.ok(!codes.includes('not_committed'), codes.join());
  const world = await createRepository(join(folder, 'other'), AT);
  writeFiles(world.repository, new Map([[CLAIMS_PATH, claimsText(20)]]));
  assert.deepEqual((await streamed(world.repository)).slice(0, 2), ['draft', 'not_committed']);
});

test('an output that would have to hold them says so, and no output says allowed', () => {
  const path = join(folder, 'printed.json');
  const page = `html=${join(folder, 'page.html')}`;
  const held = [['--output', page], ...(isSoak ? [['--format', 'sarif']] : [])];
  for (const output of held) {
    const { exitCode, stderr } = check(...output, '--output', `json=${path}`);
    assert.equal(exitCode, 2);
    assert.match(stderr, /error\[format_holds_claims\]/);
    assert.match(readFileSync(path, 'utf8'), /"decision": "undetermined"/);
  }
});

test('other bytes than those of the commit make a draft', async () => {
  const world = await createRepository(join(folder, 'edited'), AT);
  const few = claimsText(20);
  await commitFiles(world.repository, new Map([[CLAIMS_PATH, few]]), 'claims', AT);
  assert.equal((await streamed(world.repository))[0], 'release');
  const path = join(world.repository, CLAIMS_PATH);
  writeFileSync(path, few.replace('mode-0"', 'mode-x"'));
  assert.deepEqual(
    await streamed(world.repository),
    ['json_too_large'],
    'the order is another one',
  );
  const [head, ...lines] = few.split('\n    {');
  writeFileSync(path, [head, ...lines.slice(1)].join('\n    {'));
  assert.deepEqual((await streamed(world.repository)).slice(0, 2), ['draft', 'work_tree_edited']);
});
