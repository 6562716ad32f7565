import { programHelp } from '../../src/program/help.ts';

/** Writes the output of `claimgate --help` as a module, so that help starts at once. */
export async function generateHelp(): Promise<Map<string, string>> {
  const lines = programHelp()
    .split('\n')
    .map((line) => `  ${JSON.stringify(line)},`);
  const text = [
    '// Generated from the tables of commands and options by `npm run generate`. Do not edit.',
    '',
    '/** What `claimgate --help` prints. */',
    'export const HELP: string = [',
    ...lines,
    "].join('\\n');",
    '',
  ].join('\n');
  return new Map([['src/program/generated/help.ts', text]]);
}
