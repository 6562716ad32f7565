import { createServer, type RequestListener } from 'node:http';
import type * as promClient from 'prom-client';
import { instantOf, type EpochMs } from '../src/documents/json.ts';
import type { Driver } from '../src/ledger/driver/connection.ts';
import type { LogLine } from './http/log.ts';
import { operationMetrics, type Operations } from './operation-metrics.ts';
import { within, type ServiceContext } from './http/route.ts';
import { shared } from './probes.ts';
import type { SubjectStanding } from './readiness/board.ts';
import type { ReadinessService } from './readiness/readiness.ts';
import { BOUNDS, listen, missingPeer, type ListenAddress, type RunningServer } from './server.ts';

type MetricsSource = Pick<ServiceContext, 'probes' | 'clock'> & {
  readonly readiness: Pick<ReadinessService, 'survey'>;
  readonly operations?: Operations;
};

/** The metrics of one process (specification/service.md 7). */
export interface Metrics {
  observe(line: LogLine): void;
  /** Has the metrics tell how long work waits for a connection to the ledger. */
  readonly measured: (ledger: Driver) => Driver;
  text(source: MetricsSource): Promise<string>;
}

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const OPENMETRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

const OUTCOMES = ['signed_in', 'refused', 'limited'] as const;

type Client = typeof promClient;
type MetricsRegistry = promClient.Registry<promClient.OpenMetricsContentType>;

/** Loads the package that writes metrics. @throws ClaimgateError `service_package_missing` */
export async function loadMetrics(): Promise<Metrics> {
  const client: Client = await import(/* webpackIgnore: true */ 'prom-client').catch(
    missingPeer('prom-client'),
  );
  const registry: MetricsRegistry = new client.Registry<promClient.OpenMetricsContentType>();
  registry.setContentType(client.Registry.OPENMETRICS_CONTENT_TYPE);
  // Process: processor time, memory, delay of the event loop, collection of garbage.
  client.collectDefaultMetrics({ register: registry });
  // Gauges that are called totals, which Prometheus takes for counters, and what they are the totals of.
  for (const { name } of registry.getMetricsAsArray())
    if (name.startsWith('nodejs_active_')) registry.removeSingleMetric(name);
  const observeRequest = requestMetrics(client, registry);
  const operating = operationMetrics(client, registry);
  const survey = evidenceMetrics(client, registry);
  const probe = probeMetrics(client, registry);
  // Two scrapes at a time share one look at the ledger.
  const text = shared(async (source: MetricsSource) => {
    const { operations, clock } = source;
    await Promise.all([survey(source), probe(source), operating.survey(operations, clock())]);
    return registry.metrics();
  });
  const observe = (line: LogLine) => {
    observeRequest(line);
    operating.observe(line);
  };
  return { observe, measured: operating.measured, text };
}

function requestMetrics({ Counter, Histogram }: Client, registry: MetricsRegistry) {
  const registers = [registry];
  const durations = new Histogram({
    name: 'claimgate_http_request_duration_seconds',
    help: 'How long answers took, liveness aside, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const signIns = new Counter({
    name: 'claimgate_sign_in_attempts',
    help: 'Attempts to sign in by outcome: signed_in, refused or limited.',
    labelNames: ['outcome'],
    registers,
  });
  // Alerts on a rate need the zero before the first one.
  for (const outcome of OUTCOMES) signIns.inc({ outcome }, 0);
  return ({ event, method, route, status, duration_ms: duration, code }: LogLine): void => {
    if (event !== 'request') return;
    const labels = {
      method: String(method ?? 'none'),
      route: String(route ?? 'none'),
      status: String(status),
    };
    durations.observe(labels, Number(duration) / 1000);
    const outcome = route === '/admin/sign-in' && method === 'POST' ? outcomeOf(code) : undefined;
    if (outcome !== undefined) signIns.inc({ outcome });
  };
}

