import { resolve } from 'node:path';
import type { Options } from 'yargs';
import { readContracts, type ContractIndex } from '../evidence/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { errorOf } from '../findings/error.ts';
import {
  MAX_PAGE,
  openLedger,
  parseLocation,
  type Driver,
  type LedgerLocation,
  type PageRequest,
} from '../ledger/index.ts';
import type { Invocation } from './command.ts';
import { readContractFiles } from './evidence.ts';
import type { OpenedInputs } from './inputs.ts';

/** For every command on a ledger. */
export const LEDGER_OPTION: Readonly<Record<string, Options>> = {
  ledger: {
    type: 'string',
    requiresArg: true,
    describe: 'sqlite:PATH or postgres://… (or CLAIMGATE_LEDGER)',
  },
};

/** For commands that print records page by page. */
export const PAGE_OPTIONS: Readonly<Record<string, Options>> = {
  limit: { type: 'string', requiresArg: true, describe: `records on a page, at most ${MAX_PAGE}` },
  before: {
    type: 'string',
    requiresArg: true,
    describe: 'only records before this sequence number: the next page',
  },
};

const DEFAULT_PAGE = 50;

/**
 * Which ledger is meant; where none is named at all, `otherwise`. One that is named by an empty text is not
 * guessed. It is never repeated in a message: it may hold a password.
 */
export function ledgerLocation(
  { args, directory, host }: Invocation,
  otherwise?: string,
): LedgerLocation {
  const text = args.text('ledger') ?? host.environment['CLAIMGATE_LEDGER'] ?? otherwise;
  if (text === undefined || text === '') throw new ClaimgateError('ledger_location_missing');
  const location = parseLocation(text);
  return location.engine === 'sqlite'
    ? { ...location, path: resolve(directory, location.path) }
    : location;
}

/** Does something with the ledger that is meant, and closes it. */
export async function withLedger<T>(
  invocation: Invocation,
  work: (ledger: Driver) => Promise<T>,
): Promise<T> {
  const ledger = await openLedger(ledgerLocation(invocation));
  try {
    return await work(ledger);
  } finally {
    await ledger.close();
  }
}

/** The page that the options ask for. @throws ClaimgateError `usage` */
export function pageOf({ args }: Invocation): Omit<PageRequest, 'kind'> {
  const limit = args.text('limit');
  const before = args.text('before');
  return {
    limit: limit === undefined ? DEFAULT_PAGE : wholeNumber('limit', limit, 1, MAX_PAGE),
    ...(before === undefined ? {} : { before: wholeNumber('before', before, 1) }),
  };
}

/** The value of an option as a whole number. @throws ClaimgateError `usage` */
export function wholeNumber(
  option: string,
  text: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = /^[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ClaimgateError('usage', {
    expected: `--${option} with a whole number from ${least} to ${most}`,
    found: text,
  });
}

/** The contracts of the repository; all of them have to be readable. */
export async function contractsOf(
  { args }: Invocation,
  inputs: OpenedInputs,
): Promise<ContractIndex> {
  const files = await readContractFiles(inputs, args.text('ref') !== undefined);
  const { findings, index } = readContracts(files);
  if (findings.length > 0) throw errorOf(findings);
  return index;
}
