import { generateCanonicalPatterns } from './canonical-patterns.ts';
import { generateConformance } from './conformance.ts';
import { generateDocs } from './docs.ts';
import { generateExamples } from './examples.ts';
import { generateHelp } from './help.ts';
import { generateMcp } from './mcp.ts';
import { generateOpenapi } from './openapi.ts';
import { generatePipelines } from './pipelines.ts';
import { generateReference } from './reference.ts';
import { generateRules } from './rules.ts';
import { generateThreats } from './threats.ts';
import { generateTypes } from './types.ts';
import { generateValidators } from './validators.ts';
import { generateVersion } from './version.ts';
import type { SchemaFile } from './schemas.ts';

/** Everything that is generated from schemas, from documents, and by the program itself. */
export async function generateFiles(
  root: string,
  schemas: readonly SchemaFile[],
): Promise<Map<string, string>> {
  return new Map([
    ...(await generateTypes(schemas)),
    ...(await generateValidators(schemas)),
    ...generateCanonicalPatterns(schemas),
    ...generateVersion(root),
    ...(await generateHelp()),
    ...generateMcp(schemas),
    ...generateOpenapi(root, schemas),
    ...generateDocs(root),
    ...generateExamples(root),
    ...generatePipelines(root),
    ...(await generateReference(root)),
    ...generateRules(),
    ...generateThreats(root),
    ...generateConformance(),
  ]);
}
