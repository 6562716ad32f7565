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
  readonly exit_code: number;
  /** Every code that the document names, each once, in order of the alphabet. */
  readonly codes: readonly string[];
  /** The rules that do not pass for some claim; absent: not compared. */
  readonly rules_not_passed?: readonly number[];
  /** Members of `result`; what it does not name is not compared. */
  readonly result?: unknown;
}

export type Decision = 'allowed' | 'refused' | 'undetermined';

/** The exit code of each answer (specification/documents.md 5). */
export const EXIT_CODES: Readonly<Record<Decision, number>> = {
  allowed: 0,
  refused: 1,
  undetermined: 2,
};

/** The files of a suite by their path, such as `cases/claims/duplicate-name/case.json`. */
export type SuiteFiles = ReadonlyMap<string, Uint8Array>;

/** A case with its files. */
export interface ConformanceCase extends CaseDescription {
  /** Area and name, such as `claims/duplicate-name`. */
  readonly name: string;
  readonly expected: Expected;
  /** By layer and path: the files of the base, without those of `without`, under the case's own. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Every case of a suite, or those whose name contains one of some words. */
export function casesOf(suite: SuiteFiles, words: readonly string[] = []): ConformanceCase[] {
  const folders = foldersOf(suite);
  const own = (folder: string): SuiteFiles => folders.get(folder) ?? new Map();
  const names = [...folders].flatMap(([folder, files]) =>
    folder.startsWith(CASES) && files.has('case.json') ? [folder.slice(CASES.length)] : [],
  );
  return names
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .sort()
    .map((name) => {
      const ofCase = own(`${CASES}${name}`);
      const description = json(ofCase, 'case.json') as CaseDescription;
      const expected = json(ofCase, 'expected.json') as Expected;
      const { base, without = [] } = description;
      const files = new Map(base === undefined ? [] : own(`bases/${base}`));
      for (const path of without) files.delete(path);
      for (const [path, content] of ofCase) files.set(path, content);
      return { ...description, name, expected, files };
    });
}

const CASES = 'cases/';
/** The folder of a base, or of a case in its area, and the path of a file below it. */
const IN_FOLDER = /^(bases\/[^/]+|cases\/[^/]+\/[^/]+)\/(.+)$/;

/** The files of each base and each case by their path below its folder, such as `cases/claims/duplicate-name`. */
function foldersOf(suite: SuiteFiles): ReadonlyMap<string, SuiteFiles> {
  const folders = new Map<string, Map<string, Uint8Array>>();
  for (const [path, content] of suite) {
    const [, folder = '', name = ''] = IN_FOLDER.exec(path) ?? [];
    const files = folders.get(folder) ?? new Map<string, Uint8Array>();
    folders.set(folder, files.set(name, content));
  }
  return folders;
}

/** The files of one folder by their path below it. */
export function below(files: SuiteFiles, folder: string): SuiteFiles {
  const start = `${folder}/`;
  return new Map(
    [...files].flatMap(([path, content]) =>
      path.startsWith(start) ? [[path.slice(start.length), content]] : [],
    ),
  );
}

/** Our own files; a test holds them against what this module says of them. */
function json(files: SuiteFiles, path: string): unknown {
  const content = files.get(path);
  if (!content) throw new Error(`no ${path}`);
  return JSON.parse(Buffer.from(content).toString('utf8'));
}
