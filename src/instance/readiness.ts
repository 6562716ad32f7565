import { finding } from '../documents/findings.ts';
import type { Shape } from '../documents/json.ts';
import type { ProviderReadiness, ReadinessBoard, ReadinessBlocker } from '../documents/index.ts';
import { document } from '../documents/generated/provider-readiness.validator.js';
import { type Asked, readAnswer, type Told } from './answer.ts';

export const PROVIDER_READINESS_PATH = '/api/v1/provider-readiness';

const BOARD: Shape<ReadinessBoard> = { document };

/** How long a board may be: about 45,000 decisions. */
export const MAX_BOARD_BYTES = 64 * 1024 * 1024;

/**
 * Reads the providers of an instance, as they are: redaction is for logs, and would make of a document with
 * a schema one that nobody wrote.
 */
export function readBoard(asked: Asked): Told<ReadinessBoard> {
  return readAnswer(asked, BOARD, { maxBytes: MAX_BOARD_BYTES });
}

/** Returns the providers with a subject that may not run or is wrongly claimed; accounts are their customers' matter. */
export function blockedProviders({ providers }: ReadinessBoard): readonly ProviderReadiness[] {
  return providers.filter(
    ({ subjects }) => subjects.executable < subjects.all || subjects.wrongly_claimed > 0,
  );
}

/** Says how many subjects may run, of how many that count, and what is not counted. */
export function mayRun({ executable, all, not_connected }: ProviderReadiness['subjects']): string {
  const apart = not_connected === 0 ? '' : `, ${not_connected} not connected`;
  return `${executable} of ${all} may run${apart}`;
}

export interface CountedBlocker {
  readonly blocker: ReadinessBlocker;
  readonly decisions: number;
}

/**
 * Everything in the way of a provider now (`blockers`), or beside that once certification is enforced
 * (`would_block`): each thing once, in the order of the answer.
 */
export function blockersOf(
  { decisions }: ProviderReadiness,
  list: 'blockers' | 'would_block',
): readonly CountedBlocker[] {
  const counted = new Map<string, CountedBlocker>();
  for (const { decision, label } of decisions)
    // Nobody connected an account to ask with: nothing of that is in anybody's way.
    for (const blocker of label === undefined ? decision[list] : []) {
      const key = JSON.stringify(blocker);
      const before = counted.get(key)?.decisions ?? 0;
      counted.set(key, { blocker, decisions: before + 1 });
    }
  return [...counted.values()];
}

/** Returns the finding that some providers are blocked, for scripts that should fail. */
export function blockedFinding(blocked: readonly ProviderReadiness[], instance: string) {
  const found = blocked.map(({ provider }) => provider).join(', ');
  return blocked.length === 0 ? [] : [finding('providers_blocked', { file: instance, found })];
}
