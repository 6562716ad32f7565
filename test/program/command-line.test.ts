import assert from 'node:assert/strict';
import { readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { join, delimiter } from 'node:path';
import { after, describe, test } from 'node:test';
import yargs, { type Argv } from 'yargs';
import type { CommandOptions } from '../../src/cli/command.ts';
import { commonOptionsOf, GLOBAL_OPTIONS, repeated } from '../../src/cli/options.ts';
import { Arguments } from '../../src/cli/arguments.ts';
import {
  lexPlainly,
  lexWithYargs,
  PARSER_CONFIGURATION,
  readCommandLine,
  type CommandLine,
} from '../../src/program/command-line.ts';
import { GONE } from '../../src/program/gone.ts';
import { COMMANDS } from '../../src/program/table.ts';
import { usageOf } from '../../src/cli/command.ts';
import { programHelp } from '../../src/program/help.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { World, runHere } from '../cli/world.ts';
import { everyCode, codeEntry } from '../../src/documents/findings.ts';
import { execFileSync } from 'node:child_process';
import { temporaryFolder } from '../repositories.ts';
import { ReleaseWorld } from '../cli/release/release-world.ts';
import { PROGRAM } from '../programs.ts';

const folder = join(import.meta.dirname, '../transcripts');

/** Every command line of every transcript that is short enough to be typed. */
const all = new Set(
  readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.startsWith('$ claimgate'))
    .map((line) => line.replace('$ claimgate', '').trim()),
);
/** Of commands that are called alike often, some. */
const lines = [
  // As an argument, yargs reads a lone hyphen as nothing.
  ...[...all]
    .filter((line) => !line.split(' ').includes('-'))
    .sort()
    .filter((_, at) => at % often(8, 1) === 0),
  // A list that is left out, and a group that is a command itself.
  'ledger append folder',
  'ledger append run file',
  'ledger append one two three four',
  'release v1.4.0 --dry-run',
  'release record v1.4.0 --commit',
];

test('the pages that are kept ready are those of the tables', async () => {
  const world = new World();
  try {
    for (const word of ['--help', '-h'])
      assert.deepEqual((await world.claimgate([word])).stdout, programHelp());
    assert.equal(
      (await world.claimgate(['-V'])).stdout,
      (await world.claimgate(['--version'])).stdout,
    );
  } finally {
    world.remove();
  }
});

describe('a group that is a command itself', () => {
  const faults: readonly (readonly [line: string, says: RegExp])[] = [
    ['release', /missing <release>: v and a stable SemVer/],
    ['release v1.4.0 --quiet more', /unexpected argument "more"/],
    ['release recrd v1.4.0', /unknown command "release recrd"; did you mean "release record"\?/],
    ['release record', /usage: claimgate release record <release>/],
    ['release record v1.4.0 --dry-run', /unknown option "--dry-run"/],
    ['relase v1.4.0', /unknown command "relase"; did you mean "release"\?/],
  ];
  for (const [line, says] of faults) {
    test(line, async (t) => {
      const world = new World();
      t.after(() => world.remove());
      const { stdout, stderr, exitCode } = await world.claimgate(line.split(' '));
      assert.match(stdout + stderr, says);
      assert.equal(exitCode, 2);
    });
  }

  test('its page shows its own options and the commands below', async (t) => {
    const world = new World();
    t.after(() => world.remove());
    const { stdout } = await world.claimgate(['release', '--help']);
    assert.match(stdout, /^claimgate release <release> \[options\]$/m);
    assert.match(stdout, /^ {2}--dry-run /m);
    assert.match(stdout, /^ {2}release record <release> /m);
    const below = await world.claimgate(['release', 'record', '--help']);
    assert.doesNotMatch(below.stdout, /--dry-run/);
  });

  test('completion offers the commands below it, each with its own options', async (t) => {
    const world = new World();
    t.after(() => world.remove());
    const complete = async (...words: string[]): Promise<string> =>
      (await world.claimgate(['--get-yargs-completions', 'claimgate', ...words])).stdout;
    assert.match(await complete('release', ''), /^record$/m);
    assert.match(await complete('release', '--d'), /^--dry-run$/m);
    assert.match(await complete('release', 'record', '--c'), /^--commit$/m);
    assert.doesNotMatch(await complete('release', 'record', '--'), /dry-run/);
  });
});

