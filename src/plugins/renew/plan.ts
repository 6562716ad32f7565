import { TASK_WORDS, namesWithCounts, minuteWords } from '../../report/report-words.ts';
import type { PlannedTask, PlanResult } from '../../documents/index.ts';
import {
  present,
  errorOf,
  undefinedFor,
  countOf,
  ClaimgateError,
} from '../../documents/findings.ts';
import { instantOf, parseInstant, formatInstant } from '../../documents/json.ts';
import { durationOf, type Arguments, usageError } from '../../cli/arguments.ts';
import type { Command } from '../../cli/command.ts';
import type { Invocation } from '../../cli/invocation.ts';
import { CLAIMS_OPTION, EXPLAINING_OPTIONS, flag, valued } from '../../cli/options.ts';
import { claimsInMemory } from '../../gate/claims-source.ts';
import {
  factsOfClaims,
  judgeClaims,
  sharedExpiries,
  type JudgedClaims,
} from '../../gate/judge-claims.ts';
import { planRelease, type Task } from '../../gate/plan.ts';
import { type ClaimFacts } from '../../gate/facts.ts';
import type { JudgedClaim } from '../../gate/verdict.ts';
import type { Digest } from '../../digest/index.ts';
import { readClaims } from '../../manifest/claims.ts';
import { candidateLines } from '../../cli/evidence/candidates.ts';
import { readEvidence } from '../../repository/evidence-inputs.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import { SIDES } from '../../ledger/records.ts';
import type { Host } from '../../cli/host.ts';
import { askedRelease } from '../../cli/check/asked-release.ts';
import { judgingInstant, type ReleaseQuestion } from '../../cli/check/judge-release.ts';
import { openReleaseInputs, type Answer } from '../../repository/release-inputs.ts';
import { limitsOf, readTestCommands } from '../../repository/renewal.ts';

export const command: Command = {
  examples: {
    'claimgate plan --release 2027-01-15 --hold 14d': 'what to renew for a release, and when',
    'claimgate plan --hold 90d --output ics=renewals.ics': 'the next three months for a calendar',
    'claimgate plan --people --hold 14d': 'what is left for people if a job renews tests',
  },
  options: {
    release: valued('when the release is to be judged; by default now', 'DATE'),
    hold: valued('how long its claims must hold from then on, such as 14d; by default 0h', 'TIME'),
    base: valued('also say what is blocked or cleared compared with this ref', 'REF'),
    people: flag('leave out the tests that `claimgate renew` runs'),
    ...EXPLAINING_OPTIONS,
    ...CLAIMS_OPTION,
  },
  async run(invocation) {
    const { result, findings, sources, judged } = await planNextRelease(invocation);
    if (!result) return { findings, sources };
    const subjects = judged?.claims.map(({ subject }) => subject) ?? [];
    const candidates = await candidateLines(subjects, invocation);
    const linesWith = (most: number) =>
      planLines(result, (claims) => namesWithCounts(claims, most));
    return {
      result,
      findings,
      sources,
      // Metrics are of the present.
      ...(judged && invocation.args.text('at') === undefined ? { judged } : {}),
      lines: [...linesWith(3), ...candidates],
      fullLines: [...linesWith(Infinity), ...candidates],
      ...(result.blocked.length > 0 ? { next: ['claimgate check'] } : {}),
    };
  },
};

