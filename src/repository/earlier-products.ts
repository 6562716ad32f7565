// Products of a repository as its history had them.

import { refusalOf } from '../documents/error.ts';
import { present } from '../documents/findings.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../documents/config.ts';
import type { Product } from '../documents/index.ts';
import {
  isOnlyProduct,
  isSame,
  onlyProduct,
  pathInRepository,
  productOf,
} from '../documents/products.ts';
import { RECORDS_FOLDER } from '../gate/release-record.ts';
import { gitTooLarge } from '../trust/git-objects.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree } from '../trust/commit-files.ts';
import type { SeenHistory } from './seen-history.ts';

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
  const trees = [...new Set(commits.map(({ tree }) => tree))];
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
