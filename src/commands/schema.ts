import type { Command } from './command.ts';
import { argument } from './options.ts';
import type { ListedSchema } from '../documents/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { readSchemaFiles } from '../io/schema-files.ts';
import { isJsonObject, readJson, type JsonObject, type JsonValue } from '../json/index.ts';
import { nearest } from '../json/meant.ts';

export const command: Command = {
  positionals: { name: argument('which schema; without it, lists all') },
  offers: { name: () => listSchemas().map(({ name }) => name) },
  examples: {
    'claimgate schema': 'list the JSON Schemas of all documents',
    'claimgate schema contract > contract.schema.json':
      'one of them, complete in itself, for an editor or a validator',
  },
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

/** Describes each member of a document on a line, in the order of the schema. */
export function describeMembers(name: string): readonly string[] {
  const files = schemaFiles();
  const schema = bundled(fileNamed(name, files), files);
  return [textOf(schema['description']), '', ...membersOf(schema, schema, '', 0)];
}

const MAX_DEPTH = 4;

function membersOf(node: JsonValue, root: JsonObject, path: string, depth: number): string[] {
  const described = resolved(node, root);
  const properties = pick(described, 'properties');
  if (!isJsonObject(properties) || depth > MAX_DEPTH) return [];
  return Object.entries(properties).flatMap(([member, value]) => {
    const shape = resolved(value, root);
    const isList = pick(shape, 'type') === 'array';
    const at = `${path}${member}${isList ? '[]' : ''}`;
    const inner = isList ? (pick(shape, 'items') ?? null) : shape;
    return [`${at}: ${meaningOf(value, root)}`, ...membersOf(inner, root, `${at}.`, depth + 1)];
  });
}

function meaningOf(value: JsonValue, root: JsonObject): string {
  const shape = resolved(value, root);
  const items = resolved(pick(shape, 'items') ?? null, root);
  const own = textOf(pick(value, 'description')) || textOf(pick(shape, 'description'));
  const choices = pick(shape, 'enum') ?? pick(items, 'enum');
  const constant = pick(shape, 'const');
  const said = [
    own || textOf(pick(items, 'description')),
    ...(Array.isArray(choices) ? [`one of ${choices.map(String).join(', ')}`] : []),
    ...(constant === undefined ? [] : [`always ${JSON.stringify(constant)}`]),
  ].filter((one) => one !== '');
  return said.join('; ') || textOf(pick(shape, 'type')) || 'see below';
}

function resolved(node: JsonValue, root: JsonObject): JsonValue {
  const reference = pick(node, '$ref');
  if (typeof reference !== 'string') return node;
  const names = reference.replace(/^#\//, '').split('/');
  const target = names.reduce<JsonValue>((at, name) => pick(at, name) ?? null, root);
  return resolved(target, root);
}

function pick(node: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(node) ? node[name] : undefined;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
