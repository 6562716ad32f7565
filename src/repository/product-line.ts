// Which commits of a history, and which records in it, are of the product that is judged.

import { CONFIG_PATH } from '../documents/config.ts';
import type { Product } from '../documents/index.ts';
import { isSuccessor } from '../documents/products.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree } from '../trust/commit-files.ts';
import { productAt, productsIn } from './earlier-products.ts';
import type { SeenHistory } from './seen-history.ts';

/** Tells what is of the product: whatever is not known to be of another one. */
export interface ProductLine {
  readonly hasUri: (uri: string) => boolean;
  readonly hasCommit: (id: string) => boolean;
}

const EVERYTHING: ProductLine = { hasUri: () => true, hasCommit: () => true };

/**
 * Follows a product back through the history by its URI, from every place. A commit none of whose parents has its URI
 * has changed that of its parents, which are of the same product. A commit that joins two histories has a parent with
 * its URI: the other one is of another product, which may have its records and withdrawals at the same path.
 *
 * @param now the commit that is judged, or another one that has the product
 */
export async function lineOf(
  repository: GitRepository,
  { commits }: SeenHistory,
  places: readonly CommitTree[],
  now: CommitTree | undefined,
): Promise<ProductLine> {
  const product = now && (await productAt(repository, now.revision));
  if (!product || product.resource_uri === '') return EVERYTHING;
  const uris = await urisIn(repository.of(undefined), commits, product);
  if ([...uris.values()].every((uri) => uri === product.resource_uri)) return EVERYTHING;
  const before = new Map<string, string[]>();
  // Every commit of a history follows its URI, so that list is as long as the history: it grows in place.
  const follow = (one: string, ...others: readonly string[]): void => {
    const known = before.get(one);
    if (known) known.push(...others);
    else before.set(one, [...others]);
  };
  for (const [id, uri] of uris) {
    follow(id);
    if (uri === '') continue;
    follow(id, uri);
    follow(uri, id);
  }
  for (const { id, parents } of commits) {
    const same = parents.filter((one) => uris.get(one) === uris.get(id));
    follow(id, ...(same.length > 0 ? same : parents));
  }
  const own = reachedFrom(
    [product.resource_uri, ...places.map(({ revision }) => revision)],
    before,
  );
  const has = (one: string) => own.has(one) || !before.has(one);
  return { hasUri: has, hasCommit: has };
}

/** By commit, the URI of what is the product there, or lies at its place. */
async function urisIn(
  whole: GitRepository,
  commits: SeenHistory['commits'],
  product: Product,
): Promise<ReadonlyMap<string, string>> {
  const trees = new Map(commits.map(({ id, tree }) => [id, tree]));
  // Those behind released commits say what the first ones of the history have changed.
  for (const id of commits.flatMap(({ parents }) => parents)) {
    const tree = trees.has(id) || (await (await CommitTree.open(whole, id)).treeOf(''));
    if (typeof tree === 'string') trees.set(id, tree);
  }
  const { ids } = await whole.idsAt(CONFIG_PATH, new Set(trees.values()));
  const read = new Map<string, string>();
  for (const id of new Set(['', ...ids.values()]))
    read.set(id, uriIn(await productsIn(whole, id), product));
  return new Map([...trees].map(([id, tree]) => [id, read.get(ids.get(tree) ?? '') ?? '']));
}

function uriIn(products: readonly Product[], now: Product): string {
  const there =
    products.find((one) => isSuccessor(now, one)) ?? products.find(({ path }) => path === now.path);
  return there?.resource_uri ?? '';
}

function reachedFrom(
  first: readonly string[],
  before: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...first];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    for (const next of before.get(one) ?? []) open.push(next);
  }
  return found;
}
