import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { ROUTES } from '../../src/service/routes/table.ts';
import { newLedger } from '../ledger/world.ts';
import { startService } from './running.ts';

test('liveness is the same answer straight from the server, without a line, as from the routes', async () => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  const answerOf = async (path: string) => {
    const response = await fetch(service.base + path, { headers: { 'x-request-id': 'alive' } });
    const sent = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    return { status: response.status, sent, body: await response.text() };
  };
  // Only the very path is answered straight.
  const straight = await answerOf(ROUTES.health.path);
  const routed = await answerOf(`${ROUTES.health.path}?verbose`);
  assert.deepEqual(straight, routed);
  assert.deepEqual([straight.status, straight.sent['x-request-id']], [200, 'alive']);
  await delay(10);
  assert.equal(service.lines.filter((line) => line.includes('alive')).length, 1);
  await service.stop();
  await ledger.driver.close();
});
