export { mostRestrictiveState, STATES } from './blockers.ts';
export { decide } from './decide.ts';
export {
  evidenceLastsUntil,
  isConnect,
  type DecisionInput,
  type EvidenceReading,
  type PublicClaim,
} from './input.ts';
export { decisionInputOf } from './question.ts';
