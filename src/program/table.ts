import type { Command, CommandEntry } from '../cli/command.ts';
import { ROWS } from './generated/table.ts';

/** A row of src/program/commands.json. */
export interface CommandRow {
  /** The name, and the arguments as yargs writes them: `ledger append <what> [file]`. */
  readonly usage: string;
  readonly describe: string;
  /** It does or shows something; pipelines rely on its exit code; or it judges the public claims. */
  readonly kind: 'reporting' | 'judging' | 'verdict';
  readonly load: () => Promise<Command>;
}

/** Every command, in the order of the help. Each is loaded only when it is called, but for `check`: most runs ask for it. */
export const COMMANDS: readonly CommandEntry[] = ROWS.map(({ usage, describe, kind, load }) => {
  const [name = '', ...places] = usage.split(/ (?=[<[])/);
  const document = kind === 'verdict' ? 'verdict' : 'report';
  return { name, places, describe, document, judges: kind !== 'reporting', load };
});

export function commandsBelow(word: string): readonly CommandEntry[] {
  return COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
}
