import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '../../src/documents/index.ts';
import { ROUTES } from '../../service/http/table.ts';
import { tokenAuthentication } from '../../service/access/tokens.ts';
import { AT, newLedger } from '../ledger/world.ts';
import { call } from './client.ts';
import { startAdmin } from './admin-world.ts';
import { startService, tokenFor } from './running.ts';

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
