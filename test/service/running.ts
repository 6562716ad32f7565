import { randomBytes } from 'node:crypto';
import { createServer as createTcpServer, connect, type AddressInfo, type Socket } from 'node:net';
import { indexContracts } from '../../src/evidence/contract.ts';
import { DAY_MS } from '../../src/documents/json.ts';
import type { RuntimeFacts } from '../../src/documents/index.ts';
import { initLedger, parseLocation } from '../../src/ledger/open.ts';
import { readFacts, type Facts } from '../../src/ledger/export-facts.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { AuditLog } from '../../service/http/audit-log.ts';
import { logTo, type Log, type LogLine } from '../../service/http/log.ts';
import {
  createAdministrator as createCostly,
  type AdministratorRequest,
} from '../../service/access/administrators.ts';
import {
  createToken,
  tokenAuthentication,
  type TokenRequest,
} from '../../service/access/tokens.ts';
import { databaseProbe } from '../../service/probes.ts';
import { loadServer } from '../../service/server.ts';
import { readinessService } from '../../service/readiness/readiness.ts';
import type { Probes, ServiceContext } from '../../service/http/route.ts';
import { facts } from '../ledger/export-world.ts';
import type { PostgresServer } from '../ledger/postgres-server.ts';
import { FINGERPRINTS, AT, contract, IDENTITY, newLocation } from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';

/** A service that listens on a port of its own, over a real ledger. */
export interface RunningService {
  readonly base: string;
  readonly context: ServiceContext;
  /** Every line of the log, as text. */
  readonly lines: string[];
  /** Also what is not written. */
  readonly told: readonly LogLine[];
  /** Whether it says that it drains; a test may set it. */
  readonly state: { isDraining: boolean };
  stop(): Promise<void>;
}

/** A cost of scrypt that takes no time. */
export const NO_COST = { logN: 1, r: 1, p: 1 };

/** Makes an administrator whose password takes no time to compare: each sign-in costs what its hash says. */
export function createAdministrator(ledger: Driver, request: AdministratorRequest) {
  return createCostly(ledger, request, randomBytes, NO_COST);
}

export interface ServiceChanges {
  readonly probes?: Probes;
  readonly facts?: () => Promise<Facts>;
  readonly context?: Partial<ServiceContext>;
}

export function readyFacts(changes: Partial<RuntimeFacts> = {}): Facts {
  const bytes = Buffer.from(JSON.stringify(facts(changes)));
  return valueOf(readFacts(bytes, 'runtime-facts.json'));
}

export async function startService(
  ledger: Driver,
  changes: ServiceChanges = {},
): Promise<RunningService> {
  const lines: string[] = [];
  const state = { isDraining: false };
  const clock = () => AT;
  const audit = new AuditLog(clock);
  audit.keepIn(ledger);
  const { log: write, flush } = logTo(
    (text) => void lines.push(...text.trimEnd().split('\n')),
    clock,
  );
  const told: LogLine[] = [];
  const log: Log = (line) => {
    told.push(line);
    write(line);
    audit.add(line);
  };
  const context: ServiceContext = {
    readiness: readinessService({
      ledger,
      fingerprints: FINGERPRINTS,
      facts: changes.facts ?? (async () => readyFacts()),
      contracts: indexContracts([contract]),
      claims: [],
      settings: { certificationEnforced: true, disabledProviders: new Set() },
      clock,
    }),
    authentication: tokenAuthentication(ledger, clock),
    probes: changes.probes ?? { database: databaseProbe(ledger, log) },
    log,
    audit,
    clock,
    isDraining: () => state.isDraining,
    ...changes.context,
  };
  const startServer = await loadServer();
  const { server, address } = await startServer(context, { host: '127.0.0.1', port: 0 });
  return {
    base: `http://127.0.0.1:${address.port}`,
    context,
    lines,
    told,
    state,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await audit.stop();
      flush();
    },
  };
}

/** A token for reading, good for a day from the instant of these tests. */
export async function tokenFor(
  ledger: Driver,
  changes: Partial<TokenRequest> = {},
): Promise<string> {
  const { token } = await createToken(ledger, {
    audience: 'api',
    name: 'test',
    scopes: ['readiness:read', 'accounts:read', 'capabilities:read'],
    createdAt: AT,
    expiresAt: AT + DAY_MS,
    ...changes,
  });
  return token;
}

/** Asks for liveness repeatedly until stopped; returns every status and the slowest answer. */
export function watchHealth(
  base: string,
): () => Promise<{ statuses: number[]; slowestMs: number }> {
  const statuses: number[] = [];
  let slowestMs = 0;
  const until = new AbortController();
  const watching = (async () => {
    while (!until.signal.aborted) {
      const started = performance.now();
      const { status } = await fetch(`${base}/api/v1/health`);
      statuses.push(status);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    until.abort();
    await watching;
    return { statuses, slowestMs };
  };
}

/** A way to a TCP server that can be made to lose everything without a word, or to refuse. */
export interface Wire {
  readonly port: number;
  set(mode: 'open' | 'silent' | 'refusing'): void;
  close(): void;
}

export async function wireTo(
  target: { host: string; port: number } | { path: string },
): Promise<Wire> {
  let mode: 'open' | 'silent' | 'refusing' = 'open';
  const sockets = new Set<Socket>();
  const server = createTcpServer((client) => {
    sockets.add(client);
    client.on('error', () => {}).on('close', () => sockets.delete(client));
    if (mode === 'refusing') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    sockets.add(upstream);
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.on('data', (bytes) => void (mode === 'open' && upstream.write(bytes)));
    upstream.on('data', (bytes) => void (mode === 'open' && client.write(bytes)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      mode = next;
      if (next === 'refusing') for (const socket of sockets) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A new ledger on PostgreSQL, and the name by which it is reached over a wire that can be cut. */
export async function databaseOverWire(on?: () => Promise<PostgresServer>): Promise<{
  readonly location: string;
  readonly wire: Wire;
}> {
  const url = new URL(await newLocation('postgres', on));
  const made = await initLedger(parseLocation(url.href), IDENTITY, AT);
  await made.driver.close();
  const folder = url.searchParams.get('host');
  const wire = await wireTo(
    folder === null
      ? { host: url.hostname, port: Number(url.port || 5432) }
      : { path: `${folder}/.s.PGSQL.5432` },
  );
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  return { location: url.href, wire };
}
