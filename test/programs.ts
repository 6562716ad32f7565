import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The built program: the loader that runs tests would start processes and sockets of its own. */
export const PROGRAM = join(ROOT, 'dist/bin/claimgate.cjs');

/** The variable with the folder that a run of the tests compiles programs into. */
export const COMPILED_PROGRAMS = 'CLAIMGATE_TEST_PROGRAMS';

/** Programs of ours in TypeScript that tests start as processes. */
export const PROGRAMS = ['conformance/run.ts', 'examples/demo.ts', 'test/fuzz/worker.ts'] as const;

/** The words with which Node starts one of them: as it was compiled with the tests, else by tsx. */
export function wordsFor(
  program: (typeof PROGRAMS)[number],
): readonly [...flags: string[], string] {
  const folder = process.env[COMPILED_PROGRAMS];
  const compiled = folder && join(folder, program.replace(/\.ts$/, '.mjs'));
  return compiled && existsSync(compiled)
    ? ['--enable-source-maps', compiled]
    : ['--import', 'tsx', join(ROOT, program)];
}
