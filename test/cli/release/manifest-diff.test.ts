import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { after, before, test, describe } from 'node:test';
import { exported } from '../../../examples/world/build.ts';
import { projectionFiles } from '../../../examples/world/documents.ts';
import { writeFiles } from '../../../examples/world/write.ts';
import type { CommandReport, DifferenceResult } from '../../../src/documents/index.ts';
import { AT, consistencyFor, HOUR, Releases } from '../../audit/releases.ts';
import { createPublicKey } from 'node:crypto';
import { ReleaseWorld } from './release-world.ts';
import { CLAIMS, Place, PROJECTION } from '../../matrix/place.ts';

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

const SIGNED = 'out/gate-verdict.intoto.json';
const VERDICT = 'out/gate-verdict.json';
/** A claims file in another form than the canonical one is allowed, with a warning. */
const UNTIDY = 'not_canonical';

describe('[T366] the warnings of a signed verdict', () => {
  let world: ReleaseWorld;
  let verdict: string;

  before(async () => {
    world = await ReleaseWorld.create();
    const file = 'repo/provider-certification/public-claims.json';
    writeFileSync(world.path(file), `${world.text(file)}\n`);
    await world.git('commit', '-qam', 'Add a line');
    await world.git('tag', '-f', 'v1.4.0');
    await world.release();
    verdict = world.text(VERDICT);
    const key = createPublicKey(world.text('keys/release.pem'));
    writeFileSync(world.path('release.pub'), key.export({ format: 'pem', type: 'spki' }));
  });
  after(() => world.remove());

  const run = async (...words: readonly string[]) => {
    const { exitCode, stderr, stdout } = await world.claimgate(...words);
    const codes = [...`${stdout}\n${stderr}`.matchAll(/(?:warning|error)\[(\w+)\]/g)].map(
      ([, code]) => code,
    );
    return { exitCode, codes, text: `${stdout}${stderr}` };
  };
  const signed = () => world.path(SIGNED);

  test('are in it', () => assert.match(verdict, new RegExp(UNTIDY)));

  test('are shown by verify, by pin and by key', async () => {
    for (const by of [[], ['--key', world.path('release.pub')]]) {
      const { codes, exitCode, text } = await run('verify', signed(), ...by);
      assert.equal(exitCode, 0, text);
      assert.deepEqual(codes, [UNTIDY], text);
    }
  });

  test('are shown to a second signer before the signature', async () => {
    const pae = await run('sign', signed(), '--pae', world.path('out/pae'));
    assert.match(pae.text, /warning: /);
  });

  test('are never those of another verdict, and are said to be elsewhere without one', async () => {
    writeFileSync(world.path(VERDICT), verdict.replace('"decision"', ' "decision"'));
    const other = await run('verify', signed());
    assert.deepEqual([other.exitCode, other.codes], [1, ['verdict_signature_of_other']]);
    rmSync(world.path(VERDICT));
    const alone = await run('verify', signed());
    assert.deepEqual([alone.exitCode, alone.codes], [0, []]);
    assert.match(alone.text, /warnings: in gate-verdict\.json, which is missing from this folder/);
    writeFileSync(world.path(VERDICT), verdict);
  });
});

const EXPLAIN = ['explain', 'pinterest', '--ref', 'HEAD', '--projection', PROJECTION];

/** Of a release whose one claim passes every rule, on runs that no test made. */
describe('what the gate finds about a release as a whole', () => {
  let place: Place;
  before(async () => {
    place = await Place.create();
  });
  after(() => place.remove());

  for (const words of [
    EXPLAIN,
    ['plan', '--projection', PROJECTION],
    ['claims', 'propose', '--projection', PROJECTION],
  ])
    test(`[T359] its warnings are shown by ${words[0]}`, async () => {
      const { exitCode, text } = await place.run(...words);
      assert.match(text, /warning\[claims_by_statement\]/);
      assert.equal(exitCode, 0, text);
      const document = JSON.parse((await place.run(...words, '--json')).text) as {
        outcome: string;
        findings: { code: string }[];
      };
      assert.deepEqual(
        [document.outcome, ...document.findings.map(({ code }) => code)],
        [words === EXPLAIN ? 'allowed' : 'done', 'claims_by_statement'],
      );
    });

  test('[T358] a claim of a release that is refused is not explained as allowed', async () => {
    const answer = async () => {
      const { exitCode, text } = await place.run(...EXPLAIN);
      return [exitCode, text.split(':', 1)[0], /error\[\w+\]/.exec(text)?.[0]];
    };
    assert.deepEqual(await answer(), [0, 'allowed', undefined]);
    place.write('docs/public-claims.json', '{}');
    await place.commit('Another');
    assert.deepEqual(await answer(), [1, 'refused', 'error[stray_claims_file]']);
  });

  test('a blocked claim that was deleted is not told by plan as cleared', async () => {
    await place.onCopy(async (copy) => {
      await copy.append('control', { state: 'disabled' });
      await copy.must('ledger', 'export');
      await copy.git('branch', 'before');
      copy.write(CLAIMS, NOTHING);
      await copy.commit('No claims');
      const { exitCode, text } = await copy.run(
        'plan',
        '--projection',
        PROJECTION,
        '--base',
        'before',
        '--json',
      );
      assert.equal(exitCode, 0, text);
      const { result } = JSON.parse(text) as { result: { changes: { cleared: object[] } } };
      assert.deepEqual(result.changes.cleared, []);
    });
  });
});
