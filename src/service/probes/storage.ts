import { within } from '../http/bounded.ts';
import { classOf, type Log } from '../http/log.ts';
import { S3CheckFailed, type S3Check } from './s3.ts';

/** specification/service.md 1: the whole check, and how long its result is kept. */
const CHECK_MS = 5000;
/** Within it: time to take away what was put, and to hand over the answer. */
const ASKING_MS = 4000;
const DELETING_MS = 4800;
const KEPT_MS = { good: 30_000, bad: 5000 };

/**
 * Whether object storage can be used. One check at a time: those who ask meanwhile share its answer, and
 * after it the answer is kept, so that nobody can make this process write to the bucket as often as they
 * like. `now` counts milliseconds, from wherever.
 */
export function storageProbe(
  check: S3Check,
  log: Log,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let kept: { readonly isGood: boolean; readonly until: number } | undefined;
  const ask = async (): Promise<boolean> => {
    const isGood = await checked(check, log);
    kept = { isGood, until: now() + (isGood ? KEPT_MS.good : KEPT_MS.bad) };
    asked = undefined;
    return isGood;
  };
  return async () => {
    if (kept && now() < kept.until) return kept.isGood;
    asked ??= ask();
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
  if (!(error instanceof S3CheckFailed)) return { error: classOf(error) };
  const { step, status } = error;
  return status === undefined ? { step } : { step, status };
}
