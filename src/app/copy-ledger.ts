import { ClaimgateError, type Finding } from '../findings/index.ts';
import { isThere } from '../io/files.ts';
import { refuseForbiddenPath } from '../io/output-path.ts';
import { nameNewFile, removeFile, temporaryBeside } from '../io/write-files.ts';
import type { EpochMs } from '../json/index.ts';
import {
  copyLedger,
  openEmpty,
  openLedger,
  type CopyProgress,
  type LedgerLocation,
} from '../ledger/index.ts';
import type { LedgerHead } from '../trust/index.ts';

/** Which ledger is copied, and where to. */
export interface LedgerCopy {
  readonly from: LedgerLocation;
  readonly to: LedgerLocation;
  /** What a message calls a file that is made. */
  readonly name: string;
  /** Whether the file is a backup, which is kept and not worked with. */
  readonly isBackup?: boolean;
  readonly at: EpochMs;
  readonly progress?: CopyProgress;
}

/**
 * Copies a ledger to a place where there is none: a backup, what is restored from one, and a move to the
 * other engine are the same. The copy has the head of the original, recomputed from its records.
 *
 * @throws ClaimgateError `file_exists`, `ledger_exists`, and why either of them cannot be read or written
 */
export async function copyLedgerTo({
  from,
  to,
  name,
  isBackup = false,
  at,
  progress,
}: LedgerCopy): Promise<{ readonly head: LedgerHead; readonly findings: readonly Finding[] }> {
  const source = await openLedger(from);
  try {
    const copy = async (place: LedgerLocation) => {
      const target = await openEmpty(place, isBackup);
      try {
        return await copyLedger(source, target, at, progress);
      } finally {
        await target.close();
      }
    };
    return await (to.engine === 'sqlite' ? intoNewFile(to.path, name, copy) : copy(to));
  } finally {
    await source.close();
  }
}

/** Under another name first, so that nobody ever finds half a ledger under the right one. */
async function intoNewFile<T extends { readonly findings: readonly Finding[] }>(
  path: string,
  name: string,
  copy: (place: LedgerLocation) => Promise<T>,
): Promise<T> {
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
