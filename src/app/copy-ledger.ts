import { undefinedFor } from '../findings/error.ts';
import { ClaimgateError } from '../findings/index.ts';
import { isThere } from '../io/files.ts';
import { refuseForbiddenPath } from '../io/output-path.ts';
import { onPrivateCopy } from '../io/private-files.ts';
import { nameNewFile, removeAbandoned, removeFile, temporaryBeside } from '../io/write-files.ts';
import type { EpochMs } from '../json/index.ts';
import {
  copyLedger,
  openEmpty,
  openForCopy,
  openLedger,
  openUpdated,
  type Driver,
  type LedgerAudit,
  type LedgerLocation,
} from '../ledger/index.ts';
import { progressOf, type Host } from './host.ts';
import { ledgerLocation, withLedger, type LedgerPlace } from './open-ledger.ts';

/** Which ledger is copied, and where to. */
export interface LedgerCopy {
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  /** The name of the new file in messages. */
  readonly name: string;
  /** Whether the file is a backup, which is kept and not worked with. */
  readonly isBackup?: boolean;
  /** Whether the original is a backup, which nobody works with. */
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
    const copy = async (place: LedgerLocation) => {
      const target = await openEmpty(place);
      if (place.engine === 'sqlite') removeAbandoned(place.path);
      try {
        return await copyLedger(source, target, at, progressOf('the ledger', host));
      } finally {
        await target.close();
      }
    };
    if (location.engine === 'postgres') return copy(location);
    return intoNewFile(location.path, name, async (place) => {
      const copied = await copy(place);
      // Prepared before it gets its name, so that nobody finds an unfinished copy.
      if (!isBackup && copied.findings.length === 0) await (await openUpdated(place, at)).close();
      return copied;
    });
  };
  if (isFromBackup) return withBackup(from, at, work);
  const source = await openForCopy(ledgerLocation(from), at);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}

/** A backup of an earlier release stays what it is: a copy of it is brought up to date. */
async function withBackup<T>(
  place: LedgerPlace,
  at: EpochMs,
  work: (ledger: Driver) => Promise<T>,
): Promise<T> {
  const location = ledgerLocation(place);
  if (location.engine !== 'sqlite' || !(await isOutdated(location))) return withLedger(place, work);
  return onPrivateCopy(location.path, ['-wal'], async (path) => {
    const ledger = await openUpdated({ engine: 'sqlite', path }, at);
    try {
      return await work(ledger);
    } finally {
      await ledger.close();
    }
  });
}

async function isOutdated(location: LedgerLocation): Promise<boolean> {
  const ledger = await openLedger(location).catch(undefinedFor('ledger_outdated'));
  await ledger?.close();
  return ledger === undefined;
}

type SqliteLocation = Extract<LedgerLocation, { readonly engine: 'sqlite' }>;

/** Under another name first, so that nobody ever finds half a ledger under the right one. */
async function intoNewFile(
  path: string,
  name: string,
  copy: (place: SqliteLocation) => Promise<LedgerAudit>,
): Promise<LedgerAudit> {
  refuseForbiddenPath(path, name);
  if (isThere(path)) throw new ClaimgateError('file_exists', { file: name });
  const temporary = temporaryBeside(path);
  try {
    const copied = await copy({ engine: 'sqlite', path: temporary });
    if (copied.findings.length === 0) nameNewFile(temporary, path, name);
    return copied;
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) await removeFile(temporary + ending);
  }
}
