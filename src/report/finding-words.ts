import { CLEARS_BY_WORDS, isWarning, type Finding, type Place } from '../findings/index.ts';
import type { ReportedFinding } from './report.ts';

/** What a finding does to the answer: only an error keeps it from being yes. */
export type Level = 'error' | 'warning';

/** The level of a finding. */
export function levelOf(item: Finding): Level {
  return isWarning(item) ? 'warning' : 'error';
}

/** `file:line:column`, as far as it is known. Unescaped. */
export function placeOf({ file, line, column }: Place): string | undefined {
  const parts = [file, line, column];
  const end = parts.indexOf(undefined);
  return file === undefined ? undefined : parts.slice(0, end < 0 ? parts.length : end).join(':');
}

/** What clears a finding, as words that go on from "cleared by". */
export function clearedBy({ clears_by, clears_at }: Finding): string {
  const words = CLEARS_BY_WORDS[clears_by];
  return clears_at === undefined ? words : `${words}, at ${clears_at}`;
}

/** A title of the table of codes, or a headline, as a sentence. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Errors before warnings, each in the order they have. */
export function errorsFirst(findings: readonly ReportedFinding[]): ReportedFinding[] {
  const ofLevel = (level: Level): ReportedFinding[] =>
    findings.filter((item) => levelOf(item) === level);
  return [...ofLevel('error'), ...ofLevel('warning')];
}
