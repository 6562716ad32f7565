export { BLOCKER_GROUPS, type BlockerGroup, type Weight } from './blockers.ts';
export { decide, isEnforced } from './decide.ts';
export type { DecisionInput, Enforcement, EvidenceReading, PublicClaim } from './input.ts';
export { mostRestrictive, STATES } from './states.ts';
