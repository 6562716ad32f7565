// Documents by patterns, for what the configuration names and for claims in the wrong place.

import { readdir, type Dirent } from 'node:fs';
import { ClaimgateError, present } from '../documents/findings.ts';
import { asFileError } from '../io/files.ts';
import { isOfNested } from '../documents/products.ts';
import { Globs } from '../documents/globs.ts';
import { CommitTree } from '../trust/commit-files.ts';
import {
  FOREIGN_FOLDERS,
  inNestedRepository,
  readFromWorkTree,
  refuseEscape,
  type InputFile,
} from './work-tree.ts';
import type { FolderPlace } from './document-folders.ts';

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
    const commit = await this.#commit();
    const paths = commit
      ? await this.matching(await (this.#committed ??= commit.paths()), globs)
      : await this.#inWorkTree(globs);
    paths.forEach(refuseLineBreak);
    return paths.toSorted();
  }

  async matching(paths: readonly string[], globs: readonly string[]): Promise<string[]> {
    const wanted = new Globs(globs);
    return paths.filter((path) => wanted.matches(path) && !this.#ignored.matches(path));
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
    // It walks only: its patterns are made of names and stars alone, never of what a file says.
    const walked = new Globs(globs).bases.map(({ path, below }) => {
      const names = below === 'nothing' ? [] : [below === 'one' ? '*' : '**'];
      return [...(path === '' ? [] : [glob.escapePath(path)]), ...names].join('/');
    });
    const entries = await glob([...new Set(walked.map(inOneLine))], {
      cwd: root,
      dot: true,
      onlyFiles: false,
      followSymbolicLinks: false,
      objectMode: true,
      ignore: [...FOREIGN],
      fs: { readdir: readdirInOneLine },
    }).catch((cause: unknown) => {
      throw asFileError(cause, globs.join(' '), 'file_unreadable');
    });
    const paths: string[] = [];
    for (const { path: found, dirent } of entries) {
      const path = withLineBreaks(found);
      refuseLineBreak(path);
      refuseEscape(path);
      const isOther = inNestedRepository(root, path) || isOfNested(repository?.product, path);
      if (!dirent.isDirectory() && !isOther) paths.push(path);
    }
    const named = await this.matching(paths, globs);
    const ignored = new Set(await repository?.ignored(named));
    return named.filter((path) => !ignored.has(path));
  }
}

const LINE_BREAKS = ['\n', '\r', '\u{2028}', '\u{2029}'];
/** Characters that no text has; a name that has one all the same is a file that is not found, and so refused. */
const STAND_INS = ['\u{fdd0}', '\u{fdd1}', '\u{fdd2}', '\u{fdd3}'];

function inOneLine(name: string): string {
  return name.replaceAll(/[\n\r\u2028\u2029]/g, (found) =>
    present(STAND_INS[LINE_BREAKS.indexOf(found)]),
  );
}

function withLineBreaks(path: string): string {
  return path.replaceAll(/[\ufdd0-\ufdd3]/g, (found) =>
    present(LINE_BREAKS[STAND_INS.indexOf(found)]),
  );
}

/** Refuses a name that no report, log or configuration can show unchanged; never skips the document. */
function refuseLineBreak(path: string): void {
  if (inOneLine(path) !== path) throw new ClaimgateError('path_has_line_break', { file: path });
}

type Take<T> = (error: NodeJS.ErrnoException | null, entries: T[]) => void;

/** Lists a folder for fast-glob: patterns match no line breaks, but their stand-ins. */
function readdirInOneLine(path: string, take: Take<string>): void;
function readdirInOneLine(path: string, options: { withFileTypes: true }, take: Take<Dirent>): void;
function readdirInOneLine(
  path: string,
  options: { withFileTypes: true } | Take<string>,
  take?: Take<Dirent>,
): void {
  if (typeof options === 'function') {
    readdir(withLineBreaks(path), (error, names) =>
      options(error, error ? [] : names.map(inOneLine)),
    );
    return;
  }
  readdir(withLineBreaks(path), options, (error, entries) => {
    if (error) return take?.(error, []);
    for (const entry of entries) entry.name = inOneLine(entry.name);
    take?.(null, entries);
  });
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
