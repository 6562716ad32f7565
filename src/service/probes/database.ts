import { readIdentity, type Driver } from '../../ledger/index.ts';
import { within } from '../http/bounded.ts';
import { describeError, type Log } from '../http/log.ts';

/** specification/service.md 1. */
const DATABASE_MS = 2000;

/**
 * Whether the ledger answers: one row is read, as any request would, through the same connections. At
 * most one question is on its way: those who ask meanwhile share its answer, so that a database that
 * hangs is not piled up with more.
 */
export function databaseProbe(ledger: Driver, log: Log): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      await ledger.read(readIdentity);
      return true;
    } catch (error) {
      log({ level: 'warn', event: 'database_probe', ...describeError(error) });
      return false;
    } finally {
      asked = undefined;
    }
  };
  return () => {
    asked ??= ask();
    return within(DATABASE_MS, asked).catch(() => {
      log({ level: 'warn', event: 'database_probe', code: 'database_not_ready', overdue: true });
      return false;
    });
  };
}
