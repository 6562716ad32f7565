import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NewTeam, SAID } from './new-team.ts';
import { commandWordsOf, withResultsFile } from '../../../src/plugins/renew/draft-claim.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../../src/documents/json.ts';

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
  const { stdout } = await team.run(0, 'ledger show --json');
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

const SCRIPTS = {
  test: 'vitest run test/local',
  gate: 'node --test',
  // Behind a file, Node hands the options to the tests, and writes nothing.
  demo: 'node --test live.mjs',
  lint: 'vitest run && echo done',
  build: 'tsc',
};

// A command as people type it, and with the options of its tool; `undefined` where somebody has to name the file.
const COMMANDS: readonly (readonly [typed: string, whole: string | undefined])[] = [
  ['pytest tests/live', 'pytest --junitxml=f.xml tests/live'],
  ['python3 -m pytest', 'python3 -m pytest --junitxml=f.xml'],
  [
    'npx vitest run test/live',
    'npx vitest --reporter=default --reporter=junit --outputFile.junit=f.xml run test/live',
  ],
  ['npm test', 'npm test -- --reporter=default --reporter=junit --outputFile.junit=f.xml'],
  ['npm run gate', 'npm run gate -- --test-reporter=junit --test-reporter-destination=f.xml'],
  ['npm run demo', undefined],
  ['npm run lint', undefined],
  ['npm run build', undefined],
  [
    'node --test live.mjs',
    'node --test --test-reporter=junit --test-reporter-destination=f.xml live.mjs',
  ],
  ['gotestsum ./live', 'gotestsum --junitfile f.xml ./live'],
  ['npx mocha live.js', 'npx mocha --reporter xunit --reporter-option output=f.xml live.js'],
  ['vendor/bin/phpunit Live.php', 'vendor/bin/phpunit --log-junit f.xml Live.php'],
  ['go test ./live', undefined],
  ['pytest | tee log', undefined],
  ['make live', undefined],
];

test('the tool of a command is asked for a results file, where it is known and alone', () => {
  for (const [typed, whole] of COMMANDS)
    assert.equal(withResultsFile(typed, 'f.xml', SCRIPTS), whole, typed);
});

test('a shell reads only commands that need one', () => {
  assert.deepEqual(commandWordsOf('pytest  --junitxml=f.xml tests/live'), [
    'pytest',
    '--junitxml=f.xml',
    'tests/live',
  ]);
  assert.deepEqual(commandWordsOf('pytest -k "a or b"'), ['sh', '-c', 'pytest -k "a or b"']);
  assert.deepEqual(commandWordsOf(''), []);
});

const CLAIM = 'pinterest/image-pin/immediate/business/standard';
const BROKEN = `import { test } from 'node:test';
test('connect', () => { throw new Error('the provider changed its dialog'); });
`;

test('a month of a team that only knows setup, certify and release', async (t) => {
  const team = await NewTeam.create(t);
  // The files of results are of now, so that the month lies before.
  const begin = Date.now() - 30 * DAY_MS;
  const on = (day: number, hour = 9) => {
    team.at = begin + day * DAY_MS + hour * (DAY_MS / 24);
  };
  const answer = async (expected: number, line = 'check') =>
    (await team.run(expected, line)).stdout
      .split('\n')
      .find((said) => /^(allowed|refused|verified)/.test(said));
  await team.shell(
    'git init -q --bare ../origin.git && git remote add origin ../origin.git && git push -qu origin main',
  );
  await team.shell('git fetch -q && git remote set-head origin main');

  on(0);
  await team.run(0, 'setup --yes');
  await team.run(0, `certify ${SAID} --commit`);
  await team.run(0, 'release v1.0.0');
  await team.shell('git push -q origin main v1.0.0');

  // The projection lapses; a live run of now brings it back, and the next release.
  on(7);
  assert.match((await team.run(1, 'check')).stderr, /projection_expired/);
  assert.match((await team.run(0, 'certify')).stdout, /^1 test due$/m);
  await team.run(0, 'release v1.1.0');
  await team.shell('git push -q origin main v1.1.0');

  // The provider changes: recorded, published, and seen by everyone who takes it.
  on(9);
  const working = team.read('live.mjs');
  team.write('live.mjs', BROKEN);
  await team.shell('git commit -qam "Break the live tests" && git push -q');
  assert.match((await team.run(1, 'certify')).stderr, /renewal_failed/);
  assert.match(String(await answer(1)), /^refused: 1 of 1 claim/);

  on(10);
  team.write('live.mjs', working);
  await team.shell('git commit -qam "Mend the live tests" && git push -q');
  await team.run(0, 'certify');

  // Withdrawn, until it is lifted and tested again.
  on(14);
  await team.run(0, `claims withdraw ${CLAIM} --reason incident-12`);
  await team.shell('git add -A && git commit -qm Withdraw && git push -q');
  assert.deepEqual(JSON.parse((await team.run(0, 'claims list --json')).stdout).result.claims, []);

  // A colleague with the pin sees the same in a clone, and audits an old release.
  on(15);
  const pin = /1:sha256:\w{64}/.exec((await team.run(0, 'setup --yes')).stdout)?.[0] ?? '';
  const clone = join(team.home, 'clone');
  mkdirSync(clone);
  await team.shell('git clone -q ../origin.git ../clone');
  const colleague = team.in(clone, { CLAIMGATE_TRUST_PIN: pin, USER: 'bob' });
  assert.match(
    (await colleague.run(0, 'audit v1.0.0')).stdout,
    /^verified: v1\.0\.0 makes 1 claim/m,
  );
  assert.match((await colleague.run(0, 'audit v1.0.0')).stdout, /withdrawn since|no longer/);

  // A key leaks: a rotation by the root key, and everything before stays verified.
  on(20);
  await team.run(0, 'key generate --no-passphrase --out .claimgate/keys/next.key');
  team.write(
    'changes.json',
    JSON.stringify({
      schema_version: 1,
      roles: { projection: { keys: ['.claimgate/keys/next.key.pub.pem'], threshold: 1 } },
    }),
  );
  await team.run(0, 'trust update --from changes.json');
  await team.run(0, 'sign provider-certification/trust/2.root.json --key .claimgate/keys/root.key');
  await team.shell('rm changes.json && git add -A && git commit -qm Rotate && git push -q');
  await team.shell('mv .claimgate/keys/next.key .claimgate/keys/projection.key');
  assert.match((await team.run(0, 'audit v1.1.0')).stdout, /^verified: v1\.1\.0 /m);
});
