import { join } from 'node:path';
import { present } from '../findings/error.ts';
import { readRegularFile } from '../io/files.ts';
import { writeFileAtomically } from '../io/write-files.ts';
import { MAX_PROJECTION_BYTES } from '../records/record.ts';
import { PROJECTION_FILES } from './configured.ts';
import { readBundles } from './evidence-inputs.ts';
import type { NamedFile } from './named-file.ts';
import { statementPathOf } from './release-inputs.ts';

/**
 * Copies a projection, its statement and the bundles beside it into the folder of a release, so that an export in
 * between changes nothing. Returns the path of the copy.
 */
export async function keepProjection(source: string, folder: NamedFile): Promise<string> {
  const keep = (name: string, bytes: Uint8Array) =>
    writeFileAtomically(join(folder.path, name), bytes, join(folder.name, name));
  const names = [source, statementPathOf(source)];
  for (const [at, name] of PROJECTION_FILES.entries()) {
    const path = present(names[at]);
    await keep(name, await readRegularFile(path, name, MAX_PROJECTION_BYTES));
  }
  const bundles = await readBundles(present(names[1]), PROJECTION_FILES[1]);
  if (bundles) await keep(bundles.file, bundles.bytes);
  return join(folder.path, PROJECTION_FILES[0]);
}
