import { join } from 'node:path';
import { HostileBase } from '../test/hostile/base.ts';
import { CASES, play } from '../test/hostile/play.ts';
import { COMMANDS } from '../test/hostile/case.ts';
import { buildProgram } from '../scripts/test/files.ts';
import { readCommandLine } from '../scripts/command-line.ts';

const USAGE = `npm run trials -- hostile [-- OPTIONS PART …]

Runs the six commands that judge a repository, with the built program, on repositories with one thing wrong
each: all of them, or those whose name contains one of the parts. Each command may allow only where the table
says why, runs nothing, touches nothing, and takes at most 10 s of the processor and 300 MiB.

  --jobs N     repositories at a time, 2 by default
  --command N  only this command; may be repeated
  --no-build   run the program of the last build

Ends with 1 where something is wrong.`;

const { values, positionals } = readCommandLine(USAGE, {
  jobs: { type: 'string', default: '2' },
  command: { type: 'string', multiple: true, default: [...COMMANDS] },
  'no-build': { type: 'boolean', default: false },
});
const chosen = CASES.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const commands = COMMANDS.filter((command) => values.command.includes(command));
if (!values['no-build']) await buildProgram();
const base = await HostileBase.make();
const waiting = [...chosen.entries()];
try {
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
} finally {
  base.remove();
}

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, hostile] = next;
    const { outcomes, faults } = await play(base, hostile, join(base.folder, `case-${index}`), {
      chosen: commands,
    });
    const ends = outcomes.map(({ end }) => (end.length === 1 ? end : `(${end})`)).join('');
    const seconds = Math.max(...outcomes.map((outcome) => outcome.seconds)).toFixed(1);
    const mib = Math.round(Math.max(...outcomes.map(({ bytes }) => bytes)) / 1024 / 1024);
    console.log(
      `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${ends} ${seconds} s ${mib} MiB  ${hostile.name}`,
    );
    for (const fault of faults) console.log(`       ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
