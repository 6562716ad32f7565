// The command `serve`: puts ledger, readiness, routes and probes together, and takes them apart again when a signal
// stops the process.

import type { Server } from 'node:http';
import type { ServiceResult, WebhookSettings } from '../src/documents/index.ts';
import { readSecretFile } from '../src/io/private-files.ts';
import { fileAppender } from '../src/io/write-files.ts';
import { usageError } from '../src/cli/arguments.ts';
import type { Command } from '../src/cli/command.ts';
import type { Invocation } from '../src/cli/invocation.ts';
import type { Host } from '../src/cli/host.ts';
import type { NamedFile } from '../src/cli/named-file.ts';
import { LEDGER_OPTION, askedLedger } from '../src/cli/evidence/open-ledger.ts';
import { valued, flag } from '../src/cli/options.ts';
import { makeAdministration } from './readiness/administration.ts';
import { AuditLog } from './http/audit-log.ts';
import { causeOf, logTo, type Log } from './http/log.ts';
import { databaseProbe, storageProbe } from './probes.ts';
import { firstUsed } from './access/authentication.ts';
import { loadMetrics, serveMetrics } from './metrics.ts';
import { loadServer, shutDown, type ListenAddress } from './server.ts';
import { publicOriginOf, sessionAuthentication } from './access/sessions.ts';
import type { Driver } from '../src/ledger/driver/connection.ts';
import { AwaitedLedger, connectionsIn, headFileOf } from './awaited-ledger.ts';
import { readinessService } from './readiness/readiness.ts';
import { readWebhookSettings, startWebhooks } from './webhook-delivery.ts';
import { s3Check, s3Settings } from './s3.ts';
import { tokenAuthentication } from './access/tokens.ts';
import type { Probes, ServiceContext } from './http/route.ts';
import { READINESS_OPTIONS, readinessSources } from './sources.ts';

const DEFAULT_LISTEN = '127.0.0.1:8080';

export const command: Command = {
  examples: {
    'claimgate serve --ledger sqlite:ledger.sqlite --facts runtime-facts.json --contracts provider-certification/contracts --claims provider-certification/public-claims.json --listen 127.0.0.1:8080':
      'answer probes and readiness; create the ledger if there is none',
  },
  options: {
    ...LEDGER_OPTION,
    ...READINESS_OPTIONS,
    listen: valued(`HOST:PORT; port 0 is any free one (default ${DEFAULT_LISTEN})`, 'HOST:PORT'),
    origin: valued('if the ledger is created: its name in checkpoints', 'NAME'),
    'public-url': valued(
      'the URL that people open in the browser (default: http:// and --listen)',
      'URL',
    ),
    'behind-proxy': flag('a proxy in front appends the client address to X-Forwarded-For'),
    metrics: valued(
      'serve GET /metrics for Prometheus at this address (default: not at all)',
      'HOST:PORT',
    ),
    'audit-log': valued(
      'append each administrative request to this file as a line of JSON; - is standard output',
      'FILE',
    ),
    'watch-export': valued(
      'tell the age of this file in the metrics: that of the last export',
      'FILE',
    ),
    'watch-backup': valued(
      'tell the age of this file, or of the newest one in this folder, in the metrics: that of the last backup',
      'FILE|DIR',
    ),
    webhooks: valued('send webhooks to the targets in this file (mode 600; default: none)', 'FILE'),
    'head-file': valued(
      'keep here where the ledger ended; one that is shorter at the next start is refused (default: in the folder for settings)',
      'FILE',
    ),
    'announce-for': valued(
      'on shutdown, keep answering this long after /ready turns 503 (default 5s)',
      'TIME',
    ),
    'stop-within': valued(
      'on shutdown, close open connections after this time (default 25s)',
      'TIME',
    ),
  },
  async run(invocation) {
    return { result: await serve(readRequest(invocation), invocation.host) };
  },
};

type ServeRequest = ReturnType<typeof readRequest>;

