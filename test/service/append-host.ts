import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { append, openLedger, parseLocation } from '../../src/ledger/index.ts';
import {
  addServiceRoutes,
  databaseProbe,
  logTo,
  readinessService,
  tokenAuthentication,
} from '../../src/service/index.ts';
import { contextAt, contracts, item } from '../ledger/documents.ts';
import { readyFacts } from './running.ts';

/**
 * A host of its own that has the routes of the service among others, and one route that records:
 * `append-host.ts LOCATION`. It logs where it listens, as the program does.
 */
const [location = ''] = process.argv.slice(2);
const ledger = await openLedger(parseLocation(location));
const { log } = logTo((text) => void process.stderr.write(text), Date.now);
const clock = Date.now;

const app = new Hono();
app.get('/', (context) => context.text('the page of the host'));
addServiceRoutes(app, {
  readiness: readinessService({
    ledger,
    facts: async () => readyFacts(),
    contracts,
    claims: [],
    settings: { certificationEnforced: false, disabledProviders: new Set() },
    clock,
  }),
  authentication: tokenAuthentication(ledger, clock),
  probes: { database: databaseProbe(ledger, log) },
  log,
  clock,
  isDraining: () => false,
});
app.post('/append', async (context) => {
  const idempotencyKey = context.req.header('idempotency-key') ?? '';
  const document = { ...item('control', await context.req.json()), idempotencyKey };
  const outcome = await append(ledger, [document], contextAt(Date.now()));
  if (!outcome.ok) return context.json(outcome.findings, 409);
  const [only] = outcome.value;
  return context.json({ id: only?.id, sequence: only?.sequence }, 201);
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  log({ level: 'info', event: 'listening', port }),
);
