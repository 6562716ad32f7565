import type { Report } from './report.ts';

/** The document of a report as two-space JSON with a final newline. */
export function renderJson({ document }: Report): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
