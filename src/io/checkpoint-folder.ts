import { join } from 'node:path';
import { namesInFolder, readRegularFile } from './files.ts';
import { createFile } from './write-files.ts';

/** As long as a signed note can be. */
const MAX_BYTES = 16_384;
const NAME = /^[0-9]{16}\.checkpoint$/;

/** A folder that keeps checkpoints of one ledger: each in a file of its own, none ever replaced. */
interface CheckpointFolder {
  readonly path: string;
  /** As messages call it. */
  readonly name: string;
}

/** The checkpoint of the greatest size, and its file as messages call it; nothing where there is none. */
export async function latestCheckpoint({ path, name }: CheckpointFolder) {
  const last = namesInFolder(path, name).findLast((one) => NAME.test(one));
  if (last === undefined) return undefined;
  const file = join(name, last);
  const bytes = await readRegularFile(join(path, last), file, MAX_BYTES);
  return { text: Buffer.from(bytes).toString('utf8'), file };
}

/** Adds the checkpoint of a size. @returns its file @throws ClaimgateError `file_exists` */
export async function addCheckpoint(
  { path, name }: CheckpointFolder,
  text: string,
  size: number,
): Promise<string> {
  // With as many digits as a size can have, so that names are in the order of sizes.
  const added = `${String(size).padStart(16, '0')}.checkpoint`;
  await createFile(join(path, added), text, join(name, added));
  return join(name, added);
}
