import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import {
  assertEnds,
  Monorepo,
  PRODUCTS,
  FEED,
  MOBILE,
  SHOP,
  type Product,
} from '../cli/check/monorepo.ts';

/** A product that was released, and its present form. */
interface Move {
  readonly released: string;
  readonly next: string;
  readonly now: Product;
}

/** A repository that released the shop, and configures it otherwise now. */
async function moved(t: TestContext, now: Product): Promise<Monorepo> {
  const monorepo = await Monorepo.released(t);
  move(monorepo, MOBILE.path, 'apps/mobile');
  if (now.path !== SHOP.path) move(monorepo, SHOP.path, now.path);
  monorepo.configure([now, ...PRODUCTS.filter(({ name }) => name === FEED.name)]);
  await monorepo.commit('Move');
  await monorepo.approve(now);
  return monorepo;
}

function move(monorepo: Monorepo, from: string, to: string): void {
  mkdirSync(dirname(monorepo.path(to)), { recursive: true });
  renameSync(monorepo.path(from), monorepo.path(to));
}

/** A repository that was released as one product, and is one of several now. */
async function grown(t: TestContext, now: Product): Promise<Monorepo> {
  const monorepo = await Monorepo.ofOne(t);
  const own = 'provider-certification';
  if (now.path !== '.') {
    for (const name of ['public-claims.json', 'contracts', 'trust', 'releases'])
      move(monorepo, `${own}/${name}`, `${now.path}/${own}/${name}`);
  }
  for (const name of ['public-claims.json', 'contracts', 'trust'])
    monorepo.copy(
      `${now.path === '.' ? '' : `${now.path}/`}${own}/${name}`,
      `${FEED.path}/${own}/${name}`,
    );
  const { shared: _none, ...feed } = FEED;
  monorepo.configure([now, feed]);
  await monorepo.commit('Several products');
  return monorepo;
}

const CASES: readonly (readonly [
  string,
  Move,
  (t: TestContext, now: Product) => Promise<Monorepo>,
])[] = [
  [
    'moved to another folder',
    { released: 'shop/v1.0.0', next: 'shop/v1.1.0', now: { ...SHOP, path: 'shops/main' } },
    moved,
  ],
  [
    'got another prefix',
    { released: 'shop/v1.0.0', next: 'store/v1.1.0', now: { ...SHOP, tag_prefix: 'store/v' } },
    moved,
  ],
  [
    'moved and got another prefix',
    {
      released: 'shop/v1.0.0',
      next: 'store-1.1.0',
      now: { ...SHOP, path: 'shops/main', tag_prefix: 'store-' },
    },
    moved,
  ],
  [
    'was the only one, and stays at the root',
    {
      released: 'v1.0.0',
      next: 'v1.1.0',
      now: { ...SHOP, path: '.', tag_prefix: 'v', resource_uri: Monorepo.ONLY_URI },
    },
    grown,
  ],
  [
    'was the only one, and has a folder and a prefix now',
    {
      released: 'v1.0.0',
      next: 'shop/v1.1.0',
      now: { ...SHOP, resource_uri: Monorepo.ONLY_URI },
    },
    async (t, now) => {
      const monorepo = await grown(t, now);
      await monorepo.approve(now);
      return monorepo;
    },
  ],
];

for (const [name, { released, next, now }, make] of CASES)
  describe(`a product that ${name}`, () => {
    test('keeps its releases: check, audit, status and the next release know them', async (t) => {
      const monorepo = await make(t, now);
      const asked = ['--product', now.name];
      assertEnds(await monorepo.check(...asked), 0, /allowed/);
      assertEnds(await monorepo.run(['audit', released]), 0, /verified/);
      assertEnds(await monorepo.run(['audit', released, ...asked]), 0, /verified/);
      assertEnds(await monorepo.run(['manifest', 'diff', released, 'HEAD', ...asked]), 0);
      assertEnds(await monorepo.release(next, ...asked), 0, /released/);
      assertEnds(await monorepo.run(['audit', next]), 0, /verified/);
      assertEnds(await monorepo.run(['audit', released]), 0, /verified/);
    });

    test('has no projection from before its releases', async (t) => {
      const monorepo = await make(t, now);
      const older = ['--projection', '../older-projection/ledger-projection.jsonl'];
      assertEnds(
        await monorepo.run(['check', '--product', now.name, ...older]),
        1,
        /ledger_truncated/,
      );
    });
  });

test('a repository that was joined with the history of another one of the same deployment keeps its own records, and gets no withdrawal of it', async (t) => {
  const monorepo = await Monorepo.ofOne(t);
  const other = await Monorepo.ofOne(t, 'pkg:npm/other');
  const withdraw = ['claims', 'withdraw', 'pinterest/image-pin/immediate', '--reason', 'broken'];
  assertEnds(await other.run(withdraw), 0);
  await other.commit('Withdraw');
  const { world } = monorepo;
  await world.git('fetch', '-q', other.path(''), 'HEAD');
  const merge = ['merge', '-q', '-s', 'ours', '--allow-unrelated-histories', '--no-commit'];
  await world.git(...merge, 'FETCH_HEAD');
  await world.git('read-tree', '--prefix=other/', '-u', 'FETCH_HEAD');
  await monorepo.commit('Join');
  rmSync(monorepo.path('.git/FETCH_HEAD'));
  rmSync(monorepo.path('other/provider-certification/public-claims.json'));
  await monorepo.commit('One claims file');
  assertEnds(await monorepo.check(), 0, /allowed/);
  assertEnds(await monorepo.release('v1.1.0'), 0, /released/);
  assertEnds(await monorepo.run(['audit', 'v1.0.0']), 0, /verified/);
});

