export { BLOCKER_GROUPS, type BlockerGroup, type Weight } from './blockers.ts';
export { decide } from './decide.ts';
export { decisionInputOf, type QuestionSettings } from './question.ts';
export type { DecisionInput, Enforcement, EvidenceReading, PublicClaim } from './input.ts';
export { mostRestrictive, STATES } from './states.ts';
