import type { Subject } from '../documents/index.ts';

/** Which values of a subject's member make it claimable; members not named here do not matter. */
export const CLAIMABLE: readonly (readonly [keyof Subject, readonly string[]])[] = [
  ['deployment_environment', ['production']],
  ['provider_environment', ['production']],
  ['operation', ['publish_immediate', 'publish_scheduled']],
];

/** Whether a subject can be claimed at all (specification/documents.md 3.1). */
export function isClaimable(subject: Subject): boolean {
  return CLAIMABLE.every(([member, allowed]) => isOneOf(allowed, subject[member]));
}

/** Whether a member has one of some values; `null` is none of them. */
export function isOneOf(allowed: readonly string[], value: string | null): boolean {
  return value !== null && allowed.includes(value);
}
