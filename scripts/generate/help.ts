import { runWithYargs } from '../../src/cli/yargs-program.ts';

/** What `claimgate --help` prints, as a module, so that help starts at once: by yargs, as all other help. */
export async function generateHelp(): Promise<Map<string, string>> {
  const lines = (await helpByYargs()).split('\n').map((line) => `  ${JSON.stringify(line)},`);
  const text = [
    '// Generated from the tables of commands and options by `npm run generate`. Do not edit.',
    '',
    '/** What `claimgate --help` prints. */',
    'export const HELP: string = [',
    ...lines,
    "].join('\\n');",
    '',
  ].join('\n');
  return new Map([['src/cli/generated/help.ts', text]]);
}

async function helpByYargs(): Promise<string> {
  let text = '';
  const sink = { isTerminal: false, write: (part: string) => void (text += part) };
  await runWithYargs(['--help'], {
    directory: '.',
    environment: {},
    stdin: (async function* () {})(),
    stdout: sink,
    stderr: sink,
    clock: () => 0,
  });
  return text;
}
