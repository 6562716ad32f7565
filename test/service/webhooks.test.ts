import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { validatorOf } from '../documents/published.ts';
import type { RuntimeFacts, WebhookEvent } from '../../src/documents/index.ts';
import { DAY_MS, formatInstant } from '../../src/documents/json.ts';
import { append } from '../../src/ledger/append.ts';
import { readFacts, type Facts } from '../../src/ledger/export-facts.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { readWebhookSettings, startWebhooks } from '../../service/webhook-delivery.ts';
import {
  FINGERPRINTS,
  AT,
  contextAt,
  contracts,
  control,
  ENGINES,
  item,
  newLedger,
  record,
} from '../ledger/world.ts';
import { certified } from '../ledger/export-world.ts';
import { utf8 } from '../documents.ts';
import { valueOf } from '../trust/expect.ts';
import { offering, serviceOn } from './world.ts';

const isEvent = validatorOf('webhook-event');

const SECRETS = ['1', '2'].map((digit) => `whsec_${Buffer.alloc(32, digit).toString('base64')}`);

function settingsOf(url: string, changes: object = {}) {
  const target = { name: 'ops', url, secrets: SECRETS, ...changes };
  const settings = { schema_version: 1, targets: [target] };
  return readWebhookSettings(utf8(JSON.stringify(settings)), 'webhooks.json');
}

interface Received {
  readonly id: string;
  readonly event: WebhookEvent;
}

/** A receiver that verifies what it gets as Standard Webhooks says; `answers` are taken one after the other. */
async function receiver(answers: (number | 'hang up')[] = []) {
  const received: Received[] = [];
  const tries: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    const content = `${header('id')}.${header('timestamp')}.${body}`;
    const expected = SECRETS.map((secret) => {
      const key = Buffer.from(secret.slice(6), 'base64');
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
    });
    assert.equal(header('signature'), expected.join(' '));
    tries.push(`${request.method} ${request.url}`);
    const status = answers.shift() ?? 204;
    if (status === 'hang up') {
      request.socket.destroy();
      return;
    }
    if (status < 300) received.push({ id: header('id'), event: JSON.parse(body) as WebhookEvent });
    response
      .writeHead(status, status === 302 ? { location: '/elsewhere' } : {})
      .end('x'.repeat(99));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, received, tries, stop: () => server.close() };
}

function sourcesOn(ledger: Driver, clock: () => number, says: () => Promise<Facts>) {
  const settings = { certificationEnforced: true, disabledProviders: new Set<string>() };
  return {
    ledger,
    fingerprints: FINGERPRINTS,
    clock,
    contracts,
    facts: says,
    claims: [],
    settings,
  };
}

/** Replicas that watch one ledger, with a clock and runtime facts that a test sets. */
async function watching(engine: (typeof ENGINES)[number], settings: ReturnType<typeof settingsOf>) {
  const ledger = await certified(engine);
  const state: { now: number; facts: RuntimeFacts } = { now: AT, facts: offering() };
  const lines: Record<string, unknown>[] = [];
  let known = { of: state.facts, read: read(state.facts) };
  const says = () => {
    if (known.of !== state.facts) known = { of: state.facts, read: read(state.facts) };
    return known.read;
  };
  const clock = () => state.now;
  const replica = () =>
    startWebhooks(
      {
        sources: sourcesOn(ledger.driver, clock, async () => says()),
        readiness: serviceOn(ledger, { says: () => state.facts, clock }),
        settings,
        log: (line) => void lines.push(line),
      },
      5,
    );
  const marks = async () => (await ledger.raw('select * from service_webhook_marks')).length;
  const waiting = () => ledger.raw('select * from service_webhook_deliveries');
  /** Whether every message that waits was not tried yet, or its last try has ended. */
  const isIdle = async () => {
    const tried = new Set(lines.map(({ id, attempts }) => `${String(id)} ${String(attempts)}`));
    return (await waiting()).every((row) => {
      const { id, attempts } = Object(row) as Record<string, unknown>;
      return Number(attempts) === 0 || tried.has(`${String(id)} ${String(attempts)}`);
    });
  };
  /** Whether somebody looked at this instant, and what there was to say has arrived. */
  const isSeen = async () => {
    const looks = `select * from service_webhook_marks where value like 'done %' and seen_at = ${state.now}`;
    return (await ledger.raw(looks)).length > 0 && (await waiting()).length === 0;
  };
  return { ledger, state, lines, replica, marks, waiting, isIdle, isSeen };
}

