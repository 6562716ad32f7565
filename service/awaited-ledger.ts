// The ledger of a service, which may be out of reach or damaged when the service starts: then it starts without it,
// is not ready, and tries again. What another start would find wrong, too, ends it.

import { setTimeout as delay } from 'node:timers/promises';
import { fingerprinterOf, type Fingerprinter } from '../src/digest/index.ts';
import { ClaimgateError, refusalOf, undefinedFor, type Code } from '../src/documents/findings.ts';
import {
  keyFileOfService,
  readFingerprintKeyFile,
  readOrCreateFingerprintKey,
  type KeyFilePlace,
} from '../src/cli/keys/fingerprinter.ts';
import {
  ledgerToServe,
  makeLedger,
  requireMakeable,
  type LedgerPlace,
} from '../src/cli/evidence/open-ledger.ts';
import { keyFaultOf } from '../src/ledger/binding.ts';
import type { Attested, Connection, Driver, Engine } from '../src/ledger/driver/connection.ts';
import { readIdentity } from '../src/ledger/identity.ts';
import type { LastEntry } from '../src/ledger/log.ts';
import { openLedger, orClosed, type LedgerLocation } from '../src/ledger/open.ts';
import { describeError, type Log } from './http/log.ts';
import { together } from './readiness/board.ts';
import { knownEnd, rememberEnd } from './readiness/snapshot.ts';
import { dirname, join } from 'node:path';
import { isThere, readRegularFile } from '../src/io/files.ts';
import { configurationFolder, makePrivateFolder } from '../src/io/private-files.ts';
import type { Environment } from '../src/io/run-git.ts';
import { writeFileAtomically } from '../src/io/write-files.ts';

/** Less than an answer may take, so that what is known without the database can still be said. */
export const WAITS = { patienceMs: 8000, answerMs: 8000 };

const AGAIN_AFTER_MS = 1000;

/** Out of reach or damaged: no other configuration mends it, and it may come back without another start. */
const MAY_COME_BACK: readonly Code[] = [
  'ledger_unreachable',
  'ledger_unwritable',
  'ledger_standby',
  'ledger_unconfirmed',
  'ledger_busy',
  'ledger_moved',
  'ledger_incomplete',
  'ledger_damaged',
  'ledger_failed',
];

/** Of a file that is in use: what is at its place later may be whole. */
const LOST: ReadonlySet<Code> = new Set(['ledger_damaged', 'ledger_moved']);

interface AwaitedRequest {
  readonly place: LedgerPlace;
  readonly key: KeyFilePlace;
  readonly deployment: string;
  /** The name in its checkpoints, if it is made. */
  readonly origin: string | undefined;
  readonly connections: number;
  /** Where the end of the log is kept. */
  readonly headFile: string;
  readonly at: number;
  readonly log: Log;
  /** Counts who waits for a connection. */
  readonly measured: (driver: Driver) => Driver;
}

/** Makes a missing ledger; one that is there is never migrated by a start: that is for `ledger init`. */
export class AwaitedLedger {
  readonly fingerprints: Fingerprinter;
  readonly driver: LateDriver;
  /** With a connection of its own: readiness says whether the ledger answers, not whether others wait for it. */
  readonly probed: LateDriver;
  readonly key: Uint8Array;
  readonly #request: AwaitedRequest;
  readonly #location: LedgerLocation;
  readonly #closing = new AbortController();
  #keepEnd: ReturnType<typeof headKeeper> = async () => {};
  #again: Promise<void> = Promise.resolve();
  #isReopening = false;

