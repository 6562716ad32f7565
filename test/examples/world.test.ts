import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { statSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { execa } from 'execa';
import {
  leftLying,
  lapsed,
  withEditedClaim,
  withEditedProjection,
  withOneSignature,
  withReplayedProjection,
  withStaleContract,
} from '../../examples/world/bends.ts';
import { buildWorld, type ExampleWorld } from '../../examples/world/build.ts';
import { pinFor, throwAwayKeys } from '../../examples/world/organisation.ts';
import { commitFiles, createWorld, REPOSITORY } from '../../examples/world/write.ts';
import { repositoryFiles } from '../../examples/world/documents.ts';
import { contractDigest, readContract } from '../../src/evidence/contract.ts';
import { instantOf } from '../../src/documents/json.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { readPrivateKey } from '../../src/trust/private-key.ts';
import { readTrustRoot } from '../../src/trust/root.ts';
import { valueOf } from '../trust/expect.ts';
import { fileOf, inTemporaryFolder, judgeExample, releaseOf } from './judge.ts';
import { PROJECTION_STATEMENT } from '../../src/trust/statement.ts';
import { readEnvelope } from '../../src/trust/envelope.ts';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { ENGINES, newLocation } from '../ledger/world.ts';
import { wordsFor } from '../programs.ts';
import { temporaryFolder } from '../repositories.ts';
import { isSoak } from '../soak.ts';

const AT = instantOf('2026-03-04T05:06:07Z');
const FOUR_TIMES = (decision: string) => Array.from({ length: 4 }, () => decision);
const ALLOWED = { decisions: FOUR_TIMES('allowed'), codes: [] };

let world: ExampleWorld;

before(() => {
  const [keys, revision] = [throwAwayKeys(), 'a'.repeat(40)];
  world = buildWorld({ at: AT, keys, revision, random: randomBytes });
});

test('all claims of the world are allowed, with nothing remembered', async () => {
  assert.deepEqual(await judgeExample(world), ALLOWED);
});

test('it has two providers, one instance, immediate and scheduled subjects, and more than is claimed', () => {
  const subjects = world.claims.map(({ subject }) => subject);
  assert.deepEqual(
    [...new Set(subjects.map(({ provider }) => provider))],
    ['pinterest', 'mastodon'],
  );
  assert.equal(new Set(subjects.map((subject) => subject.instance_fingerprint)).size, 2);
  assert.equal(new Set(subjects.map(({ operation }) => operation)).size, 2);
  assert.equal(world.entries.length, world.claims.length + 1);
  assert.equal(world.leaves.length, 13);
});

test('left lying: the projection expires', async () => {
  assert.deepEqual(await judgeExample(leftLying(world)), {
    decisions: [],
    codes: ['projection_expired'],
  });
  const justBefore = { ...leftLying(world), at: leftLying(world).at - 600_001 };
  assert.deepEqual(await judgeExample(justBefore), ALLOWED);
});

test('over time the live runs expire, and nothing else does', async () => {
  assert.deepEqual(await judgeExample(lapsed(world)), {
    decisions: FOUR_TIMES('refused'),
    codes: ['run_expired'],
  });
  assert.deepEqual(await judgeExample({ ...lapsed(world), at: lapsed(world).at - 1 }), ALLOWED);
});

test('a stale contract: one claim is refused', async () => {
  const { decisions, codes } = await judgeExample(withStaleContract(world));
  assert.deepEqual(codes, ['contract_stale']);
  assert.deepEqual([...decisions].sort(), ['allowed', 'allowed', 'allowed', 'refused']);
});

test('a replayed older projection: only memory can tell', async () => {
  const memory = [releaseOf(world)];
  const replayed = withReplayedProjection(world);
  assert.deepEqual(await judgeExample(replayed), ALLOWED);
  assert.deepEqual(await judgeExample(replayed, memory), {
    decisions: [],
    codes: ['ledger_truncated'],
  });
});

test('an edited claim: nobody has tested what it says now', async () => {
  const { decisions, codes } = await judgeExample(withEditedClaim(world));
  assert.deepEqual(codes, ['not_in_projection']);
  assert.deepEqual([...decisions].sort(), ['allowed', 'allowed', 'allowed', 'refused']);
});

test('an edited projection, and one that too few have signed', async () => {
  assert.deepEqual(await judgeExample(withEditedProjection(world)), {
    decisions: [],
    codes: ['projection_digest_differs'],
  });
  assert.deepEqual(await judgeExample(withOneSignature(world)), {
    decisions: [],
    codes: ['signatures_below_threshold'],
  });
});

test('runs of a commit that is not part of the release count for one provider only', async () => {
  const foreign = { get: () => false };
  const { decisions, codes } = await judgeExample(world, [], foreign);
  assert.deepEqual(codes, ['tested_revision_foreign']);
  assert.deepEqual([...decisions].sort(), ['allowed', 'allowed', 'refused', 'refused']);
});

test('two worlds share no key, no fingerprint and no leaf', () => {
  const seed = { at: AT, revision: 'a'.repeat(40), random: randomBytes };
  const other = buildWorld({ ...seed, keys: throwAwayKeys() });
  assert.notEqual(pinFor(other.root), pinFor(world.root));
  assert.notDeepEqual(other.leaves[0], world.leaves[0]);
  assert.notEqual(
    other.claims[0]?.subject.app_fingerprint,
    world.claims[0]?.subject.app_fingerprint,
  );
});

test('written to a folder, it is what was built', async () => {
  await inTemporaryFolder(async (folder) => {
    const made = await createWorld(folder, AT);
    assert.deepEqual(await judgeExample(made), ALLOWED);
    const file = (path: string) => fileOf(folder, path);
    assert.deepEqual(file('projection/ledger-projection.jsonl'), made.projection.lines);
    assert.deepEqual(file('projection/ledger-projection.intoto.json'), made.projection.statement);
    assert.deepEqual(file('older-projection/ledger-projection.jsonl'), made.olderProjection.lines);
    const root = valueOf(readTrustRoot(file('repo/provider-certification/trust/1.root.json'), ''));
    assert.equal(pinOf(root), Buffer.from(file('pin.txt')).toString().trim());
    const { claims, findings } = readClaims(
      file('repo/provider-certification/public-claims.json'),
      'public-claims.json',
    );
    assert.deepEqual(findings, []);
    assert.equal(claims?.length, 4);
    for (const { name, document } of made.contracts) {
      const read = readContract(file(`repo/provider-certification/contracts/${name}`), name);
      assert.ok(read.ok && read.value.digest === contractDigest(document));
    }
    const key = join(folder, 'keys/release.pem');
    assert.equal(statSync(key).mode & 0o777, 0o600);
    const pem = Buffer.from(file('keys/release.pem')).toString();
    assert.equal(valueOf(readPrivateKey(pem)).publicKey.id, made.keys.release.publicKey.id);
  });
});

test('its repository is committed, and has the tested commit behind it', async () => {
  await inTemporaryFolder(async (folder) => {
    const made = await createWorld(folder, AT);
    const cwd = join(folder, REPOSITORY);
    const git = async (...args: string[]) => (await execa('git', args, { cwd })).stdout;
    assert.equal(await git('status', '--porcelain'), '');
    assert.equal(await git('log', '-1', '--format=%cI'), '2026-03-04T05:06:07+00:00');
    const [entry] = made.entries;
    const tested = entry?.live_run?.tested_revision ?? '';
    assert.equal(await git('merge-base', tested, 'HEAD'), tested);
    const edited = await commitFiles(cwd, repositoryFiles(withEditedClaim(made)), 'Edit', AT);
    assert.equal(
      await git('diff', '--name-only', 'HEAD~1'),
      'provider-certification/public-claims.json',
    );
    assert.equal(await git('rev-parse', 'HEAD'), edited);
  });
});

test('a folder with something in it is left alone', async () => {
  await inTemporaryFolder(async (folder) => {
    await createWorld(folder, AT);
    await assert.rejects(createWorld(folder, AT), /is not empty/);
  });
});

// A command does the same on both engines; the tests of the ledger run on both.
for (const engine of isSoak ? ENGINES : (['sqlite'] as const)) {
  test(`the whole way, from an empty ledger on ${engine} to the release that is refused`, async (t) => {
    const folder = join(temporaryFolder(t), 'kept');
    const options = engine === 'sqlite' ? [] : ['--ledger', await newLocation(engine)];
    const words = [...wordsFor('examples/demo.ts'), '--keep', folder, ...options];
    const env = { CLAIMGATE_EXECUTABLE: join(await claimgateOnPath(), 'claimgate') };
    const { stdout, stderr } = await execa(process.execPath, words, { env });
    // The demonstration checks its own exit codes; here is checked that it was walked to its end.
    for (const told of [
      'allowed: 4 claims',
      'signed: gate-verdict.intoto.json',
      'ledger_truncated',
      'contract_stale',
      'check_failed',
      'nothing was altered',
      'only grew since: 12 records',
    ])
      assert.ok((stdout + stderr).includes(told), `${told} was not shown`);
    assert.equal(stdout.split('(exit code 1)').length - 1, 5);
    for (const kept of [
      'repo/.git',
      'runtime-facts.json',
      'keys/release.pem',
      'projection/ledger-projection.jsonl',
      'release/gate-verdict.intoto.json',
    ])
      assert.ok(existsSync(join(folder, kept)), kept);
    assert.equal(existsSync(join(folder, 'ledger.sqlite')), engine === 'sqlite');
    assert.equal(consistencyIn(join(folder, 'newer-projection')), 12);
    const { stdout: tag } = await execa('git', ['describe', '--exact-match', '--tags'], {
      cwd: join(folder, 'repo'),
    });
    assert.equal(tag, 'v1.0.0');
  });
}

/** The size from which a projection proves that the ledger only grew: that of the recorded release. */
function consistencyIn(folder: string): unknown {
  const file = 'ledger-projection.intoto.json';
  const envelope = valueOf(readEnvelope(readFileSync(join(folder, file)), file));
  const { predicate } = valueOf(PROJECTION_STATEMENT.read(envelope.payload, file));
  return [predicate.consistency].flat()[0]?.from_size;
}
