import { rmSync, writeFileSync } from 'node:fs';
import { Coverage } from './coverage.ts';
import { fuzz } from './engine.ts';
import { keptInputs, type FromWorker, type Job } from './run.ts';
import type { MakeTarget } from './target.ts';

const LISTS = {
  targets: () => import('./targets/index.ts'),
  planted: () => import('./planted.ts'),
};

/** How often a sign of life is given, in milliseconds. */
const SIGN_EVERY = 500;

/** Tries targets one after another in this process, whose memory is bounded from outside. */
async function work({ targets, list, current, guide, ...options }: Job): Promise<void> {
  const coverage = guide === undefined ? undefined : new Coverage(guide);
  coverage?.start();
  const TARGETS: Readonly<Record<string, MakeTarget>> = (await LISTS[list]()).TARGETS;
  for (const name of targets) {
    const make = TARGETS[name];
    if (!make) throw new Error(`there is no target ${name}`);
    tell({ kind: 'target', target: name, runs: 0 });
    rmSync(current, { force: true });
    const target = await make();
    let said = performance.now();
    const before = (input: Uint8Array, runs: number) => {
      writeFileSync(current, input);
      // Before the second input: everything is loaded then, and from there on each input has its time alone.
      if (runs !== 1 && performance.now() - said < SIGN_EVERY) return;
      said = performance.now();
      tell({ kind: 'alive', target: name, runs });
    };
    const fuzzed = await fuzz(target, { ...options, coverage, before, kept: keptInputs(name) });
    await target.close?.();
    tell({ kind: 'done', fuzzed });
  }
}

function tell(message: FromWorker): void {
  process.send?.(message);
}

process.once('message', (job: Job) => {
  work(job).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
