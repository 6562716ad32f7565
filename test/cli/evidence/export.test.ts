import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test, type TestContext, before } from 'node:test';
import type { RuntimeFacts } from '../../../src/documents/index.ts';
import { changeContracts, makeOwn } from '../../own-evidence.ts';
import { certifiedShop, type Shop, said } from '../shop.ts';
import { blocksOf } from '../../guides/guide.ts';
import { CONTROL, MAKE_STATUS, PublishedShop, STATUS } from './published-shop.ts';

/** A shop without a service: what it would report is in a file that a probe prints. */
async function shopWithProbe(t: TestContext, terms: object = {}): Promise<Shop> {
  const bend = (folder: string) => {
    makeOwn(folder);
    changeContracts(folder, (contract) => ({ ...contract, ...terms }));
  };
  const shop = await certifiedShop(t, { bend, more: { LANG: 'C' } });
  const facts = JSON.parse(shop.text('runtime-facts.json')) as RuntimeFacts;
  const { generated_at: _at, origin: _origin, ...printed } = facts;
  shop.write('facts.json', JSON.stringify(printed));
  shop.write('probe.sh', 'echo connecting >&2\ncat facts.json\n');
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Probe');
  return shop;
}

const EXPORT = 'ledger export -- sh probe.sh';

/** The projection, where the configuration has it. */
function projectionIn(shop: Shop): string {
  const { projection } = JSON.parse(shop.text('claimgate.config.json')) as { projection: string };
  return shop.text(`${projection}/ledger-projection.jsonl`);
}

function originIn(shop: Shop): string {
  const [line = ''] = projectionIn(shop).split('\n');
  const { configuration } = JSON.parse(line) as {
    readonly configuration: { readonly origin?: { readonly kind: string } };
  };
  return configuration.origin?.kind ?? 'none';
}

function printing(shop: Shop, change: (facts: RuntimeFacts) => object): void {
  const facts = JSON.parse(shop.text('facts.json')) as RuntimeFacts;
  shop.write('facts.json', JSON.stringify(change(facts)));
}

describe('facts by a probe', () => {
  test('stand in an export for those of a service, and say where they come from', async (t) => {
    const shop = await shopWithProbe(t);
    await said(shop, EXPORT);
    assert.equal(originIn(shop), 'probe');
    await said(shop, 'check');
    await said(shop, 'release v1.0.0');
    await said(shop, 'audit v1.0.0 --pack v1.0.0.capsule');
    const { stdout } = await said(shop, 'audit v1.0.0.capsule');
    assert.match(stdout, /^verified: /m);
  });

  test('are no more than what a program saw: a file cannot say that it is of a probe', async (t) => {
    const shop = await shopWithProbe(t);
    printing(shop, (facts) => ({
      ...facts,
      generated_at: new Date().toISOString(),
      origin: { kind: 'probe' },
    }));
    const file = await said(shop, 'ledger export --facts facts.json', 1);
    assert.match(file.stderr, /error\[origin_not_seen\]: .*found probe\n *--> facts\.json/);
    // Nor can a probe say what it is.
    const probe = await said(shop, EXPORT, 1);
    assert.match(probe.stderr, /error\[origin_not_seen\]: .*\n *--> the output of the probe/);
  });

  test('are of the start of the probe, or older where it says so', async (t) => {
    const shop = await shopWithProbe(t);
    printing(shop, (facts) => ({ ...facts, generated_at: '2099-01-01T00:00:00Z' }));
    await said(shop, EXPORT);
    await said(shop, 'check');
    const old = new Date(Date.now() - 120 * 60_000).toISOString();
    printing(shop, (facts) => ({ ...facts, generated_at: old }));
    const { stderr } = await said(shop, EXPORT, 1);
    assert.match(stderr, /error\[facts_too_old\]/);
  });

  test('are refused where the contract wants a service', async (t) => {
    const shop = await shopWithProbe(t, { accepted_facts: ['service'] });
    await said(shop, EXPORT);
    const { stderr } = await said(shop, 'check', 1);
    assert.match(stderr, /error\[facts_not_accepted\].*: found probe, expected service/);
  });

  for (const [what, script, message] of [
    ['fails', 'cat facts.json; echo no connection >&2; exit 3', /exit code 3.*no connection/],
    ['hangs', 'cat facts.json; sleep 60', /no answer within 1 second/],
    ['hangs with a child', 'sleep 60 & cat facts.json; wait', /no answer within 1 second/],
    ['prints without an end', 'cat facts.json; yes', /more than 16777216 bytes/],
  ] as const)
    test(`are none of a probe that ${what}`, async (t) => {
      const shop = await shopWithProbe(t);
      shop.write('probe.sh', `${script}\n`);
      const old = projectionIn(shop);
      const limit = what.startsWith('hangs') ? '1s' : '1m';
      const { stderr } = await said(
        shop,
        ['ledger', 'export', '--probe-limit', limit, '--', 'sh', 'probe.sh'],
        2,
      );
      assert.match(stderr, /error\[probe_failed\]/);
      assert.match(stderr, message);
      assert.equal(projectionIn(shop), old);
    });

  for (const [what, text] of [
    ['nonsense', 'connected!\n'],
    ['nothing', ''],
    ['a list', '[]\n'],
    ['no facts', '{"ok":true}\n'],
    ['words before the facts', 'connecting\n{"schema_version":1}\n'],
  ] as const)
    test(`are none of a probe that prints ${what}`, async (t) => {
      const shop = await shopWithProbe(t);
      shop.write('facts.json', text);
      const { exitCode, stderr } = await shop.run(EXPORT.split(' '));
      assert.notEqual(exitCode, 0);
      assert.match(stderr, /the output of the probe/);
    });

  test('are none of another provider, and of no program', async (t) => {
    const shop = await shopWithProbe(t);
    printing(shop, (facts) => ({
      ...facts,
      apps: facts.apps.map((app) => ({ ...app, provider: 'tumblr' })),
      accounts: [],
    }));
    const other = await said(shop, EXPORT, 2);
    assert.match(other.stderr, /error\[probe_failed\].*found tumblr, expected pinterest/);
    const none = await said(shop, 'ledger export -- no-such-program', 2);
    assert.match(none.stderr, /error\[probe_failed\].*found nothing by this name/);
  });

  test('know nothing of the settings of claimgate, and take no file of facts beside', async (t) => {
    const shop = await shopWithProbe(t);
    shop.write('probe.sh', 'env > seen.txt\ncat facts.json\n');
    await said(shop, EXPORT);
    assert.ok(existsSync(shop.path('seen.txt')));
    assert.doesNotMatch(shop.text('seen.txt'), /CLAIMGATE_/);
    await said(shop, 'ledger export --facts runtime-facts.json -- sh probe.sh', 2);
  });
});

