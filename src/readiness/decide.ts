import { ClaimgateError } from '../findings/index.ts';
import type { ReadinessDecision } from '../json/index.ts';
import type { DecisionInput } from './input.ts';

/**
 * Whether one exact operation may run now, and everything that stands in the way (data-model.md section 6).
 * The same input gives the same bytes.
 */
export function decide(input: DecisionInput): ReadinessDecision {
  throw new ClaimgateError('defect', { found: input.request.intent });
}