function read(facts: RuntimeFacts) {
  return valueOf(readFacts(utf8(JSON.stringify(facts)), 'runtime-facts.json'));
}

async function until(is: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) {
    if (await is()) return;
    await delay(10);
  }
  assert.fail(`never: ${what}`);
}

for (const engine of ENGINES)
  describe(`webhooks on ${engine}`, () => {
    test('[T177] tell once of what changed, whichever replica sees it, until somebody takes it', async (t) => {
      const hook = await receiver([500, 'hang up', 302]);
      t.after(() => hook.stop());
      const world = await watching(engine, settingsOf(hook.url));
      const { state, ledger, lines } = world;
      const replicas = [world.replica(), world.replica()];
      t.after(() => Promise.all(replicas.map((one) => one.stop())));
      await until(async () => (await world.marks()) > 3, 'the first look');
      assert.deepEqual(await world.waiting(), [], 'what was there before is no change');

      await record(ledger, 'control', control({ state: 'disabled', reason: 'incident-12' }));
      await until(() => hook.tries.length >= 2, 'the first try of each message');
      // Each failed try is made again after a while, and a redirect is one.
      const failed = () => lines.filter((line) => line['event'] === 'webhook_failed');
      await until(() => failed().length >= 2, 'two failures');
      await until(async () => {
        // A try that takes longer than its lease would be made by the other replica too.
        if (await world.isIdle()) state.now += 1000;
        return hook.received.length >= 2;
      }, 'both messages');
      assert.ok(
        hook.tries.every((one) => one === 'POST /hook'),
        'no redirect is followed',
      );
      const [changed, blocked] = [...hook.received].sort((a, b) =>
        a.event.type < b.event.type ? -1 : 1,
      );
      assert.ok(changed && blocked);
      assert.equal(changed.event.type, 'control.changed');
      assert.deepEqual(
        changed.event.data.controls.map(({ state: to, reason }) => [to, reason]),
        [['disabled', 'incident-12']],
      );
      assert.equal(blocked.event.type, 'readiness.blocked');
      assert.ok(blocked.event.data.decisions.length >= 1);
      for (const decision of blocked.event.data.decisions) assert.equal(decision.state, 'disabled');
      for (const { event } of hook.received) assert.ok(isEvent(event), JSON.stringify(event));
      await until(async () => (await world.waiting()).length === 0, 'nothing waits');
      assert.equal(failed().length, 3, JSON.stringify(failed()));
      assert.ok(!JSON.stringify(lines).includes('127.0.0.1'), 'no address is logged');
    });
  });

test('[T177] a message that a killed replica had claimed is sent by another one', async (t) => {
  const hook = await receiver();
  t.after(() => hook.stop());
  const world = await watching('sqlite', settingsOf(hook.url));
  const { ledger, state } = world;
  const id = 'a'.repeat(32);
  // A replica claimed it for a minute, and ended.
  await ledger.raw(
    `insert into service_webhook_deliveries values ('${id}', 'ops', '{"type":"x"}', ${AT}, ${AT + 60_000}, 1)`,
    `insert into service_webhook_deliveries values ('${'b'.repeat(32)}', 'gone', '{}', ${AT}, ${AT}, 0)`,
  );
  const replica = world.replica();
  await until(async () => (await world.marks()) > 3, 'the first look');
  assert.equal(hook.received.length, 0);
  state.now += 60_000;
  await until(() => hook.received.length === 1, 'the message');
  assert.equal(hook.received[0]?.id, id);
  await replica.stop();
});

test('[T177] many controls are told at once, and their common end as well', async (t) => {
  const MANY = 450;
  const hook = await receiver();
  t.after(() => hook.stop());
  const types = ['control.changed', 'control.ended'];
  const world = await watching('sqlite', settingsOf(hook.url, { types }));
  const { ledger, state } = world;
  const first = world.replica();
  await until(async () => (await world.marks()) > 3, 'the first look');
  await first.stop();
  const ends = AT + 10 * 60_000;
  const expires_at = formatInstant(ends);
  const documents = Array.from({ length: MANY }, (_none, at) =>
    item('control', control({ selector: { provider: `p-${at}` }, state: 'disabled', expires_at })),
  );
  valueOf(await append(ledger.driver, documents, contextAt(AT)));
  const second = world.replica();
  t.after(() => second.stop());
  const told = (type: string) =>
    hook.received.flatMap(({ event }) => (event.type === type ? event.data.controls : [])).length;
  // The clock stands still: nothing waits for another minute.
  await until(() => told('control.changed') >= MANY, 'all changes');
  state.now = ends + 1;
  await until(() => told('control.ended') >= MANY, 'all ends');
  await until(world.isSeen, 'nothing waits');
  assert.deepEqual([told('control.changed'), told('control.ended')], [MANY, MANY]);
});

