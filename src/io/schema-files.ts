import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `schemas/` of the package: two levels up both from the source and from the built program. */
const FOLDER = fileURLToPath(new URL('../../schemas/', import.meta.url));

export function readSchemaFiles(): ReadonlyMap<string, string> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.schema.json'));
  return new Map(names.sort().map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
}
