import { join } from 'node:path';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { PARTS, type Part } from './trials/parts.ts';
import { keepLastRun, LAST_RUN, triedNow } from './trials/last-run.ts';
import { isGood, runPart, start, tableOf, tailOf, type Outcome } from './trials/run.ts';

const USAGE = `npm run trials [-- OPTIONS] [-- PART …] [-- WORD …]

Everything that takes long, or more than a plain machine has: all of it, or the parts that are named. It says first
what it will run, goes on after a failure, ends with a table, and with 1 if a part failed, if one that was named
could not be run, or if none was run. What a part prints goes to build/trials/PART.log. A run of everything keeps
its table in ${LAST_RUN}, which says at the top what failed and what was left out.

  --list    only the parts, how long each takes, and what this machine lacks
  --json    the outcomes as JSON on stdout: [{part, result, seconds, why, log}]
  WORD …    after another --, options and words of the one part that is named, which then runs alone, on this
            terminal and without a table; --help prints them

  npm run trials                                   everything, the shortest first
  npm run trials -- soak high-availability         two parts
  npm run trials -- mutate -- gate trust           one part with words of its own
  npm run trials -- fuzz -- --help                 the options of a part`;

const root = join(import.meta.dirname, '..');
const LOGS = 'build/trials';

// So that the part that is running ends as well.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const own = ownWords(process.argv);
const { values, positionals } = readCommandLine(USAGE, {
  list: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0)
  endWrong(USAGE, `${unknown.join(', ')}: no such part; npm run trials -- --list`);
const isWhole = positionals.length === 0;
const chosen = PARTS.filter(({ name, makes }) =>
  isWhole ? values.list || !makes : positionals.includes(name),
);
const [only] = chosen;

if (own !== undefined) {
  if (chosen.length !== 1 || only === undefined) endWrong(USAGE, 'words after -- are for one part');
  const ended = await start(only, own, root, 'inherit');
  process.exitCode = typeof ended === 'number' ? ended : 1;
} else if (values.list) console.log(planOf(chosen));
else {
  const outcomes = await runAll(chosen);
  console.log(values.json ? JSON.stringify(outcomes, null, 2) : `\n${tableOf(outcomes)}`);
  if (!isGood(outcomes, positionals)) process.exitCode = 1;
}

/** Takes what stands after `--` off the command line. */
function ownWords(words: string[]): string[] | undefined {
  const at = words.indexOf('--', 2);
  return at < 0 ? undefined : words.splice(at).slice(1);
}

function planOf(parts: readonly Part[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const rows = parts.map(({ name, minutes, about, lacks, makes }) => {
    const lack = lacks?.();
    const kind = makes ? '; only by name' : '';
    const end = lack === undefined ? '' : `\n${' '.repeat(width + 12)}not here: ${lack}`;
    return `${name.padEnd(width)}  ${String(minutes).padStart(4)} min  ${about}${kind}${end}`;
  });
  const counted = parts.filter(({ makes }) => !makes || !isWhole);
  const possible = counted.filter(({ lacks }) => lacks?.() === undefined);
  const minutes = possible.reduce((sum, part) => sum + part.minutes, 0);
  return `${rows.join('\n')}\n${possible.length} of ${counted.length} parts can run here, in about ${minutes} minutes`;
}

/** Tells how it goes on stderr, since the outcomes may be wanted as JSON. */
async function runAll(parts: readonly Part[]): Promise<readonly Outcome[]> {
  console.error(`${planOf(parts)}\n`);
  const outcomes: Outcome[] = [];
  const began = triedNow(new Date());
  const names = parts.map(({ name }) => name);
  for (const part of parts) {
    console.error(`== ${part.name}, about ${part.minutes} min`);
    const outcome = await runPart(part, root, LOGS);
    const { result, seconds, why, log } = outcome;
    console.error(`${result} after ${seconds} s${why === undefined ? '' : `: ${why}`}`);
    if (result === 'failed' && log !== undefined)
      console.error(`${tailOf(join(root, log))}\n… all of it in ${log}`);
    outcomes.push(outcome);
    if (isWhole) keepLastRun(names, outcomes, began);
  }
  return outcomes;
}
