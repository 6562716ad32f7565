import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalize } from '../../src/digest/index.ts';
import type { Problem } from '../../src/documents/index.ts';
import { ROUTES } from '../../service/routes/table.ts';
import { World } from '../cli/world.ts';
import { call } from './client.ts';
import { cookieOf, JANE, startAdmin } from './admin-world.ts';
import { folderWithFacts, PROGRAM, startProgram } from './program.ts';

test('with claims, a bucket and a public address, and no ledger named: it makes its own', async (t) => {
  const { folder, remove } = folderWithFacts();
  writeFileSync(join(folder, 'claims.json'), canonicalize({ claims: [], schema_version: 1 }));
  const args = ['--facts', 'facts.json', '--claims', 'claims.json', '--listen', '127.0.0.1:0'];
  const program = await startProgram(
    folder,
    [PROGRAM, 'serve', ...args, '--public-url', 'https://claims.example', '--announce-for', '1s'],
    {
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    },
  );
  t.after(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    remove();
  });
  const { origin } = await program.logged('listening');
  assert.equal(origin, 'https://claims.example');
  assert.ok(existsSync(join(folder, 'claimgate-ledger.sqlite')));
  const { status, body } = await call<Problem>(program.base, ROUTES.ready.path);
  assert.deepEqual([status, body.code], [503, 'storage_not_ready']);
  // The cookie of the public address is another one than that of a bare service.
  const cookie = `__Host-claimgate_session=${'A'.repeat(43)}`;
  const me = await call<Problem>(program.base, ROUTES.me.path, { headers: { cookie } });
  assert.equal(me.body.code, 'credentials_refused');
  program.child.kill('SIGUSR2');
  await pause(50);
  assert.equal((await call(program.base, ROUTES.health.path)).status, 200);
  program.child.kill('SIGTERM');
  assert.equal(await program.ended, 0);
  assert.ok(!JSON.stringify(program.log).includes('hunter2'));
});

test('the list of administrators says how many sessions each has open', async (t) => {
  const service = await startAdmin('sqlite');
  const world = new World();
  t.after(async () => {
    world.remove();
    await service.stop();
  });
  await cookieOf(service, JANE);
  const { stdout, exitCode } = await world.claimgate(
    ['admin', 'list', '--ledger', service.ledger.location],
    { clock: () => service.time.now },
  );
  assert.equal(exitCode, 0);
  assert.match(stdout, /^jane .*sessions: 1$/m);
});
