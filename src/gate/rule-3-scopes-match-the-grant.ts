import { type EpochMs, formatInstant } from '../documents/json.ts';
import {
  missingScopes,
  sameScopes,
  standingOf,
  type Authorization,
  type Run,
  type ScopeSet,
} from '../evidence/subject-evidence.ts';
import { type Contract } from '../evidence/contract.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../documents/findings.ts';
import type { ClaimRule } from './engine.ts';
import { nameScopes, placeInRun, runsOf, type SideRun } from './facts.ts';

const CODES = {
  not_applicable: 'authorization_not_applicable',
  reconnect_required: 'reconnect_required',
} as const satisfies Record<Exclude<Authorization['state'], 'valid'>, Code>;

export const scopesMatchTheGrant: ClaimRule = {
  about: 'claim',
  number: 3,
  id: 'scopes-match-the-grant',
  version: 1,
  title: 'Required and granted scopes match the current grant of the account.',
  why: "A run that was made with other permissions than today's grant does not show that today's grant suffices.",
  fix: 'Connect the account with all required scopes, then make the live run again with that grant.',
  codes: [
    ...Object.values(CODES),
    'authorization_not_yet',
    'authorization_expired',
    'required_scopes_differ',
    'grant_changed',
    'scope_missing',
  ],
  needs: ['authorization', 'contract', 'localRun', 'liveRun'],
  judge({ at, authorization, contract, localRun, liveRun }) {
    const findings: Finding[] = [];
    if (authorization !== null) findings.push(...grantFindings(authorization, at));
    if (authorization !== null && liveRun !== null)
      findings.push(...changeFindings(authorization, liveRun));
    if (contract === null) return findings;
    for (const sideRun of runsOf({ localRun, liveRun }))
      findings.push(...runFindings(sideRun, contract));
    if (authorization !== null) {
      findings.push(...lackFindings(authorization.grantedScopes, contract, () => GRANT_PLACE));
    }
    return findings;
  },
};

/** Tells why a grant is not valid at an instant. */
export function grantFindings(
  { state, validatedAt, expiresAt }: Authorization,
  at: EpochMs,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (state !== 'valid') findings.push(finding(CODES[state], { pointer: '/authorization/state' }));
  const standing = standingOf({ from: validatedAt, until: expiresAt }, at);
  if (standing === 'not_yet') {
    const found = formatInstant(validatedAt);
    const place = { pointer: '/authorization/validated_at', found, clears_at: found };
    findings.push(finding('authorization_not_yet', place));
  }
  if (standing === 'over' && expiresAt !== null) {
    const place = { pointer: '/authorization/expires_at', found: formatInstant(expiresAt) };
    findings.push(finding('authorization_expired', place));
  }
  return findings;
}

function changeFindings({ grantedScopes }: Authorization, liveRun: Run): Finding[] {
  if (sameScopes(liveRun.grantedScopes, grantedScopes)) return [];
  return [
    finding('grant_changed', {
      ...placeInRun({ side: 'live', run: liveRun }, 'granted_scopes'),
      expected: `the ${grantedScopes.size} scopes granted now`,
      found: `${liveRun.grantedScopes.size} scopes`,
    }),
  ];
}

function runFindings(sideRun: SideRun, contract: Contract): readonly Finding[] {
  const { run } = sideRun;
  const findings = lackFindings(run.grantedScopes, contract, () =>
    placeInRun(sideRun, 'granted_scopes'),
  );
  if (sameScopes(run.requiredScopes, contract.requiredScopes)) return findings;
  const expected = `the ${contract.requiredScopes.size} scopes of the contract`;
  const found = `${run.requiredScopes.size} scopes`;
  return [
    finding('required_scopes_differ', {
      ...placeInRun(sideRun, 'required_scopes'),
      expected,
      found,
    }),
    ...findings,
  ];
}

const GRANT_PLACE: FindingDetails = { pointer: '/authorization/granted_scopes' };

/**
 * Returns the scopes that a contract requires and that were not granted: one finding for all of them.
 *
 * @param placeOf where it was found; asked only where there is something to find
 */
export function lackFindings(
  granted: ScopeSet,
  contract: Contract,
  placeOf: () => FindingDetails,
): readonly Finding[] {
  const missing = missingScopes(granted, contract.requiredScopes);
  return missing.length === 0
    ? []
    : [finding('scope_missing', { ...placeOf(), expected: nameScopes(missing, contract) })];
}
