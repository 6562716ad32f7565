import { digestOf } from '../../../src/digest/index.ts';
import type { Particulars } from '../../../src/cli/evidence/templates.ts';

/** A subject in plain words. */
export function particulars(changes: Partial<Particulars> = {}): Particulars {
  return {
    deployment: 'hosted-eu',
    provider: 'pinterest',
    accountKind: 'business',
    outputProfile: 'image-pin',
    operation: 'publish_immediate',
    policyMode: 'standard',
    tier: 'standard',
    scopes: ['pins:write', 'pins:read'],
    capabilityDigest: digestOf('capability'),
    policyDigest: digestOf('policy'),
    appFingerprint: digestOf('app'),
    instanceFingerprint: null,
    accountReference: digestOf('account'),
    at: Date.parse('2026-03-04T05:06:07Z'),
    ...changes,
  };
}
