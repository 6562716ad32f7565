import assert from 'node:assert/strict';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import {
  authority,
  ISSUER,
  PAYLOAD_TYPE,
  REPOSITORY,
  SUBJECT,
} from '../../trust/sigstore-world.ts';
import { Shop } from '../shop.ts';
import { makeOwn } from '../../own-evidence.ts';

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
