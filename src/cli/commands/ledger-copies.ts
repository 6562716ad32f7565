import { resolve } from 'node:path';
import { copyLedgerTo } from '../../app/copy-ledger.ts';
import type { LedgerPlace } from '../../app/open-ledger.ts';
import { countOf } from '../../findings/index.ts';
import type { Outcome } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { LEDGER_OPTION, ledgerOf, required, valued, argument } from '../options.ts';

const FILE = { file: argument('the file of the backup') };

export const backup: Command = {
  positionals: FILE,
  options: LEDGER_OPTION,
  examples: {
    'claimgate ledger backup ledger-2026-11-22.sqlite':
      'one file with everything, also of a ledger on PostgreSQL, while it is in use',
  },
  run: (invocation) =>
    copied(invocation, {
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
  examples: {
    'claimgate ledger restore ledger-2026-11-22.sqlite --ledger sqlite:ledger.sqlite':
      'a new ledger with everything that the backup has; `ledger prove --since` compares it with a checkpoint',
  },
  run: (invocation) =>
    copied(invocation, {
      from: fileOf(invocation),
      isFromBackup: true,
      to: ledgerOf(invocation),
      done: 'restored',
      rest: ['what was recorded after the backup is missing: compare with your latest checkpoint'],
    }),
};

export const copy: Command = {
  options: {
    ...LEDGER_OPTION,
    to: required(valued('where to: sqlite:FILE or postgres://…, no ledger yet', 'LEDGER')),
  },
  examples: {
    'claimgate ledger copy --ledger sqlite:ledger.sqlite --to postgres://ledger.example/claimgate':
      'move to the other engine; stop what writes first',
  },
  run: (invocation) =>
    copied(invocation, {
      from: ledgerOf(invocation),
      to: { location: invocation.args.required('to'), directory: invocation.directory },
      done: 'copied',
      rest: ['what is recorded in the original from now on is not in the copy'],
    }),
};

interface Copying {
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  readonly isBackup?: boolean;
  readonly isFromBackup?: boolean;
  readonly done: string;
  /** Further notes about the copy. */
  readonly rest: readonly string[];
}

async function copied({ at, args, host }: Invocation, copying: Copying): Promise<Outcome> {
  const { done, rest, ...places } = copying;
  const name = copying.isBackup === true ? args.required('file') : 'the new ledger';
  const { head, findings } = await copyLedgerTo({ ...places, name, at }, host);
  if (findings.length > 0) return { findings };
  const { origin, root_hash, tree_size } = head;
  const lines = [`${done}: ${origin}, ${countOf(tree_size, 'record')}, ${root_hash}`, ...rest];
  return { result: { head: { ...head } }, lines };
}

function fileOf({ args, directory }: Invocation): LedgerPlace {
  return { location: `sqlite:${resolve(directory, args.required('file'))}`, directory };
}
