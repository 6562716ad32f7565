import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { test, describe } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { ROUTES } from '../../service/http/table.ts';
import { JANE, signIn, startAdmin, type AdminService, cookieOf } from './admin-world.ts';
import { call } from './client.ts';

const FORM = 'application/x-www-form-urlencoded';

interface Slow {
  readonly socket: Socket;
  /** The first line of the answer; nothing where the connection ends without one. */
  readonly answer: Promise<string>;
}

/** Sends the head of a request and a part of its body, and then nothing. */
async function sendSlowly(
  { base }: AdminService,
  path: string,
  type: string,
  more: readonly string[] = [],
): Promise<Slow> {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });
  const lines = [`host: ${host}`, `origin: ${base}`, `content-type: ${type}`, ...more];
  const head = [`POST ${path} HTTP/1.1`, ...lines, 'content-length: 100', '', 'name='];
  await new Promise<void>((resolve) => socket.write(head.join('\r\n'), () => resolve()));
  return { socket, answer };
}

test('[T385] slow bodies hold no place of work, without a sign-in or with an invented one', async (t) => {
  const service = await startAdmin('sqlite');
  t.after(() => service.stop());
  Object.assign(service.context, { maxOpenRequests: 4, bodyMs: 60_000 });
  const forwarded = (at: number) => [`authorization: Bearer ${'x'.repeat(at + 1)}`];
  const held = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      at % 2 === 0
        ? sendSlowly(service, '/admin/sign-in', FORM)
        : sendSlowly(service, ROUTES.capabilities.path, 'application/json', forwarded(at)),
    ),
  );
  t.after(() => held.forEach(({ socket }) => socket.destroy()));
  // Four of one address are waited for; the others are refused at once.
  for (let tries = 0; overloaded(service) < 4 && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(overloaded(service), 4, service.lines.join('\n'));
  assert.equal((await call(service.base, ROUTES.me.path)).status, 401);
  assert.equal((await fetch(`${service.base}/admin/sign-in`)).status, 200);
});

function overloaded({ lines }: AdminService): number {
  return lines.filter((line) => line.includes('"code":"service_overloaded"')).length;
}

test('[T385] a body that does not come in time ends its connection, and the address may send again', async (t) => {
  const service = await startAdmin('sqlite');
  t.after(() => service.stop());
  Object.assign(service.context, { maxOpenRequests: 2, bodyMs: 50 });
  const held = await Promise.all([1, 2].map(() => sendSlowly(service, '/admin/sign-in', FORM)));
  for (const { answer } of held) assert.match(await answer, /^HTTP\/1\.1 400 /);
  assert.equal((await signIn(service, JANE)).status, 303);
});

/** Sends a request with less of a body than it announces, and hangs up. */
function breakOff(
  service: AdminService,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { hostname, port, host } = new URL(service.base);
  const lines = Object.entries({ host, origin: service.base, 'content-length': '100', ...headers });
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\nname=`, () =>
        setTimeout(() => socket.destroy(), 100),
      );
    });
    socket.on('close', () => resolve());
  });
}

describe('[T66] a body that breaks off', () => {
  test('is the fault of who sends it, and no defect', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const cookie = await cookieOf(service, JANE);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await breakOff(service, '/admin/sign-in', form);
    const json = { 'content-type': 'application/json', cookie };
    await breakOff(service, ROUTES.runtimeControls.path, json);
    await breakOff(service, ROUTES.capabilities.path, json);
    const told = () => service.lines.filter((line) => line.includes('"code":"body_incomplete"'));
    for (let tries = 0; told().length < 3 && tries < 100; tries += 1) await delay(20);
    assert.equal(told().length, 3, service.lines.join('\n'));
    for (const line of told()) assert.match(line, /"level":"info".*"status":400/);
    assert.ok(!service.lines.join('\n').includes('defect'));
  });
});
