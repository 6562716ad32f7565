// Products of one repository: which folder, tags and names belong to which.

import { ClaimgateError, finding, type Finding } from './findings.ts';
import type { Config, Product } from './index.ts';

/** A product of a repository that has several: its documents lie in a folder of its own, but for those that all share. */
export interface ProductFolder {
  readonly name: string;
  /** From the root of the repository; empty for a product at the root. */
  readonly path: string;
  /** The text before the three numbers in the tags of its releases. */
  readonly tagPrefix: string;
  /** Files and folders that are read from the root of the repository, by the one path that they have here and there. */
  readonly shared: readonly string[];
  /** The folders of other products in this one, from here. */
  readonly nested: readonly string[];
}

/** Returns where a document of a product lies in the repository; there is no product in a repository of one. */
export function pathInRepository(product: ProductFolder | undefined, path: string): string {
  return !product || product.path === '' || isShared(product, path)
    ? path
    : `${product.path}/${path}`;
}

export function isShared({ shared }: ProductFolder, path: string): boolean {
  return shared.some((one) => isWithin(path, one));
}

/** Tells whether a path of a product belongs to another product that lies in its folder. */
export function isOfNested(product: ProductFolder | undefined, path: string): boolean {
  return product?.nested.some((folder) => isWithin(path, folder)) ?? false;
}

function isWithin(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** How a caller says which product is meant: by its name, a folder in it, or the tag of one of its releases. */
interface ProductChoice {
  readonly name?: string | undefined;
  /** From the root of the repository. */
  readonly folder: string;
  readonly version?: string | undefined;
}

const NUMBERS = /^(?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){2}$/;

/** Tells whether a text is a prefix and a stable SemVer, as release versions and their tags are. */
export function isReleaseVersion(text: string, prefix = 'v'): boolean {
  return text.startsWith(prefix) && NUMBERS.test(text.slice(prefix.length)) && text.length <= 128;
}

/** Tells whether a text ends in three numbers, as the release versions of every product do. */
export function endsInVersion(text: string): boolean {
  return NUMBERS.test(numbersOf(text));
}

/** @throws ClaimgateError `version_invalid` for a version that is none, or none of this product */
export function requireVersion(version: string, product: ProductFolder | undefined): void {
  if (isReleaseVersion(version, product?.tagPrefix)) return;
  const expected = product && `a version of ${product.name} such as ${product.tagPrefix}1.4.0`;
  throw new ClaimgateError('version_invalid', { found: version, ...(expected && { expected }) });
}

/** The three numbers of a release version. */
export function numbersOf(version: string): string {
  return version.replace(/^.*[^0-9.]/, '');
}

const pathOf = ({ path }: Product): string => (path === '.' ? '' : path);

/** Returns the product that is meant, in a repository of several. @throws ClaimgateError `product_unknown`, `product_unnamed` */
export function chosenProduct(config: Config, choice: ProductChoice): ProductFolder | undefined {
  const product = productAround(config, choice);
  if (product || !config.products) return product;
  const expected = config.products.map(({ name }) => name).join(', ');
  throw new ClaimgateError('product_unnamed', { expected });
}

/** Returns the product that is named, or whose folder or tag it is; `undefined` where it could be any. @throws ClaimgateError `product_unknown` */
export function productAround(
  { products = [] }: Config,
  { name, folder, version }: ProductChoice,
): ProductFolder | undefined {
  if (name !== undefined) {
    const named = products.find((product) => product.name === name);
    if (named) return productOf(named, products);
    throw new ClaimgateError('product_unknown', {
      expected:
        products.map((product) => product.name).join(', ') ||
        'no products in claimgate.config.json',
      found: name,
    });
  }
  const around = products
    .filter((product) => isWithin(folder, pathOf(product)))
    .sort((one, other) => pathOf(other).length - pathOf(one).length);
  const tagged = products.find(
    ({ tag_prefix }) => version !== undefined && isReleaseVersion(version, tag_prefix),
  );
  const found = folder === '' ? (tagged ?? around[0]) : around[0];
  return found && productOf(found, products);
}

export function productOf(product: Product, products: readonly Product[]): ProductFolder {
  const path = pathOf(product);
  const below = path === '' ? '' : `${path}/`;
  return {
    name: product.name,
    path,
    tagPrefix: product.tag_prefix,
    shared: [
      'claimgate.config.json',
      ...(product.shared ?? []).map((folder) => `provider-certification/${folder}`),
    ],
    nested: products
      .map(pathOf)
      .filter((other) => other !== path && isWithin(other, path))
      .map((other) => other.slice(below.length)),
  };
}

/** The settings as they are for one product. */
export function configOfProduct(config: Config, product: ProductFolder | undefined): Config {
  const own = config.products?.find(({ name }) => name === product?.name);
  if (!own) return config;
  const { projection, resource_uri, surfaces } = own;
  return {
    ...config,
    resource_uri,
    ...(projection && { projection }),
    ...(surfaces && { surfaces }),
  };
}

/** Why products of a configuration could be taken for each other, or lie where another keeps its documents. */
export function productFindings({ products = [], resource_uri }: Config, file: string): Finding[] {
  if (products.length === 0) return [];
  const conflict = (pointer: string, expected: string, found: string) =>
    finding('products_conflict', { file, pointer, expected, found });
  const ofAll =
    resource_uri === undefined
      ? []
      : [conflict('/resource_uri', 'the resource_uri of each product', resource_uri)];
  const members = ['name', 'path', 'tag_prefix', 'resource_uri'] as const;
  const repeated = products.flatMap((product, at) =>
    members.flatMap((member) => {
      const same = products
        .slice(0, at)
        .find((other) => other[member].toLowerCase() === product[member].toLowerCase());
      const pointer = `/products/${at}/${member}`;
      return same ? [conflict(pointer, `another than ${same.name}`, product[member])] : [];
    }),
  );
  const misplaced = products.flatMap(({ path }, at) =>
    /(?:^|\/)(?:provider-certification|\.git|node_modules)(?:\/|$)/i.test(path)
      ? [conflict(`/products/${at}/path`, 'a folder of its own', path)]
      : [],
  );
  return [...ofAll, ...repeated, ...misplaced];
}

/** A repository of one product, as a list of products would have it. */
export function onlyProduct(uri: string | undefined): Product {
  return { name: '', path: '.', tag_prefix: 'v', resource_uri: uri ?? '' };
}

export function isOnlyProduct({ name }: Product): boolean {
  return name === '';
}

/** Tells whether a product is what another one became: it has its name or its URI, wherever it lies now. */
export function isSuccessor(now: Product, before: Product): boolean {
  const hasUri = before.resource_uri !== '' && before.resource_uri === now.resource_uri;
  return hasUri || (!isOnlyProduct(before) && before.name === now.name);
}

/** Tells whether a product is one of before: in its place, with its tags; and by its URI, where it had a name. */
export function isSame(before: Product): (now: Product) => boolean {
  return ({ path, tag_prefix, resource_uri, name }) =>
    path === before.path &&
    tag_prefix === before.tag_prefix &&
    (isOnlyProduct(before) || (resource_uri === before.resource_uri && name === before.name));
}
