import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { countsOf, explained, itemOf, keyOf, piece } from './survivors.ts';

/** The least share of mutants that the tests of a folder must notice. */
const LEAST_PERCENT = 95;
const GUIDE = 'tools/README.md';

/** The result of a folder. */
export interface FolderResult {
  readonly isGood: boolean;
  readonly noticed: number;
  readonly survived: number;
  readonly lines: readonly string[];
}

/** Compares what no test noticed with what is explained. */
export function judge(folder: string, mutants: readonly MutantResult[]): FolderResult {
  const list = 'test/mutants/survivors.md';
  const listed = explained(readFileSync(list, 'utf8'), folder);
  const noticed = mutants.filter(
    ({ status }) => status === 'Killed' || status === 'Timeout',
  ).length;
  const survivors = mutants.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  );
  const found = countsOf(survivors.map(named));
  const missing = [...found].filter(([key, count]) => count > (listed.get(key) ?? 0));
  const stale = [...listed].filter(([key, count]) => count > (found.get(key) ?? 0));
  const percent = percentOf(noticed, survivors.length);
  return {
    isGood: missing.length === 0 && Number(percent) >= LEAST_PERCENT,
    noticed,
    survived: survivors.length,
    lines: [
      ...missing.map(([key, count]) => `${itemOf(key, count)}\n    ${linesOf(key, survivors)}`),
      ...(missing.length > 0 ? [`${list} must explain these ${missing.length}`] : []),
      ...stale.map(
        ([key, count]) =>
          `take from ${list}, where ${found.get(key) ?? 0} are left: ${itemOf(key, count)}`,
      ),
      `${folder}: ${percent} % of ${noticed + survivors.length} noticed, ${survivors.length} survive`,
    ],
  };
}

/** Puts the score of a folder into its row of the table in the guide. */
export function writeRow(folder: string, { noticed, survived }: FolderResult): void {
  const row = `$1 ${noticed + survived} | ${survived} | ${percentOf(noticed, survived)} % |`;
  const text = readFileSync(GUIDE, 'utf8');
  const place = new RegExp(`^(\\| \`${folder}\`[^|]*\\|).*$`, 'm');
  if (!place.test(text)) throw new Error(`no row for ${folder} in ${GUIDE}`);
  writeFileSync(GUIDE, text.replace(place, row));
}

function percentOf(noticed: number, survived: number): string {
  return ((100 * noticed) / Math.max(1, noticed + survived)).toFixed(1);
}

function named(mutant: MutantResult): string {
  const fileName = relative('', mutant.fileName);
  return keyOf({ ...mutant, fileName }, piece(readFileSync(fileName, 'utf8'), mutant.location));
}

function linesOf(key: string, survivors: readonly MutantResult[]): string {
  return survivors
    .filter((mutant) => named(mutant) === key)
    .map(({ fileName, location }) => `${relative('', fileName)}:${location.start.line}`)
    .join(' ');
}
