import { parseArgs } from 'node:util';
import { keep } from '../test/fuzz/kept.ts';
import { fuzzTargets } from '../test/fuzz/run.ts';
import { TARGETS } from '../test/fuzz/targets/index.ts';

/**
 * `npm run fuzz [-- --minutes N] [--target NAME …] [--seed N]`: tries every reader of outside bytes with
 * inputs that follow from the seed and from what the ones before have reached. What breaks one is kept in
 * `test/fuzz/kept`, where tests play it again.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    target: { type: 'string', multiple: true, default: Object.keys(TARGETS) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);
const budget = { runs: Number.POSITIVE_INFINITY, time: Number(values.minutes) * 60_000 };
const unknown = values.target.filter((name) => !(name in TARGETS));
if (unknown.length > 0 || !Number.isSafeInteger(seed) || !(budget.time > 0)) {
  console.error(`fuzz: targets are ${Object.keys(TARGETS).join(', ')}`);
  process.exit(1);
}

console.log(
  `fuzz: seed ${seed}, ${values.minutes} minutes for each of ${values.target.length} targets`,
);
for (const target of values.target) {
  const [fuzzed] = await fuzzTargets({ targets: [target], seed, budget, guide: '/src/' });
  if (!fuzzed) throw new Error('nothing was tried');
  const { runs, corpus, functions, finds } = fuzzed;
  console.log(
    `${target}: ${runs} inputs, ${corpus} kept on the way, ${functions} functions, ${finds.length} finds`,
  );
  for (const { what, input } of finds) console.log(`\n${what}\n  kept: ${keep(target, input)}\n`);
  if (finds.length > 0) process.exitCode = 1;
}
