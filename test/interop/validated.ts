import { readFileSync } from 'node:fs';

/**
 * Judges what the SARIF multitool found in one of our reports. It asks for a page about the tool on the
 * net, and there is none to name yet; everything else is wrong.
 */
const ACCEPTED = new Set(['SARIF2005']);

const [file, name = ''] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: validated.ts LOG NAME');
const { runs } = JSON.parse(readFileSync(file, 'utf8')) as {
  runs: readonly { results: readonly { ruleId: string; message: object }[] }[];
};
const found = runs.flatMap(({ results }) => results).filter(({ ruleId }) => !ACCEPTED.has(ruleId));
const wrong = runs.length === 0 || found.length > 0;
const [first] = found;
console.log(wrong ? `WRONG multitool ${name} ${JSON.stringify(first)}` : `ok multitool ${name}`);
process.exitCode = wrong ? 1 : 0;
