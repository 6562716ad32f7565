// Whether the files to publish, and the claims among them, are still those that the verdict is about.

import { basename } from 'node:path';
import { digestOfStream } from '../../digest/index.ts';
import type { ReleaseArtifact } from '../../documents/index.ts';
import { ClaimgateError, finding, type Finding } from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import { streamRegularFile } from '../../io/files.ts';
import type { FolderPlace } from '../../repository/document-folders.ts';
import { isEditedSince } from '../../repository/work-tree-differences.ts';
import { CLAIMS_PATH } from '../../manifest/claims.ts';
import { MAX_LONG_CLAIMS_BYTES } from '../../repository/release-inputs.ts';
import { SUMMARY_SUBJECTS } from '../../trust/statement.ts';
import { progressOf, type Host } from '../host.ts';
import type { NamedFile } from '../named-file.ts';

/** Digests of files that are going to be published, by their names without folders. @throws ClaimgateError */
export async function readArtifacts(
  files: readonly NamedFile[],
  host: Host,
): Promise<readonly ReleaseArtifact[]> {
  const artifacts: ReleaseArtifact[] = [];
  for (const { path, name: file } of files) {
    const name = basename(path);
    const isTaken =
      artifacts.some((one) => one.name === name) || SUMMARY_SUBJECTS.some((one) => one === name);
    if (!ARTIFACT_NAME.test(name) || isTaken || artifacts.length >= MAX_ARTIFACTS) {
      const expected = `at most ${MAX_ARTIFACTS} files for --artifact, each by a name of its own of ASCII letters, digits, spaces and @._+~=-`;
      throw new ClaimgateError('usage', { expected, found: file });
    }
    const pieces = streamRegularFile(path, file, progressOf(file, host));
    const { digest: sha256, size } = await digestOfStream(pieces);
    artifacts.push({ name, size, sha256 });
  }
  return artifacts;
}

const MAX_ARTIFACTS = 100;
const ARTIFACT_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]{0,253}[A-Za-z0-9@._+~=-])?$/;

/** No claims file that a gate judges is longer. */
const LONGEST = { path: CLAIMS_PATH, maxBytes: MAX_LONG_CLAIMS_BYTES };

type Judged = Pick<FolderPlace, 'repository' | 'revision'>;

/** The gate judged another claims file than one that was edited since. */
export async function editedClaims({ repository, revision }: Judged): Promise<Finding[]> {
  if (!repository || revision === undefined) return [];
  if (!(await isEditedSince(repository, revision, LONGEST))) return [];
  const details = { file: CLAIMS_PATH, expected: `the file of ${revision}` };
  return [
    finding('claims_edited_since', { ...details, next: shell`git checkout -- ${CLAIMS_PATH}` }),
  ];
}

/** Files that say what a package is and which version; what is built of an edited one is not the release. */
const PACKAGE_FILES = ['package.json', 'pyproject.toml', 'Cargo.toml'];

/** Warns of package files that were edited after the commit that is released was checked out. */
export async function editedPackages({ repository, revision }: Judged): Promise<Finding[]> {
  if (!repository || revision === undefined) return [];
  const edited: Finding[] = [];
  for (const file of PACKAGE_FILES)
    if (await isEditedSince(repository, revision, { ...LONGEST, path: file }))
      edited.push(finding('work_tree_edited', { file, found: 'a release of the commit' }));
  return edited;
}
