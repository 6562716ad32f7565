import { objectDigest, type Digest } from '../digest/index.ts';
import type { Subject } from '../documents/index.ts';

/** The digest that stands for a subject: two subjects are the same where it is the same (specification/documents.md 2). */
export function subjectDigest(subject: Subject): Digest {
  const known = digests.get(subject) ?? objectDigest('subject', subject);
  digests.set(subject, known);
  return known;
}

/** One run asks for it several times. Subjects are never changed. */
const digests = new WeakMap<Subject, Digest>();

/**
 * Returns what an account is connected for, as a key: two subjects share it where they equal each other in
 * everything but profile and operation. Only these say anything about connecting (specification/documents.md 2).
 */
export function connectionKey(subject: Subject): string {
  const { provider, app_fingerprint, deployment_environment, provider_environment } = subject;
  const { instance_fingerprint, account_kind, policy_mode } = subject;
  return JSON.stringify([
    provider,
    app_fingerprint,
    deployment_environment,
    provider_environment,
    instance_fingerprint,
    account_kind,
    policy_mode,
  ]);
}