describe('[T19] a plain command line is read as yargs reads it', () => {
  for (const line of lines) {
    test(line === '' ? '(nothing)' : line, async () => {
      const argv = line === '' ? [] : line.split(' ');
      const plain = await readCommandLine(argv);
      if (plain && !plain.fault)
        assert.deepEqual(textsOf(plain.args), textsOf(await byYargs(argv, plain)));
    });
  }

  test('words and options, however they are mixed', async () => {
    const options: CommandOptions = {
      ...GLOBAL_OPTIONS,
      ...commonOptionsOf('check'),
      some: repeated('several'),
    };
    const names = Object.keys(options).map((name) => (name === 'C' ? '-C' : `--${name}`));
    const word = fc.oneof(
      fc.constantFrom(...names, '--unknown', '--no-such', '--json=1', '-x', '-', '--', '-C=x'),
      fc.constantFrom('', '1e3', '0x1', '"a b"', "'a'", '__proto__', 'a=b', 'true', 'false', 'x'),
      fc.string(),
      fc.string({ unit: 'grapheme' }),
    );
    let plain = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (argv) => {
        const read = lexPlainly(argv, options);
        plain += read ? 1 : 0;
        if (read) assert.deepEqual(read, await lexWithYargs(argv, options));
      }),
      { numRuns: often(1000, 100_000) },
    );
    assert.ok(plain > 100, `${plain}`);
  });

  test('a hyphen alone is a word, and the value of any option', async () => {
    for (const [line, expected] of [
      ['ledger append run - -C repo', ['C=repo', 'file=-', 'what=run']],
      ['ledger append run -', ['file=-', 'what=run']],
      ['ledger append run --quiet -', ['file=-', 'what=run']],
      ['check -C -', ['C=-']],
      ['check --output - --output=-', ['output=-', 'output=-']],
    ] as const) {
      const read = await readCommandLine(line.split(' '));
      assert.deepEqual([read?.fault, read && textsOf(read.args)], [undefined, expected], line);
    }
  });

  test('what yargs would object to is never read', async () => {
    for (const line of [
      '',
      'nothing',
      'check --bogus',
      'check --ref',
      'check extra',
      'manifest',
      'manifest create',
      'check --format xml',
      'check --help',
      'completion tcsh',
      'check -- x',
      'check --json=maybe x',
      'check --no-ref',
      'check --ref= --json',
      'check --ref a --ref b',
      // An administrator whose one limit was misspelt would not be limited at all.
      'admin create jane --scope readiness:raed',
      'admin create jane --scope readiness:read --scope accounts:raed',
    ]) {
      const read = await readCommandLine(line === '' ? [] : line.split(' '));
      assert.ok(!read || read.fault, line);
    }
  });
});

/** Every text that was given, in one order. */
function textsOf(args: Arguments): string[] {
  return [...args.texts(), ...args.commandWords().map((word) => ['--', word] as const)]
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
}

/** The same as yargs reads it, with the same tables. */
async function byYargs(
  argv: readonly string[],
  { entry, name, command }: CommandLine,
): Promise<Arguments> {
  let read: Record<string, unknown> = {};
  const parser = yargs([])
    .parserConfiguration(PARSER_CONFIGURATION)
    .options(GLOBAL_OPTIONS)
    .version(false)
    .help(false)
    .strict()
    .exitProcess(false)
    .fail((message, error) => {
      throw error ?? new Error(message);
    });
  const [first = '', second] = name.split(' ');
  const describeCommand = (builder: Argv): void => {
    for (const [word, about] of Object.entries(command.positionals ?? {}))
      builder.positional(word, about);
    builder.options(command.options ?? {});
  };
  const taken = (values: Record<string, unknown>): void => void (read = values);
  const usage = usageOf(entry).replace(/^\S+ (?=\w)/, '');
  if (second === undefined) parser.command(usage, '', describeCommand, taken);
  else
    parser.command(first, '', (group) => {
      group.command(usage, '', describeCommand, taken);
    });
  await parser.parseAsync([...argv]);
  const { _: _words, $0: _program, ...values } = read;
  return new Arguments(values);
}

