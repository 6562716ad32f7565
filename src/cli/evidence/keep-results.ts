import { join } from 'node:path';
import { ClaimgateError, demand } from '../../documents/findings.ts';
import { isThere, readFileIfThere } from '../../io/files.ts';
import { makeOutputFolder } from '../../io/output-path.ts';
import { createFile } from '../../io/write-files.ts';
import type { ReleaseInputs } from '../../repository/release-inputs.ts';
import { keptFiles, publishable, type KeptFile } from '../../test-results/kept.ts';
import { MAX_RESULTS_BYTES } from '../../test-results/read.ts';
import type { NamedFile } from '../named-file.ts';

/** Where results are kept unless the configuration or the caller names a folder. */
const KEPT = '.claimgate/results';

/** Where results go that are published with the repository. */
const PUBLISHED = 'provider-certification/results';

/** The results of a run, and how they came about. */
interface KeepRequest {
  readonly bytes: Uint8Array;
  readonly came: Parameters<typeof keptFiles>[1];
  readonly file: string;
  /** The folder that the caller names. */
  readonly keep: NamedFile | undefined;
  readonly isPublished: boolean;
}

/**
 * Keeps results under their digest before the run is recorded. Git ignores the folder, except that of results to publish.
 *
 * @throws ClaimgateError `results_not_publishable` before anything is written; `file_exists` over other content
 */
export async function keepResults(
  { bytes, came, file, isPublished, keep }: KeepRequest,
  { config, root }: Pick<ReleaseInputs, 'config' | 'root'>,
): Promise<void> {
  const files = keptFiles(bytes, came);
  if (isPublished) demand(publishable(files, file));
  const name = config?.results ?? KEPT;
  const folder = keep ?? makeFolders(root, name);
  makeOutputFolder(folder.path, folder.name);
  await writeAll(folder, [...files, IGNORED]);
  if (isPublished) await writeAll(makeFolders(root, PUBLISHED), files);
}

/** Keeps git from taking in what lies in a folder, the file itself among it. */
const IGNORED: KeptFile = { name: '.gitignore', bytes: Buffer.from('*\n') };

function makeFolders(root: string, name: string): NamedFile {
  let path = root;
  for (const part of name.split('/')) {
    path = join(path, part);
    makeOutputFolder(path, name);
  }
  return { path, name };
}

async function writeAll(folder: NamedFile, files: readonly KeptFile[]): Promise<void> {
  for (const { bytes, name } of files) {
    const [path, called] = [join(folder.path, name), join(folder.name, name)];
    // Ignore rules that somebody wrote stay.
    if (name === IGNORED.name && isThere(path)) continue;
    const isKept = async () => {
      const there = await readFileIfThere(path, called, MAX_RESULTS_BYTES);
      return there !== undefined && Buffer.from(bytes).equals(there);
    };
    if (await isKept()) continue;
    await createFile(path, bytes, called).catch(async (error: unknown) => {
      // Another run may have kept the same at the same time.
      if (error instanceof ClaimgateError && error.code === 'file_exists' && (await isKept()))
        return;
      throw error;
    });
  }
}
