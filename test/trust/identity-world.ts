import { signedBy } from '../../examples/world/organisation.ts';
import type { TrustRootIdentity } from '../../src/documents/index.ts';
import { digestOf } from '../../src/digest/index.ts';
import type { Finding, Result } from '../../src/documents/findings.ts';
import { trustRootOf, createTrustRoot } from '../../src/trust/root.ts';
import { unsignedEnvelope, verifyEnvelope } from '../../src/trust/envelope.ts';
import { type NamedBytes } from '../../src/documents/json.ts';
import { verifyBundle, verifyStamp } from '../../src/trust/sigstore.ts';
import { newKey, valueOf } from './expect.ts';
import { content, keyList, role } from './root-world.ts';
import { authority, ISSUER, PAYLOAD, PAYLOAD_TYPE, STATED } from './sigstore-world.ts';

export const [sigstore, stranger] = await Promise.all([authority(), authority()]);
export const trustedRoot = sigstore.trustedRoot();
export const WORKFLOW = 'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v';
export const member = newKey();
export const nightly =
  'https://github.com/example/app/.github/workflows/nightly.yml@refs/heads/main';

export const identity = (changes: Partial<TrustRootIdentity> = {}): TrustRootIdentity => ({
  issuer: ISSUER,
  subject: `${WORKFLOW}*`,
  trusted_root_sha256: digestOf(trustedRoot.bytes),
  ...changes,
});

export interface World {
  readonly identities?: Readonly<Record<string, TrustRootIdentity>>;
  readonly ids?: readonly string[];
  readonly threshold?: number;
  readonly trustedRoots?: readonly NamedBytes[];
  readonly isSigned?: boolean;
  readonly payload?: Uint8Array;
  /** When the trust root expires. */
  readonly expires_at?: string;
}

/** A trust root whose release role has one key and these identities. */
export function rootOf({
  identities = { pipeline: identity() },
  ids,
  threshold = 1,
  ...changes
}: World) {
  const { expires_at = '2999-01-01T00:00:00Z' } = changes;
  const identity_ids = [...(ids ?? Object.keys(identities))];
  const release = { ...role(threshold, member), identity_ids };
  const keys = { ...content.keys, ...keyList(member) };
  const roles = { ...content.roles, release };
  const described = { ...content, expires_at, keys, roles, identities: { ...identities } };
  return createTrustRoot(described, 'root');
}

export const lines = (...bundles: readonly unknown[]): Uint8Array =>
  Buffer.from(bundles.map((one) => `${JSON.stringify(one)}\n`).join(''));

export function verify(bytes: Uint8Array, world: World = {}): Result<unknown> {
  const { isSigned = false, payload = PAYLOAD, trustedRoots = [trustedRoot] } = world;
  const keyless = { trustedRoots, verify: verifyBundle, verifyStamp };
  const { release } = valueOf(trustRootOf(valueOf(rootOf(world)), keyless)).roles;
  const unsigned = unsignedEnvelope(PAYLOAD_TYPE, payload, 'verdict');
  const envelope = isSigned ? signedBy(unsigned, [member]) : unsigned;
  const bundles = { file: 'verdict.sigstore.jsonl', bytes };
  return verifyEnvelope({ ...envelope, bundles }, { payloadType: PAYLOAD_TYPE, ...release });
}

export function causes(outcome: Result<unknown>): string[] {
  const findings: readonly Finding[] = outcome.ok ? [] : outcome.findings;
  return [...new Set(findings.map(({ code }) => code))].filter(
    (code) => code !== 'signatures_below_threshold',
  );
}

/** The payload of a verdict as of the instant at which these authorities sign. */
export function statedNow(payload: Uint8Array): Buffer {
  const instant = `"timeVerified":"${STATED.toISOString()}"`;
  return Buffer.from(
    Buffer.from(payload)
      .toString()
      .replace(/"timeVerified":"[^"]*"/, instant),
  );
}
