import type { EpochMs } from '../src/documents/json.ts';
import { requireDatabaseClock } from '../src/ledger/ledger-clock.ts';
import { readIdentity } from '../src/ledger/identity.ts';
import { type Driver } from '../src/ledger/driver/connection.ts';
import { causeOf, classOf, describeError, type Log } from './http/log.ts';
import { within } from './http/route.ts';
import { S3CheckFailed, type S3Check } from './s3.ts';

/** specification/service.md 1. */
const DATABASE_MS = 2000;

/**
 * Whether the ledger answers: one row is read, as any request would, and its clock where there is one to compare it with.
 * A database that hangs is not piled up with more questions. Hand in a driver of its own, or a service whose connections
 * are all in use is not ready.
 */
export function databaseProbe(
  ledger: Driver,
  log: Log,
  clock?: () => EpochMs,
): () => Promise<boolean> {
  const ask = shared(async () => {
    try {
      await ledger.read(async (connection) => {
        // Asked at once: a service that answers others waits its turn for each answer.
        await Promise.all([
          readIdentity(connection),
          clock && requireDatabaseClock(connection, clock()),
        ]);
      });
      return true;
    } catch (error) {
      log({ level: 'warn', event: 'database_probe', ...describeError(error) });
      return false;
    }
  });
  return () =>
    within(DATABASE_MS, ask()).catch(() => {
      log({ level: 'warn', event: 'database_probe', code: 'database_not_ready', overdue: true });
      return false;
    });
}

/** specification/service.md 1: the whole check, and how long its result is kept. */
const CHECK_MS = 5000;
/** Within it: time to take away what was put, and to hand over the answer. */
const ASKING_MS = 4000;
const DELETING_MS = 4800;
const KEPT_MS = { good: 30_000, bad: 5000 };

/** Keeps its answer for a while, so that callers cannot make it write at will. `now` counts milliseconds. */
export function storageProbe(
  check: S3Check,
  log: Log,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let kept: { readonly isGood: boolean; readonly until: number } | undefined;
  const ask = shared(async () => {
    const isGood = await checked(check, log);
    kept = { isGood, until: now() + (isGood ? KEPT_MS.good : KEPT_MS.bad) };
    return isGood;
  });
  return async () => (kept && now() < kept.until ? kept.isGood : ask());
}

/** Has at most one question on its way: those who ask meanwhile share its answer. */
export function shared<T, Args extends unknown[]>(
  ask: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let asked: Promise<T> | undefined;
  return (...args) => {
    asked ??= ask(...args).finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

async function checked(check: S3Check, log: Log): Promise<boolean> {
  try {
    // The signals cut the connection; the bound holds even if that should not be enough.
    const limits = {
      asking: AbortSignal.timeout(ASKING_MS),
      deleting: AbortSignal.timeout(DELETING_MS),
    };
    await within(CHECK_MS, check(limits));
    return true;
  } catch (error) {
    const line = { level: 'warn', event: 'storage_probe', code: 'storage_not_ready' } as const;
    log({ ...line, ...whatFailed(error) });
    return false;
  }
}

function whatFailed(error: unknown): Record<string, string | number> {
  const cause = causeOf(error);
  const because = cause === undefined ? {} : { cause };
  if (!(error instanceof S3CheckFailed)) return { error: classOf(error), ...because };
  const { step, status, answer } = error;
  return {
    step,
    ...(status === undefined ? {} : { status }),
    ...(answer === undefined ? because : { cause: answer }),
  };
}
