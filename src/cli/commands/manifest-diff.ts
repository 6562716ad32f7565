import { formatInstant } from '../../json/index.ts';
import type { ChangedClaim, DifferenceResult } from '../../documents/index.ts';
import {
  compareClaims,
  type ChangeKind,
  type ClaimChange,
  type ClaimsDifference,
} from '../../manifest/index.ts';
import type { Command } from '../command.ts';
import { differenceLines } from '../difference-lines.ts';
import { commandReport } from '../reports.ts';
import { releasedClaims, type ReleasedClaims } from '../released-claims.ts';
import { MEMORY_OPTION } from '../options.ts';
import { refuseOptions } from '../refuse-options.ts';

const SIDE = 'a tag such as v1.4.0, another ref, a release manifest or a claims file';

export const command: Command = {
  positionals: {
    a: { type: 'string', describe: `before: ${SIDE}` },
    b: { type: 'string', describe: `after: ${SIDE}` },
  },
  options: {
    ...MEMORY_OPTION,
  },
  examples: [
    ['claimgate manifest diff v1.4.0 v1.5.0', 'Markdown for the release notes'],
    ['claimgate manifest diff v1.4.0 HEAD --json', 'what the next release would change'],
  ],
  async run(invocation) {
    const { args } = invocation;
    refuseOptions(args, ['ref'], 'here: the two sides are arguments');
    const before = await releasedClaims(invocation, args.required('a'));
    const after = await releasedClaims(invocation, args.required('b'));
    const findings = [...before.findings, ...after.findings];
    if (findings.length > 0) return commandReport('manifest diff', null, { findings });
    const result = resultOf(before, after, compareClaims(before, after));
    return commandReport('manifest diff', result, {
      lines: differenceLines(result),
      isMarkdown: true,
    });
  },
};

function resultOf(
  { side: from }: ReleasedClaims,
  { side: to }: ReleasedClaims,
  difference: ClaimsDifference,
): DifferenceResult {
  const changed = (kind: ChangeKind) => difference[kind].map(changedClaim);
  return {
    from,
    to,
    evidence_compared: difference.evidenceCompared,
    added: changed('added'),
    withdrawn: changed('withdrawn'),
    lapsed: changed('lapsed'),
    contract_changed: changed('contract_changed'),
    renewed: changed('renewed'),
    unchanged: difference.unchanged,
  };
}

function changedClaim(change: ClaimChange): ChangedClaim {
  const { subject, subjectDigest, contractBefore, contractAfter, holdsBefore, holdsAfter } = change;
  return {
    subject_digest: subjectDigest,
    subject,
    contract_before: contractBefore,
    contract_after: contractAfter,
    holds_before: holdsBefore === null ? null : formatInstant(holdsBefore),
    holds_after: holdsAfter === null ? null : formatInstant(holdsAfter),
  };
}
