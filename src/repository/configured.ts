import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Config } from '../documents/index.ts';
import { refusalOf, ClaimgateError } from '../documents/findings.ts';
import { CONFIG_PATH, INITIAL_CONFIG, MAX_CONFIG_BYTES, parseConfig } from '../documents/config.ts';
import { isThere, lstatsOf, openForReading, readFileIfThere, readOpenFile } from '../io/files.ts';
import { findRepositoryRoot } from '../io/git-folder.ts';
import { findInWorkTree, type InputFile } from './work-tree.ts';
import {
  configOfProduct,
  isReleaseVersion,
  endsInVersion,
  isShared,
  productAround,
  requireVersion,
  type ProductFolder,
} from '../documents/products.ts';
import type { NamedFile } from '../cli/named-file.ts';

/** The private keys in the folder that the configuration names as `keys`: one file for each role. */
export const KEY_FILES = {
  root: 'root.key',
  projection: 'projection.key',
  release: 'release.key',
  ledger: 'ledger.key',
  fingerprint: 'fingerprint.key',
} as const;

export type KeyHolder = keyof typeof KEY_FILES;

const HOLDERS: readonly KeyHolder[] = ['root', 'projection', 'release', 'ledger', 'fingerprint'];

/** The names of a projection and of its statement, in the folder that the configuration names. */
export const PROJECTION_FILES = [
  'ledger-projection.jsonl',
  'ledger-projection.intoto.json',
] as const;

/** Where runtime facts are if the configuration names no other place. */
export const FACTS = 'runtime-facts.json';

const EXPORT = 'claimgate ledger export';

/** The commands that make the files of the configuration where they don't exist yet. */
const MADE_BY = {
  facts: 'claimgate example facts --out FILE',
  projection: EXPORT,
  keys: 'claimgate setup --dry-run',
} as const;

/** Which configuration is meant: that of the repository around a folder, or one that was named. */
export interface ConfigurationChoice {
  readonly directory: string;
  readonly config?: string | undefined;
  /** The product that is meant, by its name, where the folder does not say so. */
  readonly product?: string | undefined;
  /** The release that is meant: its tag tells the product. */
  readonly version?: string | undefined;
}

/** @throws ClaimgateError `version_invalid` for what is no version of the product that is meant */
export function requireVersionHere(version: string, choice: ConfigurationChoice): void {
  requireVersion(version, readConfigured({ ...choice, version }).product);
}

/** Tells whether a text is a version of some product of the repository. */
export function isVersionHere(text: string, choice: ConfigurationChoice): boolean {
  // An audit must not depend on the work tree.
  if (isReleaseVersion(text)) return true;
  const { products } = readConfigured({ ...choice, version: text }).config;
  const prefixes = products?.map(({ tag_prefix }) => tag_prefix) ?? ['v'];
  if (prefixes.some((prefix) => isReleaseVersion(text, prefix))) return true;
  // A product may have had another prefix when it was released.
  return endsInVersion(text) && !isThere(resolve(choice.directory, text));
}

/** The folder of the work tree that a path of a product starts from: the root in a repository of one product. */
export function productRoot(choice: ConfigurationChoice, path = ''): string {
  const root = findRepositoryRoot(choice.directory) ?? choice.directory;
  const { product } = readConfigured(choice);
  return product && !isShared(product, path) ? join(root, product.path) : root;
}

/**
 * Settings from the configuration in the work tree, for when neither an option nor the environment gives one. All
 * paths lie in its folder and pass no link: a repository from elsewhere must not make a command use the
 * keys or the ledger of another product.
 */
export class Configured {
  readonly folder: string;
  readonly config: Config;
  /** The product that is meant, in a repository of several; none where all of them could be. */
  readonly product: ProductFolder | undefined;

  constructor(folder: string, config: Config, product?: ProductFolder) {
    this.folder = folder;
    this.config = configOfProduct(config, product);
    this.product = product;
  }

  /** The location of the ledger, as `sqlite:` with an absolute path, or `branch:` with its name. @throws ClaimgateError */
  get ledger(): string | undefined {
    const file = this.ledgerFile;
    return file === undefined ? this.config.ledger : `sqlite:${file.path}`;
  }

  /** The file of the ledger, where it is one of this machine. @throws ClaimgateError */
  get ledgerFile(): NamedFile | undefined {
    const [, path] = /^sqlite:(.+)$/.exec(this.config.ledger ?? '') ?? [];
    return this.#member(path);
  }

  /** Whether the ledger can be opened from here: a file that is there, or a branch that everybody can fetch. @throws ClaimgateError */
  get hasLedgerHere(): boolean {
    const file = this.ledgerFile;
    return file ? isThere(file.path) : this.config.ledger !== undefined;
  }

  /** The runtime facts that are named, or those in the usual place; a team without a service has none. */
  get facts(): NamedFile | undefined {
    const usual = this.#inFolder(FACTS);
    return this.#member(this.config.facts) ?? (isThere(usual.path) ? usual : undefined);
  }

  /** The folder of the projection and its statement. @throws ClaimgateError */
  get projection(): NamedFile | undefined {
    return this.#member(this.config.projection);
  }

  /** The projection itself, where one was written. @throws ClaimgateError */
  projectionIfThere(): string | undefined {
    const path = this.projection && join(this.projection.path, PROJECTION_FILES[0]);
    return path !== undefined && isThere(path) ? path : undefined;
  }

