import type { Digest } from '../digest/index.ts';
import { formatInstant, instantOf, type NamedBytes } from '../documents/json.ts';
import type { ProjectionPredicate, TrustRootLimits } from '../documents/index.ts';
import { anchorOf } from '../trust/anchor.ts';
import { readEnvelope, readEnvelopeToSign, verifyEnvelope } from '../trust/envelope.ts';
import {
  STATEMENT_PAYLOAD_TYPE,
  PROJECTION_STATEMENT,
  type About,
  type RuleSetName,
} from '../trust/statement.ts';
import { type LedgerHead } from '../trust/checkpoint.ts';
import { aboutOldestSet, type TrustRoot } from '../trust/root.ts';
import { type RootBytes, type SignedBytes } from '../trust/identity.ts';
import {
  accept,
  finding,
  refuse,
  refusalFor,
  type Finding,
  type Result,
  refuseOther,
} from '../documents/findings.ts';
import {
  aboutEarlierSets,
  verifyLineage,
  recallReleases,
  type Memory,
} from './rollback-protection.ts';
import type { ReleaseRecord } from './release-record.ts';
import { withoutLeak } from '../documents/sanitizer.ts';
import { knownLedgers, lostHeads, openHeads, type HeadDocument } from './known-heads.ts';

/** Everything that rules 1 to 12 of specification/trust.md 4 look at. */
export interface TrustInput {
  /** `N:sha256:HEX`, from the caller of the gate; never from a file of the repository. */
  readonly pin: string | undefined;
  /** The trust roots, in the order of their file names' numbers. */
  readonly roots: readonly RootBytes[];
  readonly statement: SignedBytes | undefined;
  readonly deployment: string | undefined;
  /** The instant of the judgement, in epoch milliseconds. */
  readonly at: number;
  /** Limit on the projection's age or expiry, as the caller of the gate sets it. */
  readonly freshness?: Freshness | undefined;
  readonly memory: readonly ReleaseRecord[];
  /** Documents with heads that the caller knows besides. */
  readonly heads?: readonly HeadDocument[] | undefined;
  /** The rule set that judges, among all that the program knows. */
  readonly ruleSet: RuleSetName & { readonly all: readonly RuleSetName[] };
  /** The number of the newest trust root that the memory has, where it was read. */
  readonly newestRoot?: number | undefined;
  /** Whether not all of the memory's history was looked through. */
  readonly isMemoryCut?: boolean | undefined;
  /** Warnings about where the projection comes from. */
  readonly remarks?: readonly Finding[];
}

/** How long a projection counts at most: since it was generated, or, where that was judged before, until an instant. */
export type Freshness = { readonly maxAgeMs: number } | { readonly until: number };

/** A projection that may be read now, and what to hold it to (rule 13). */
export interface TrustedProjection {
  readonly digest: Digest;
  readonly entryCount: number;
  /** The root that counts: the last of the chain. */
  readonly root: TrustRoot;
  readonly limits: TrustRootLimits;
  readonly head: LedgerHead;
  /** Warnings about the memory. */
  readonly remarks: readonly Finding[];
  /** Epoch milliseconds. */
  readonly generatedAt: number;
  /** Epoch milliseconds; at this instant it is expired, or older than the caller accepts. */
  readonly expiresAt: number;
  readonly predicate: ProjectionPredicate;
}

/**
 * Rules 1 to 12 of specification/trust.md 4, in that order, up to the first refusal. Pure: what it needs from
 * files, git and the clock comes in as values. Roots before the pinned one are checked like the
 * others, but anyone who can write to the repository could have made them: they only serve to check
 * release records, which can but make the gate stricter.
 */
export function trustedProjection(input: TrustInput): Result<TrustedProjection> {
  const anchor = anchorOf(input);
  if (!anchor.ok) return anchor;
  const { root, roots } = anchor.value;
  const stated = freshStatement(input, root);
  if (!stated.ok) return stated;
  const { file, predicate, digest, lifetime } = stated.value;
  const memory = memoryOf(input, roots, root);
  if (!memory.ok) return memory;
  const known = openHeads(input.heads ?? [], knownLedgers(roots));
  if (!known.ok) return known;
  const head = verifyLineage(predicate, root, memory.value.heads, file, known.value);
  if (!head.ok) return head;
  const met = [...memory.value.heads, ...known.value.map((one) => one.head)];
  return accept({
    digest,
    entryCount: predicate.entry_count,
    root,
    limits: root.document.limits,
    head: head.value,
    ...lifetime,
    predicate,
    remarks: [
      ...(input.remarks ?? []),
      ...memory.value.remarks,
      ...lostHeads(root, met),
      ...(input.isMemoryCut === true ? [finding('memory_cut')] : []),
    ],
  });
}

/** Rules 3 to 8: a statement that the projection role of a root has signed, for this deployment and instant. */
export function freshStatement(
  input: Pick<TrustInput, 'at' | 'deployment' | 'freshness' | 'statement'>,
  root: TrustRoot,
) {
  const signed = signedStatement(input, root);
  if (!signed.ok) return signed;
  const lifetime = fitsHereAndNow(input, root, signed.value);
  return lifetime.ok ? accept({ ...signed.value, lifetime: lifetime.value }) : lifetime;
}

interface SignedStatement {
  readonly file: string;
  readonly digest: Digest;
  readonly predicate: ProjectionPredicate;
}

