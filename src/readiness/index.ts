export { BLOCKER_GROUPS, mostRestrictive, STATES, type Weight } from './blockers.ts';
export { decide } from './decide.ts';
export { decisionInputOf } from './question.ts';
export type { DecisionInput, Enforcement, EvidenceReading, PublicClaim } from './input.ts';
