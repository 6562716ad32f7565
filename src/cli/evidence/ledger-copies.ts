import { resolve } from 'node:path';
import {
  type LedgerPlace,
  closing,
  ledgerLocation,
  keyIfThere,
  withLedger,
  LEDGER_OPTION,
  askedLedger,
} from './open-ledger.ts';
import {
  countOf,
  ClaimgateError,
  finding,
  refusalOf,
  undefinedFor,
} from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import type { Outcome } from '../../report/report.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { required, valued, argument } from '../options.ts';
import { isThere } from '../../io/files.ts';
import { refuseForbiddenPath } from '../../io/output-path.ts';
import { copyPrivately, onPrivateCopy } from '../../io/private-files.ts';
import { nameNewFile, removeAbandoned, removeFile, temporaryBeside } from '../../io/write-files.ts';
import type { EpochMs } from '../../documents/json.ts';
import { copyLedger } from '../../ledger/copy.ts';
import {
  openEmpty,
  openForCopy,
  openLedger,
  openUpdated,
  type LedgerLocation,
  type LedgerSource,
} from '../../ledger/open.ts';
import { keyFaultOf } from '../../ledger/binding.ts';
import { type Connection, type Driver } from '../../ledger/driver/connection.ts';
import { readIdentity } from '../../ledger/identity.ts';
import type { LedgerHead } from '../../trust/checkpoint.ts';
import { type LedgerAudit } from '../../ledger/verify.ts';
import { progressOf, type Host } from '../host.ts';

const FILE = { file: argument('the file of the backup') };

export const backup: Command = {
  examples: {
    'claimgate ledger backup ledger-2026-11-22.sqlite':
      'one file with everything, also of a ledger on PostgreSQL, while it is in use',
  },
  positionals: FILE,
  options: LEDGER_OPTION,
  run: (invocation) =>
    copyAs(invocation, {
      from: askedLedger(invocation),
      to: fileOf(invocation),
      isBackup: true,
      done: 'backed up',
      rest: [
        'keep with it, at another place: the fingerprint key, the key of the ledger, and the checkpoints',
      ],
    }),
};

export const restore: Command = {
  examples: {
    'claimgate ledger restore ledger-2026-11-22.sqlite --ledger sqlite:ledger.sqlite':
      'a new ledger with everything that the backup has; `ledger prove --since` compares it with a checkpoint',
  },
  positionals: FILE,
  options: LEDGER_OPTION,
  run: (invocation) =>
    copyAs(invocation, {
      from: fileOf(invocation),
      isFromBackup: true,
      to: askedLedger(invocation),
      done: 'restored',
      rest: ['what was recorded after the backup is missing: compare with your latest checkpoint'],
    }),
};

export const copy: Command = {
  examples: {
    'claimgate ledger copy --ledger sqlite:ledger.sqlite --to postgres://ledger.example/claimgate':
      'move to the other engine; stop what writes first',
  },
  options: {
    ...LEDGER_OPTION,
    to: required(
      valued('where to: sqlite:FILE, branch:NAME or postgres://…, no ledger yet', 'LEDGER'),
    ),
  },
  run: (invocation) =>
    copyAs(invocation, {
      from: askedLedger(invocation),
      to: { ...askedLedger(invocation), location: invocation.args.required('to') },
      done: 'copied',
      rest: ['what is recorded in the original from now on is not in the copy'],
    }),
};

interface Copying extends Omit<LedgerCopy, 'at' | 'name'> {
  readonly done: string;
  readonly rest: readonly string[];
}

async function copyAs({ at, args, host }: Invocation, copying: Copying): Promise<Outcome> {
  const { done, rest, ...places } = copying;
  const { from, to, isBackup = false } = places;
  const name = isBackup ? args.required('file') : 'the new ledger';
  const copied = copyLedgerTo({ ...places, name, at }, host);
  const { bindings, head, findings } = await (isBackup ? copied.catch(whyDamaged) : copied);
  if (head && findings.length === 0) {
    const { origin, root_hash, tree_size } = head;
    const lines = [`${done}: ${origin}, ${countOf(tree_size, 'record')}, ${root_hash}`, ...rest];
    return { result: { head: { ...head }, bindings }, lines };
  }
  if (!isBackup) return { findings };
  const file = await saveAsItIs(from, to, name);
  return { findings: [...findings, finding('ledger_saved_damaged', { file })] };
}

const DAMAGE = ['ledger_damaged', 'ledger_incomplete', 'ledger_refused_by_database'] as const;

/** Returns why a ledger cannot be read at all: its backup is then its bytes. */
function whyDamaged(
  cause: unknown,
): Pick<LedgerAudit, 'bindings' | 'findings'> & { readonly head?: LedgerHead } {
  return { findings: refusalOf(cause, ...DAMAGE).findings, bindings: 'not_checked' };
}

/**
 * Saves a damaged ledger byte for byte, with what its write-ahead log still has, under a name that says so: anyone
 * who repairs something first needs to be able to go back. @returns the name
 */
