import type { BadgeClaim, Subject } from '../documents/index.ts';

/** The words of the name of a claim: provider, format and operation, and what stands in parentheses. */
function nameWords(subject: Subject): readonly [string, string, string, ...string[]] {
  const { provider, output_profile, account_kind, policy_mode } = subject;
  const { deployment_environment: deployment, provider_environment: environment } = subject;
  const operation = subject.operation.replace(/^publish_/, '').replaceAll('_', ' ');
  const others = [deployment, environment].filter((one) => one !== 'production');
  return [provider, output_profile, operation, account_kind, policy_mode, ...others];
}

/** Like `pinterest · image-pin · immediate (business, standard)`. Two claims can share one: it has no fingerprints. */
export function claimName(subject: Subject): string {
  const [provider, profile, operation, ...rest] = nameWords(subject);
  return `${provider} · ${profile} · ${operation} (${rest.join(', ')})`;
}

/** Names a claim as badges and statuses list it, in the same form: they know no environment. */
export function shownClaim(claim: BadgeClaim): string {
  const { account_kind, operation, output_profile, policy_mode, provider } = claim;
  const short = operation.replace('publish_', '');
  return `${provider} · ${output_profile} · ${short} (${account_kind}, ${policy_mode})`;
}

/** Names a claim by one word that no shell changes: `pinterest/image-pin/immediate/business/standard`. */
export function claimPath(subject: Subject): string {
  return nameWords(subject).join('/');
}

function typedWords(text: string): string[] {
  return text.split(/[\s·(),/]+/).filter(Boolean);
}

/**
 * Whether a person who typed a text means a claim: it is the name of the claim or its path, or how they
 * begin. Where claims share a name, the first digits of the digest tell them apart behind it.
 */
export function isNamed(subject: Subject, subjectDigest: string, text: string): boolean {
  const name = typedWords(claimName(subject));
  const typed = typedWords(text);
  const digits = typed.length === name.length + 1 ? typed.pop() : undefined;
  if (digits !== undefined && !subjectDigest.startsWith(`sha256:${digits}`)) return false;
  return typed.length > 0 && typed.every((word, at) => word === name[at]);
}
