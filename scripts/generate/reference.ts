import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { COMMANDS } from '../../src/program/table.ts';
import {
  usageOf,
  type CommandEntry,
  type CommandOption,
  type CommandOptions,
} from '../../src/cli/command.ts';
import { GLOBAL_OPTIONS } from '../../src/cli/options.ts';
import {
  codeEntry,
  everyCode,
  EXIT_CODES,
  type Code,
  type Severity,
} from '../../src/documents/findings.ts';
import { rulesPage } from './rules.ts';
import { threatsPage } from './threats.ts';
import { groupedBy } from '../../src/documents/json.ts';
import { ADDITIONS, REPLACED, ATTACKS } from '../../test/ledger/attacks.ts';
import { EARLIER, NOTHING, TAMPERINGS } from '../../test/ledger/tamperings.ts';

/** The subpaths of the package and the files whose exports they are. */
const FACES = {
  claimgate: 'src/public/index',
  'claimgate/ledger': 'src/public/ledger',
  'claimgate/readiness': 'src/public/readiness',
  'claimgate/service': 'service/public',
};

const LIBRARY_EXAMPLES = 'examples/library.ts';

/** Returns the pages that the build writes into `dist/reference`, by their names; `dist/lib` has to be there. */
export async function referencePages(root: string): Promise<Map<string, string>> {
  return new Map([
    ['attacks.md', attacksPage()],
    ['codes.md', codesPage()],
    ['commands.md', await commandsPage()],
    ['library.md', libraryPage(root)],
    ['rules.md', rulesPage()],
    ['threats.md', threatsPage(root)],
  ]);
}

const SEVERITIES: readonly Severity[] = [0, 1, 2, 3];

function codesPage(): string {
  const parts = SEVERITIES.map((severity) => {
    const entries = codesOf(severity).map(codeSection);
    return `## ${severity}: ${EXIT_CODES[severity]}\n\n${entries.join('\n')}`;
  });
  return `# Codes\n\nEvery finding and every error has one of these codes. They are grouped by the exit code they ask for; the highest one counts. \`claimgate explain CODE\` explains one.\n\n${parts.join('\n')}`;
}

function codeSection(code: Code): string {
  const { title, hint, clears_by, next } = codeEntry(code);
  const command = next === undefined ? '' : ` Next: \`${next}\`.`;
  return `### ${code}\n\n${title[0]?.toUpperCase()}${title.slice(1)}. ${hint}${command} Clears by: ${clears_by}.\n`;
}

function codesOf(severity: Severity): Code[] {
  return everyCode()
    .filter((code) => codeEntry(code).severity === severity)
    .sort();
}

async function commandsPage(): Promise<string> {
  const sections = await Promise.all(COMMANDS.map(commandSection));
  return [
    '# Commands',
    '',
    'Every command prints its part of this page with `--help`.',
    '',
    '## Exit codes',
    '',
    ...exitCodeRows(),
    '',
    'An exit code follows from the findings alone, never from the format. `exec` passes on the exit code of the command that it started: 128 + n after signal n, 127 if there is no such program, 126 if it could not be started. The help of a command that judges ends with 2 in a pipeline, because nothing was judged.',
    '',
    '## Options of every command',
    '',
    ...optionRows(GLOBAL_OPTIONS),
    '',
    ...sections.flat(),
  ].join('\n');
}

function exitCodeRows(): string[] {
  const rows = Object.entries(EXIT_CODES).map(([code, meaning]) => `| ${code} | ${meaning} |`);
  return ['| exit code | meaning |', '| --- | --- |', ...rows];
}

async function commandSection(entry: CommandEntry): Promise<string[]> {
  const { examples, positionals = {}, options = {} } = await entry.load();
  const words = Object.entries(positionals).map(
    ([word, { describe }]) => `* \`${word}\`: ${describe}`,
  );
  return [
    `## ${entry.name}`,
    '',
    `\`claimgate ${usageOf(entry)}\`: ${entry.describe}.`,
    '',
    ...(words.length > 0 ? [...words, ''] : []),
    ...(Object.keys(options).length > 0 ? [...optionRows(options), ''] : []),
    '```sh',
    ...Object.entries(examples).flatMap(([line, does]) => [`# ${does}`, line]),
    '```',
    '',
  ];
}

function optionRows(options: CommandOptions): string[] {
  const rows = Object.entries(options).map(([name, option]) => {
    const word = name.length === 1 ? `-${name}` : `--${name}`;
    return `| \`${word}\` | ${cell(valueOf(option))} | ${cell(meaningOf(option))} |`;
  });
  return ['| option | value | meaning |', '| --- | --- | --- |', ...rows];
}

function valueOf({ type, choices, value }: CommandOption): string {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  return type === 'boolean' ? '' : `\`${value ?? 'VALUE'}\``;
}