function readRequest(invocation: Invocation) {
  const { args, at } = invocation;
  const metrics = args.text('metrics');
  return {
    ledger: askedLedger(invocation),
    origin: args.text('origin'),
    readSources: readinessSources(invocation),
    listen: listenAddressOf(args.text('listen') ?? DEFAULT_LISTEN, 'listen'),
    publicUrl: args.text('public-url'),
    isBehindProxy: args.flag('behind-proxy') ?? false,
    metrics: metrics === undefined ? undefined : listenAddressOf(metrics, 'metrics'),
    auditLog: args.text('audit-log') === '-' ? ('stdout' as const) : invocation.file('audit-log'),
    webhooks: invocation.file('webhooks'),
    watchedFiles: {
      export: invocation.file('watch-export')?.path,
      backup: invocation.file('watch-backup')?.path,
    },
    headFile: invocation.file('head-file'),
    times: {
      announceMs: args.duration('announce-for', '5s'),
      deadlineMs: args.duration('stop-within', '25s'),
    },
    at,
  };
}

/** Reads `HOST:PORT`, where an address of IPv6 stands in brackets. @throws ClaimgateError `usage` */
function listenAddressOf(text: string, option: string): ListenAddress {
  const [, bracketed, plain, digits = ''] =
    /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9.-]+)):([0-9]{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host !== undefined && port <= 65_535) return { host, port };
  throw usageError({
    expected: 'HOST:PORT, such as 127.0.0.1:8080',
    found: `"${text}" for --${option}`,
  });
}

const DEFAULT_LEDGER = 'sqlite:claimgate-ledger.sqlite';

async function serve(request: ServeRequest, host: Host): Promise<ServiceResult> {
  const { listen, publicUrl, times } = request;
  const startServer = await loadServer();
  const metrics = request.metrics && (await loadMetrics());
  // Standard output is for what the command comes to, as everywhere.
  const { log: write, flush } = logTo((text) => host.stderr.write(text), host.clock);
  const audit = openAuditLog(request, host, write);
  const log: Log = (line) => {
    write(line);
    audit.add(line);
    metrics?.observe(line);
  };
  const stopping = stoppingBy(host.signals);
  const state = {
    isDraining: false,
    origin: publicUrl === undefined ? originAt(listen) : publicOriginOf(publicUrl),
  };
  const closing: (() => unknown)[] = [];
  try {
    const measured = metrics?.measured ?? ((driver: Driver) => driver);
    const made = await prepare({ ...request, measured }, host, log, state);
    const { context: prepared, ledger, operations, webhooks: setup } = made;
    closing.push(() => ledger.close());
    audit.keepIn(ledger.driver);
    closing.push(() => audit.stop());
    const context = { ...prepared, audit };
    const { server, address } = await startServer(context, listen);
    closing.push(() => cut(server));
    if (publicUrl === undefined) state.origin = originAt(address);
    log({ level: 'info', event: 'listening', ...address, origin: state.origin });
    if (metrics && request.metrics) {
      const scraped = await serveMetrics(metrics, { ...context, operations }, request.metrics);
      // After the last request, so that a stop can be watched, too.
      closing.push(() => cut(scraped.server));
      log({ level: 'info', event: 'metrics_listening', ...scraped.address });
    }
    // The first decisions take the longest, and nobody should wait for them; a fault is in the log.
    const opened = ledger.opened();
    void opened.then(() => context.readiness.board()).catch(() => {});
    const webhooks = setup && startWebhooks(setup);
    closing.push(() => webhooks?.stop(AbortSignal.abort()));
    const stopped_by = await Promise.race([stopping.asked, opened.then(() => stopping.asked)]);
    state.isDraining = true;
    const [all_answered] = await Promise.all([
      shutDown(server, times, log, stopping.hurry),
      webhooks?.stop(AbortSignal.any([stopping.hurry, AbortSignal.timeout(times.deadlineMs)])),
    ]);
    return { stopped_by, all_answered };
  } finally {
    for (const close of closing.toReversed()) await close();
    stopping.dispose();
    flush();
  }
}