  private constructor(request: AwaitedRequest, location: LedgerLocation, key: Uint8Array) {
    [this.#request, this.#location, this.key] = [request, location, key];
    this.fingerprints = fingerprinterOf(key, request.deployment);
    this.driver = new LateDriver(location.engine);
    this.probed = new LateDriver(location.engine, (cause) => this.#onFailure(cause));
  }

  /** Opens the ledger, or begins to wait for it. @throws ClaimgateError where waiting would be in vain */
  static async open(request: AwaitedRequest): Promise<AwaitedLedger> {
    const location = ledgerToServe(request.place);
    const keyFile = keyFileOfService(request.key, location, request.deployment);
    let there: Driver | undefined;
    let why: ClaimgateError | undefined;
    try {
      there = await openExisting(location, request);
    } catch (cause) {
      why = refusalOf(cause, ...MAY_COME_BACK);
    }
    // A ledger that can't be asked has its key already.
    const isNew = !there && !why;
    const reading = isNew
      ? readOrCreateFingerprintKey(keyFile)
      : readFingerprintKeyFile(keyFile, keyFile);
    const key = await (there ? orClosed(there, reading) : reading);
    const own = new AwaitedLedger(request, location, key);
    why ??= await own.#take(there);
    if (why) own.#again = own.#tryAgain(why);
    // It may be refused before anybody waits.
    own.#again.catch(() => {});
    return own;
  }

  /** Waits for the ledger. @throws ClaimgateError where it turns out to be one that this service can't work with */
  opened(): Promise<void> {
    return this.#again;
  }

  readonly keepEnd = (end: LastEntry): Promise<void> => this.#keepEnd(end);

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.driver.close(), this.probed.close()]);
  }

  async #tryAgain(first: ClaimgateError): Promise<void> {
    const { log } = this.#request;
    for (let why: ClaimgateError | undefined = first, told; why;) {
      // Once for each cause: the probe says it again with every request.
      if (why.code !== told)
        log({ level: 'error', event: 'ledger_awaited', ...describeError(why) });
      told = why.code;
      this.driver.refuse(why);
      this.probed.refuse(why);
      await this.#pause();
      if (this.#closing.signal.aborted) return;
      why = await this.#take();
    }
    log({ level: 'info', event: 'ledger_opened' });
  }

  /** A file that was repaired or put back is another one, which the connections to the old one never see. */
  #onFailure(cause: unknown): void {
    const isLost = cause instanceof ClaimgateError && LOST.has(cause.code);
    if (!isLost || this.#isReopening || this.#location.engine !== 'sqlite') return;
    this.#isReopening = true;
    void this.#reopen().finally(() => {
      this.#isReopening = false;
    });
  }

  async #reopen(): Promise<void> {
    const { log } = this.#request;
    for (;;) {
      await this.#pause();
      if (this.#closing.signal.aborted) return;
      try {
        // A missing one is never made here: it was there.
        const main = await openLedger(this.#location, optionsOf(this.#request));
        await this.#replace(main);
        log({ level: 'info', event: 'ledger_opened' });
        return;
      } catch (cause) {
        refusalOf(cause);
      }
    }
  }

  async #pause(): Promise<void> {
    const { signal } = this.#closing;
    await delay(AGAIN_AFTER_MS, undefined, { signal, ref: false }).catch(() => {});
  }

  async #replace(main: Driver): Promise<void> {
    const other = await orClosed(main, this.#check(main));
    this.driver.become(this.#request.measured(main));
    this.probed.become(other);
  }

  /** Takes the ledger into use; returns why it can't be yet. @throws ClaimgateError where it never can */
  async #take(there?: Driver): Promise<ClaimgateError | undefined> {
    try {
      const main =
        there ?? (await openExisting(this.#location, this.#request)) ?? (await this.#make());
      await this.#replace(main);
      return undefined;
    } catch (cause) {
      return refusalOf(cause, ...MAY_COME_BACK);
    }
  }

  /** Goes on from where the log ended before, and opens the connection of the probe. */
  async #check(main: Driver): Promise<Driver> {
    const { headFile, log } = this.#request;
    const identity = await main.read(readIdentity);
    const fault = keyFaultOf(identity, this.fingerprints);
    // Or nothing of the one would ever fit the other.
    if (fault) throw new ClaimgateError('fingerprint_key_differs', fault);
    const head = await readHead(headFile, identity.origin);
    // The end that this process read is newer than the one that it could keep.
    if (head && !knownEnd({ ledger: this.driver })) rememberEnd(this.driver, head);
    this.#keepEnd = headKeeper(headFile, identity.origin, log);
    return openLedger(this.#location, { ...WAITS, connections: 1 });
  }

  async #make(): Promise<Driver> {
    const { origin: name, deployment, at, log } = this.#request;
    const origin = requireMakeable(this.#location, name ?? `claimgate.invalid/${deployment}`);
    const asked = { origin, fingerprints: this.fingerprints };
    const made = await makeLedger(this.#location, asked, at, optionsOf(this.#request));
    log({ level: 'info', event: 'ledger_made', origin, migrations: made.applied.length });
    return made.driver;
  }
}

function openExisting(location: LedgerLocation, request: AwaitedRequest) {
  return openLedger(location, optionsOf(request)).catch(undefinedFor('ledger_missing'));
}

function optionsOf({ connections }: AwaitedRequest) {
  return { ...WAITS, connections };
}

/** A ledger in whose place another one comes: until then, each question is refused with the reason. */
class LateDriver implements Driver {
  readonly engine: Engine;
  #driver: Driver | undefined;
  #why = new ClaimgateError('ledger_unreachable');
  #isClosed = false;
  readonly #onFailure: (cause: unknown) => void;

  constructor(engine: Engine, onFailure: (cause: unknown) => void = () => {}) {
    this.engine = engine;
    this.#onFailure = onFailure;
  }

  refuse(why: ClaimgateError): void {
    this.#why = why;
  }

  become(driver: Driver): void {
    // After what is under way.
    void this.#driver?.close().catch(() => {});
    this.#driver = driver;
    // It was opened while the service ended.
    if (this.#isClosed) void driver.close();
  }

  async read<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      return await this.#now().read(work);
    } catch (cause) {
      this.#onFailure(cause);
      throw cause;
    }
  }

  async attest<T>(work: (connection: Attested) => Promise<T>): Promise<T> {
    return this.#now().attest(work);
  }

  async write<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#now().write(work);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#driver?.close();
  }

  #now(): Driver {
    if (this.#driver) return this.#driver;
    throw this.#why;
  }
}

