import { askedRelease } from './asked-release.ts';
import { judgeRelease } from './judge-release.ts';
import { MAX_HELD_CLAIMS_BYTES } from '../../repository/release-inputs.ts';
import { gateReport } from '../../report/run-report.ts';
import type { Command, CommandOptions } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { CLAIMS_OPTION, EVIDENCE_OPTIONS, explainOptionsOf, flag, valued } from '../options.ts';

export const SELF_TEST_OPTION: CommandOptions = {
  selftest: valued('the report of `claimgate selftest`, for the verdict to name', 'FILE'),
};

export const WAIT_OPTION: CommandOptions = {
  'wait-until': valued(
    'wait until this instant for what time or a newer projection clears',
    'INSTANT',
  ),
};

/** Until when {@link WAIT_OPTION} says to wait. @throws ClaimgateError `usage` beside --at */
export function waitUntilOf({ args }: Pick<Invocation, 'args'>): number | undefined {
  const until = args.instant('wait-until');
  if (until !== undefined) args.refuse(['at'], 'with --wait-until: only now is waited for');
  return until;
}

const PRODUCT_OPTIONS: CommandOptions = {
  all: flag('check every product of a repository of several'),
  since: valued(
    'check the products that changed between this commit, tag or branch, or REF~N, and HEAD or --ref',
    'REF',
  ),
};

export const command: Command = {
  examples: {
    'claimgate check': 'judge the claims in the work tree',
    'claimgate check --ref v1.4.0': 'judge the claims of a tag',
    'claimgate check --projection ledger-projection.jsonl':
      'judge claims by evidence, with the trust pin in CLAIMGATE_TRUST_PIN',
    'claimgate check --output json=gate-verdict.json': 'also write the verdict to a file',
    'claimgate check --wait-until 2026-11-23T18:00:00Z':
      'wait for a newer projection, and judge it at once',
    'claimgate check --format github --output sarif=gate.sarif --output html=gate.html':
      'annotations in the log, a report for code scanning, a page to keep',
    'claimgate check --all --since origin/main': 'the products that a change is about',
  },
  options: {
    ...CLAIMS_OPTION,
    ...EVIDENCE_OPTIONS,
    ...SELF_TEST_OPTION,
    ...WAIT_OPTION,
    ...PRODUCT_OPTIONS,
  },
  async run(invocation) {
    const { args, host } = invocation;
    if (args.flag('all') === true || args.text('since') !== undefined)
      return (await import('./check-all.ts')).checkAll(invocation);
    const asked = {
      ...askedRelease(invocation),
      orRecorded: true,
      streamsAbove: MAX_HELD_CLAIMS_BYTES,
    };
    const waitUntil = waitUntilOf(invocation);
    const judged = await (waitUntil === undefined
      ? judgeRelease(asked, host)
      : (await import('./wait.ts')).judgePatiently({ ...asked, waitUntil }, host));
    return gateReport(judged, explainOptionsOf(invocation));
  },
};
