import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import vm from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { BUNDLES } from './folders.ts';
import { describeError, Suite, type DeclaredTest, type TestRun } from './suite.ts';

type Hits = Record<string, number>;

/** What Stryker's changed code reads and writes in the global variable `__stryker__`. */
interface Switchboard {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

type Evaluate = (external: (name: string) => unknown) => void;

/** A bundled test file; `evaluate` loads it and the code under test afresh. */
interface Bundle {
  readonly file: string;
  readonly packages: readonly string[];
  /** Characters of the bundle. */
  readonly size: number;
  readonly evaluate: Evaluate;
}

/** Stryker lets a mutant be reached a hundred times as often as in a run of all tests; ten times is endless too. */
const STRICTER = 0.1;

/** How long each test took in the dry run, for the workers that did not see it. */
const TIMES = join(BUNDLES, 'times.json');

const board: Switchboard = {};
Reflect.set(globalThis, '__stryker__', board);

/**
 * Runs bundled test files in this process. Every mutant is switched on before the files that reach it are
 * evaluated anew, so code that runs on loading is tried like any other, and the quickest tests come first.
 */
class BundledTests implements TestRunner {
  #bundles: readonly Bundle[] = [];
  readonly #packages = new Map<string, unknown>();
  #milliseconds: ReadonlyMap<string, number> | undefined;
  #stray: unknown;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // The same random worlds for every mutant; a found fault needs no smallest example here.
    fc.configureGlobal({ seed: 20_261_121, endOnFailure: true });
    process.on('uncaughtException', (error) => (this.#stray = error));
    this.#bundles = readdirSync(BUNDLES).filter(isScript).sort().map(compile);
    for (const name of this.#bundles.flatMap(({ packages }) => packages))
      if (name !== 'node:test') this.#packages.set(name, await import(name));
  }

  async dryRun(): Promise<DryRunResult> {
    board.activeMutant = undefined;
    board.hitCount = undefined;
    board.mutantCoverage = { static: {}, perTest: {} };
    const tests: TestResult[] = [];
    for (const bundle of this.#bundles) {
      const runs = await this.#runFile(bundle);
      shareLoading(board.mutantCoverage, runs);
      tests.push(...runs.map((run) => resultOf(run, bundle.file)));
    }
    writeFileSync(TIMES, JSON.stringify(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs])));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: board.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    board.mutantCoverage = { static: {}, perTest: {} };
    board.activeMutant = options.activeMutant.id;
    board.hitCount = 0;
    board.hitLimit = options.hitLimit && options.hitLimit * STRICTER;
    const tests: TestResult[] = [];
    for (const [bundle, wanted] of this.#planOf(options.testFilter)) {
      const runs = await this.#runFile(bundle, wanted, !options.disableBail);
      tests.push(...runs.map((run) => resultOf(run, bundle.file)));
      if (board.hitLimit !== undefined && board.hitCount > board.hitLimit)
        return toMutantRunResult({ status: DryRunStatus.Timeout, reason: 'runs without end' });
      if (!options.disableBail && runs.some(({ failure }) => failure !== undefined)) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  /** The files with tests that reach a mutant, and those tests; the quickest first. */
  #planOf(ids: readonly string[] | undefined): (readonly [Bundle, ReadonlySet<string>?])[] {
    if (!ids) return this.#bundles.map((bundle) => [bundle]);
    return this.#bundles
      .map((bundle) => [bundle, ids.filter((id) => id.startsWith(`${bundle.file} > `))] as const)
      .filter(([, wanted]) => wanted.length > 0)
      .map(([bundle, wanted]) => ({ bundle, wanted, cost: this.#costOf(bundle, wanted) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ bundle, wanted }) => [bundle, new Set(wanted)]);
  }

  /** About how many milliseconds it takes to load a file and run some of its tests. */
  #costOf({ size }: Bundle, ids: readonly string[]): number {
    return ids.reduce((sum, id) => sum + this.#timeOf(id), size / 20_000);
  }

  async #runFile(
    bundle: Bundle,
    wanted?: ReadonlySet<string>,
    isBailing = false,
  ): Promise<TestRun[]> {
    const suite = new Suite(bundle.file);
    try {
      bundle.evaluate((name) =>
        name === 'node:test' ? suite.exports() : this.#packages.get(name),
      );
    } catch (error) {
      const [id = bundle.file] = wanted ?? [];
      return [{ id, milliseconds: 0, failure: `while loading: ${String(error)}` }];
    }
    const chosen = suite.tests.filter(({ id }) => !wanted || wanted.has(id));
    if (wanted) chosen.sort((a, b) => this.#timeOf(a.id) - this.#timeOf(b.id));
    const runs: TestRun[] = [];
    for (const test of chosen) {
      runs.push(await this.#runTest(suite, test));
      if (isBailing && runs.at(-1)?.failure !== undefined) break;
    }
    await suite.leave();
    return runs;
  }

  async #runTest(suite: Suite, test: DeclaredTest): Promise<TestRun> {
    this.#stray = undefined;
    const run = await suite.run(test, (id) => (board.currentTestId = id));
    return this.#stray === undefined ? run : { ...run, failure: describeError(this.#stray) };
  }

  #timeOf(id: string): number {
    this.#milliseconds ??= new Map(
      JSON.parse(readFileSync(TIMES, 'utf8')) as readonly (readonly [string, number])[],
    );
    return this.#milliseconds.get(id) ?? 0;
  }
}

function isScript(name: string): boolean {
  return name.endsWith('.js');
}

function compile(name: string): Bundle {
  const text = readFileSync(join(BUNDLES, name), 'utf8');
  const script = new vm.Script(`(function (external) {${text}\n})`, {
    filename: name,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return {
    file: join('test', name.replaceAll('__', sep).replace(/\.js$/, '.ts')),
    size: text.length,
    packages: [...text.matchAll(/\bexternal\("([^"]+)"\)/g)].map(([, found = '']) => found),
    evaluate: (external) => (script.runInThisContext() as Evaluate)(external),
  };
}

/**
 * What was reached while the file was loaded, or by a hook, counts for each of its tests: the file is loaded
 * anew for every mutant, so no mutant needs all tests of the folder.
 */
function shareLoading(
  coverage: NonNullable<Switchboard['mutantCoverage']>,
  runs: readonly TestRun[],
): void {
  for (const { id } of runs) {
    const hits = (coverage.perTest[id] ??= {});
    for (const [mutant, count] of Object.entries(coverage.static))
      hits[mutant] = (hits[mutant] ?? 0) + count;
  }
  for (const mutant of Object.keys(coverage.static)) delete coverage.static[mutant];
}

function resultOf({ id, milliseconds, failure }: TestRun, file: string): TestResult {
  const test = { id, name: id, timeSpentMs: milliseconds, fileName: resolve(file) };
  return failure === undefined
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: failure };
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'bundled-tests', BundledTests),
];
