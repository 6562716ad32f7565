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

export function blockedProviders({ providers }: ReadinessBoard): readonly ProviderReadiness[] {
  return providers.filter(({ state }) => state !== 'healthy');
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
  for (const { decision } of decisions)
    for (const blocker of decision[list]) {
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
