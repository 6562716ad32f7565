/** The public interface of `claimgate/readiness` for programs that decide about single operations. */

export {
  /**
   * Decides whether one exact operation may run now, and lists all blockers
   * (specification/readiness.md 1 to 3). The same input gives the same bytes. Throws `instant_invalid`.
   *
   * @example
   * const settings = { certificationEnforced: true, disabledProviders: new Set<string>() };
   * const decision = decide(decisionInputOf(QUESTION, settings, Date.parse('2026-03-15T12:00:00Z')));
   * assert.equal(decision.executable, true);
   */
  decide,
} from '../readiness/decide.ts';
export {
  /**
   * Turns a question (schemas/readiness-question.v1.schema.json) into the input of a decision, at an instant in epoch
   * milliseconds. Settings are for the environment to say, not for anyone who asks.
   *
   * @example
   * const settings = { certificationEnforced: false, disabledProviders: new Set(['pinterest']) };
   * const input = decisionInputOf(QUESTION, settings, Date.parse('2026-03-15T12:00:00Z'));
   * assert.equal(input.enforcement.flag, false);
   */
  decisionInputOf,
} from '../readiness/question.ts';
export { type DecisionInput, type EvidenceReading } from '../readiness/input.ts';
export type { ReadinessDecision } from '../documents/index.ts';
