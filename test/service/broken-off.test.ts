import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { ROUTES } from '../../service/routes/table.ts';
import { cookieOf, JANE, startAdmin, type AdminService } from './admin-world.ts';

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
