// A check that waits for the next projection instead of refusing at once, as pipelines ask with --wait-until.

import { basename } from 'node:path';
import { ClaimgateError, isWarning, type Code, type Finding } from '../../documents/findings.ts';
import { refusalOf, undefinedFor } from '../../documents/error.ts';
import { fileVersion } from '../../io/files.ts';
import { pause } from '../../io/system.ts';
import { formatInstant, instantOf } from '../../documents/json.ts';
import type { Host } from '../host.ts';
import { judgeRelease, type ReleaseJudgement, type ReleaseQuestion } from './judge-release.ts';
import { statementPathOf } from '../../repository/release-inputs.ts';

/** A question for the gate, with a deadline for waiting until the release is allowed. */
interface PatientQuestion extends ReleaseQuestion {
  /** In milliseconds since 1970; absent: the first answer counts. */
  readonly waitUntil?: number | undefined;
}

const LEAST_MS = 1000;

const POLL_MS = 5000;

/** Evidence that arrives with the next projection, once somebody has renewed it. */
const RENEWED_BY = new Set(['new_local_run', 'new_live_run', 'new_approval', 'reconnect']);

const CLEARED_BY_PROJECTION: ReadonlySet<Code> = new Set([
  'projection_required',
  'projection_unsigned',
  'projection_expired',
  'projection_too_old',
  'lapses_too_soon',
  'not_in_projection',
]);

/** Reads everything afresh each time; the last answer counts. @throws ClaimgateError `wait_stopped` for a signal */
export async function judgePatiently(
  asked: PatientQuestion,
  host: Host,
): Promise<ReleaseJudgement> {
  const { waitUntil } = asked;
  if (waitUntil === undefined) return judgeRelease(asked, host);
  for (let { now } = asked; ; now = host.clock()) {
    const seen = await versionOf(asked);
    const answer = await answerAt({ ...asked, now }, host);
    const blockers = 'thrown' in answer ? answer.thrown.findings : blockersOf(answer.judged);
    const wake = wakeAt(blockers, { now, until: waitUntil, files: filesOf(asked) });
    if (wake === undefined) {
      if ('thrown' in answer) throw answer.thrown;
      return answer.judged;
    }
    tell(host, blockers, waitUntil);
    await waitFor(
      { wake, until: waitUntil, isChanged: async () => (await versionOf(asked)) !== seen },
      host,
    );
  }
}

type Answer = { readonly judged: ReleaseJudgement } | { readonly thrown: ClaimgateError };

/** A projection that is not there yet may still come: everything else that is thrown counts at once. */
async function answerAt(asked: ReleaseQuestion, host: Host): Promise<Answer> {
  try {
    return { judged: await judgeRelease(asked, host) };
  } catch (error) {
    const thrown = refusalOf(error, 'file_missing');
    if (thrown.findings[0]?.file !== basename(projectionOf(asked) ?? '')) throw error;
    return { thrown };
  }
}

function blockersOf({ judgement, summary }: ReleaseJudgement): readonly Finding[] {
  const ofClaims = summary.causes.map(({ finding }) => finding);
  return [...judgement.findings, ...ofClaims].filter((found) => !isWarning(found));
}

/** `undefined`: nothing to wait for; `Infinity`: only a newer projection helps. One lasting blocker ends the wait. */
function wakeAt(
  blockers: readonly Finding[],
  { files, now, until }: { now: number; until: number; files: readonly string[] },
): number | undefined {
  if (blockers.length === 0 || now >= until) return undefined;
  const instants = blockers.map((found) => clearsAt(found, files));
  if (instants.includes(undefined)) return undefined;
  const latest = Math.max(...instants.map((at) => at ?? Infinity));
  if (latest === Infinity) return latest;
  // An instant that has passed is asked about again, but not without end.
  return latest >= until ? undefined : Math.max(latest, now + LEAST_MS);
}

/** `Infinity`: with a newer projection; `undefined`: neither by one nor by time. */
function clearsAt(
  { clears_at, clears_by: by, code, file = '' }: Finding,
  files: readonly string[],
): number | undefined {
  if (by === 'time') return clears_at === undefined ? undefined : instantOf(clears_at);
  // Projection and statement are replaced one after the other: a mixture of two can have any fault.
  const isOfProjection = files.some((path) => basename(path) === basename(file));
  if (isOfProjection || CLEARED_BY_PROJECTION.has(code) || RENEWED_BY.has(by)) return Infinity;
  return undefined;
}

function projectionOf({ projection, configuredProjection }: ReleaseQuestion): string | undefined {
  return projection ?? configuredProjection?.();
}

function filesOf(asked: ReleaseQuestion): readonly string[] {
  const path = projectionOf(asked);
  return path === undefined ? [] : [path, statementPathOf(path)];
}

/** Tells these files from newer ones without reading them. */
async function versionOf(asked: ReleaseQuestion): Promise<string> {
  const versions = filesOf(asked).map((path) => fileVersion(path, path).catch(undefinedFor()));
  return (await Promise.all(versions)).join(', ');
}

function tell({ stderr }: Host, blockers: readonly Finding[], until: number): void {
  const codes = [...new Set(blockers.map(({ code }) => code))].join(', ');
  stderr.write(`waiting until ${formatInstant(until)} at the latest: ${codes}\n`);
}

interface Wait {
  readonly wake: number;
  readonly until: number;
  readonly isChanged: () => Promise<boolean>;
}

/** @throws ClaimgateError `wait_stopped` */
async function waitFor({ wake, until, isChanged }: Wait, host: Host): Promise<void> {
  const { clock, signals } = host;
  const stopping = new AbortController();
  let stoppedBy: string | undefined;
  const stopListening = signals?.((signal) => {
    stoppedBy = signal;
    stopping.abort();
  });
  try {
    const end = Math.min(wake, until);
    for (let now = clock(); now < end && !stopping.signal.aborted; now = clock()) {
      await (host.pause ?? pause)(Math.min(POLL_MS, end - now), stopping.signal);
      if (await isChanged()) break;
    }
  } finally {
    stopListening?.();
  }
  if (stoppedBy !== undefined) throw new ClaimgateError('wait_stopped', { found: stoppedBy });
}
