/**
 * The form of every answer of the page. It also says what was not checked: a page that only shows a green sign would
 * claim more than it knows.
 */
import { digestOf, type Digest } from '../src/digest/index.ts';
import type { ReleaseAuditRow } from '../src/documents/index.ts';
import { codeEntry, worstSeverity } from '../src/documents/findings.ts';
import { formatInstant, instantOf, type NamedBytes } from '../src/documents/json.ts';
import { ageWords } from '../src/report/audit-report.ts';
import type { Report, ReportSection } from '../src/report/report.ts';

export interface PageQuestion {
  readonly files: readonly NamedBytes[];
  /** Trusted roots whose timestamp authorities the reader trusts: named apart, as anyone can put one beside a capsule. */
  readonly authorities?: readonly NamedBytes[];
  /** `N:sha256:…`; empty where none is given. */
  readonly pin: string;
  /** Whether the answer is about this instant, or about the one that the documents name. */
  readonly when: 'now' | 'recorded';
  readonly now: number;
}

export type PageCheck = Pick<ReleaseAuditRow, 'check' | 'by' | 'outcome'> & {
  readonly why: readonly string[];
};

export interface PageAnswer {
  readonly report: Report;
  readonly standing: 'verified' | 'expired' | 'refused';
  readonly sentence: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly checks: readonly PageCheck[];
  /** Of a release: its report beyond facts and checks. */
  readonly sections: readonly ReportSection[];
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
  Pick<PageAnswer, 'checks' | 'facts' | 'sections' | 'unchecked'>
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

const NOTHING = { checks: [], facts: [], sections: [], until: null };

export function answerOf(report: Report, question: PageQuestion, parts: AnswerParts): PageAnswer {
  const { when, now } = question;
  const { checks, facts, inputs, sections, until } = { ...NOTHING, ...parts };
  const verified = worstSeverity(report.findings) === 0;
  const isPast = verified && when === 'now' && until !== null && instantOf(until) <= now;
  return {
    report,
    standing: isPast ? 'expired' : verified ? 'verified' : 'refused',
    sentence: `${parts.sentence ?? sentenceOf(report)}.${isPast ? ` The evidence ${ageWords(until, now)}.` : ''}`,
    facts: [
      ...facts,
      // The report of a release has these among its facts.
      ...(parts.sections ? [] : asked(question, parts.against)),
    ],
    checks,
    sections,
    unchecked: [
      ...(parts.unchecked ?? []),
      ...openChecks(checks),
      ...question.files.filter((one) => parts.judged?.includes(one) === false).map(leftOut),
      ...alwaysOpen(when),
    ],
    inputs,
  };
}

function asked(question: PageQuestion, against = pinNamed(question)): PageAnswer['facts'] {
  return [
    ['Judged against', against],
    ['Verified at', formatInstant(question.now)],
  ];
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

function openChecks(checks: readonly PageCheck[]): string[] {
  return checks.flatMap(({ by, check, outcome, why }) =>
    outcome === 'not_checked'
      ? `${check}: ${why.join('; ') || 'what it rests on did not verify'}`
      : outcome === 'not_compared'
        ? `${check}: nothing was compared, as there is ${by}`
        : [],
  );
}

function alwaysOpen(when: PageQuestion['when']): string[] {
  return [
    ...(when === 'recorded'
      ? ['Whether it still holds now: you asked about the recorded instant.']
      : []),
    'Whether this page is the published one: compare its SHA-256 with the release notes.',
  ];
}
