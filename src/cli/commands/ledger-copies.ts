import { resolve } from 'node:path';
import { copyLedgerTo } from '../../app/copy-ledger.ts';
import { ledgerLocation, type LedgerPlace } from '../../app/open-ledger.ts';
import { countOf } from '../../findings/index.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { LEDGER_OPTION, ledgerOf, valued } from '../option-values.ts';
import { progressOf } from '../progress.ts';
import { commandReport } from '../reports.ts';

const FILE = { file: { type: 'string', describe: 'the file of the backup' } } as const;

export const backup: Command = {
  positionals: FILE,
  options: LEDGER_OPTION,
  examples: [
    [
      'claimgate ledger backup ledger-2026-11-22.sqlite',
      'one file with everything, also of a ledger on PostgreSQL, while it is in use',
    ],
  ],
  run: (invocation) =>
    copied(invocation, {
      command: 'ledger backup',
      from: ledgerOf(invocation),
      to: fileOf(invocation),
      isBackup: true,
      done: 'backed up',
      rest: [
        'keep with it, at another place: the fingerprint key, the key of the ledger, and the checkpoints',
      ],
    }),
};

export const restore: Command = {
  positionals: FILE,
  options: LEDGER_OPTION,
  examples: [
    [
      'claimgate ledger restore ledger-2026-11-22.sqlite --ledger sqlite:ledger.sqlite',
      'a new ledger with everything that the backup has; `ledger prove --since` compares it with a checkpoint',
    ],
  ],
  run: (invocation) =>
    copied(invocation, {
      command: 'ledger restore',
      from: fileOf(invocation),
      to: ledgerOf(invocation),
      done: 'restored',
      rest: ['what was recorded after the backup is missing: compare with your latest checkpoint'],
    }),
};

export const copy: Command = {
  options: {
    ...LEDGER_OPTION,
    to: { ...valued('where to: sqlite:PATH or postgres://…, no ledger yet'), demandOption: true },
  },
  examples: [
    [
      'claimgate ledger copy --ledger sqlite:ledger.sqlite --to postgres://ledger.example/claimgate',
      'move to the other engine; stop what writes first',
    ],
  ],
  run: (invocation) =>
    copied(invocation, {
      command: 'ledger copy',
      from: ledgerOf(invocation),
      to: { location: invocation.args.required('to'), directory: invocation.directory },
      done: 'copied',
      rest: ['what is recorded in the original from now on is not in the copy'],
    }),
};

interface Copying {
  readonly command: string;
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  readonly isBackup?: boolean;
  readonly done: string;
  /** What has to be known of a copy that was made. */
  readonly rest: readonly string[];
}

async function copied(invocation: Invocation, copying: Copying): Promise<Report> {
  const { at, args, host } = invocation;
  const { command, from, to, isBackup = false, done, rest } = copying;
  const { head, findings } = await copyLedgerTo({
    from: ledgerLocation(from),
    to: ledgerLocation(to),
    name: isBackup ? args.required('file') : 'the new ledger',
    isBackup,
    at,
    progress: progressOf('the ledger', host),
  });
  const { origin, root_hash, tree_size } = head;
  const lines = [`${done}: ${origin}, ${countOf(tree_size, 'record')}, ${root_hash}`, ...rest];
  return findings.length > 0
    ? commandReport(command, null, { findings })
    : commandReport(command, { head: { ...head } }, { lines });
}

function fileOf({ args, directory }: Invocation): LedgerPlace {
  return { location: `sqlite:${resolve(directory, args.required('file'))}`, directory };
}