/** A day stands for its first instant in UTC. */
function releaseDate(args: Arguments): number | undefined {
  const text = args.text('release');
  if (text === undefined) return undefined;
  const instant = parseInstant(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
  if (instant !== undefined) return instant;
  throw usageError({
    expected: 'a day such as 2027-01-15, or an instant such as 2027-01-15T09:00:00Z',
    found: `"${text}" for --release`,
  });
}

type Names = (claims: PlannedTask['claims']) => string;

function planLines({ release_at, hold_until, claim_count, ...rest }: PlanResult, of: Names) {
  const { blocked, changes, expiring, tasks } = rest;
  const until = minuteWords(instantOf(hold_until));
  const when = release_at === hold_until ? `at ${until}` : `until ${until}`;
  const claims = countOf(claim_count, 'claim');
  const answer =
    claim_count === 0
      ? 'nothing is claimed, so nothing has to be renewed'
      : expiring.length + tasks.length === 0
        ? nothingToRenew(claim_count, blocked.length, when)
        : `${expiring.length} of ${claims} would not hold ${when}; ${countOf(tasks.length, 'thing')} to do`;
  return [
    answer,
    ...tasks.map((task) => taskLine(task, of)),
    ...(changes?.newly_blocked.length
      ? [`blocked, but not at ${changes.base}: ${of(changes.newly_blocked)}`]
      : []),
    ...(changes?.cleared.length
      ? [`cleared, but not at ${changes.base}: ${of(changes.cleared)}`]
      : []),
    ...(blocked.length === 0
      ? []
      : [`blocked already today, which \`claimgate check\` explains: ${of(blocked)}`]),
  ];
}

/** A refused claim may rest on something that is not even known, so it does not count as holding. */
function nothingToRenew(all: number, blocked: number, when: string): string {
  if (blocked === 0)
    return `nothing to renew: the evidence for ${countOf(all, 'claim')} lasts ${when}`;
  const are = blocked === 1 ? 'is' : 'are';
  return `${blocked} of ${countOf(all, 'claim')} ${are} blocked already today; of the others nothing has to be renewed`;
}

function taskLine(task: PlannedTask, of: Names): string {
  const { kind, is_too_short, claims } = task;
  const [from, to, ends] = [task.earliest, task.latest, task.expires_at].map(instantOf);
  const isGap = present(ends) < present(from);
  const isRepeated = kind === 'local_run' || kind === 'live_run';
  return [
    `  ${minuteWords(present(from))} to ${minuteWords(present(to))}  ${TASK_WORDS[kind]}: ${claims.length === 0 ? 'for all claims' : of(claims)}`,
    ...(is_too_short && !isRepeated
      ? ['it will not last long enough, however late it is done']
      : []),
    ...(isGap && !is_too_short ? ['what is there now expires before that'] : []),
    ...(task.limits ?? []),
  ].join('; ');
}

/** The evidence to renew before a release; `null` where the evidence of the claims is unknown. */
interface PlannedRelease extends Answer<PlanResult> {
  readonly sources: ReadonlyMap<string, string>;
  readonly judged?: Pick<JudgedClaims, 'trusted'> & { readonly claims: readonly JudgedClaim[] };
}

async function planNextRelease(invocation: Invocation): Promise<PlannedRelease> {
  const { args, host } = invocation;
  const [hold, base] = [args.text('hold'), args.text('base')];
  const wanted = releaseDate(args);
  const holdMs = hold === undefined || /^0[smhd]$/.test(hold) ? 0 : durationOf(hold, 'hold');
  const asked = askedRelease(invocation);
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
  const planned = tasks.map((task) => plannedTask(task, named));
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
    tasks: await withCommands(planned, asked, { host, isForPeople: args.flag('people') === true }),
  };
  return { result, findings: remarks, sources, judged: { claims, trusted } };
}

/** Says what `renew` runs, and within which limits; leaves it out for people. */
async function withCommands(
  tasks: readonly PlannedTask[],
  asked: ReleaseQuestion,
  { host, isForPeople }: { readonly host: Host; readonly isForPeople: boolean },
): Promise<PlannedTask[]> {
  const inputs = await openReleaseInputs(asked, host);
  if (!isForPeople && !inputs.repository) return [...tasks];
  const commands = await readTestCommands(requireRepository(inputs), asked.memory).catch(
    // Limits are told where they are known; who asks for people has to know.
    isForPeople ? undefinedFor('renewal_missing') : undefinedFor(),
  );
  return tasks.flatMap((task) => {
    const side = SIDES.find((one) => task.kind === `${one}_run`);
    if (!side) return [task];
    const claims = task.claims.filter(({ subject }) => !commands?.of(subject, side));
    if (isForPeople) return claims.length === 0 ? [] : [{ ...task, claims }];
    const limits = task.claims.flatMap(({ subject }) => {
      const one = commands?.of(subject, side);
      return one ? limitsOf(one) : [];
    });
    return limits.length === 0 ? [task] : [{ ...task, limits: [...new Set(limits)] }];
  });
}

interface JudgedToday {
  readonly ok: true;
  readonly claims: readonly JudgedClaim[];
  readonly facts: readonly ClaimFacts[];
  /** `undefined` where nothing is claimed. */
  readonly trusted: JudgedClaims['trusted'];
  readonly remarks: JudgedClaims['remarks'];
  readonly sources: ReadonlyMap<string, string>;
}

type NotJudged = Pick<PlannedRelease, 'findings' | 'sources'> & { readonly ok: false };

async function judgedToday(asked: ReleaseQuestion, host: Host): Promise<JudgedToday | NotJudged> {
  const instant = judgingInstant(asked);
  const { at } = instant;
  const inputs = await openReleaseInputs(asked, host);
  const { bytes, path } = inputs.claims;
  const { claims: read, findings: faults, text } = readClaims(bytes, path);
  const sources = new Map([[path, text]]);
  if (!read) return { ok: false, findings: faults, sources };
  if (read.length === 0)
    return { ok: true, claims: [], facts: [], trusted: undefined, remarks: [], sources };
  const projection = asked.projection ?? asked.configuredProjection?.();
  if (projection === undefined) throw new ClaimgateError('projection_required');
  const { evidence } = await readEvidence(projection, asked, inputs, host, instant);
  const judged = await judgeClaims(claimsInMemory(read), evidence, at);
  const { findings, held, remarks, trusted } = judged;
  if (!trusted) return { ok: false, findings, sources };
  const known = await factsOfClaims(claimsInMemory(read), evidence, at);
  if (!known.ok) return { ok: false, findings: known.findings, sources };
  const said = [...judged.withdrawn, ...remarks];
  return { ok: true, claims: held ?? [], facts: known.value, trusted, remarks: said, sources };
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
