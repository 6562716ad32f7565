import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execaSync } from 'execa';
import { createClaimsWorld, type ClaimsWorld } from '../../../tools/bench/claims-world.ts';
import { judgeRelease, type ReleaseQuestion } from '../../../src/cli/check/judge-release.ts';
import { gateReport } from '../../../src/report/run-report.ts';
import { CLAIMS_PATH, formatClaims, MAX_CLAIMS_BYTES } from '../../../src/manifest/claims.ts';
import { contentOf } from '../../../src/report/format.ts';
import { renderText } from '../../../src/report/text.ts';
import { digestOf } from '../../../src/digest/index.ts';
import { finding, type Decision, type Finding } from '../../../src/documents/findings.ts';
import { judge } from '../../../src/gate/judge.ts';
import { ClaimsSummary, type JudgedClaim } from '../../../src/gate/verdict.ts';
import { streamedClaims } from '../../../src/gate/claims-source.ts';
import { subject } from '../../evidence/documents.ts';
import { inputsOf } from '../../gate/streamed-inputs.ts';
import { world as gateWorld } from '../../gate/world.ts';
import { createRepository, commitFiles, writeFiles } from '../../../examples/world/write.ts';
import { subjectDigest } from '../../../src/evidence/subject-evidence.ts';
import { refusalOf } from '../../../src/documents/error.ts';
import { isSoak } from '../../soak.ts';
import { claimOf } from '../../documents.ts';
import { PROGRAM } from '../../programs.ts';

const AT = Date.parse('2026-03-04T05:06:07Z');
const HOLD_ALL = Infinity;
const HOLD_NONE = 0;

let folder = '';
let world: ClaimsWorld;
let projection = '';
let lines = '';
let claims = '';

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'claimgate-judge-'));
  world = await createClaimsWorld(folder, 12, { at: AT });
  projection = join(world.repository, world.projection);
  lines = readFileSync(projection, 'utf8');
  claims = readFileSync(join(world.repository, CLAIMS_PATH), 'utf8');
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** All that `check` says of claims that are held, or streamed. */
async function answer(streamsAbove: number, options: Partial<ReleaseQuestion> = {}) {
  const sink = { isTerminal: false, write: () => {} };
  const directory = world.repository;
  const host = {
    directory,
    environment: { PATH: process.env['PATH'], HOME: folder },
    stdin: (async function* () {})(),
    stdout: sink,
    stderr: sink,
    clock: () => AT,
  };
  const evidence = { projection, trustPin: world.pin };
  const judged = await judgeRelease(
    { directory, now: AT, ...evidence, ...options, streamsAbove },
    host,
  );
  const report = gateReport(judged);
  let json = '';
  for await (const piece of await contentOf(report, 'json')) json += piece;
  const isStreamed = report.streamedClaims !== undefined;
  return { isStreamed, said: { exitCode: report.exitCode, json, text: renderText(report) } };
}

/** Compares the answers about claims that are held in memory with those about the same claims streamed. */
async function assertSame() {
  const [held, streamed] = [await answer(HOLD_ALL), await answer(HOLD_NONE)];
  assert.deepEqual([held.isStreamed, streamed.isStreamed], [false, true]);
  assert.deepEqual(streamed.said, held.said);
  return held.said;
}

describe('claims of a repository that are streamed get the answer of those that are held', () => {
  test('where all of them are allowed', async () => {
    const { exitCode, text } = await assertSame();
    assert.equal(exitCode, 0);
    assert.match(text, /^allowed: 12 claims may be published \(.*\)\n[^]*\n {2}kind: release$/m);
  });

  test('where the projection is another one than was signed', async (t) => {
    t.after(() => writeFileSync(projection, lines));
    for (const [bent, code] of [
      [lines.replace('"approved"', '"pending"'), 'projection_digest_differs'],
      [lines.split('\n').slice(1).join('\n'), 'projection_count_differs'],
      [lines.replaceAll('\n', '\r\n'), 'projection_line_ending'],
      [lines.slice(0, -1), 'projection_torn'],
      ['', 'projection_count_differs'],
    ] as const) {
      writeFileSync(projection, bent);
      const { exitCode, text } = await assertSame();
      assert.notEqual(exitCode, 0);
      assert.match(text, new RegExp(`error\\[${code}\\]`), code);
    }
  });
});

test('a file of the work tree that is not that of the commit makes a draft', async (t) => {
  const path = join(world.repository, CLAIMS_PATH);
  t.after(() => writeFileSync(path, claims));
  const [head, , ...rest] = claims.split('\n    {');
  writeFileSync(path, [head, ...rest].join('\n    {'));
  for (const holdAtMost of [HOLD_ALL, HOLD_NONE]) {
    const { said } = await answer(holdAtMost);
    assert.match(said.text, /\[work_tree_edited\]/);
    assert.match(
      said.text,
      /^allowed as a draft verdict: 11 claims may be published \(.*\)\n[^]*\n {2}kind: draft$/m,
    );
  }
});

test('only a canonical file is streamed, and only from the work tree', async (t) => {
  const path = join(world.repository, CLAIMS_PATH);
  t.after(() => writeFileSync(path, claims));
  writeFileSync(path, claims.replace('\n', '\n\n'));
  await assert.rejects(answer(HOLD_NONE), { code: 'json_too_large' });
  const fromCommit = await answer(HOLD_NONE, { ref: 'HEAD' });
  assert.equal(fromCommit.isStreamed, false);
  assert.equal(fromCommit.said.exitCode, 0);
});

