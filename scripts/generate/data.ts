import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandRow } from '../../src/program/table.ts';

/** Data that is committed as JSON, and the style of pages, as modules: on Node 20 a program cannot import JSON without a warning. */
export function generateData(root: string): Map<string, string> {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const json = (path: string): unknown => JSON.parse(text(path));
  const characters = (codes: string) =>
    String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
  const alike = (json('src/plugins/surfaces/confusables.json') as [string, string][]).map(
    ([letter, codes]) => [letter, characters(codes)] as const,
  );
  const commands = json('src/program/commands.json') as CommandTable;
  return new Map([
    ['src/program/generated/table.ts', tableOf(commands)],
    ['src/program/generated/examples.ts', examplesOf(commands)],
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
      'src/documents/generated/kinds.ts',
      kindsOf(json('src/documents/kinds.json') as readonly KindRow[]),
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
      'src/plugins/surfaces/generated/confusables.ts',
      `/** Characters outside of ASCII by the ASCII letter or digit that they look like (UTS 39), from src/plugins/surfaces/confusables.json. */
export const CONFUSABLES: readonly (readonly [letter: string, alike: string])[] = ${JSON.stringify(alike)};
`,
    ],
    [
      'service/generated/style.ts',
      `/** The style of all pages, from service/pages/style.css. */
export const STYLE = ${JSON.stringify(text('service/pages/style.css'))};
`,
    ],
    [
      'service/generated/words.ts',
      wordsOfPages(json('service/pages/words.json') as Readonly<Record<string, unknown>>),
    ],
    [
      'src/instance/generated/log-words.ts',
      `/** Words by the part that they have in a log, from src/instance/log-words.json. */
export const WORDS: Readonly<Record<'logs' | 'opening' | 'behind', readonly string[]>> = ${JSON.stringify(json('src/instance/log-words.json'))};
`,
    ],
    [
      'src/instance/generated/network-words.ts',
      `/** Why a connection failed, by the name of the error, from src/instance/network-words.json. */
export const FAULTS: Readonly<Record<'tls' | 'unreachable', Readonly<Record<string, string>>>> = ${JSON.stringify(json('src/instance/network-words.json'))};
`,
    ],
    [
      'src/selftest/generated/changes.ts',
      `import type { Area, ChangeRow } from '../changes.ts';

/** The changes of the self-test, from src/selftest/changes.json. */
export const SAID_CHANGES: Readonly<Record<Area, readonly ChangeRow[]>> = ${JSON.stringify(json('src/selftest/changes.json'), null, 1)};
`,
    ],
  ]);
}

interface CommandTable {
  readonly commands: readonly (Omit<CommandRow, 'load'> & {
    readonly file: string;
    readonly export?: string;
    /** Command lines that work as they stand, each with what it does. */
    readonly examples: Readonly<Record<string, string>>;
  })[];
  readonly groups: Readonly<Record<string, string>>;
}

function tableOf({ commands, groups }: CommandTable): string {
  const [check, ...others] = commands;
  if (check?.usage !== 'check') throw new Error('the first command is check');
  const rowOf = ({ usage, describe, kind }: Omit<CommandRow, 'load'>, load: string) =>
    `  { usage: ${JSON.stringify(usage)}, describe: ${JSON.stringify(describe)}, kind: '${kind}', load: ${load} },\n`;
  const rows = others.map(({ file, export: name = 'command', ...row }) =>
    rowOf(row, `async () => (await import('../../../${file}')).${name}`),
  );
  return `// Generated from src/program/commands.json by \`npm run generate\`.
import { command as check } from '../../../${check.file}';
import type { CommandRow } from '../table.ts';

export const ROWS: readonly CommandRow[] = [
${rowOf(check, '() => Promise.resolve(check)')}${rows.join('')}];

/** A common first word may be a command as well, such as \`release\`. */
export const GROUPS: Readonly<Record<string, string>> = ${JSON.stringify(groups, null, 2)};
`;
}

/** Apart from the table, which every run loads. */
function examplesOf({ commands }: CommandTable): string {
  const rows = commands.map(({ usage, examples }) => [usage.replace(/ [<[].*/, ''), examples]);
  return `/** Of each command, by its name: command lines, each with what it does. From src/program/commands.json. */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(rows), null, 2)};
`;
}

function wordsOfPages(words: Readonly<Record<string, unknown>>): string {
  const word = (name: string, type: string, says: string) =>
    `\n/** ${says} */\nexport const ${name}: ${type} = ${JSON.stringify(words[name])};\n`;
  return `// Generated from service/pages/words.json by \`npm run generate\`.
import type { Operation, ReadinessFacts, ReadinessState } from '../../src/documents/index.ts';
import type { SELECTABLE } from '../../src/ledger/subjects.ts';
import type { Expiry } from '../../src/gate/verdict.ts';

interface StateLook {
  readonly words: string;
  /** Disabled on purpose, broken, or waiting for evidence. */
  readonly tone: 'stop' | 'act' | 'prove' | 'quiet';
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}
${[
  word(
    'STATE_LOOKS',
    'Readonly<Record<ReadinessState, StateLook>>',
    'The states as people see them; pages show no badge for a healthy one (specification/readiness.md 1).',
  ),
  word(
    'OPERATION_WORDS',
    'Readonly<Record<Operation, string>>',
    'Operations on buttons and in titles.',
  ),
  word(
    'FACT_WORDS',
    'readonly (readonly [member: keyof ReadinessFacts, words: string])[]',
    'The facts of a decision, in the order of the pages.',
  ),
  word('GOOD', 'readonly string[]', 'Values of facts that block nothing.'),
  word('BAD', 'readonly string[]', 'Values of facts that are wrong, rather than unknown.'),
  word(
    'EXPIRY_WORDS',
    "Readonly<Record<Expiry['what'], string>>",
    'Things that expire, in words that continue "of the".',
  ),
  word(
    'MEMBER_WORDS',
    'Readonly<Record<(typeof SELECTABLE)[number], string>>',
    'The members of a selector.',
  ),
  word('CONTROL_STATES', 'readonly Choice[]', 'The states that a control can have.'),
  word('APPROVAL_STATES', 'readonly Choice[]', 'The states that a review can have.'),
  word(
    'TO_FILL_IN',
    'Readonly<Record<string, string>>',
    'For fields that are empty: people are told what to do, and not which form a value has.',
  ),
  word(
    'FORMS',
    'readonly (readonly [start: string, words: string])[]',
    'Tells people what to enter, by the start of what programs are told.',
  ),
].join('')}`;
}

interface KindRow {
  readonly name: string;
  readonly titles?: string;
  readonly telling?: string;
  readonly start?: string;
  readonly command?: string;
}

/** Lists of words are one text in the file. */
function kindsOf(rows: readonly KindRow[]): string {
  const wordsIn = (text: string) => JSON.stringify(text.split(' '));
  const kinds = rows.map(
    ({ name, titles, telling, start, command }) =>
      `  { name: ${JSON.stringify(name)}, titles: ${titles === undefined ? '[]' : wordsIn(titles)}${
        telling === undefined ? '' : `, telling: ${wordsIn(telling)}`
      }${start === undefined ? '' : `, start: /${start}/`}, command: ${JSON.stringify(command)} },`,
  );
  return `import type { Kind } from '../meant.ts';

/** The kinds of files, from src/documents/kinds.json; the first whose telling members a document has is its kind. */
export const KINDS: readonly Kind[] = [
${kinds.join('\n')}
];
`;
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
