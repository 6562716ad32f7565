// Generated from schemas/ by `npm run generate`. Do not edit.
import type { CanonicalLine } from '../canonical-line.ts';
import { token, words } from '../token.ts';
import type { ProjectionEntry } from './documents.ts';

const C1 = token("{\"approval\":");
const C2 = token("{\"expires_at\":");
const C3 = token(",\"record\":");
const C4 = token("{\"leaf\":");
const C5 = token(",\"sequence\":");
const C6 = token("}");
const C7 = token(",\"reviewed_at\":");
const C8 = token(",\"state\":");
const C9 = words("not_required", "pending", "trial", "approved", "restricted", "revoked");
const C10 = token(",\"tier\":");
const C11 = token(",\"authorization\":");
const C12 = token(",\"granted_scopes\":");
const C13 = words("not_applicable", "reconnect_required", "valid");
const C14 = token(",\"validated_at\":");
const C15 = token(",\"configuration\":");
const C16 = token("{\"source\":");
const C17 = words("built_in", "environment", "database", "dynamic");
const C18 = words("missing", "dynamic_registration", "configured");
const C19 = token(",\"contract_digest\":");
const C20 = token(",\"live_run\":");
const C21 = token("{\"approval_state\":");
const C22 = token(",\"approval_tier\":");
const C23 = token(",\"checks\":");
const C24 = token("{\"completed_at\":");
const C25 = token(",\"external_result\":");
const C26 = token(",\"kind\":");
const C27 = words("connect", "authorization", "publish_immediate", "publish_scheduled", "final_result", "refresh", "revoke");
const C28 = token(",\"not_applicable_reason\":");
const C29 = token(",\"outcome\":");
const C30 = words("passed", "failed", "not_applicable");
const C31 = token(",\"expires_at\":");
const C32 = token(",\"required_scopes\":");
const C33 = token(",\"subject_digest\":");
const C34 = token(",\"tested_at\":");
const C35 = token(",\"tested_revision\":");
const C36 = token(",\"local_run\":");
const C37 = token(",\"policy\":");
const C38 = token("{\"state\":");
const C39 = words("restricted", "allowed");
const C40 = token(",\"runtime_control\":");
const C41 = words("disabled", "degraded", "enabled");
const C42 = token(",\"subject\":");
const C43 = token("{\"account_kind\":");
const C44 = token(",\"app_fingerprint\":");
const C45 = token(",\"deployment_environment\":");
const C46 = words("local", "staging", "production");
const C47 = token(",\"instance_fingerprint\":");
const C48 = token(",\"operation\":");
const C49 = words("publish_immediate", "publish_scheduled", "connect");
const C50 = token(",\"output_profile\":");
const C51 = token(",\"policy_mode\":");
const C52 = token(",\"provider\":");
const C53 = token(",\"provider_environment\":");
const C54 = words("development", "sandbox", "production");

function read3(line: CanonicalLine) {
  line.expect(C4);
  const leaf = line.digest();
  line.expect(C5);
  const sequence = line.integer(1, 9007199254740991);
  line.expect(C6);
  return { leaf, sequence };
}

function read2(line: CanonicalLine) {
  if (line.takesNull()) return null;
  line.expect(C2);
  const expires_at = line.instant();
  line.expect(C3);
  const record = read3(line);
  line.expect(C7);
  const reviewed_at = line.instant();
  line.expect(C8);
  const state = line.word(C9);
  line.expect(C10);
  const tier = line.slug();
  line.expect(C6);
  return { expires_at, record, reviewed_at, state, tier };
}

function read4(line: CanonicalLine) {
  if (line.takesNull()) return null;
  line.expect(C2);
  const expires_at = (line.takesNull() ? null : line.instant());
  line.expect(C12);
  const granted_scopes = line.digestSet(256);
  line.expect(C8);
  const state = line.word(C13);
  line.expect(C14);
  const validated_at = line.instant();
  line.expect(C6);
  return { expires_at, granted_scopes, state, validated_at };
}

