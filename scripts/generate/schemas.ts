import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Schema {
  readonly $id: string;
  readonly title: string;
  readonly $defs?: Record<string, object>;
  readonly [keyword: string]: unknown;
}

/** One schema file: `public-claims.v1.schema.json` is the document `public-claims`. */
export interface SchemaFile {
  readonly document: string;
  readonly schema: Schema;
}

/** All schemas of the public contract, by file name. */
export function loadSchemas(root: string): SchemaFile[] {
  const folder = join(root, 'schemas');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => ({
      document: name.slice(0, name.indexOf('.')),
      schema: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema,
    }));
}
