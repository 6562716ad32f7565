import assert from 'node:assert/strict';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import { authority, ISSUER, PAYLOAD_TYPE, REPOSITORY, SUBJECT } from '../trust/sigstore-world.ts';
import { Shop } from './shop.ts';
import { makeOwn } from '../own-evidence.ts';

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
async function leaveItToThePipeline({ shop, run }: Awaited<ReturnType<typeof shopWithEvidence>>) {
  shop.write(TRUSTED_ROOT, Buffer.from(sigstore.trustedRoot().bytes).toString());
  const role = { identities: ['pipeline'], threshold: 1 };
  const identity = { issuer: ISSUER, subject: SUBJECT, extensions, trusted_root: TRUSTED_ROOT };
  const changes = {
    schema_version: 1,
    identities: { pipeline: identity },
    roles: { projection: role, release: role },
  };
  shop.write('changes.json', JSON.stringify(changes));
  await run('trust rotate --from changes.json', 0);
  await run(`sign ${TRUST}/2.root.json --key .claimgate/keys/root.key`, 0);
  for (const name of ['projection', 'release']) rmSync(shop.path(`.claimgate/keys/${name}.key`));
}

/** Runs the command that `next` names as a pipeline does. */
async function signByPipeline(shop: Shop, name: string, said: string): Promise<void> {
  const bundle = `${name}.sigstore.jsonl`;
  const command = `jq -r .payload ${name} | base64 -d > statement.json && cosign attest-blob --yes --statement statement.json --bundle ${bundle}`;
  assert.ok(said.includes(command), said);
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
