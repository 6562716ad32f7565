import { ClaimgateError } from '../../findings/index.ts';
import { present } from '../../findings/present.ts';
import { asFileError } from '../files.ts';
import { Globs } from '../globs.ts';
import { readCommitFiles } from './commit-files.ts';
import { refuseOversize } from './commit-inputs.ts';
import { FOREIGN_FOLDERS, inNestedRepository } from './file-search.ts';
import type { FolderPlace } from './folder.ts';
import type { InputFile } from './repository-inputs.ts';
import { readFromWorkTree } from './work-tree-inputs.ts';
import { refuseEscape } from './work-tree-path.ts';

const FOREIGN = FOREIGN_FOLDERS.map((name) => `**/${name}/**`);

/** Finds and reads documents by globs, from the work tree or from a commit. */
export class DocumentSearch {
  readonly #place: FolderPlace;
  readonly #ignored: Globs;
  #committed: Promise<readonly string[]> | undefined;

  /** @param ignore globs of what is left out, beside other repositories and what git ignores */
  constructor(place: FolderPlace, ignore: readonly string[]) {
    this.#place = place;
    this.#ignored = new Globs([...FOREIGN, ...ignore]);
  }

  /** Paths of the documents that globs name, sorted. Links are listed, so that reading refuses them, not followed. */
  async find(globs: readonly string[]): Promise<readonly string[]> {
    if (globs.length === 0) return [];
    globs.forEach(refuseOutside);
    const { repository, revision, fromCommit } = this.#place;
    const paths =
      repository && revision !== undefined && fromCommit
        ? await this.matching(await (this.#committed ??= repository.files(revision)), globs)
        : await this.#inWorkTree(globs);
    return paths.toSorted();
  }

  /** Those of the paths that globs name. */
  async matching(paths: readonly string[], globs: readonly string[]): Promise<string[]> {
    const wanted = new Globs(globs);
    return paths.filter((path) => wanted.matches(path) && !this.#ignored.matches(path));
  }

  /** Reads documents whole. @throws ClaimgateError for what is no regular file below no link */
  async read(paths: readonly string[], maxBytes: number): Promise<readonly InputFile[]> {
    const { root, repository, revision, fromCommit } = this.#place;
    if (!repository || revision === undefined || !fromCommit)
      return readOneByOne(root, paths, maxBytes);
    const commit = await readCommitFiles(repository, revision, paths);
    return paths.map((path, index) => {
      const bytes = present(commit?.contents[index]);
      return { path, bytes: refuseOversize(bytes, path, maxBytes), remarks: [] };
    });
  }

  async #inWorkTree(globs: readonly string[]): Promise<string[]> {
    const { root, repository } = this.#place;
    const { default: glob } = await import('fast-glob');
    // It walks only: its patterns are made of names and stars alone, never of what a file says.
    const walked = new Globs(globs).bases.map(({ path, below }) => {
      const names = below === 'nothing' ? [] : [below === 'one' ? '*' : '**'];
      return [...(path === '' ? [] : [glob.escapePath(path)]), ...names].join('/');
    });
    const entries = await glob([...new Set(walked)], {
      cwd: root,
      dot: true,
      onlyFiles: false,
      followSymbolicLinks: false,
      objectMode: true,
      ignore: [...FOREIGN],
    }).catch((cause: unknown) => {
      throw asFileError(cause, globs.join(' '), 'file_unreadable');
    });
    const paths: string[] = [];
    for (const { path, dirent } of entries) {
      refuseEscape(path);
      if (!dirent.isDirectory() && !inNestedRepository(root, path)) paths.push(path);
    }
    const named = await this.matching(paths, globs);
    const ignored = new Set(await repository?.ignored(named));
    return named.filter((path) => !ignored.has(path));
  }
}

/** A site can have more documents than a process may open files at once. */
async function readOneByOne(
  root: string,
  paths: readonly string[],
  maxBytes: number,
): Promise<InputFile[]> {
  const files: InputFile[] = [];
  for (const path of paths) {
    const [file] = await readFromWorkTree(root, [{ path, maxBytes }]);
    files.push(file ?? gone(path));
  }
  return files;
}

/** Before the search goes there; what a pattern still makes of it is checked path by path. */
function refuseOutside(glob: string): void {
  const plain = glob.replace(/^!/, '');
  if (plain.startsWith('/') || plain.split('/').includes('..'))
    throw new ClaimgateError('path_escapes_repository', { file: glob });
}

/** A file that was there a moment ago. */
function gone(path: string): never {
  throw new ClaimgateError('file_missing', { file: path });
}
