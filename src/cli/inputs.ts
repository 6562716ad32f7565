import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ClaimgateError, finding } from '../findings/index.ts';
import type { Config } from '../documents/index.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES } from '../manifest/index.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../io/config.ts';
import { readRegularFile } from '../io/files.ts';
import { findRepositoryRoot } from '../io/git/repository.ts';
import { readInputs, type InputFile, type RepositoryInputs } from '../io/inputs/read-inputs.ts';
import { CLAIMS_SEARCH, strayClaims } from '../io/inputs/file-search.ts';
import type { Arguments } from './arguments.ts';
import type { Host } from '../app/host.ts';

export interface InputsOptions {
  /** Which commit to read from, where the command knows better than `--ref`. */
  readonly ref?: string;
  /** Also look for other files that look like a public claims file. */
  readonly searchStrays?: boolean;
  /** Leave the claims file alone: it is too long to be held, and whoever asks reads it piece by piece. */
  readonly withoutClaims?: boolean;
}

/** The documents of the repository, as the options of a command ask for them. */
export interface OpenedInputs extends Pick<
  RepositoryInputs,
  'root' | 'repository' | 'release' | 'remarks'
> {
  /** The claims file: the one at the fixed path, unless `--claims` names another for a draft. */
  readonly claims: InputFile;
  readonly config: Config | undefined;
  readonly configFile: InputFile | undefined;
  readonly strays: readonly string[];
}

/** Reads claims and configuration of the repository around a folder. @throws ClaimgateError */
export async function openCommandInputs(
  args: Arguments,
  host: Host,
  directory: string,
  options: InputsOptions = {},
): Promise<OpenedInputs> {
  const claimsPath = claimsPathOf(args, directory);
  const requests = [
    ...(options.withoutClaims ? [] : [{ path: claimsPath, maxBytes: MAX_CLAIMS_BYTES }]),
    { path: CONFIG_PATH, maxBytes: MAX_CONFIG_BYTES },
  ];
  const inputs = await readInputs(requests, {
    directory,
    ref: options.ref ?? args.text('ref'),
    environment: host.environment,
    search: options.searchStrays ? CLAIMS_SEARCH : undefined,
  });
  const [claimsFile, ownConfig] = options.withoutClaims
    ? [{ path: claimsPath, bytes: new Uint8Array(), remarks: [] }, ...inputs.files]
    : inputs.files;
  const configFile = (await namedConfig(args, host, directory)) ?? ownConfig;
  const config = configFile && parseConfig(configFile.bytes, configFile.path);
  const { root, repository, release, remarks, found } = inputs;
  const others = found.filter((path) => path !== claimsPath);
  const strays = await strayClaims(others, config?.stray_claims?.ignore ?? []);
  return {
    root,
    repository,
    release,
    remarks,
    claims: claimsOf(claimsFile, claimsPath),
    config,
    configFile,
    strays,
  };
}

/** A configuration named by an option or the environment, instead of the one of the repository. */
async function namedConfig(
  args: Arguments,
  { environment }: Host,
  directory: string,
): Promise<InputFile | undefined> {
  const named = args.text('config') ?? environment['CLAIMGATE_CONFIG'];
  if (named === undefined) return undefined;
  const bytes = await readRegularFile(resolve(directory, named), named, MAX_CONFIG_BYTES);
  return {
    path: named,
    bytes,
    remarks: [finding('fixed_path_overridden', { file: named, expected: CONFIG_PATH })],
  };
}

function claimsOf(file: InputFile | undefined, path: string): InputFile {
  if (path === CLAIMS_PATH) {
    if (!file) throw new ClaimgateError('claims_missing', { file: path });
    return file;
  }
  if (!file) throw new ClaimgateError('file_missing', { file: path });
  return {
    ...file,
    remarks: [
      ...file.remarks,
      finding('fixed_path_overridden', { file: path, expected: CLAIMS_PATH }),
    ],
  };
}

/** Where the claims are: a path as the user typed it, made relative to the root. */
export function claimsPathOf(args: Arguments, directory: string): string {
  const named = args.text('claims');
  if (named === undefined) return CLAIMS_PATH;
  const root = findRepositoryRoot(directory) ?? directory;
  const path = relative(root, resolve(directory, named));
  if (named.split(/[\\/]/).includes('..') || path.startsWith('..') || isAbsolute(path)) {
    throw new ClaimgateError('path_escapes_repository', { file: named });
  }
  return path.split(sep).join('/');
}
