import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { ROUTES } from '../../service/http/table.ts';
import { newLedger } from '../ledger/world.ts';
import { startService } from './running.ts';

test('liveness is answered without a line in the log, whatever is behind its path', async () => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  const answerOf = async (path: string) => {
    const response = await fetch(service.base + path, { headers: { 'x-request-id': 'alive' } });
    const sent = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    return { status: response.status, sent, body: await response.text() };
  };
  const plain = await answerOf(ROUTES.health.path);
  assert.deepEqual(await answerOf(`${ROUTES.health.path}?verbose`), plain);
  assert.deepEqual([plain.status, plain.sent['x-request-id']], [200, 'alive']);
  await delay(10);
  assert.deepEqual(
    service.lines.filter((line) => line.includes('alive')),
    [],
  );
  await service.stop();
  await ledger.driver.close();
});

test('the probes answer also who names no host, as HTTP/1.0 lets load balancers do', async (t) => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  t.after(() => service.stop());
  const { hostname, port } = new URL(service.base);
  const answerTo = (request: string) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket.on('data', (bytes) => void (text += bytes.toString()));
      socket.on('error', reject).on('close', () => resolve(text));
    });
  for (const { path } of [ROUTES.health, ROUTES.ready])
    assert.match(await answerTo(`GET ${path} HTTP/1.0\r\n\r\n`), /^HTTP\/1\.1 200 OK\r\n/, path);
  // HTTP/1.1 asks for a host.
  const modern = `GET ${ROUTES.ready.path} HTTP/1.1\r\nConnection: close\r\n\r\n`;
  assert.match(await answerTo(modern), /^HTTP\/1\.1 400 /);
});

test('the probes answer OPTIONS by the same status, for balancers that ask with it', async (t) => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  t.after(() => service.stop());
  const asked = async ({ path }: { readonly path: string }) => {
    const response = await fetch(service.base + path, { method: 'OPTIONS' });
    return [response.status, response.headers.get('allow'), await response.text()];
  };
  const allowed = 'GET, HEAD, OPTIONS';
  for (const route of [ROUTES.health, ROUTES.ready])
    assert.deepEqual(await asked(route), [200, allowed, ''], route.path);
  service.state.isDraining = true;
  assert.deepEqual(await asked(ROUTES.health), [200, allowed, '']);
  assert.deepEqual(await asked(ROUTES.ready), [503, allowed, '']);
});
