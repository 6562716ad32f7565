import { FINGERPRINT_FIELDS } from '../../digest/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import type { Command } from '../command.ts';
import { DEPLOYMENT_OPTION, deploymentOf } from '../deployment-option.ts';
import { fingerprinterFor } from '../fingerprint-key.ts';
import { commandReport } from '../reports.ts';
import { readStandardInput } from '../standard-input.ts';

const MAX_ID_BYTES = 4096;

export const command: Command = {
  positionals: {
    field: { type: 'string', choices: FINGERPRINT_FIELDS, describe: 'what the id is of' },
  },
  options: DEPLOYMENT_OPTION,
  examples: [
    [
      'claimgate fingerprint account_reference --deployment hosted-eu < account-id.txt',
      'the fingerprint of the id, by the key in the file that CLAIMGATE_FINGERPRINT_KEY_FILE names',
    ],
  ],
  async run(invocation) {
    const { args, host } = invocation;
    const field = args.oneOf('field', FINGERPRINT_FIELDS);
    const fingerprints = await fingerprinterFor(invocation, deploymentOf(args));
    // An id in the arguments would be seen by every process of the machine.
    const bytes = await readStandardInput(host.stdin, MAX_ID_BYTES);
    const id = Buffer.from(bytes)
      .toString('utf8')
      .replace(/\r?\n$/, '');
    if (id === '' || /[\p{Cc}\u{fffd}]/u.test(id))
      throw new ClaimgateError('usage', { expected: 'one line with an id on standard input' });
    const fingerprint = fingerprints.of(field, id);
    const result = { field, fingerprint, key_id: fingerprints.keyId };
    return commandReport('fingerprint', result, { lines: [fingerprint] });
  },
};
