import { ClaimgateError } from '../../findings/index.ts';
import { present } from '../../findings/present.ts';
import { asFileError } from '../files.ts';
import { CommitTree } from './commit-files.ts';
import { FOREIGN_FOLDERS, inNestedRepository } from './file-search.ts';
import type { FolderPlace } from './folder.ts';
import type { InputFile } from './repository-inputs.ts';
import { readFromWorkTree } from './work-tree-inputs.ts';
import { refuseEscape } from './work-tree-path.ts';

/** Finds and reads documents by globs, from the work tree or from a commit. */
export class DocumentSearch {
  readonly #place: FolderPlace;
  readonly #ignore: readonly string[];
  #committed: Promise<readonly string[]> | undefined;

  /** @param ignore globs of what is left out, beside other repositories and what git ignores */
  constructor(place: FolderPlace, ignore: readonly string[]) {
    this.#place = place;
    this.#ignore = [...FOREIGN_FOLDERS.map((name) => `**/${name}/**`), ...ignore];
  }

  /** Paths of the documents that globs name, sorted. Links are listed, so that reading refuses them, not followed. */
  async find(globs: readonly string[]): Promise<readonly string[]> {
    if (globs.length === 0) return [];
    globs.forEach(refuseOutside);
    const commit = await this.#commit();
    const paths = commit
      ? await this.matching(await (this.#committed ??= commit.paths()), globs)
      : await this.#inWorkTree(globs);
    return paths.toSorted();
  }

  /** Those of the paths that globs name. */
  async matching(paths: readonly string[], globs: readonly string[]): Promise<string[]> {
    const { default: micromatch } = await import('micromatch');
    return micromatch([...paths], [...globs], { dot: true, ignore: [...this.#ignore] });
  }

  /** Reads documents whole. @throws ClaimgateError for what is no regular file below no link */
  async read(paths: readonly string[], maxBytes: number): Promise<readonly InputFile[]> {
    const commit = await this.#commit();
    if (!commit) return readOneByOne(this.#place.root, paths, maxBytes);
    const contents = await commit.files(paths.map((path) => ({ path, maxBytes })));
    return paths.map((path, index) => ({ path, bytes: present(contents[index]), remarks: [] }));
  }

  /** The commit to read from; `undefined` where the work tree is read. */
  async #commit(): Promise<CommitTree | undefined> {
    const { repository, revision, fromCommit } = this.#place;
    if (!repository || revision === undefined || !fromCommit) return undefined;
    return CommitTree.open(repository, revision);
  }

  async #inWorkTree(globs: readonly string[]): Promise<string[]> {
    const { root, repository } = this.#place;
    const { default: glob } = await import('fast-glob');
    const entries = await glob([...globs], {
      cwd: root,
      dot: true,
      onlyFiles: false,
      followSymbolicLinks: false,
      objectMode: true,
      ignore: [...this.#ignore],
    }).catch((cause: unknown) => {
      throw asFileError(cause, globs.join(' '), 'file_unreadable');
    });
    const paths: string[] = [];
    for (const { path, dirent } of entries) {
      refuseEscape(path);
      if (!dirent.isDirectory() && !inNestedRepository(root, path)) paths.push(path);
    }
    const ignored = new Set(await repository?.ignored(paths));
    return paths.filter((path) => !ignored.has(path));
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
