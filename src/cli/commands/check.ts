import { MAX_CLAIMS_BYTES } from '../../manifest/index.ts';
import { judgeRepository } from '../gate.ts';
import { gateReport } from '../reports.ts';
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
  run: async (invocation) => gateReport(await judgeRepository(invocation, MAX_CLAIMS_BYTES)),
};
