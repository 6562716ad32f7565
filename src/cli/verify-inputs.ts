import { ClaimgateError, worstSeverity, type Finding } from '../findings/index.ts';
import type { AnchorInput } from '../trust/index.ts';
import type { Report } from '../report/report.ts';
import type { Invocation } from './command.ts';
import { trustPinOf } from './options.ts';
import { commandReport } from './reports.ts';
import { readTrustFolder } from './trust-folder.ts';

export const NAME = 'verify';

/**
 * The trust roots of the work tree and the pin that vouches for them: `--trust-pin`, else
 * `CLAIMGATE_TRUST_PIN`. @param instead the option that would also do
 */
export async function pinnedRoots(invocation: Invocation, instead: string): Promise<AnchorInput> {
  const { at } = invocation;
  const pin = trustPinOf(invocation);
  if (pin === undefined || pin === '')
    throw new ClaimgateError('usage', { expected: `--trust-pin N:sha256:HEX or ${instead}` });
  return { pin, roots: await readTrustFolder(invocation), at };
}

/** The report on a document that does not verify. */
export function refusal(file: string, findings: readonly Finding[]): Report {
  const wasJudged = worstSeverity(findings) === 1;
  return commandReport(NAME, null, { findings, lines: wasJudged ? [`refused: ${file}`] : [] });
}
