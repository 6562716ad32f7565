import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import words from '../../src/report/browser/words.json' with { type: 'json' };
import type { SchemaFile } from './schemas.ts';

/** Data that is committed as JSON, and the style of pages, as modules: on Node 20 a program cannot import JSON without a warning. */
export function generateData(root: string): Map<string, string> {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const json = (path: string): unknown => JSON.parse(text(path));
  return new Map([
    [
      'src/ledger/generated/postgres-schema.ts',
      `/** The schema that the migrations make on PostgreSQL, from src/ledger/postgres-schema.json. */
export const POSTGRES_SCHEMA: Readonly<Record<string, string>> = ${JSON.stringify(json('src/ledger/postgres-schema.json'), null, 2)};
`,
    ],
    [
      'src/ledger/generated/migrations.ts',
      `import type { Engine } from '../driver/connection.ts';

/** The SQL of the migrations by their names, from src/ledger/migrations. */
export const MIGRATIONS: Readonly<Record<Engine, Readonly<Record<string, string>>>> = ${JSON.stringify(migrationsIn(root), null, 2)};
`,
    ],
    [
      'src/ledger/generated/postgres-parts.ts',
      `/** The queries of src/ledger/postgres-parts.sql. */
export const POSTGRES_PARTS: readonly string[] = ${JSON.stringify(statementsIn(text('src/ledger/postgres-parts.sql')), null, 2)};
`,
    ],
    [
      'src/plugins/setup/generated/evidence-readme.ts',
      `/** The file that \`example evidence\` writes next to the documents, from src/plugins/setup/evidence-readme.md. */
export const EVIDENCE_README = ${JSON.stringify(text('src/plugins/setup/evidence-readme.md'))};
`,
    ],
    [
      'src/ledger/generated/roles.ts',
      `/** The SQL of the roles, under their default names, from src/ledger/roles.sql. */
export const ROLES_SQL = ${JSON.stringify(text('src/ledger/roles.sql'))};
`,
    ],
    [
      'service/pages/generated/style.ts',
      `/** The style of all pages, from src/report/browser/tokens.css and service/pages/style.css. */
export const STYLE = ${JSON.stringify(text('src/report/browser/tokens.css') + text('service/pages/style.css'))};
`,
    ],
    [
      'src/selftest/generated/changes.ts',
      `import type { Area, ChangeRow } from '../bend.ts';

/** The changes of the self-test, from src/selftest/changes.json. */
export const SAID_CHANGES: Readonly<Record<Area, readonly ChangeRow[]>> = ${JSON.stringify(json('src/selftest/changes.json'), null, 1)};
`,
    ],
  ]);
}

function statementsIn(sql: string): string[] {
  return sql
    .replaceAll(/^ *--.*\n/gm, '')
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Of `NAME.ENGINE.sql`. The line end of a file is no part of the migration. */
function migrationsIn(root: string): Record<string, Record<string, string>> {
  const folder = join(root, 'src/ledger/migrations');
  const found: Record<string, Record<string, string>> = { sqlite: {}, postgres: {} };
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.sql')) continue;
    const [name = '', engine = ''] = file.split('.');
    const migrations = found[engine];
    if (!migrations) throw new Error(`no such engine: ${file}`);
    migrations[name] = readFileSync(join(folder, file), 'utf8').replace(/\n$/, '');
  }
  return found;
}

const BROWSER = 'src/report/browser';

/** The style and the scripts of pages that are one file, as a module of texts. */
export function generateBrowser(root: string): Map<string, string> {
  const style = ['tokens.css', 'page.css']
    .map((name) => readFileSync(join(root, BROWSER, name), 'utf8'))
    .join('');
  const exported = {
    UNKNOWN: words.unknown,
    STYLE: transformSync(style, { loader: 'css', minifyWhitespace: true }).code,
    FILTER_CLAIMS: scriptOf(root, 'filter-claims.js'),
    BADGE_ELEMENT: scriptOf(root, 'badge-element.js'),
    BADGE_PICTURE: scriptOf(root, 'badge-picture.js'),
  };
  const lines = Object.entries(exported).map(
    ([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`,
  );
  return new Map([
    [
      'src/report/generated/browser.ts',
      `// Generated from ${BROWSER} by \`npm run generate\`.\n${lines.join('')}`,
    ],
  ]);
}

/** One classic script, with the modules that it imports. */
function scriptOf(root: string, file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, BROWSER, file)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  const [{ text } = { text: '' }] = outputFiles;
  if (/<\/script|\]\]>/.test(text)) throw new Error(`${file} would end its element`);
  return text.replaceAll(/^ *\/\/ src\/.*\n/gm, '');
}

/** Name and version as a module, so that no command has to find and read package.json. */
export function generateVersion(root: string): Map<string, string> {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const text = [
    '// Generated from package.json by `npm run generate`. Do not edit.',
    "import type { Tool } from '../index.ts';",
    '',
    '/** This program, as verdicts name it. */',
    `export const TOOL: Tool = { name: '${name}', version: '${version}' };`,
    '',
  ].join('\n');
  return new Map([['src/documents/generated/tool.ts', text]]);
}

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
