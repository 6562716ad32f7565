import { ClaimgateError } from '../findings/index.ts';
import { isThere } from '../io/files.ts';
import { refuseForbiddenPath } from '../io/output-path.ts';
import { nameNewFile, removeAbandoned, removeFile, temporaryBeside } from '../io/write-files.ts';
import type { EpochMs } from '../json/index.ts';
import {
  copyLedger,
  openEmpty,
  takeIntoUse,
  type LedgerAudit,
  type LedgerLocation,
} from '../ledger/index.ts';
import { progressOf, type Host } from './host.ts';
import { ledgerLocation, withLedger, type LedgerPlace } from './open-ledger.ts';

/** Which ledger is copied, and where to. */
export interface LedgerCopy {
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  /** What a message calls a file that is made. */
  readonly name: string;
  /** Whether the file is a backup, which is kept and not worked with. */
  readonly isBackup?: boolean;
  readonly at: EpochMs;
}

/**
 * Copies a ledger to a place where there is none: a backup, what is restored from one, and a move to the
 * other engine are the same. The copy has the head of the original, recomputed from the records of both.
 *
 * @throws ClaimgateError `file_exists`, `ledger_exists`, and why either of them cannot be read or written
 */
export async function copyLedgerTo(
  { from, to, name, isBackup = false, at }: LedgerCopy,
  host: Pick<Host, 'stderr' | 'clock'>,
): Promise<LedgerAudit> {
  const location = ledgerLocation(to);
  return withLedger(from, async (source) => {
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
      if (!isBackup && copied.findings.length === 0) await takeIntoUse(place.path);
      return copied;
    });
  });
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
