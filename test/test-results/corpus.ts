import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOf } from '../../src/evidence/contract.ts';
import type { CheckKind } from '../../src/documents/index.ts';
import { checksFrom, type ResultTerms } from '../../src/test-results/checks.ts';
import { readTestResults } from '../../src/test-results/read.ts';
import { contractTemplate } from '../../src/cli/evidence/templates.ts';
import { particulars } from '../plugins/setup/particulars.ts';

// Results files of real tools, each with what a person who saw the run would say of six checks: see conformance/README.md.

export const KINDS = [
  'connect',
  'authorization',
  'publish_immediate',
  'final_result',
  'refresh',
  'revoke',
] as const satisfies readonly CheckKind[];
export const REASON = 'tokens-do-not-expire';

type Label = 'passed' | 'failed' | 'not_done' | 'not_applicable';
export type Labels = Readonly<Record<(typeof KINDS)[number], Label>>;
interface Answer {
  readonly checks?: Labels;
  readonly file?: 'refused';
}

export interface LabelledCase extends Answer {
  readonly id: string;
  readonly kind: 'bad' | 'honest' | 'either';
  readonly tool: string;
  readonly exit_status: number;
  readonly situation: string;
  readonly why: string;
  readonly visible_in_file: boolean;
  readonly also?: readonly Answer[];
  readonly config_checks?: Readonly<Record<string, string>>;
  readonly before?: readonly unknown[];
  readonly minutes_ago?: number;
  readonly arguments?: readonly string[];
  /** The exact answer, for the cases of the conformance suite. */
  readonly answer?: {
    readonly decision: 'allowed' | 'refused' | 'undetermined';
    readonly codes: readonly string[];
    readonly checks?: readonly { readonly kind: string; readonly outcome: string }[];
  };
  /** The file, as the tool wrote it. */
  readonly results: string;
}

/** @throws Error for a line that is no case */
export function labelledCases(): readonly LabelledCase[] {
  const path = join(import.meta.dirname, '../../conformance/results.jsonl');
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledCase);
}

/** A contract that lets a run leave out `refresh` for one reason. */
export const contract = (() => {
  const document = contractTemplate(particulars());
  const excused = (check: (typeof document.local_checks)[number]) =>
    check.kind === 'refresh' ? { ...check, not_applicable_reasons: [REASON] } : check;
  return contractOf({
    ...document,
    local_checks: document.local_checks.map(excused),
    live_checks: document.live_checks.map(excused),
  });
})();

/** The day after the one on which the corpus was made. */
export const AT = Date.parse('2026-11-28T12:00:00Z');

/** Terms for a local run of the contract, without what only a caller knows. */
export function termsFor(terms: Partial<ResultTerms>): ResultTerms {
  return {
    contract,
    side: 'local',
    providers: ['pinterest'],
    suites: [],
    exitStatus: null,
    at: AT,
    file: 'results.xml',
    ...terms,
  };
}

/** Returns the outcome of each check that a file shows, or the codes of the refusal. */
export function recordedOf(
  results: string | Uint8Array,
  terms: Partial<ResultTerms> = {},
): Labels | readonly string[] {
  const bytes = Buffer.from(results);
  const read = readTestResults(bytes, 'results.xml');
  if (!read.ok) return read.findings.map(({ code }) => code);
  const settings = termsFor(terms);
  let found = checksFrom(read.value, settings);
  if (!found.ok && found.findings.some(({ code }) => code === 'test_start_missing'))
    found = checksFrom(read.value, { ...settings, testedAt: AT - 300_000 });
  if (!found.ok) return found.findings.map(({ code }) => code);
  const outcomes = new Map(found.value.checks.map(({ kind, outcome }) => [kind, outcome]));
  return Object.fromEntries(
    KINDS.map((kind) => [kind, outcomes.get(kind) ?? 'not_done']),
  ) as Record<(typeof KINDS)[number], Label>;
}

/** Whether a check may stand behind a claim. */
export function holds(label: Label): boolean {
  return label === 'passed' || label === 'not_applicable';
}

/** The checks that are recorded as better than an answer has them. */
export function betterThan(
  recorded: Labels | readonly string[],
  { checks, file }: Answer,
): readonly string[] {
  if (!isRecorded(recorded)) return [];
  return KINDS.filter((kind) => {
    if (!holds(recorded[kind])) return false;
    return file === 'refused' || !checks || recorded[kind] !== checks[kind];
  });
}

export function isRecorded(recorded: Labels | readonly string[]): recorded is Labels {
  return !Array.isArray(recorded);
}