test('evidence is reported once before and once after its expiry; a message that never arrives is given up', async (t) => {
  const answers: number[] = [];
  const hook = await receiver(answers);
  t.after(() => hook.stop());
  const settings = settingsOf(hook.url, { types: ['evidence.expiring', 'evidence.expired'] });
  const world = await watching('sqlite', settings);
  const { state, lines } = world;
  const replica = world.replica();
  t.after(() => replica.stop());
  await until(async () => (await world.marks()) > 3, 'the first look');
  const seen = () => hook.received.map(({ event }) => event.type);
  const told = async (type: string) => {
    for (let days = 0; days < 400 && !seen().includes(type as WebhookEvent['type']); days += 1) {
      state.now += DAY_MS;
      await until(world.isSeen, 'a look on each day');
    }
  };
  await told('evidence.expiring');
  const [first] = hook.received;
  const [subject] = first?.event.data.subjects ?? [];
  const left = (Date.parse(subject?.expires_at ?? '') - state.now) / DAY_MS;
  assert.ok(left > 0 && left <= 14, `${left} days`);
  await told('evidence.expired');
  const expired = hook.received.find(({ event }) => event.type === 'evidence.expired');
  assert.ok(
    expired?.event.data.subjects.some(({ expires_at }) => expires_at === subject?.expires_at),
  );
  const names = hook.received.flatMap(({ event }) =>
    event.data.subjects.map((one) => JSON.stringify([event.type, one])),
  );
  assert.equal(new Set(names).size, names.length, 'each once');
  answers.push(500);
  const old = state.now - 3 * DAY_MS;
  await world.ledger.raw(
    `insert into service_webhook_deliveries values ('${'c'.repeat(32)}', 'ops', '{}', ${old}, ${old}, 9)`,
  );
  await until(
    () =>
      lines.some((line) => line['event'] === 'webhook_given_up' && line['id'] === 'c'.repeat(32)),
    'the last try',
  );
  assert.deepEqual(await world.waiting(), []);
});

describe('targets of webhooks', () => {
  for (const url of [
    'https://ops.example/hook?x=1',
    'http://127.0.0.1:9999/',
    'http://[::1]:80/',
    'http://localhost/x',
  ])
    test(`[T177] ${url} may be one`, () => assert.ok(settingsOf(url)));

  for (const url of [
    'http://ops.example/hook',
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'https://user:pass@ops.example/',
    'https://ops.example/#x',
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    'ops.example',
    '',
  ])
    test(`[T177] ${url || 'nothing'} is none`, () =>
      assert.throws(() => settingsOf(url), { code: 'webhook_target_invalid' }));

  test('have names of their own, secrets of a size, and known types', () => {
    const target = { name: 'ops', url: 'https://ops.example/', secrets: SECRETS };
    const text = JSON.stringify({ schema_version: 1, targets: [target, target] });
    assert.throws(() => readWebhookSettings(utf8(text), 'w'), { code: 'webhook_target_invalid' });
    for (const changes of [{ secrets: ['whsec_short'] }, { types: ['x'] }, { secrets: [] }])
      assert.throws(() => settingsOf('https://ops.example/', changes));
  });
});

test('nothing is sent for an ended ledger connection, and a failure is logged', async () => {
  const { driver } = await newLedger('sqlite');
  const lines: string[] = [];
  const webhooks = startWebhooks({
    sources: sourcesOn(
      driver,
      () => AT,
      () => Promise.reject(new Error('secret text')),
    ),
    readiness: { survey: () => Promise.reject(new Error('secret text')) },
    settings: settingsOf('https://ops.invalid/'),
    log: (line) => void lines.push(JSON.stringify(line)),
  });
  await webhooks.stop();
  assert.match(lines.join(), /"event":"webhooks_failed","code":"defect"/);
  assert.doesNotMatch(lines.join(), /secret text/);
});
