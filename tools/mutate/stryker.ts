import { mkdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { POSTGRES_URL, startOwnPostgres } from '../../test/ledger/postgres-server.ts';
import { BUNDLES, type Folder } from './folders.ts';

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
