import { setTimeout as delay } from 'node:timers/promises';

/** Thrown where something did not come to an end in time. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/** What some work comes to, or {@link Overdue} after so many milliseconds; the work itself goes on unheard. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const bell = new AbortController();
  const late = delay(milliseconds, undefined, { signal: bell.signal }).then(() => {
    throw new Overdue('not in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    bell.abort();
    // Both may still fail, and nobody listens any more.
    late.catch(() => {});
    work.catch(() => {});
  }
}
