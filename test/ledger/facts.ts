import assert from 'node:assert/strict';
import type { RuntimeFacts } from '../../src/documents/index.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import { DEPLOYMENT } from '../trust/root-world.ts';
import { contract, FINGERPRINTS } from './documents.ts';

/** Returns the facts of a hosting service in a world where everything passes. */
export function facts(changes: Partial<RuntimeFacts> = {}): RuntimeFacts {
  const { app_fingerprint, provider, instance_fingerprint } = subject();
  const { required_scopes, capability_digest, policy_digest } = contractDocument();
  assert.ok(required_scopes.length > 0);
  return {
    schema_version: 1,
    deployment: DEPLOYMENT,
    deployment_kind: 'cloud',
    deployment_environment: 'production',
    generated_at: '2026-03-15T11:50:00Z',
    apps: [
      {
        provider,
        app_fingerprint,
        provider_environment: 'production',
        instance_fingerprint,
        state: 'configured',
        source: 'environment',
      },
    ],
    accounts: [
      {
        account_reference: FINGERPRINTS.of('account_reference', 'acct-1029384756'),
        provider,
        app_fingerprint,
        instance_fingerprint,
        account_kind: 'business',
        authorization: {
          state: 'valid',
          granted_scopes: [...contract.requiredScopes],
          validated_at: '2026-03-01T12:00:00Z',
          expires_at: null,
        },
      },
    ],
    policies: [
      {
        provider,
        account_kind: 'business',
        output_profile: 'single-image',
        policy_mode: 'standard',
        state: 'allowed',
        reason: null,
        policy_digest,
      },
    ],
    implemented: [
      {
        provider,
        output_profile: 'single-image',
        operation: 'publish_immediate',
        capability_digest,
      },
    ],
    deny_list: [],
    ...changes,
  };
}
