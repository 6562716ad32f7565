import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DAY_MS } from '../../../src/documents/json.ts';
import { NewTeam, SAID } from './new-team.ts';

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
  await team.run(0, 'trust rotate --from changes.json');
  await team.run(0, 'sign provider-certification/trust/2.root.json --key .claimgate/keys/root.key');
  await team.shell('rm changes.json && git add -A && git commit -qm Rotate && git push -q');
  await team.shell('mv .claimgate/keys/next.key .claimgate/keys/projection.key');
  assert.match((await team.run(0, 'audit v1.1.0')).stdout, /^verified: v1\.1\.0 /m);
});
