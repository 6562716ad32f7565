import { ClaimgateError, worstSeverity, type Finding } from '../findings/index.ts';
import type { AnchorInput } from '../projection/trusted.ts';
import type { Report } from '../report/report.ts';
import type { Arguments } from './arguments.ts';
import type { Invocation } from './command.ts';
import { commandReport } from './outcome.ts';
import { readTrustFolder } from './trust-folder.ts';

export const NAME = 'verify';

/** An option that does not apply is refused: nobody must believe that it was heeded. */
export function refuseOptions(args: Arguments, names: readonly string[], why: string): void {
  for (const name of names) {
    if (args.list(name).length > 0)
      throw new ClaimgateError('usage', { expected: `no --${name} ${why}`, found: `--${name}` });
  }
}

/**
 * The trust roots of the work tree and the pin that vouches for them: `--trust-pin`, else
 * `CLAIMGATE_TRUST_PIN`. @param instead the option that would also do
 */
export async function pinnedRoots(invocation: Invocation, instead: string): Promise<AnchorInput> {
  const { args, at, directory, host } = invocation;
  const pin = args.text('trust-pin') ?? host.environment['CLAIMGATE_TRUST_PIN'];
  if (pin === undefined || pin === '')
    throw new ClaimgateError('usage', { expected: `--trust-pin N:sha256:HEX or ${instead}` });
  refuseOptions(args, ['ref'], 'here: trust roots are read from the work tree');
  return { pin, roots: await readTrustFolder(directory), at };
}

/** The report on a document that does not verify. */
export function refusal(file: string, findings: readonly Finding[]): Report {
  const wasJudged = worstSeverity(findings) === 1;
  return commandReport(NAME, null, { findings, lines: wasJudged ? [`refused: ${file}`] : [] });
}
