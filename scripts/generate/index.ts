import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateCanonicalPatterns } from './canonical-patterns.ts';
import { generateConformance } from './conformance.ts';
import { generateDocs } from './docs.ts';
import { generateExamples } from './examples.ts';
import { generateHelp } from './help.ts';
import { generateOpenapi } from './openapi.ts';
import { generatePipelines } from './pipelines.ts';
import { generateReference } from './reference.ts';
import { generateRules } from './rules.ts';
import { loadSchemas } from './schemas.ts';
import { generateThreats } from './threats.ts';
import { generateTypes } from './types.ts';
import { generateValidators } from './validators.ts';
import { generateVersion } from './version.ts';

/**
 * Writes everything that is generated from source; with --check writes nothing and fails where a
 * committed file differs.
 */
const root = join(import.meta.dirname, '../..');
const check = process.argv.includes('--check');
const schemas = loadSchemas(root);
const files = new Map([
  ...(await generateTypes(schemas)),
  ...(await generateValidators(schemas)),
  ...generateCanonicalPatterns(schemas),
  ...generateVersion(root),
  ...(await generateHelp()),
  ...generateOpenapi(root, schemas),
  ...generateDocs(root),
  ...generateExamples(root),
  ...generatePipelines(root),
  ...(await generateReference(root)),
  ...generateRules(),
  ...generateThreats(root),
  ...generateConformance(),
]);

const stale: string[] = [];
for (const [path, text] of files) {
  const target = join(root, path);
  if (read(target) === text) continue;
  stale.push(path);
  if (!check) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

if (check && stale.length > 0) {
  console.error(
    `out of date, run \`npm run generate\`:\n${stale.map((path) => `  ${path}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(
    check
      ? `${files.size} generated files are up to date`
      : `wrote ${stale.length} of ${files.size} files`,
  );
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
