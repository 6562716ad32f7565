import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { ReleaseWorld } from '../release/release-world.ts';
import { copyFolder } from '../../copy.ts';
import { runHere, type Outcome } from '../world.ts';

export interface Product {
  readonly name: string;
  readonly path: string;
  readonly tag_prefix: string;
  readonly resource_uri: string;
  readonly shared?: readonly string[];
}

export const SHOP: Product = {
  name: 'shop',
  path: 'apps/shop',
  tag_prefix: 'shop/v',
  resource_uri: 'pkg:npm/%40acme/shop',
};
export const MOBILE: Product = {
  name: 'shop-mobile',
  path: 'apps/shop/mobile',
  tag_prefix: 'shop-mobile-v',
  resource_uri: 'pkg:npm/%40acme/shop-mobile',
};
export const FEED: Product = {
  name: 'feed',
  path: 'services/feed',
  tag_prefix: 'feed@',
  resource_uri: 'pkg:npm/%40acme/feed',
  shared: ['contracts', 'trust'],
};
export const PRODUCTS = [SHOP, MOBILE, FEED];

const PERSON = '[user]\n\tname = Jane\n\temail = jane@example.org\n';

let released: Promise<string> | undefined;

/** A repository with three products of one deployment: one lies in another, one shares contracts and trust roots. */
export class Monorepo {
  readonly world: ReleaseWorld;

  private constructor(world: ReleaseWorld) {
    this.world = world;
  }

  static async create(t: TestContext, products: readonly Product[] = PRODUCTS): Promise<Monorepo> {
    const monorepo = new Monorepo(await ReleaseWorld.create(t));
    const { world } = monorepo;
    appendFileSync(monorepo.path('.git/config'), PERSON);
    for (const { path, shared = [] } of products) {
      const folders = ['contracts', 'trust'].filter((folder) => !shared.includes(folder));
      for (const name of ['public-claims.json', ...folders]) {
        mkdirSync(monorepo.path(`${path}/provider-certification`), { recursive: true });
        const own = monorepo.path(`${path}/provider-certification/${name}`);
        cpSync(monorepo.path(`provider-certification/${name}`), own, { recursive: true });
      }
    }
    await world.git('rm', '-q', 'provider-certification/public-claims.json');
    monorepo.configure(products);
    await monorepo.commit('Several products');
    return monorepo;
  }

  /** The URI of the one product of {@link ofOne}. */
  static readonly ONLY_URI = 'pkg:generic/claimgate-demonstration';

  /** A repository of one product, with a release. */
  static async ofOne(t: TestContext, uri?: string): Promise<Monorepo> {
    const monorepo = new Monorepo(await ReleaseWorld.create(t));
    appendFileSync(monorepo.path('.git/config'), PERSON);
    if (uri !== undefined) {
      monorepo.configureUri(uri);
      await monorepo.commit('Another product');
    }
    assertEnds(await monorepo.release('v1.0.0'), 0);
    return monorepo;
  }

  /** With a release of two products. It is made once; the others are copies. */
  static async released(t: TestContext): Promise<Monorepo> {
    const copy = new Monorepo(await ReleaseWorld.create(t));
    released ??= (async () => {
      const made = await Monorepo.create(t);
      assertEnds(await made.release('shop/v1.0.0'), 0);
      assertEnds(await made.release('feed@0.1.0'), 0);
      const kept = mkdtempSync(join(tmpdir(), 'claimgate-products-'));
      process.on('exit', () => rmSync(kept, { recursive: true, force: true }));
      copyFolder(made.world.folder, kept);
      return kept;
    })();
    const original = await released;
    rmSync(copy.world.folder, { recursive: true });
    copyFolder(original, copy.world.folder);
    return copy;
  }

  configureUri(resource_uri: string): void {
    const config = JSON.parse(this.text('claimgate.config.json')) as object;
    this.write('claimgate.config.json', JSON.stringify({ ...config, resource_uri }, null, 2));
  }

  configure(products: readonly object[] | undefined): void {
    const {
      resource_uri: _only,
      products: _all,
      ...config
    } = JSON.parse(this.text('claimgate.config.json')) as Record<string, unknown>;
    this.write('claimgate.config.json', JSON.stringify({ ...config, products }, null, 2));
  }

  /** Has the newest trust root of a product approve the products as they are configured now. */
  async approve({ name, path }: Pick<Product, 'name' | 'path'>): Promise<void> {
    const { stderr } = await this.check('--product', name, '--verbose');
    const [digest] = /sha256:[0-9a-f]{64}/.exec(stderr) ?? [];
    assert.ok(digest, stderr);
    const file = `${path}/provider-certification/trust/2.root.json`;
    const next = { schema_version: 1, expires_at: '2099-01-01T00:00:00Z', products: [digest] };
    this.write(`${path}/changes.json`, JSON.stringify(next));
    assertEnds(await this.run(['trust', 'update', '--from', 'changes.json'], path), 0, /caution/);
    const keys = readdirSync(this.world.path('keys')).filter((one) => one.startsWith('root'));
    for (const one of keys)
      assertEnds(await this.run(['sign', file, '--key', this.world.path(`keys/${one}`)]), 0);
    rmSync(this.path(`${path}/changes.json`));
    await this.commit('A trust root that approves it');
  }

  async commit(message: string): Promise<void> {
    await this.world.git('add', '--all');
    await this.world.git('commit', '-q', '--allow-empty', '-m', message);
  }

  run(args: readonly string[], folder = ''): Promise<Outcome> {
    const { environment } = this.world;
    return runHere(args, { directory: this.path(folder), environment });
  }

  async release(version: string, ...more: readonly string[]): Promise<Outcome> {
    const key = this.world.path('keys/release.pem');
    return this.run(['release', version, ...this.world.evidence, '--sign', key, ...more]);
  }

  check(...args: readonly string[]): Promise<Outcome> {
    return this.run(['check', ...this.world.evidence, ...args]);
  }

  copy(from: string, to: string): void {
    mkdirSync(dirname(this.path(to)), { recursive: true });
    cpSync(this.path(from), this.path(to), { recursive: true });
  }

  path(name: string): string {
    return join(this.world.repository, name);
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  write(name: string, content: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), content);
  }
}

export function assertEnds(
  { exitCode, stderr, stdout }: Outcome,
  code: number,
  text?: RegExp,
): void {
  assert.equal(exitCode, code, stderr + stdout);
  if (text) assert.match(stderr + stdout, text);
}
