import { dirname, join, resolve } from 'node:path';
import { ClaimgateError, finding } from '../findings/index.ts';
import { formatInstant } from '../json/index.ts';
import type { TrustChanges } from '../documents/index.ts';
import { createFile } from '../io/write-files.ts';
import { readFileIfThere, readRegularFile } from '../io/files.ts';
import { findRepositoryRoot } from '../io/git/repository.ts';
import { makeOutputFolder } from '../io/output-path.ts';
import { readTrustRoots, refuseGaps, TRUST_FOLDER, trustRootPath } from '../io/trust-roots.ts';
import type { NamedBytes } from '../trust/index.ts';
import {
  describedFiles,
  MAX_DESCRIPTION_BYTES,
  MAX_ENVELOPE_BYTES,
  missingSignatures,
  pinOf,
  readTrustRoot,
  trustRootOf,
  writeEnvelope,
  type Envelope,
  type MissingSignatures,
  type TrustRoot,
} from '../trust/index.ts';
import type { Result } from '../findings/index.ts';
import type { Report } from '../report/report.ts';
import type { Invocation } from './command.ts';
import { missingLines } from './document-lines.ts';
import { demand, readText } from './key-inputs.ts';
import { commandReport } from './reports.ts';
import { refuseOptions } from './refuse-options.ts';

/** A description that was read, its name, and the key files it names. */
export interface Described<T> {
  readonly description: T;
  readonly file: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Reads the document that `--from` names, and the key files beside it. */
export async function readDescribed<T extends TrustChanges>(
  { args, directory }: Invocation,
  read: (bytes: Uint8Array, file: string) => Result<T>,
): Promise<Described<T>> {
  const file = args.text('from');
  if (file === undefined) throw new ClaimgateError('usage', { expected: '--from FILE' });
  const path = resolve(directory, file);
  const bytes = await readRegularFile(path, file, MAX_DESCRIPTION_BYTES);
  const source = { file, text: Buffer.from(bytes).toString('utf8') };
  const description = demand(read(bytes, file), source);
  const files = new Map<string, string>();
  for (const name of describedFiles(description))
    files.set(name, await readText(resolve(dirname(path), name), name));
  return { description, file, files };
}

/** The trust roots of the repository around a folder, as they lie in its work tree. @throws ClaimgateError */
export async function readTrustFolder({
  args,
  directory,
}: Invocation): Promise<readonly NamedBytes[]> {
  refuseOptions(args, ['ref'], 'here: trust roots are read from the work tree');
  const root = await rootAround(directory);
  const place = { root, repository: undefined, revision: undefined, fromCommit: false };
  const { files } = await readTrustRoots(place);
  refuseGaps(files);
  return files.map(({ path, bytes }) => ({ file: path, bytes }));
}

/** Writes a new version of the trust root and says whose signatures it lacks. */
export async function publishTrustRoot(
  name: string,
  { at, directory }: Invocation,
  envelope: Envelope,
  previous?: TrustRoot,
): Promise<Report> {
  const root = demand(trustRootOf(envelope));
  refuseExpired(root, at);
  const path = trustRootPath(root.document.version);
  await createInRepository(await rootAround(directory), path, envelope);
  const missing = missingSignatures(root, previous);
  const result = { path, pin: pinOf(root), missing: missing.map(missingResult) };
  const lines = [
    `created: ${path}`,
    `  pin: ${result.pin}`,
    ...missingLines(missing),
    `next: so many of them run \`claimgate sign ${path} --key FILE\``,
  ];
  return commandReport(name, result, { lines });
}

/** Missing signatures as reports carry them. */
export function missingResult({ count, keyIds, version }: MissingSignatures) {
  return { version, count, key_ids: [...keyIds] };
}

/**
 * What a trust root lacks after another signature. The version before it is looked for beside it: who
 * signs a rotation has to know whether the old keys have agreed.
 */
export async function missingBeside(
  path: string,
  root: TrustRoot,
): Promise<readonly MissingSignatures[]> {
  const before = `${root.document.version - 1}.root.json`;
  const bytes = await readFileIfThere(join(dirname(path), before), before, MAX_ENVELOPE_BYTES);
  const previous = bytes && readTrustRoot(bytes, before);
  return missingSignatures(root, previous?.ok ? previous.value : undefined);
}

function refuseExpired({ document, envelope, expiresAt }: TrustRoot, at: number): void {
  if (at < expiresAt) return;
  const details = {
    file: envelope.file,
    expected: `after ${formatInstant(at)}`,
    found: document.expires_at,
    next: 'change expires_at',
  };
  throw new ClaimgateError('root_expired', {}, { findings: [finding('root_expired', details)] });
}

async function createInRepository(root: string, path: string, envelope: Envelope): Promise<void> {
  for (const folder of [dirname(TRUST_FOLDER), TRUST_FOLDER])
    makeOutputFolder(join(root, folder), folder);
  await createFile(join(root, path), envelopeText(envelope), path);
}

/** An envelope as the content of a file. */
export function envelopeText(envelope: Envelope): string {
  return Buffer.from(writeEnvelope(envelope)).toString('utf8');
}

async function rootAround(directory: string): Promise<string> {
  return findRepositoryRoot(directory) ?? directory;
}
