import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suiteFiles } from './generate/index.ts';
import { SUITE } from './runner/case.ts';

/** `npx tsx conformance/generate.ts`: writes all cases again; a test fails where a committed file differs. */
const files = suiteFiles();
for (const folder of ['bases', 'cases'])
  rmSync(join(SUITE, folder), { recursive: true, force: true });
for (const [path, content] of files) {
  const target = join(SUITE, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}
console.log(`wrote ${files.size} files`);
