import { originOf } from '../evidence/subject-evidence.ts';
import { finding, type Finding } from '../documents/findings.ts';
import type { ClaimRule } from './engine.ts';
import type { ClaimFacts } from './facts.ts';
import { productionAppIsConfiguredV2 as before } from './rule-1-production-app-is-configured.v2.ts';

/** Finds what version 2 does; and it knows which origins of the runtime facts a contract accepts. */
export const productionAppIsConfigured: ClaimRule = {
  ...before,
  version: 3,
  codes: [...before.codes, 'facts_not_accepted'],
  judge: (facts) => [...before.judge(facts), ...originFindings(facts)],
};

function originFindings({ configuration, contract }: ClaimFacts): Finding[] {
  const accepted: readonly string[] | undefined = contract?.document.accepted_facts;
  if (configuration === null || !accepted) return [];
  const found = originOf(configuration);
  // No example counts, which the earlier findings tell.
  if (found === 'example' || accepted.includes(found)) return [];
  const place = { piece: 'configuration', pointer: '/configuration/origin' } as const;
  return [finding('facts_not_accepted', { ...place, expected: accepted.join(' or '), found })];
}
