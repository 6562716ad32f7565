// Products of a repository as its history had them.

import { refusalOf, present } from '../documents/findings.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../documents/config.ts';
import type { Product } from '../documents/index.ts';
import {
  isOnlyProduct,
  isReleaseVersion,
  isSame,
  isSuccessor,
  onlyProduct,
  pathInRepository,
  productOf,
  type ProductFolder,
} from '../documents/products.ts';
import { RECORDS_FOLDER } from '../gate/release-record.ts';
import { gitTooLarge } from '../trust/git-objects.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree } from '../trust/commit-files.ts';
import { treesIn, type SeenHistory } from './seen-history.ts';

/**
 * Compares the products of the judged commit with those of the memory and of its history. One that was released and is
 * gone, moved, or has another prefix or URI would lose its records, and with them the rollback protection.
 */
export async function changedProducts(
  repository: GitRepository,
  { commits }: SeenHistory,
  judged: string | undefined,
): Promise<readonly Product[]> {
  if (judged === undefined) return [];
  const trees = [...treesIn(commits)];
  const whole = repository.of(undefined);
  const commit = await CommitTree.open(whole, judged);
  const now = (await commit.idOfFile(CONFIG_PATH)) ?? '';
  const { ids } = await whole.idsAt(CONFIG_PATH, trees);
  const configs = new Set([now, ...ids.values()]);
  const read = new Map<string, readonly Product[]>();
  for (const id of configs) read.set(id, await productsIn(whole, id));
  if ([...read.values()].every((products) => products.every(isOnlyProduct))) return [];
  const changed = new Map<string, Product>();
  for (const [config, products] of read)
    for (const product of products.filter((one) => !present(read.get(now)).some(isSame(one)))) {
      const having = trees.filter((tree) => (ids.get(tree) ?? '') === config);
      const records = pathInRepository(productOf(product, products), RECORDS_FOLDER);
      const recorded = await whole.idsAt(records, having);
      if (recorded.ids.size > 0) changed.set(JSON.stringify(product), product);
    }
  return [...changed.values()];
}

/** The products of a commit. @throws ClaimgateError `git_failed` where there is no such commit */
async function productsAt(whole: GitRepository, commit: string): Promise<readonly Product[]> {
  const tree = await CommitTree.open(whole, commit);
  return productsIn(whole, (await tree.idOfFile(CONFIG_PATH)) ?? '');
}

/** The product that a repository is read for, as a commit configures it. @throws ClaimgateError as {@link productsAt} */
export async function productAt(
  repository: GitRepository,
  commit: string,
): Promise<Product | undefined> {
  const name = repository.product?.name ?? '';
  return (await productsAt(repository.of(undefined), commit)).find((one) => one.name === name);
}

/**
 * Finds what a product was in an earlier commit, by its name or its URI.
 *
 * @param name as the checked-out commit configures it
 * @returns `undefined` where it was not there; for the only product of its repository a folder that is none
 */
export async function productBefore(
  repository: GitRepository,
  name: string,
  commit: string,
): Promise<{ readonly folder: ProductFolder | undefined } | undefined> {
  const whole = repository.of(undefined);
  const head = await whole.commitAt('HEAD');
  const now = head && (await productsAt(whole, head)).find((one) => one.name === name);
  const products = await productsAt(whole, commit);
  const before = now && products.find((one) => isSuccessor(now, one));
  if (!before) return undefined;
  return { folder: isOnlyProduct(before) ? undefined : productOf(before, products) };
}

/**
 * Returns a repository, read for the product of an earlier commit, to be read for what that product is in another one.
 *
 * @param later by default the one that is checked out
 */
export async function productSince(
  repository: GitRepository,
  commit: string,
  later?: string,
): Promise<GitRepository> {
  const whole = repository.of(undefined);
  const head = later ?? (await whole.commitAt('HEAD'));
  const before = await productAt(repository, commit);
  const products = head === undefined ? [] : await productsAt(whole, head);
  const now = before && products.find((one) => isSuccessor(one, before));
  if (!now) return repository;
  return repository.of(isOnlyProduct(now) ? undefined : productOf(now, products));
}

/**
 * Tells whether a product released a version under a prefix that it has no more: the configuration of the released commit
 * says whose version it was.
 *
 * @param at a commit that has the product in its present form
 */
export async function wasVersionOf(
  { name }: ProductFolder,
  version: string,
  { at, released }: { readonly at: CommitTree; readonly released: string },
  repository: GitRepository,
): Promise<boolean> {
  try {
    const whole = repository.of(undefined);
    const now = (await productsAt(whole, at.revision)).find((one) => one.name === name);
    const products = await productsAt(whole, released);
    const before = products.find(({ tag_prefix }) => isReleaseVersion(version, tag_prefix));
    return now !== undefined && before !== undefined && isSuccessor(now, before);
  } catch (error) {
    refusalOf(error);
    return false;
  }
}

