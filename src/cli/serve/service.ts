import { resolve } from 'node:path';
import { indexContracts } from '../../evidence/index.ts';
import type { ClaimgateError } from '../../findings/index.ts';
import {
  administrationOf,
  databaseProbe,
  firstUsed,
  readinessService,
  readinessSettings,
  requireKnownProviders,
  sessionAuthentication,
  s3Check,
  s3Settings,
  storageProbe,
  tokenAuthentication,
  type ReadinessSetup,
  type Log,
  type Probes,
  type ServiceContext,
} from '../../service/index.ts';
import { anchorOf } from '../../trust/index.ts';
import type { Command, Invocation } from '../command.ts';
import { demand } from '../key-inputs.ts';
import { ledgerLocation } from '../ledger.ts';
import { CLAIMS_OPTION, TRUST_PIN_OPTION, trustPinOf } from '../options.ts';
import { refuseOptions } from '../refuse-options.ts';
import { ancestryBeside } from './ancestry.ts';
import { claimsIn, contractsIn, trustRootsIn } from './documents.ts';
import { factsFile } from './facts-file.ts';
import { openOrMakeLedger, type ServedLedger } from './ledger.ts';

/** The ledger of an instance that names none. */
const DEFAULT_LEDGER = 'sqlite:claimgate-ledger.sqlite';

/** What the routes are answered from, and the ledger that is to be closed after them. */
export interface PreparedService {
  readonly context: ServiceContext;
  readonly ledger: ServedLedger;
}

/** The documents that readiness rests on beside the ledger. */
export const READINESS_OPTIONS: Command['options'] = {
  facts: { type: 'string', requiresArg: true, describe: 'the runtime facts' },
  contracts: { type: 'string', requiresArg: true, describe: 'the folder of the contracts' },
  claims: {
    ...CLAIMS_OPTION['claims'],
    describe: 'the public claims; without it nothing is advertisable',
  },
  'trust-roots': {
    type: 'string',
    requiresArg: true,
    describe:
      'the folder of the trust roots, which limit how old the facts may be (default: 60 minutes)',
  },
  ...TRUST_PIN_OPTION,
};

/**
 * Reads and opens everything that the service needs; whatever can not be read stops the start.
 * @throws ClaimgateError
 */
export async function prepareService(
  invocation: Invocation,
  log: Log,
  isDraining: () => boolean,
  origin: () => string,
): Promise<PreparedService> {
  const { args, host } = invocation;
  const { clock } = host;
  const storage = await storageOf(invocation, log);
  const setup = await readinessSetup(invocation, log);
  const { facts, contracts } = setup;
  const { document } = await facts();
  const location = ledgerLocation(invocation, DEFAULT_LEDGER);
  const ledger = await openOrMakeLedger(invocation, location, document.deployment, log);
  const { driver, fingerprints } = ledger;
  const isBehindProxy = args.flag('behind-proxy') ?? false;
  const context: ServiceContext = {
    readiness: readinessService({ ...setup, ledger: driver }),
    authentication: firstUsed([
      tokenAuthentication(driver, clock),
      sessionAuthentication(driver, clock, origin),
    ]),
    administration: administrationOf({
      ledger: driver,
      fingerprints,
      contracts,
      facts,
      clock,
      origin,
      isBehindProxy,
    }),
    probes: { database: databaseProbe(driver, log), ...storage },
    log,
    clock,
    isDraining,
  };
  return { context, ledger };
}

/** Reads everything that readiness is decided by, but the ledger. @throws ClaimgateError */
export async function readinessSetup(
  invocation: Invocation,
  log: Log,
): Promise<Omit<ReadinessSetup, 'ledger'>> {
  const { args, directory, host } = invocation;
  const settings = readinessSettings(host.environment);
  const facts = factsFile(resolve(directory, args.required('facts')), args.required('facts'));
  const { providers } = await facts();
  requireKnownProviders(settings, providers);
  const contracts = args.text('contracts');
  const claims = args.text('claims');
  return {
    facts,
    contracts:
      contracts === undefined ? indexContracts([]) : await contractsIn(contracts, directory),
    claims: claims === undefined ? [] : await claimsIn(claims, directory),
    ...(claims === undefined
      ? {}
      : { ancestry: await ancestryBeside(resolve(directory, claims), host.environment, log) }),
    ...(await factsLimitsOf(invocation)),
    settings,
    clock: host.clock,
    onUnreadable: ({ code }: ClaimgateError) =>
      log({ level: 'warn', event: 'evidence_unreadable', code }),
  };
}

/** The limits of the trust root, where one is named and the pin vouches for it. @throws ClaimgateError */
async function factsLimitsOf(invocation: Invocation): Promise<Pick<ReadinessSetup, 'factsLimits'>> {
  const { args, directory, host } = invocation;
  const folder = args.text('trust-roots');
  if (folder === undefined) {
    refuseOptions(args, ['trust-pin'], 'without --trust-roots');
    return {};
  }
  const roots = await trustRootsIn(folder, directory);
  const anchor = demand(anchorOf({ pin: trustPinOf(invocation), roots, at: host.clock() }));
  return { factsLimits: anchor.root.document.limits };
}

async function storageOf({ host }: Invocation, log: Log): Promise<Pick<Probes, 'storage'>> {
  const settings = s3Settings(host.environment);
  return settings ? { storage: storageProbe(await s3Check(settings), log) } : {};
}
