// Generated from schemas/ by `npm run generate`. Do not edit.
import type { CanonicalLine } from '../canonical-line.ts';
import { token, words } from '../token.ts';
import type { Claim } from './documents.ts';

const C1 = token("{\"contract_digest\":");
const C2 = token(",\"subject\":");
const C3 = token("{\"account_kind\":");
const C4 = token(",\"app_fingerprint\":");
const C5 = token(",\"deployment_environment\":");
const C6 = words("local", "staging", "production");
const C7 = token(",\"instance_fingerprint\":");
const C8 = token(",\"operation\":");
const C9 = words("publish_immediate", "publish_scheduled", "connect");
const C10 = token(",\"output_profile\":");
const C11 = token(",\"policy_mode\":");
const C12 = token(",\"provider\":");
const C13 = token(",\"provider_environment\":");
const C14 = words("development", "sandbox", "production");
const C15 = token("}");

function read2(line: CanonicalLine) {
  line.expect(C3);
  const account_kind = line.slug();
  line.expect(C4);
  const app_fingerprint = line.digest();
  line.expect(C5);
  const deployment_environment = line.word(C6);
  line.expect(C7);
  const instance_fingerprint = (line.takesNull() ? null : line.digest());
  line.expect(C8);
  const operation = line.word(C9);
  line.expect(C10);
  const output_profile = line.slug();
  line.expect(C11);
  const policy_mode = line.slug();
  line.expect(C12);
  const provider = line.slug();
  line.expect(C13);
  const provider_environment = line.word(C14);
  line.expect(C15);
  return { account_kind, app_fingerprint, deployment_environment, instance_fingerprint, operation, output_profile, policy_mode, provider, provider_environment };
}

function read1(line: CanonicalLine) {
  line.expect(C1);
  const contract_digest = line.digest();
  line.expect(C2);
  const subject = line.subject(read2);
  line.expect(C15);
  return { contract_digest, subject };
}

/** Reads the one written form of a valid value. */
export function read(line: CanonicalLine): Claim {
  return read1(line);
}
