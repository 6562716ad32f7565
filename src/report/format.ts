import { renderJson } from './json.ts';
import { PLAIN } from './paint.ts';
import type { Report } from './report.ts';
import { renderDiagnostics, renderLines } from './text.ts';

/** The formats of `--format` and `--output`. The exit code never depends on them. */
export const FORMATS = ['text', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Whether a text names a format. */
export function isFormat(text: string): text is Format {
  return (FORMATS as readonly string[]).includes(text);
}

/** A whole report as the content of a file. */
export function renderFile(report: Report, format: Format): string {
  return RENDERERS[format](report);
}

const RENDERERS: Record<Format, (report: Report) => string> = {
  json: renderJson,
  text: (report) => renderDiagnostics(report, PLAIN) + renderLines(report),
};
