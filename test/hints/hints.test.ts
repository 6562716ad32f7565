import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sample } from '../soak.ts';
import { PLACES, Places, STATUS_ROLE, type Place } from './places.ts';
import { situationsIn } from './situations.ts';
import { nextIn, told, walk } from './walk.ts';

const PRODUCTS = [
  {
    name: 'shop',
    path: 'apps/shop',
    tag_prefix: 'shop/v',
    resource_uri: 'pkg:npm/shop',
    shared: ['trust'],
    projection: 'projections/shop',
  },
  {
    name: 'feed',
    path: 'services/feed',
    tag_prefix: 'feed@',
    resource_uri: 'pkg:npm/feed',
    shared: ['contracts', 'trust'],
  },
];

/** Makes two products of the repository: one with a projection of its own, and one that claims nothing. */
export async function makeSeveral(places: Places): Promise<void> {
  const name = 'claimgate.config.json';
  const { resource_uri: _uri, ...config } = JSON.parse(places.read('laptop', name)) as {
    resource_uri: string;
  };
  places.write('laptop', name, JSON.stringify({ ...config, products: PRODUCTS }));
  const own = 'provider-certification';
  await places.do(
    'laptop',
    `mkdir -p apps/shop/${own} services/feed/${own}`,
    `mv ${own}/public-claims.json ${own}/contracts apps/shop/${own}/`,
    'echo /projections/ >> .gitignore',
    'claimgate setup --files-only -C services/feed',
    'git add --all && git commit -qm "Two products" && git push --quiet origin main',
  );
}

/** In any run a third of the table: each situation somewhere, each place often. */
const EVERY = 3;

describe('next commands, typed where they were printed', () => {
  let places: Places;

  before(async () => {
    places = await Places.create();
  });

  test('each situation ends within three steps, or names who has to act', async (t) => {
    const cells = Object.entries(situationsIn(places)).flatMap(([name, situation]) =>
      PLACES.flatMap((place) => {
        const end = situation.ends[place];
        return end === undefined ? [] : [{ name, place, situation, end }];
      }),
    );
    for (const { name, place, situation, end } of sample(cells, EVERY))
      await t.test(`${name}: ${place}`, async () => {
        places.reset();
        await situation.make?.(places);
        const way = await walk(places, place, situation);
        if (end === 'gone') return assert.ok(way.isGone, told(way));
        assert.ok(!way.isGone && way.typed.some(({ text }) => end.test(text)), told(way));
      });
  });

  test('next commands are read from errors first, then from the report, then from warnings', () => {
    const text =
      'warning[a]: x\n   = next: third\n\nerror[b]: y\n   = next: first\n\n\nnext: second\n';
    assert.deepEqual(nextIn(text), ['first', 'second', 'third']);
  });
});

describe('several products', () => {
  let places: Places;

  before(async () => {
    places = await Places.create();
    await places.do('laptop', ...STATUS_ROLE);
    await makeSeveral(places);
  });

  const ends = async (place: Place, line: string, exitCode: number, said: RegExp) => {
    const typed = await places.type(place, line);
    assert.equal(typed.exitCode, exitCode, typed.text);
    assert.match(typed.text, said);
    return typed.text;
  };

  test('each command of ci/claims.sh is about the product that options or tag name', async () => {
    await ends(
      'runner',
      'git pull --quiet && sh ci/claims.sh check --all',
      1,
      /projection_required/,
    );
    await ends('laptop', 'sh ci/claims.sh export --product shop', 0, /claimgate-projection-shop$/m);
    await ends('laptop', 'sh ci/claims.sh export --product feed', 0, /claimgate-projection$/m);
    await ends('runner', 'sh ci/claims.sh check --all', 0, /^allowed: 2 products/m);
    const published = await ends('laptop', 'claimgate release shop/v1.0.0', 0, /^released: shop/m);
    assert.match(published, /^next: sh ci\/claims\.sh export --product shop$/m);
    await places.do('laptop', 'git push --quiet --atomic origin main shop/v1.0.0');
    const fetched = 'git pull --quiet --tags && sh ci/claims.sh';
    await ends('runner', `${fetched} release shop/v1.0.0`, 0, /^published shop\/v1\.0\.0$/m);
    const status = 'CLAIMGATE_STATUS_KEY=status.key sh ci/claims.sh status --product shop';
    await ends('laptop', status, 0, /^published: the branch claimgate-status-shop$/m);
    await ends(
      'laptop',
      'sh ci/claims.sh plan origin/main plan.md plan.json --product shop',
      0,
      /./,
    );
    const judged = [
      'git commit --quiet --allow-empty -m Next && git tag shop/v1.1.0',
      'CLAIMGATE_RELEASE_KEY=.claimgate/keys/release.key sh ci/claims.sh judge shop/v1.1.0',
      'sh ci/claims.sh publish shop/v1.1.0',
      'sh ci/claims.sh record shop/v1.1.0',
    ];
    await ends('laptop', judged.join(' && '), 0, /^recorded: .+\/v1\.1\.0/m);
  });

  test('the name of a claim is looked up in the product that an option names', async () => {
    const claim = 'pinterest/image-pin/immediate --product shop';
    await ends('laptop', `claimgate explain ${claim}`, 0, /^allowed: pinterest/m);
    await ends('laptop', `claimgate ledger show --subject ${claim}`, 0, /pinterest/);
    await ends('laptop', `claimgate ledger show --subject ${claim}`, 0, /run/);
  });

  test('doctor looks at each of them, and at where the script puts their projections', async () => {
    await ends('laptop', 'claimgate doctor', 0, /ok +projection +shop: [^]+ok +projection +feed: /);
    await places.do('laptop', 'rm -r projections');
    const next = /error +projection +shop: .+\n +next: sh ci\/claims\.sh export --product shop\n/;
    await ends('laptop', 'claimgate doctor', 1, next);
    const within =
      /error\[setup_faulty\][^]+= next: \(cd \.\.\/\.\. && sh ci\/claims\.sh export --product shop\)\n/;
    await ends('laptop', 'cd apps/shop && claimgate doctor', 1, within);
    await places.do('laptop', `sed -i 's#"projections/shop"#"elsewhere"#' claimgate.config.json`);
    await ends('laptop', 'claimgate doctor', 1, /puts no projection into elsewhere/);
  });

  test('a next command is about the product of the call, and is typed in its folder', async () => {
    const disable = 'ledger append control --provider pinterest --state disabled --reason incident';
    const shop = /^next: sh ci\/claims\.sh export --product shop$/m;
    await ends('laptop', `claimgate ${disable} --product shop`, 0, shop);
    await ends('laptop', `claimgate ${disable} -C apps/shop`, 0, shop);
    const within = /^next: \(cd \.\.\/\.\. && sh ci\/claims\.sh export --product shop\)$/m;
    await ends('laptop', `cd apps/shop && claimgate ${disable}`, 0, within);
    const fmt = /= next: claimgate claims fmt --product shop$/m;
    await places.do(
      'laptop',
      'sed -i "s/$/\\r/" apps/shop/provider-certification/public-claims.json',
    );
    await ends('laptop', 'claimgate claims fmt --check --product shop', 1, fmt);
    await ends('laptop', 'claimgate check --all', 2, fmt);
  });
});
