import { ClaimgateError } from '../src/findings/index.ts';
import type { Environment } from '../src/io/git/run-git.ts';

export const CONNECTIONS_VARIABLE = 'CLAIMGATE_LEDGER_CONNECTIONS';
const DEFAULT_CONNECTIONS = 4;
const MAX_CONNECTIONS = 100;

/** Connections beside that of `/ready`; absent is 4. @throws ClaimgateError `ledger_connections_invalid` */
export function connectionsIn(environment: Environment): number {
  const text = environment[CONNECTIONS_VARIABLE];
  if (text === undefined) return DEFAULT_CONNECTIONS;
  const count = /^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : Infinity;
  if (count <= MAX_CONNECTIONS) return count;
  throw new ClaimgateError('ledger_connections_invalid', {
    expected: `a number from 1 to ${MAX_CONNECTIONS}`,
    found: JSON.stringify(text),
  });
}
