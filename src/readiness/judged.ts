import type { Finding } from '../findings/index.ts';
import type { ReadinessFacts } from '../documents/index.ts';

/** What one fact comes to, and every reason why it is not what an operation needs. */
export interface Judged<F extends keyof ReadinessFacts> {
  readonly value: ReadinessFacts[F];
  readonly findings: readonly Finding[];
}
