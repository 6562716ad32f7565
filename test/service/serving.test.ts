import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalize, fingerprinterOf } from '../../src/digest/index.ts';
import type { Problem, TestIntent, TestIntentRechecked } from '../../src/documents/index.ts';
import { readFingerprintKeyFile } from '../../src/cli/keys/fingerprinter.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { intentTokens } from '../../service/readiness/test-intents.ts';
import { subject } from '../evidence/documents.ts';
import { DEPLOYMENT } from '../trust/root-world.ts';
import { createAdministrator } from './running.ts';
import { ROUTES } from '../../service/http/table.ts';
import { World } from '../cli/world.ts';
import { call } from './client.ts';
import { cookieOf, JANE, startAdmin } from './admin-world.ts';
import { folderWithFacts, newToken, PROGRAM, started, startProgram } from './program.ts';

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

test('the built program answers a worker about a certification test by the key of its ledger', async (t) => {
  const { folder, program } = await started(t);
  const file = join(folder, `.config/claimgate/fingerprint-keys/${DEPLOYMENT}.key`);
  const key = await readFingerprintKeyFile(file, file);
  const tokens = intentTokens(key, DEPLOYMENT);
  const at = Date.now();
  const intent: TestIntent = {
    schema_version: 1,
    request: { subject: subject(), account_reference: null, intent: 'certification_test' },
    actor: fingerprinterOf(key, DEPLOYMENT).of('operator', JANE),
    issued_at: formatInstant(at),
    expires_at: formatInstant(at + 60_000),
  };
  const worker = await newToken(folder);
  const ask = () =>
    call<Problem & TestIntentRechecked>(program.base, ROUTES.recheck.path, {
      method: 'POST',
      token: worker,
      body: { token: tokens.write(intent) },
    });
  const unknown = await ask();
  assert.deepEqual([unknown.status, unknown.body.code], [403, 'test_intent_not_permitted']);
  const ledger = await openLedger(parseLocation(`sqlite:${join(folder, 'ledger.sqlite')}`));
  t.after(() => ledger.close());
  await createAdministrator(ledger, {
    name: JANE,
    scopes: [],
    password: 'correct horse battery staple',
    createdAt: at,
  });
  const { status, body } = await ask();
  assert.equal(status, 200);
  assert.deepEqual(body.intent, intent);
  assert.equal(body.decision.executable, false, 'the facts of the test are months old');
});
