import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build, type Plugin } from 'esbuild';
import type { CommandReport } from '../../src/documents/index.ts';
import type { run } from '../../src/cli/run.ts';
import { AT, runHere, World } from '../cli/world.ts';
import { isSoak, tellProgress } from '../soak.ts';
import { FAULTS, type Fault } from './faults.ts';

const root = join(import.meta.dirname, '../..');
/** Inside of the repository, so that packages are found. */
const folder = mkdtempSync(join(root, 'node_modules/.claimgate-faults-'));
const world = new World();

before(() => world.demonstrate());
after(() => {
  world.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts faults into the sources while they are built. */
function planting(faults: readonly Fault[]): Plugin {
  return {
    name: 'planted faults',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const own = faults.filter(({ file }) => join(root, file) === path);
        if (own.length === 0) return undefined;
        let contents = readFileSync(path, 'utf8');
        for (const { from, to, name, file } of own) {
          assert.equal(contents.split(from).length, 2, `${name}: the text stands once in ${file}`);
          contents = contents.replace(from, () => to);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}

let built = 0;

/** Builds the program with faults in it, and lets it test itself on the demonstration. */
async function selfTestOf(faults: readonly Fault[]): Promise<{
  readonly exitCode: number;
  readonly report: CommandReport;
}> {
  const outfile = join(folder, `${(built += 1)}.mjs`);
  await build({
    entryPoints: [join(root, 'src/cli/run.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [planting(faults)],
  });
  const program: { readonly run: typeof run } = await import(outfile);
  const pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
  const words = ['selftest', '-C', 'repo', '--projection', '../projection/ledger-projection.jsonl'];
  const { directory, environment } = world;
  const ended = await runHere(
    [...words, '--trust-pin', pin, '--json'],
    { directory, environment, clock: () => AT },
    program.run,
  );
  return { exitCode: ended.exitCode, report: JSON.parse(ended.stdout) as CommandReport };
}

/** The ids of changes that were not judged as expected. */
function misjudged({ result }: CommandReport): string[] {
  if (result === null || !('changes' in result) || !Array.isArray(result.changes)) return [];
  return result.changes.flatMap(({ id, outcome }) =>
    ['wrongly_allowed', 'other_code'].includes(outcome) ? [id] : [],
  );
}

/** Far from each other: planted together, each still shows. */
const SAMPLE = [
  'rule 5 removed',
  'expiry of evidence inclusive',
  'one signature is enough',
  'earlier heads forgotten',
  'old verdicts handed off',
];

test('[T180] a self-test shows each of a few faults that are planted in the program', async () => {
  const faults = FAULTS.filter(({ name }) => SAMPLE.includes(name));
  assert.equal(faults.length, SAMPLE.length);
  const { exitCode, report } = await selfTestOf(faults);
  assert.equal(exitCode, 1);
  const shown = misjudged(report);
  for (const { name, shows } of faults) assert.ok(shown.includes(shows), `${name}: ${shows}`);
});

test('every planted fault is shown by itself', { skip: !isSoak }, async () => {
  assert.ok(FAULTS.length >= 40);
  const none = await selfTestOf([]);
  assert.deepEqual([none.exitCode, misjudged(none.report)], [0, []]);
  const unseen: string[] = [];
  for (const [index, fault] of FAULTS.entries()) {
    const { exitCode, report } = await selfTestOf([fault]);
    const codes = report.findings.map(({ code }) => code);
    // A gate that refuses the sound input shows itself before anything is changed.
    const isShown =
      misjudged(report).includes(fault.shows) || codes.includes('self_test_input_refused');
    if (!isShown || exitCode === 0)
      unseen.push(`${fault.name}: ended with ${exitCode}, shown by ${misjudged(report).join()}`);
    tellProgress('planted faults', index + 1);
  }
  assert.deepEqual(unseen, []);
});
