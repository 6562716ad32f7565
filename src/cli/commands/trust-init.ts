import { trustRootPath } from '../../io/trust-roots.ts';
import { describedRoot, readTrustDescription } from '../../trust/index.ts';
import type { Command } from '../command.ts';
import { demand } from '../key-inputs.ts';
import { publishTrustRoot, readDescribed } from '../trust-folder.ts';

export const command: Command = {
  options: {
    from: {
      type: 'string',
      requiresArg: true,
      describe: 'what the trust root says (schemas/trust-description.v1.schema.json)',
    },
  },
  examples: [
    ['claimgate trust init --from trust.json', 'write provider-certification/trust/1.root.json'],
    ['claimgate trust init --from trust.json --json', 'with pin and missing signatures as JSON'],
  ],
  async run(invocation) {
    const { description, ...place } = await readDescribed(invocation, readTrustDescription);
    const envelope = demand(describedRoot(description, place, trustRootPath(1)));
    return publishTrustRoot('trust init', invocation, envelope);
  },
};