function evidenceMetrics(client: Client, registry: MetricsRegistry) {
  const gauge = makeGauge(client, registry);
  const decisions = gauge('decisions', 'Subjects that count by provider and state.', [
    'provider',
    'state',
  ]);
  const ofProvider = (name: string, help: string) => gauge(name, help, ['provider']);
  const counts = {
    advertisable: ofProvider('decisions_advertisable', 'Subjects that may be advertised.'),
    apart: ofProvider('subjects_not_connected', 'Subjects that nobody connected an account for.'),
    wrong: ofProvider(
      'claimed_not_advertisable',
      'Subjects that are publicly claimed and known not to be supported by the evidence.',
    ),
    accounts: ofProvider('accounts', 'Connected accounts.'),
    lapsed: ofProvider('accounts_reconnect_required', 'Accounts that have to be connected again.'),
  };
  const expiry = gauge(
    'next_expiry_seconds',
    'Seconds until evidence expires that an executable decision of a provider rests on.',
    ['provider'],
  );
  const factsAge = gauge('facts_age_seconds', 'Seconds since the runtime facts were generated.');
  const readable = gauge('evidence_readable', 'Whether ledger and runtime facts can be read.');
  const count = ({
    subject: { provider },
    claim,
    decision,
    isConnected,
  }: SubjectStanding): void => {
    counts.wrong.inc({ provider }, claim === 'wrong' ? 1 : 0);
    counts.apart.inc({ provider }, isConnected ? 0 : 1);
    counts.lapsed.inc({ provider }, 0);
    if (!isConnected && claim === 'none') return;
    decisions.inc({ provider, state: decision.state });
    counts.advertisable.inc({ provider }, decision.advertisable ? 1 : 0);
  };
  return async ({ readiness, clock }: MetricsSource): Promise<void> => {
    for (const one of [decisions, expiry, ...Object.values(counts)]) one.reset();
    try {
      const { rows, accounts, facts, isWhole } = await readiness.survey();
      const at = clock();
      factsAge.set((at - instantOf(facts.document.generated_at)) / 1000);
      readable.set(isWhole && !rows.some(isUnreadable) ? 1 : 0);
      // Without the ledger nothing is known of any claim.
      if (!isWhole) return;
      for (const row of rows) count(row);
      for (const [provider, end] of firstExpiries(rows))
        expiry.set({ provider }, (end - at) / 1000);
      for (const provider of facts.providers)
        counts.accounts.set({ provider }, facts.accountsWith(provider));
      for (const { provider } of accounts) counts.lapsed.inc({ provider });
    } catch {
      // The service logs why; a stale age would look like fresh facts.
      factsAge.set(Number.NaN);
      readable.set(0);
    }
  };
}

/** The next expiry of each provider. Blocked subjects are counted elsewhere, and must not hide it. */
function firstExpiries(rows: readonly SubjectStanding[]): ReadonlyMap<string, EpochMs> {
  const until = new Map<string, EpochMs>();
  for (const { subject, claim, decision, isConnected, expiry } of rows) {
    if (!expiry || !decision.executable || (!isConnected && claim === 'none')) continue;
    const { provider } = subject;
    until.set(provider, Math.min(until.get(provider) ?? Infinity, expiry.at));
  }
  return until;
}

function isUnreadable({ decision }: SubjectStanding): boolean {
  return decision.blockers.some(({ code }) => code === 'evidence_unreadable');
}

function probeMetrics(client: Client, registry: MetricsRegistry) {
  const up = makeGauge(client, registry)(
    'probe_up',
    'Whether a probe succeeds: database, or storage.',
    ['probe'],
  );
  return async ({ probes }: MetricsSource): Promise<void> => {
    up.set({ probe: 'database' }, Number(await probes.database()));
    if (probes.storage) up.set({ probe: 'storage' }, Number(await probes.storage()));
  };
}

function makeGauge({ Gauge }: Client, registry: MetricsRegistry) {
  return <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `claimgate_${name}`, help, labelNames, registers: [registry] });
}

function outcomeOf(code: LogLine[string] | undefined): (typeof OUTCOMES)[number] | undefined {
  if (code === undefined) return 'signed_in';
  if (code === 'sign_in_refused') return 'refused';
  return code === 'sign_in_limited' ? 'limited' : undefined;
}

/** Renders metrics in the format before OpenMetrics, which names a family of counters like its samples. */
export function inPrometheusText(text: string): string {
  return text
    .replaceAll(
      /^# HELP (\S+) (.*)\n# TYPE \1 counter$/gm,
      '# HELP $1_total $2\n# TYPE $1_total counter',
    )
    .replace(/# EOF\n$/, '');
}

const SCRAPE_MS = 10_000;

/** At an address of its own, which no load balancer sends traffic to: the network decides who may ask. */
export async function serveMetrics(
  metrics: Metrics,
  source: MetricsSource,
  { host, port }: ListenAddress,
): Promise<RunningServer> {
  const answer: RequestListener = (request, response) => {
    const path = request.url?.split('?', 1)[0];
    const isAsked = path === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!isAsked) {
      response.writeHead(path === '/metrics' ? 405 : 404, { 'content-length': 0 }).end();
      return;
    }
    within(SCRAPE_MS, metrics.text(source)).then(
      (text) => {
        const isOpen = /\bapplication\/openmetrics-text\b/.test(request.headers.accept ?? '');
        const body = isOpen ? text : inPrometheusText(text);
        response.writeHead(200, {
          'content-type': isOpen ? OPENMETRICS : PROMETHEUS,
          'content-length': Buffer.byteLength(body),
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      () => response.writeHead(503, { 'content-length': 0 }).end(),
    );
  };
  const server = createServer(BOUNDS, answer);
  return { server, address: await listen(server, host, port) };
}
