export {
  countOfClaims,
  judge,
  letsReleaseThrough,
  type GateDocument,
  type GateInput,
  type GateResult,
} from './judge.ts';
export { verdictFinding, verdictOf, type Judgement, type VerdictKind } from './verdict.ts';
