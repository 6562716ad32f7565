import type { PlanResult, PlannedTask, Subject } from '../documents/index.ts';
import { ClaimgateError, type Finding } from '../findings/index.ts';
import {
  claimsInMemory,
  factsOfClaims,
  judgeClaims,
  planRelease,
  sharedExpiries,
  type Task,
} from '../gate/index.ts';
import type { JudgedClaims } from '../gate/judge-claims.ts';
import type { JudgedClaim } from '../verdict/verdict.ts';
import type { Digest } from '../digest/index.ts';
import { present } from '../findings/assert.ts';
import { formatInstant } from '../json/index.ts';
import { readClaims } from '../manifest/index.ts';
import { readEvidence } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import type { ReleaseQuestion } from './judge-release.ts';
import { openReleaseInputs } from './release-inputs.ts';

/** The release to plan for. */
export interface PlanRequest {
  /** When it is to be judged; by default now. */
  readonly release: number | undefined;
  /** How long its claims must hold from then on, in milliseconds. */
  readonly holdMs: number;
}

/** What to renew before a release; `null` where nothing is known of what the claims rest on. */
export interface PlannedRelease {
  readonly result: PlanResult | null;
  readonly findings: readonly Finding[];
  /** Texts that findings point into, by file name. */
  readonly sources: ReadonlyMap<string, string>;
  /** The claims as they are judged today. */
  readonly judged?: Pick<JudgedClaims, 'trusted'> & { readonly claims: readonly JudgedClaim[] };
}

/** Plans what has to be renewed, and when, for the claims of a repository to pass a release. @throws ClaimgateError */
export async function planNextRelease(
  { release: wanted, holdMs }: PlanRequest,
  asked: ReleaseQuestion,
  host: Host,
): Promise<PlannedRelease> {
  const at = asked.at ?? asked.now;
  const release = wanted ?? at;
  if (release < at)
    throw new ClaimgateError('usage', {
      expected: `--release INSTANT after ${formatInstant(at)}`,
      found: formatInstant(release),
    });
  const inputs = await openReleaseInputs(asked, host);
  const { claims, findings: faults, text } = readClaims(inputs.claims.bytes, inputs.claims.path);
  const sources = new Map([[inputs.claims.path, text]]);
  if (!claims) return { result: null, findings: faults, sources };
  const terms = { at, release, holdMs };
  const period = {
    release_at: formatInstant(release),
    hold_until: formatInstant(release + holdMs),
  };
  if (claims.length === 0) return { result: { ...period, ...NOTHING }, findings: [], sources };
  const projection = asked.projection ?? asked.configuredProjection?.();
  if (projection === undefined) throw new ClaimgateError('projection_required');
  const { evidence } = await readEvidence(projection, asked, inputs, host);
  const judged = await judgeClaims(claimsInMemory(claims), evidence, at);
  if (judged.findings.length > 0) return { result: null, findings: judged.findings, sources };
  const known = await factsOfClaims(claimsInMemory(claims), evidence, at);
  if (!known.ok) return { result: null, findings: known.findings, sources };
  const { facts, trusted } = known.value;
  const { expiring, tasks } = planRelease(facts, sharedExpiries(trusted), terms);
  const subjects = new Map(facts.map(({ subject, subjectDigest }) => [subjectDigest, subject]));
  const named = (digest: Digest) => namedSubject(digest, present(subjects.get(digest)));
  const refused = (judged.held ?? []).filter(({ decision }) => decision !== 'allowed');
  const result: PlanResult = {
    ...period,
    claim_count: claims.length,
    blocked: refused.map(({ subjectDigest }) => named(subjectDigest)),
    expiring: expiring.map(({ subjectDigest, first }) => ({
      ...named(subjectDigest),
      expires_at: formatInstant(first.at),
      what: first.what,
    })),
    tasks: tasks.map((task) => plannedTask(task, named)),
  };
  return { result, findings: [], sources, judged: { claims: judged.held ?? [], trusted } };
}

const NOTHING = { claim_count: 0, blocked: [], expiring: [], tasks: [] };

interface NamedSubject {
  readonly subject_digest: string;
  readonly subject: Subject;
}

function namedSubject(subject_digest: Digest, subject: Subject): NamedSubject {
  return { subject_digest, subject };
}

function plannedTask(
  { kind, earliest, latest, expiresAt, isTooShort, claims }: Task,
  named: (digest: Digest) => NamedSubject,
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
