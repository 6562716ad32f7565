import { ClaimgateError } from '../documents/findings.ts';
import type { Report } from './report.ts';

type Writer = (report: Report) => string;

/** The exit code never depends on them. A writer is loaded when it is asked for: most runs write one or two. */
const WRITERS = {
  text: async () => (await import('./text.ts')).renderText,
  json: async () => (await import('./json.ts')).renderJson,
  sarif: async () => (await import('./sarif.ts')).renderSarif,
  junit: async () => (await import('./junit.ts')).renderJunit,
  github: async () => (await import('./github.ts')).renderGithub,
  markdown: async () => (await import('./markdown.ts')).renderMarkdown,
  ics: async () => (await import('./calendar.ts')).renderCalendar,
  openmetrics: async () => (await import('./openmetrics.ts')).renderOpenMetrics,
  'code-quality': async () => (await import('./code-quality.ts')).renderCodeQuality,
  html: async () => (await import('./html-page.ts')).renderHtml,
} satisfies Record<string, () => Promise<Writer>>;

export type Format = keyof typeof WRITERS;

// The keys of an object literal are known; Object.keys forgets them.
export const FORMATS = Object.keys(WRITERS) as readonly Format[];

export function isFormat(text: string): text is Format {
  return Object.hasOwn(WRITERS, text);
}

/** A whole report as the content of a file. @throws ClaimgateError `format_holds_claims` where its claims are too many */
export async function renderFile(report: Report, format: Format): Promise<string> {
  if (report.streamedClaims && format !== 'text')
    throw new ClaimgateError('format_holds_claims', { expected: 'json or text', found: format });
  const write: Writer = await WRITERS[format]();
  return write(report);
}

export async function contentOf(
  report: Report,
  format: Format,
): Promise<string | AsyncIterable<string>> {
  const { streamedClaims } = report;
  if (!streamedClaims || format !== 'json') return renderFile(report, format);
  const { jsonPieces } = await import('./json.ts');
  return jsonPieces(report, streamedClaims());
}
