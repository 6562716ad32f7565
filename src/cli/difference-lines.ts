import type { ChangedClaim, DifferenceResult } from '../documents/index.ts';
import { CHANGES, type ChangeKind } from '../manifest/index.ts';

const TITLES: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
  contract_changed: 'Under a changed contract',
  renewed: 'Renewed by newer evidence',
};

/** A comparison as Markdown that fits into release notes. */
export function differenceLines(result: DifferenceResult): string[] {
  const { from, to, unchanged, evidence_compared: compared } = result;
  const total = CHANGES.reduce((sum, kind) => sum + result[kind].length, 0);
  return [
    `## Claims from ${plain(from.name)} to ${plain(to.name)}`,
    '',
    ...CHANGES.flatMap((kind) => partOf(TITLES[kind], result[kind])),
    ...(total === 0 ? ['No claim changed.', ''] : []),
    `Unchanged: ${unchanged}. Claims before: ${from.claim_count}, after: ${to.claim_count}.`,
    ...(compared
      ? []
      : [
          '',
          'Evidence was not compared: one of the two has no release record, so renewals and lapses can not be told.',
        ]),
  ];
}

function partOf(title: string, claims: readonly ChangedClaim[]): string[] {
  if (claims.length === 0) return [];
  return [`### ${title}`, '', ...claims.map((claim) => `- ${lineOf(claim)}`).toSorted(), ''];
}

function lineOf({ subject, holds_before, holds_after }: ChangedClaim): string {
  const { provider, output_profile, account_kind, operation, policy_mode } = subject;
  const until = holds_after ?? holds_before;
  const verb = holds_after === null ? 'held' : 'holds';
  const words = `${provider}: ${output_profile}, ${account_kind} account, ${operation.replaceAll('_', ' ')}, policy mode ${policy_mode}`;
  return until === null ? words : `${words} (${verb} until ${until})`;
}

/** A name that somebody typed, so that none of it is Markdown. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#!|~&@:]/g, (character) => `\\${character}`);
}
