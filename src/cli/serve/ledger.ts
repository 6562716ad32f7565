import { fingerprinterOf, type Fingerprinter } from '../../digest/index.ts';
import { ClaimgateError } from '../../findings/index.ts';
import { refusalOf } from '../../findings/error.ts';
import {
  initLedger,
  openLedger,
  readIdentity,
  type Driver,
  type LedgerLocation,
} from '../../ledger/index.ts';
import type { Log } from '../../service/index.ts';
import { refuseForbiddenPath } from '../../io/output-path.ts';
import { isNoteName } from '../../trust/index.ts';
import type { Invocation } from '../command.ts';
import { readKey } from '../fingerprint-key.ts';
import { fingerprintKeyFile, readOrCreateKey } from './fingerprint-key.ts';

/** A ledger in use, and the key that its fingerprints are made with. */
export interface ServedLedger {
  readonly driver: Driver;
  readonly key: Uint8Array;
  readonly fingerprints: Fingerprinter;
}

/**
 * How long the database may take: less than an answer may, so that what is known in spite of it can
 * still be said.
 */
export const WAITS = { patienceMs: 8000, answerMs: 8000 };

/**
 * Opens the ledger, and makes it where there is none. One that is there is never migrated by a start:
 * that is for `ledger init`. @throws ClaimgateError
 */
export async function openOrMakeLedger(
  invocation: Invocation,
  location: LedgerLocation,
  deployment: string,
  log: Log,
): Promise<ServedLedger> {
  const keyFile = fingerprintKeyFile(invocation, location);
  const there = await openLedger(location, WAITS).catch((error: unknown) => {
    refusalOf(error, 'ledger_missing');
    return undefined;
  });
  const key = there ? await readKey(keyFile, keyFile) : await readOrCreateKey(keyFile);
  const fingerprints = fingerprinterOf(key, deployment);
  const driver = there ?? (await makeLedger(invocation, location, fingerprints, log));
  try {
    await requireSame(driver, fingerprints);
  } catch (error) {
    await driver.close();
    throw error;
  }
  return { driver, key, fingerprints };
}

async function makeLedger(
  { args, at }: Invocation,
  location: LedgerLocation,
  { deployment, keyId }: Fingerprinter,
  log: Log,
): Promise<Driver> {
  const origin = args.text('origin') ?? `claimgate.invalid/${deployment}`;
  if (!isNoteName(origin))
    throw new ClaimgateError('usage', { expected: '--origin NAME, without spaces or +' });
  const identity = { origin, deployment, fingerprint_key_id: keyId };
  if (location.engine === 'sqlite') refuseForbiddenPath(location.path, 'the ledger');
  const { driver, applied } = await initLedger(location, identity, at, WAITS);
  log({ level: 'info', event: 'ledger_made', origin, migrations: applied.length });
  return driver;
}

/** Facts, fingerprints and ledger are of one deployment, or nothing of one would ever fit the other. */
async function requireSame(driver: Driver, { deployment, keyId }: Fingerprinter): Promise<void> {
  const identity = await driver.read(readIdentity);
  if (identity.deployment === deployment && identity.fingerprint_key_id === keyId) return;
  throw new ClaimgateError('fingerprint_key_differs', {
    expected: `${identity.fingerprint_key_id} of ${identity.deployment}`,
    found: `${keyId} of ${deployment}`,
  });
}