function cut(server: Server): void {
  server.close();
  server.closeAllConnections();
}

function openAuditLog(
  { auditLog }: ServeRequest,
  { clock, stdout }: Pick<Host, 'clock' | 'stdout'>,
  log: Log,
): AuditLog {
  const onFailure = (cause: string | null) => log({ level: 'error', event: 'audit_failed', cause });
  if (auditLog === undefined) return new AuditLog(clock, undefined, onFailure);
  if (auditLog === 'stdout') return new AuditLog(clock, (text) => stdout.write(text), onFailure);
  const append = fileAppender(auditLog.path, auditLog.name);
  const write = (text: string) => {
    try {
      append(text);
    } catch (error) {
      onFailure(causeOf(error) ?? null);
    }
  };
  return new AuditLog(clock, write, onFailure);
}

async function prepare(
  request: ServeRequest & { readonly measured: (driver: Driver) => Driver },
  host: Host,
  log: Log,
  state: { readonly isDraining: boolean; readonly origin: string },
) {
  const { clock } = host;
  const { isBehindProxy, readSources } = request;
  const settings = request.webhooks && webhookSettings(request.webhooks);
  const storage = await openStorage(host, log);
  const setup = await readSources(log);
  const { facts, contracts } = setup;
  const { document } = await facts();
  const ledger = await AwaitedLedger.open({
    place: { ...request.ledger, location: request.ledger.location ?? DEFAULT_LEDGER },
    key: { environment: host.environment, directory: request.ledger.directory },
    deployment: document.deployment,
    origin: request.origin,
    connections: connectionsIn(host.environment),
    headFile: request.headFile?.path ?? headFileOf(host.environment, document.deployment),
    at: request.at,
    log,
    measured: request.measured,
  });
  const { driver, fingerprints, key, keepEnd, probed } = ledger;
  const origin = () => state.origin;
  const evidence = { ...setup, ledger: driver, fingerprints, keepEnd };
  const readiness = readinessService(evidence);
  const context: ServiceContext = {
    readiness,
    authentication: firstUsed([
      tokenAuthentication(driver, clock),
      sessionAuthentication(driver, clock, origin),
    ]),
    administration: makeAdministration({
      ledger: driver,
      fingerprints,
      key,
      contracts,
      facts,
      clock,
      origin,
      isBehindProxy,
    }),
    probes: { database: databaseProbe(probed, log, clock), ...storage },
    log,
    clock,
    isDraining: () => state.isDraining,
  };
  const webhooks = settings && { sources: evidence, readiness, settings, log };
  const targets = settings?.targets.map(({ name }) => name) ?? [];
  const operations = { ledger: driver, targets, watchedFiles: request.watchedFiles };
  return { context, ledger, operations, webhooks };
}

/** @throws ClaimgateError where others may read the secrets in it */
function webhookSettings({ path, name }: NamedFile): WebhookSettings {
  return readWebhookSettings(Buffer.from(readSecretFile(path, name), 'utf8'), name);
}

async function openStorage(
  { environment }: Pick<Host, 'environment'>,
  log: Log,
): Promise<Pick<Probes, 'storage'>> {
  const settings = s3Settings(environment);
  return settings ? { storage: storageProbe(await s3Check(settings), log) } : {};
}

export function originAt({ host, port }: ListenAddress): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
}

type Stop = ServiceResult['stopped_by'];
const STOPS: readonly Stop[] = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'];

/** The first request to stop is heard whenever it comes; the second one ends the waiting. */
function stoppingBy(signals: NonNullable<Host['signals']> = () => () => {}) {
  const hurry = new AbortController();
  let dispose = () => {};
  const asked = new Promise<Stop>((resolve) => {
    let isAsked = false;
    dispose = signals((signal) => {
      const stop = STOPS.find((one) => one === signal);
      if (stop === undefined) return;
      if (isAsked) hurry.abort();
      isAsked = true;
      resolve(stop);
    });
  });
  return { asked, hurry: hurry.signal, dispose };
}
