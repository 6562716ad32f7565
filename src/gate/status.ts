// Which claims of a release still hold: a signed answer that is judged again each day.

import { digestOf } from '../digest/index.ts';
import type { ProjectionPredicate, StatusClaim, StatusPredicate } from '../documents/index.ts';
import { numbersOf } from '../documents/products.ts';
import {
  accept,
  finding,
  refusalFor,
  refuse,
  type Finding,
  type Refusal,
  type Result,
} from '../documents/findings.ts';
import { formatInstant, instantOf, type EpochMs, type NamedBytes } from '../documents/json.ts';
import { isLost } from './known-heads.ts';
import { deniesHead, verifyReleaseSignature } from './rollback-protection.ts';
import { freshStatement } from './verify-projection.ts';
import { readRecordedVerdict, readVerdict } from './recorded-verdict.ts';
import { anchorOf } from '../trust/anchor.ts';
import { STATUS_STATEMENT, statusSubjects } from '../trust/badge.ts';
import { openCheckpoint, type LedgerHead } from '../trust/checkpoint.ts';
import type { StatusContent } from '../trust/document-kind.ts';
import { readEnvelope, type Envelope } from '../trust/envelope.ts';
import type { Keyless, RootBytes, SignedBytes } from '../trust/identity.ts';
import { aboutAcceptedSet, type TrustRoot } from '../trust/root.ts';
import { artifactsOf, readSummary, type RuleSetName, verdictIn } from '../trust/statement.ts';
import { verifyByRoots, type VerifiedEnvelope } from '../trust/verify-document.ts';
import { shownClaim } from '../manifest/claim-names.ts';
import { listedClaims } from './verify-verdict.ts';

interface StatusQuestion {
  /** The verdict of the release, which lies beside the status. */
  readonly verdict: NamedBytes;
  /** Pin of a trust root, from the caller; never from the status. */
  readonly pin: string | undefined;
  /** The trust roots that the reader has; without any, those in the status count if the pin vouches for them. */
  readonly roots: readonly RootBytes[];
  /** Epoch milliseconds. */
  readonly at: EpochMs;
  /** Verifier of identities; without it they don't count. */
  readonly keyless?: Keyless | undefined;
  /** The rule sets of the program, oldest first. */
  readonly ruleSets: readonly RuleSetName[];
}

export interface VerifiedStatus extends VerifiedEnvelope {
  readonly content: StatusContent;
  /** The instant of the verdict of its release. */
  readonly releasedAt: string;
  /** The ledger that it rests on, and what its projection proves of its growth. */
  readonly ledger: StatusLedger;
}

interface StatusLedger extends Pick<ProjectionPredicate, 'consistency'> {
  readonly head: LedgerHead;
  readonly root: TrustRoot;
}

/**
 * Verifies a status (specification/claim-status.md 3): it is current, within the limits of the trust root, the
 * projection and the evidence, and only repeats or drops what the signed verdict of its release allowed.
 */
export function verifyStatus(envelope: Envelope, question: StatusQuestion): Result<VerifiedStatus> {
  const { file } = envelope;
  // Nothing of it counts yet: it says which roots to try.
  const stated = STATUS_STATEMENT.read(envelope.payload, file);
  if (!stated.ok) return stated;
  const roots = rootsFor(question, stated.value.predicate, file);
  const { pin, at, ruleSets } = question;
  const anchor = anchorOf({ pin, roots, at });
  if (!anchor.ok) return anchor;
  const verified = verifyByRoots(envelope, { pin, roots, at, ruleSets });
  if (!verified.ok) return verified;
  const { content } = verified.value;
  if (content.kind !== 'status')
    return refuse('predicate_type_wrong', { file, expected: STATUS_STATEMENT.predicateType });
  const { root } = anchor.value;
  const current = isCurrent(content.predicate, root, at, file);
  if (!current.ok) return withDrops(current, content.predicate, at);
  const ledger = restsOnProjection(content.predicate, root, file);
  if (!ledger.ok) return ledger;
  const released = repeatsVerdict(content, question, anchor.value.roots, file);
  if (!released.ok) return released;
  const { value: releasedAt } = released;
  return accept({ ...verified.value, content, releasedAt, ledger: ledger.value });
}

function rootsFor(
  { keyless, roots }: StatusQuestion,
  { trust_roots }: StatusPredicate,
  file: string,
): readonly RootBytes[] {
  if (roots.length > 0) return roots;
  return trust_roots.map((text, index) => ({
    file: `trust root ${index + 1} in ${file}`,
    bytes: Buffer.from(text),
    keyless,
  }));
}

const HOUR_MS = 3_600_000;

