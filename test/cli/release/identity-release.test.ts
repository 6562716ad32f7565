import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test, type TestContext } from 'node:test';
import { ISSUER, PAYLOAD_TYPE, REPOSITORY, authority } from '../../trust/sigstore-world.ts';
import { ReleaseWorld } from './release-world.ts';

const BUNDLES = '.sigstore.jsonl';
const RECORD = 'repo/provider-certification/releases/v1.4.0';
const TRUST = 'provider-certification/trust';
const OPENSSL = join(import.meta.dirname, '../../../examples/signers/openssl.sh');
const extensions = { [REPOSITORY]: '4711' };
const WORKFLOW = 'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v';

/**
 * The demonstration with a second trust root: a pipeline signs releases without a key, and a projection
 * beside the key of a person.
 */
describe('a release that a pipeline signs with its own identity', () => {
  let sigstore: Awaited<ReturnType<typeof authority>>;

  before(async () => {
    sigstore = await authority(Date.now());
  });

  async function keylessWorld(t: TestContext, withKey = false): Promise<ReleaseWorld> {
    const world = await ReleaseWorld.create(t);
    const trustedRoot = `${TRUST}/test.trusted_root.json`;
    writeFileSync(world.path(`repo/${trustedRoot}`), sigstore.trustedRoot().bytes);
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
  async function signByPipeline(world: ReleaseWorld, name: string): Promise<void> {
    const { payload } = JSON.parse(world.text(name)) as { readonly payload: string };
    const bundle = await sigstore.signed({
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
    await signByPipeline(world, statement);
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
    await signByPipeline(world, 'out/gate-verdict.intoto.json');
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
    await signByPipeline(world, 'projection/ledger-projection.intoto.json');
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
    await signByPipeline(world, verdict);
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
    await signByPipeline(world, 'projection/ledger-projection.intoto.json');
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
