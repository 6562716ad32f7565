// Why a file of the work tree differs from the commit: an edit, or a checkout that converts.

import { lstatSync, readlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
import { RunningDigest } from '../digest/index.ts';
import { undefinedFor, ClaimgateError, finding, type Finding } from '../documents/findings.ts';
import { lstatsOf, piecesOf } from '../io/files.ts';
import { objectHash } from '../trust/git-objects.ts';
import type { GitRepository } from '../io/git-repository.ts';
import {
  CommitTree,
  SUBMODULE,
  SYMBOLIC_LINK,
  type CommitEntry,
  type InputRequest,
} from '../trust/commit-files.ts';
import type { InputFile } from './work-tree.ts';

export interface CommittedFiles {
  readonly revision: string;
  /** In the order of the documents; `undefined` for one that is not there. */
  readonly contents: readonly (Uint8Array | undefined)[];
}

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

type Difference = 'work_tree_edited' | 'work_tree_line_endings' | 'work_tree_keyword';

/** Tells an edit from what a checkout does by itself, with the 1-based line; `undefined` where the bytes are equal. */
export function differenceOf(
  workTree: Uint8Array,
  committed: Uint8Array,
): { readonly code: Difference; readonly line: number } | undefined {
  if (Buffer.compare(workTree, committed) === 0) return undefined;
  const found = latin1(workTree);
  const wanted = latin1(committed);
  const line = firstDifferentLine(found, wanted);
  if (unixLines(found) === unixLines(wanted)) return { code: 'work_tree_line_endings', line };
  if (collapsedKeywords(unixLines(found)) === collapsedKeywords(unixLines(wanted)))
    return { code: 'work_tree_keyword', line };
  return { code: 'work_tree_edited', line };
}

/** One character a byte, so that no decoding hides a difference. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function collapsedKeywords(text: string): string {
  // As git writes it: any other text could be code.
  return text.replaceAll(/\$Id: (?:[0-9a-f]{40}|[0-9a-f]{64}) \$/g, '$Id$');
}

function firstDifferentLine(found: string, wanted: string): number {
  const wantedLines = wanted.split('\n');
  const index = found.split('\n').findIndex((line, at) => line !== wantedLines[at]);
  return index < 0 ? wantedLines.length : index + 1;
}

const ATTRIBUTES = ['text', 'eol', 'ident', 'filter', 'working-tree-encoding'];

/** For a message only: the attributes of the file and `core.autocrlf` with the file that sets it. */
async function conversionOf(repository: GitRepository, path: string): Promise<string | undefined> {
  const attributes = (await repository.attributes(path, ATTRIBUTES)).filter(
    ([, value]) => value !== 'unspecified' && value !== 'unset',
  );
  const settings = attributes.map(([name, value]) => `attribute ${name}=${value}`);
  const autocrlf = await repository.userSetting('core.autocrlf');
  if (autocrlf) settings.push(`core.autocrlf=${autocrlf.value} (${autocrlf.origin})`);
  return settings.length > 0 ? settings.join(', ') : undefined;
}

const REGULAR_FILE = '100644';

/** How much is read to compare; what is left counts as different. */
const MAX_COMPARED_BYTES = 4 * 1024 ** 3;

/** In the order of their paths. Git is not asked to compare: it would run the filters that a repository configures. */
export async function differingFiles(
  repository: GitRepository,
  revision: string,
): Promise<readonly string[]> {
  const commit = await CommitTree.open(repository, revision);
  const differing = await differingOf(repository, await commit.entries());
  return differing.map(({ path }) => path).sort();
}

async function differingOf(
  repository: GitRepository,
  entries: readonly CommitEntry[],
): Promise<CommitEntry[]> {
  let left = MAX_COMPARED_BYTES;
  const differing: CommitEntry[] = [];
  for (const entry of entries) {
    const { path, mode, id } = entry;
    if (mode === SUBMODULE) continue;
    const place = join(repository.folder, path);
    const size = lstatsOf(place)?.size ?? 0;
    left -= size;
    const isRead = left >= 0 && (await mayHaveSize(repository, id, size));
    if (!isRead || idInWorkTree(place, mode, id.length) !== id) differing.push(entry);
  }
  return differing;
}

/** Reading a larger file takes longer than to ask git first how long it would have to be. */
const MAX_UNASKED_BYTES = 16 * 1024 ** 2;

/** Whether an object can have so many bytes: one that is not here may. */
async function mayHaveSize(repository: GitRepository, id: string, size: number): Promise<boolean> {
  if (size <= MAX_UNASKED_BYTES) return true;
  return ((await repository.sizeOf(id)) ?? size) === size;
}

/** The files that somebody edited: a checkout may convert line endings and keywords, and fetch large files. */
export async function changedFiles(
  repository: GitRepository,
  entries: readonly CommitEntry[],
): Promise<readonly string[]> {
  const differing = await differingOf(repository, entries);
  const different = new Set(differing);
  const changed: string[] = [];
  for (const entry of differing)
    if (!(await isConverted(repository, entry))) changed.push(entry.path);
  const hasPrograms = await keepsPrograms(repository);
  for (const entry of entries)
    if (hasPrograms && !different.has(entry) && hasOtherMode(repository, entry))
      changed.push(entry.path);
  return changed;
}

/** Whether files of the work tree show which of them are programs: some file systems do not, and git then says so. */
async function keepsPrograms(repository: GitRepository): Promise<boolean> {
  if (sep === '\\') return false;
  return (await repository.userSetting('core.filemode'))?.value !== 'false';
}

function hasOtherMode(repository: GitRepository, { mode, path }: CommitEntry): boolean {
  if (mode !== PROGRAM && mode !== REGULAR_FILE) return false;
  const stats = lstatsOf(join(repository.folder, path));
  return stats !== undefined && ((stats.mode & OWNER_RUNS) !== 0) !== (mode === PROGRAM);
}

const PROGRAM = '100755';

/** The bit that git looks at. */
const OWNER_RUNS = 0o100;

/** A converted file is read up to this size; a larger one counts as edited. */
const MAX_CONVERTED_BYTES = 16 * 1024 ** 2;

async function isConverted(
  repository: GitRepository,
  { id, mode, path }: CommitEntry,
): Promise<boolean> {
  const place = join(repository.folder, path);
  // Git for Windows writes a link as a file; elsewhere somebody did.
  if (mode === SYMBOLIC_LINK && sep !== '\\') return false;
  const stats = lstatsOf(place);
  if (!stats?.isFile()) return false;
  const limit = {
    maxBytes: MAX_CONVERTED_BYTES,
    tooLarge: () => new ClaimgateError('git_too_large'),
  };
  const blob = await repository.object(id, limit).catch(undefinedFor('git_too_large'));
  if (blob?.type !== 'blob') return false;
  const digest = largeFileIn(blob.bytes);
  if (digest !== undefined) return sha256Of(place) === digest;
  if (stats.size > 2 * MAX_CONVERTED_BYTES) return false;
  const there = Buffer.concat([...piecesOf(place, place)].map((piece) => Buffer.from(piece)));
  return differenceOf(there, blob.bytes)?.code !== 'work_tree_edited';
}

/** The digest of a file that git keeps elsewhere (Git LFS), by the pointer in its place. */
function largeFileIn(bytes: Uint8Array): string | undefined {
  if (bytes.length > 1024) return undefined;
  const text = Buffer.from(bytes).toString('latin1');
  return /^version https:\/\/git-lfs[^]*^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1];
}

