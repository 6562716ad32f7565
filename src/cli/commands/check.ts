import { hasLongClaims } from '../claims-size.ts';
import { judgeRepository } from '../gate.ts';
import { gateReport } from '../outcome.ts';
import { longReport } from '../long-report.ts';
import { CLAIMS_OPTION, EVIDENCE_OPTIONS } from '../options.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  options: { ...CLAIMS_OPTION, ...EVIDENCE_OPTIONS },
  examples: [
    ['claimgate check', 'judge the claims in the work tree'],
    ['claimgate check --ref v1.4.0', 'judge the claims of a tag'],
    [
      'claimgate check --projection ledger-projection.jsonl',
      'judge claims by evidence; CLAIMGATE_TRUST_PIN says whom to trust',
    ],
    ['claimgate check --output json=gate-verdict.json', 'also write the verdict to a file'],
    [
      'claimgate check --format github --output sarif=gate.sarif --output html=gate.html',
      'annotations in the log, a report for code scanning, a page to keep',
    ],
  ],
  run: async (invocation) => {
    if (!hasLongClaims(invocation)) return gateReport(await judgeRepository(invocation));
    const { judgeLongRepository } = await import('../long-claims.ts');
    return longReport(await judgeLongRepository(invocation));
  },
};
