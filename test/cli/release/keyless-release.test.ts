import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { existsSync, rmSync, writeFileSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext, before, describe } from 'node:test';
import {
  authority,
  ISSUER,
  PAYLOAD_TYPE,
  REPOSITORY,
  SUBJECT,
} from '../../trust/sigstore-world.ts';
import { Shop } from '../shop.ts';
import { makeOwn } from '../../own-evidence.ts';
import { ReleaseWorld } from './release-world.ts';

const TRUST = 'provider-certification/trust';
const TRUSTED_ROOT = `${TRUST}/test.trusted_root.json`;
const STATEMENT = 'projection/ledger-projection.intoto.json';
const VERDICT = 'release-evidence/v1.0.0/gate-verdict.intoto.json';
// Ahead, so that what a slow machine states while the tests run is not younger than its bundles.
const sigstore = await authority(Date.now() + 10 * 60_000);
const extensions = { [REPOSITORY]: '4711' };

/** A shop with evidence, before its first export. */
async function shopWithEvidence(t: TestContext) {
  const shop = await Shop.create(t);
  const run = async (line: string, expected: number) => {
    const ended = await shop.run(line.split(' '));
    assert.equal(ended.exitCode, expected, `${line}\n${ended.stdout}${ended.stderr}`);
    return ended;
  };
  await shop.git('config', 'user.name', 'Ada');
  await shop.git('config', 'user.email', 'ada@example.org');
  await shop.setUp();
  await run('example evidence', 0);
  makeOwn(shop.folder);
  await run('ledger append evidence --operator ada', 0);
  const commit = async () => {
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Claim');
  };
  return { shop, run, commit };
}

/** A trust root by which a pipeline alone signs projections and releases; no such key is on this machine. */
async function leaveItToThePipeline(
  { shop, run }: Awaited<ReturnType<typeof shopWithEvidence>>,
  names: readonly ('projection' | 'release')[] = ['projection', 'release'],
  { limits, ...others }: { status?: object; limits?: object } = {},
) {
  shop.write(TRUSTED_ROOT, Buffer.from(sigstore.trustedRoot().bytes).toString());
  const role = { identities: ['pipeline'], threshold: 1 };
  const identity = { issuer: ISSUER, subject: SUBJECT, extensions, trusted_root: TRUSTED_ROOT };
  const changes = {
    schema_version: 1,
    identities: { pipeline: identity },
    roles: { ...Object.fromEntries(names.map((name) => [name, role])), ...others },
    ...(limits ? { limits } : {}),
  };
  shop.write('changes.json', JSON.stringify(changes));
  await run('trust update --from changes.json', 0);
  await run(`sign ${TRUST}/2.root.json --key .claimgate/keys/root.key`, 0);
  for (const name of names) rmSync(shop.path(`.claimgate/keys/${name}.key`));
}

/** Runs the command that `next` names as a pipeline does. */
async function signByPipeline(shop: Shop, name: string, said: string): Promise<void> {
  const bundle = `${name}.sigstore.jsonl`;
  const command = `jq -r .payload ${name} | base64 -d > statement.json && cosign attest-blob --yes --statement statement.json --bundle ${bundle}`;
  assert.ok(said.includes(command), said);
  await addBundle(shop, name);
}

/** The identity signs an envelope, whatever it is of. */
async function addBundle(shop: Shop, name: string): Promise<void> {
  const bundle = `${name}.sigstore.jsonl`;
  const { payload } = JSON.parse(shop.text(name)) as { readonly payload: string };
  const signed = { payload: Buffer.from(payload, 'base64'), payloadType: PAYLOAD_TYPE, extensions };
  writeFileSync(shop.path(bundle), `${JSON.stringify(await sigstore.signed(signed))}\n`);
}

