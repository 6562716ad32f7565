import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { blocksOf } from '../../guides/guide.ts';
import { certifiedShop, type Shop } from '../shop.ts';

const LEDGER = '.claimgate/ledger.sqlite';
const STATUS = 'site/status/status.json';
const MAKE_STATUS = 'status --out site/status --sign .claimgate/keys/status.key';
const LIMITS = { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 60 };
const CONTROL = 'ledger append control --operator ada --provider pinterest --reason';
const forever = { after: (remove: () => void) => void process.once('exit', remove) };

const codesOf = (text: string) =>
  [...text.matchAll(/(?:error|warning)\[(\w+)\]/g)].map(([, code]) => code);

/** A released shop that has published a status since, which shows that its provider is disabled; and its older ledger. */
class PublishedShop {
  readonly shop: Shop;

  private constructor(shop: Shop) {
    this.shop = shop;
  }

  static async create(t: { after(remove: () => void): void } = forever): Promise<PublishedShop> {
    const published = new PublishedShop(await certifiedShop(t));
    const { shop } = published;
    await published.type('key generate --out .claimgate/keys/status.key --no-passphrase');
    await published.rotate({
      roles: { status: { keys: ['.claimgate/keys/status.key.pub.pem'], threshold: 1 } },
      limits: { ...LIMITS, max_status_hours: 6 },
    });
    await published.type('release v1.0.0');
    mkdirSync(shop.path('site/status'), { recursive: true });
    await published.keep('older');
    await published.type(`${CONTROL} incident --state disabled`, 'ledger export');
    await published.type(MAKE_STATUS);
    return published;
  }

  /** Signs and commits the next trust root. */
  async rotate(changes: object): Promise<void> {
    const { shop } = this;
    shop.write('changes.json', JSON.stringify({ schema_version: 1, ...changes }));
    await this.type('trust rotate --from changes.json');
    await this.signRoot();
  }

  async signRoot(): Promise<void> {
    const { shop } = this;
    const newest = shop.files().findLast((name) => name.endsWith('.root.json')) ?? '';
    await this.type(`sign ${newest} --key .claimgate/keys/root.key`);
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Change');
  }

  keep(name: string): Promise<void> {
    return this.type(`ledger backup .claimgate/${name}.sqlite`);
  }

  /** Puts an earlier copy in the place of the ledger. */
  putBack(name: string): void {
    for (const suffix of ['-wal', '-shm'])
      rmSync(this.shop.path(`${LEDGER}${suffix}`), { force: true });
    cpSync(this.shop.path(`.claimgate/${name}.sqlite`), this.shop.path(LEDGER));
  }

  async type(...lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      const { exitCode, stderr } = await this.shop.run(line.split(' '));
      assert.equal(exitCode, 0, `${line}\n${stderr}`);
    }
  }

  async codes(line: string, exitCode = 1): Promise<readonly (string | undefined)[]> {
    const ended = await this.shop.run(line.split(' '));
    assert.equal(ended.exitCode, exitCode, `${line}\n${ended.stdout}${ended.stderr}`);
    return codesOf(ended.stderr);
  }
}

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
    for (const line of ['ledger verify', 'ledger export'])
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
