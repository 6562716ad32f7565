import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  codeEntry,
  everyCode,
  EXIT_CODES,
  type Code,
  type Severity,
} from '../../src/documents/findings.ts';
import { groupedBy } from '../../src/documents/json.ts';
import { ADDITIONS, REPLACED } from '../../test/ledger/additions.ts';
import { ATTACKS } from '../../test/ledger/attacks.ts';
import { EARLIER, NOTHING, TAMPERINGS } from '../../test/ledger/tamperings.ts';
import { BLOCKER_GROUPS, type Weight } from '../../src/readiness/blockers.ts';

const SEVERITIES: readonly Severity[] = [0, 1, 2, 3];

/** Pages and parts of pages that come from the tables of the source. */
export function generateDocs(root: string): Map<string, string> {
  const configuration = readFileSync(join(root, 'docs/reference/configuration.md'), 'utf8');
  const schema = JSON.parse(
    readFileSync(join(root, 'schemas/config.v1.schema.json'), 'utf8'),
  ) as Described;
  const readiness = readFileSync(join(root, 'docs/reference/readiness.md'), 'utf8');
  const ledger = readFileSync(join(root, 'docs/specification/ledger.md'), 'utf8');
  return new Map([
    ['docs/reference/codes.md', codesPage()],
    [
      'docs/reference/configuration.md',
      replaceBlock(configuration, 'configuration', membersTable(schema)),
    ],
    ['docs/reference/readiness.md', replaceBlock(readiness, 'blockers', blockersTable())],
    [
      'docs/specification/ledger.md',
      replaceBlock(
        replaceBlock(
          replaceBlock(ledger, 'attacks', attacksTable()),
          'additions',
          additionsTable(),
        ),
        'tamperings',
        tamperingsTable(),
      ),
    ],
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

function codesPage(): string {
  const parts = SEVERITIES.map((severity) => {
    const entries = codesOf(severity).map(codeSection);
    return `## ${severity}: ${EXIT_CODES[severity]}\n\n${entries.join('\n')}`;
  });
  return `<!-- Generated from src/documents/codes.json by \`npm run generate\`. Do not edit. -->\n\n# Codes\n\nEvery finding and every error has one of these codes. They are grouped by the exit code they ask for; the highest one counts.\n\n${parts.join('\n')}`;
}

function codeSection(code: Code): string {
  const { title, hint, clears_by, next } = codeEntry(code);
  const command = next === undefined ? '' : ` Next: \`${next}\`.`;
  return `### ${code}\n\n${title[0]?.toUpperCase()}${title.slice(1)}. ${hint}${command} Clears by: ${clears_by}.\n`;
}

const WEIGHTS: Readonly<Record<Weight, string>> = {
  always: 'always',
  required: 'required',
  prior_evidence: 'prior evidence',
  prior_failure: 'prior failure',
};

function blockersTable(): string {
  const rows = BLOCKER_GROUPS.flatMap(({ state, weight, codes }) =>
    codes.map((code) => {
      const { title, clears_by } = codeEntry(code);
      const link = `[\`${code}\`](codes.md#${code})`;
      return `| \`${state}\` | ${link} | ${WEIGHTS[weight]} | ${title} | ${clears_by} |`;
    }),
  );
  return [
    '| state | blocker | when | it means | clears by |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function attacksTable(): string {
  const rows = ATTACKS.map(({ who, engine, what, outcome, exported }) => {
    const seen =
      typeof outcome === 'string' ? OUTCOMES[outcome] : `\`ledger verify\`: ${linksTo(outcome)}`;
    return `| ${who} | ${ENGINES[engine]} | ${what} | ${seen} | ${exported} |`;
  });
  return [
    '| who | engine | attack | refused or seen by | an export is |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The ways to add to a ledger past the program, and to put another one in its place. */
function additionsTable(): string {
  const added = ADDITIONS.map(({ records, ways, what, withKey, withoutKey }) => {
    const tried = 2 * records.length * ways.length;
    const said = `${what}: ${records.join(', ')}; ${ways.join(', ')}`;
    const nothing = 'nothing: it is a record like any other';
    const seen = [withoutKey, withKey].map((codes, index) =>
      codes.length > 0 ? linksTo(codes) : index === 0 ? 'nothing' : nothing,
    );
    return `| ${said} | ${tried} | ${seen.join(' | ')} | ${withKey.length > 0 ? 'refused' : 'made'} |`;
  });
  const replaced = REPLACED.map(
    ({ seen, what }) => `| ${what} | 2 | a known head: ${linksTo([seen])} | the same | refused |`,
  );
  return [
    '| attack | ways | seen without the key by | seen with the key by | export, release and backup are |',
    '| --- | --- | --- | --- | --- |',
    ...added,
    ...replaced,
  ].join('\n');
}

function linksTo(codes: readonly string[]): string {
  return codes.map((code) => `[\`${code}\`](../reference/codes.md#${code})`).join(', ');
}

/** The ways to bend a ledger, by what sees them; one that was tried on several tables is named once. */
function tamperingsTable(): string {
  const rows = Object.entries(TAMPERINGS).flatMap(([engine, all]) =>
    [...groupedBy(all, ([, , seen]) => seen)].map(([seen, some]) => {
      const tables = groupedBy(some, ([what]) => what.replace(ON_TABLE, ''));
      const ways = [...tables].map(([way, of]) => {
        const names = of.flatMap(([what]) => ON_TABLE.exec(what)?.[1] ?? []);
        return `${way}${names.length > 0 ? ` (${names.join(', ')})` : ''}`;
      });
      const said = ways.join('; ').replaceAll('|', '\\|');
      return `| ${ENGINES[engine as keyof typeof ENGINES]} | ${seenBy(seen)} | ${some.length} | ${said} |`;
    }),
  );
  return ['| engine | seen by | ways | which |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const ON_TABLE = /^(controls|runs|log|checks): /;

function seenBy(seen: string): string {
  if (seen === NOTHING) return 'nothing: exports and answers are the same';
  if (seen === EARLIER) return OUTCOMES['earlier checkpoint'];
  return seen
    .split(',')
    .map((code) => `[\`${code}\`](../reference/codes.md#${code})`)
    .join(', ');
}

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const OUTCOMES = {
  refused: 'refused',
  'earlier checkpoint': 'an earlier checkpoint only',
  listed: '`claimgate admin list` and `token list` only',
};

function codesOf(severity: Severity): Code[] {
  return everyCode()
    .filter((code) => codeEntry(code).severity === severity)
    .sort();
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