describe('[T474] a head that a published status proves', () => {
  let published: PublishedShop;
  before(async () => {
    published = await PublishedShop.create();
  });

  test('is one that an honest ledger extends', async () => {
    const { shop } = published;
    assert.match(shop.text(STATUS), /"payloadType"/);
    await published.type(`ledger export --head ${STATUS}`, `ledger verify --head ${STATUS}`);
    await published.type(MAKE_STATUS);
    assert.deepEqual(await published.codes(`check --head ${STATUS}`), ['control_disabled']);
  });

  test('refuses an older ledger file, which undoes a disable, wherever it is read', async () => {
    const { shop } = published;
    await published.keep('newest');
    published.putBack('older');
    for (const line of ['ledger verify', 'ledger export', 'renew'])
      assert.deepEqual(await published.codes(`${line} --head ${STATUS}`), ['ledger_truncated']);
    // Nobody told this one.
    await published.type('ledger export', 'check');
    const shown = readFileSync(shop.path(STATUS));
    for (const line of [`check --head ${STATUS}`, MAKE_STATUS, `exec --head ${STATUS} -- true`])
      assert.deepEqual(await published.codes(line), ['ledger_truncated'], line);
    assert.deepEqual(readFileSync(shop.path(STATUS)), shown);
    assert.deepEqual(await published.codes(`release v1.1.0 --head ${STATUS}`), [
      'ledger_truncated',
    ]);
    published.putBack('newest');
  });

  test('refuses a longer ledger over another past like a shorter one', async () => {
    published.putBack('older');
    await published.type(`${CONTROL} launch --state enabled`, `${CONTROL} launch --state enabled`);
    for (const line of ['ledger verify', 'ledger export'])
      assert.deepEqual(await published.codes(`${line} --head ${STATUS}`), ['ledger_forked']);
    await published.type('ledger export');
    assert.deepEqual(await published.codes(`release v1.1.0 --head ${STATUS}`), ['ledger_forked']);
    published.putBack('newest');
  });
});

describe('[T475] a ledger on a machine that was lost', () => {
  const LOST = 'lost-heads.json';
  const accept = (files: string) => `ledger verify ${files} --reason disk-failure --out ${LOST}`;

  test('goes on from an older backup, once the root role says which heads are lost', async (t) => {
    const published = await PublishedShop.create(t);
    const { shop } = published;
    // Version 1.1.0 and a status rest on records that the backup lacks.
    await published.keep('backup');
    await published.type(`${CONTROL} launch --state enabled`, 'ledger export', 'release v1.1.0');
    await published.type(MAKE_STATUS);
    published.putBack('backup');
    const record = 'provider-certification/releases/v1.1.0/ledger-projection.intoto.json';
    const heads = `--head ${STATUS} --head ${record}`;
    assert.deepEqual(await published.codes(`ledger verify ${heads}`), ['ledger_truncated']);
    assert.deepEqual(await published.codes('ledger export'), ['ledger_truncated']);
    // The ledger extends the head of the first release, so nothing is lost there.
    const first = record.replace('v1.1.0', 'v1.0.0');
    assert.deepEqual(await published.codes(accept(`--accept-head ${first}`)), ['head_not_lost']);
    const [prepared = '', continued = ''] = blocksOf('how-to/back-up-a-ledger.md', 'lost')
      .filter(({ heading }) => heading === 'Continue after a loss')
      .map(({ commands }) => commands);
    const typed = (commands: string) =>
      published.type(
        ...commands
          .trim()
          .replaceAll(/^claimgate /gm, '')
          .split('\n'),
      );
    await typed(prepared);
    assert.match(shop.text(LOST), /"reason": "disk-failure"/);
    // Nobody has signed it.
    assert.deepEqual(await published.codes('ledger export', 1), ['envelope_unsigned']);
    await published.signRoot();
    const lost = ['ledger_records_lost'];
    assert.deepEqual(await published.codes(`ledger verify ${heads}`, 0), lost);
    // The projection in place was exported before the loss.
    assert.deepEqual(await published.codes('check'), ['projection_of_lost_records']);
    await published.type(`${CONTROL} launch --state enabled`);
    await typed(continued);
    assert.deepEqual(await published.codes('check', 0), lost);
    assert.deepEqual(await published.codes(MAKE_STATUS, 0), lost);
    await published.type('release v1.2.0', MAKE_STATUS);
    for (const version of ['v1.0.0', 'v1.1.0', 'v1.2.0'])
      await published.type(`audit ${version}`, `audit ${version} --status ${STATUS}`);
    await published.type(`ledger verify --head ${STATUS}`);
  });
});
