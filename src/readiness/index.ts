export { BLOCKER_GROUPS, mostRestrictiveState, STATES, type Weight } from './blockers.ts';
export { decide } from './decide.ts';
export { decisionInputOf } from './question.ts';
export {
  evidenceLastsUntil,
  isConnect,
  type DecisionInput,
  type Enforcement,
  type EvidenceReading,
  type PublicClaim,
} from './input.ts';
