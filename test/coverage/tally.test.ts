import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { after, describe, test } from 'node:test';
import { build } from 'esbuild';
import { execa } from 'execa';
import { faultOf } from '../../tools/coverage/exceptions.ts';
import { SourceFile } from '../../tools/coverage/source-file.ts';
import { columnOf, lineOf, placeAt } from '../../tools/coverage/source-places.ts';
import { Tally, type ThreadCoverage } from '../../tools/coverage/tally.ts';
import { bundle } from '../../scripts/test/bundle.ts';

const SIGN = `export function sign(value: number): string {
  if (value > 9)
    return 'many';
  if (value < 0) {
    return 'negative';
  } else {
    return value > 0 ? 'positive' : 'none';
  }
}
`;
const MAIN = `import { sign } from './sign.ts';

for (const value of process.argv.slice(2)) console.log(sign(Number(value)));
`;

describe('what ran, over processes and ways of compiling', () => {
  const root = mkdtempSync(join(tmpdir(), 'claimgate-coverage-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const raw = join(root, 'v8');
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

  const known = new Map<string, Promise<string>>();

  /** The folder with the coverage of a run, which is made once. */
  function coverageOf(args: readonly string[]): Promise<string> {
    const run = args.join(' ');
    const made = known.get(run) ?? makeCoverage(args, join(raw, String(known.size)));
    known.set(run, made);
    return made;
  }

  async function makeCoverage(args: readonly string[], folder: string): Promise<string> {
    await execa(process.execPath, args, { cwd: root, env: { NODE_V8_COVERAGE: folder } });
    return folder;
  }

  async function tallyOf(runs: readonly (readonly string[])[]): Promise<Tally> {
    const tally = new Tally(root, (path) => path.startsWith('src/'));
    for (const folder of await Promise.all(runs.map(coverageOf)))
      for (const name of readdirSync(folder))
        tally.add(JSON.parse(readFileSync(join(folder, name), 'utf8')) as ThreadCoverage);
    return tally;
  }

  type Compile = (...values: readonly string[]) => readonly string[];
  const source: Compile = (...values) => ['--import', tsx, 'src/main.ts', ...values];
  const built: Compile = (...values) => ['dist/bin/main.cjs', ...values];
  const compiled: Compile = (...values) => ['build/tests/main.mjs', ...values];

  test('a project of two files', async () => {
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'package.json'), '{"type":"module"}');
    writeFileSync(join(root, 'src/sign.ts'), SIGN);
    writeFileSync(join(root, 'src/main.ts'), MAIN);
    await build({
      entryPoints: [join(root, 'src/main.ts')],
      outfile: join(root, 'dist/bin/main.cjs'),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      minifyWhitespace: true,
      sourcemap: 'external',
    });
    const entries = { main: "import './src/main.ts';" };
    await bundle({ root, outdir: join(root, 'build/tests'), entries });
  });

  for (const [what, runs] of Object.entries({
    'from source': [source('-1', '1'), source('0', '10')],
    built: [built('-1', '1'), built('0', '10')],
    compiled: [compiled('-1', '1'), compiled('0', '10')],
    'some from source, others not': [source('-1', '1'), compiled('0'), built('10')],
  }))
    test(`all branches ran, ${what}`, async () => {
      const figures = (await tallyOf(runs)).file('src/sign.ts').figures();
      assert.deepEqual(figures.gaps, []);
      assert.deepEqual(figures.lines, { all: 7, ran: 7 });
      assert.equal(figures.branches.ran, figures.branches.all);
    });

  for (const [what, runs] of Object.entries({
    'from source': [source('-1', '1')],
    built: [built('-1', '1')],
    compiled: [compiled('-1', '1')],
    'one compiled, one built': [compiled('-1'), built('1')],
  }))
    test(`two branches did not run, ${what}`, async () => {
      const { gaps, branches } = (await tallyOf(runs)).file('src/sign.ts').figures();
      assert.deepEqual(
        gaps.map(({ from }) => SIGN.split('\n')[lineOf(from)]?.slice(columnOf(from))),
        ["return 'many';", "'none';"],
      );
      assert.equal(branches.all - branches.ran, 2);
    });

  test('a place that does nothing itself need not be reached', () => {
    const file = new SourceFile('try {\n  return finallyOne();\n} finally {\n  finallyTwo();\n}\n');
    const isCode = (line: number, column: number) => file.isCode(placeAt(line, column));
    assert.deepEqual([isCode(1, 2), isCode(1, 9), isCode(3, 2)], [true, true, true]);
    assert.deepEqual([isCode(2, 0), isCode(2, 2)], [false, false]);
  });

  test('nothing of a file that no process loads', async () => {
    writeFileSync(join(root, 'src/unused.ts'), SIGN);
    const file = (await tallyOf([source('-1', '1')])).file('src/unused.ts');
    file.countNothing();
    assert.deepEqual(file.figures().lines, { all: 7, ran: 0 });
  });
});

describe('exceptions', () => {
  /** Returns the figures of a file when only its first line ran. */
  function figuresOf(text: string) {
    const file = new SourceFile(text);
    file.countNothing();
    file.count(placeAt(0, 0), 1);
    return file.figures();
  }

  test('excuse the statement below them', () => {
    const { gaps, exceptions, lines } = figuresOf(`start();
// not covered: only Windows has drives,
// and this runs on Linux
if (isWindows()) {
  drive();
}
more();
`);
    assert.deepEqual(gaps, [{ from: placeAt(6, 0), to: placeAt(6, 0) }]);
    assert.deepEqual(lines, { all: 2, ran: 1 });
    assert.deepEqual(exceptions, [
      { line: 1, reason: 'only Windows has drives, and this runs on Linux', isUsed: true },
    ]);
    assert.equal(exceptions[0] && faultOf(exceptions[0]), null);
  });

  test('that give no reason, or excuse nothing, are faults', () => {
    const { exceptions } = figuresOf(`start(); // here
// not covered: whatever
more();
// not covered: nothing is below this one
`);
    assert.deepEqual(exceptions.map(faultOf), [
      'gives no reason',
      'excuses nothing: all of it ran',
    ]);
  });
});
