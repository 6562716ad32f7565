import type { Places } from './places.ts';

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
    'claimgate init -C services/feed',
    'git add --all && git commit -qm "Two products" && git push --quiet origin main',
  );
}
