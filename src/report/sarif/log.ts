import { EXIT_CODES } from '../../findings/index.ts';
import { isVerdict } from '../headline.ts';
import { safeJson } from '../json.ts';
import type { Report } from '../report.ts';
import { artifactOf, SOURCE_ROOT } from './artifacts.ts';
import { resultsOf } from './results.ts';
import { rules } from './rules.ts';

/**
 * SARIF 2.1.0, for code scanning: one result for each finding, the same cause behind many claims once.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function renderSarif(report: Report): string {
  const { document, exitCode } = report;
  const inputs = isVerdict(document) ? document.inputs : [];
  const command = isVerdict(document) ? 'gate' : document.command.replaceAll(' ', '-');
  const run = {
    tool: {
      driver: {
        name: document.tool.name,
        version: document.tool.version,
        semanticVersion: document.tool.version,
        rules: rules(),
      },
    },
    automationDetails: { id: `claimgate/${command}/` },
    // Findings of exit code 2 and 3 are results too: they are what has to be mended.
    invocations: [
      {
        executionSuccessful: exitCode < 2,
        exitCode,
        exitCodeDescription: EXIT_CODES[exitCode],
      },
    ],
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: {
      [SOURCE_ROOT]: { description: { text: 'The root of the repository.' } },
    },
    artifacts: inputs.map(artifactOf),
    results: resultsOf(report),
    properties: {
      decision: document.decision,
      ...(isVerdict(document) ? { kind: document.kind, release: document.release } : {}),
    },
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return safeJson(log);
}
