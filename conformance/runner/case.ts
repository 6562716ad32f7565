import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `case.json`: what a case is about, and how the program is called. */
export interface CaseDescription {
  readonly title: string;
  /** Which sections of the project's documents or of a standard it shows. */
  readonly sections: readonly string[];
  /** The instant of the judgement, as `arguments` name it; `null`: the answer does not hang on the time. */
  readonly at: string | null;
  /** The command line after the name of the program. */
  readonly arguments: readonly string[];
  /** Variables beside PATH and HOME; absent: none. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A folder of `bases/` that the files of the case are laid over. */
  readonly base?: string;
  /** Files of the base that the case has not. */
  readonly without?: readonly string[];
  /** Tags of the commit. */
  readonly tags?: readonly string[];
  /** `none`: the files lie in a plain folder, without git; `shallow`: a clone without history. */
  readonly repository?: 'none' | 'shallow';
}

/** `expected.json`: all that is compared. */
export interface Expected {
  readonly decision: Decision;
  readonly exit_code: number;
  /** Every code that the document names, each once, in order of the alphabet. */
  readonly codes: readonly string[];
  /** The rules that do not pass for some claim; absent: not compared. */
  readonly rules_not_passed?: readonly number[];
  /** Members of `result`; what it does not name is not compared. */
  readonly result?: unknown;
}

export type Decision = 'allowed' | 'refused' | 'undetermined';

/** A case as it lies in its folder. */
export interface ConformanceCase extends CaseDescription {
  /** Area and name, such as `claims/duplicate-name`. */
  readonly name: string;
  readonly folder: string;
  readonly expected: Expected;
}

/** The folder of the suite. */
export const SUITE = join(import.meta.dirname, '..');

/** Every case, or those whose name contains one of some words. */
export function readCases(words: readonly string[] = []): ConformanceCase[] {
  const cases = join(SUITE, 'cases');
  const names = foldersIn(cases).flatMap((area) =>
    foldersIn(join(cases, area)).map((name) => `${area}/${name}`),
  );
  return names
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .map((name) => {
      const folder = join(cases, name);
      const description = readJson(join(folder, 'case.json')) as CaseDescription;
      const expected = readJson(join(folder, 'expected.json')) as Expected;
      return { ...description, name, folder, expected };
    });
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder).sort();
}

/** Files of this repository; a test holds them against what is said here of them. */
function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
