import type { Finding } from '../../findings/index.ts';
import type { GitRepository } from '../git/repository.ts';

/** The exact bytes of one document, and what is to be said about where they come from. */
export interface InputFile {
  /** Relative to the root, with `/` between names. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Reasons why these bytes are not those of a commit: each makes the verdict a draft. */
  readonly remarks: readonly Finding[];
}

/** A document to read: its path from the root, and its size limit in bytes. */
export interface InputRequest {
  readonly path: string;
  readonly maxBytes: number;
}

/**
 * The documents of one repository, from the work tree or from a commit. Paths are fixed: nothing that
 * a change could edit decides which file is read (specification/trust.md 5).
 */
export interface RepositoryInputs {
  readonly root: string;
  /** Git, where there is one to ask. */
  readonly repository: GitRepository | undefined;
  /** The commit that is judged, and the release tag on it; `null` without a commit. */
  readonly release: { readonly version: string | null; readonly revision: string } | null;
  /** Reasons why nothing here is tied to a commit. */
  readonly remarks: readonly Finding[];
  /** What was asked for, in that order; `undefined` for a file that does not exist. */
  readonly files: readonly (InputFile | undefined)[];
  /** Paths of the files whose names look like those searched for, sorted; none where no search was asked for. */
  readonly found: readonly string[];
}

/** A search for files by name, which decides by the name alone. */
export interface FileSearch {
  readonly matches: (name: string) => boolean;
}
