import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { REPOSITORY } from '../world/write.ts';

/** The built program, or the executable where there is one. */
const [program = process.execPath, ...before] =
  process.env['CLAIMGATE_EXECUTABLE'] === undefined
    ? [process.execPath, join(import.meta.dirname, '../../dist/bin/claimgate.cjs')]
    : [process.env['CLAIMGATE_EXECUTABLE']];

/** The folder of the key manager's plugin. */
const SIGNERS = join(import.meta.dirname, '../signers');

/** Where a demonstration plays: a folder with all files, and the ledger. */
export interface Stage {
  readonly folder: string;
  /** As `--ledger` takes it. */
  readonly ledger: string;
}

/** The file of the fingerprint key, in the folder of the demonstration. */
export const FINGERPRINT_KEY_FILE = 'keys/fingerprint.key';

export function say(text: string): void {
  console.log(`\n── ${text}\n`);
}

/**
 * Runs the program in the repository as a user would, with a line of words without spaces; ` > FILE` at its
 * end goes to a file. The demonstration is wrong where the program answers otherwise.
 */
export async function claimgate(
  { folder, ledger }: Stage,
  expected: number,
  line: string,
): Promise<void> {
  console.log(`$ claimgate ${line}`);
  const [words = '', target] = line.split(' > ');
  const pin = join(folder, 'pin.txt');
  const cwd = join(folder, REPOSITORY);
  const { exitCode } = await execa(program, [...before, ...words.split(' ')], {
    cwd,
    env: {
      PATH: [process.env['PATH'] ?? '', SIGNERS].join(delimiter),
      CLAIMGATE_LEDGER: ledger,
      CLAIMGATE_FINGERPRINT_KEY_FILE: join(folder, FINGERPRINT_KEY_FILE),
      CLAIMGATE_OPERATOR: 'operator of the demonstration',
      CLAIMGATE_TRUST_PIN: readFileSync(pin, 'utf8').trim(),
    },
    stdin: 'ignore',
    stdout: target === undefined ? 'inherit' : { file: join(cwd, target) },
    stderr: 'inherit',
    reject: false,
  });
  console.log(`(exit code ${exitCode})`);
  if (exitCode !== expected) throw new Error(`expected exit code ${expected}`);
}