  /** By file times alone: a gate opens no database that a repository names. @throws ClaimgateError */
  isLedgerNewer(at: number): boolean {
    const path = this.ledgerFile?.path;
    const statement = this.projection && join(this.projection.path, PROJECTION_FILES[1]);
    if (path === undefined || statement === undefined) return false;
    const exported = lstatsOf(statement)?.mtimeMs;
    // The last records may still be in the write-ahead log, which reading alone creates empty.
    const files = [path, `${path}-wal`].map(lstatsOf).filter((file) => file?.size !== 0);
    // A file from the future would be newer than every export.
    const isNewer = ({ mtimeMs = 0 } = {}) => mtimeMs > (exported ?? at) && mtimeMs <= at;
    return files.some(isNewer);
  }

  /** The private key of a holder, whether it is there or not. @throws ClaimgateError */
  keyOf(holder: KeyHolder): NamedFile | undefined {
    const { keys } = this.config;
    return keys === undefined ? undefined : this.#inFolder(`${keys}/${KEY_FILES[holder]}`);
  }

  /** The private keys that are on this machine. @throws ClaimgateError */
  keysHere(): readonly NamedFile[] {
    const files = HOLDERS.flatMap((holder) => this.keyOf(holder) ?? []);
    return files.filter(({ path }) => isThere(path));
  }

  /** The command that exports the ledger, with an option for each thing that is not configured or not on this machine. @throws ClaimgateError */
  get exportCommand(): string {
    const isHere = (holder: KeyHolder) => isThere(this.keyOf(holder)?.path ?? '');
    const open = [
      isHere('projection') ? '' : ' --key FILE',
      isHere('ledger') ? '' : ' --ledger-key FILE',
      this.config.projection === undefined ? ' --out DIR' : '',
    ];
    return `${EXPORT}${open.join('')}`;
  }

  /** Whether the ledger can be exported without another option, with the facts that something else tells, if anything does. @throws ClaimgateError */
  isExportedWith(facts: object | undefined): boolean {
    return this.exportCommand === EXPORT && (facts ?? this.facts) !== undefined;
  }

  /** A file of the configuration that has to be there. @throws ClaimgateError `configured_file_missing` */
  requireThere(member: keyof typeof MADE_BY, file: NamedFile): NamedFile {
    if (isThere(file.path)) return file;
    // Facts and keys lie beside the ledger: where there is none, somebody else exports.
    const location = member === 'projection' ? undefined : this.config.ledger;
    if (location !== undefined && !this.hasLedgerHere)
      throw new ClaimgateError('ledger_missing', { file: location });
    const next = MADE_BY[member].replace('FILE', file.name);
    throw new ClaimgateError('configured_file_missing', {
      file: file.name,
      found: `"${member}" of ${CONFIG_PATH}`,
      next,
    });
  }

  /** Every file that is only read, or kept, where the configuration says: the ledger as `sqlite:PATH`. @throws ClaimgateError */
  places(): readonly string[] {
    const files = [this.facts, ...HOLDERS.map((holder) => this.keyOf(holder))];
    const ledger = this.ledgerFile;
    return [
      ...(ledger === undefined ? [] : [`sqlite:${ledger.path}`]),
      ...files.flatMap((file) => file?.path ?? []),
    ];
  }

  #member(path: string | undefined): NamedFile | undefined {
    return path === undefined ? undefined : this.#inFolder(path);
  }

  #inFolder(path: string): NamedFile {
    return { path: findInWorkTree(this.folder, path) ?? join(this.folder, path), name: path };
  }
}

/** Reads the configuration in the work tree; nothing is configured without one. @throws ClaimgateError */
export function readConfigured({
  directory,
  config: named,
  product,
  version,
}: ConfigurationChoice): Configured {
  const root = findRepositoryRoot(directory) ?? directory;
  const path = named === undefined ? join(root, CONFIG_PATH) : resolve(directory, named);
  const name = named ?? CONFIG_PATH;
  try {
    const bytes = readOpenFile(openForReading(path, name), name, MAX_CONFIG_BYTES);
    const config = parseConfig(bytes, name);
    const folder = relative(root, directory).split(sep).join('/');
    return new Configured(
      dirname(path),
      config,
      productAround(config, { name: product, folder, version }),
    );
  } catch (error) {
    // One that is named has to be there; without one of the repository there are no defaults.
    if (named !== undefined || !(error instanceof ClaimgateError)) throw error;
    refusalOf(error, 'file_missing');
    return new Configured(root, { schema_version: 1 });
  }
}

/** The text of a configuration with members of its own more. @throws ClaimgateError */
export function configWith({ bytes, path }: InputFile, members: Partial<Config>): string {
  return `${JSON.stringify({ ...parseConfig(bytes, path), ...members }, null, 2)}\n`;
}

/** The configuration that is there, and whether it says nothing yet. @throws ClaimgateError */
export async function existingConfig(
  root: string,
): Promise<{ readonly config: Config; readonly isInitial: boolean }> {
  const bytes = await readFileIfThere(join(root, CONFIG_PATH), CONFIG_PATH, MAX_CONFIG_BYTES);
  if (!bytes) return { config: { schema_version: 1 }, isInitial: true };
  const isInitial = Buffer.from(INITIAL_CONFIG).equals(bytes);
  return { config: parseConfig(bytes, CONFIG_PATH), isInitial };
}
