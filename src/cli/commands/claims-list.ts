import { readClaims } from '../../manifest/index.ts';
import { claimLine, listedClaim } from '../claim-lines.ts';
import type { Command } from '../command.ts';
import { CLAIMS_OPTION } from '../options.ts';
import { commandReport } from '../reports.ts';

export const command: Command = {
  options: CLAIMS_OPTION,
  examples: [
    ['claimgate claims list', 'one line for each claim'],
    ['claimgate claims list --ref v1.4.0 --json', 'what a release claims, for programs'],
  ],
  async run({ openInputs }) {
    const { path, bytes, remarks } = (await openInputs()).claims;
    const { claims, findings, text } = readClaims(bytes, path);
    const result = claims ? { path, claims: claims.map(listedClaim) } : null;
    const lines = claims?.length === 0 ? ['nothing is claimed'] : (claims ?? []).map(claimLine);
    return commandReport('claims list', result, {
      findings: [...remarks, ...findings],
      lines,
      sources: new Map([[path, text]]),
    });
  },
};
