import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ClaimgateError, finding } from '../findings/index.ts';
import type { Config } from '../json/index.ts';
import { CLAIMS_PATH, MAX_CLAIMS_BYTES } from '../manifest/index.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../io/config.ts';
import { openInputs } from '../io/inputs/open.ts';
import { findStrayClaims } from '../io/inputs/stray-claims.ts';
import { readRegularFile } from '../io/files.ts';
import type { InputFile, RepositoryInputs } from '../io/inputs/repository-inputs.ts';
import type { Arguments } from './arguments.ts';
import type { Host } from './host.ts';

export interface InputsOptions {
  /** Which commit to read from, where the command knows better than `--ref`. */
  readonly ref?: string;
}

/** The documents of the repository, as the options of a command ask for them. */
export interface OpenedInputs {
  readonly repository: RepositoryInputs;
  readonly config: Config | undefined;
  readonly configFile: InputFile | undefined;
  /** The claims file: the one at the fixed path, unless `--claims` names another for a draft. */
  claims(): Promise<InputFile>;
  strayClaims(): Promise<string[]>;
}

/** Opens the repository around a folder and reads its configuration. @throws ClaimgateError */
export async function openCommandInputs(args: Arguments, host: Host, directory: string, options: InputsOptions = {}): Promise<OpenedInputs> {
  const ref = options.ref ?? args.text('ref');
  const repository = await openInputs({ directory, ref, environment: host.environment });
  const configFile = await readConfigFile(args, host, directory, repository);
  const config = configFile && parseConfig(configFile.bytes, configFile.path);
  return {
    repository,
    config,
    configFile,
    claims: () => readClaimsFile(args, directory, repository),
    strayClaims: () => findStrayClaims(repository, config?.stray_claims?.ignore ?? []),
  };
}

async function readConfigFile(args: Arguments, { environment }: Host, directory: string, repository: RepositoryInputs): Promise<InputFile | undefined> {
  const named = args.text('config') ?? environment['CLAIMGATE_CONFIG'];
  if (named !== undefined) {
    const bytes = await readRegularFile(resolve(directory, named), named, MAX_CONFIG_BYTES);
    return { path: named, bytes, remarks: [finding('fixed_path_overridden', { file: named, expected: CONFIG_PATH })] };
  }
  return unlessMissing(repository.read(CONFIG_PATH, MAX_CONFIG_BYTES));
}

async function readClaimsFile(args: Arguments, directory: string, repository: RepositoryInputs): Promise<InputFile> {
  const named = args.text('claims');
  const path = named === undefined ? CLAIMS_PATH : pathInRepository(repository.root, directory, named);
  const file = await unlessMissing(repository.read(path, MAX_CLAIMS_BYTES));
  if (!file) throw new ClaimgateError(path === CLAIMS_PATH ? 'claims_missing' : 'file_missing', { file: path });
  if (path === CLAIMS_PATH) return file;
  return { ...file, remarks: [...file.remarks, finding('fixed_path_overridden', { file: path, expected: CLAIMS_PATH })] };
}

/** A path as the user typed it, relative to the root. @throws ClaimgateError `path_escapes_repository` */
function pathInRepository(root: string, directory: string, named: string): string {
  const path = relative(root, resolve(directory, named));
  if (path.startsWith('..') || isAbsolute(path)) throw new ClaimgateError('path_escapes_repository', { file: named });
  return path.split(sep).join('/');
}

async function unlessMissing(file: Promise<InputFile>): Promise<InputFile | undefined> {
  try {
    return await file;
  } catch (error) {
    if (error instanceof ClaimgateError && error.code === 'file_missing') return undefined;
    throw error;
  }
}