test('[T216] a pipeline without any key exports and releases; nothing counts before it has signed', async (t) => {
  const world = await shopWithEvidence(t);
  const { shop, run, commit } = world;
  await leaveItToThePipeline(world);
  const exported = await run('ledger export', 0);
  assert.match(exported.stdout, /to be signed by an identity: projection\/ledger-projection/);
  await commit();
  const check = await run('check', 1);
  assert.match(check.stderr, /envelope_unsigned/);
  await signByPipeline(shop, STATEMENT, exported.stdout + exported.stderr);

  const unsigned = await run('release v1.0.0', 1);
  assert.match(
    unsigned.stderr,
    /signatures_below_threshold.*found 0 of 1, expected 1 more of pipeline \(bundle in /,
  );
  await signByPipeline(shop, VERDICT, unsigned.stderr);
  const bundle = `${VERDICT}.sigstore.jsonl`;
  const signed = shop.text(bundle);
  shop.write(bundle, shop.text(`${STATEMENT}.sigstore.jsonl`));
  const other = await run('release v1.0.0', 1);
  assert.match(other.stderr, /bundle_payload_differs/);
  assert.equal(await shop.git('tag'), '');
  shop.write(bundle, signed);
  await run('release v1.0.0', 0);
  const record = 'provider-certification/releases/v1.0.0';
  assert.ok(existsSync(shop.path(`${record}/ledger-projection.intoto.json.sigstore.jsonl`)));
  await run('audit v1.0.0', 0);
});

test('[T216] where a role has keys alone, an export without a key writes nothing', async (t) => {
  const { shop, run } = await shopWithEvidence(t);
  rmSync(shop.path('.claimgate/keys/projection.key'));
  const { stderr } = await run('ledger export', 2);
  assert.match(stderr, /--key FILE, a private key of the projection role/);
  assert.ok(!existsSync(shop.path('projection')));
});

test('[T216] an identity that may sign projections alone signs no verdict, status or trust root', async (t) => {
  const world = await shopWithEvidence(t);
  const { shop, run, commit } = world;
  await run('key generate --out .claimgate/keys/status.key --no-passphrase', 0);
  const status = { keys: ['.claimgate/keys/status.key.pub.pem'], threshold: 1 };
  const limits = {
    max_projection_hours: 24,
    max_facts_minutes: 60,
    max_clock_skew_seconds: 30,
    max_status_hours: 6,
  };
  await leaveItToThePipeline(world, ['projection'], { status, limits });
  const exported = await run('ledger export', 0);
  await commit();
  await signByPipeline(shop, STATEMENT, exported.stdout + exported.stderr);
  await run('check', 0);
  await run('release v1.0.0', 0);
  await run('status --out . --sign .claimgate/keys/status.key', 0);

  const verified = async (name: string) => {
    const { exitCode, stderr } = await shop.run(['verify', name]);
    return { exitCode, codes: [...stderr.matchAll(/error\[(\w+)\]/g)].map(([, code]) => code) };
  };
  const record = 'provider-certification/releases/v1.0.0';
  shop.write('verdict.intoto.json', shop.text(`${record}/gate-verdict.intoto.json`));
  shop.write('2.root.json', shop.text(`${TRUST}/2.root.json`));
  for (const [name, codes] of [
    [STATEMENT, []],
    ['verdict.intoto.json', ['signatures_below_threshold']],
    ['status.json', ['envelope_unsigned']],
  ] as const) {
    assert.deepEqual(await verified(name), { exitCode: 0, codes: [] }, name);
    const unsigned = { ...(JSON.parse(shop.text(name)) as object), signatures: [] };
    shop.write(name, JSON.stringify(unsigned));
    await addBundle(shop, name);
    assert.deepEqual(await verified(name), { exitCode: Math.min(1, codes.length), codes }, name);
  }
  // The next trust root takes keys alone.
  shop.write('next.json', JSON.stringify({ schema_version: 1, limits }));
  await run('trust update --from next.json', 0);
  await addBundle(shop, `${TRUST}/3.root.json`);
  const { stderr } = await run('check', 1);
  assert.match(stderr, /error\[envelope_unsigned\].*\n.*3\.root\.json/);
});

const BUNDLES = '.sigstore.jsonl';
const RECORD = 'repo/provider-certification/releases/v1.4.0';
const OPENSSL = join(import.meta.dirname, '../../../examples/signers/openssl.sh');
const WORKFLOW = 'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v';

/**
 * The demonstration with a second trust root: a pipeline signs releases without a key, and a projection
 * beside the key of a person.
 */
describe('a release that a pipeline signs with its own identity', () => {
  let authorityOfNow: Awaited<ReturnType<typeof authority>>;

  before(async () => {
    authorityOfNow = await authority(Date.now());
  });

  async function keylessWorld(t: TestContext, withKey = false): Promise<ReleaseWorld> {
    const world = await ReleaseWorld.create(t);
    const trustedRoot = `${TRUST}/test.trusted_root.json`;
    writeFileSync(world.path(`repo/${trustedRoot}`), authorityOfNow.trustedRoot().bytes);
    const publicPem = (key: string) =>
      String(createPublicKey(world.text(key)).export({ type: 'spki', format: 'pem' }));
    const pem = publicPem('keys/projection-1.pem');
    writeFileSync(world.path('release.pub.pem'), publicPem('keys/release.pem'));
    const releasers = withKey
      ? { keys: [world.text('release.pub.pem')], threshold: 2 }
      : { threshold: 1 };
    const changes = {
      schema_version: 1,
      identities: {
        pipeline: {
          issuer: ISSUER,
          subject: `${WORKFLOW}*`,
          extensions,
          trusted_root: `repo/${trustedRoot}`,
        },
      },
      roles: {
        projection: { keys: [pem], identities: ['pipeline'], threshold: 2 },
        release: { identities: ['pipeline'], ...releasers },
      },
    };
    writeFileSync(world.path('changes.json'), JSON.stringify(changes));
    await done(world, 'trust', 'update', '--from', world.path('changes.json'));
    for (const name of ['root-1', 'root-2'])
      await done(world, 'sign', `${TRUST}/2.root.json`, '--key', world.path(`keys/${name}.pem`));
    await world.git('add', '-A');
    await world.git('commit', '-qm', 'Let the pipeline sign');
    return world;
  }

  /** Signs the payload of an envelope, and leaves the bundle beside it. */
  async function signPayload(world: ReleaseWorld, name: string): Promise<void> {
    const { payload } = JSON.parse(world.text(name)) as { readonly payload: string };
    const bundle = await authorityOfNow.signed({
      payload: Buffer.from(payload, 'base64'),
      payloadType: PAYLOAD_TYPE,
      extensions,
    });
    writeFileSync(world.path(`${name}${BUNDLES}`), `${JSON.stringify(bundle)}\n`);
  }

  async function done(world: ReleaseWorld, ...args: readonly string[]): Promise<string> {
    const { exitCode, stderr, stdout } = await world.claimgate(...args);
    assert.equal(exitCode, 0, `${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  }

  async function refused(code: string, world: ReleaseWorld, ...args: readonly string[]) {
    const { exitCode, stderr, stdout } = await world.claimgate(...args, '--json');
    assert.equal(exitCode, 1, `${args.join(' ')}: ${stdout}${stderr}`);
    const { findings } = JSON.parse(stdout) as { readonly findings: readonly { code: string }[] };
    assert.ok(
      findings.some((finding) => finding.code === code),
      stdout,
    );
  }

  test('[T204] it is checked, signed, required, verified, recorded, audited and packed, and refused without its bundles', async (t) => {
    const world = await keylessWorld(t);
    const statement = 'projection/ledger-projection.intoto.json';
    const check = ['check', '--ref', 'HEAD', ...world.evidence];
    await refused('signatures_below_threshold', world, ...check);
    await signPayload(world, statement);
    await done(world, ...check);

    const out = (name: string) => world.path(`out/${name}`);
    mkdirSync(world.path('out'));
    const manifest = ['manifest', 'create', 'v1.4.0', ...world.evidence];
    assert.match(
      await done(world, ...manifest, '--out', out('release-manifest.json')),
      /to be signed by an identity: gate-verdict\.intoto\.json/,
    );
    const required = ['verdict', 'require', out('gate-verdict.json')];
    await refused('envelope_unsigned', world, ...required);
    await signPayload(world, 'out/gate-verdict.intoto.json');
    await done(world, ...required);
    assert.match(
      await done(world, 'verify', out('gate-verdict.intoto.json')),
      /signed by: pipeline\n/,
    );

    await world.git('tag', 'v1.4.0');
    for (const name of ['ledger-projection.jsonl', 'ledger-projection.intoto.json'])
      copyFileSync(world.path(`projection/${name}`), out(name));
    const record = ['release', 'record', 'v1.4.0', '--from', world.path('out')];
    await refused(
      'signatures_below_threshold',
      world,
      ...check.slice(0, 3),
      '--projection',
      out('ledger-projection.jsonl'),
    );
    copyFileSync(
      world.path(`${statement}${BUNDLES}`),
      out(`ledger-projection.intoto.json${BUNDLES}`),
    );
    await done(world, ...record);
    await world.git('add', '-A');
    await world.git('commit', '-qm', 'Record v1.4.0');
    for (const name of ['gate-verdict', 'ledger-projection'])
      assert.ok(world.has(`${RECORD}/${name}.intoto.json${BUNDLES}`));
    await done(world, 'audit', 'v1.4.0', '--pack', world.path('v1.4.0.capsule'));
    await done(world, 'audit', world.path('v1.4.0.capsule'));
    // The gate remembers the release from now on, and can verify its record.
    await done(world, 'check', '--ref', 'v1.4.0', ...world.evidence);

    rmSync(world.path(`${RECORD}/gate-verdict.intoto.json${BUNDLES}`));
    await world.git('commit', '-qam', 'Lose a bundle');
    for (const args of [
      ['check', '--ref', 'HEAD', ...world.evidence],
      ['audit', 'v1.4.0'],
    ]) {
      const { exitCode, stdout } = await world.claimgate(...args, '--json');
      assert.notEqual(exitCode, 0, args.join(' '));
      assert.match(stdout, /"envelope_unsigned"/);
    }
  });

  test('[T204] a signing program and a pipeline together release a file, and neither of them does alone', async (t) => {
    const world = await keylessWorld(t, true);
    await signPayload(world, 'projection/ledger-projection.intoto.json');
    const file = world.path('app-1.4.0.tgz');
    writeFileSync(file, 'a package');
    mkdirSync(world.path('out'));
    const create = ['manifest', 'create', 'v1.4.0', ...world.evidence, '--artifact', file];
    const signer = ['--signer', OPENSSL, '--signer-arg', world.path('keys/release.pem')];
    const key = ['--public-key', world.path('release.pub.pem')];
    const out = ['--out', world.path('out/release-manifest.json')];
    await done(world, ...create, ...out, ...signer, ...key);
    const verdict = 'out/gate-verdict.intoto.json';
    const published = ['verify', world.path(verdict), '--artifact', file];
    const root = ['--sigstore-root', world.path(`repo/${TRUST}/test.trusted_root.json`)];
    await refused('signatures_below_threshold', world, ...published, ...root);
    await signPayload(world, verdict);
    await refused('sigstore_root_missing', world, ...published);
    assert.match(await done(world, ...published, ...root), /signed by: SHA256:\S+, pipeline\n/);

    await world.git('tag', 'v1.4.0');
    const kept = ['ledger-projection.jsonl', 'ledger-projection.intoto.json'];
    for (const name of [...kept, `ledger-projection.intoto.json${BUNDLES}`])
      copyFileSync(world.path(`projection/${name}`), world.path(`out/${name}`));
    const record = ['release', 'record', 'v1.4.0', '--from', world.path('out')];
    await done(world, ...record, '--artifact', file);
    await world.git('add', '-A');
    await world.git('commit', '-qm', 'Record v1.4.0');
    await done(world, 'audit', 'v1.4.0', '--pack', world.path('v1.4.0.capsule'));
    await done(world, 'audit', world.path('v1.4.0.capsule'));
  });

  test('[T204] a trust root without identities has the same bytes as before, and no bundle adds to it', async (t) => {
    const world = await ReleaseWorld.create(t);
    const earlier = readFileSync(join(world.repository, `${TRUST}/1.root.json`));
    await signPayload(world, 'projection/ledger-projection.intoto.json');
    await done(world, 'check', '--ref', 'HEAD', ...world.evidence);
    writeFileSync(world.path('changes.json'), '{"schema_version":1,"deployment":"demonstration"}');
    await done(world, 'trust', 'update', '--from', world.path('changes.json'));
    const payloads = [earlier, readFileSync(join(world.repository, `${TRUST}/2.root.json`))].map(
      (bytes) => {
        const { payload } = JSON.parse(String(bytes)) as { readonly payload: string };
        return Buffer.from(payload, 'base64').toString('utf8');
      },
    );
    assert.equal(payloads[1], payloads[0]?.replace('"version":1', '"version":2'));
  });
});