describe('a withdrawal of a product that moved', () => {
  const now = { ...SHOP, path: 'shops/main' };
  const file = 'provider-certification/withdrawals.json';

  async function withdrawn(t: TestContext): Promise<Monorepo> {
    const monorepo = await Monorepo.released(t);
    const claims = monorepo.text(`${SHOP.path}/provider-certification/public-claims.json`);
    const words = ['claims', 'withdraw', 'pinterest/image-pin/immediate', '--reason', 'broken'];
    assertEnds(await monorepo.run([...words, '--product', SHOP.name]), 0);
    monorepo.write(`${SHOP.path}/provider-certification/public-claims.json`, claims);
    await monorepo.commit('Withdraw, and claim all the same');
    move(monorepo, MOBILE.path, 'apps/mobile');
    move(monorepo, SHOP.path, now.path);
    monorepo.configure([now, ...PRODUCTS.filter(({ name }) => name === FEED.name)]);
    return monorepo;
  }

  test('moves with it, and goes on counting', async (t) => {
    const monorepo = await withdrawn(t);
    await monorepo.commit('Move');
    await monorepo.approve(now);
    assertEnds(await monorepo.check('--product', now.name), 1, /error\[claim_withdrawn\]/);
  });

  test('is missed where it did not', async (t) => {
    const monorepo = await withdrawn(t);
    rmSync(monorepo.path(`${now.path}/${file}`));
    await monorepo.commit('Move without it');
    assertEnds(await monorepo.check('--product', now.name), 1, /error\[withdrawal_deleted\]/);
  });
});

test('a move that is not pushed yet hides no release of the default branch', async (t) => {
  const monorepo = await Monorepo.released(t);
  const { world } = monorepo;
  await world.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await world.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
  const now = { ...SHOP, path: 'shops/main' };
  move(monorepo, MOBILE.path, 'apps/mobile');
  move(monorepo, SHOP.path, now.path);
  monorepo.configure([now, ...PRODUCTS.filter(({ name }) => name === FEED.name)]);
  await monorepo.commit('Move');
  await monorepo.approve(now);
  const asked = ['--product', now.name];
  assertEnds(await monorepo.check(...asked), 0, /allowed/);
  assertEnds(await monorepo.run(['audit', 'shop/v1.0.0']), 0, /verified/);
  const status = ['status', '--out', '.', '--sign', world.path('keys/release.pem')];
  // The trust root has no such role, but the release was found.
  assertEnds(
    await monorepo.run([...status, ...world.evidence, ...asked]),
    1,
    /status_role_missing/,
  );
});

test('a release under an earlier prefix can be retracted', async (t) => {
  const now = { ...SHOP, tag_prefix: 'store/v' };
  const monorepo = await moved(t, now);
  const words = ['release', 'retract', 'shop/v1.0.0', '--reason', 'a wrong clock'];
  assertEnds(await monorepo.run(words), 2, /product_unnamed/);
  assertEnds(await monorepo.run([...words, '--product', now.name]), 0, /to sign/);
  const another = words.map((word) => word.replace('shop/', 'store/'));
  assertEnds(await monorepo.run(another), 2, /version_invalid.*expected shop\/v1\.0\.0/);
});

test('a record is deleted whatever the URI of the product has become', async (t) => {
  const monorepo = await Monorepo.ofOne(t);
  monorepo.configureUri('pkg:npm/renamed');
  await monorepo.commit('Rename');
  rmSync(monorepo.path('provider-certification/releases'), { recursive: true });
  await monorepo.commit('Delete');
  assertEnds(await monorepo.check(), 1, /error\[record_deleted\]/);
});

test('a release of a branch that moved the product is known where it lies as before', async (t) => {
  const monorepo = await Monorepo.released(t);
  const { world } = monorepo;
  const records = 'claimgate-records';
  await world.git('branch', records);
  await world.git('checkout', '-q', '-b', 'move');
  const now = { ...SHOP, path: 'shops/main' };
  move(monorepo, MOBILE.path, 'apps/mobile');
  move(monorepo, SHOP.path, now.path);
  monorepo.configure([now, ...PRODUCTS.filter(({ name }) => name === FEED.name)]);
  await monorepo.commit('Move');
  await monorepo.approve(now);
  const memory = ['--memory', records];
  const released = await monorepo.release('shop/v1.1.0', '--branch', records, ...memory);
  assertEnds(released, 0, /released/);
  assertEnds(await monorepo.run(['audit', 'shop/v1.1.0', ...memory]), 0, /verified/);
  await world.git('checkout', '-q', records);
  // The trust root that the release was judged by is known by its record.
  assertEnds(await monorepo.check('--product', SHOP.name, ...memory), 1, /root_rolled_back/);
});