test('every next command of ours that a code names is there to be typed', () => {
  const names = COMMANDS.map(({ name }) => name);
  for (const code of everyCode()) {
    const [, words] = /^claimgate ([^-].*)$/.exec(codeEntry(code).next ?? '') ?? [];
    if (words === undefined) continue;
    assert.ok(
      names.some((name) => words === name || words.startsWith(`${name} `)),
      `${code} says: claimgate ${words}`,
    );
  }
});

describe('a command that is part of another one now', () => {
  const world = new World();
  after(() => world.remove());
  const names = COMMANDS.map(({ name }) => name);
  const guide = readFileSync(join(import.meta.dirname, '../../docs/how-to/upgrade.md'), 'utf8');

  for (const [old, line] of Object.entries(GONE))
    test(`ends with 2, and names the new one: ${old}`, async () => {
      for (const more of [' x', ' --help', ' x y --json']) {
        const { exitCode, stdout, stderr } = await world.claimgate(`${old}${more}`.split(' '));
        assert.equal(exitCode, 2);
        assert.ok(`${stdout}${stderr}`.includes(line), `${stdout}${stderr}`);
      }
      const words = line.slice('claimgate '.length);
      assert.ok(
        names.some((name) => words === name || words.startsWith(`${name} `)),
        words,
      );
      assert.ok(!names.includes(old));
      assert.ok(guide.includes(`| \`claimgate ${old}`), 'docs/how-to/upgrade.md');
    });
});

describe('arguments', () => {
  const refused = (read: () => unknown) => assert.throws(read, { code: 'usage' });

  test('of a closed list are one of it', () => {
    assert.equal(new Arguments({ kind: 'run' }).oneOf('kind', ['run', 'control']), 'run');
    refused(() => new Arguments({ kind: 'walk' }).oneOf('kind', ['run', 'control']));
    refused(() => new Arguments({}).oneOf('kind', ['run', 'control']));
  });

  test('that may be repeated have a value each time', () => {
    assert.deepEqual(new Arguments({ only: ['a', 'b'] }).list('only'), ['a', 'b']);
    assert.deepEqual(new Arguments({ only: 'a' }).list('only'), ['a']);
    refused(() => new Arguments({ only: ['a', ''] }).list('only'));
  });

  test('that say yes or no are given once', () => {
    assert.equal(new Arguments({ json: true }).flag('json'), true);
    refused(() => new Arguments({ json: [true, false] }).flag('json'));
  });

  test('that may be given once are refused twice', () => {
    refused(() => new Arguments({ out: ['a', 'b'] }).text('out'));
  });

  test('that are repeated in a command to type are one word of a shell each', () => {
    const args = new Arguments({
      C: 'a folder',
      memory: 'main;id',
      yes: true,
      only: ["it's", '$(id)'],
    });
    assert.equal(
      args.again('C', 'memory', 'yes', 'only'),
      String.raw` -C 'a folder' --memory 'main;id' --yes --only 'it'\''s' --only '$(id)'`,
    );
  });

  test('after -- are taken as they are', () => {
    assert.deepEqual(new Arguments({ '--': ['npm', '', '--help'] }).commandWords(), [
      'npm',
      '',
      '--help',
    ]);
    assert.deepEqual(new Arguments({ '--': 'npm' }).commandWords(), ['npm']);
    assert.deepEqual(new Arguments({}).commandWords(), []);
  });
});

/** The path of a claim in the repository of these tests. */
const NAME = 'pinterest/image-pin/immediate/business/standard';

function isInstalled(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((ownFolder) => existsSync(join(ownFolder, program)));
}

const POWERSHELL = 'pwsh';

/** Parses a script, without running it. */
const POWERSHELL_PARSER =
  '$faults = $null; [void][System.Management.Automation.Language.Parser]::ParseInput(($input | Out-String), [ref]$null, [ref]$faults); exit $faults.Count';

test(
  'the completion for PowerShell is a script of it',
  { skip: !isInstalled(POWERSHELL) && `no ${POWERSHELL}` },
  async (t) => {
    const world = new World();
    t.after(() => world.remove());
    const { stdout } = await world.claimgate(['completion', 'powershell']);
    execFileSync(POWERSHELL, ['-NoProfile', '-Command', POWERSHELL_PARSER], { input: stdout });
  },
);

