import type { JudgedClaim } from '../src/verdict/verdict.ts';
import { digestOf, type Digest } from '../src/digest/index.ts';
import type { GateVerdict, ReleaseAuditRow } from '../src/documents/index.ts';
import { codeEntry, worstSeverity } from '../src/findings/index.ts';
import { formatInstant, instantOf, type NamedBytes } from '../src/json/index.ts';
import type { Report } from '../src/report/report.ts';
import { minuteWords } from '../src/report/time-words.ts';

export interface PageQuestion {
  readonly files: readonly NamedBytes[];
  /** `N:sha256:…`; empty where none is given. */
  readonly pin: string;
  /** Whether the answer is about this instant, or about the one that the documents name. */
  readonly when: 'now' | 'recorded';
  readonly now: number;
}

export type PageCheck = Pick<ReleaseAuditRow, 'check' | 'by' | 'outcome'> & {
  readonly why: readonly string[];
};

export interface LedgerPoint {
  readonly release: string;
  readonly at: string;
  readonly size: number;
}

export interface PageAnswer {
  readonly report: Report;
  readonly standing: 'verified' | 'expired' | 'refused';
  readonly sentence: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly checks: readonly PageCheck[];
  /** The recorded verdict of a release, where it can be read. */
  readonly verdict: GateVerdict | null;
  readonly claims: readonly JudgedClaim[];
  readonly ledger: readonly LedgerPoint[];
  readonly unchecked: readonly string[];
  readonly inputs: readonly PageInput[];
}

export interface PageInput extends NamedBytes {
  readonly digest: Digest;
}

export function withDigest({ file, bytes }: NamedBytes): PageInput {
  return { file, bytes, digest: digestOf(bytes) };
}

export function givenPin({ pin }: PageQuestion): string | undefined {
  return pin.trim() === '' ? undefined : pin.trim();
}

interface AnswerParts extends Partial<
  Pick<PageAnswer, 'claims' | 'facts' | 'checks' | 'verdict' | 'ledger' | 'unchecked'>
> {
  readonly inputs: readonly PageInput[];
  /** The files that the answer is about; all others are said to be unchecked. By default all. */
  readonly judged?: readonly NamedBytes[];
  readonly until?: string | null;
  /** Where the pin was not used: what was. */
  readonly against?: string;
  /** By default the line that the command line would begin with. */
  readonly sentence?: string;
}

const NOTHING = { checks: [], claims: [], facts: [], ledger: [], until: null, verdict: null };

export function answerOf(report: Report, question: PageQuestion, parts: AnswerParts): PageAnswer {
  const { when, now } = question;
  const { checks, claims, facts, inputs, ledger, until, verdict } = { ...NOTHING, ...parts };
  const verified = worstSeverity(report.findings) === 0;
  const isPast = verified && when === 'now' && until !== null && instantOf(until) <= now;
  return {
    report,
    standing: isPast ? 'expired' : verified ? 'verified' : 'refused',
    sentence: `${parts.sentence ?? sentenceOf(report)}.${isPast ? ` ${heldUntil(until)}.` : ''}`,
    facts: [
      ...facts,
      ['Judged against', parts.against ?? pinNamed(question)],
      ['Verified at', formatInstant(now)],
    ],
    checks,
    verdict,
    claims,
    ledger,
    unchecked: [
      ...question.files.filter((one) => parts.judged?.includes(one) === false).map(leftOut),
      ...openChecks(checks),
      ...(parts.unchecked ?? []),
      ...alwaysOpen(when),
    ],
    inputs,
  };
}

function pinNamed(question: PageQuestion): string {
  const pin = givenPin(question);
  return pin === undefined ? 'no trust pin' : `the trust pin ${pin}`;
}

function leftOut({ file }: NamedBytes): string {
  return `${file}: the answer is about another file. Drop this one by itself.`;
}

function sentenceOf({ findings, lines }: Report): string {
  const [first] = findings;
  const why = first ? codeEntry(first.code).title : 'nothing could be verified';
  return lines[0] ?? `Could not verify: ${why}`;
}

function heldUntil(until: string): string {
  return `It held until ${minuteWords(instantOf(until))}: the evidence behind it has expired since`;
}

function openChecks(checks: readonly PageCheck[]): string[] {
  return checks
    .filter(({ outcome }) => outcome === 'not_checked')
    .map(({ check, why }) => `${check}: ${why.join('; ') || 'what it rests on did not verify'}`);
}

function alwaysOpen(when: PageQuestion['when']): string[] {
  return [
    ...(when === 'recorded'
      ? ['Whether it still holds now: you asked about the recorded instant.']
      : []),
    'Whether this page is the published one: compare its SHA-256 with the release notes.',
  ];
}
