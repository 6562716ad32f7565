import type { Finding } from '../../findings/index.ts';

/** The exact bytes of one document, and what is to be said about where they come from. */
export interface InputFile {
  /** Relative to the root, with `/` between names. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Reasons why these bytes are not those of a commit: each makes the verdict a draft. */
  readonly remarks: readonly Finding[];
}

/**
 * The documents of one repository, from the work tree or from a commit. Paths are fixed: nothing that
 * a change could edit decides which file is read (trust.md section 5).
 */
export interface RepositoryInputs {
  readonly root: string;
  /** The commit that is judged, and the release tag on it; `null` without a commit. */
  readonly release: { readonly version: string | null; readonly revision: string } | null;
  /** Reasons why nothing here is tied to a commit. */
  readonly remarks: readonly Finding[];
  /**
   * Reads a regular file.
   * @throws ClaimgateError for anything else, `file_missing` where there is none
   */
  read(path: string, maxBytes: number): Promise<InputFile>;
  /** Paths of all files whose name `matches`, ignored ones excepted, sorted. */
  find(matches: (name: string) => boolean, globs: readonly string[]): Promise<string[]>;
}
