import { finding, type Finding } from '../../findings/index.ts';
import { refusalOf } from '../../findings/error.ts';
import { readRegularFile } from '../files.ts';
import { conversionOf } from '../git/conversion.ts';
import { differenceOf } from '../git/difference.ts';
import type { GitRepository } from '../git/repository.ts';
import type { InputFile, InputRequest } from './read-inputs.ts';
import { findInWorkTree } from './work-tree-path.ts';

/** What a commit has of some documents. */
export interface CommittedFiles {
  readonly revision: string;
  /** In the order of the documents; `undefined` for one that is not there. */
  readonly contents: readonly (Uint8Array | undefined)[];
}

/** Reads documents as they lie in the work tree. @throws ClaimgateError for anything that is not a regular file */
export function readFromWorkTree(
  root: string,
  requests: readonly InputRequest[],
): Promise<(InputFile | undefined)[]> {
  return Promise.all(requests.map((request) => readUnlessMissing(root, request)));
}

async function readUnlessMissing(
  root: string,
  { path, maxBytes }: InputRequest,
): Promise<InputFile | undefined> {
  try {
    // A refusal that nobody hears would load the table of codes in every repository without a configuration.
    const file = findInWorkTree(root, path);
    if (file === undefined) return undefined;
    const bytes = await readRegularFile(file, path, maxBytes);
    return { path, bytes, remarks: [] };
  } catch (error) {
    refusalOf(error, 'file_missing');
    return undefined;
  }
}

/** The same documents, each with the remark how it differs from the commit, if it does. */
export function compareWithCommit(
  repository: GitRepository,
  { revision, contents }: CommittedFiles,
  files: readonly (InputFile | undefined)[],
): Promise<(InputFile | undefined)[]> {
  return Promise.all(
    files.map(
      async (file, index) =>
        file && { ...file, remarks: await remarksOn(repository, revision, file, contents[index]) },
    ),
  );
}

/** Remarks on documents that the commit holds and the work tree does not. */
export function removedFiles(
  requests: readonly InputRequest[],
  files: readonly (InputFile | undefined)[],
  { contents }: CommittedFiles,
): Finding[] {
  return requests
    .filter((_, index) => !files[index] && contents[index])
    .map(({ path }) => finding('not_in_work_tree', { file: path }));
}

async function remarksOn(
  repository: GitRepository,
  revision: string,
  { path, bytes }: InputFile,
  committed: Uint8Array | undefined,
): Promise<Finding[]> {
  if (!committed) return [finding('not_committed', { file: path, found: `commit ${revision}` })];
  const difference = differenceOf(bytes, committed);
  if (!difference) return [];
  const { code, line } = difference;
  const conversion = code === 'work_tree_edited' ? undefined : await conversionOf(repository, path);
  return [
    finding(code, { file: path, line, ...(conversion === undefined ? {} : { found: conversion }) }),
  ];
}
