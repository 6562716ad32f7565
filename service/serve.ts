import { fingerprinterOf, type Fingerprinter } from '../src/digest/index.ts';
import type { ServiceResult, WebhookSettings } from '../src/documents/index.ts';
import { undefinedFor } from '../src/findings/error.ts';
import { ClaimgateError } from '../src/findings/index.ts';
import { readSecretFile } from '../src/io/private-files.ts';
import {
  openLedger,
  readIdentity,
  type Driver,
  type LedgerLocation,
  type OpenOptions,
} from '../src/ledger/index.ts';
import {
  administrationOf,
  AuditLog,
  causeOf,
  connectionsIn,
  databaseProbe,
  firstUsed,
  loadMetrics,
  loadServer,
  logTo,
  publicOriginOf,
  readinessService,
  readWebhookSettings,
  s3Check,
  s3Settings,
  serveMetrics,
  sessionAuthentication,
  shutDown,
  startWebhooks,
  storageProbe,
  tokenAuthentication,
  type ListenAddress,
  type Log,
  type Metrics,
  type Probes,
  type ServiceContext,
  type ShutdownTimes,
  type WebhookSetup,
} from './index.ts';
import {
  keyFileOfService,
  readFingerprintKeyFile,
  readOrCreateFingerprintKey,
} from '../src/commands/fingerprints.ts';
import { readFileEnd } from '../src/io/files.ts';
import { fileAppender } from '../src/io/write-files.ts';
import type { Host } from '../src/commands/host.ts';
import type { NamedFile } from '../src/commands/named-file.ts';
import {
  ledgerLocation,
  makeLedger,
  requireMakeable,
  type LedgerPlace,
} from '../src/commands/open-ledger.ts';
import { readinessSetup, type ReadinessSources } from './readiness-sources.ts';

/** Configuration of a service: its sources and its address. */
export interface ServeRequest {
  /** By default a file in the folder. */
  readonly ledger: LedgerPlace;
  /** The name in the checkpoints of a ledger that is made. */
  readonly origin: string | undefined;
  readonly sources: ReadinessSources;
  readonly listen: ListenAddress;
  /** The URL that people open in the browser; by default the address. */
  readonly publicUrl: string | undefined;
  readonly isBehindProxy: boolean;
  /** Where `/metrics` answers; by default nowhere. */
  readonly metrics: ListenAddress | undefined;
  /** Where requests of administration are written to beside the log: a file, or standard output. */
  readonly auditLog: NamedFile | 'stdout' | undefined;
  /** The settings of webhooks, which hold secrets; without them nothing is sent. */
  readonly webhooks: NamedFile | undefined;
  readonly times: ShutdownTimes;
  readonly at: number;
}

/** The ledger of an instance that names none. */
const DEFAULT_LEDGER = 'sqlite:claimgate-ledger.sqlite';

/**
 * How long the database may take: less than an answer may, so that what is known in spite of it can
 * still be said.
 */
export const WAITS = { patienceMs: 8000, answerMs: 8000 };

/** Answers probes and readiness over HTTP, until a signal asks to stop. @throws ClaimgateError where it can't start */
export async function serve(request: ServeRequest, host: Host): Promise<ServiceResult> {
  const { listen, publicUrl, times } = request;
  const startServer = await loadServer();
  const metrics = request.metrics && (await loadMetrics());
  // Standard output is for what the command comes to, as everywhere.
  const { log: write, flush } = logTo((text) => host.stderr.write(text), host.clock);
  const audit = await auditLogOf(request, host, write);
  const log: Log = (line) => {
    write(line);
    audit.add(line);
    metrics?.observe(line);
  };
  const stopping = new Stopping(host.signals);
  const state = {
    isDraining: false,
    origin: publicUrl === undefined ? originAt(listen) : publicOriginOf(publicUrl),
  };
  try {
    const { context: prepared, close, webhooks: setup } = await prepare(request, host, log, state);
    const context = { ...prepared, audit };
    let closeMetrics = () => {};
    try {
      const { server, address } = await startServer(context, listen);
      if (publicUrl === undefined) state.origin = originAt(address);
      log({ level: 'info', event: 'listening', ...address, origin: state.origin });
      // The first decisions take the longest, and nobody should wait for them; a fault is in the log.
      void context.readiness.board().catch(() => {});
      closeMetrics = await watched(metrics, context, request.metrics, log);
      const webhooks = setup && startWebhooks(setup);
      const stopped_by = await stopping.asked;
      state.isDraining = true;
      const [all_answered] = await Promise.all([
        shutDown(server, times, log, stopping.hurry),
        webhooks?.stop(AbortSignal.any([stopping.hurry, AbortSignal.timeout(times.deadlineMs)])),
      ]);
      return { stopped_by, all_answered };
    } finally {
      closeMetrics();
      await close();
    }
  } finally {
    stopping.dispose();
    flush();
  }
}

