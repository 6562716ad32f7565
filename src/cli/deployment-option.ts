import type { Options } from 'yargs';
import { ClaimgateError } from '../findings/index.ts';
import { isSlug } from '../json/value.ts';
import type { Arguments } from './arguments.ts';

/** For commands that make fingerprints without a ledger that says whose. */
export const DEPLOYMENT_OPTION: Readonly<Record<string, Options>> = {
  deployment: {
    type: 'string',
    requiresArg: true,
    describe: 'the deployment, as trust root and configuration name it',
  },
};

/** @throws ClaimgateError `usage` */
export function deploymentOf(args: Arguments): string {
  const deployment = args.text('deployment');
  if (deployment !== undefined && isSlug(deployment)) return deployment;
  throw new ClaimgateError('usage', { expected: '--deployment SLUG' });
}
