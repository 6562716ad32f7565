import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import glob from 'fast-glob';
import { POSTGRES_URL, startOwnPostgres } from '../../test/ledger/postgres-server.ts';
import { BUNDLES, type Folder, FOLDERS } from './folders.ts';

/**
 * Stryker warns that compiled tests are none of the files that it was given. The level is a `const enum`
 * there, which no module that is compiled alone can name.
 */
const QUIET: object = { logLevel: 'error' };

/** Tries every mutant of a folder, each with the test files that reach it, by their TAP; too many survivors set the exit code. */
export async function mutate({ name, code, needsPostgres }: Folder, least = 95): Promise<void> {
  const place = `build/mutation/${name}`;
  mkdirSync(place, { recursive: true });
  const stryker = new Stryker({
    mutate: [...code],
    ignorePatterns: ['/build', '/dist', '/coverage'],
    tempDirName: `${place}/sandbox`,
    tsconfigFile: 'none',
    disableTypeChecks: false,
    buildCommand: `tsx tools/mutate/bundle.ts ${name}`,
    plugins: ['@stryker-mutator/tap-runner'],
    testRunner: 'tap',
    tap: {
      testFiles: [`${BUNDLES}/test/**/*.test.mjs`],
      nodeArgs: ['--test-reporter=tap'],
      forceBail: true,
    },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // On a machine with other work a wall clock says little; Stryker counts the turns of endless loops.
    timeoutMS: 60_000,
    reporters: ['html', 'clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `${place}/index.html` },
    thresholds: { high: 95, low: least, break: least },
    ...QUIET,
  });
  const server = needsPostgres ? await startOwnPostgres() : undefined;
  if (server) process.env[POSTGRES_URL] = server.url;
  try {
    await stryker.runMutationTest();
  } finally {
    await server?.stop();
  }
}

/** Some lines of a file, as Stryker takes them: `src/gate/plan.ts:41-80`. */
interface Piece {
  readonly folder: Folder;
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

const LINES = 40;

/**
 * Chooses what one run changes: pieces with a line that is new since a commit, up to the number, then others of the
 * folder whose turn it is. The day decides which, so that other days try others.
 */
export function piecesOf(
  day: number,
  since: string | undefined,
  number: number,
): ReadonlyMap<Folder, readonly string[]> {
  const changed = since === undefined ? new Map<string, Set<number>>() : linesSince(since);
  const isNew = ({ file, first, last }: Piece) =>
    [...(changed.get(file) ?? [])].some((line) => line >= first && line <= last);
  const all = FOLDERS.flatMap(cut).toSorted((one, other) =>
    rank(day, one).localeCompare(rank(day, other)),
  );
  const turn = FOLDERS[day % FOLDERS.length];
  const inOrder = [
    ...all.filter(isNew),
    ...all.filter((piece) => piece.folder === turn && !isNew(piece)),
  ];
  const chosen = new Map<Folder, readonly string[]>();
  for (const { folder, file, first, last } of inOrder.slice(0, number))
    chosen.set(folder, [...(chosen.get(folder) ?? []), `${file}:${first}-${last}`]);
  return chosen;
}

function cut(folder: Folder): Piece[] {
  return glob.sync([...folder.code]).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    return Array.from({ length: Math.ceil(lines / LINES) }, (_, at) => ({
      folder,
      file,
      first: at * LINES + 1,
      last: Math.min((at + 1) * LINES, lines),
    }));
  });
}

function rank(day: number, { file, first }: Piece): string {
  return createHash('sha256').update(`${day} ${file} ${first}`).digest('hex');
}

/** The lines of each file under `src` that a commit had not, or had otherwise. */
function linesSince(commit: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  let lines = new Set<number>();
  const difference = git('diff', '--unified=0', '--no-color', '--no-ext-diff', commit, '--', 'src');
  for (const line of difference.split('\n')) {
    const [, file] = /^\+\+\+ b\/(.+)$/.exec(line) ?? [];
    if (file !== undefined) found.set(file, (lines = new Set()));
    const [, first, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined) continue;
    for (let at = 0; at < Number(count); at += 1) lines.add(Number(first) + at);
  }
  return found;
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
