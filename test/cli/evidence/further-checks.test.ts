import assert from 'node:assert/strict';
import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import { changeContracts, makeOwn } from '../../own-evidence.ts';
import { certifiedShop, Shop, said } from '../shop.ts';
import { junit, record as recordCovered } from './covering-shop.ts';
import { KINDS } from '../../test-results/corpus.ts';
import { record as recordSealed, seal, sealedShop, statementIn } from './sealed-shop.ts';

const FURTHER = { local: ['alt-text'], live: ['alt-text', 'crop'] };

function record(shop: Shop, side: 'local' | 'live', names: readonly string[]) {
  return recordCovered(shop, side, 0, '', junit(0, [...KINDS, ...names]));
}

async function demandingShop(t: TestContext): Promise<Shop> {
  const bend = (folder: string) => {
    makeOwn(folder);
    changeContracts(folder, (contract) => ({ ...contract, further_checks: FURTHER }));
  };
  const shop = await certifiedShop(t, { bend, more: { LANG: 'C' } });
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Contract');
  return shop;
}

describe('further checks of a contract', () => {
  test('are required from the results file to the audit of a release', async (t) => {
    const shop = await demandingShop(t);
    const before = await said(shop, 'check', 1);
    assert.match(before.stderr, /error\[check_missing\][^]*alt-text/);
    await record(shop, 'local', ['alt text']);
    const partial = await record(shop, 'live', ['testAltText']);
    assert.match(partial.stderr, /warning\[partial_run_recorded\].*: found crop \(live run\)/);
    await said(shop, 'ledger export');
    const { stderr } = await said(shop, 'check', 1);
    assert.match(stderr, /error\[check_missing\][^]*live run: found crop/);
    await record(shop, 'live', ['alt_text: German', 'crop']);
    await said(shop, 'ledger export');
    await said(shop, 'check');
    const named = (await said(shop, 'claims list --json')).stdout;
    const [, digest = ''] = /"subject_digest": ?"(sha256:[0-9a-f]+)"/.exec(named) ?? [];
    assert.match((await said(shop, `explain ${digest}`)).stdout, /alt-text +passed/);
    await said(shop, 'selftest');
    await said(shop, 'release v1.0.0');
    await said(shop, 'audit v1.0.0 --pack v1.0.0.capsule');
    const { stdout } = await said(shop, 'audit v1.0.0.capsule');
    assert.match(stdout, /^verified: /m);
  });

  test('have no other names than those of the contract', async (t) => {
    const shop = await demandingShop(t);
    const { stdout } = await said(shop, 'ledger show --kind run --json');
    const { result } = JSON.parse(stdout) as {
      readonly result: {
        readonly records: readonly {
          readonly record: { readonly side: string; readonly subject: object };
        }[];
      };
    };
    const [one] = result.records;
    assert.ok(one);
    const { subject } = one.record;
    const at = new Date().toISOString();
    const { contract_digest, tested_revision } = one.record as unknown as Record<string, string>;
    const check = { outcome: 'passed', not_applicable_reason: null, completed_at: at };
    const run = {
      schema_version: 1,
      side: 'local',
      subject,
      contract_digest,
      tested_revision,
      tested_at: at,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      granted_scopes: [],
      account_reference: null,
      checks: ['connect', 'alt_text', 'of-ada'].map((kind) => ({
        ...check,
        kind,
        external_result: null,
      })),
    };
    shop.write('run.json', JSON.stringify(run));
    const { stderr } = await said(shop, 'ledger append run run.json --operator ada', 1);
    assert.match(stderr, /error\[check_unlisted\].*: found alt_text/);
    assert.match(stderr, /error\[check_unlisted\].*: found of-ada/);
  });

  test('can be shown by tests that the configuration names', async (t) => {
    const shop = await demandingShop(t);
    const config = JSON.parse(shop.text('claimgate.config.json')) as object;
    shop.write(
      'claimgate.config.json',
      JSON.stringify({ ...config, checks: { further: { 'alt-text': 'describes it' } } }),
    );
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Names');
    const { stderr } = await record(shop, 'local', ['describes it']);
    assert.doesNotMatch(stderr, /partial_run_recorded/);
    const unnamed = await record(shop, 'local', ['alt text']);
    assert.match(unnamed.stderr, /partial_run_recorded.*found alt-text/);
  });
});