/** How long a status may last, from the instant that it was signed at. */
export function statusEndsBy(
  root: TrustRoot,
  projectionExpiresAt: EpochMs,
  signedAt: EpochMs,
): EpochMs {
  const hours = root.document.limits.max_status_hours ?? 0;
  return Math.min(signedAt + hours * HOUR_MS, projectionExpiresAt, root.expiresAt);
}

function isCurrent(
  { evaluated_at, valid_until }: StatusPredicate,
  root: TrustRoot,
  at: EpochMs,
  file: string,
): Refusal | { readonly ok: true } {
  const skew = root.document.limits.max_clock_skew_seconds * 1000;
  if (instantOf(evaluated_at) > at + skew)
    return refuse('status_from_future', { file, found: evaluated_at, clears_at: evaluated_at });
  if (at < instantOf(valid_until)) return { ok: true };
  const details = { expected: `before ${valid_until}`, found: formatInstant(at) };
  return refuse('status_expired', { file, ...details });
}

/** Keeps the claims that an expired status dropped: that they hold no longer stays said. */
function withDrops(
  refusal: Refusal,
  { dropped, valid_until }: StatusPredicate,
  at: EpochMs,
): Refusal {
  if (at < instantOf(valid_until)) return refusal;
  const drops = dropped.map(({ code, reason, since, ...claim }) =>
    finding('claims_withdrawn_since', {
      found: `${shownClaim(claim)} since ${since}: ${reason ?? code}`,
    }),
  );
  return { ...refusal, findings: [...refusal.findings, ...drops] };
}

/** The statement was current when the status was signed, and neither it nor the limit ends before the status. */
function restsOnProjection(
  predicate: StatusPredicate,
  root: TrustRoot,
  file: string,
): Result<StatusLedger> {
  const { deployment, evaluated_at, projection, valid_until } = predicate;
  const at = instantOf(evaluated_at);
  const statement = signedBytes(projection, `projection statement in ${file}`);
  const fresh = freshStatement({ at, deployment, statement }, root);
  if (!fresh.ok) return fresh;
  const head = openCheckpoint(fresh.value.predicate.checkpoint, root.ledger, statement.file);
  if (!head.ok) return head;
  const end = statusEndsBy(root, fresh.value.lifetime.expiresAt, at);
  return instantOf(valid_until) <= end
    ? accept({ head: head.value, consistency: fresh.value.predicate.consistency, root })
    : refuse('status_too_long', {
        file,
        expected: `at most ${formatInstant(end)}`,
        found: valid_until,
      });
}

function signedBytes({ bundles, envelope }: StatusPredicate['verdict'], file: string): SignedBytes {
  const beside = bundles === undefined ? undefined : { file, bytes: Buffer.from(bundles) };
  return { file, bytes: Buffer.from(envelope), bundles: beside };
}

/** The signed verdict is of this release and product, and made every claim that the status shows. Returns its instant. */
function repeatsVerdict(
  { predicate, subjects, verdict: expected }: StatusContent,
  { ruleSets, verdict: { bytes, file } }: Pick<StatusQuestion, 'ruleSets' | 'verdict'>,
  roots: readonly TrustRoot[],
  status: string,
): Result<string> {
  const found = digestOf(bytes);
  if (found !== expected) return refuse('verdict_signature_of_other', { file, expected, found });
  const [verdict, recorded] = [readVerdict(bytes, file), readRecordedVerdict(bytes, file)];
  if (!verdict.ok) return verdict;
  if (!recorded.ok) return recorded;
  const signed = signedBytes(predicate.verdict, `signed verdict in ${status}`);
  const envelope = readEnvelope(signed.bytes, signed.file, signed.bundles);
  if (!envelope.ok) return envelope;
  const version = recorded.value.trust_root_version ?? 0;
  const verified = verifyReleaseSignature(envelope.value, version, roots);
  if (!verified.ok) return verified;
  const summary = readSummary(verified.value.payload, signed.file);
  if (!summary.ok) return summary;
  const root = roots.find(({ document }) => document.version === version);
  const tooOld =
    root && refusalFor(aboutAcceptedSet(summary.value.predicate, root, ruleSets, signed.file));
  if (tooOld) return tooOld;
  const { release, resource_uri } = predicate;
  const about = statusSubjects(expected, release.revision, artifactsOf(summary.value));
  const { resourceUri, timeVerified, verificationResult } = summary.value.predicate;
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [expected, verdictIn(summary.value)],
    ['PASSED', verificationResult],
    [`${resource_uri}@${numbersOf(release.version)}`, resourceUri],
    ['release', verdict.value.kind],
    ['allowed', verdict.value.decision],
    [release.version, verdict.value.release?.version],
    [release.revision, verdict.value.release?.revision],
    [timeVerified, verdict.value.evaluated_at],
    // A reader who finds the status by a file takes it as being about that file.
    [shownSubjects(about), shownSubjects(subjects)],
  ];
  const wrong = pairs.find(([one, other]) => one !== other);
  if (wrong)
    return refuse('status_contradiction', {
      file: status,
      expected: String(wrong[0]),
      found: String(wrong[1]),
    });
  if (instantOf(predicate.evaluated_at) < instantOf(timeVerified))
    return refuse('status_of_other', { file: status, expected: `after ${timeVerified}` });
  const names = listedClaims(verdict.value);
  const made = new Map(verdict.value.claims.map((claim, at) => [claim.subject_digest, names[at]]));
  const shown = [...predicate.claims, ...predicate.dropped];
  const added = shown.find(
    (claim, at) =>
      !isNamedAlike(claim, made.get(claim.subject_digest)) ||
      shown.findIndex((one) => one.subject_digest === claim.subject_digest) < at,
  );
  if (!added) return accept(timeVerified);
  const place = { file: status, expected: release.version, found: added.subject_digest };
  return refuse('status_claim_unreleased', place);
}

