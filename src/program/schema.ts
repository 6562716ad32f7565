import type { Command } from '../cli/command.ts';
import { argument } from '../cli/options.ts';
import type { ListedSchema } from '../documents/index.ts';
import { ClaimgateError } from '../documents/findings.ts';
import { readSchemaFiles } from '../io/schema-files.ts';
import { isJsonObject, readJson, type JsonObject, type JsonValue } from '../documents/json.ts';
import { nearest } from '../documents/meant.ts';

export const command: Command = {
  examples: {
    'claimgate schema': 'list the JSON Schemas of all documents',
    'claimgate schema contract > contract.schema.json':
      'one of them, complete in itself, for an editor or a validator',
  },
  positionals: { name: argument('which schema; without it, lists all') },
  offers: { name: () => listSchemas().map(({ name }) => name) },
  async run({ args }) {
    const name = args.text('name');
    if (name === undefined) {
      const schemas = listSchemas();
      const lines = schemas.map(
        (one) => `${one.name.padEnd(24)} ${one.title.padEnd(26)} ${one.file}`,
      );
      return { result: { schemas: [...schemas] }, lines };
    }
    const schema = schemaNamed(name);
    const lines = JSON.stringify(schema.schema, null, 2).split('\n');
    return { result: { schemas: [schema] }, lines };
  },
};

interface SchemaFile {
  readonly name: string;
  readonly file: string;
  readonly id: string;
  readonly schema: JsonObject;
}

/** Definitions that others refer to; no document has this schema. */
const SHARED = 'common';
const MAX_SCHEMA_BYTES = 1024 * 1024;

export function listSchemas(): readonly ListedSchema[] {
  return schemaFiles()
    .filter(({ name }) => name !== SHARED)
    .map((one) => listed(one, null));
}

/** Complete in itself, so that an editor can use it offline. @throws ClaimgateError `schema_unknown` */
export function schemaNamed(name: string): ListedSchema {
  const files = schemaFiles();
  return listed(fileNamed(name, files), bundled(fileNamed(name, files), files));
}

function listed({ name, file, schema }: SchemaFile, content: JsonObject | null): ListedSchema {
  return { name, title: textOf(schema['title']), file: `schemas/${file}`, schema: content };
}

function schemaFiles(): readonly SchemaFile[] {
  return [...readSchemaFiles()].map(([file, text]) => {
    const { value } = readJson(Buffer.from(text), { file, maxBytes: MAX_SCHEMA_BYTES });
    if (!isJsonObject(value)) throw new ClaimgateError('defect', { found: file });
    return { name: file.replace(/\..*$/, ''), file, id: textOf(value['$id']), schema: value };
  });
}

function fileNamed(name: string, files: readonly SchemaFile[]): SchemaFile {
  const found = files.find((one) => one.name === name && name !== SHARED);
  if (found) return found;
  const names = files.map((one) => one.name).filter((one) => one !== SHARED);
  const meant = nearest(name, names);
  throw new ClaimgateError('schema_unknown', {
    found: name,
    ...(meant.length === 0 ? {} : { expected: meant.join(' or ') }),
  });
}

/** Names of definitions are unique in all schemas, so they share one list. */
function bundled(file: SchemaFile, files: readonly SchemaFile[]): JsonObject {
  const definitions = new Map<string, JsonValue>();
  const visit = (node: JsonValue, from: SchemaFile): JsonValue => {
    if (Array.isArray(node)) return node.map((item) => visit(item, from));
    if (!isJsonObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        const isReference = key === '$ref' && typeof value === 'string';
        return [key, isReference ? local(value, from) : visit(value, from)];
      }),
    );
  };
  /** Where in the bundle a reference leads, with what it leads to. */
  const local = (reference: string, from: SchemaFile): string => {
    const [id = '', pointer = ''] = reference.split('#');
    const target = id === '' ? from : files.find((one) => one.id === id);
    if (!target) throw new ClaimgateError('defect', { found: reference });
    const [, name, rest = ''] = /^\/\$defs\/([^/]+)(.*)$/.exec(pointer) ?? [];
    if (name === undefined && target === file) return `#${pointer}`;
    const known = name ?? target.name;
    if (!definitions.has(known)) {
      definitions.set(known, true);
      definitions.set(known, visit(definitionOf(target, name), target));
    }
    return `#/$defs/${known}${name === undefined ? pointer : rest}`;
  };
  const { $defs: _own, ...own } = file.schema;
  const schema = visit(own, file);
  return { ...(isJsonObject(schema) ? schema : {}), $defs: Object.fromEntries(definitions) };
}

function definitionOf({ schema }: SchemaFile, name: string | undefined): JsonValue {
  const { $defs, $id: _id, $schema: _dialect, ...own } = schema;
  if (name === undefined) return own;
  return pick($defs, name) ?? true;
}

function pick(node: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(node) ? node[name] : undefined;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
