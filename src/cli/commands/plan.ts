import { planNextRelease } from '../../app/plan-release.ts';
import type { PlannedTask, PlanResult } from '../../documents/index.ts';
import { present } from '../../findings/error.ts';
import { countOf } from '../../findings/index.ts';
import { instantOf, parseInstant } from '../../json/index.ts';
import { namesWithCounts, TASK_WORDS } from '../../report/report-words.ts';
import { minuteWords } from '../../report/time-words.ts';
import { durationOf, type Arguments, usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CLAIMS_OPTION, EXPLAINING_OPTIONS, releaseQuestionOf, valued } from '../options.ts';

export const command: Command = {
  options: {
    release: valued('when the release is to be judged; by default now', 'DATE'),
    hold: valued('how long its claims must hold from then on, such as 14d; by default 0h', 'TIME'),
    base: valued('also say what is blocked or cleared compared with this ref', 'REF'),
    ...EXPLAINING_OPTIONS,
    ...CLAIMS_OPTION,
  },
  examples: {
    'claimgate plan --release 2027-01-15 --hold 14d': 'what to renew for a release, and when',
    'claimgate plan --hold 90d --output ics=renewals.ics': 'the next three months for a calendar',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const hold = args.text('hold');
    const request = {
      base: args.text('base'),
      release: releaseDate(args),
      holdMs: hold === undefined ? 0 : durationOf(hold),
    };
    const asked = releaseQuestionOf(invocation);
    const { result, findings, sources, judged } = await planNextRelease(request, asked, host);
    if (!result) return { findings, sources };
    return {
      result,
      findings,
      sources,
      ...(judged ? { judged } : {}),
      lines: planLines(result, (claims) => namesWithCounts(claims, 3)),
      fullLines: planLines(result, (claims) => namesWithCounts(claims, Infinity)),
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
      ? [`refused, but not at ${changes.base}: ${of(changes.newly_blocked)}`]
      : []),
    ...(changes?.cleared.length
      ? [`allowed, but not at ${changes.base}: ${of(changes.cleared)}`]
      : []),
    ...(blocked.length === 0
      ? []
      : [`refused already today, which \`claimgate check\` explains: ${of(blocked)}`]),
  ];
}

/** A refused claim may rest on something that is not even known, so it does not count as holding. */
function nothingToRenew(all: number, blocked: number, when: string): string {
  if (blocked === 0) return `nothing to renew: what ${countOf(all, 'claim')} rest on holds ${when}`;
  return `${blocked} of ${countOf(all, 'claim')} are refused already today; of the others nothing has to be renewed`;
}

function taskLine(task: PlannedTask, of: Names): string {
  const { kind, is_too_short, claims } = task;
  const [from, to, ends] = [task.earliest, task.latest, task.expires_at].map(instantOf);
  const isGap = present(ends) < present(from);
  return [
    `  ${minuteWords(present(from))} to ${minuteWords(present(to))}  ${TASK_WORDS[kind]}: ${claims.length === 0 ? 'for all claims' : of(claims)}`,
    ...(is_too_short ? ['it will not last long enough, however late it is done'] : []),
    ...(isGap && !is_too_short ? ['what is there now expires before that'] : []),
  ].join('; ');
}
