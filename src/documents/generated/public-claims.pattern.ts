// Generated from schemas/ by `npm run generate`. Do not edit.
import type { CanonicalPattern, PatternChecks } from '../canonical-lines.ts';
import type { Claim } from './documents.ts';

let expression: RegExp | undefined;

/** The one canonical form of a valid value. */
export const pattern: CanonicalPattern<Claim> = {
  // Made when it is first asked for: most runs claim nothing.
  expression: () => (expression ??= /^\{"contract_digest":"sha256:(?:[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]){8}","subject":(\{"account_kind":"[a-z0-9]+(?:[._-][a-z0-9]+)*","app_fingerprint":"sha256:(?:[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]){8}","deployment_environment":"(?:local|staging|production)","instance_fingerprint":(?:null|"sha256:(?:[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]){8}"),"operation":"(?:publish_immediate|publish_scheduled|connect)","output_profile":"[a-z0-9]+(?:[._-][a-z0-9]+)*","policy_mode":"[a-z0-9]+(?:[._-][a-z0-9]+)*","provider":"[a-z0-9]+(?:[._-][a-z0-9]+)*","provider_environment":"(?:development|sandbox|production)"\})\}$/),
  check: check2,
};

function check1(value: { provider: string; account_kind: string; output_profile: string; policy_mode: string }, checks: PatternChecks): void {
  checks.slug(value.provider);
  checks.slug(value.account_kind);
  checks.slug(value.output_profile);
  checks.slug(value.policy_mode);
}

function check2(value: { subject: { provider: string; account_kind: string; output_profile: string; policy_mode: string } }, checks: PatternChecks): void {
  check1(value.subject, checks);
}