function shownSubjects(subjects: StatusContent['subjects']): string {
  return subjects
    .map(({ name, digest }) => [name, ...Object.entries(digest).flat()].join(' '))
    .join(', ');
}

function deniesRelease(
  head: LedgerHead,
  { consistency, head: now, root }: StatusLedger,
  file: string,
): Refusal | undefined {
  if (head.origin !== now.origin || isLost(root, head)) return undefined;
  return deniesHead({ head, file: 'the release' }, now, consistency, { file });
}

type Names = ReturnType<typeof listedClaims>[number];

const NAMES = [
  'provider',
  'output_profile',
  'operation',
  'account_kind',
  'policy_mode',
] as const satisfies (keyof Names)[];

function isNamedAlike(one: Names, other: Names | undefined): boolean {
  return NAMES.every((name) => one[name] === other?.[name]);
}

/** Takes the first claim of that name out of a list. */
function taken<Claim extends Names>(list: Claim[], named: Names): Claim | undefined {
  const at = list.findIndex((one) => isNamedAlike(one, named));
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** The claims of a status that still hold: evidence may end before the status does. */
export function standingClaims({ claims }: StatusPredicate, at: EpochMs): readonly StatusClaim[] {
  return claims.filter(({ evidence_until }) => at < instantOf(evidence_until));
}

export interface PublishedRelease {
  /** The claims that it made. */
  readonly claims: readonly Names[];
  /** The product, without its version. */
  readonly product: string;
  /** The instant of its verdict. */
  readonly timeVerified: string;
  /** The head of the ledger that it was judged by, where that is known. */
  readonly head?: LedgerHead | undefined;
}

/**
 * Says which claims of a release a verified status of its product no longer has; `status_of_other` for another product,
 * and for a status of an earlier release, which knows nothing of this one; `ledger_truncated` and `ledger_forked` for a
 * status of a ledger that does not extend the one of the release.
 */
export function withdrawnSince(
  { claims: made, head, product, timeVerified }: PublishedRelease,
  {
    content: { predicate },
    ledger,
    releasedAt,
  }: Pick<VerifiedStatus, 'releasedAt'> &
    Partial<Pick<VerifiedStatus, 'ledger'>> & {
      readonly content: Pick<StatusContent, 'predicate'>;
    },
  { file, at }: { readonly file: string; readonly at: EpochMs },
): readonly Finding[] {
  if (product !== predicate.resource_uri || instantOf(releasedAt) < instantOf(timeVerified)) {
    const expected = `${product}, a release of ${timeVerified} or later`;
    const found = `${predicate.resource_uri}, ${predicate.release.version} of ${releasedAt}`;
    return [finding('status_of_other', { file, expected, found })];
  }
  const denied = head && ledger && deniesRelease(head, ledger, file);
  if (denied) return denied.findings;
  // Claims of several apps may be named alike: each that stands is that of one of them.
  const standing: Names[] = [...standingClaims(predicate, at)];
  const gone = made.filter((claim) => !taken(standing, claim));
  const others = [...predicate.dropped];
  return gone.map((claim) => {
    const dropped = taken(others, claim);
    const name = shownClaim(claim);
    const why = dropped ? ` since ${dropped.since}: ${dropped.reason ?? dropped.code}` : '';
    return finding('claims_withdrawn_since', { file, found: `${name}${why}` });
  });
}