function read5(line: CanonicalLine) {
  if (line.takesNull()) return null;
  line.expect(C16);
  const source = (line.takesNull() ? null : line.word(C17));
  line.expect(C8);
  const state = line.word(C18);
  line.expect(C6);
  return { source, state };
}

function read7(line: CanonicalLine) {
  line.expect(C24);
  const completed_at = line.instant();
  line.expect(C25);
  const external_result = (line.takesNull() ? null : line.digest());
  line.expect(C26);
  const kind = line.word(C27);
  line.expect(C28);
  const not_applicable_reason = (line.takesNull() ? null : line.slug());
  line.expect(C29);
  const outcome = line.word(C30);
  line.expect(C6);
  return { completed_at, external_result, kind, not_applicable_reason, outcome };
}

function read6(line: CanonicalLine) {
  if (line.takesNull()) return null;
  line.expect(C21);
  const approval_state = line.word(C9);
  line.expect(C22);
  const approval_tier = line.slug();
  line.expect(C23);
  const checks = line.list((item) => read7(item), 32);
  line.expect(C19);
  const contract_digest = line.digest();
  line.expect(C31);
  const expires_at = line.instant();
  line.expect(C12);
  const granted_scopes = line.digestSet(256);
  line.expect(C3);
  const record = read3(line);
  line.expect(C32);
  const required_scopes = line.digestSet(256);
  line.expect(C33);
  const subject_digest = line.digest();
  line.expect(C34);
  const tested_at = line.instant();
  line.expect(C35);
  const tested_revision = line.revision();
  line.expect(C6);
  return { approval_state, approval_tier, checks, contract_digest, expires_at, granted_scopes, record, required_scopes, subject_digest, tested_at, tested_revision };
}

function read8(line: CanonicalLine) {
  if (line.takesNull()) return null;
  line.expect(C38);
  const state = line.word(C39);
  line.expect(C6);
  return { state };
}

function read10(line: CanonicalLine) {
  if (line.takesNull()) return null;
  line.expect(C4);
  const leaf = line.digest();
  line.expect(C5);
  const sequence = line.integer(1, 9007199254740991);
  line.expect(C6);
  return { leaf, sequence };
}

function read9(line: CanonicalLine) {
  if (line.takesNull()) return null;
  line.expect(C2);
  const expires_at = (line.takesNull() ? null : line.instant());
  line.expect(C3);
  const record = read10(line);
  line.expect(C8);
  const state = line.word(C41);
  line.expect(C6);
  return { expires_at, record, state };
}

function read11(line: CanonicalLine) {
  line.expect(C43);
  const account_kind = line.slug();
  line.expect(C44);
  const app_fingerprint = line.digest();
  line.expect(C45);
  const deployment_environment = line.word(C46);
  line.expect(C47);
  const instance_fingerprint = (line.takesNull() ? null : line.digest());
  line.expect(C48);
  const operation = line.word(C49);
  line.expect(C50);
  const output_profile = line.slug();
  line.expect(C51);
  const policy_mode = line.slug();
  line.expect(C52);
  const provider = line.slug();
  line.expect(C53);
  const provider_environment = line.word(C54);
  line.expect(C6);
  return { account_kind, app_fingerprint, deployment_environment, instance_fingerprint, operation, output_profile, policy_mode, provider, provider_environment };
}

function read1(line: CanonicalLine) {
  line.expect(C1);
  const approval = read2(line);
  line.expect(C11);
  const authorization = read4(line);
  line.expect(C15);
  const configuration = read5(line);
  line.expect(C19);
  const contract_digest = (line.takesNull() ? null : line.digest());
  line.expect(C20);
  const live_run = read6(line);
  line.expect(C36);
  const local_run = read6(line);
  line.expect(C37);
  const policy = read8(line);
  line.expect(C40);
  const runtime_control = read9(line);
  line.expect(C42);
  const subject = line.subject(read11);
  line.expect(C6);
  return { approval, authorization, configuration, contract_digest, live_run, local_run, policy, runtime_control, subject };
}

/** Reads the one written form of a valid value. */
export function read(line: CanonicalLine): ProjectionEntry {
  return read1(line);
}
