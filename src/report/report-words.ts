/**
 * Words and small facts that several formats use, so that text, Markdown and pages say the same of one verdict.
 * All texts are unescaped: the format that writes them escapes them.
 */

import type { JudgedClaim, TestedRun } from '../gate/verdict.ts';
import type {
  GateVerdict,
  ClaimVerdict,
  FactsOrigin,
  PlannedTask,
  PlanResult,
  RuleVerdict,
  Subject,
} from '../documents/index.ts';
import {
  ClaimgateError,
  countOf,
  CLEARS_BY_WORDS,
  isWarning,
  type Decision,
  type Finding,
  type Place,
} from '../documents/findings.ts';
import { groupedBy } from '../documents/json.ts';
import { claimName, shownClaim } from '../manifest/claim-names.ts';
import type { Answer, NamedClaim, Report, ReportedFinding } from './report.ts';
import { formatInstant, parseInstant } from '../documents/instant.ts';

export { claimName, shownClaim };

export const KIND_WORDS: Readonly<Record<GateVerdict['kind'], string>> = {
  release: 'release',
  draft: 'draft, which never lets a release through',
  historical: 'historical, which never lets a release through',
  forecast: 'forecast, which never lets a release through',
  rehearsal: 'rehearsal, which never lets a release through: it rests on examples',
};

/** The renewals that a plan asks for. */
export const TASK_WORDS: Readonly<Record<PlannedTask['kind'], string>> = {
  trust_root: 'rotate the trust root',
  review: 'have the app reviewed again',
  reconnect: 'connect the account again',
  control: 'record the control again',
  local_run: 'repeat the local tests',
  live_run: 'repeat the live tests',
};

type AnyOrigin = TestedRun['origin'] | FactsOrigin['kind'];

/** How records came about. */
export const ORIGIN_WORDS: Readonly<Record<AnyOrigin, string>> = {
  test_results: 'from test results',
  attested: 'sealed by the job that tested',
  test_run: 'from tests that claimgate ran',
  service: 'from the running service',
  probe: 'from a probe that claimgate ran',
  statement: 'a statement',
  example: 'an example',
  unstated: 'of no stated origin',
};

/** How an answer is shown: only a yes that something was checked for is green. */
export type Tone = 'yes' | 'said' | 'no' | 'unsure';

const TONES: Readonly<Record<Answer, Tone>> = {
  allowed: 'yes',
  verified: 'yes',
  healthy: 'yes',
  done: 'said',
  recorded: 'said',
  not_judged: 'said',
  refused: 'no',
  failed: 'no',
  undetermined: 'unsure',
  incomplete: 'unsure',
};

/** For commands that had nothing more to say. */
const SENTENCES: Readonly<Record<Tone, string>> = {
  yes: 'every check passed',
  said: 'nothing more to say',
  no: 'the findings say why',
  unsure: 'the command could not come to its end',
};

/** Whether a report is the answer of the gate, and not that of another command. */
export function isVerdict(document: Report['document']): document is GateVerdict {
  return 'kind' in document;
}

/** The verdict of a report of the gate. @throws ClaimgateError `defect` where it is of another command */
export function expectVerdict({ document }: Pick<Report, 'document'>): GateVerdict {
  if (isVerdict(document)) return document;
  throw new ClaimgateError('defect', { found: `the report of ${document.command}` });
}

/** The answer of a report in one word: that of the gate, or what another command came to. */
export function answerOf(document: Report['document']): Answer {
  return isVerdict(document) ? document.decision : document.outcome;
}

export function toneOf(document: Report['document']): Tone {
  return TONES[answerOf(document)];
}

/** The answer of any command in one sentence, without the word for it. Unescaped. */
export function headlineOf({ document, lines }: Report): string {
  if (isVerdict(document)) return verdictSentence(document);
  const [said = SENTENCES[toneOf(document)]] = lines;
  const word = `${answerOf(document)}: `;
  return said.startsWith(word) ? said.slice(word.length) : said.replace(/^not verified: /, '');
}

/** The answer as people read it: `not judged`. */
export function answerWords(document: Report['document']): string {
  return answerOf(document).replace('_', ' ');
}

export function verdictSentence({ decision, claims }: GateVerdict): string {
  const refused = claims.filter((claim) => claim.decision !== 'allowed').length;
  return sentenceOf(decision, claims.length, refused);
}

/** The sentence for a number of claims when some of them are not allowed. */
export function sentenceOf(decision: Decision, count: number, refused: number): string {
  const claims = countOf(count, 'claim');
  if (decision === 'undetermined') return 'could not judge';
  if (decision === 'allowed')
    return count === 0 ? 'nothing is claimed' : `${claims} may be published`;
  if (count === 0) return 'nothing is claimed, but the release is refused';
  if (refused === 0)
    return `${claims} ${count === 1 ? 'has' : 'have'} valid evidence, but the release is refused`;
  return `${refused} of ${claims} ${refused === 1 ? 'lacks' : 'lack'} valid evidence`;
}

/** The effect of a finding: only an error refuses a release. */
export type Level = 'error' | 'warning';

export function levelOf(item: Finding): Level {
  return isWarning(item) ? 'warning' : 'error';
}

/** `file:line:column`, with the parts that are known. Unescaped. */
export function placeOf({ file, line, column }: Place): string | undefined {
  const parts = [file, line, column];
  const end = parts.indexOf(undefined);
  return file === undefined ? undefined : parts.slice(0, end < 0 ? parts.length : end).join(':');
}

export function clearedBy({ clears_by, clears_at }: Finding): string {
  const words = CLEARS_BY_WORDS[clears_by];
  return clears_at === undefined ? words : `${words}, at ${clears_at}`;
}

