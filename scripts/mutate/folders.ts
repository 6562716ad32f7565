/** A folder of `src` whose tests are tested. */
export interface Folder {
  readonly name: string;
  /** Globs of the code that is changed. */
  readonly code: readonly string[];
  /**
   * Globs of the test files that are to notice. Left out is what starts programs or servers that a mutant
   * would wait for.
   */
  readonly tests: readonly string[];
}

/** Where the sandbox keeps the bundled tests. */
export const BUNDLES = 'bundles';

function plain(name: string, ...others: readonly string[]): Folder {
  return {
    name,
    code: [`src/${name}/**/*.ts`, `!src/${name}/generated/**`, `!src/${name}/**/*.d.ts`],
    tests: [`test/${name}/**/*.test.ts`, ...others],
  };
}

export const FOLDERS: readonly Folder[] = [
  plain('digest'),
  plain('json'),
  plain(
    'evidence',
    'test/gate/{claim-contracts,engine,rules}.test.ts',
    'test/readiness/cases.test.ts',
  ),
  plain('manifest'),
  plain('trust', '!test/trust/other-tools.test.ts'),
  plain('projection'),
  plain('gate'),
  plain('readiness'),
  {
    name: 'ledger',
    code: ['src/ledger/append/*.ts', 'src/ledger/effective.ts'],
    tests: ['test/ledger/{append,reading,histories,immutable}.test.ts'],
  },
];

export function folderOf(name: string): Folder {
  const found = FOLDERS.find((folder) => folder.name === name);
  if (!found) throw new Error(`no folder ${name}: ${FOLDERS.map((one) => one.name).join(', ')}`);
  return found;
}
