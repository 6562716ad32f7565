import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import type { Folder } from './folders.ts';

const here = import.meta.dirname;

/**
 * A helper process of Stryker warns that it can not load a runner in TypeScript, and does not need it. The
 * level is a `const enum` there, which no module that is compiled alone can name.
 */
const QUIET: object = { logLevel: 'error' };

/** Tries every mutant of a folder that has not been tried with this code and these tests. */
export async function mutate({ name, code }: Folder) {
  const place = `build/mutation/${name}`;
  mkdirSync(place, { recursive: true });
  const stryker = new Stryker({
    mutate: [...code],
    // The sandbox is only bundled from, see bundle.ts; cases are read where they are.
    ignorePatterns: [
      '**',
      '!src/**',
      '!test/**/*.ts',
      '!examples/**/*.ts',
      '!scripts/**/*.ts',
      '!package.json',
    ],
    tempDirName: `${place}/sandbox`,
    tsconfigFile: 'none',
    disableTypeChecks: false,
    buildCommand: `tsx ${join(here, 'bundle.ts').replaceAll(' ', '\\ ')} ${name}`,
    plugins: [pathToFileURL(join(here, 'runner.ts')).href],
    testRunner: 'bundled-tests',
    testRunnerNodeArgs: ['--import', 'tsx'],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `${place}/tried.json`,
    concurrency: 2,
    // On a machine with other work a wall clock says little: endless loops are counted, see runner.ts.
    timeoutMS: 30_000,
    reporters: ['html'],
    htmlReporter: { fileName: `${place}/index.html` },
    thresholds: { high: 95, low: 95, break: null },
    warnings: false,
    ...QUIET,
  });
  return stryker.runMutationTest();
}
