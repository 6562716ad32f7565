import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { blocksOf } from '../../guides/guide.ts';
import { CONTROL, MAKE_STATUS, PublishedShop, STATUS } from './published-shop.ts';

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
