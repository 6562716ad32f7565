import { safeJson } from '../json/safe-json.ts';
import { CLAIMS_PATH } from '../manifest/index.ts';
import { escapeForTerminal } from './escape.ts';
import { levelOf } from './report-words.ts';
import type { Report } from './report.ts';
import { Fingerprints, messageText } from './sarif.ts';

/**
 * GitLab's Code Quality report: one issue for each finding, which merge requests compare by fingerprint with
 * those of the target branch.
 * https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function renderCodeQuality({ findings }: Report): string {
  const fingerprints = new Fingerprints();
  return safeJson(
    findings.map((item) => ({
      description: escapeForTerminal(messageText(item)),
      check_name: item.code,
      fingerprint: fingerprints.of(item),
      severity: levelOf(item) === 'error' ? 'critical' : 'minor',
      // A finding without a place is shown on the first line of the claims file.
      location: { path: item.file ?? CLAIMS_PATH, lines: { begin: item.line ?? 1 } },
    })),
  );
}
