import { safeJson } from '../documents/safe-json.ts';
import { annotationsOf, Fingerprints, messageText } from './annotations.ts';
import { escapeForTerminal } from './markup.ts';
import { levelOf } from './report-words.ts';
import { sectionsOf, type Report } from './report.ts';

/** Merge requests compare by fingerprint: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
export function renderCodeQuality(report: Report): string {
  const fingerprints = new Fingerprints();
  return safeJson(
    sectionsOf(report)
      .flatMap(annotationsOf)
      .map((annotation) => {
        const { item, place } = annotation;
        return {
          description: escapeForTerminal(messageText(annotation)),
          check_name: item.code,
          fingerprint: fingerprints.of(annotation),
          severity: levelOf(item) === 'error' ? 'critical' : 'minor',
          location: { path: place.file, lines: { begin: place.line } },
        };
      }),
  );
}