function sha256Of(place: string): string {
  const digest = new RunningDigest();
  for (const piece of piecesOf(place, place)) digest.update(piece);
  return digest.finish().replace('sha256:', '');
}

/**
 * Tells whether the commit that is checked out is this one, and the work tree has another file at a path than
 * it: a command that publishes from the work tree would publish that. A file that is not there publishes nothing.
 * One that is longer than the commit could have is not read.
 */
export async function isEditedSince(
  repository: GitRepository,
  revision: string,
  { path, maxBytes }: InputRequest,
): Promise<boolean> {
  if ((await repository.commitAt('HEAD')) !== revision) return false;
  const place = join(repository.folder, path);
  const stats = lstatsOf(place);
  if (stats === undefined) return false;
  if (stats.size > maxBytes) return true;
  const commit = await CommitTree.open(repository, revision);
  return idInWorkTree(place, REGULAR_FILE, revision.length) !== (await commit.idOfFile(path));
}

/** The id of a file or link as it lies there; `undefined` for what is gone, cannot be read or is something else. */
function idInWorkTree(path: string, mode: string, idLength: number): string | undefined {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink() !== (mode === SYMBOLIC_LINK)) return undefined;
    const hash = objectHash('blob', stats.size, idLength);
    const pieces = stats.isFile()
      ? piecesOf(path, path)
      : [readlinkSync(path, { encoding: 'buffer' })];
    for (const piece of pieces) hash.update(piece);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}
