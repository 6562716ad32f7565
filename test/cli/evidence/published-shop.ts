import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { certifiedShop, type Shop } from '../shop.ts';

const LEDGER = '.claimgate/ledger.sqlite';
export const STATUS = 'site/status/status.json';
export const MAKE_STATUS = 'status --out site/status --sign .claimgate/keys/status.key';
const LIMITS = { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 60 };
export const CONTROL = 'ledger append control --operator ada --provider pinterest --reason';
const forever = { after: (remove: () => void) => void process.once('exit', remove) };

export const codesOf = (text: string) =>
  [...text.matchAll(/(?:error|warning)\[(\w+)\]/g)].map(([, code]) => code);

/** A released shop that has published a status since, which shows that its provider is disabled; and its older ledger. */
export class PublishedShop {
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
    await this.type('trust update --from changes.json');
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