const DEFAULT_CONNECTIONS = 4;
const MAX_CONNECTIONS = 100;

/** Connections beside that of `/ready`; absent is 4. @throws ClaimgateError `ledger_connections_invalid` */
export function connectionsIn(environment: KeyFilePlace['environment']): number {
  const text = environment['CLAIMGATE_LEDGER_CONNECTIONS'];
  if (text === undefined) return DEFAULT_CONNECTIONS;
  const count = /^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : Infinity;
  if (count <= MAX_CONNECTIONS) return count;
  throw new ClaimgateError('ledger_connections_invalid', {
    expected: `a number from 1 to ${MAX_CONNECTIONS}`,
    found: JSON.stringify(text),
  });
}

const MAX_HEAD_BYTES = 4096;

/** Where a service keeps the end of the ledger of a deployment, unless the call names a file. */
export function headFileOf(environment: Environment, deployment: string): string {
  return join(configurationFolder(environment), 'ledger-heads', `${deployment}.json`);
}

/** Reads the end that was kept; nothing where there is no file, or for a ledger of another origin. @throws ClaimgateError */
export async function readHead(file: string, origin: string): Promise<LastEntry | null> {
  const bytes = await readRegularFile(file, file, MAX_HEAD_BYTES).catch(
    undefinedFor('file_missing'),
  );
  if (!bytes) return null;
  const kept = headIn(Buffer.from(bytes).toString('utf8'));
  if (!kept) {
    const expected = 'the file that `claimgate serve` wrote, or none';
    throw new ClaimgateError('setting_invalid', { file, expected });
  }
  return kept.origin === origin ? { sequence: kept.sequence, leaf: kept.leaf } : null;
}

const HEAD =
  /^\{"origin":"([!-~]{1,256}?)","sequence":([1-9][0-9]{0,15}),"leaf":"(sha256:[0-9a-f]{64})"\}\n$/;

function headIn(text: string) {
  const [, origin, sequence, leaf] = HEAD.exec(text) ?? [];
  if (origin === undefined || sequence === undefined || leaf === undefined) return undefined;
  return { origin, sequence: Number(sequence), leaf };
}

/**
 * Returns what keeps the end of the log that was read last, written once for all who wait: a ledger that became shorter is
 * no newer one. The log says where it can't.
 */
export function headKeeper(file: string, origin: string, log: Log) {
  let [newest, kept] = [0, 0];
  let text = '';
  const write = together(async () => {
    if (newest <= kept) return;
    const sequence = newest;
    try {
      if (!isThere(dirname(file))) await makePrivateFolder(dirname(file));
      await writeFileAtomically(file, text, file);
      kept = sequence;
    } catch (error) {
      log({ level: 'error', event: 'head_unkept', code: refusalOf(error).code });
    }
  });
  return async ({ leaf, sequence }: LastEntry): Promise<void> => {
    if (leaf === null || sequence <= kept) return;
    if (sequence > newest)
      [newest, text] = [sequence, `${JSON.stringify({ origin, sequence, leaf })}\n`];
    await write();
  };
}