/** A shop that has no service, and nothing that says what one would. */
async function shopWithoutService(t: TestContext, terms: object = {}): Promise<Shop> {
  const bend = (folder: string) => {
    makeOwn(folder);
    changeContracts(folder, (contract) => ({ ...contract, ...terms }));
  };
  const shop = await certifiedShop(t, { bend, more: { LANG: 'C' } });
  const { facts: _facts, ...config } = JSON.parse(shop.text('claimgate.config.json')) as {
    readonly facts: string;
  };
  shop.write('claimgate.config.json', JSON.stringify(config));
  rmSync(shop.path('runtime-facts.json'));
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'No service');
  return shop;
}

/** Tests that write results of now. */
function testsOf(kinds: readonly string[]): string {
  const answer = '<properties><property name="external_result" value="pin-1"/></properties>';
  const cases = kinds.map((kind) => `<testcase name="${kind}">${answer}</testcase>`).join('');
  return `now=$(date -u +%Y-%m-%dT%H:%M:%SZ)\nprintf '%s' "<testsuite name=\\"live $$\\" timestamp=\\"$now\\">" > results.xml\ncat >> results.xml <<'X'\n${cases}</testsuite>\nX\n`;
}

const RUN = `--scope pins:read --scope pins:write --operator ada --account-reference ${digestOf('own account_reference')}`;

async function testLive(shop: Shop, kinds: readonly string[] = KINDS) {
  shop.write('tests.sh', testsOf(kinds));
  await shop.git('add', 'tests.sh');
  await shop.git('commit', '-qm', 'Tests', '--allow-empty');
  return said(shop, `ledger append run --side live --from-junit results.xml ${RUN} -- sh tests.sh`);
}

