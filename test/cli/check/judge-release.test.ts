import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createClaimsWorld, type ClaimsWorld } from '../../../tools/bench/claims-world.ts';
import { judgeRelease, type ReleaseQuestion } from '../../../src/cli/check/judge-release.ts';
import { gateReport } from '../../../src/report/run-report.ts';
import { CLAIMS_PATH } from '../../../src/manifest/claims.ts';
import { contentOf } from '../../../src/report/format.ts';
import { renderText } from '../../../src/report/text.ts';

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