async function saveAsItIs(from: LedgerPlace, to: LedgerPlace, name: string): Promise<string> {
  const [source, target] = [ledgerLocation(from), ledgerLocation(to)];
  if (source.engine !== 'sqlite' || target.engine !== 'sqlite')
    throw new ClaimgateError('ledger_damaged', {
      next:
        source.engine === 'branch'
          ? shell`git show ${`refs/claimgate/ledger/${source.branch}:ledger.sqlite`} > damaged.sqlite`
          : 'pg_dump --format=custom --file=damaged.dump',
    });
  const path = `${target.path}.damaged`;
  refuseForbiddenPath(path, `${name}.damaged`);
  if (isThere(path)) throw new ClaimgateError('file_exists', { file: `${name}.damaged` });
  const save = async () => {
    for (const ending of ['', '-wal'])
      if (isThere(source.path + ending)) copyPrivately(source.path + ending, path + ending);
  };
  // While somebody reads, no writer starts the write-ahead log anew.
  const ledger = await openLedger(source).catch((cause: unknown) => void refusalOf(cause));
  await (ledger ? closing(ledger, (open) => open.read(save)) : save());
  return `${name}.damaged`;
}

function fileOf(invocation: Invocation): LedgerPlace {
  const { args, directory } = invocation;
  const location = `sqlite:${resolve(directory, args.required('file'))}`;
  return { location, directory, environment: invocation.host.environment };
}

interface LedgerCopy {
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  readonly name: string;
  readonly isBackup?: boolean;
  readonly isFromBackup?: boolean;
  readonly at: EpochMs;
}

/**
 * Copies a ledger to a place where there is none: a backup, what is restored from one, and a move to the
 * other engine are the same. The copy has the head of the original, recomputed from the records of both. A
 * ledger of an earlier release is copied as one of this release, and stays what it is.
 *
 * @throws ClaimgateError `file_exists`, `ledger_exists`, and why either of them cannot be read or written
 */
export async function copyLedgerTo(
  { from, to, name, isBackup = false, isFromBackup = false, at }: LedgerCopy,
  host: Pick<Host, 'stderr' | 'clock'>,
): Promise<LedgerAudit> {
  const location = ledgerLocation(to);
  const work = async (source: Pick<Driver, 'read'>) => {
    const fill = async (place: LedgerSource) => {
      const target = await openEmpty(place);
      if (place.engine === 'sqlite') removeAbandoned(place.path);
      const progress = progressOf('the ledger', host);
      const fingerprints = await source.read((connection) => keyThatFits(from, connection));
      // Hashes of passwords have no place in a repository.
      const isUnserved = place.engine === 'branch';
      const options = { fingerprints, progress, isUnserved };
      return closing(target, () => copyLedger(source, target, at, options));
    };
    if (location.engine !== 'sqlite') return fill(location);
    return intoNewFile(location.path, { name, isBackup }, async (place) => {
      const copied = await fill(place);
      // Prepared before it gets its name, so that nobody finds an unfinished copy.
      if (!isBackup && copied.findings.length === 0) await (await openUpdated(place, at)).close();
      return copied;
    });
  };
  if (isFromBackup) return withBackup(from, at, work);
  return closing(await openForCopy(ledgerLocation(from), at), work);
}

/** A machine that keeps copies may have the key of another ledger. */
async function keyThatFits(place: LedgerPlace, connection: Connection) {
  const key = await keyIfThere(place, connection);
  return key && keyFaultOf(await readIdentity(connection), key) ? undefined : key;
}

/** A backup of an earlier release stays what it is: a copy of it is brought up to date. */
async function withBackup<T>(
  place: LedgerPlace,
  at: EpochMs,
  work: (ledger: Driver) => Promise<T>,
): Promise<T> {
  const location = ledgerLocation(place);
  if (location.engine !== 'sqlite') return withLedger(place, work);
  const ledger = await openLedger(location).catch(undefinedFor('ledger_outdated'));
  if (ledger) return closing(ledger, work);
  return onPrivateCopy(location.path, ['-wal'], async (path) =>
    closing(await openUpdated({ engine: 'sqlite', path }, at), work),
  );
}

type SqliteLocation = Extract<LedgerLocation, { readonly engine: 'sqlite' }>;

/** Under another name first, so that nobody ever finds half a ledger under the right one. */
async function intoNewFile(
  path: string,
  { name, isBackup }: { readonly name: string; readonly isBackup: boolean },
  fill: (place: SqliteLocation) => Promise<LedgerAudit>,
): Promise<LedgerAudit> {
  refuseForbiddenPath(path, name);
  if (isThere(path) && isBackup) throw new ClaimgateError('file_exists', { file: name });
  if (isThere(path)) throw new ClaimgateError('ledger_exists', { file: path });
  const temporary = temporaryBeside(path);
  try {
    const copied = await fill({ engine: 'sqlite', path: temporary });
    if (copied.findings.length === 0) await nameNewFile(temporary, path, name);
    return copied;
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) await removeFile(temporary + ending);
  }
}
