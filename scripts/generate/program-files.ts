import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateOpenapi } from './openapi.ts';
import type { SchemaFile } from './schemas.ts';
import { programHelp } from '../../src/program/help.ts';
import { BLOCKER_GROUPS, type Weight } from '../../src/readiness/blockers.ts';

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

/** Writes the output of `claimgate --help` as a module, so that help starts at once. */
export async function generateHelp(): Promise<Map<string, string>> {
  const lines = programHelp()
    .split('\n')
    .map((line) => `  ${JSON.stringify(line)},`);
  const text = [
    '// Generated from the tables of commands and options by `npm run generate`. Do not edit.',
    '',
    '/** What `claimgate --help` prints. */',
    'export const HELP: string = [',
    ...lines,
    "].join('\\n');",
    '',
  ].join('\n');
  return new Map([['src/program/generated/help.ts', text]]);
}

/** Parts of pages that come from the tables of the source. */
export function generateDocs(root: string): Map<string, string> {
  const configuration = readFileSync(join(root, 'docs/reference/configuration.md'), 'utf8');
  const schema = JSON.parse(
    readFileSync(join(root, 'schemas/config.v1.schema.json'), 'utf8'),
  ) as Described;
  const readiness = readFileSync(join(root, 'docs/specification/readiness.md'), 'utf8');
  return new Map([
    [
      'docs/reference/configuration.md',
      replaceBlock(configuration, 'configuration', membersTable(schema)),
    ],
    ['docs/specification/readiness.md', replaceBlock(readiness, 'blockers', blockersTable())],
  ]);
}

/** The part of a schema that the table of members shows. */
interface Described {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly $defs?: Readonly<Record<string, Described>>;
}

/** Every member that a person may set, by its path; the members of one that is there at the top as well only there. */
function membersTable(schema: Described): string {
  const rows = memberRows(schema, '', schema);
  return ['| member | meaning |', '| --- | --- |', ...rows].join('\n');
}

function memberRows({ properties = {} }: Described, prefix: string, schema: Described): string[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = `${prefix}${name}`;
    const values = member.enum?.map((value) => `\`${value}\``).join(', ');
    const inner = member.items ?? member;
    const known = schema.$defs?.[inner.$ref?.replace('#/$defs/', '') ?? ''] ?? inner;
    const meaning = member.description ?? known.description;
    const isShownAbove =
      prefix !== '' &&
      known.properties !== undefined &&
      schema.properties?.[name]?.$ref === inner.$ref;
    const above = isShownAbove ? `Its members are those of \`${name}\`.` : undefined;
    const said = [meaning, values, above].filter((part) => part !== undefined).join(' ');
    const deeper = `${path}${member.items ? '[]' : ''}.`;
    const below = isShownAbove ? [] : memberRows(known, deeper, schema);
    return [`| \`${path}\` | ${said.replaceAll('|', '\\|')} |`, ...below];
  });
}

const WEIGHTS: Readonly<Record<Weight, string>> = {
  always: 'always',
  required: 'required',
  prior_evidence: 'prior evidence',
  prior_failure: 'prior failure',
};

function blockersTable(): string {
  const rows = BLOCKER_GROUPS.map(({ state, weight, codes }) => {
    const blockers = codes.map((code) => `\`${code}\``).join(', ');
    return `| \`${state}\` | ${WEIGHTS[weight]} | ${blockers} |`;
  });
  return ['| state | when | blockers |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Replaces what stands between the two marks of a generated block. */
function replaceBlock(text: string, name: string, content: string): string {
  const start = `<!-- generated: ${name} -->\n`;
  const end = `<!-- end of generated: ${name} -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`no page has a block "${name}"`);
  return `${text.slice(0, from + start.length)}${content}\n${text.slice(to)}`;
}
