// Generated from schemas/ by `npm run generate`. Do not edit.
import type { Settling, WrittenForm } from '../written-form.ts';
import type { Claim } from './documents.ts';

let pattern: RegExp | undefined;

/** The one written form of a valid value. */
export const form: WrittenForm<Claim> = {
  // Made when it is first asked for: most runs claim nothing.
  pattern: () => (pattern ??= /^\{"contract_digest":"sha256:[0-9a-f]{64}","subject":(\{"account_kind":"[a-z0-9]+(?:[._-][a-z0-9]+)*","app_fingerprint":"sha256:[0-9a-f]{64}","deployment_environment":"(?:local|staging|production)","instance_fingerprint":(?:null|"sha256:[0-9a-f]{64}"),"operation":"(?:publish_immediate|publish_scheduled|connect)","output_profile":"[a-z0-9]+(?:[._-][a-z0-9]+)*","policy_mode":"[a-z0-9]+(?:[._-][a-z0-9]+)*","provider":"[a-z0-9]+(?:[._-][a-z0-9]+)*","provider_environment":"(?:development|sandbox|production)"\})\}$/),
  settle: settle2,
};

function settle1(value: { provider: string; account_kind: string; output_profile: string; policy_mode: string }, settling: Settling): void {
  settling.slug(value.provider);
  settling.slug(value.account_kind);
  settling.slug(value.output_profile);
  settling.slug(value.policy_mode);
}

function settle2(value: { subject: { provider: string; account_kind: string; output_profile: string; policy_mode: string } }, settling: Settling): void {
  settle1(value.subject, settling);
}
