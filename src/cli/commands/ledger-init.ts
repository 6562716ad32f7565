import { ClaimgateError } from '../../findings/index.ts';
import { refuseForbiddenPath } from '../../io/output-path.ts';
import { initLedger } from '../../ledger/index.ts';
import { isNoteName } from '../../trust/index.ts';
import type { Command } from '../command.ts';
import { fingerprinterFor } from '../fingerprint-key.ts';
import { LEDGER_OPTION, ledgerLocation } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { DEPLOYMENT_OPTION, deploymentOf } from '../deployment-option.ts';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    ...DEPLOYMENT_OPTION,
    origin: {
      type: 'string',
      requiresArg: true,
      describe: 'the name in its checkpoints, as the trust root has it',
    },
  },
  examples: [
    [
      'claimgate ledger init --ledger sqlite:ledger.sqlite --origin ledger.example/main --deployment hosted-eu',
      'create a ledger, or bring one up to date; the fingerprint key is in the file that CLAIMGATE_FINGERPRINT_KEY_FILE names',
    ],
  ],
  async run(invocation) {
    const { args, at } = invocation;
    const location = ledgerLocation(invocation);
    if (location.engine === 'sqlite') refuseForbiddenPath(location.path, 'the ledger');
    const origin = args.text('origin');
    if (origin === undefined || !isNoteName(origin))
      throw new ClaimgateError('usage', { expected: '--origin NAME, without spaces or +' });
    const deployment = deploymentOf(args);
    const { keyId } = await fingerprinterFor(invocation, deployment);
    const identity = { origin, deployment, fingerprint_key_id: keyId };
    const { driver, applied } = await initLedger(location, identity, at);
    await driver.close();
    const lines = [
      `ledger: ${origin} of ${deployment}`,
      `  fingerprint key: ${keyId}`,
      `  migrations applied: ${applied.length === 0 ? 'none, it was up to date' : applied.join(', ')}`,
    ];
    return commandReport('ledger init', { ...identity, applied: [...applied] }, { lines });
  },
};
