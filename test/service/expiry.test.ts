import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import type { WebhookEvent, Problem } from '../../src/documents/index.ts';
import { present } from '../../src/documents/findings.ts';
import { DAY_MS, formatInstant } from '../../src/documents/json.ts';
import { append } from '../../src/ledger/append.ts';
import { historyOf } from '../../src/ledger/reading.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import type { AppendItem } from '../../src/ledger/prepare-record.ts';
import { readWebhookSettings } from '../../service/webhook-delivery.ts';
import { makeWatch } from '../../service/webhook-watch.ts';
import { facts } from '../ledger/facts.ts';
import {
  FINGERPRINTS,
  AT,
  contextAt,
  contracts,
  control,
  correcting,
  failed,
  item,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
} from '../ledger/world.ts';
import { utf8 } from '../documents.ts';
import { valueOf } from '../trust/expect.ts';
import { ENFORCED, request, serviceOn } from './world.ts';
import { ROUTES } from '../../service/http/table.ts';
import { tokenAuthentication } from '../../service/access/tokens.ts';
import { call } from './client.ts';
import { startAdmin } from './admin-world.ts';
import { startService, tokenFor } from './running.ts';

describe('expiry', () => {
  const HOUR_MS = 3_600_000;
  const SOON = AT + 2 * HOUR_MS;

  const SETTINGS = readWebhookSettings(
    utf8(
      JSON.stringify({
        schema_version: 1,
        targets: [
          {
            name: 'ops',
            url: 'https://ops.example/',
            secrets: [`whsec_${Buffer.alloc(32, 1).toString('base64')}`],
          },
        ],
      }),
    ),
    'webhooks.json',
  );

  /** A ledger without a control or claim, under a grant that ends in two hours, and the events of a look. */
  async function watched() {
    const ledger = await newLedger('sqlite');
    const says = facts();
    const account = present(says.accounts[0]);
    const authorization = { ...account.authorization, expires_at: formatInstant(SOON) };
    const ending = { ...says, accounts: [{ ...account, authorization }] };
    const known = valueOf(readFacts(utf8(JSON.stringify(ending)), 'runtime-facts.json'));
    const time = { now: AT };
    const clock = () => time.now;
    const readiness = serviceOn(ledger, { says: () => ending, environment: {}, claims: [], clock });
    const sources = {
      ledger: ledger.driver,
      fingerprints: FINGERPRINTS,
      clock,
      contracts,
      facts: async () => known,
      claims: [],
      settings: { certificationEnforced: false, disabledProviders: new Set<string>() },
    };
    const look = makeWatch({ sources, readiness, settings: SETTINGS });
    /** The events of a look at an instant: type and item of each subject. */
    const toldAt = async (now: number) => {
      time.now = now;
      await look();
      const rows = await ledger.raw('select * from service_webhook_deliveries order by body');
      await ledger.raw('delete from service_webhook_deliveries');
      const events = rows.map((row) => JSON.parse(String(Object(row).body)) as WebhookEvent);
      return events.flatMap(({ type, data }) => [
        ...data.subjects.map(({ what, expires_at }) => `${type} ${what} ${expires_at}`),
        ...data.decisions.map(({ state }) => `${type} ${state}`),
        ...data.accounts.map(({ codes }) => `${type} ${codes.join(' ')}`),
      ]);
    };
    return { ledger, toldAt };
  }

  const of = (what: string, at: number) => `${what} ${formatInstant(at)}`;

  test('[T354] an event comes before and after an expiry, whatever is missing and whatever expired long ago', async () => {
    const { ledger, toldAt } = await watched();
    const old = formatInstant(AT - HOUR_MS);
    await record(ledger, 'approval', review({ expires_at: old }));
    await record(ledger, 'run', run('live', { expires_at: old }));
    const expiring = await toldAt(AT);
    assert.ok(expiring.includes(`evidence.expiring ${of('authorization', SOON)}`), expiring.join());
    assert.deepEqual(await toldAt(AT + HOUR_MS), []);
    const expired = await toldAt(SOON);
    assert.ok(expired.includes(`evidence.expired ${of('authorization', SOON)}`), expired.join());
    assert.ok(expired.includes('account.reconnect_required authorization_expired'), expired.join());
    assert.ok(!expired.some((one) => one.startsWith('readiness.blocked')), expired.join());
    assert.deepEqual(await toldAt(SOON + HOUR_MS), []);
  });

  test('[T354] an event comes for excused evidence that expires, too', async () => {
    const { ledger, toldAt } = await watched();
    const end = AT + HOUR_MS;
    await record(ledger, 'approval', review({ expires_at: formatInstant(end) }));
    await record(ledger, 'run', run('live', { expires_at: formatInstant(end) }));
    const expiring = await toldAt(AT);
    assert.ok(expiring.includes(`evidence.expiring ${of('approval', end)}`), expiring.join());
    const next = await toldAt(end);
    assert.ok(next.includes(`evidence.expired ${of('approval', end)}`), next.join());
    assert.ok(next.includes(`evidence.expiring ${of('authorization', SOON)}`), next.join());
    assert.ok(!next.some((one) => one.startsWith('readiness.blocked')), next.join());
  });

  test('[T386] a clock that was far ahead keeps no replica from looking', async () => {
    const { ledger, toldAt } = await watched();
    await toldAt(AT + 365 * 24 * HOUR_MS);
    await toldAt(AT);
    const looks = await ledger.raw(
      `select * from service_webhook_marks where value like 'done %' and seen_at = ${AT}`,
    );
    assert.equal(looks.length, 1);
  });
});

