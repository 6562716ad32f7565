import { objectDigest, type Digest } from '../digest/index.ts';
import type { Selector, Subject } from '../json/index.ts';

/** The members of a subject that a selector may name beside the provider; their order is that of the bits of a mask. */
export const SELECTABLE = [
  'app_fingerprint',
  'deployment_environment',
  'provider_environment',
  'instance_fingerprint',
  'account_kind',
  'output_profile',
  'operation',
  'policy_mode',
] as const satisfies readonly (keyof Subject)[];

export function selectorDigest(selector: Selector): Digest {
  return objectDigest('selector', selector);
}

/** Which members a selector names: bit n stands for member n of {@link SELECTABLE}. */
export function maskOf(selector: Selector): number {
  return SELECTABLE.reduce((mask, member, bit) => mask + (member in selector ? 2 ** bit : 0), 0);
}

/** The one selector with a mask that matches a subject. */
export function selectorFor(subject: Subject, mask: number): Selector {
  const named = SELECTABLE.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1);
  return {
    provider: subject.provider,
    ...Object.fromEntries(named.map((member) => [member, subject[member]])),
  };
}

/** Whether a selector speaks of a subject. */
export function selects(selector: Selector, subject: Subject): boolean {
  return (
    selector.provider === subject.provider &&
    SELECTABLE.every((member) => !(member in selector) || selector[member] === subject[member])
  );
}
