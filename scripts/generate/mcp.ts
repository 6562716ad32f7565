import type { SchemaFile } from './schemas.ts';

/** The schema of what the MCP tool is asked: that of the query, complete in itself, as clients need it. */
export function generateMcp(schemas: readonly SchemaFile[]): Map<string, string> {
  const query = schemas.find(({ document }) => document === 'readiness-query')?.schema;
  if (!query) throw new Error('no schema "readiness-query"');
  const { type, additionalProperties, properties } = query;
  const inputSchema = {
    type,
    additionalProperties,
    properties: Object.fromEntries(
      Object.entries(properties as Record<string, object>).map(([name, member]) => [
        name,
        withoutRef(member, schemas),
      ]),
    ),
  };
  const text = [
    '// Generated from schemas/ by `npm run generate`. Do not edit.',
    '',
    '/** The arguments of the tool, as JSON Schema. */',
    `export const INPUT_SCHEMA = ${JSON.stringify(inputSchema, null, 2)};`,
    '',
  ].join('\n');
  return new Map([['service/generated/input-schema.ts', text]]);
}

/** A member with the definition that it refers to in the place of the reference; its own words count. */
function withoutRef(member: object, schemas: readonly SchemaFile[]): object {
  if (!('$ref' in member)) return member;
  const { $ref, ...own } = member;
  const [id, name = ''] = String($ref).split('#/$defs/');
  const definition = schemas.find(({ schema }) => schema.$id === id)?.schema.$defs?.[name];
  if (!definition) throw new Error(`no definition "${String($ref)}"`);
  return { ...definition, title: undefined, ...own };
}
