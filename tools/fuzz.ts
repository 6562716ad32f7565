import { keep, fuzzTargets } from '../test/fuzz/run.ts';
import { TARGETS } from '../test/fuzz/targets/index.ts';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';

const USAGE = `npm run trials -- fuzz [-- OPTIONS]

Tries every reader of outside bytes with inputs that follow from the seed and from what the ones before have
reached. What breaks one is kept in test/fuzz/kept, where tests play it again.

  --minutes N     for each target, a third of one unless said
  --target NAME   only this one; more than once for several
  --seed N        tries the same inputs again

Targets: ${Object.keys(TARGETS).join(', ')}

Ends with 1 where something was found.`;

const { values, positionals } = readCommandLine(USAGE, {
  minutes: { type: 'string', default: String(1 / 3) },
  target: { type: 'string', multiple: true, default: Object.keys(TARGETS) },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
});
const seed = Number(values.seed);
const budget = { runs: Number.POSITIVE_INFINITY, time: Number(values.minutes) * 60_000 };
const unknown = [...positionals, ...values.target.filter((name) => !Object.hasOwn(TARGETS, name))];
if (unknown.length > 0) endWrong(USAGE, `${unknown.join(', ')}: no such target`);
if (!Number.isSafeInteger(seed)) endWrong(USAGE, '--seed takes a whole number');
if (!(budget.time > 0)) endWrong(USAGE, '--minutes takes a number above 0');

console.log(
  `fuzz: seed ${seed}, ${budget.time / 1000} seconds for each of ${values.target.length} targets`,
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
