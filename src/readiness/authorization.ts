import type { Authorization } from '../evidence/index.ts';
import { finding, type Finding } from '../findings/index.ts';
import { grantFindings, lackFindings } from '../gate/rules/scopes-match-the-grant.ts';
import type { ReadinessFacts } from '../documents/index.ts';
import type { Judged } from './judged.ts';
import { isConnect, type SubjectCase } from './subject-case.ts';

/** The grant of the requested account. To connect is how a grant comes to be, so it asks for none. */
export function judgeAuthorization({
  account,
  contract,
  subject,
  at,
}: SubjectCase): Judged<'authorization'> {
  if (isConnect(subject)) return { value: 'not_applicable', findings: [] };
  if (account === null) return { value: 'unknown', findings: [finding('authorization_missing')] };
  // An account that needs no grant, such as a webhook, can be published to.
  const grant = grantFindings(account, at).filter(
    ({ code }) => code !== 'authorization_not_applicable',
  );
  const scopes = contract === null ? [] : lackFindings(account.grantedScopes, contract, () => ({}));
  return { value: standingOf(account, grant), findings: [...grant, ...scopes] };
}

function standingOf(
  { state }: Authorization,
  grant: readonly Finding[],
): ReadinessFacts['authorization'] {
  if (grant.length === 0) return state;
  const onlyLater = grant.every(({ code }) => code === 'authorization_not_yet');
  return onlyLater ? 'unknown' : 'reconnect_required';
}
