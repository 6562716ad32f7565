import type { PlanResult, PlannedTask } from '../documents/index.ts';
import { errorOf, present, undefinedFor } from '../findings/error.ts';
import { ClaimgateError } from '../findings/index.ts';
import {
  claimsInMemory,
  factsOfClaims,
  judgeClaims,
  planRelease,
  sharedExpiries,
  type ClaimFacts,
  type Task,
} from '../gate/index.ts';
import type { JudgedClaims } from '../gate/judge-claims.ts';
import type { JudgedClaim } from '../verdict/verdict.ts';
import type { Digest } from '../digest/index.ts';
import { formatInstant } from '../json/index.ts';
import { readClaims } from '../manifest/index.ts';
import { readEvidence } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import type { ReleaseQuestion } from './judge-release.ts';
import { openReleaseInputs, type Answer } from './release-inputs.ts';

/** The release to plan for. */
export interface PlanRequest {
  /** When it is to be judged; by default now. */
  readonly release: number | undefined;
  /** How long its claims must hold from then on, in milliseconds. */
  readonly holdMs: number;
  /** Also say which claims are blocked that were not at this ref, and the other way round. */
  readonly base: string | undefined;
}

/** The evidence to renew before a release; `null` where the evidence of the claims is unknown. */
export interface PlannedRelease extends Answer<PlanResult> {
  readonly sources: ReadonlyMap<string, string>;
  /** The claims as they are judged today. */
  readonly judged?: Pick<JudgedClaims, 'trusted'> & { readonly claims: readonly JudgedClaim[] };
}

/** Plans what has to be renewed, and when, for the claims of a repository to pass a release. @throws ClaimgateError */
export async function planNextRelease(
  { release: wanted, holdMs, base }: PlanRequest,
  asked: ReleaseQuestion,
  host: Host,
): Promise<PlannedRelease> {
  const at = asked.at ?? asked.now;
  const release = wanted ?? at;
  if (release < at)
    throw new ClaimgateError('usage', {
      expected: `--release after ${formatInstant(at)}`,
      found: formatInstant(release),
    });
  const today = await judgedToday(asked, host);
  if (!today.ok) return { result: null, ...today };
  const { claims, remarks, sources, trusted } = today;
  const terms = { at, release, holdMs };
  const { expiring, tasks } = trusted
    ? planRelease(today.facts, sharedExpiries(trusted), terms)
    : { expiring: [], tasks: [] };
  const byDigest = new Map(claims.map((claim) => [claim.subjectDigest, claim]));
  const named = (digest: Digest) => listed(present(byDigest.get(digest)));
  const result: PlanResult = {
    release_at: formatInstant(release),
    hold_until: formatInstant(release + holdMs),
    claim_count: claims.length,
    blocked: claims.filter(isBlocked).map(listed),
    changes: base === undefined ? null : await changesSince(base, today, { asked, host }),
    expiring: expiring.map(({ subjectDigest, first }) => ({
      ...named(subjectDigest),
      expires_at: formatInstant(first.at),
      what: first.what,
    })),
    tasks: tasks.map((task) => plannedTask(task, named)),
  };
  return { result, findings: remarks, sources, judged: { claims, trusted } };
}

/** The claims of a commit or of the work tree, as they are judged now. */
interface JudgedToday {
  readonly ok: true;
  readonly claims: readonly JudgedClaim[];
  readonly facts: readonly ClaimFacts[];
  /** `undefined` where nothing is claimed. */
  readonly trusted: JudgedClaims['trusted'];
  /** The warnings of the gate. */
  readonly remarks: JudgedClaims['remarks'];
  readonly sources: ReadonlyMap<string, string>;
}

type NotJudged = Pick<PlannedRelease, 'findings' | 'sources'> & { readonly ok: false };

async function judgedToday(asked: ReleaseQuestion, host: Host): Promise<JudgedToday | NotJudged> {
  const at = asked.at ?? asked.now;
  const inputs = await openReleaseInputs(asked, host);
  const { bytes, path } = inputs.claims;
  const { claims: read, findings: faults, text } = readClaims(bytes, path);
  const sources = new Map([[path, text]]);
  if (!read) return { ok: false, findings: faults, sources };
  if (read.length === 0)
    return { ok: true, claims: [], facts: [], trusted: undefined, remarks: [], sources };
  const projection = asked.projection ?? asked.configuredProjection?.();
  if (projection === undefined) throw new ClaimgateError('projection_required');
  const { evidence } = await readEvidence(projection, asked, inputs, host);
  const judged = await judgeClaims(claimsInMemory(read), evidence, at);
  const { findings, held, remarks, trusted } = judged;
  if (!trusted) return { ok: false, findings, sources };
  const known = await factsOfClaims(claimsInMemory(read), evidence, at);
  if (!known.ok) return { ok: false, findings: known.findings, sources };
  return { ok: true, claims: held ?? [], facts: known.value, trusted, remarks, sources };
}

/** Which claims are blocked that were not at a base, and the other way round. */
async function changesSince(
  base: string,
  { claims }: JudgedToday,
  { asked, host }: { readonly asked: ReleaseQuestion; readonly host: Host },
): Promise<PlanResult['changes']> {
  const before = await claimsBlockedAt(base, asked, host);
  const digests = (of: readonly JudgedClaim[]) =>
    new Set(of.map(({ subjectDigest }) => subjectDigest));
  const [then, now] = [digests(before), digests(claims.filter(isBlocked))];
  const all = digests(claims);
  return {
    base,
    newly_blocked: claims
      .filter((claim) => isBlocked(claim) && !then.has(claim.subjectDigest))
      .map(listed),
    cleared: before
      .filter(({ subjectDigest }) => !now.has(subjectDigest) && all.has(subjectDigest))
      .map(listed),
  };
}

/** None where the base has no claims file: nothing was claimed there yet. */
async function claimsBlockedAt(
  base: string,
  asked: ReleaseQuestion,
  host: Host,
): Promise<readonly JudgedClaim[]> {
  const judging = judgedToday({ ...asked, ref: base }, host);
  const judged = await judging.catch(undefinedFor('claims_missing'));
  if (judged?.ok === false) throw errorOf(judged.findings);
  return judged?.claims.filter(isBlocked) ?? [];
}

function isBlocked({ decision }: JudgedClaim): boolean {
  return decision !== 'allowed';
}

/** A claim as plans list it. */
function listed({ subject, subjectDigest: subject_digest }: JudgedClaim) {
  return { subject_digest, subject };
}

function plannedTask(
  { kind, earliest, latest, expiresAt, isTooShort, claims }: Task,
  named: (digest: Digest) => ReturnType<typeof listed>,
): PlannedTask {
  return {
    kind,
    earliest: formatInstant(earliest),
    latest: formatInstant(latest),
    expires_at: formatInstant(expiresAt),
    is_too_short: isTooShort,
    claims: claims.map(named),
  };
}
