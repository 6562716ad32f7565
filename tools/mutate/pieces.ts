import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { FOLDERS, type Folder } from './folders.ts';

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
