import { dirname } from 'node:path';
import type { FileOutcome } from '../../documents/index.ts';
import { CONFIG_PATH, INITIAL_CONFIG } from '../../documents/config.ts';
import { productRoot } from '../../repository/configured.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { shell } from '../../documents/shell.ts';
import { CLAIMS_PATH, formatClaims } from '../../manifest/claims.ts';
import { addLines, createUnlessThere, makeFolders } from '../../repository/new-files.ts';
import type { Invocation } from '../../cli/invocation.ts';
import type { Outcome } from '../../report/report.ts';

/** Writes the files without which nothing is judged, and overwrites none. */
export async function writeFirstFiles({ args, directory }: Invocation): Promise<Outcome> {
  const whole = findRepositoryRoot(directory) ?? directory;
  const root = productRoot({ directory, product: args.text('product') });
  const files = [
    await createClaims(root),
    await addLines(root, ATTRIBUTES_PATH, [ATTRIBUTES_LINE]),
    await createUnlessThere(whole, CONFIG_PATH, INITIAL_CONFIG),
  ];
  const lines = files.map(({ path, outcome }) => `${outcome}: ${path}`);
  const next = shell`git add ${CLAIMS_PATH} ${ATTRIBUTES_PATH} ${`:/${CONFIG_PATH}`} && git commit -m ${'Set up claimgate'}`;
  return { result: { files }, lines, next: [next, 'claimgate check'] };
}

/** Keeps git from converting what digests are made of: no line endings, no keywords, no filters, no encodings. */
export const ATTRIBUTES_LINE =
  '/provider-certification/** -text -ident -filter -working-tree-encoding';
export const ATTRIBUTES_PATH = '.gitattributes';
export async function createClaims(root: string): Promise<FileOutcome> {
  makeFolders(root, dirname(CLAIMS_PATH));
  return createUnlessThere(root, CLAIMS_PATH, formatClaims([]));
}
