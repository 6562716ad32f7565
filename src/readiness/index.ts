export { decide } from './decide.ts';
export type { DecisionInput, Enforcement, EvidenceReading, PublicClaim } from './input.ts';
export { mostRestrictive, STATES } from './states.ts';