test('the completion for PowerShell closes what it opens, and asks the program itself', async (t) => {
  const world = new World();
  t.after(() => world.remove());
  const { stdout } = await world.claimgate(['completion', 'powershell']);
  const pairs: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };
  const open: string[] = [];
  for (const sign of stdout.replaceAll(/'[^']*'|"[^"]*"/g, '')) {
    if ('{(['.includes(sign)) open.push(sign);
    else if (sign in pairs) assert.equal(open.pop(), pairs[sign]);
  }
  assert.deepEqual(open, []);
  assert.match(
    stdout,
    /^Register-ArgumentCompleter -Native -CommandName claimgate -ScriptBlock \{$/m,
  );
  assert.match(stdout, /claimgate --get-yargs-completions @words/);
});

test('values are offered: codes and claims, schemas, kinds of evidence, formats', async (t) => {
  const world = await ReleaseWorld.create(t);
  const offered = async (words: readonly string[], directory = world.repository) => {
    const { environment } = world;
    const asked = ['--get-yargs-completions', 'claimgate', ...words, ''];
    const { stdout, exitCode } = await runHere(asked, { directory, environment });
    assert.equal(exitCode, 0);
    return stdout.split('\n');
  };
  const explained = await offered(['explain']);
  for (const word of [NAME, 'approval_expired']) assert.ok(explained.includes(word), word);
  assert.ok((await offered(['ledger', 'show', '--subject'])).includes(NAME));
  assert.ok((await offered(['ledger', 'show', '--subject'])).includes(NAME));
  assert.ok((await offered(['explain'], world.folder)).includes('approval_expired'));
  assert.ok((await offered(['schema'])).includes('contract'));
  assert.ok((await offered(['ledger', 'append'])).includes('approval'));
  assert.ok((await offered(['check', '--format'])).includes('sarif'));
});

test('a claim is taken by its name, its path, the beginning of either, and its digest', async (t) => {
  const world = await ReleaseWorld.create(t);
  const { stdout: list } = await world.claimgate('claims', 'list');
  const [, digits = ''] =
    /^pinterest · image-pin · immediate \S+ \S+ +([0-9a-f]{12})$/m.exec(list) ?? [];
  const full = 'pinterest · image-pin · immediate (business, standard)';
  for (const word of [NAME, `${NAME}/${digits}`, full, `${full} ${digits}`, digits]) {
    const { stdout } = await world.claimgate('explain', word, ...world.evidence, '--json');
    assert.match(stdout, new RegExp(`"subject_digest": "sha256:${digits}`), word);
  }
  const refused: Readonly<Record<string, RegExp>> = {
    pinterest: /subject_ambiguous/,
    [`${NAME}/0123456789ab`]: /is no claim, no digest and no file/,
    'pinterest/image-pin/imediate/business/standard': new RegExp(`did you mean "${NAME}"`),
    mastodno: /code_unknown/,
    'missing.json': /file_missing/,
  };
  for (const [word, said] of Object.entries(refused))
    assert.match((await world.claimgate('explain', word)).stderr, said, word);
});

/** Scripts that complete `claimgate explain pin` as their shell does, each by a script of claimgate. */
const COMPLETIONS: Readonly<Record<string, string>> = {
  bash: 'COMP_WORDS=(claimgate explain pin); COMP_CWORD=2; _claimgate; printf "%s\\n" "${COMPREPLY[@]}"',
  zsh: 'words=(claimgate explain pin); _claimgate',
  fish: 'complete -C "claimgate explain pin"',
};

for (const [shell, asking] of Object.entries(COMPLETIONS)) {
  test(
    `${shell} offers a claim as one word, which the command takes unquoted`,
    { skip: !isInstalled(shell) && `no ${shell}` },
    async (t) => {
      const world = await ReleaseWorld.create(t);
      const bin = temporaryFolder(t);
      const shim = `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`;
      writeFileSync(join(bin, 'claimgate'), shim, { mode: 0o755 });
      const { stdout: script } = await world.claimgate('completion', shell);
      const zsh = 'compdef() {}; _describe() { print -rl -- ${(P)2}; }\n';
      const offered = execFileSync(
        shell,
        ['-c', `${shell === 'zsh' ? zsh : ''}${script}\n${asking}`],
        {
          cwd: world.repository,
          env: { ...world.environment, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
          encoding: 'utf8',
        },
      );
      assert.ok(offered.split('\n').includes(NAME), offered);
    },
  );
}
