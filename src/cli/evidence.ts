import { basename, resolve } from 'node:path';
import { present } from '../findings/assert.ts';
import type { Evidence, ProjectionSource } from '../gate/index.ts';
import { CommitAncestry } from '../io/git/commit-history.ts';
import {
  readFolder,
  readFolders,
  type FolderFiles,
  type FolderPlace,
} from '../io/inputs/document-folders.ts';
import { readReleaseRecords } from '../io/inputs/release-records.ts';
import { readTrustRoots, rootsByNumber, TRUST_ROOTS } from '../io/trust-roots.ts';
import { streamRegularFile, readFileIfThere, refuseUnreadable } from '../io/files.ts';
import type { Arguments } from './arguments.ts';
import type { Invocation } from './command.ts';
import type { OpenedInputs } from './inputs.ts';
import { progressOf } from './progress.ts';
import { NO_EVIDENCE, type ReadEvidence } from './evidence-loader.ts';
import { memoryOf, trustPinOf } from './options.ts';

/** The contract files of a repository. */
export const CONTRACTS = {
  path: 'provider-certification/contracts',
  names: /^.+\.json$/,
  maxBytes: 1024 * 1024,
};
const MAX_STATEMENT_BYTES = 1024 * 1024;

/** What claims are judged by: contracts and trust roots of the commit, the projection, the memory of releases. */
export async function readEvidence(
  invocation: Invocation,
  inputs: OpenedInputs,
): Promise<ReadEvidence> {
  const { args, directory } = invocation;
  const projection = projectionSource(invocation);
  if (!projection) return NO_EVIDENCE;
  // Without it nothing can be judged, whatever lies beside it.
  const path = resolve(directory, args.required('projection'));
  refuseUnreadable(path, projection.file);
  const { repository, release } = inputs;
  const where = placeOf(inputs, args.text('ref') !== undefined);
  const [folders, statement, memory] = await Promise.all([
    readFolders(where, [CONTRACTS, TRUST_ROOTS]),
    readStatement(args, directory),
    readReleaseRecords(repository, { ref: memoryOf(invocation), judged: release?.revision }),
  ]);
  const contracts = present(folders[0]);
  const roots = rootsByNumber(present(folders[1]));
  const evidence = {
    pin: trustPinOf(invocation),
    deployment: inputs.config?.deployment,
    roots: namedBytes(roots),
    contracts: namedBytes(contracts),
    projection,
    statement,
    memory,
    ancestry: new CommitAncestry(repository, release?.revision),
  };
  return { evidence, remarks: [...contracts.remarks, ...roots.remarks] };
}

/** The contract files of the repository. */
export async function readContractFiles(
  inputs: OpenedInputs,
  fromCommit: boolean,
): Promise<Evidence['contracts']> {
  return namedBytes(await readFolder(placeOf(inputs, fromCommit), CONTRACTS));
}

/** The trust roots of the repository, in the order of their numbers. */
export async function readRootsOf(
  inputs: OpenedInputs,
  fromCommit: boolean,
): Promise<Evidence['roots']> {
  return namedBytes(await readTrustRoots(placeOf(inputs, fromCommit)));
}

function placeOf({ root, repository, release }: OpenedInputs, fromCommit: boolean): FolderPlace {
  return { root, repository, revision: release?.revision, fromCommit };
}

/** Documents under the names that findings call them by. */
export function namedBytes({ files }: Pick<FolderFiles, 'files'>): Evidence['contracts'] {
  return files.map(({ path, bytes }) => ({ file: path, bytes }));
}

/** `--projection FILE`, to be read as often as asked; findings and verdict call it by its name alone. */
export function projectionSource({
  args,
  directory,
  host,
}: Pick<Invocation, 'args' | 'directory' | 'host'>): ProjectionSource | undefined {
  const file = args.text('projection');
  if (file === undefined) return undefined;
  const name = basename(file);
  return {
    file: name,
    open: () => streamRegularFile(resolve(directory, file), name, progressOf(name, host)),
  };
}

/** The statement lies beside the projection: `X.jsonl` and `X.intoto.json`. */
export async function readStatement(
  args: Arguments,
  directory: string,
): Promise<Evidence['statement']> {
  const file = args.required('projection').replace(/(?:\.jsonl)?$/, '.intoto.json');
  const bytes = await readFileIfThere(
    resolve(directory, file),
    basename(file),
    MAX_STATEMENT_BYTES,
  );
  return bytes && { file: basename(file), bytes };
}
