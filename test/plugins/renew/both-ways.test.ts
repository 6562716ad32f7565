import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NewTeam, SAID } from './new-team.ts';

const BASE = 'pinterest.business.image-pin.publish_immediate';
const CONTRACT = `provider-certification/contracts/${BASE}.json`;
const ADAPTER = `provider-certification/adapters/${BASE}.json`;
const RENEWAL = 'provider-certification/renewal.json';
const CLAIMS = 'provider-certification/public-claims.json';
const SCOPES = '--scope pins:write';
const NAMES = '--provider pinterest --output-profile image-pin --tier not_required';

/** Ids, keys and times differ between two repositories, whatever was done in them. */
function withoutChance(text: string): unknown {
  const same = text
    .replaceAll(/sha256:[0-9a-f]{64}|\b[0-9a-f]{32,64}\b|key-[0-9a-f]{16}/g, 'X')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T');
  return JSON.parse(same);
}

interface Listed {
  readonly result: { readonly records: readonly { readonly record: { readonly kind: string } }[] };
}

async function recordsOf(team: NewTeam): Promise<readonly object[]> {
  const { stdout } = await team.run(0, 'ledger list --json');
  const { records } = (withoutChance(stdout) as Listed).result;
  const one = (record: object) => JSON.stringify(record);
  return records.map(({ record }) => record).toSorted((a, b) => (one(a) < one(b) ? -1 : 1));
}

test('what certify writes and records is what the guides by hand describe', async (t) => {
  const certified = await NewTeam.create(t);
  await certified.run(0, 'setup --yes');
  await certified.run(0, `certify ${SAID} ${SCOPES} --commit`);

  const byHand = await NewTeam.create(t);
  await byHand.run(0, 'setup --yes');
  byHand.write(ADAPTER, certified.read(ADAPTER));
  const ids = await byHand.fingerprints();
  const own = `--capability ${ADAPTER} --policy ${ADAPTER} --app-fingerprint ${ids.app} --account-reference ${ids.account}`;
  await byHand.run(0, `example contract ${NAMES} ${SCOPES} ${own} --out contract.json`);
  byHand.write(CONTRACT, byHand.read('contract.json'));
  await byHand.shell('rm contract.json');
  const { stdout } = await byHand.run(0, `example claims ${NAMES} ${SCOPES} ${own}`);
  byHand.write(CLAIMS, stdout);
  byHand.write(RENEWAL, certified.read(RENEWAL));
  await byHand.shell('git add -A && git commit -qm Claim');

  for (const path of [CONTRACT, ADAPTER, CLAIMS])
    assert.deepEqual(withoutChance(byHand.read(path)), withoutChance(certified.read(path)), path);

  const now = new Date(Date.now() - 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  const later = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const app = `--provider pinterest --app-fingerprint ${ids.app}`;
  await byHand.run(
    0,
    `ledger append approval ${app} --provider-environment production --state not_required --tier not_required --reviewed-at ${now} --expires-at ${later}`,
  );
  for (const side of ['local', 'live'])
    await byHand.run(
      0,
      `ledger append run --side ${side} --from-junit claimgate-${side}.xml ${SCOPES}${side === 'live' ? ` --account-reference ${ids.account}` : ''} -- node --test --test-reporter=junit --test-reporter-destination=claimgate-${side}.xml ${side}.mjs`,
    );
  await byHand.run(0, `ledger append control ${app} --state enabled --reason launch`);
  await byHand.run(0, 'ledger export');
  await byHand.run(0, 'check');
  assert.deepEqual(await recordsOf(byHand), await recordsOf(certified));
});
