import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { exported } from '../../../examples/world/build.ts';
import { projectionFiles } from '../../../examples/world/documents.ts';
import { writeFiles } from '../../../examples/world/write.ts';
import type { CommandReport, DifferenceResult } from '../../../src/documents/index.ts';
import { AT, consistencyFor, HOUR, Releases } from '../../audit/releases.ts';

const DAY = 24 * HOUR;
const NOTHING = '{\n  "schema_version": 1,\n  "claims": []\n}\n';

let releases: Releases;

before(async () => {
  releases = await Releases.make();
  await releases.release('v1.0.0', 'older-projection', AT - 5 * HOUR);
  const { entries, keys, leaves } = releases.example;
  // One of the subjects was tested live again: the last record of the ledger says so.
  const [first, ...others] = entries;
  assert.ok(first?.live_run);
  const live_run = {
    ...first.live_run,
    record: { ...first.live_run.record, sequence: leaves.length },
  };
  const renewed = exported(
    keys,
    [{ ...first, live_run }, ...others],
    leaves,
    AT - HOUR,
    consistencyFor(leaves),
  );
  writeFiles(releases.world.directory, new Map(projectionFiles('renewed', renewed)));
  await releases.release('v1.1.0', 'renewed', AT);
  await releases.change('provider-certification/public-claims.json', () => NOTHING);
  mkdirSync(releases.at('v1.2.0'));
  const args = ['manifest', 'create', 'v1.2.0', '--out', '../v1.2.0/release-manifest.json'];
  assert.equal((await releases.run(args, AT + 30 * DAY)).exitCode, 0);
  await releases.world.shell('git -C repo tag v1.2.0');
  const record = releases.at('repo/provider-certification/releases/v1.2.0');
  mkdirSync(record);
  cpSync(releases.at('v1.2.0'), record, { recursive: true });
  await releases.commit('Record v1.2.0');
});
after(() => releases.remove());

async function difference(from: string, to: string): Promise<DifferenceResult> {
  const { stdout, exitCode } = await releases.run(['manifest', 'diff', from, to, '--json']);
  assert.equal(exitCode, 0, stdout);
  const { result } = JSON.parse(stdout) as CommandReport;
  assert.ok(result !== null && 'evidence_compared' in result);
  return result;
}

const counts = ({
  added,
  withdrawn,
  lapsed,
  contract_changed,
  renewed,
  unchanged,
}: DifferenceResult) => [
  added.length,
  withdrawn.length,
  lapsed.length,
  contract_changed.length,
  renewed.length,
  unchanged,
];

test('a claim with a newer run behind it was renewed', async () => {
  const result = await difference('v1.0.0', 'v1.1.0');
  assert.deepEqual(counts(result), [0, 0, 0, 0, 1, 3]);
  assert.equal(result.evidence_compared, true);
  // The other way round nothing is newer.
  assert.deepEqual(counts(await difference('v1.1.0', 'v1.0.0')), [0, 0, 0, 0, 0, 4]);
});

test('claims removed after their evidence ended count as expired', async () => {
  assert.deepEqual(counts(await difference('v1.1.0', 'v1.2.0')), [0, 0, 4, 0, 0, 0]);
  assert.deepEqual(counts(await difference('v1.2.0', 'v1.1.0')), [4, 0, 0, 0, 0, 0]);
});

test('a folder in the work tree does not hide the ref of its name', async () => {
  await releases.world.shell('git -C repo branch docs v1.0.0 && mkdir repo/docs');
  assert.deepEqual(counts(await difference('docs', 'v1.0.0')), [0, 0, 0, 0, 0, 4]);
});

test('[T55] names are never Markdown', async () => {
  await releases.world.shell("git -C repo branch 'a`b](x)<i>' v1.0.0");
  const { stdout } = await releases.run(['manifest', 'diff', 'a`b](x)<i>', 'v1.0.0']);
  assert.match(stdout, /^## Claims from a\\`b\\\]\\\(x\\\)\\<i\\> to v1\.0\.0$/m);
});

test('of an incomplete record only the claims are compared, and a broken one gives no answer', async () => {
  const record = 'provider-certification/releases/v1.0.0';
  const lose = async (file: string) => {
    await releases.world.shell(`git -C repo rm -rq ${record}${file}`);
    await releases.commit('Lose a file');
  };
  const statement = `${record}/ledger-projection.intoto.json`;
  const kept = readFileSync(releases.at(`repo/${statement}`));
  await releases.change(statement, () => '{}');
  const { exitCode, stderr } = await releases.run(['manifest', 'diff', 'v1.0.0', 'v1.1.0']);
  assert.equal(exitCode, 2);
  assert.match(stderr, /missing_member[^]*ledger-projection\.intoto\.json/);
  await releases.change(statement, () => kept);
  for (const file of ['/ledger-projection.jsonl', '']) {
    await lose(file);
    const result = await difference('v1.0.0', 'v1.1.0');
    assert.equal(result.evidence_compared, false);
    assert.deepEqual(counts(result), [0, 0, 0, 0, 0, 4]);
  }
});
