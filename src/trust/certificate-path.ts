// The path from a certificate to an authority that is trusted (RFC 5280 section 6.1), over the bytes of the certificates.

import { formatInstant, type EpochMs } from '../documents/json.ts';
import { extensionTwice, OIDS, USAGE, type Certificate } from './certificate.ts';
import { isSameName, notAllowed } from './certificate-names.ts';
import { faultOfSignature } from './certified-key.ts';

/** The extensions that are understood: nothing else may be critical. Policies are, because every policy will do. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  OIDS.usage,
  OIDS.alternativeNames,
  OIDS.basicConstraints,
  OIDS.nameConstraints,
  OIDS.policies,
  OIDS.extendedUsage,
]);

/** More authorities above each other, or more ways to try, than any honest chain has. */
const [MAX_PATH, MAX_STEPS] = [10, 200];

export interface Path {
  /** From the certificate to the trusted authority. */
  readonly path: readonly Certificate[];
}

/** Why there is no path, in words. */
export interface NoPath {
  readonly fault: string;
}

/**
 * Finds the path that holds at an instant, whatever the order of the authorities: to a self-signed one of them, or to
 * the last one where none is self-signed.
 */
export function pathOf(
  certificate: Certificate,
  authorities: readonly Certificate[],
  at: EpochMs,
): Path | NoPath {
  const own = authorities.filter(isSelfSigned);
  const search: Search = {
    authorities,
    anchors: new Set(own.length > 0 ? own : authorities.slice(-1)),
    at,
    steps: 0,
    fault: undefined,
  };
  return extend([certificate], search) ?? { fault: search.fault ?? 'no authority above it' };
}

function isSelfSigned(one: Certificate): boolean {
  return isSameName(one.issuer, one.subject) && mayIssue(one, one);
}

interface Search {
  readonly authorities: readonly Certificate[];
  readonly anchors: ReadonlySet<Certificate>;
  readonly at: EpochMs;
  steps: number;
  /** That of the first way that leads to an authority, which is the one that people mean. */
  fault: string | undefined;
}

function extend(path: readonly Certificate[], search: Search): Path | undefined {
  const last = path.at(-1);
  if (!last || path.length > MAX_PATH) return undefined;
  for (const authority of search.authorities) {
    search.steps += 1;
    if (search.steps > MAX_STEPS) return undefined;
    if (path.includes(authority) || !isAbove(authority, last)) continue;
    const longer = [...path, authority];
    if (!search.anchors.has(authority)) {
      const found = extend(longer, search);
      if (found) return found;
      continue;
    }
    const fault = faultOfPath(longer, search.at);
    if (fault === undefined) return { path: longer };
    search.fault ??= fault;
  }
  return undefined;
}

function isAbove(authority: Certificate, one: Certificate): boolean {
  return isSameName(authority.subject, one.issuer) && mayIssue(authority, one);
}

/** Where both name a key, it is the same. */
function mayIssue({ keyId }: Certificate, { issuerKeyId }: Certificate): boolean {
  return !keyId || !issuerKeyId || Buffer.compare(keyId, issuerKeyId) === 0;
}

function faultOfPath(path: readonly Certificate[], at: EpochMs): string | undefined {
  for (const [index, one] of path.entries()) {
    const authority = path[index + 1];
    const fault =
      faultOfForm(one) ??
      (at < one.from || wholeSeconds(at) > one.until
        ? `not valid at ${formatInstant(at)}`
        : undefined) ??
      (index > 0 ? faultOfAuthority(one, path.slice(1, index), path.slice(0, index)) : undefined) ??
      (authority && faultOfSignature(authority.key, one.algorithm, one.signed, one.signature));
    if (fault !== undefined) return `${one.subject.title}: ${fault}`;
  }
  return undefined;
}

/** The end of a certificate is a whole second, and all of it (RFC 5280 section 4.1.2.5). */
function wholeSeconds(at: EpochMs): EpochMs {
  return Math.floor(at / 1000) * 1000;
}

/** Says what makes a certificate none, even if the right authority signed it. */
function faultOfForm(one: Certificate): string | undefined {
  const { extensions, isAuthority, issuer, pathLength, subject, usage } = one;
  const isCritical = (oid: string) =>
    extensions.some((other) => other.oid === oid && other.isCritical);
  const unknown = extensions.find((other) => other.isCritical && !UNDERSTOOD.has(other.oid));
  if (unknown) return `the critical extension ${unknown.oid}`;
  const twice = extensionTwice(one);
  if (twice !== undefined) return `two extensions ${twice}`;
  if (usage?.has(USAGE.keyCertSign) === true && !isAuthority)
    return 'for signing certificates, without being an authority';
  if (pathLength !== undefined && usage?.has(USAGE.keyCertSign) === false)
    return 'a path length of what signs no certificates';
  if (issuer.parts.length === 0) return 'an authority without a name';
  if (subject.parts.length > 0) return undefined;
  const isNamed = !isAuthority && isCritical(OIDS.alternativeNames);
  return isNamed ? undefined : 'a certificate without a name';
}

/** @param between the authorities below it @param below these, and the last certificate */
function faultOfAuthority(
  { constraints, isAuthority, pathLength, usage }: Certificate,
  between: readonly Certificate[],
  below: readonly Certificate[],
): string | undefined {
  if (!isAuthority) return 'no authority';
  if (usage?.has(USAGE.keyCertSign) === false) return 'not for signing certificates';
  const isSelfIssued = (one: Certificate) => isSameName(one.issuer, one.subject);
  const counted = between.filter((one) => !isSelfIssued(one));
  if (pathLength !== undefined && counted.length > pathLength)
    return 'more authorities below it than it allows';
  if (!constraints) return undefined;
  const named = below.filter((one, index) => index === 0 || !isSelfIssued(one));
  return named.map((one) => notAllowed(one, constraints)).find((fault) => fault !== undefined);
}
