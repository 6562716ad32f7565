import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build, type Plugin } from 'esbuild';
import { createClaimsWorld, type ClaimsWorld } from '../../tools/bench/claims-world.ts';
import type { CommandReport } from '../../src/documents/index.ts';
import type { run } from '../../src/program/run.ts';
import { AT, runHere, World } from '../cli/world.ts';

const root = join(import.meta.dirname, '../..');
/** A fault of the gate: a text of a source file, what stands there instead, and the change of the self-test that shows it. */
type Fault = readonly [file: string, from: string, to: string, shows: string];

/** Of three houses, far from each other: planted together, each still shows. Stryker plants the others. */
const FAULTS: readonly Fault[] = [
  // A rule is missing.
  [
    'src/gate/rule-sets.ts',
    'formerly: digests, rules, all',
    'formerly: digests, rules: rules.filter(({ number }) => number !== 5), all',
    'control-disabled',
  ],
  // A limit is inclusive.
  ['src/evidence/subject-evidence.ts', 'at >= until', 'at > until', 'approval-ends-now'],
  // A signature too few is enough.
  [
    'src/trust/envelope.ts',
    'if (count >= threshold) return accept({ payload',
    'if (count > 0) return accept({ payload',
    'statement-lacks-one-signature',
  ],
  // A check leaves out one of the things that it compares.
  [
    'src/gate/rule-2-approval-is-current.ts',
    "tier !== (state === 'approved' ? terms.tier : TIER_NOT_REQUIRED)",
    "state === 'approved' && tier !== terms.tier",
    'approval-not-required-in-other-tier',
  ],
];

/** Inside of the repository, so that packages are found. */
const folder = mkdtempSync(join(root, 'node_modules/.claimgate-faults-'));
let claims: ClaimsWorld;
const { directory, environment } = new World();

before(async () => {
  claims = await createClaimsWorld(join(directory, 'claims'), 1, { at: AT });
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
        const own = faults.filter(([file]) => join(root, file) === path);
        if (own.length === 0) return undefined;
        let contents = readFileSync(path, 'utf8');
        for (const [file, from, to] of own) {
          assert.equal(contents.split(from).length, 2, `${file} has once: ${from}`);
          contents = contents.replace(from, () => to);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** Builds the program with faults in it. */
async function programWith(faults: readonly Fault[]): Promise<typeof run> {
  const outfile = join(folder, 'planted.mjs');
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

test('[T180][T375] a self-test shows each of a few faults that are planted', async () => {
  const program = await programWith(FAULTS);
  const { exitCode, report } = await selfTestOf(program, claims);
  assert.equal(exitCode, 1);
  const codes = new Set(report.findings.map(({ code }) => code));
  assert.deepEqual([...codes].sort(), ['self_test_other_code', 'self_test_wrongly_allowed']);
  const shown = misjudged(report);
  for (const [file, from, , shows] of FAULTS) assert.ok(shown.includes(shows), `${file}: ${from}`);
});
