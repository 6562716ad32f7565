/** The public interface of `claimgate/readiness` for programs that decide about single operations. */

export {
  /**
   * Decides whether one exact operation may run now, and lists all blockers
   * (specification/readiness.md 1 to 3). The same input gives the same bytes. Throws `instant_invalid`.
   */
  decide,
} from '../readiness/decide.ts';
export {
  /**
   * Turns a question (schemas/readiness-question.v1.schema.json) into the input of a decision, at an instant in epoch
   * milliseconds. Settings are for the environment to say, not for anyone who asks.
   */
  decisionInputOf,
} from '../readiness/input.ts';
export { type DecisionInput, type EvidenceReading } from '../readiness/input.ts';
export type { ReadinessDecision } from '../documents/index.ts';
