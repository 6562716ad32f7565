import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { DAY_MS } from '../../../src/documents/json.ts';
import { NewTeam, SAID } from './new-team.ts';
import { commandWordsOf, withResultsFile } from '../../../src/plugins/renew/draft-claim.ts';

const RENEWAL = 'provider-certification/renewal.json';
const ADAPTER =
  'provider-certification/adapters/pinterest.business.image-pin.publish_immediate.json';
const CONTRACT =
  'provider-certification/contracts/pinterest.business.image-pin.publish_immediate.json';

describe('certifying a first claim', () => {
  test('three commands lead from two test commands to an audited release', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    const { stdout } = await team.run(0, `certify ${SAID} --commit`);
    assert.match(stdout, /^allowed: 1 claim may be published/m);
    assert.equal(await team.shell('git status --short'), '');
    await team.run(0, 'release v1.0.0');
    assert.match((await team.run(0, 'audit v1.0.0')).stdout, /from tests that claimgate ran/);
    // Run again it asks nothing, and nothing is due.
    const again = await team.run(0, 'certify', []);
    assert.deepEqual(again.asked, []);
    assert.match(again.stdout, /^0 tests due$/m);
    // Typed once more as it was, it tests again, by the commands that are committed.
    assert.match(
      (await team.run(0, `certify ${SAID} --commit`)).stdout,
      /^claimed already: .*renewal\.json count$/m,
    );
  });

  test('asks at most seven questions on a terminal, and shows what it would write before the last', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    const answers = [
      'Pinterest',
      'pinterest image-pin',
      'node --test local.mjs',
      'node --test live.mjs',
      'client-1',
      'account-1',
      '',
    ];
    const { asked, stderr } = await team.run(0, 'certify', [...answers, 'yes']);
    assert.ok(asked.length <= 8, asked.join('\n'));
    assert.match(stderr, /^--- provider-certification\/renewal\.json$/m);
    assert.match(stderr, /^records as your statement: pinterest reviews no apps/m);
    // No id is written down anywhere.
    assert.equal(await team.shell('git grep -e client-1 -e account-1 || true'), '');
  });

  test('leaves nothing of a dry run, and nothing without consent', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    const before = await team.shell('git status --short && git for-each-ref && git worktree list');
    const { stdout } = await team.run(0, `certify ${SAID} --dry-run`);
    assert.match(stdout, new RegExp(`^--- ${CONTRACT}$`, 'm'));
    const { stderr } = await team.run(2, `certify ${SAID}`, ['no']);
    assert.match(stderr, /certification_declined/);
    assert.equal(
      await team.shell('git status --short && git for-each-ref && git worktree list'),
      before,
    );
    assert.match((await team.run(0, 'ledger show --stats --json')).stdout, /"tree_size": 0/);
  });

  test('names every check that no test shows, and writes nothing', async (t) => {
    const team = await NewTeam.create(t, [
      'connect',
      'authorization',
      'publish_immediate',
      'final_result',
    ]);
    await team.run(0, 'setup --yes');
    const { stderr } = await team.run(1, `certify ${SAID} --commit`);
    assert.match(
      stderr,
      /certification_incomplete.*no test shows: refresh, revoke[^]*the local tests[^]*the live tests/,
    );
    assert.ok(!existsSync(join(team.directory, CONTRACT)));
  });

  test('proposes which test shows a check that no name tells of, and writes that down', async (t) => {
    const names = [
      'opens the OAuth dialog',
      'authorization',
      'publish_immediate',
      'final_result',
      'refresh',
      'revoke',
    ];
    const team = await NewTeam.create(t, names);
    await team.run(0, 'setup --yes');
    await team.run(0, `certify ${SAID} --commit`);
    const { checks } = JSON.parse(team.read('claimgate.config.json')) as { checks: object };
    assert.deepEqual(checks, { connect: 'opens the OAuth dialog' });
  });

  test('tests the commit, and not what lies about in the work tree', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    team.write('edited', 'the tests throw if they see this');
    team.write('local.mjs', 'throw new Error("an edit that nobody committed")');
    await team.run(0, `certify ${SAID} --commit`);
  });

  test('records and says a failure of a renewal, and publishes it', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    await team.shell(
      'git init -q --bare ../origin.git && git remote add origin ../origin.git && git push -qu origin main',
    );
    await team.shell('git remote set-head origin main');
    const first = await team.run(0, `certify ${SAID} --commit`);
    assert.match(first.stdout, /^exported and published/m);
    const unpushed = await team.run(2, 'certify');
    assert.match(unpushed.stderr, /renewal_missing[^]*next: git push/);
    team.write(
      'live.mjs',
      'import { test } from "node:test"; test("connect", () => { throw new Error("no"); });',
    );
    await team.shell('git commit -qam "Break the live tests" && git push -q');
    const { stderr, stdout } = await team.run(1, 'certify --provider pinterest');
    assert.match(stderr, /renewal_failed/);
    assert.match(stdout, /^exported and published/m);
    const published = await team.shell(
      'git show refs/remotes/origin/claimgate-projection:ledger-projection.jsonl || git -C ../origin.git show claimgate-projection:ledger-projection.jsonl',
    );
    assert.match(published, /"failed"/);
  });

  test('the next day, only a live run or a probe says what app and account are', async (t) => {
    const team = await NewTeam.create(t);
    // The files of results are of now, so that the first day was yesterday.
    team.at = Date.now() - DAY_MS;
    await team.run(0, 'setup --yes');
    await team.run(0, `certify ${SAID} --commit`);
    team.at = undefined;
    assert.match((await team.run(2, 'ledger export')).stderr, /facts_missing/);
    // A disable needs no facts: an older projection would go on saying yes.
    await team.run(0, 'ledger append control --provider pinterest --state disabled --reason x');
    await team.run(0, 'ledger export');
    assert.match((await team.run(1, 'check')).stderr, /control_disabled/);
    await team.run(0, 'ledger append control --provider pinterest --state enabled --reason y');
    assert.match((await team.run(0, 'certify')).stdout, /^1 test due$/m);
    // Right after it, nothing is due.
    assert.match((await team.run(0, 'certify')).stdout, /^0 tests due$/m);
  });

  test('a probe of the default branch is asked by every export', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    const dry = await team.run(0, `certify ${SAID} --probe "node probe.mjs" --dry-run`);
    assert.match(dry.stdout, /^\+ {3}"probe": \{$/m);
    await team.run(0, `certify ${SAID} --scope pins:read --scope pins:write --commit`);
    const { app, account } = await team.fingerprints();
    const own = `--capability ${ADAPTER} --policy ${ADAPTER} --app-fingerprint ${app} --account-reference ${account}`;
    const line = `example facts --provider pinterest --output-profile image-pin ${own}`;
    const {
      generated_at: _at,
      origin: _origin,
      ...facts
    } = JSON.parse((await team.run(0, line)).stdout) as Record<string, unknown>;
    team.write('probe.mjs', `console.log('${JSON.stringify(facts)}');`);
    const renewal = JSON.parse(team.read(RENEWAL)) as object;
    const probe = { command: ['node', 'probe.mjs'], timeout_minutes: 1 };
    team.write(RENEWAL, JSON.stringify({ ...renewal, probe }));
    await team.shell('git add -A && git commit -qm Probe');
    team.at = Date.now() + DAY_MS;
    assert.match((await team.run(0, 'certify')).stdout, /^0 tests due$/m);
    assert.match(team.read('projection/ledger-projection.jsonl'), /"kind":"probe"/);
    // A commit that the default branch lacks starts nothing.
    await team.shell('git init -q --bare ../origin.git && git remote add origin ../origin.git');
    await team.shell('git push -q origin main && git fetch -q && git remote set-head origin main');
    await team.shell('git commit -q --allow-empty -m "A change under review"');
    assert.match((await team.run(2, 'ledger export')).stderr, /renewal_unreviewed/);
  });

  test('goes on where a run was killed: before the commit, and before the record', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    await team.run(0, `certify ${SAID} --commit`);
    // As if nothing had been recorded: the same documents, and an empty ledger.
    await team.shell('rm .claimgate/ledger.sqlite*');
    await team.run(0, 'setup --yes');
    const { asked, stdout } = await team.run(0, 'certify', ['none']);
    assert.equal(asked.length, 1);
    assert.match(stdout, /^recorded: 2 statements$/m);
    assert.match(stdout, /^allowed: 1 claim may be published/m);
    // As if nothing had been committed: what is only written is made again.
    await team.shell('git reset -q HEAD~1 && rm .claimgate/ledger.sqlite*');
    await team.run(0, 'setup --yes');
    assert.match((await team.run(0, `certify ${SAID} --commit`)).stdout, /^allowed: 1 claim/m);
    assert.equal(await team.shell('git status --short'), '');
    const { commands } = JSON.parse(team.read(RENEWAL)) as { commands: readonly object[] };
    assert.equal(commands.length, 2);
  });

  test('says that it recorded what it could not publish', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    await team.shell('git init -q --bare ../origin.git && git remote add origin ../origin.git');
    await team.shell('git push -qu origin main && git remote set-head origin main');
    await team.shell('rm -rf ../origin.git');
    const { stderr } = await team.run(2, `certify ${SAID} --commit`);
    assert.match(stderr, /publishing_failed[^]*next: sh ci\/claims\.sh export/);
    assert.match((await team.run(0, 'ledger show --stats --json')).stdout, /"tree_size": 4/);
  });

  test('leads from a ledger in a file to one on a branch by a copy, and never begins a second one unsaid', async (t) => {
    const team = await NewTeam.create(t);
    await team.shell(
      'git init -q --bare -b main ../origin.git && git remote add origin ../origin.git',
    );
    await team.shell('git push -qu origin main && git remote set-head origin main');
    await team.run(0, 'setup --yes');
    await team.run(0, `certify ${SAID} --commit`);
    const { stderr } = await team.run(2, 'setup --yes --ledger branch');
    assert.match(stderr, /next: claimgate ledger copy --to branch:claimgate-ledger/);
    await team.run(0, 'ledger copy --to branch:claimgate-ledger');
    const config = team
      .read('claimgate.config.json')
      .replace(/sqlite:[^"]+/, 'branch:claimgate-ledger');
    team.write('claimgate.config.json', config);
    assert.match((await team.run(0, 'setup --yes')).stdout, /ledger\.sqlite is here, too/);
    await team.shell('git commit -qam "Keep the ledger on a branch" && git push -q');
    assert.match((await team.run(0, 'certify')).stdout, /^allowed: 1 claim may be published/m);
  });

  for (const system of ['github', 'gitlab'])
    test(`commits everything that setup wrote for ${system}`, async (t) => {
      const team = await NewTeam.create(t);
      await team.run(0, `setup --yes --ci ${system}`);
      await team.run(0, `certify ${SAID} --commit`);
      assert.equal(await team.shell('git status --short'), '');
    });

  test('leaves a contract that somebody wrote for the subject, and claims nothing then', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    await team.run(0, `certify ${SAID} --commit`);
    const [none, contract] = [
      '{"schema_version":1,"claims":[]}',
      JSON.parse(team.read(CONTRACT)) as object,
    ];
    team.write('provider-certification/public-claims.json', none);
    team.write(CONTRACT, JSON.stringify({ ...contract, retest_days: { local: 7, live: 7 } }));
    await team.shell('git commit -qam "Write a contract by hand"');
    const before = team.read(CONTRACT);
    assert.match((await team.run(2, `certify ${SAID} --commit`)).stderr, /file_exists/);
    assert.equal(team.read(CONTRACT), before);
  });

  test('certifies one of several products, in its folder', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    const products = [
      { name: 'shop', path: 'shop', resource_uri: 'pkg:npm/shop' },
      { name: 'blog', path: 'blog', resource_uri: 'pkg:npm/blog' },
    ].map((one) => ({
      ...one,
      tag_prefix: `${one.name}/v`,
      projection: `projections/${one.name}`,
      shared: ['trust'],
    }));
    const {
      resource_uri: _uri,
      projection: _projection,
      ...config
    } = JSON.parse(team.read('claimgate.config.json')) as Record<string, unknown>;
    team.write('claimgate.config.json', JSON.stringify({ ...config, products }));
    for (const { path } of products) {
      team.write(
        `${path}/provider-certification/public-claims.json`,
        '{"schema_version":1,"claims":[]}\n',
      );
      for (const side of ['local', 'live'])
        team.write(`${path}/${side}.mjs`, team.read(`${side}.mjs`));
    }
    await team.shell(
      'rm provider-certification/public-claims.json && git add -A && git commit -qm Products',
    );
    const { stdout } = await team.run(0, `certify --product shop ${SAID} --commit`);
    assert.match(stdout, /^allowed: 1 claim may be published/m);
    assert.equal(await team.shell('git status --short'), '');
    assert.match(
      await team.shell('git show --stat=200 --name-only HEAD'),
      /^shop\/provider-certification\/renewal\.json$/m,
    );
  });

  test('commits to a branch where the default one is protected', async (t) => {
    const team = await NewTeam.create(t);
    await team.run(0, 'setup --yes');
    await team.run(0, `certify ${SAID} --commit --branch claims/pinterest`);
    assert.equal(await team.shell('git symbolic-ref --short HEAD'), 'claims/pinterest');
    assert.equal(await team.shell('git rev-list --count main..claims/pinterest'), '1');
    assert.equal(await team.shell('git status --short'), '');
  });

  test('says what is missing before anything is run', async (t) => {
    const team = await NewTeam.create(t);
    assert.match((await team.run(2, 'certify')).stderr, /next: claimgate setup/);
    await team.run(0, 'setup --yes');
    assert.match((await team.run(2, 'certify')).stderr, /--provider/);
    const odd = SAID.replace('node --test local.mjs', 'make test');
    assert.match((await team.run(2, `certify ${odd}`)).stderr, /--results FILE/);
    const typed = SAID.replace('../account', 'account-1');
    assert.match((await team.run(2, `certify ${typed}`)).stderr, /which is no file/);
  });
});

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
