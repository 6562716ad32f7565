import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build, type Plugin } from 'esbuild';
import { createClaimsWorld, type ClaimsWorld } from '../../tools/bench/claims-world.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import type { run } from '../../src/program/run.ts';
import { AT, runHere, World } from '../cli/world.ts';
import { isSoak, tellProgress } from '../soak.ts';

/** A fault in the gate: a text of a source file, what stands there instead, and a change that has to show it. */
interface Fault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly shows: string;
}

const root = join(import.meta.dirname, '../..');
/** Faults that a gate could have, by mistake or by somebody's hand. */
const FAULTS = JSON.parse(
  readFileSync(join(root, 'test/selftest/faults.json'), 'utf8'),
) as readonly Fault[];
/** Inside of the repository, so that packages are found. */
const folder = mkdtempSync(join(root, 'node_modules/.claimgate-faults-'));
const worlds: ClaimsWorld[] = [];
const { directory, environment } = new World();

before(async () => {
  for (const size of [1, 3])
    worlds.push(await createClaimsWorld(join(directory, `claims-${size}`), size, { at: AT }));
});
after(() => {
  rmSync(directory, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** Puts faults into the sources while they are built. */
function planting(faults: readonly Fault[]): Plugin {
  return {
    name: 'planted faults',
    setup(builder) {
      builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
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

/** Builds the program with faults in it. */
async function programWith(faults: readonly Fault[]): Promise<typeof run> {
  const outfile = join(folder, `${(built += 1)}.mjs`);
  await build({
    entryPoints: [join(root, 'src/program/run.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [planting(faults)],
  });
  const program: { readonly run: typeof run } = await import(outfile);
  return program.run;
}

/** Lets a program test itself on a world of claims. */
async function selfTestOf(program: typeof run, { repository, projection, pin }: ClaimsWorld) {
  const words = ['selftest', '--projection', projection, '--trust-pin', pin, '--json'];
  const host = { directory: repository, environment, clock: () => AT };
  const { exitCode, stdout } = await runHere(words, host, program);
  return { exitCode, report: JSON.parse(stdout) as CommandReport };
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
  'a fork between records',
  'old verdicts handed off',
  'only the last record read',
  'earlier end of the proof ignored',
  'one signature fewer for a root',
  'tier ignored where none is needed',
  'instant of the signed verdict ignored',
];

test('[T180][T375] a self-test of one claim and of three shows each of a few faults that are planted', async () => {
  const faults = FAULTS.filter(({ name }) => SAMPLE.includes(name));
  assert.equal(faults.length, SAMPLE.length);
  const program = await programWith(faults);
  for (const world of worlds) {
    const { exitCode, report } = await selfTestOf(program, world);
    assert.equal(exitCode, 1);
    const codes = new Set(report.findings.map(({ code }) => code));
    assert.deepEqual([...codes].sort(), ['self_test_other_code', 'self_test_wrongly_allowed']);
    const shown = misjudged(report);
    for (const { name, shows } of faults) assert.ok(shown.includes(shows), `${name}: ${shows}`);
  }
});

test('each fault can still be planted: its text stands once in the sources', () => {
  const names = FAULTS.map(({ name }) => name);
  assert.equal(new Set(names).size, FAULTS.length);
  for (const { file, from, name } of FAULTS)
    assert.equal(readFileSync(join(root, file), 'utf8').split(from).length, 2, name);
});

test(
  'every planted fault is shown by itself, with one claim and with three',
  { skip: !isSoak },
  async () => {
    assert.ok(FAULTS.length >= 80);
    const sound = await programWith([]);
    for (const world of worlds) {
      const { exitCode, report } = await selfTestOf(sound, world);
      assert.deepEqual([exitCode, misjudged(report)], [0, []]);
    }
    const unseen: string[] = [];
    for (const [index, fault] of FAULTS.entries()) {
      const program = await programWith([fault]);
      for (const world of worlds) {
        const { exitCode, report } = await selfTestOf(program, world);
        const shown = misjudged(report);
        // A gate that refuses the sound input shows itself before anything is changed.
        const refused = report.findings.some(({ code }) => code === 'self_test_input_refused');
        if ((!shown.includes(fault.shows) && !refused) || exitCode === 0)
          unseen.push(
            `${fault.name} in ${world.repository}: ended with ${exitCode}, shown by ${shown.join()}`,
          );
        console.log(
          `${fault.name} | ${worlds.indexOf(world) === 0 ? 1 : 3} | ${refused ? 'input refused' : fault.shows} | ${shown.length}`,
        );
      }
      tellProgress('planted faults', index + 1);
    }
    assert.deepEqual(unseen, []);
  },
);
