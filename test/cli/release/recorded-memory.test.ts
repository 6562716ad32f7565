import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { throwAwayKeys } from '../../../examples/world/organisation.ts';
import { createWorld } from '../../../examples/world/write.ts';
import { NO_CLAIMS } from '../../repositories.ts';
import { MADE, RECORD, Releases, VERSION } from '../releases.ts';

const CLAIMS = 'provider-certification/public-claims.json';
const RECORD_WORDS = ['release', 'record', VERSION];
const HOUR_MS = 3_600_000;

/** A repository whose releases claim nothing yet, and the claims that come later. */
async function claimless(t: TestContext): Promise<{ releases: Releases; claims: string }> {
  const releases = await Releases.create(t);
  const claims = releases.text(CLAIMS);
  await commit(releases, NO_CLAIMS);
  return { releases, claims };
}

async function commit(releases: Releases, claims: string): Promise<void> {
  releases.write(CLAIMS, claims);
  await releases.world.git('commit', '--quiet', '--all', '--message', 'Claims');
}

async function succeed(releases: Releases, ...words: string[]): Promise<string> {
  const { exitCode, stderr, stdout } = await releases.run(words);
  assert.equal(exitCode, 0, `${words.join(' ')}\n${stderr}`);
  return stdout;
}

/** The three jobs of a pipeline, with the projection that they always have beside them. */
async function pipeline(releases: Releases, version: string): Promise<void> {
  const { world } = releases;
  await world.git('tag', version);
  rmSync(releases.path('evidence'), { recursive: true, force: true });
  mkdirSync(releases.path('evidence'));
  for (const name of ['ledger-projection.jsonl', 'ledger-projection.intoto.json'])
    cpSync(world.path(`projection/${name}`), releases.path(`evidence/${name}`));
  const ref = ['--ref', `refs/tags/${version}`];
  const projection = ['--projection', 'evidence/ledger-projection.jsonl'];
  const out = ['--out', 'evidence/release-manifest.json'];
  await succeed(releases, 'manifest', 'create', version, ...ref, ...projection, ...out);
  await succeed(releases, 'verdict', 'require', 'evidence/gate-verdict.json', ...ref);
  await succeed(releases, 'release', 'record', version, '--from', 'evidence', '--commit');
}

const recorded = async ({ world }: Releases, path: string) =>
  (await world.git('ls-tree', '-r', '--name-only', 'HEAD', '--', path))
    .split('\n')
    .map((name) => name.slice(name.lastIndexOf('/') + 1));

