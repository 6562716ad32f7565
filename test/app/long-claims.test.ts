import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { execaSync } from 'execa';
import { createRepository, commitFiles } from '../../examples/world/write.ts';
import { subjectDigest } from '../../src/evidence/index.ts';
import { CLAIMS_PATH, formatClaims, MAX_CLAIMS_BYTES } from '../../src/manifest/index.ts';
import { isSoak } from '../soak.ts';
import { claimOf } from '../documents.ts';

const PROGRAM = join(import.meta.dirname, '../../dist/bin/claimgate.cjs');
const COUNT = 30_000;
/** Claims are as long as can be, so that few of them are too many. */
const LONG = 'x'.repeat(64);
const AT = Date.parse('2026-03-04T05:06:07Z');

let folder = '';
let repository = '';
let text = '';

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'claimgate-long-'));
  ({ repository } = await createRepository(join(folder, 'world'), AT));
  const claims = Array.from({ length: COUNT }, (_, number) =>
    claimOf({
      provider: LONG,
      account_kind: LONG,
      output_profile: LONG,
      policy_mode: `mode-${number}`,
    }),
  );
  text = formatClaims(
    claims.map((claim) => ({ claim, subjectDigest: subjectDigest(claim.subject) })),
  );
  assert.ok(text.length > MAX_CLAIMS_BYTES);
  await commitFiles(repository, new Map([[CLAIMS_PATH, text]]), 'claims', AT);
});

after(() => rmSync(folder, { recursive: true, force: true }));

function check(...args: string[]) {
  return execaSync(process.execPath, [PROGRAM, 'check', ...args], {
    cwd: repository,
    reject: false,
  });
}

test('claims that are too many to be held are judged piece by piece', () => {
  const path = join(folder, 'verdict.json');
  const { exitCode, stdout, stderr } = check('--verbose', '--output', `json=${path}`);
  assert.equal(exitCode, 1);
  assert.match(stdout, new RegExp(`^refused: ${COUNT} of ${COUNT} claims lack valid evidence\n`));
  assert.match(stdout, /\n {2}kind: release\n/);
  assert.match(stderr, /^\nerror\[projection_required\]/);
  const verdict: { decision: string; claims: { decision: string }[] } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  assert.equal(verdict.decision, 'refused');
  assert.equal(verdict.claims.length, COUNT);
  const timeless = (json: string) => json.replace(/"evaluated_at": "[^"]*"/, '').trimEnd();
  if (isSoak) assert.ok(timeless(check('--json').stdout) === timeless(readFileSync(path, 'utf8')));
});

test('without a commit that holds them they are a draft', async () => {
  const bare = join(folder, 'bare');
  mkdirSync(dirname(join(bare, CLAIMS_PATH)), { recursive: true });
  writeFileSync(join(bare, CLAIMS_PATH), text);
  const alone = check('-C', bare, '--verbose');
  assert.match(alone.stdout, /\n {2}commit: none\n {2}kind: draft\n/);
  assert.ok(!alone.stderr.includes('not_committed'));
  const world = await createRepository(join(folder, 'other'), AT);
  mkdirSync(dirname(join(world.repository, CLAIMS_PATH)), { recursive: true });
  writeFileSync(join(world.repository, CLAIMS_PATH), text);
  const { stdout, stderr } = check('-C', world.repository);
  assert.match(stdout, /\n {2}kind: draft,/);
  assert.match(stderr, /\[not_committed\][^]*found commit [0-9a-f]{40}/);
});

test('an output that would have to hold them says so, and no output says allowed', () => {
  const { exitCode, stderr } = check('--output', `html=${join(folder, 'page.html')}`);
  assert.equal(exitCode, 2);
  assert.match(stderr, /error\[format_holds_claims\]/);
  const path = join(folder, 'printed.json');
  const printed = check('--format', 'sarif', '--output', `json=${path}`);
  assert.equal(printed.exitCode, 2);
  assert.match(printed.stderr, /^error\[format_holds_claims\]/);
  assert.match(readFileSync(path, 'utf8'), /"decision": "undetermined"/);
});

test('other bytes than those of the commit make a draft', () => {
  writeFileSync(join(repository, CLAIMS_PATH), text.replace('mode-0"', 'mode-x"'));
  const moved = check();
  assert.equal(moved.exitCode, 2, 'the order is another one now');
  assert.match(moved.stderr, /error\[json_too_large\]/);
  const [head, ...lines] = text.split('\n    {');
  writeFileSync(join(repository, CLAIMS_PATH), [head, ...lines.slice(1)].join('\n    {'));
  const fewer = check();
  assert.match(fewer.stdout, /\n {2}kind: draft,/);
  assert.match(fewer.stderr, /\[work_tree_edited\]/);
});
