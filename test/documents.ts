import { digestOf } from '../src/digest/index.ts';
import type { Finding } from '../src/documents/findings.ts';
import type { Claim, Subject } from '../src/documents/index.ts';

/** A text as the bytes of a file. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A claimable subject; every call with another provider is another subject. */
export function subjectOf(changes: Partial<Subject> = {}): Subject {
  return {
    provider: 'mastodon',
    app_fingerprint: digestOf('app'),
    deployment_environment: 'production',
    provider_environment: 'production',
    instance_fingerprint: null,
    account_kind: 'personal',
    output_profile: 'text',
    operation: 'publish_immediate',
    policy_mode: 'standard',
    ...changes,
  };
}

/** A claim on such a subject. */
export function claimOf(changes: Partial<Subject> = {}): Claim {
  return { subject: subjectOf(changes), contract_digest: digestOf('contract') };
}

/** A claims file with these claims, not in canonical form unless there are none. */
export function claimsFile(claims: readonly unknown[] = []): Uint8Array {
  return utf8(`${JSON.stringify({ schema_version: 1, claims }, null, 2)}\n`);
}

/** A finding as `code line:column #pointer`, leaving out what it does not have. */
export function brief({ code, line, column, pointer }: Finding): string {
  const position = line === undefined ? [] : [`${line}:${column ?? '-'}`];
  return [code, ...position, ...(pointer === undefined ? [] : [`#${pointer}`])].join(' ');
}

/** A finding without what the table of codes says of every such finding. */
export type Said = Omit<Finding, 'clears_by' | 'next'>;

export function said(findings: readonly Finding[]): Said[] {
  return findings.map(({ clears_by: _by, next: _next, ...rest }) => rest);
}