function meaningOf({ describe, default: usual, isRequired, array }: CommandOption): string {
  const notes = [
    isRequired ? 'required' : '',
    array && !describe?.includes('repeated') ? 'may be repeated' : '',
    usual === undefined ? '' : `default: \`${usual}\``,
  ].filter((note) => note !== '');
  return `${describe ?? ''}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** Every name that embedders import, with its declaration, its docstring and its example. */
function libraryPage(root: string): string {
  const examples = readFileSync(join(root, LIBRARY_EXAMPLES), 'utf8');
  const faces = Object.entries(FACES).flatMap(([subpath, file]) => {
    const text = readFileSync(join(root, `${file}.ts`), 'utf8');
    const sections = documentedNames(text).flatMap(({ name, about }) => [
      `### ${name}`,
      '',
      about,
      '',
      '```ts',
      ...declarationOf(name, `${file}.d.ts`, (path) => declarations(root, path)).split('\n'),
      '```',
      '',
      '```ts',
      ...exampleOf(`${subpath} ${name}`, examples),
      '```',
      '',
    ]);
    return [`## \`${subpath}\``, '', ...sections];
  });
  return [
    '# Library',
    '',
    'The package exports the functions of the gate for programs that embed it. [Embed the library](../../docs/how-to/embed-the-library.md) shows them at work. Each example here is run by a test.',
    '',
    ...faces,
  ].join('\n');
}

const DOCUMENTED = /^ {2}\/\*\*(?<doc>[^]*?)\*\/\n {2}(?<name>\w+),\n/gm;

/** The names that a face exports with a docstring, and its text. */
function documentedNames(face: string): { name: string; about: string }[] {
  return [...face.matchAll(DOCUMENTED)].map(({ groups: { doc = '', name = '' } = {} }) => {
    return { name, about: doc.replaceAll(/\n {3}\* ?/g, ' ').trim() };
  });
}

/** The lines of an example, as they stand in the file. */
function exampleOf(title: string, examples: string): string[] {
  const code = new RegExp(`^  '${title}': async \\(.*\\) => \\{\n([^]*?)\n  \\},$`, 'm').exec(
    examples,
  )?.[1];
  if (code === undefined) throw new Error(`${LIBRARY_EXAMPLES} has no example of ${title}`);
  return code.split('\n').map((line) => line.replace(/^ {4}/, ''));
}

/** Reads a declaration file that the package ships, without comments. */
function declarations(root: string, path: string): string {
  const text = readFileSync(join(root, 'dist/lib', path), 'utf8');
  return text.replaceAll(/^\s*\/\*\*[^]*?\*\/\n/gm, '');
}

/** The declaration behind an exported name; follows names that are handed on. */
function declarationOf(name: string, path: string, file: (path: string) => string): string {
  const text = file(path);
  const head = `^export (?:declare )?(?:abstract )?(?:function|class|const) ${name}\\b`;
  const own = [...text.matchAll(new RegExp(`${head}[^]*?(?:;|\\n\\})$`, 'gm'))];
  if (own.length > 0)
    return own.map(([one]) => one.replace(/^export (?:declare )?/, '')).join('\n');
  for (const [, clause = '', from = ''] of text.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)) {
    const names = clause.split(',').map((one) => one.trim().split(' as '));
    const [handed] = names.find(([behind = '', as = behind]) => as === name) ?? [];
    if (handed === undefined) continue;
    const next = normalize(join(dirname(path), from.replace(/\.[jt]s$/, '.d.ts')));
    return declarationOf(handed, next, file);
  }
  throw new Error(`${path} declares no ${name}`);
}

/** Returns the page about attacks on a ledger, from the tables that tests play. */
export function attacksPage(): string {
  const parts = [
    '# Attacks on a ledger',
    'The table lists attacks on a ledger with an app review, two runs and a control: who tried each, and the result. "As recorded" means that the export holds everything that the log has, despite the attack. A test plays each row.',
    attacksTable(),
    'The next table is about what is added: records that nobody recorded, records that stand in the log twice, and a ledger in the place of another one. Each way is tried on both engines, by the owner of the tables or the file, with guards and keys of the database out of the way; a running service says yes to none of the first two. The codes of missing guards, which an attacker may put back, are left out. A *known head* is one that somebody kept ([trust](../../docs/specification/trust.md#4-when-a-projection-is-trusted)); a backup compares nothing with a head, so it copies such a ledger.',
    additionsTable(),
    "The next table has more ways to bend a ledger, each tried by an owner or a superuser on a ledger whose last run failed and whose last control disables. After each, an export is refused or says the same. A running service answers as before or says no: it reads by index and doesn't scan, but a log that lost records which it has read counts only while all guards stand. A test plays each row, also under a running service.",
    tamperingsTable(),
  ];
  return `${parts.join('\n\n')}\n`;
}

function attacksTable(): string {
  const rows = ATTACKS.map(({ who, engine, what, outcome, exported }) => {
    const seen =
      typeof outcome === 'string' ? OUTCOMES[outcome] : `\`ledger verify\`: ${inCode(outcome)}`;
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
      codes.length > 0 ? inCode(codes) : index === 0 ? 'nothing' : nothing,
    );
    return `| ${said} | ${tried} | ${seen.join(' | ')} | ${withKey.length > 0 ? 'refused' : 'made'} |`;
  });
  const replaced = REPLACED.map(
    ({ seen, what }) => `| ${what} | 2 | a known head: ${inCode([seen])} | the same | refused |`,
  );
  return [
    '| attack | ways | seen without the key by | seen with the key by | export, release and backup are |',
    '| --- | --- | --- | --- | --- |',
    ...added,
    ...replaced,
  ].join('\n');
}

function inCode(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ');
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
  return inCode(seen.split(','));
}

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const OUTCOMES = {
  refused: 'refused',
  'earlier checkpoint': 'an earlier checkpoint only',
  listed: '`claimgate admin list` and `token list` only',
};