/** A title of the table of codes, or a headline, as a sentence. */
export function sentence(words: string): string {
  return `${capital(words)}.`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function errorsFirst(findings: readonly ReportedFinding[]): ReportedFinding[] {
  return findings.toSorted((one, other) => Number(isWarning(one)) - Number(isWarning(other)));
}

/** Claims as people read them: those that may not be published first, then by what is claimed. */
export function claimsToShow({ claims }: GateVerdict): readonly ClaimVerdict[] {
  const keyOf = ({ decision, subject, subject_digest }: ClaimVerdict): string =>
    [decision === 'allowed' ? 1 : 0, claimName(subject), subject_digest].join('\n');
  return [...claims].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

export interface ClaimName {
  readonly name: string;
  readonly digest: string;
}

/** The names of claims in one list, in order, where those of one name are told apart by their digests. */
export function namedClaims(claims: readonly NamedClaim[]): ClaimName[] {
  const named = claims.map(({ subject, subjectDigest: digest }) => ({
    name: claimName(subject),
    digest,
  }));
  return [...groupedBy(named, ({ name }) => name).values()]
    .flatMap((alike) =>
      alike.length === 1
        ? alike
        : alike.map(({ name, digest }) => ({ name: `${name} ${shortDigest(digest)}`, digest })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Names of claims, each once with how many have it: claims of one name differ in app or instance alone. */
export function namesWithCounts(
  claims: readonly { readonly subject: Subject }[],
  most: number,
): string {
  const named = [...groupedBy(claims, ({ subject }) => claimName(subject))];
  const said = named
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most)
    .map(([name, { length }]) => (length > 1 ? `${name} × ${length}` : name))
    .join(', ');
  return named.length > most ? `${said} and ${named.length - most} more` : said;
}

export function withRest(shown: readonly string[], total: number): string[] {
  const rest = total - shown.length;
  return rest > 0 ? [...shown, `and ${rest} more`] : [...shown];
}

/** The plan in a report of `claimgate plan`; `undefined` in any other. */
export function planOf(document: Report['document']): PlanResult | undefined {
  if (isVerdict(document) || document.command !== 'plan') return undefined;
  return document.result !== null && 'tasks' in document.result ? document.result : undefined;
}

/** Enough of a digest to tell two apart by eye, and to name a claim to `claimgate explain`. */
export function shortDigest(digest: string): string {
  return digest.replace('sha256:', '').slice(0, 12);
}

/** Leaves trust pins whole: people compare them with the ones that a publisher shows. */
export function withShortDigests(text: string): string {
  return text.replaceAll(/(?<!\d:)\bsha256:[0-9a-f]{64}\b/g, shortDigest);
}

/** Numbers and ids of the rules that were asked; empty where the whole was refused before any. */
export function ruleNames({ claims }: GateVerdict): readonly Pick<RuleVerdict, 'number' | 'id'>[] {
  return claims.find(({ rules }) => rules.length > 0)?.rules ?? [];
}

/** How a record or a fact came about, after a comma; nothing of one from before origins. */
export function originWords(origin: AnyOrigin): string {
  return origin === 'unstated' ? '' : `, ${ORIGIN_WORDS[origin]}`;
}

/** Runs as people are told of them: what was tested when, at which commit, and how the record came about. */
export function testedLines(tested: readonly TestedRun[] = []): string[] {
  return tested.map((run) => {
    const { origin, revision, sequence, side, testedAt } = run;
    return `${side} run: ${minuteWords(testedAt)}, commit ${revision.slice(0, 12)}, ${ORIGIN_WORDS[origin]}${standingWords(run)}, record ${sequence}`;
  });
}

function standingWords({ errored, lacksExitStatus }: TestedRun): string {
  const status = lacksExitStatus ? ', exit status unstated' : '';
  if (!errored) return status;
  const runs = countOf(errored.count, 'later run');
  return `${status}, ${runs} without a result since ${minuteWords(errored.firstAt)}`;
}

/** By the digests of their subjects. */
export type TestedClaims = ReadonlyMap<string, readonly TestedRun[]>;

export function testedOf(claims: readonly JudgedClaim[] = []): TestedClaims {
  return new Map(claims.map(({ subjectDigest, tested = [] }) => [subjectDigest, tested]));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const INSTANT_FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.\d{3})?Z$/;

export function instantWords(text: string): string {
  const [, day, time] = INSTANT_FORM.exec(text) ?? [];
  return day === undefined ? text : `${day} ${time} UTC`;
}

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/** Returns a length of time in the largest unit that it holds twice, rounded down: `23 hours`. */
function roughly(milliseconds: number): string {
  const [size, unit] = UNITS.find(([length]) => milliseconds >= 2 * length) ?? [MINUTE, 'minute'];
  const count = Math.floor(milliseconds / size);
  if (count === 0) return 'less than a minute';
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** How far an instant is away, and the instant to the minute: `in 23 hours, 2026-11-23 00:43 UTC`. */
export function whenWords(instant: number, now: number): string {
  return `${distance(instant, now)}, ${minuteWords(instant)}`;
}

export function distance(instant: number, now: number): string {
  if (instant === now) return 'now';
  return instant > now ? `in ${roughly(instant - now)}` : `${roughly(now - instant)} ago`;
}

export function minuteWords(instant: number): string {
  return `${formatInstant(instant).slice(0, 16).replace('T', ' ')} UTC`;
}

const INSTANT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z/g;

/** A text with each instant in it as people read it. */
export function withReadableTimes(text: string, now: number): string {
  return text.replaceAll(INSTANT, (written) => {
    const instant = parseInstant(written);
    return instant === undefined ? written : `${minuteWords(instant)} (${distance(instant, now)})`;
  });
}
