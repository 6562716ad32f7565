import { fingerprinterFor, fingerprintId } from './fingerprinter.ts';
import { FINGERPRINT_FIELDS } from '../../digest/index.ts';
import type { Command } from '../command.ts';
import { DEPLOYMENT_OPTION, askedDeployment } from '../../repository/asked.ts';

export const command: Command = {
  examples: {
    'claimgate fingerprint account_reference < account-id.txt':
      'the fingerprint of the id, with deployment and key of the configuration',
    'claimgate fingerprint account_reference --deployment hosted-eu < account-id.txt':
      'the same by the key in the file that CLAIMGATE_FINGERPRINT_KEY_FILE names',
  },
  positionals: {
    field: { type: 'string', choices: FINGERPRINT_FIELDS, describe: 'the kind of id' },
  },
  options: DEPLOYMENT_OPTION,
  async run(invocation) {
    const { args, directory, host } = invocation;
    const field = args.oneOf('field', FINGERPRINT_FIELDS);
    const key = { environment: host.environment, directory };
    const fingerprints = await fingerprinterFor(key, askedDeployment(invocation));
    // An id in the arguments would be seen by every process of the machine.
    const fingerprint = await fingerprintId(field, host.stdin, fingerprints);
    const result = { field, fingerprint, key_id: fingerprints.keyId };
    return { result, lines: [fingerprint] };
  },
};
