// Trust pins that a user saved on this machine; no repository can choose its own.

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, hexOf } from '../digest/index.ts';
import { refusalOf } from '../documents/error.ts';
import { isThere } from '../io/files.ts';
import { findRepositoryRoot } from '../io/git-folder.ts';
import type { Environment } from '../io/run-git.ts';
import { configurationFolder, makePrivateFolder, readSecretFile } from '../io/private-files.ts';
import { writeFileAtomically } from '../io/write-files.ts';

const OWNER_ONLY = 0o600;
/** The first line of a saved pin; the gate parses the pin again. */
const PIN = /^[1-9][0-9]*:sha256:[0-9a-f]{64}$/;

/** The pin of a repository that a person set up on this machine, and the file that keeps it. */
interface SavedPin {
  readonly pin: string;
  readonly file: string;
}

/** Among the settings of this user: a repository must not choose its own trust pin (specification/trust.md 2). */
function pinFile(environment: Environment, directory: string): string {
  const name = `${hexOf(digestOf(placeOf(directory)))}.pin`;
  return join(configurationFolder(environment), 'pins', name);
}

/** Keeps the pin of a trust root that was made on this machine. @throws ClaimgateError */
export async function savePin(
  environment: Environment,
  directory: string,
  { deployment, pin }: { readonly deployment: string; readonly pin: string },
): Promise<void> {
  const file = pinFile(environment, directory);
  const folder = configurationFolder(environment);
  await makePrivateFolder(folder);
  await makePrivateFolder(join(folder, 'pins'));
  const text = `${pin}\n${deployment}\n${placeOf(directory)}\n`;
  await writeFileAtomically(file, text, file, OWNER_ONLY);
}

/**
 * The pin that was saved for this repository and deployment. A pipeline is always given its pin: there,
 * another job could have written the settings of the user.
 *
 * @throws ClaimgateError `secret_file_exposed` for a file that others may write
 */
export function savedPin(
  environment: Environment,
  directory: string,
  deployment: string | undefined,
): SavedPin | undefined {
  if (isPipeline(environment) || deployment === undefined) return undefined;
  const file = pinFile(environment, directory);
  try {
    const [pin = '', savedFor, ...place] = readSecretFile(file, file).trimEnd().split('\n');
    const isMeant = savedFor === deployment && place.join('\n') === placeOf(directory);
    return isMeant && PIN.test(pin) ? { pin, file } : undefined;
  } catch (error) {
    refusalOf(error, 'file_missing');
    return undefined;
  }
}

/** Every CI system sets `CI`. */
export function isPipeline({ CI = '' }: Environment): boolean {
  return !['', '0', 'false'].includes(CI.toLowerCase());
}

/** The real path of the repository: a pin is for this one place. */
function placeOf(directory: string): string {
  const root = findRepositoryRoot(directory) ?? directory;
  return isThere(root) ? realpathSync.native(root) : root;
}
