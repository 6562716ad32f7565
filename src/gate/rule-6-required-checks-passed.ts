import type { ClaimRule } from './engine.ts';
import {
  checkFindings,
  CODES_OF_CHECKS,
  requiredChecksPassedV1 as before,
} from './rule-6-required-checks-passed.v1.ts';

/** Finds what version 1 does; and it requires further checks, and refuses a check that the contract does not name. */
export const requiredChecksPassed: ClaimRule = {
  ...before,
  version: 2,
  codes: Object.values(CODES_OF_CHECKS),
  judge: (facts) => checkFindings(facts, (required) => required),
};
