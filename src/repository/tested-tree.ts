// Whether the code that tests run on is that of a commit: the revision of a run is observed, not believed.

import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canBeCovered } from '../evidence/coverage.ts';
import { ClaimgateError, countOf } from '../documents/findings.ts';
import { looksLikeResults } from '../test-results/results.ts';
import { isThere } from '../io/files.ts';
import { isRepository } from '../io/git-folder.ts';
import { GitRepository } from '../io/git-repository.ts';
import type { Environment } from '../io/run-git.ts';
import { CommitTree, SUBMODULE } from '../trust/commit-files.ts';
import { changedFiles } from './work-tree-differences.ts';

/** How many files a refusal names. */
const NAMED = 5;

/** Package managers rewrite these when they install; without `covers`, that is no edit of the code. */
const LOCKFILES: ReadonlySet<string> = new Set([
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
  'composer.lock',
  'Cargo.lock',
  'Gemfile.lock',
  'Pipfile.lock',
  'poetry.lock',
  'uv.lock',
  'pdm.lock',
  'go.sum',
  'gradle.lockfile',
  'packages.lock.json',
  'mix.lock',
  'pubspec.lock',
  'Podfile.lock',
  'Package.resolved',
]);

/** The files of a work tree that are not those of a commit, from the root of the repository. */
export interface EditedTree {
  readonly revision: string;
  /** Tracked files that differ or are gone, and files that git neither has nor ignores; sorted. */
  readonly paths: readonly string[];
}

/**
 * Compares the work tree with a commit. Files that git ignores are left out, and so are results of tests that nobody
 * committed. A submodule counts as edited if another commit of it is checked out, or its own files are edited.
 */
export async function compareTree(
  repository: GitRepository,
  revision: string,
  environment: Environment,
): Promise<EditedTree> {
  const whole = repository.of(undefined);
  const entries = await (await CommitTree.open(whole, revision)).entries();
  const changed = await changedFiles(whole, entries);
  const known = new Set(entries.map(({ path }) => path));
  const added = (await whole.present()).filter((path) => !known.has(path));
  const paths = [...changed, ...added.filter((path) => !isResultsFile(join(whole.root, path)))];
  for (const { id, mode, path } of entries)
    if (mode === SUBMODULE) paths.push(...(await editedIn(whole, { id, path }, environment)));
  return { revision, paths: paths.filter(canBeCovered).sort() };
}

async function editedIn(
  { root }: GitRepository,
  { id, path }: { readonly id: string; readonly path: string },
  environment: Environment,
): Promise<readonly string[]> {
  const folder = join(root, path);
  // One that is not checked out is an empty folder, and has no code to test.
  if (!isRepository(folder)) return isEmpty(folder) ? [] : [path];
  const submodule = GitRepository.open(folder, environment);
  if ((await submodule.commitAt('HEAD')) !== id) return [path];
  const { paths } = await compareTree(submodule, id, environment);
  return paths.map((name) => `${path}/${name}`);
}

function isEmpty(folder: string): boolean {
  try {
    return !isThere(folder) || readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

/** Leaves out a file, by its place: that of the results is none of the code. */
export function withoutFile(
  edited: EditedTree,
  { root }: GitRepository,
  place: string,
): EditedTree {
  return { ...edited, paths: edited.paths.filter((path) => join(root, path) !== place) };
}

/** @throws ClaimgateError `tested_tree_edited` where an edited file is of the tested code */
export function refuseEdited(
  { paths, revision }: EditedTree,
  isTested: ((path: string) => boolean) | undefined = isNoLockfile,
): void {
  const edited = paths.filter(isTested);
  if (edited.length === 0) return;
  const others = edited.length > NAMED ? ', …' : '';
  const found = `${countOf(edited.length, 'file')}: ${edited.slice(0, NAMED).join(', ')}${others}`;
  throw new ClaimgateError('tested_tree_edited', { expected: `the files of ${revision}`, found });
}

function isNoLockfile(path: string): boolean {
  return !LOCKFILES.has(basename(path));
}

/** How much of a file is looked at for what it is. */
const BEGINNING = 4096;

/** Tools name a report so; settings of any other name could be code. */
const RESULTS_NAME = /\.xml$|(?:ctrf|report|results?)[^/\\]*\.json$/i;

function isResultsFile(path: string): boolean {
  if (!RESULTS_NAME.test(path)) return false;
  try {
    const file = openSync(path, 'r');
    try {
      const buffer = Buffer.alloc(BEGINNING);
      const length = readSync(file, buffer, 0, BEGINNING, 0);
      return length > 0 && looksLikeResults(buffer.toString('utf8', 0, length));
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
