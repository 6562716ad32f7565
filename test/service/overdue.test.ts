import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '../../src/documents/index.ts';
import { ROUTES } from '../../src/service/routes/table.ts';
import { newLedger } from '../ledger/world.ts';
import { call } from './client.ts';
import { startService } from './running.ts';

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
