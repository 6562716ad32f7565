import { generateDocs } from './docs.ts';
import { generateHelp } from './help.ts';
import { generateOpenapi } from './openapi.ts';
import type { SchemaFile } from './schemas.ts';

/** Code that the program writes of its own tables. */
export async function generateTables(
  root: string,
  schemas: readonly SchemaFile[],
): Promise<Map<string, string>> {
  return new Map([...(await generateHelp()), ...generateOpenapi(root, schemas)]);
}

/** Documents that people read, and that are committed. */
export async function generateDocuments(root: string): Promise<Map<string, string>> {
  // It runs the whole program, which needs the tables.
  const { generateConformance } = await import('./conformance.ts');
  return new Map([...generateDocs(root), ...(await generateConformance())]);
}