describe('[T310] a release that claims nothing', () => {
  test('stops no later claim: the pipeline with a projection, twice, then a check', async (t) => {
    const { releases, claims } = await claimless(t);
    for (const version of ['v1.2.0', 'v1.3.0']) {
      await pipeline(releases, version);
      assert.deepEqual(await recorded(releases, `provider-certification/releases/${version}`), [
        'gate-verdict.json',
        'release-manifest.json',
      ]);
    }
    await commit(releases, claims);
    await succeed(releases, 'check', ...releases.world.evidence);
    rmSync(releases.path('evidence'), { recursive: true });
    await releases.assertReleased();
  });

  test('records nothing that lies beside its files and that nobody verified', async (t) => {
    const { releases, claims } = await claimless(t);
    await releases.run(releases.words, 'record');
    const { CLAIMGATE_TRUST_PIN: _pin, ...environment } = releases.environment;
    const kept = releases.environment;
    releases.environment = environment;
    for (const name of [
      'gate-verdict.intoto.json',
      'gate-verdict.intoto.json.sigstore.jsonl',
      'ledger-projection.intoto.json',
      'ledger-projection.intoto.json.sigstore.jsonl',
      'ledger-projection.jsonl',
      'retraction.intoto.json',
      'notes.txt',
    ])
      releases.write(`${MADE}/${name}`, 'junk');
    await succeed(releases, ...RECORD_WORDS, '--commit');
    assert.deepEqual(await recorded(releases, RECORD), [
      'gate-verdict.json',
      'release-manifest.json',
    ]);
    releases.environment = kept;
    await commit(releases, claims);
    await succeed(releases, 'check', ...releases.world.evidence);
  });

  test('keeps a signed verdict that verifies, and is refused with one that does not', async (t) => {
    const { releases } = await claimless(t);
    assert.equal((await releases.run(releases.words, 'record')).exitCode, 3);
    const signed = `${MADE}/gate-verdict.intoto.json`;
    const kept = releases.text(signed);
    releases.write(
      signed,
      kept.replace(/"sig": ?"..../, (found) => `${found.slice(0, -4)}AAAA`),
    );
    const { exitCode } = await releases.run([...RECORD_WORDS, '--commit']);
    assert.notEqual(exitCode, 0);
    assert.ok(!existsSync(releases.path(RECORD)));
    releases.write(signed, kept);
    await succeed(releases, ...RECORD_WORDS, '--commit');
    assert.deepEqual(await recorded(releases, RECORD), [
      'gate-verdict.intoto.json',
      'gate-verdict.json',
      'release-manifest.json',
    ]);
  });

  for (const [member, code, change] of [
    [
      'an instant of the year 9999',
      'verdict_from_future',
      (text: string) => text.replace(/("evaluated_at": ")[^"]*/, '$19999-01-01T00:00:00Z'),
    ],
    [
      'a trust root that nothing was judged by',
      'record_incomplete',
      (text: string) =>
        text.replace(
          /("inputs": \[)/,
          `$1{"document":"trust_root","path":"x","sha256":"sha256:${'0'.repeat(64)}","version":99},`,
        ),
    ],
  ] as const)
    test(`is not recorded with ${member}`, async (t) => {
      const { releases } = await claimless(t);
      await releases.run(['release', VERSION], 'record');
      const verdict = `${MADE}/gate-verdict.json`;
      const made = releases.text(verdict);
      releases.write(verdict, change(made));
      assert.notEqual(releases.text(verdict), made);
      await releases.assertRefused(code, code === 'record_incomplete' ? 2 : 1, RECORD_WORDS);
      await releases.assertRefused(code, code === 'record_incomplete' ? 2 : 1, [
        ...RECORD_WORDS,
        '--commit',
      ]);
      assert.ok(!existsSync(releases.path(RECORD)));
    });
});

describe('[T311] a record that would stop later checks is refused before anything is written', () => {
  test('dated by a clock that was ahead', async (t) => {
    const releases = await Releases.create(t);
    const ahead = Date.now() + HOUR_MS;
    const { exitCode, stderr } = await releases.runAt(ahead, [...releases.words, '--out', 'made']);
    assert.equal(exitCode, 0, stderr);
    await releases.world.git('reset', '--quiet', '--hard', 'HEAD~1');
    for (const more of [[], ['--commit']])
      await releases.assertRefused('verdict_from_future', 1, [
        ...RECORD_WORDS,
        '--from',
        'made',
        ...more,
      ]);
    assert.ok(!existsSync(releases.path(RECORD)));
  });

  test('beside a damaged record', async (t) => {
    const releases = await Releases.create(t);
    await releases.run(releases.words, 'record');
    const older = 'provider-certification/releases/v1.3.0';
    for (const name of ['release-manifest.json', 'gate-verdict.json'])
      releases.write(`${older}/${name}`, releases.text(`${MADE}/${name}`));
    await releases.world.git('add', older);
    await releases.world.git('commit', '--quiet', '--message', 'Half a record');
    await releases.assertRefused('record_incomplete', 2, [...RECORD_WORDS, '--commit']);
    assert.ok(!existsSync(releases.path(RECORD)));
    rmSync(releases.path(older), { recursive: true });
    await releases.world.git('commit', '--quiet', '--all', '--message', 'Without it');
    await succeed(releases, ...RECORD_WORDS, '--commit');
  });

  test('of a ledger that forked from the one of another record', async (t) => {
    const releases = await Releases.create(t);
    const { world } = releases;
    const at = Math.floor(Date.now() / 1000) * 1000;
    const keys = throwAwayKeys();
    const bytes = counted('');
    const other = `${world.folder}-other`;
    t.after(() => rmSync(other, { recursive: true, force: true }));
    rmSync(world.folder, { recursive: true });
    await createWorld(world.folder, at, { keys, random: bytes.random });
    await createWorld(other, at, { keys, random: counted('other', bytes.count()).random });
    appendFileSync(
      releases.path('.git/config'),
      '[user]\n\tname = Jane\n\temail = j@example.org\n',
    );
    releases.environment = world.environment;
    const words = (version: string) => releases.words.map((word) => word.replace(VERSION, version));
    await releases.run(words('v1.4.0'), 'record');
    rmSync(world.path('projection'), { recursive: true });
    cpSync(`${other}/projection`, world.path('projection'), { recursive: true });
    await world.git('commit', '--quiet', '--allow-empty', '--message', 'Later');
    assert.equal((await releases.run(words('v1.5.0'), 'record')).exitCode, 3);
    await succeed(releases, 'release', 'record', 'v1.4.0', '--commit');
    const second = ['release', 'record', 'v1.5.0'];
    await releases.assertRefused('ledger_forked', 1, [...second, '--commit']);
    await releases.assertRefused('ledger_forked', 1, second);
  });
});

/** Random bytes that are the same each time, up to a call. */
function counted(salt: string, from = Infinity) {
  let count = 0;
  const random = (size: number) => {
    count += 1;
    const seed = `${count >= from ? salt : ''}${count}`;
    return createHash('shake256', { outputLength: size }).update(seed).digest();
  };
  return { random, count: () => count };
}