describe('next expiry', () => {
  const HOUR_MS = 3_600_000;
  const SOON = AT + 2 * HOUR_MS;

  /** Facts whose one grant ends in two hours. */
  function endingGrant() {
    const says = facts();
    const account = present(says.accounts[0]);
    const authorization = { ...account.authorization, expires_at: formatInstant(SOON) };
    return { ...says, accounts: [{ ...account, authorization }] };
  }

  const rowOn = async (ledger: TestLedger, clock = AT, environment = {}) =>
    present(
      (
        await serviceOn(ledger, { says: endingGrant, environment, clock: () => clock }).survey()
      ).rows.find(({ subject }) => subject.operation === 'publish_immediate'),
    );

  test('[T389] a healthy decision has an expiry whatever evidence is missing, and it ends then', async () => {
    const ledger = await newLedger('sqlite');
    assert.equal((await rowOn(ledger)).expiry, null, "the grant is a customer's");
    await record(ledger, 'approval', review());
    await record(ledger, 'run', run('live'));
    const row = await rowOn(ledger);
    assert.equal(row.decision.state, 'healthy');
    assert.deepEqual([row.expiry?.at, row.expiry?.what], [SOON, 'authorization']);
    const [account] = (await rowOn(ledger, SOON)).accounts;
    assert.equal(account?.decision.state, 'reconnect_required');
    // A review that expired long ago, and is excused, hides nothing.
    const expires_at = formatInstant(AT - HOUR_MS);
    await record(ledger, 'approval', review({ expires_at }));
    const excused = await rowOn(ledger);
    assert.deepEqual([excused.decision.state, excused.expiry?.at], ['healthy', SOON]);
    const blocked = await rowOn(ledger, AT, ENFORCED);
    assert.deepEqual([blocked.decision.executable, blocked.expiry?.what], [false, 'approval']);
  });
});

test('the states that a subject was in are those that were decided then', async () => {
  const ledger = await newLedger('sqlite');
  const time = { now: AT };
  const ageless = { max_facts_minutes: Infinity, max_clock_skew_seconds: Infinity };
  const service = serviceOn(ledger, { clock: () => time.now, factsLimits: ageless });
  const asked = request();
  const at = (days: number) => AT + days * DAY_MS;
  const dated = (days: number) => formatInstant(at(days));
  const runAt = (days: number) => run('live', { tested_at: dated(days), expires_at: dated(60) });
  const off = { state: 'disabled', reason: 'incident' } as const;
  const steps: readonly (readonly [days: number, AppendItem | 'correct' | null])[] = [
    [0, item('approval', review())],
    [1, item('control', control())],
    [2, item('run', run('local', { tested_at: dated(1), expires_at: dated(60) }))],
    [3, item('run', runAt(2))],
    [5, item('control', control({ ...off, starts_at: dated(6), expires_at: dated(8) }))],
    [6.5, null],
    [8.5, null],
    [9, item('control', control({ reason: 'resolved', starts_at: dated(9) }))],
    [12, item('run', failed(runAt(11)))],
    [14, 'correct'],
    [15, item('run', runAt(14.5))],
    [20, null],
    [50, null],
  ];
  const decided: (readonly [at: number, state: string])[] = [];
  for (const [days, step] of steps) {
    time.now = at(days);
    if (step === 'correct') valueOf(await correcting(ledger, [7], time.now));
    else if (step) valueOf(await append(ledger.driver, [step], contextAt(time.now)));
    decided.push([time.now, (await service.decide(asked)).state]);
  }
  const records = await ledger.driver.read((c) => historyOf(c, asked.subject, { limit: 100 }));
  const standings = await service.past(asked.subject, records);
  const stateAt = (instant: number) =>
    standings.findLast(
      ({ from, until }) => from <= instant && (instant < until || until === time.now),
    );
  assert.deepEqual(
    decided.map(([instant]) => [instant, stateAt(instant)?.state]),
    decided,
  );
  assert.ok(new Set(decided.map(([, state]) => state)).size >= 4, JSON.stringify(decided));
  assert.equal(standings.at(-1)?.until, time.now);
});

