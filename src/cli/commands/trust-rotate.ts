import { trustRootPath } from '../../io/trust-roots.ts';
import {
  describedSuccessor,
  readTrustChanges,
  readTrustRoot,
  verifyRootChain,
} from '../../trust/index.ts';
import type { Command } from '../command.ts';
import { demand } from '../key-inputs.ts';
import { publishTrustRoot, readDescribed, readTrustFolder } from '../trust-folder.ts';

export const command: Command = {
  options: {
    from: {
      type: 'string',
      requiresArg: true,
      describe: 'what changes (schemas/trust-changes.v1.schema.json); the rest stays',
    },
  },
  examples: [
    ['claimgate trust rotate --from changes.json', 'write the version after the last one'],
    ['claimgate trust rotate --from changes.json --json', 'with the missing signatures as JSON'],
  ],
  async run(invocation) {
    const { description, ...place } = await readDescribed(invocation, readTrustChanges);
    const roots = await readTrustFolder(invocation);
    const chain = roots.map(({ bytes, file }) => demand(readTrustRoot(bytes, file)));
    // An expired root is a reason to rotate, so at this point nothing is.
    const previous = demand(verifyRootChain(chain, -Infinity));
    const path = trustRootPath(previous.document.version + 1);
    const envelope = demand(describedSuccessor(previous, description, place, path));
    return publishTrustRoot('trust rotate', invocation, envelope, previous);
  },
};