/** Rules 3 to 6: envelope, signatures, kind of statement, its one subject. */
function signedStatement(
  { statement }: Pick<TrustInput, 'statement'>,
  root: TrustRoot,
): Result<SignedStatement> {
  if (!statement) return refuse('projection_required');
  const { file } = statement;
  const envelope = readEnvelope(statement.bytes, file, statement.bundles);
  if (!envelope.ok) return envelope;
  const verified = verifyEnvelope(envelope.value, {
    payloadType: STATEMENT_PAYLOAD_TYPE,
    ...root.roles.projection,
  });
  if (!verified.ok) return verified;
  const read = PROJECTION_STATEMENT.read(verified.value.payload, file);
  if (!read.ok) return read;
  const { subject: digest, predicate } = read.value;
  return accept({ file, digest, predicate });
}

/** Reads a projection statement without asking who signed it: for showing, and for comparing ages. */
export function readUnverified({ bytes, file }: NamedBytes): Result<About<ProjectionPredicate>> {
  const envelope = readEnvelopeToSign(bytes, file);
  if (!envelope.ok) return envelope;
  const { payload, payloadType } = envelope.value;
  const other = refuseOther({ file }, 'payload_type_wrong', STATEMENT_PAYLOAD_TYPE, payloadType);
  return other ?? PROJECTION_STATEMENT.read(payload, file);
}

/** Rules 7 and 8: the deployment, the time. */
function fitsHereAndNow(
  { at, deployment, freshness }: Pick<TrustInput, 'at' | 'deployment' | 'freshness'>,
  root: TrustRoot,
  { file, predicate }: SignedStatement,
) {
  const { document, envelope } = root;
  if (deployment === undefined) return refuse('deployment_unset');
  const names = [deployment, document.deployment] as const;
  const other = refuseOther({ file: envelope.file }, 'deployment_differs', ...names);
  if (other) return other;
  if (predicate.deployment !== deployment) {
    const details = { expected: deployment, found: withoutLeak(predicate.deployment) };
    return refuse('deployment_differs', { file, pointer: '/predicate/deployment', ...details });
  }
  const lifetime = verifyLifetime(predicate, document.limits, at, file);
  return lifetime.ok && freshness ? verifyFreshness(lifetime.value, freshness, at, file) : lifetime;
}

/** The caller may ask for a younger projection than its signers do. */
function verifyFreshness(
  { generatedAt, expiresAt }: Lifetime,
  freshness: Freshness,
  at: number,
  file: string,
): Result<Lifetime> {
  const until = 'until' in freshness ? freshness.until : generatedAt + freshness.maxAgeMs;
  if (at < until) return accept({ generatedAt, expiresAt: Math.min(expiresAt, until) });
  return refuse('projection_too_old', {
    file,
    pointer: '/predicate/generated_at',
    expected: `after ${formatInstant(at - (until - generatedAt))}`,
    found: formatInstant(generatedAt),
  });
}

/** Rules 9 to 11: release records, the clock, the version of the root, the age of the rule set. */
function memoryOf(
  { at, memory, newestRoot = 0, ruleSet }: TrustInput,
  roots: readonly TrustRoot[],
  root: TrustRoot,
): Result<Memory> {
  const { document, envelope } = root;
  const recalled = recallReleases(memory, roots);
  if (!recalled.ok) return recalled;
  const { latestEvaluation } = recalled.value;
  const highestRootVersion = Math.max(recalled.value.highestRootVersion, newestRoot);
  const earliest = latestEvaluation - skewOf(document.limits);
  if (at < earliest) {
    const expected = `not before ${formatInstant(latestEvaluation)}`;
    return refuse('clock_set_back', {
      expected,
      found: formatInstant(at),
      clears_at: formatInstant(earliest),
    });
  }
  if (document.version < highestRootVersion) {
    const { file } = envelope;
    return refuse('root_rolled_back', {
      file,
      expected: `at least ${highestRootVersion}`,
      found: String(document.version),
    });
  }
  const tooOld = refusalFor([
    ...aboutOldestSet(ruleSet, root, ruleSet.all),
    ...aboutEarlierSets(ruleSet, recalled.value.ruleSets, ruleSet.all),
  ]);
  return tooOld ?? recalled;
}

const HOUR = 3_600_000;

/** When a projection counts, in epoch milliseconds: from, inclusive, to, exclusive. */
interface Lifetime {
  readonly generatedAt: number;
  readonly expiresAt: number;
}

/**
 * Rule 8 of specification/trust.md 4, at the instant `at` in epoch milliseconds: not made after now, clock
 * skew aside (`projection_from_future`), not expired (`projection_expired`), and valid for no longer
 * than the root's limit, nor for no time at all (`projection_lifetime_wrong`).
 */
function verifyLifetime(
  { expires_at, generated_at }: Pick<ProjectionPredicate, 'expires_at' | 'generated_at'>,
  limits: TrustRootLimits,
  at: number,
  file: string,
): Result<Lifetime> {
  const generatedAt = instantOf(generated_at);
  const expiresAt = instantOf(expires_at);
  const earliest = generatedAt - skewOf(limits);
  if (at < earliest) {
    const pointer = '/predicate/generated_at';
    return refuse('projection_from_future', {
      file,
      pointer,
      found: generated_at,
      clears_at: formatInstant(earliest),
    });
  }
  if (at >= expiresAt)
    return refuse('projection_expired', {
      file,
      pointer: '/predicate/expires_at',
      found: expires_at,
    });
  const longest = limits.max_projection_hours * HOUR;
  if (expiresAt <= generatedAt || expiresAt - generatedAt > longest) {
    const latest = formatInstant(generatedAt + longest);
    return refuse('projection_lifetime_wrong', {
      file,
      pointer: '/predicate/expires_at',
      expected: `at most ${latest}`,
      found: expires_at,
    });
  }
  return accept({ generatedAt, expiresAt });
}

function skewOf({ max_clock_skew_seconds }: TrustRootLimits): number {
  return max_clock_skew_seconds * 1000;
}
