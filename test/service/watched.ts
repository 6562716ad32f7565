import type { RuntimeFacts, WebhookEvent } from '../../src/documents/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { loadMetrics } from '../../service/metrics.ts';
import { readinessService } from '../../service/readiness/readiness.ts';
import type { ReadinessSetup } from '../../service/readiness/snapshot.ts';
import { readWebhookSettings } from '../../service/webhook-delivery.ts';
import { makeWatch } from '../../service/webhook-watch.ts';
import { readinessSettings } from '../../src/readiness/input.ts';
import { utf8 } from '../documents.ts';
import { TESTED_REVISION } from '../evidence/documents.ts';
import { contracts, FINGERPRINTS, type TestLedger } from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';
import { claimOn, ENFORCED } from './world.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const targets = [{ name: 'ops', url: 'https://ops.example/', secrets: [secret] }];
const settings = readWebhookSettings(
  utf8(JSON.stringify({ schema_version: 1, targets })),
  'webhooks.json',
);

/** Clock and facts of a watched service, which may change between two looks. */
export interface Told {
  at: EpochMs;
  facts: RuntimeFacts | Error;
  disabled?: string | undefined;
  /** Whether the ledger is out of reach. */
  isDown?: boolean;
}

/** A service over a ledger that is scraped and sends webhooks, as an operator sees it. */
export async function watched(
  { driver, raw }: Pick<TestLedger, 'driver' | 'raw'>,
  told: Told,
  changes: Partial<ReadinessSetup> = {},
) {
  const clock = () => told.at;
  let read: { readonly says: RuntimeFacts; readonly facts: ReturnType<ReadinessSetup['facts']> };
  const factsOf = (says: RuntimeFacts) => {
    const facts = Promise.resolve(valueOf(readFacts(utf8(JSON.stringify(says)), 'facts.json')));
    return { says, facts };
  };
  const sources: ReadinessSetup = {
    ledger: breakable(driver, told),
    fingerprints: FINGERPRINTS,
    contracts,
    claims: [claimOn()],
    ancestry: new Map([[TESTED_REVISION, true]]),
    clock,
    facts: async () => {
      if (told.facts instanceof Error) throw told.facts;
      if (read?.says !== told.facts) read = factsOf(told.facts);
      return read.facts;
    },
    ...changes,
    get settings() {
      return readinessSettings({ ...ENFORCED, CLAIMGATE_DISABLED_PROVIDERS: told.disabled });
    },
  };
  const readiness = readinessService(sources);
  const metrics = await loadMetrics();
  const watch = makeWatch({ sources, readiness, settings });
  const scrape = () => metrics.text({ readiness, clock, probes: { database: async () => true } });
  const sent = async (): Promise<WebhookEvent[]> => {
    await watch().catch(() => {});
    const rows = (await raw('select body from service_webhook_deliveries')) as { body: string }[];
    await raw('delete from service_webhook_deliveries');
    return rows.map(({ body }) => JSON.parse(body) as WebhookEvent);
  };
  return { readiness, scrape, sent };
}

function breakable(driver: Driver, told: Told): Driver {
  return Object.assign(Object.create(driver) as Driver, {
    read: (work: Parameters<Driver['read']>[0]) => {
      if (told.isDown) throw new ClaimgateError('ledger_unreachable');
      return driver.read(work);
    },
  });
}

/** The value of a series of a scrape; `undefined` where there is none. */
export function sampleOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
