import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateCodes } from './codes.ts';
import { loadSchemas } from './schemas.ts';

/**
 * Writes everything that is generated from source; with --check writes nothing and fails where a
 * committed file differs.
 */
const root = join(import.meta.dirname, '../..');
const check = process.argv.includes('--check');
const schemas = loadSchemas(root);
const stale: string[] = [];

const codes = generateCodes(root, schemas);
settle(codes);
// The others run the program, which must have the new codes by then.
const { generateFiles } = await import('./files.ts');
const files = await generateFiles(root, schemas);
settle(files);
const count = codes.size + files.size;

if (check && stale.length > 0) {
  console.error(
    `out of date, run \`npm run generate\`:\n${stale.map((path) => `  ${path}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(
    check ? `${count} generated files are up to date` : `wrote ${stale.length} of ${count} files`,
  );
}

function settle(generated: ReadonlyMap<string, string>): void {
  for (const [path, text] of generated) {
    const target = join(root, path);
    if (read(target) === text) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
