import type { Code, Finding } from '../findings/index.ts';
import type { ClaimFacts, ProjectionFacts } from './facts.ts';

/** What a rule says of itself; docs/rules.md is generated from it. */
export interface RuleText {
  /** Its place in the list, from 1 (specification/rules.md 1). */
  readonly number: number;
  /** A sentence that is true or false. */
  readonly id: string;
  /** What the rule means, from 1: raised when it judges the same facts otherwise. */
  readonly version: number;
  readonly title: string;
  readonly why: string;
  readonly fix: string;
  /** Every code its `judge` can find; those of missing facts come from `needs`. */
  readonly codes: readonly Code[];
}

/** A fact that can be missing. */
export type FactName =
  | 'configuration'
  | 'configurationSource'
  | 'approval'
  | 'authorization'
  | 'policy'
  | 'control'
  | 'localRun'
  | 'liveRun'
  | 'localRevision'
  | 'liveRevision'
  | 'contract';

/** A rule on one claim. */
export interface ClaimRule extends RuleText {
  readonly about: 'claim';
  /** Without each of these the answer is at best unknown. */
  readonly needs: readonly FactName[];
  /** Every reason for a no among the facts that are known. Reads no clock, no file and no other rule's answer. */
  judge(facts: ClaimFacts): readonly Finding[];
}

/** A rule on the projection as a whole: its answer is the same for every claim. */
export interface ProjectionRule extends RuleText {
  readonly about: 'projection';
  readonly needs: readonly ['projection'];
  judge(facts: ProjectionFacts): readonly Finding[];
}

export type Rule = ClaimRule | ProjectionRule;

/** The code for a fact that is missing though the entry is there. */
export const MISSING: Readonly<Record<FactName | 'projection', Code>> = {
  configuration: 'configuration_unknown',
  configurationSource: 'configuration_source_unknown',
  approval: 'approval_missing',
  authorization: 'authorization_missing',
  policy: 'policy_unknown',
  control: 'control_unknown',
  localRun: 'local_run_missing',
  liveRun: 'live_run_missing',
  localRevision: 'tested_revision_unknown',
  liveRevision: 'tested_revision_unknown',
  contract: 'contract_missing',
  projection: 'sanitizing_unknown',
};
