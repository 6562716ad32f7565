import { MAX_HELD_CLAIMS_BYTES } from '../../repository/release-inputs.ts';
import { testGate } from './stated-self-test.ts';
import type { SelfTestResult } from '../../documents/index.ts';
import { countOf } from '../../documents/make-finding.ts';
import type { Command } from '../command.ts';
import { CLAIMS_OPTION, EXPLAINING_OPTIONS } from '../options.ts';
import { askedRelease } from './asked-release.ts';

export const command: Command = {
  examples: {
    'claimgate selftest --projection ledger-projection.jsonl':
      'change your own claims and evidence in memory, and see that the gate refuses each change',
    'claimgate selftest --output json=selftest.json':
      'also write the report, for `claimgate check --selftest selftest.json`',
  },
  options: { ...CLAIMS_OPTION, ...EXPLAINING_OPTIONS },
  async run(invocation) {
    const asked = { ...askedRelease(invocation), streamsAbove: MAX_HELD_CLAIMS_BYTES };
    const { result, findings } = await testGate(asked, invocation.host);
    if (!result) return { result, findings };
    return { result, findings, lines: linesOf(result, true), fullLines: linesOf(result, false) };
  },
};

/** The count, one line for each area, and what is not as expected; or the whole matrix. */
function linesOf({ changes, claim_count: claims, counts }: SelfTestResult, isShort: boolean) {
  const judged = changes.length - counts.not_applicable;
  const refused = counts.wrongly_allowed + counts.other_code === 0;
  const result = refused
    ? `passed: the gate judged ${countOf(judged, 'change')} of ${countOf(claims, 'claim')} as expected`
    : `failed: the gate misjudged ${counts.wrongly_allowed + counts.other_code} of ${countOf(judged, 'change')}`;
  const areas = [...new Set(changes.map(({ area }) => area))].map((area) => {
    const own = changes.filter((change) => change.area === area);
    const applied = own.filter(({ outcome }) => outcome !== 'not_applicable').length;
    const others = own.length - applied;
    return `  ${area.padEnd(11)} ${applied}${others > 0 ? ` (${others} not applicable)` : ''}`;
  });
  const shown = changes.filter(
    ({ outcome }) => !isShort || outcome === 'wrongly_allowed' || outcome === 'other_code',
  );
  const rows = shown.map(
    ({ area, expected, id, outcome, rule }) =>
      `  ${OUTCOMES[outcome].padEnd(15)} ${area.padEnd(11)} ${id.padEnd(38)} ${expected ?? 'allowed'}${rule === null ? '' : ` (rule ${rule})`}`,
  );
  return [result, ...areas, ...rows];
}

const OUTCOMES = {
  as_expected: 'as expected',
  wrongly_allowed: 'ALLOWED',
  other_code: 'OTHER CODE',
  not_applicable: 'not applicable',
} as const;
