/**
 * A folder of `src` whose tests are tested. Not changed is what `npm run generate` writes: a test compares
 * each generated pattern with the exact one, and mutants of generated code say nothing of the generator.
 */
export interface Folder {
  readonly name: string;
  /** Globs of the code that is changed. */
  readonly code: readonly string[];
  /**
   * Globs of the test files that are to notice. Left out is what starts programs or servers that a mutant
   * would wait for, and what takes seconds to see what the others see at once.
   */
  readonly tests: readonly string[];
  /** Whether tests need a PostgreSQL, which is then started once for all mutants. */
  readonly needsPostgres?: true;
}

/** Where the sandbox keeps the compiled tests. */
export const BUNDLES = 'build/tests';

function plain(name: string, ...others: readonly string[]): Folder {
  return {
    name,
    code: [`src/${name}/**/*.ts`, `!src/${name}/generated/**`, `!src/${name}/**/*.d.ts`],
    tests: [`test/${name}/**/*.test.ts`, ...others],
  };
}

export const FOLDERS: readonly Folder[] = [
  plain('digest'),
  plain('documents'),
  plain(
    'evidence',
    'test/gate/{contract-findings,engine,rules}.test.ts',
    'test/readiness/cases.test.ts',
  ),
  plain('manifest'),
  plain('trust', '!test/trust/{key-locks,other-tools}.test.ts'),
  plain('gate', '!test/gate/{whole,every-byte}.test.ts'),
  plain('readiness'),
  {
    name: 'ledger',
    code: [
      'src/ledger/{append,append-query,correct,group-commit,judge-record,ledger-clock,prepare-record}.ts',
    ],
    tests: ['test/ledger/{append,reading,refusals,accepted,corrections,together}.test.ts'],
    needsPostgres: true,
  },
];

export function folderOf(name: string): Folder {
  const found = FOLDERS.find((folder) => folder.name === name);
  if (!found) throw new Error(`no folder ${name}: ${FOLDERS.map((one) => one.name).join(', ')}`);
  return found;
}
