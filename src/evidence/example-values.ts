// The made-up values of the examples: one list, from which they are written and by which they are refused.

import { digestOf } from '../digest/index.ts';
import type { CertificationContract } from '../documents/index.ts';
import { finding, type Finding, type FindingDetails } from '../documents/findings.ts';

export const EXAMPLE_VALUES = {
  capability_digest: digestOf('claimgate example: capability_digest'),
  policy_digest: digestOf('claimgate example: policy_digest'),
  app_fingerprint: digestOf('claimgate example: app_fingerprint'),
  account_reference: digestOf('claimgate example: account_reference'),
} as const;

type ExampleMember = keyof typeof EXAMPLE_VALUES;

/** How somebody makes the value of their own, by the member it stands in. */
const OWN: Readonly<Record<ExampleMember, string>> = {
  capability_digest: 'claimgate digest --capability FILE',
  policy_digest: 'claimgate digest --policy FILE',
  app_fingerprint: 'claimgate digest --id app < FILE',
  account_reference: 'claimgate digest --id account_reference < FILE',
};

const MEMBERS = Object.keys(OWN) as readonly ExampleMember[];

/** Names the example values among the members of a document; nothing where there are none. */
export function exampleValueFindings(
  members: Readonly<Record<string, unknown>>,
  details: FindingDetails,
): Finding[] {
  const found = MEMBERS.filter((member) => Object.values(members).includes(EXAMPLE_VALUES[member]));
  const [first] = found;
  if (first === undefined) return [];
  return [finding('example_value', { found: found.join(', '), next: OWN[first], ...details })];
}

/** The members of a contract that an example makes up. */
export function madeUpInContract({
  capability_digest,
  policy_digest,
}: CertificationContract): Readonly<Record<string, unknown>> {
  return { capability_digest, policy_digest };
}