function claim(name: string, decision: Decision, found: Finding): JudgedClaim {
  return {
    subject: subject(),
    subjectDigest: digestOf(name),
    decision,
    rules: [{ number: 1, id: 'one', outcome: 'fail', findings: [found] }],
    expiry: null,
  };
}

/** Returns the report on a long list, with these claims as the judged ones. */
async function reportOn(judged: readonly JudgedClaim[]) {
  const { held, long } = inputsOf(gateWorld());
  const result = await judge({ ...held, claims: streamedClaims(long) });
  const summary = new ClaimsSummary({ causes: 1000, claims: 100 });
  for (const one of judged) summary.add(one);
  return gateReport({ ...result, summary });
}

test('a rule that could not judge one of very many claims is a defect of the program', async () => {
  const defect = claim('one', 'undetermined', finding('rule_defect', { found: 'one' }));
  const refused = claim('two', 'refused', finding('approval_trial'));
  assert.equal((await reportOn([defect, refused])).exitCode, 3);
  assert.equal((await reportOn([refused])).exitCode, 1);
});

test('causes that are more than anybody reads are counted', async () => {
  const many = Array.from({ length: 1002 }, (_unused, number) =>
    claim(`${number}`, 'refused', finding('approval_trial', { found: `tier-${number}` })),
  );
  const { findings, lines: said } = await reportOn(many);
  assert.equal(findings.filter(({ code }) => code === 'approval_trial').length, 1000);
  assert.equal(said.at(-1), '  not listed: 2 findings');
  const few = await reportOn(many.slice(0, 1000));
  assert.ok(!few.lines.some((line) => line.includes('not listed')));
});

describe('claims that are too many to be held', () => {
  const COUNT = 30_000;
  /** Claims are as long as can be, so that few of them are too many. */
  const LONG = 'x'.repeat(64);

  let place = '';
  let repository = '';

  /** A canonical claims file. */
  function claimsText(count: number): string {
    const listed = Array.from({ length: count }, (_, number) =>
      claimOf({
        provider: LONG,
        account_kind: LONG,
        output_profile: LONG,
        policy_mode: `mode-${number}`,
      }),
    );
    return formatClaims(
      listed.map((one) => ({ claim: one, subjectDigest: subjectDigest(one.subject) })),
    );
  }

  before(async () => {
    place = mkdtempSync(join(tmpdir(), 'claimgate-long-'));
    ({ repository } = await createRepository(join(place, 'world'), AT));
    const text = claimsText(COUNT);
    assert.ok(text.length > MAX_CLAIMS_BYTES);
    await commitFiles(repository, new Map([[CLAIMS_PATH, text]]), 'claims', AT);
  });

  after(() => rmSync(place, { recursive: true, force: true }));

  const environment = { PATH: process.env['PATH'] };

  /** In a process of its own, as memory for so many is the point. */
  function check(...args: string[]) {
    const options = { cwd: repository, reject: false };
    return execaSync(process.execPath, [PROGRAM, 'check', ...args], options);
  }

  test('claims that are too many to be held are judged piece by piece', () => {
    const path = join(place, 'verdict.json');
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
    const bare = join(place, 'bare');
    writeFiles(bare, new Map([[CLAIMS_PATH, claimsText(20)]]));
    const [kind, ...codes] = await streamed(bare);
    assert.equal(kind, 'draft');
    assert.ok(!codes.includes('not_committed'), codes.join());
    const other = await createRepository(join(place, 'other'), AT);
    writeFiles(other.repository, new Map([[CLAIMS_PATH, claimsText(20)]]));
    assert.deepEqual((await streamed(other.repository)).slice(0, 2), ['draft', 'not_committed']);
  });

  test('an output that would have to hold them says so, and no output says allowed', () => {
    const path = join(place, 'printed.json');
    const page = `html=${join(place, 'page.html')}`;
    const held = [['--output', page], ...(isSoak ? [['--format', 'sarif']] : [])];
    for (const output of held) {
      const { exitCode, stderr } = check(...output, '--output', `json=${path}`);
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[format_holds_claims\]/);
      assert.match(readFileSync(path, 'utf8'), /"decision": "undetermined"/);
    }
  });

  test('other bytes than those of the commit make a draft', async () => {
    const other = await createRepository(join(place, 'edited'), AT);
    const few = claimsText(20);
    await commitFiles(other.repository, new Map([[CLAIMS_PATH, few]]), 'claims', AT);
    assert.equal((await streamed(other.repository))[0], 'release');
    const path = join(other.repository, CLAIMS_PATH);
    writeFileSync(path, few.replace('mode-0"', 'mode-x"'));
    assert.deepEqual(
      await streamed(other.repository),
      ['json_too_large'],
      'the order is another one',
    );
    const [head, ...rest] = few.split('\n    {');
    writeFileSync(path, [head, ...rest.slice(1)].join('\n    {'));
    assert.deepEqual((await streamed(other.repository)).slice(0, 2), ['draft', 'work_tree_edited']);
  });
});