test('[T163] a late answer is a 503, also where the process was too busy to notice', async (t) => {
  const ledger = await newLedger('sqlite');
  const token = await tokenFor(ledger.driver);
  const known = await tokenAuthentication(ledger.driver, () => AT).identify(
    new Headers({ authorization: `Bearer ${token}` }),
  );
  const answerMs = 20;
  const service = await startService(ledger.driver, {
    context: {
      authentication: {
        identify: async () => {
          const until = performance.now() + 2 * answerMs;
          while (performance.now() < until);
          return known;
        },
      },
      answerMs,
    },
  });
  t.after(() => service.stop());
  const { status, body, headers } = await call<Problem>(service.base, ROUTES.me.path);
  assert.deepEqual([status, body.code], [503, 'answer_overdue']);
  assert.equal(headers.get('retry-after'), '1');
});

test('[T163] requests beyond what is worked on are refused at once; probes are not', async (t) => {
  const ledger = await newLedger('sqlite');
  let waiting = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => void (letGo = () => resolve()));
  const authentication = tokenAuthentication(ledger.driver, () => AT);
  const service = await startService(ledger.driver, {
    context: {
      authentication: {
        identify: async (headers) => {
          waiting += 1;
          await held;
          return authentication.identify(headers);
        },
      },
      maxOpenRequests: 2,
    },
  });
  t.after(() => service.stop());
  const token = await tokenFor(ledger.driver);
  const ask = () => call<Problem>(service.base, ROUTES.me.path, { token });
  const open = [ask(), ask()];
  while (waiting < open.length) await new Promise((resolve) => setTimeout(resolve, 5));
  const refused = await ask();
  assert.deepEqual([refused.status, refused.body.code], [503, 'service_overloaded']);
  assert.equal(refused.headers.get('retry-after'), '1');
  assert.equal((await call(service.base, ROUTES.health.path)).status, 200);
  assert.equal((await call(service.base, ROUTES.ready.path)).status, 200);
  letGo();
  for (const { status } of await Promise.all(open)) assert.equal(status, 200);
  assert.equal((await ask()).status, 200);
});

test('an answer that does not come in time is a 503 that says so', async () => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver, {
    context: { authentication: { identify: () => new Promise(() => {}) }, answerMs: 300 },
  });
  const { status, body, ms } = await call<Problem>(service.base, ROUTES.me.path);
  assert.deepEqual([status, body.code], [503, 'answer_overdue']);
  assert.ok(ms >= 290, `${ms} ms`);
  await service.stop();
});

test('a busy service tells a browser so on a page, and a program as a problem', async (t) => {
  const service = await startAdmin('sqlite');
  t.after(() => service.stop());
  Object.assign(service.context, { maxOpenRequests: 0 });
  const api = await call<Problem>(service.base, ROUTES.me.path);
  assert.deepEqual([api.status, api.body.code], [503, 'service_overloaded']);
  for (const [path, status] of [
    ['/admin', 503],
    ['/admin/board.csv', 503],
    ['/admin/nothing-here', 404],
    ['/', 303],
  ] as const) {
    const answer = await fetch(`${service.base}${path}`, { redirect: 'manual' });
    assert.equal(answer.status, status, path);
    if (status === 303) continue;
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/, path);
    if (status === 503) assert.match(await answer.text(), /The service is busy/, path);
  }
});
