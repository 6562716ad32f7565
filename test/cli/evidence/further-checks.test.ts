import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { digestOf } from '../../../src/digest/index.ts';
import { changeContracts, makeOwn } from '../../own-evidence.ts';
import { certifiedShop, type Shop } from '../shop.ts';
import { KINDS } from '../../test-results/corpus.ts';

const FURTHER = { local: ['alt-text'], live: ['alt-text', 'crop'] };

/** No two files are the same, and a file counts once. */
let turn = 0;

function junit(names: readonly string[]): string {
  const timestamp = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const answer = '<properties><property name="external_result" value="pin-1"/></properties>';
  const cases = names.map((name) => `<testcase name="${name}">${answer}</testcase>`);
  turn += 1;
  return `<testsuite name="${turn}" timestamp="${timestamp}">${cases.join('')}</testsuite>\n`;
}

async function said(shop: Shop, line: string, exitCode = 0) {
  const ended = await shop.run(line.split(' '));
  assert.equal(ended.exitCode, exitCode, `${line}\n${ended.stdout}\n${ended.stderr}`);
  return ended;
}

async function record(shop: Shop, side: 'local' | 'live', names: readonly string[]) {
  shop.write(`${side}.xml`, junit([...KINDS, ...names]));
  const account = ` --account-reference ${digestOf('own account_reference')}`;
  const line = `ledger append run --side ${side} --from-junit ${side}.xml --exit-status 0 --scope pins:read --scope pins:write --operator ada`;
  const ended = await said(shop, `${line}${side === 'live' ? account : ''}`);
  rmSync(shop.path(`${side}.xml`));
  return ended;
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
