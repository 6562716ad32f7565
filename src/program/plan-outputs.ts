import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { refusalOf, finding, type Finding } from '../documents/findings.ts';
import { CONFIG_PATH } from '../documents/config.ts';
import { findRepositoryRoot } from '../io/git-folder.ts';
import type { Environment } from '../io/run-git.ts';
import { fileIdentities, refuseForbiddenPath } from '../io/output-path.ts';
import { CLAIMS_PATH } from '../manifest/claims.ts';
import { PROJECTION_FILES, readConfigured } from '../repository/configured.ts';
import { FORMATS, isFormat, type Format } from '../report/format.ts';
import { usageError, type Arguments } from '../cli/arguments.ts';

/** One `--output FORMAT=PATH`. */
export interface OutputFile {
  readonly format: Format;
  readonly path: string;
}

interface RunPlaces {
  /** The files that reports go to. */
  readonly asked: readonly OutputFile[];
  /** Absolute paths of files that the command itself writes. */
  readonly own: readonly string[];
  /** Absolute paths of files that settings name to be read. */
  readonly inputs: readonly string[];
  /** Values of options and arguments, by name: any may be the path of a file that is read. */
  readonly named: readonly (readonly [name: string, value: string])[];
  /** Absolute; paths that are named start from it. */
  readonly directory: string;
  readonly environment: Environment;
}

/** Looks at every path before anything is touched: outputs are written first, and would be gone were they inputs. */
export function planOutputs(places: RunPlaces): {
  /** Those that harm nothing, by their absolute paths: also a run that fails writes them. */
  readonly files: readonly OutputFile[];
  /** Why the others are refused, and files of the command that would be written over what it reads. */
  readonly findings: readonly Finding[];
} {
  const { asked, directory, own } = places;
  if (asked.length === 0 && own.length === 0) return { files: [], findings: [] };
  const taken = takenPaths(places);
  const findings: Finding[] = [];
  for (const path of new Set(own)) {
    const identities = fileIdentities(path);
    const name = relative(directory, path);
    const refused = refusals(path, name, taken.inputAt(identities));
    // They lie side by side: what keeps one back mostly keeps back all.
    if (findings.length === 0) findings.push(...refused);
    taken.add(identities, 'a file of the command itself');
  }
  const files: OutputFile[] = [];
  for (const file of asked) {
    const { path } = file;
    const absolute = resolve(directory, path);
    const identities = fileIdentities(absolute);
    const refused = refusals(absolute, path, taken.ownerOf(identities));
    findings.push(...refused);
    if (refused.length === 0) {
      files.push({ ...file, path: absolute });
      taken.add(identities, 'another --output');
    }
  }
  return { files, findings };
}

/** Why a file may not be written at a path: whose it is, or where it lies. */
function refusals(path: string, name: string, owner: string | undefined): readonly Finding[] {
  if (owner !== undefined) return [finding('output_conflict', { file: name, found: owner })];
  try {
    refuseForbiddenPath(path, name);
    return [];
  } catch (error) {
    return refusalOf(error).findings;
  }
}

class TakenPaths {
  readonly #owners = new Map<string, string>();
  readonly #folders: readonly string[];

  /** @param folders that outputs must not write to: the gate judges their files */
  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  add(identities: readonly string[], owner: string): void {
    for (const identity of identities) this.#owners.set(identity, owner);
  }

  ownerOf(identities: readonly string[]): string | undefined {
    const [path = ''] = identities;
    if (this.#folders.some((folder) => path.startsWith(folder)))
      return `a path in ${dirname(CLAIMS_PATH)}/`;
    if (isSignedName(basename(path)))
      return 'the name of a manifest, a projection or a signed document';
    return this.inputAt(identities);
  }

  /** Only what was added: commands write manifests, and records of releases, where no output may be. */
  inputAt(identities: readonly string[]): string | undefined {
    return identities.map((identity) => this.#owners.get(identity)).find(Boolean);
  }
}

/** Manifests, projections and signed documents are read beside what an option names, without being named themselves. */
function isSignedName(name: string): boolean {
  return (
    name === 'release-manifest.json' ||
    name === PROJECTION_FILES[0] ||
    name.endsWith('.intoto.json')
  );
}

/** Options whose values are no paths of files that we read; what follows `--` is for somebody else to read. */
const NO_INPUTS = new Set(
  'out seal html pae pack output format C ref at must-hold-until --'.split(' '),
);

const FILE_SETTINGS = [
  'CLAIMGATE_CONFIG',
  'CLAIMGATE_FINGERPRINT_KEY_FILE',
  'CLAIMGATE_LEDGER',
  'CLAIMGATE_TOKEN_FILE',
];

/** Suffixes of the files beside a ledger that belong to it: those of SQLite, and the fingerprint key that `serve` makes. */
const BESIDE_LEDGER = ['-wal', '-shm', '-journal', '.key'];

function takenPaths({ directory, environment, inputs, named: options }: RunPlaces): TakenPaths {
  const root = findRepositoryRoot(directory) ?? directory;
  const { places, products } = configuredPlaces(directory);
  const judged = products.map((folder) => resolve(root, folder, dirname(CLAIMS_PATH)));
  const taken = new TakenPaths(judged.map((path) => `${fileIdentities(path)[0]}${sep}`));
  for (const path of [...products.map((folder) => join(folder, CLAIMS_PATH)), CONFIG_PATH])
    taken.add(fileIdentities(resolve(root, path)), path);
  for (const path of inputs) taken.add(fileIdentities(path), 'a document that is checked');
  const named = [
    ...options.filter(([name]) => !NO_INPUTS.has(name)),
    ...FILE_SETTINGS.map((name) => [name, environment[name] ?? ''] as const),
    ...places.map((place) => ['the configuration', place] as const),
  ];
  for (const [name, value] of named.filter(([, text]) => text !== ''))
    for (const path of pathsIn(value))
      taken.add(fileIdentities(resolve(directory, path)), `the value of ${name}`);
  return taken;
}

/** Returns the names of the configuration. The root counts as the folder of a product, whether it is one or not. */
function configuredPlaces(directory: string) {
  try {
    const configured = readConfigured({ directory });
    const { products = [] } = configured.config;
    return { places: configured.places(), products: ['.', ...products.map(({ path }) => path)] };
  } catch {
    // Whatever reads the configuration for its own sake says what is wrong with it.
    return { places: [], products: ['.'] };
  }
}

function pathsIn(value: string): readonly string[] {
  const ledger = /^sqlite:(.+)$/s.exec(value)?.[1];
  return ledger === undefined ? [value] : ['', ...BESIDE_LEDGER].map((end) => ledger + end);
}

export function outputFiles(args: Arguments): readonly OutputFile[] {
  return args.list('output').map((item) => {
    const equals = item.indexOf('=');
    const path = item.slice(equals + 1);
    if (equals < 0 || path === '')
      throw usageError({
        expected: '--output FORMAT=FILE, such as --output json=verdict.json',
        found: `"${item}" for --output`,
      });
    return { format: asFormat(item.slice(0, equals)), path };
  });
}

export function asFormat(text: string): Format {
  if (isFormat(text)) return text;
  throw usageError({ expected: `one of ${FORMATS.join(', ')}`, found: `unknown format "${text}"` });
}
