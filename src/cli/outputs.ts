import { basename, dirname, resolve, sep } from 'node:path';
import { finding, type Finding } from '../findings/index.ts';
import { CONFIG_PATH } from '../io/config.ts';
import { findRepositoryRoot } from '../io/git/repository.ts';
import { fileIdentities } from '../io/same-file.ts';
import { CLAIMS_PATH } from '../manifest/index.ts';
import type { Arguments } from './arguments.ts';
import { outputFiles, type OutputFile } from './settings.ts';

/** What `--output` asks for. */
export interface PlannedOutputs {
  /** Those that harm nothing, by their absolute paths: also a run that fails writes them. */
  readonly files: readonly OutputFile[];
  /** Why the others are refused. */
  readonly findings: readonly Finding[];
}

/**
 * Looks at the paths of `--output` before anything is written. An output is written first of all, and
 * would be gone from the disk before it is read, were it an input as well.
 *
 * @param written files that the command itself writes
 */
export function planOutputs(
  args: Arguments,
  directory: string,
  written: readonly string[],
): PlannedOutputs {
  const asked = outputFiles(args);
  if (asked.length === 0) return { files: [], findings: [] };
  const taken = takenPaths(args, directory, written);
  const files: OutputFile[] = [];
  const findings: Finding[] = [];
  for (const { format, path } of asked) {
    const absolute = resolve(directory, path);
    const identities = fileIdentities(absolute);
    const owner = taken.ownerOf(identities);
    if (owner !== undefined) {
      findings.push(finding('output_conflict', { file: path, found: owner }));
    } else {
      files.push({ format, path: absolute });
      taken.add(identities, 'another --output');
    }
  }
  return { files, findings };
}

/** Paths that no output may have, and whose they are. */
class TakenPaths {
  readonly #owners = new Map<string, string>();
  readonly #folder: string;

  /** @param folder in which nothing may be written: it holds what is judged */
  constructor(folder: string) {
    this.#folder = folder;
  }

  add(identities: readonly string[], owner: string): void {
    for (const identity of identities) this.#owners.set(identity, owner);
  }

  ownerOf(identities: readonly string[]): string | undefined {
    const [path = ''] = identities;
    if (path.startsWith(this.#folder)) return `a path in ${dirname(CLAIMS_PATH)}/`;
    if (isSignedName(basename(path))) return 'the name of a manifest or a signed document';
    return identities.map((identity) => this.#owners.get(identity)).find(Boolean);
  }
}

/** Manifests and signed documents are read beside what an option names, without being named themselves. */
function isSignedName(name: string): boolean {
  return name === 'release-manifest.json' || name.endsWith('.intoto.json');
}

/** Options whose values are no paths of files. */
const NO_PATHS = new Set(['output', 'format', 'C', 'ref', 'at', 'must-hold-until']);

function takenPaths(args: Arguments, directory: string, written: readonly string[]): TakenPaths {
  const root = findRepositoryRoot(directory) ?? directory;
  const [judged = ''] = fileIdentities(resolve(root, dirname(CLAIMS_PATH)));
  const taken = new TakenPaths(judged + sep);
  taken.add(fileIdentities(resolve(root, CONFIG_PATH)), CONFIG_PATH);
  for (const path of written) taken.add(fileIdentities(path), 'a file of the command itself');
  for (const [name, value] of args.texts())
    if (!NO_PATHS.has(name))
      taken.add(fileIdentities(resolve(directory, value)), `the value of ${name}`);
  return taken;
}
