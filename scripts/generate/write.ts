import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateBrowser, generateData, generateMcp, generateVersion } from './data.ts';
import { generateCanonicalPatterns } from './canonical-patterns.ts';
import { generateCodes } from './codes.ts';
import { generateEvidenceFlags } from './evidence-flags.ts';
import { generatePipelines } from './pipelines.ts';
import { loadSchemas } from './schemas.ts';
import { generateTypes } from './types.ts';
import { generateValidators } from './validators.ts';

/** Writes the code that is generated. @returns the paths of all of it */
export async function writeCode(root: string): Promise<string[]> {
  const schemas = loadSchemas(root);
  const code = new Map([
    ...generateCodes(root, schemas),
    ...(await generateTypes(schemas)),
    ...(await generateValidators(schemas)),
    ...generateCanonicalPatterns(schemas),
    ...generateData(root),
    ...generateBrowser(root),
    ...generateVersion(root),
    ...generateMcp(schemas),
    ...generateEvidenceFlags(schemas),
    ...generatePipelines(root),
  ]);
  settle(root, code);
  // The rest is written by the program, which needs all of that.
  const { generateTables } = await import('./program-files.ts');
  const tables = await generateTables(root, schemas);
  settle(root, tables);
  return [...code.keys(), ...tables.keys()];
}

/** Writes the documents that are generated, or only looks at them. @returns those that differed, of how many */
export async function writeDocuments(root: string, isCheck: boolean) {
  const { generateDocuments } = await import('./program-files.ts');
  const documents = await generateDocuments(root);
  return { stale: settle(root, documents, isCheck), count: documents.size };
}

function settle(root: string, generated: ReadonlyMap<string, string>, isCheck = false): string[] {
  const stale = [...generated].filter(([path, text]) => read(join(root, path)) !== text);
  for (const [path, text] of isCheck ? [] : stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return stale.map(([path]) => path);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
