import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { GLOBAL_OPTIONS } from '../../src/cli/options.ts';
import { lex, lexByYargs, readPlainCommandLine } from '../../src/cli/command-line.ts';
import { runWithYargs } from '../../src/cli/yargs-program.ts';
import { often } from '../soak.ts';
import { AT, World } from './world.ts';

const folder = join(import.meta.dirname, '../transcripts');

/** Every command line of every transcript that is short enough to be typed. */
const all = new Set(
  readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.startsWith('$ claimgate'))
    .map((line) => line.replace('$ claimgate', '').trim()),
);
/** Of commands that are called alike often, some. */
const lines = [...all].sort().filter((_, at) => at % often(4, 1) === 0);

describe('a page that is kept ready is the one that yargs makes', () => {
  for (const argv of [['--help'], ['--version']]) {
    test(argv.join(' '), async () => {
      const world = new World();
      try {
        const ready = await world.claimgate(argv);
        const { said, exitCode } = await byYargs(argv, world);
        assert.deepEqual(ready, { stdout: said, stderr: '', exitCode });
      } finally {
        world.remove();
      }
    });
  }
});

describe('[T19] a plain command line is read as yargs reads it', () => {
  for (const line of lines) {
    test(line === '' ? '(nothing)' : line, async () => {
      const argv = line === '' ? [] : line.split(' ');
      if (!(await readPlainCommandLine(argv))) return;
      const world = new World();
      const other = new World();
      try {
        const plain = await world.claimgate(argv);
        const { said, exitCode } = await byYargs(argv, other);
        assert.equal(exitCode, plain.exitCode);
        assert.equal(said.replaceAll(other.directory, '<dir>'), plain.stderr + plain.stdout);
      } finally {
        world.remove();
        other.remove();
      }
    });
  }

  test('words that are no options are words to the lexer as well', async () => {
    const word = fc
      .oneof(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('', '1e3', '0x1', '"a b"', "'a'", '__proto__', 'a=b', 'true'),
      )
      .filter((text) => !text.startsWith('-'));
    await fc.assert(
      fc.asyncProperty(fc.array(word), async (words) => {
        assert.deepEqual(
          { ...(await lex(words, GLOBAL_OPTIONS)) },
          { ...(await lexByYargs(words, GLOBAL_OPTIONS)) },
        );
      }),
    );
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
    ]) {
      assert.equal(await readPlainCommandLine(line === '' ? [] : line.split(' ')), undefined, line);
    }
  });
});

/** What the program says and ends with where yargs reads the command line. */
async function byYargs(
  argv: readonly string[],
  { directory, environment }: World,
): Promise<{ said: string; exitCode: number }> {
  let said = '';
  const sink = { isTerminal: false, write: (text: string) => void (said += text) };
  const exitCode = await runWithYargs(argv, {
    directory,
    environment,
    stdin: (async function* () {})(),
    stdout: sink,
    stderr: sink,
    clock: () => AT,
  });
  return { said, exitCode };
}
