import { ClaimgateError } from '../../findings/index.ts';
import type { Command } from '../command.ts';
import { explainCode, isCodeForm } from '../explain-code.ts';

export const command: Command = {
  positionals: { code: { type: 'string', describe: 'a code of a finding' } },
  examples: [
    ['claimgate explain contract_stale', 'what the code means, and how to clear it'],
    ['claimgate explain contract_stale --json', 'the same for programs'],
  ],
  async run({ args }) {
    const named = args.required('code');
    if (isCodeForm(named)) return explainCode(named);
    throw new ClaimgateError('usage', { expected: 'a code such as contract_stale', found: named });
  },
};
