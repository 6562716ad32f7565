import { resolve } from 'node:path';
import type { Fingerprinter } from '../../digest/index.ts';
import type { LedgerResult } from '../../documents/index.ts';
import { ClaimgateError, undefinedFor } from '../../documents/findings.ts';
import type { Clock } from '../../io/clock.ts';
import type { Environment } from '../../io/run-git.ts';
import { refuseForbiddenPath } from '../../io/output-path.ts';
import { readIdentity } from '../../ledger/identity.ts';
import {
  initLedger,
  openForCopy,
  openLedger,
  parseLocation,
  type LedgerLocation,
  type LedgerSource,
  type Initialised,
} from '../../ledger/open.ts';
import { type Connection, type Driver, type OpenOptions } from '../../ledger/driver/connection.ts';
import { isNoteName } from '../../trust/checkpoint.ts';
import {
  fingerprinterFor,
  fingerprinterIfThere,
  type KeyFilePlace,
} from '../keys/fingerprinter.ts';
import { askedConfiguration } from '../../repository/asked.ts';
import { branchIn, ledgerOnBranch } from './branch-ledger.ts';
import { required, valued } from '../options.ts';
import type { CommandOptions } from '../command.ts';
import type { Invocation } from '../invocation.ts';

/** Which ledger is meant: its location as it was named, if it was, and the folder that paths start from. */
export interface LedgerPlace {
  readonly location: string | undefined;
  readonly directory: string;
  /** May name the fingerprint key; git has it for a ledger on a branch. */
  readonly environment?: Environment;
  /** Dates what is put on a branch. */
  readonly clock?: Clock;
}

export const LEDGER_OPTION: CommandOptions = {
  ledger: {
    ...required(
      valued(
        'sqlite:FILE, branch:NAME or postgres://… (or CLAIMGATE_LEDGER, or the configuration)',
        'LEDGER',
      ),
      (invocation) => askedConfiguration(invocation).ledger,
    ),
    setting: 'CLAIMGATE_LEDGER',
  },
};

export function askedLedger(invocation: Invocation): LedgerPlace {
  const { args, directory, host } = invocation;
  const named = args.text('ledger') ?? host.environment['CLAIMGATE_LEDGER'];
  const { clock, environment } = host;
  const location = named ?? askedConfiguration(invocation).ledger;
  return { location, directory, environment, clock };
}

/** An empty text is not guessed; no message repeats the text, which may hold a password. @throws ClaimgateError */
export function ledgerLocation({ location: text, ...place }: LedgerPlace): LedgerSource {
  const { clock = () => 0, directory, environment = {} } = place;
  if (text === undefined || text === '') throw new ClaimgateError('ledger_location_missing');
  const branch = branchIn(text);
  if (branch !== undefined) return ledgerOnBranch(branch, { clock, directory, environment });
  const location = parseLocation(text);
  return location.engine === 'sqlite'
    ? { ...location, path: resolve(directory, location.path) }
    : location;
}

/** The location of a ledger that a service works with. @throws ClaimgateError `ledger_branch_unserved` */
export function ledgerToServe(place: LedgerPlace): LedgerLocation {
  const location = ledgerLocation(place);
  if (location.engine !== 'branch') return location;
  throw new ClaimgateError('ledger_branch_unserved', { found: `branch:${location.branch}` });
}

/** The ledger of a call about the service. @throws ClaimgateError `ledger_branch_unserved` */
export function askedServed(invocation: Invocation): LedgerPlace {
  const place = askedLedger(invocation);
  ledgerToServe(place);
  return place;
}

export async function withLedger<T>(
  place: LedgerPlace,
  work: (ledger: Driver) => Promise<T>,
): Promise<T> {
  return closing(await openLedger(ledgerLocation(place)), work);
}

/** The fingerprint key of a ledger. @throws ClaimgateError where none is named */
export async function keyOf(place: LedgerPlace, connection: Connection): Promise<Fingerprinter> {
  return fingerprinterFor(keyPlaceOf(place), (await readIdentity(connection)).deployment);
}

/** The fingerprint key of a ledger, if it is on this machine: with it, what is read only is checked by it, too. */
export async function keyIfThere(place: LedgerPlace, connection: Connection) {
  return fingerprinterIfThere(keyPlaceOf(place), (await readIdentity(connection)).deployment);
}

function keyPlaceOf({ directory, environment = {} }: LedgerPlace): KeyFilePlace {
  return { directory, environment };
}

export async function closing<Open extends Pick<Driver, 'close'>, T>(
  open: Open,
  work: (open: Open) => Promise<T>,
): Promise<T> {
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

interface NewLedger {
  readonly ledger: LedgerPlace;
  /** The name in its checkpoints; by default the one that the ledger has. */
  readonly origin: string | undefined;
  readonly deployment: string;
  readonly key: KeyFilePlace;
  readonly at: number;
}

/** Creates a ledger, or brings one up to date. @throws ClaimgateError */
export async function createLedger(request: NewLedger): Promise<LedgerResult> {
  const { at, deployment, key } = request;
  const location = ledgerLocation(request.ledger);
  const origin = requireMakeable(location, request.origin ?? (await originOf(location, at)));
  const fingerprints = await fingerprinterFor(key, deployment);
  const { driver, applied } = await makeLedger(location, { origin, fingerprints }, at);
  await driver.close();
  return { origin, deployment, fingerprint_key_id: fingerprints.keyId, applied: [...applied] };
}

async function originOf(location: LedgerSource, at: number): Promise<string | undefined> {
  const ledger = await openForCopy(location, at).catch(undefinedFor('ledger_missing'));
  return ledger && (await closing(ledger, (open) => open.read(readIdentity))).origin;
}

/** @throws ClaimgateError where no ledger may lie, or for a name that no checkpoint can bear */
export function requireMakeable(location: LedgerSource, origin: string | undefined): string {
  if (location.engine === 'sqlite') refuseForbiddenPath(location.path, 'the ledger');
  if (origin !== undefined && isNoteName(origin)) return origin;
  throw new ClaimgateError('usage', { expected: '--origin NAME, without spaces or +' });
}

/** Makes the ledger of a deployment, whose records bear its fingerprints. */
export function makeLedger(
  location: LedgerSource,
  { origin, fingerprints }: { readonly origin: string; readonly fingerprints: Fingerprinter },
  at: number,
  options?: OpenOptions,
): Promise<Initialised> {
  const { deployment, keyId } = fingerprints;
  return initLedger(location, { origin, deployment, fingerprint_key_id: keyId }, at, options);
}