/** Answers scrapes, until what it returns is called: after the last request, so that a stop can be watched, too. */
async function watched(
  metrics: Metrics | undefined,
  context: ServiceContext,
  listen: ListenAddress | undefined,
  log: Log,
): Promise<() => void> {
  if (!metrics || !listen) return () => {};
  const { server, address } = await serveMetrics(metrics, context, listen);
  log({ level: 'info', event: 'metrics_listening', ...address });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** How much of an audit log is read for its page. */
const AUDIT_TAIL_BYTES = 512 * 1024;

/** @throws ClaimgateError where the file cannot be written */
async function auditLogOf(
  { auditLog }: ServeRequest,
  { clock, stdout }: Pick<Host, 'clock' | 'stdout'>,
  log: Log,
): Promise<AuditLog> {
  if (auditLog === undefined) return new AuditLog(clock);
  if (auditLog === 'stdout') return new AuditLog(clock, (text) => stdout.write(text));
  const { path, name } = auditLog;
  const append = fileAppender(path, name);
  const { bytes } = await readFileEnd(path, name, AUDIT_TAIL_BYTES);
  const write = (text: string) => {
    try {
      append(text);
    } catch (error) {
      log({ level: 'error', event: 'audit_failed', cause: causeOf(error) ?? null });
    }
  };
  return new AuditLog(clock, write, Buffer.from(bytes).toString('utf8'));
}

/** Everything that is open before the service listens. */
interface Prepared {
  readonly context: ServiceContext;
  readonly close: () => Promise<void>;
  readonly webhooks: WebhookSetup | undefined;
}

/** Reads and opens everything that the service needs; whatever can't be read stops the start. */
async function prepare(
  request: ServeRequest,
  host: Host,
  log: Log,
  state: { readonly isDraining: boolean; readonly origin: string },
): Promise<Prepared> {
  const { clock } = host;
  const { isBehindProxy, sources } = request;
  const settings = request.webhooks && (await webhookSettings(request.webhooks));
  const storage = await storageOf(host, log);
  const setup = await readinessSetup(sources, host, log);
  const { facts, contracts } = setup;
  const { document } = await facts();
  const connections = connectionsIn(host.environment);
  const { driver, fingerprints, probed } = await openOrMakeLedger(
    { ...request, connections },
    host,
    document.deployment,
    log,
  );
  const origin = () => state.origin;
  const evidence = { ...setup, ledger: driver };
  const readiness = readinessService(evidence);
  const context: ServiceContext = {
    readiness,
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
    probes: { database: databaseProbe(probed, log), ...storage },
    log,
    clock,
    isDraining: () => state.isDraining,
  };
  const webhooks = settings && { sources: evidence, readiness, settings, log };
  const close = async () => void (await Promise.all([driver.close(), probed.close()]));
  return { context, close, webhooks };
}

/** @throws ClaimgateError where others may read the secrets in it */
async function webhookSettings({ path, name }: NamedFile): Promise<WebhookSettings> {
  return readWebhookSettings(Buffer.from(readSecretFile(path, name), 'utf8'), name);
}

async function storageOf(
  { environment }: Pick<Host, 'environment'>,
  log: Log,
): Promise<Pick<Probes, 'storage'>> {
  const settings = s3Settings(environment);
  return settings ? { storage: storageProbe(await s3Check(settings), log) } : {};
}

/**
 * Opens the ledger, and makes it where there is none. One that is there is never migrated by a start:
 * that is for `ledger init`. @throws ClaimgateError
 */
async function openOrMakeLedger(
  {
    ledger: { location: named = DEFAULT_LEDGER, directory },
    origin,
    at,
    connections,
  }: ServeRequest & { readonly connections: number },
  { environment }: Pick<Host, 'environment'>,
  deployment: string,
  log: Log,
): Promise<{
  readonly driver: Driver;
  readonly fingerprints: Fingerprinter;
  readonly probed: Driver;
}> {
  const options = { ...WAITS, connections };
  const location = ledgerLocation({ location: named, directory });
  const keyFile = keyFileOfService({ environment, directory }, location);
  const there = await openLedger(location, options).catch(undefinedFor('ledger_missing'));
  const key = there
    ? await readFingerprintKeyFile(keyFile, keyFile)
    : await readOrCreateFingerprintKey(keyFile);
  const fingerprints = fingerprinterOf(key, deployment);
  const driver = there ?? (await makeNew(location, { origin, fingerprints }, { at, options }, log));
  try {
    await requireSame(driver, fingerprints);
    // By a connection of its own: readiness says whether the ledger answers, not whether others wait for it.
    const probed = await openLedger(location, { ...WAITS, connections: 1 });
    return { driver, fingerprints, probed };
  } catch (error) {
    await driver.close();
    throw error;
  }
}

async function makeNew(
  location: LedgerLocation,
  { origin: named, fingerprints }: { origin: string | undefined; fingerprints: Fingerprinter },
  { at, options }: { readonly at: number; readonly options: OpenOptions },
  log: Log,
): Promise<Driver> {
  const origin = requireMakeable(location, named ?? `claimgate.invalid/${fingerprints.deployment}`);
  const { driver, applied } = await makeLedger(location, { origin, fingerprints }, at, options);
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

/** The origin of pages that are opened at an address. */
export function originAt({ host, port }: ListenAddress): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
}

type Stop = ServiceResult['stopped_by'];
const STOPS: readonly Stop[] = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'];

/** The first request to stop is heard whenever it comes; the second one ends the waiting. */
class Stopping {
  readonly asked: Promise<Stop>;
  readonly #hurry = new AbortController();
  readonly #dispose: () => void;

  constructor(signals: NonNullable<Host['signals']> = () => () => {}) {
    const waiting: ((stop: Stop) => void)[] = [];
    this.asked = new Promise((resolve) => void waiting.push(resolve));
    let isAsked = false;
    this.#dispose = signals((signal) => {
      const stop = STOPS.find((one) => one === signal);
      if (stop === undefined) return;
      if (isAsked) this.#hurry.abort();
      isAsked = true;
      for (const resolve of waiting) resolve(stop);
    });
  }

  get hurry(): AbortSignal {
    return this.#hurry.signal;
  }

  dispose(): void {
    this.#dispose();
  }
}