/** The folders where a product lay before, by the configurations of the history. */
export async function earlierFolders(
  repository: GitRepository,
  { commits }: SeenHistory,
  now: CommitTree | undefined,
): Promise<readonly (ProductFolder | undefined)[]> {
  if (!now) return [];
  const whole = repository.of(undefined);
  const current = await productAt(repository, now.revision);
  if (!current) return [];
  const { ids } = await whole.idsAt(CONFIG_PATH, treesIn(commits));
  const found = new Map<string, ProductFolder | undefined>();
  // A place that is behind a move has the product where it lay before.
  const here = repository.product?.path ?? '';
  for (const id of new Set(ids.values())) {
    const products = await productsIn(whole, id);
    for (const one of products) {
      const { path } = productOf(one, products);
      if (isSuccessor(current, one) && path !== here)
        found.set(path, isOnlyProduct(one) ? undefined : productOf(one, products));
    }
  }
  return [...found.values()];
}

/** The products of a configuration; an unreadable one, or none at all, is that of a repository of one. */
async function productsIn(whole: GitRepository, id: string): Promise<readonly Product[]> {
  const tooLarge = (size: number) => gitTooLarge(`${MAX_CONFIG_BYTES} bytes`, `${size} bytes`);
  try {
    const file =
      id === '' ? undefined : await whole.object(id, { maxBytes: MAX_CONFIG_BYTES, tooLarge });
    const config = file && parseConfig(file.bytes, CONFIG_PATH);
    return config?.products ?? [onlyProduct(config?.resource_uri)];
  } catch (error) {
    refusalOf(error);
    return [onlyProduct(undefined)];
  }
}

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
  among: readonly CommitTree[],
  now: CommitTree | undefined,
): Promise<ProductLine> {
  const product = now && (await productAt(repository, now.revision));
  if (!product || product.resource_uri === '') return EVERYTHING;
  const whole = repository.of(undefined);
  const first = await treesBehind(whole, commits);
  const trees = new Set([...treesIn(commits), ...first.values()]);
  const uriOf = await urisIn(whole, trees, product);
  if ([...uriOf.values()].every((uri) => uri === product.resource_uri)) return EVERYTHING;
  const uriAt = (id: string): string | undefined => {
    const tree = commits.get(id)?.tree ?? first.get(id);
    return tree === undefined ? undefined : (uriOf.get(tree) ?? '');
  };
  // Commits with the same URI are of the same product, and few differ from their parents: a history has few nodes.
  const nodeOf = (id: string): string => uriAt(id) || id;
  const before = new Map<string, string[]>();
  for (const { id, tree, parents } of commits.values()) {
    const uri = uriOf.get(tree) ?? '';
    const same = parents.filter((one) => uriAt(one) === uri);
    if (uri !== '' && same.length > 0) continue;
    // A list may be as long as the history: it grows in place.
    const next = before.get(uri || id) ?? [];
    next.push(...(same.length > 0 ? same : parents).map(nodeOf));
    before.set(uri || id, next);
  }
  const places = among.map(({ revision }) => nodeOf(revision));
  const own = reachedFrom([product.resource_uri, ...places], before);
  const known = new Set([...uriOf.values()].filter((uri) => uri !== ''));
  return {
    hasUri: (uri) => own.has(uri) || !known.has(uri),
    hasCommit: (id) => own.has(nodeOf(id)) || uriAt(id) === undefined,
  };
}

/** The trees of the commits right behind a history: what its first ones have changed. */
async function treesBehind(
  whole: GitRepository,
  commits: SeenHistory['commits'],
): Promise<ReadonlyMap<string, string>> {
  const trees = new Map<string, string>();
  for (const { parents } of commits.values())
    for (const id of parents) {
      const isKnown = commits.has(id) || trees.has(id);
      const tree = isKnown ? undefined : await (await CommitTree.open(whole, id)).treeOf('');
      if (tree !== undefined) trees.set(id, tree);
    }
  return trees;
}

/** By tree, the URI of what is the product there, or lies at its place. */
async function urisIn(
  whole: GitRepository,
  trees: ReadonlySet<string>,
  product: Product,
): Promise<ReadonlyMap<string, string>> {
  const { ids } = await whole.idsAt(CONFIG_PATH, trees);
  const read = new Map<string, string>();
  for (const id of new Set(['', ...ids.values()]))
    read.set(id, uriIn(await productsIn(whole, id), product));
  return new Map([...trees].map((tree) => [tree, read.get(ids.get(tree) ?? '') ?? '']));
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
    // One by one: as arguments of one call, a hundred thousand and more have no room on the stack.
    for (const next of before.get(one) ?? []) open.push(next);
  }
  return found;
}
