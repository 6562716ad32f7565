// Metrics about the running of the service itself: what is sent, what is kept, and what waits.

import type * as promClient from 'prom-client';
import type { EpochMs } from '../src/documents/json.ts';
import { newestIn } from '../src/io/files.ts';
import { TOOL } from '../src/documents/generated/tool.ts';
import {
  integerOf,
  textOf,
  type Connection,
  type Driver,
} from '../src/ledger/driver/connection.ts';
import type { LogLine } from './http/log.ts';

type Client = typeof promClient;
type Registry = promClient.Registry<promClient.OpenMetricsContentType>;

/** Names the parts of a service that its operator watches, beside its decisions. */
export interface Operations {
  readonly ledger: Driver;
  readonly targets: readonly string[];
  /** Files whose age the metrics have, such as the last export and backup; of a folder that of its newest file. */
  readonly watchedFiles: Readonly<Record<string, string | undefined>>;
}

const FILE_NAMES = ['export', 'backup'];
const WAIT_BUCKETS = [0.001, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 8];

export function operationMetrics({ Counter, Gauge, Histogram }: Client, registry: Registry) {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `claimgate_${name}`, help, labelNames, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter<Label>({ name: `claimgate_${name}`, help, labelNames, registers });
  gauge('build_info', 'The version of this program.', ['version']).set(
    { version: TOOL.version },
    1,
  );
  const tellAges = fileMetrics(gauge);
  const hooks = {
    pending: gauge('webhooks_pending', 'Messages that wait for delivery.', ['target']),
    retried: gauge('webhooks_retried', 'Of them, those that were tried in vain.', ['target']),
    oldest: gauge('webhooks_oldest_seconds', 'Age of the oldest waiting message.', ['target']),
  };
  const records = gauge('ledger_records', 'Records in the ledger, which is the place of its head.');
  const head = gauge('ledger_head_timestamp_seconds', 'When the last record was recorded.');
  const terms = gauge(
    'terms_readable',
    'Whether contracts and claims were readable when read last.',
  );
  terms.set(1);
  const waits = new Histogram({
    name: 'claimgate_ledger_wait_seconds',
    help: 'How long work waited for a connection to the ledger.',
    buckets: WAIT_BUCKETS,
    registers,
  });
  const { observe, givenUp } = webhookCounters(counter, terms);
  const survey = async (operations: Operations | undefined, at: EpochMs): Promise<void> => {
    if (!operations) return;
    tellAges(operations, at);
    for (const one of Object.values(hooks)) one.reset();
    for (const target of operations.targets) {
      givenUp.inc({ target }, 0);
      for (const one of Object.values(hooks)) one.set({ target }, 0);
    }
    try {
      const { waiting, last } = await operations.ledger.read(readState);
      for (const row of waiting) {
        const target = textOf(row, 'target');
        hooks.pending.set({ target }, integerOf(row, 'amount'));
        hooks.retried.set({ target }, integerOf(row, 'tried'));
        hooks.oldest.set({ target }, Math.max(0, (at - integerOf(row, 'oldest')) / 1000));
      }
      records.set(last.sequence);
      head.set(last.recordedAt / 1000);
    } catch {
      // The probe of the database tells it; old numbers would look like those of now.
      for (const one of [records, head]) one.set(Number.NaN);
      for (const one of Object.values(hooks)) one.reset();
    }
  };
  return {
    observe,
    survey,
    measured: (inner: Driver) => measured(inner, (ms) => waits.observe(ms / 1000)),
  };
}

type MakeCounter = (
  name: string,
  help: string,
  labels: ('cause' | 'target')[],
) => promClient.Counter<'cause' | 'target'>;

function webhookCounters(counter: MakeCounter, terms: promClient.Gauge) {
  const failures = counter('webhook_failures', 'Failed deliveries by cause.', ['target', 'cause']);
  const givenUp = counter('webhooks_given_up', 'Messages given up after three days.', ['target']);
  const observe = (line: LogLine): void => {
    const { event, webhook } = line;
    if (event === 'terms_unreadable') terms.set(0);
    if (event === 'terms_changed') terms.set(1);
    if (event !== 'webhook_failed' && event !== 'webhook_given_up') return;
    const target = String(webhook);
    failures.inc({ target, cause: String(line['error'] ?? `http_${String(line['status'])}`) });
    if (event === 'webhook_given_up') givenUp.inc({ target });
  };
  return { observe, givenUp };
}

type MakeGauge = (name: string, help: string, labels: 'file'[]) => promClient.Gauge<'file'>;

function fileMetrics(gauge: MakeGauge) {
  const help = 'Seconds since a file was written: export or backup.';
  const ages = gauge('file_age_seconds', help, ['file']);
  return ({ watchedFiles }: Operations, at: EpochMs): void => {
    for (const name of FILE_NAMES) {
      if (watchedFiles[name] === undefined) continue;
      // A file that is not there is older than any limit, or nobody would be told.
      ages.set({ file: name }, (at - (newestIn(watchedFiles[name]) ?? -Infinity)) / 1000);
    }
  };
}

const EVIDENCE = [
  'provider_approval_reviews',
  'provider_certification_runs',
  'provider_runtime_control_events',
  'provider_evidence_corrections',
];

async function readState(connection: Connection) {
  const waiting = await connection.query(
    `select target, count(*) as amount, min(created_at) as oldest,
       count(case when attempts > 0 then 1 end) as tried
     from service_webhook_deliveries group by target`,
  );
  const newest = EVIDENCE.map(
    (table) =>
      `select sequence, recorded_at from ${table} where sequence = (select max(sequence) from ${table})`,
  );
  const rows = await connection.query(`${newest.join(' union all ')} order by sequence desc`);
  const [row] = rows;
  const last = row
    ? { sequence: integerOf(row, 'sequence'), recordedAt: integerOf(row, 'recorded_at') }
    : { sequence: 0, recordedAt: Number.NaN };
  return { waiting, last };
}

/** Tells how long each piece of work waited before it had a connection. */
function measured(inner: Driver, tell: (ms: number) => void): Driver {
  const timed = <T, C extends Connection>(work: (connection: C) => Promise<T>) => {
    const asked = performance.now();
    return (connection: C) => {
      tell(performance.now() - asked);
      return work(connection);
    };
  };
  return {
    engine: inner.engine,
    read: (work) => inner.read(timed(work)),
    attest: (work) => inner.attest(timed(work)),
    write: (work) => inner.write(timed(work)),
    close: () => inner.close(),
  };
}
