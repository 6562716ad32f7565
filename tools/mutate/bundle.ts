import { join } from 'node:path';
import glob from 'fast-glob';
import { bundle } from '../../scripts/test/bundle.ts';
import { BUNDLES, folderOf } from './folders.ts';

/**
 * Run by Stryker in its sandbox: compiles the tests of a folder, and the changed code with them, once for
 * all mutants. Each runs the files that reach it, and compiling takes longer than the tests of most.
 */
const root = process.cwd();
const files = await glob([...folderOf(process.argv[2] ?? '').tests], { cwd: root });
const entries = files.map((file) => [file.replace(/\.ts$/, ''), entryOf(file)] as const);
await bundle({ root, outdir: join(root, BUNDLES), entries: Object.fromEntries(entries) });

/** A found fault needs no smallest example here. */
function entryOf(file: string): string {
  return `import fc from 'fast-check';
fc.configureGlobal({ endOnFailure: true });
await import('./${file}');`;
}
