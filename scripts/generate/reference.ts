import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { COMMANDS } from '../../src/program/table.ts';
import {
  usageOf,
  type CommandEntry,
  type CommandOption,
  type CommandOptions,
} from '../../src/cli/command.ts';
import { GLOBAL_OPTIONS } from '../../src/cli/options.ts';
import { EXIT_CODES } from '../../src/documents/findings.ts';

/** The subpaths of the package and the files whose exports they are. */
const FACES = {
  claimgate: 'src/public/index',
  'claimgate/ledger': 'src/public/ledger',
  'claimgate/readiness': 'src/public/readiness',
  'claimgate/service': 'service/public',
};

const LIBRARY_EXAMPLES = 'examples/library.ts';

/** The reference pages of the commands and of the library. */
export async function generateReference(root: string): Promise<Map<string, string>> {
  return new Map([
    ['docs/reference/commands.md', await commandsPage()],
    ['docs/reference/library.md', libraryPage(root)],
  ]);
}

/** Says which source a page comes from. */
function generatedFrom(sources: string): string {
  return `<!-- Generated from ${sources} by \`npm run generate\`. Do not edit. -->`;
}

async function commandsPage(): Promise<string> {
  const sections = await Promise.all(COMMANDS.map(commandSection));
  return [
    generatedFrom('src/cli'),
    '',
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
  const faces = withDeclarations(root, (declarations) =>
    Object.entries(FACES).flatMap(([subpath, file]) => {
      const text = readFileSync(join(root, `${file}.ts`), 'utf8');
      const sections = documentedNames(text).flatMap(({ name, about }) => [
        `### ${name}`,
        '',
        about,
        '',
        '```ts',
        ...declarationOf(name, `${file}.d.ts`, declarations).split('\n'),
        '```',
        '',
        '```ts',
        ...exampleOf(`${subpath} ${name}`, examples),
        '```',
        '',
      ]);
      return [`## \`${subpath}\``, '', ...sections];
    }),
  );
  return [
    generatedFrom(
      `the docstrings of src/public and service/public.ts, and from ${LIBRARY_EXAMPLES}`,
    ),
    '',
    '# Library',
    '',
    'The package exports the functions of the gate for programs that embed it. [Embed the library](../how-to/embed-the-library.md) shows them at work. Each example here is run by a test.',
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

/** The text of a declaration file that the package ships, without comments. */
type DeclarationFile = (path: string) => string;

/** Lends the declarations of the package to `use`. */
function withDeclarations<T>(root: string, use: (file: DeclarationFile) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-declarations-'));
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const words = ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', folder];
    // Errors of types are for `npm run types`: they come and go while sources are generated.
    spawnSync(process.execPath, [tsc, ...words], { cwd: root });
    return use((path) =>
      readFileSync(join(folder, path), 'utf8').replaceAll(/^\s*\/\*\*[^]*?\*\/\n/gm, ''),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The declaration behind an exported name; follows names that are handed on. */
function declarationOf(name: string, path: string, file: DeclarationFile): string {
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
