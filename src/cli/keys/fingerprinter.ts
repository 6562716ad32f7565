// The key of fingerprints: found, made once, and never taken for another deployment.

import { dirname, join, resolve } from 'node:path';
import {
  FINGERPRINT_FIELDS,
  fingerprinterOf,
  type Fingerprinter,
  type FingerprintField,
} from '../../digest/index.ts';
import { demand, undefinedFor, ClaimgateError } from '../../documents/findings.ts';
import type { Environment } from '../../io/run-git.ts';
import { isThere } from '../../io/files.ts';
import { configurationFolder, makePrivateFolder, readSecretFile } from '../../io/private-files.ts';
import { createFile } from '../../io/write-files.ts';
import { newFingerprintKey, readFingerprintKey } from '../../ledger/identity.ts';
import { type LedgerLocation } from '../../ledger/open.ts';
import { readConfigured, type Configured } from '../../repository/configured.ts';
import { askedDeployment } from '../../repository/asked.ts';
import type { Outcome } from '../../report/report.ts';
import type { Invocation } from '../invocation.ts';
import { readSource, type NamedFile, type Source } from '../named-file.ts';

const SETTING = 'CLAIMGATE_FINGERPRINT_KEY_FILE';
const OWNER_ONLY = 0o600;
const MAX_ID_BYTES = 4096;

/** Where the file of the fingerprint key is: an environment that may name it, and the folder that paths start from. */
export interface KeyFilePlace {
  readonly environment: Environment;
  readonly directory: string;
}

/** Makes fingerprints of a deployment with the key in the file that the environment names (specification/documents.md 4). */
export async function fingerprinterFor(
  place: KeyFilePlace,
  deployment: string,
): Promise<Fingerprinter> {
  const fingerprints = await fingerprinterIfNamed(place, deployment);
  if (!fingerprints) throw keyFileUnnamed();
  return fingerprints;
}

/** Returns nothing where neither the environment nor the configuration names a key. */
async function fingerprinterIfNamed(
  place: KeyFilePlace,
  deployment: string,
): Promise<Fingerprinter | undefined> {
  const file = namedKeyFile(place, (configured, key) => configured.requireThere('keys', key));
  return file && fingerprinterOf(await readFingerprintKeyFile(file.path, file.name), deployment);
}

/** Returns nothing, too, where the configuration names a key that is not on this machine. */
export async function fingerprinterIfThere(
  place: KeyFilePlace,
  deployment: string,
): Promise<Fingerprinter | undefined> {
  const file = namedKeyFile(place);
  const isHere = place.environment[SETTING] || (file && isThere(file.path));
  return isHere ? fingerprinterIfNamed(place, deployment) : undefined;
}

/** The file that the environment names, else the one among the configured keys. */
export function namedKeyFile(
  { environment, directory }: KeyFilePlace,
  look: (configured: Configured, key: NamedFile) => NamedFile = (_, key) => key,
): NamedFile | undefined {
  const name = environment[SETTING] || undefined;
  if (name !== undefined) return { path: resolve(directory, name), name };
  const configured = readConfigured({ directory, config: environment['CLAIMGATE_CONFIG'] });
  const key = configured.keyOf('fingerprint');
  return key && look(configured, key);
}

/** The fingerprint of the id that a source holds in one line. @throws ClaimgateError */
export async function fingerprintId(
  field: FingerprintField,
  source: Source,
  fingerprints: Fingerprinter,
): Promise<string> {
  const bytes = await readSource(source, MAX_ID_BYTES);
  const id = Buffer.from(bytes)
    .toString('utf8')
    .replace(/\r?\n$/, '');
  if (id === '' || /[\p{Cc}\u{fffd}]/u.test(id))
    throw new ClaimgateError('usage', { expected: 'one line with an id on standard input' });
  return fingerprints.of(field, id);
}

/**
 * Where the fingerprint key of a service is: where environment or configuration say, else, for a ledger of SQLite, in the
 * folder for settings. Never beside the ledger: anyone who copies or takes that folder could add records.
 */
export function keyFileOfService(
  place: KeyFilePlace,
  { engine }: LedgerLocation,
  deployment: string,
): string {
  const file = namedKeyFile(place);
  if (file) return file.path;
  if (engine !== 'sqlite') throw keyFileUnnamed();
  return join(configurationFolder(place.environment), 'fingerprint-keys', `${deployment}.key`);
}

/** For a ledger that is to be made: the key that is there, else a new one. */
export async function readOrCreateFingerprintKey(path: string): Promise<Uint8Array> {
  const known = await readFingerprintKeyFile(path, path).catch(undefinedFor('file_missing'));
  if (known) return known;
  if (!isThere(dirname(path))) await makePrivateFolder(dirname(path));
  await createFile(path, newFingerprintKey(), path, OWNER_ONLY);
  return readFingerprintKeyFile(path, path);
}

export async function readFingerprintKeyFile(path: string, name: string): Promise<Uint8Array> {
  return demand(readFingerprintKey(Buffer.from(readSecretFile(path, name)), name));
}

function keyFileUnnamed(): ClaimgateError {
  return new ClaimgateError('usage', {
    expected: `a file in ${SETTING}, or keys in the configuration`,
  });
}

/** Prints the fingerprint of the id on standard input: one in the arguments would be seen by every process of the machine. */
export async function printFingerprint(invocation: Invocation): Promise<Outcome> {
  const { args, directory, host } = invocation;
  const field = args.oneOf('id', FINGERPRINT_FIELDS);
  const key = { environment: host.environment, directory };
  const fingerprints = await fingerprinterFor(key, askedDeployment(invocation));
  const fingerprint = await fingerprintId(field, host.stdin, fingerprints);
  const result = { field, fingerprint, key_id: fingerprints.keyId };
  return { result, lines: [fingerprint] };
}
