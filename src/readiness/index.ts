export {
  BLOCKER_GROUPS,
  type BlockerGroup,
  mostRestrictive,
  STATES,
  type Weight,
} from './blockers.ts';
export { decide } from './decide.ts';
export type { DecisionInput, Enforcement, EvidenceReading, PublicClaim } from './input.ts';
