import { createHmac, randomInt } from 'node:crypto';
import { document as isSettings } from '../src/documents/generated/webhook-settings.validator.js';
import type { WebhookSettings, WebhookTarget } from '../src/documents/index.ts';
import { ClaimgateError, demand, type Result } from '../src/documents/findings.ts';
import { checkShape, DAY_MS, readJson, type EpochMs } from '../src/documents/json.ts';
import { integerOf, textOf, type Driver } from '../src/ledger/driver/connection.ts';
import { causeOf, classOf, describeError, type Log } from './http/log.ts';
import { makeWatch, type WatchSetup } from './webhook-watch.ts';

const MAX_SETTINGS_BYTES = 16 * 1024;

/** Reads the settings of webhooks. @throws ClaimgateError `webhook_target_invalid`, and what strict reading finds */
export function readWebhookSettings(bytes: Uint8Array, file: string): WebhookSettings {
  const read: Result<WebhookSettings> = checkShape<WebhookSettings>(
    { document: isSettings },
    readJson(bytes, { file, maxBytes: MAX_SETTINGS_BYTES }),
  );
  const settings = demand(read);
  const names = new Set(settings.targets.map(({ name }) => name));
  settings.targets.forEach(({ url }, index) => {
    if (isSafe(url)) return;
    // Not what was found: an address may hold a password.
    const expected = 'https://…, or http:// on the loopback interface; no user, no fragment';
    const pointer = `/targets/${index}/url`;
    throw new ClaimgateError('webhook_target_invalid', { file, pointer, expected });
  });
  if (names.size === settings.targets.length) return settings;
  throw new ClaimgateError('webhook_target_invalid', {
    file,
    pointer: '/targets',
    expected: 'a name of its own for each target',
  });
}

/** Anybody on the way could read plain HTTP, so only TLS leaves the machine. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  const isLoopback = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

interface WebhookSetup extends WatchSetup {
  readonly log: Log;
}

interface Webhooks {
  /** Begins nothing more, and waits for what is under way, unless it is aborted: then another replica sends it again. */
  stop(hurry?: AbortSignal): Promise<void>;
}

const TICK_MS = 2000;

/** Watches and delivers until it is stopped; a failure is logged, and the next turn tries again. */
export function startWebhooks(setup: WebhookSetup, tickMs = TICK_MS): Webhooks {
  const { log, settings } = setup;
  const cut = new AbortController();
  const watch = makeWatch(setup);
  const works: readonly (() => Promise<void>)[] = [
    watch,
    // A target that answers slowly holds up no other.
    ...settings.targets.map((target) => () => deliver(setup, target, cut.signal)),
  ];
  const underWay = new Map<() => Promise<void>, Promise<void>>();
  const turn = () => {
    for (const work of works) {
      if (underWay.has(work)) continue;
      const done = work()
        .catch((error: unknown) =>
          log({ level: 'warn', event: 'webhooks_failed', ...describeError(error) }),
        )
        .finally(() => underWay.delete(work));
      underWay.set(work, done);
    }
  };
  const timer = setInterval(turn, tickMs);
  turn();
  return {
    async stop(hurry) {
      clearInterval(timer);
      hurry?.addEventListener('abort', () => cut.abort());
      if (hurry?.aborted) cut.abort();
      await Promise.all(underWay.values());
    },
  };
}

const AT_ONCE = 4;
/** No other replica sends a message for so long: longer than any request takes. */
const LEASE_MS = 60_000;
const ANSWER_MS = 10_000;
/** A message that no one took for so long is given up. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

interface Delivery {
  readonly id: string;
  readonly body: string;
  readonly createdAt: EpochMs;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

async function deliver(
  setup: WebhookSetup,
  target: WebhookTarget,
  cut: AbortSignal,
): Promise<void> {
  const { ledger, clock } = setup.sources;
  const at = clock();
  const due = await ledger.read((connection) =>
    connection.query(DUE, [target.name, at, 1]).then((rows) => rows.length > 0),
  );
  if (!due || cut.aborted) return;
  const claimed = await ledger.write(async (connection) => {
    const rows = await connection.query(DUE, [target.name, at, AT_ONCE]);
    for (const row of rows)
      await connection.query(
        'update service_webhook_deliveries set due_at = $1, attempts = attempts + 1 where id = $2',
        [at + LEASE_MS, textOf(row, 'id')],
      );
    return rows.map((row): Delivery => ({
      id: textOf(row, 'id'),
      body: textOf(row, 'body'),
      createdAt: integerOf(row, 'created_at'),
      attempts: integerOf(row, 'attempts') + 1,
    }));
  });
  await Promise.all(claimed.map((delivery) => deliverOne(setup, target, delivery, cut)));
}

const DUE = `select * from service_webhook_deliveries where target = $1 and due_at <= $2
  order by due_at, id limit $3`;

async function deliverOne(
  { sources: { ledger, clock }, log }: WebhookSetup,
  target: WebhookTarget,
  delivery: Delivery,
  cut: AbortSignal,
): Promise<void> {
  const { id, attempts, createdAt } = delivery;
  const started = performance.now();
  const outcome = await post(target, delivery, clock(), cut);
  const line = {
    webhook: target.name,
    id,
    attempts,
    ...outcome,
    duration_ms: Math.round(performance.now() - started),
  };
  if (isTaken(outcome)) {
    await forget(ledger, id);
    log({ level: 'info', event: 'webhook_delivered', ...line });
    return;
  }
  const dueAt = clock() + backoffMs(attempts);
  if (dueAt - createdAt > GIVEN_UP_AFTER_MS) {
    await forget(ledger, id);
    log({ level: 'error', event: 'webhook_given_up', ...line });
    return;
  }
  await ledger.write((connection) =>
    connection.query('update service_webhook_deliveries set due_at = $1 where id = $2', [
      dueAt,
      id,
    ]),
  );
  log({ level: 'warn', event: 'webhook_failed', ...line });
}

function forget(ledger: Driver, id: string): Promise<unknown> {
  return ledger.write((connection) =>
    connection.query('delete from service_webhook_deliveries where id = $1', [id]),
  );
}

/** 5 s, 20 s, 80 s, … up to six hours, each a little other, so that not all come back at once. */
function backoffMs(attempts: number): number {
  const longest = 6 * 60 * 60_000;
  const wait = Math.min(longest, 5000 * 4 ** Math.min(attempts - 1, 10));
  return Math.round(wait * (0.8 + randomInt(400) / 1000));
}

type Outcome = { readonly status: number } | { readonly error: string };

function isTaken(outcome: Outcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

/** As Standard Webhooks has it; no redirect is followed, and nothing of the answer is read but its status. */
async function post(
  { url, secrets }: WebhookTarget,
  { id, body }: Delivery,
  at: EpochMs,
  cut: AbortSignal,
): Promise<Outcome> {
  const timestamp = String(Math.floor(at / 1000));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([cut, AbortSignal.timeout(ANSWER_MS)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'claimgate',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures(secrets, `${id}.${timestamp}.${body}`),
      },
      body,
    });
    await answer.body?.cancel();
    return { status: answer.status };
  } catch (error) {
    return { error: causeOf(error) ?? classOf(error) };
  }
}

/** One signature for each secret, so that a receiver that knows either accepts the message. */
function signatures(secrets: readonly string[], content: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
    })
    .join(' ');
}
