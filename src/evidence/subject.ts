import { objectDigest, type Digest } from '../digest/index.ts';
import type { Subject } from '../json/index.ts';

/** The digest that stands for a subject: two subjects are the same where it is the same (data-model.md section 2). */
export function subjectDigest(subject: Subject): Digest {
  return objectDigest('subject', subject);
}

/** Whether both the deployment and the provider's side of a subject are production. */
export function isProduction(subject: Subject): boolean {
  return (
    subject.deployment_environment === 'production' && subject.provider_environment === 'production'
  );
}