describe('facts that live runs show', () => {
  test('stand in for a service right after a run that claimgate started', async (t) => {
    const shop = await shopWithoutService(t);
    const none = await said(shop, 'ledger export', 2);
    assert.match(none.stderr, /error\[facts_missing\].*a live run that claimgate did not start/);
    await testLive(shop);
    await said(shop, 'ledger export');
    await said(shop, 'check');
    const { projection } = JSON.parse(shop.text('claimgate.config.json')) as {
      readonly projection: string;
    };
    assert.match(
      shop.text(`${projection}/ledger-projection.jsonl`),
      /"configuration":\{"origin":\{"kind":"test_run"\}/,
    );
    await said(shop, 'release v1.0.0');
    await said(shop, 'audit v1.0.0');
  });

  test('show nothing where the run did not connect and authorize', async (t) => {
    const shop = await shopWithoutService(t);
    await testLive(
      shop,
      KINDS.filter((kind) => kind !== 'authorization'),
    );
    // The failure is exported all the same: an older projection would still show the run before.
    await said(shop, 'ledger export');
    assert.match(
      shop.text('projection/ledger-projection.jsonl'),
      /"authorization":null,"configuration":null/,
    );
    const { stderr } = await said(shop, 'check', 1);
    assert.match(stderr, /error\[check_missing\]/);
  });

  test('show nothing once they are older than facts may be', async (t) => {
    const shop = await shopWithoutService(t);
    await testLive(shop);
    shop.at = Date.now() + 59 * 60_000;
    await said(shop, 'ledger export');
    shop.at = Date.now() + 61 * 60_000;
    const { stderr } = await said(shop, 'ledger export', 2);
    assert.match(stderr, /error\[facts_missing\].*at most 60 minutes count/);
  });

  test('are refused where the contract wants a service', async (t) => {
    const shop = await shopWithoutService(t, { accepted_facts: ['service', 'probe'] });
    await testLive(shop);
    await said(shop, 'ledger export');
    const { stderr } = await said(shop, 'check', 1);
    assert.match(
      stderr,
      /error\[facts_not_accepted\].*: found test_run, expected service or probe/,
    );
  });

  test('come of no file', async (t) => {
    const shop = await shopWithoutService(t);
    shop.write(
      'facts.json',
      (await said(shop, 'example facts')).stdout.replace('"example"', '"test_run"'),
    );
    const { stderr } = await said(shop, 'ledger export --facts facts.json', 1);
    assert.match(stderr, /error\[origin_not_seen\].*found test_run/);
  });
});

describe('a sealed run', () => {
  test('is tested in one job and recorded in another, once, and reaches a release', async (t) => {
    const shop = await sealedShop(t);
    const before = await said(shop, 'check', 1);
    assert.match(before.stderr, /error\[origin_not_accepted\]/);
    for (const side of ['local', 'live'] as const) {
      const { stdout } = await seal(shop, { side });
      assert.match(stdout, /^sealed: pinterest.*\n {2}seal: seals\/(local|live)\.json, sha256:/);
    }
    const { predicate, subject } = statementIn(shop);
    const head = (await shop.git('rev-parse', 'HEAD')).trim();
    assert.deepEqual(subject, [{ name: 'repository', digest: { gitCommit: head } }]);
    assert.equal(predicate.result, 'PASSED');
    assert.deepEqual(predicate['urn:claimgate:sealed-run:v1'].command, ['sh', 'tests.sh', '']);
    assert.doesNotMatch(JSON.stringify(predicate), /pin-1/);
    await said(shop, 'verify seals/live.json');
    for (const side of ['local', 'live'] as const) {
      const { stdout } = await recordSealed(shop, `seals/${side}.json`);
      assert.match(stdout, /^recorded: \d+ /m);
      const again = await recordSealed(shop, `seals/${side}.json`, 0, ' --idempotency-key other');
      assert.match(again.stdout, /^was recorded: \d+ /m);
    }
    await said(shop, 'ledger verify');
    await said(shop, 'ledger export');
    await said(shop, 'check');
    const line = shop.text('projection/ledger-projection.jsonl');
    const { payload } = JSON.parse(shop.text('seals/live.json')) as { readonly payload: string };
    const digest = digestOf(Buffer.from(payload, 'base64'));
    assert.ok(line.includes(`"attestation_sha256":"${digest}"`));
    assert.doesNotMatch(line, /SHA256:|\bada\b|pin-1|tests\.sh/);
    await said(shop, 'release v1.0.0');
    await said(shop, 'audit v1.0.0 --pack v1.0.0.capsule');
    await said(shop, 'audit v1.0.0.capsule');
  });

  test('that failed is recorded too, and refuses the claim', async (t) => {
    const shop = await sealedShop(t);
    for (const side of ['local', 'live'] as const) {
      await seal(shop, { side });
      await recordSealed(shop, `seals/${side}.json`);
    }
    await seal(shop, { failed: 'revoke', out: 'seals/red.json' });
    assert.equal(statementIn(shop, 'seals/red.json').predicate.result, 'FAILED');
    assert.match((await recordSealed(shop, 'seals/red.json')).stderr, /failed_run_recorded/);
    await said(shop, 'ledger export');
    assert.match((await said(shop, 'check', 1)).stderr, /error\[check_failed\]/);
  });

  test('is accepted where less would do, and a command is not where a seal is asked for', async (t) => {
    for (const accepts of [['test_run'], ['test_results']]) {
      const shop = await sealedShop(t, { accepts });
      for (const side of ['local', 'live'] as const) {
        await seal(shop, { side });
        await recordSealed(shop, `seals/${side}.json`);
      }
      await said(shop, 'ledger export');
      await said(shop, 'check');
      rmSync(shop.folder, { recursive: true });
    }
  });
});

test('discloses one record with a proof that an auditor verifies, and says whether an operator recorded it', async (t) => {
  const shop = await Shop.create(t);
  const { result } = await shop.setUp();
  const run = (line: string) => shop.run(line.split(' '));
  const type = async (line: string, exitCode = 0) => {
    const ended = await run(line);
    assert.equal(ended.exitCode, exitCode, `${line}\n${ended.stdout}${ended.stderr}`);
    return ended.stdout + ended.stderr;
  };
  await type('example evidence');
  await type('ledger append evidence --operator ada');
  for (const name of ['disclosed', 'others']) mkdirSync(shop.path(name));
  const disclose = 'ledger prove 2 --out disclosed --key .claimgate/keys/ledger.key';
  const told = await type(`${disclose} --operator ada`);
  assert.match(told, /^disclosed: 2 /m);
  assert.match(told, /^ {2}recorded by ada: yes$/m);
  const proof = 'verify disclosed/record-2.proof.txt --record disclosed/record-2.json';
  const verified = await type(`${proof} --trust-pin ${result?.pin}`);
  assert.match(verified, /^ {2}record: 2, leaf sha256:/m);
  // It holds no name, and nothing is written over.
  assert.doesNotMatch(shop.text('disclosed/record-2.json'), /\bada\b/);
  assert.match(await type(disclose, 2), /error\[file_exists\]/);
  const other = await type(
    'ledger prove 1 --out others --key .claimgate/keys/ledger.key --operator eve',
  );
  assert.match(other, /^ {2}recorded by eve: no$/m);
  assert.match(await type(disclose.replace(' 2 ', ' 99 '), 1), /error\[record_unknown\]/);
  // An edited record is none of the ledger.
  writeFileSync(
    shop.path('disclosed/record-2.json'),
    shop.text('disclosed/record-2.json').replace('"passed"', '"failed"'),
  );
  await type(`${proof} --trust-pin ${result?.pin}`, 1);

  // Four eyes, by a yes or no: whose they are stays in the ledger.
  mkdirSync(shop.path('besides'));
  const beside = 'ledger prove 1 --out besides --key .claimgate/keys/ledger.key --besides 2';
  assert.match(await type(beside), /^ {2}2 recorded by another operator: no$/m);
  const disable =
    'ledger append control --state disabled --reason incident --operator eve --provider pinterest --confirm-selector';
  const [, place = ''] = /recorded[^:]*: (\d+) /.exec(await type(disable)) ?? [];
  mkdirSync(shop.path('apart'));
  const apart = `${beside.replace('--out besides', '--out apart')} --besides ${place}`;
  const answer = await type(apart);
  assert.match(answer, new RegExp(`^ {2}${place} recorded by another operator: yes$`, 'm'));
  assert.match(await type(apart.replace(place, '99'), 1), /error\[record_unknown\]/);

  // An app review leads to the document that shows it.
  const digest = `sha256:${'d'.repeat(64)}`;
  const review =
    'ledger append approval --operator ada --provider pinterest --provider-environment production --state approved --tier standard';
  const letter = `${review} --app-fingerprint sha256:${'c'.repeat(64)} --reviewed-at 2026-01-02T00:00:00Z --expires-at 2026-12-02T00:00:00Z`;
  const [, number = ''] =
    /recorded[^:]*: (\d+) /.exec(await type(`${letter} --evidence-sha256 ${digest}`)) ?? [];
  mkdirSync(shop.path('letter'));
  await type(`ledger prove ${number} --out letter --key .claimgate/keys/ledger.key`);
  assert.ok(shop.text(`letter/record-${number}.json`).includes(`"evidence_sha256":"${digest}"`));
  await type('ledger verify');
  const bent = letter.replace('2026-01-02', '2026-01-03');
  assert.match(await type(`${bent} --evidence-sha256 sha256:no`, 2), /error\[wrong_form\]/);
});
