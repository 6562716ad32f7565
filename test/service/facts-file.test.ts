import assert from 'node:assert/strict';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { ROUTES } from '../../service/http/table.ts';
import { facts } from '../ledger/export-world.ts';
import { call } from './client.ts';
import {
  folderWithFacts,
  newToken,
  serve,
  started,
  type Program,
  startProgram,
} from './program.ts';
import { claimOn } from './world.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { findRecord } from '../../src/ledger/reading.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import { administeredFolder, startAdmin, textOf, visitorTo } from './admin-world.ts';
import { PROGRAM } from '../programs.ts';

test('runtime facts are those of now, and unreadable ones are not the last good ones', async (t) => {
  const { folder, program } = await started(t);
  const token = await newToken(folder);
  const ask = () => call<ReadinessBoard>(program.base, ROUTES.providerReadiness.path, { token });
  const replace = (text: string) => {
    writeFileSync(join(folder, 'next.json'), text);
    renameSync(join(folder, 'next.json'), join(folder, 'facts.json'));
  };
  const states = ({ body }: Awaited<ReturnType<typeof ask>>) =>
    body.providers.flatMap(({ blocked }) => blocked.map(({ state }) => state));
  assert.notDeepEqual(states(await ask()), ['disabled']);
  replace(JSON.stringify(facts({ deny_list: [{ provider: 'pixelgram' }] })));
  assert.deepEqual(states(await ask()), ['disabled']);
  replace('{"half":');
  assert.equal((await ask()).status, 503);
  replace(JSON.stringify(facts()));
  assert.equal((await ask()).status, 200);

  await t.test('those that could not be read for want of a file descriptor are read again', (sub) =>
    withoutDescriptors(sub, folder, program, token),
  );
});

/** Bounds the open files of a program. @returns whether the system could */
async function limit({ child }: Program, descriptors: string): Promise<boolean> {
  const words = ['--pid', String(child.pid), `--nofile=${descriptors}:`];
  return !(await execa('prlimit', words, { reject: false })).failed;
}

/** Asks by one connection for all: without a descriptor there is no new one. */
function byOneConnection(t: TestContext, { base }: Program, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  return () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      get(base + ROUTES.providerReadiness.path, { agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }).on('error', reject);
    });
}

async function withoutDescriptors(
  t: TestContext,
  folder: string,
  program: Program,
  token: string,
): Promise<void> {
  if (!(await limit(program, '1024'))) return t.skip('prlimit is not installed');
  const statusOf = byOneConnection(t, program, token);
  assert.equal(await statusOf(), 200);
  cpSync(join(folder, 'facts.json'), join(folder, 'next.json'));
  renameSync(join(folder, 'next.json'), join(folder, 'facts.json'));
  await limit(program, '4');
  assert.equal(await statusOf(), 503);
  await limit(program, '1024');
  assert.equal(await statusOf(), 200);
}

test('claims are read again without a restart, and unreadable ones leave the last in force', async (t) => {
  const { folder, remove } = folderWithFacts();
  const claims = join(folder, 'claims.json');
  writeFileSync(claims, claimsText([]));
  const program = await serve(folder, ['--claims', 'claims.json']);
  t.after(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    remove();
  });
  const token = await newToken(folder);
  const claimed = async () => {
    const path = ROUTES.providerReadiness.path;
    const { body } = await call<ReadinessBoard>(program.base, path, { token });
    return body.providers.reduce((sum, { subjects }) => sum + subjects.claimed, 0);
  };
  const until = async (is: () => Promise<boolean>) => {
    for (let turn = 0; turn < 100 && !(await is()); turn += 1) await delay(100);
    assert.ok(await is());
  };
  assert.equal(await claimed(), 0);
  const { claim } = claimOn();
  writeFileSync(claims, claimsText([claim]));
  await until(async () => (await claimed()) === 1);
  writeFileSync(claims, '{"half":');
  await until(async () => {
    await claimed();
    return program.log.some(({ event }) => event === 'terms_unreadable');
  });
  assert.equal(await claimed(), 1);
  writeFileSync(claims, claimsText([]));
  await until(async () => (await claimed()) === 0);
  // The same file that comes back is readable again, and said to be.
  const events = (name: string) => program.log.filter(({ event }) => event === name).length;
  const before = events('terms_changed');
  renameSync(claims, `${claims}.away`);
  await until(async () => (await claimed()) === 0 && events('terms_unreadable') === 2);
  renameSync(`${claims}.away`, claims);
  await until(async () => (await claimed()) === 0 && events('terms_changed') === before + 1);

  await t.test('those that could not be read for want of a file descriptor, too', async (sub) => {
    if (!(await limit(program, '1024'))) return sub.skip('prlimit is not installed');
    const statusOf = byOneConnection(sub, program, token);
    assert.equal(await statusOf(), 200);
    writeFileSync(claims, claimsText([claim]));
    await limit(program, '4');
    await until(async () => (await statusOf()) === 200 && events('terms_unreadable') === 3);
    await limit(program, '1024');
    await until(async () => (await claimed()) === 1);
  });
});

test('contracts are read again without a restart, and unreadable ones leave the last in force', async (t) => {
  const { folder, remove } = folderWithFacts();
  const contracts = join(folder, 'contracts');
  mkdirSync(contracts);
  const program = await serve(folder, ['--contracts', 'contracts']);
  t.after(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    remove();
  });
  const told = async (event: string, times = 1) => {
    for (let turn = 0; turn < 100; turn += 1) {
      // The files are looked at when somebody asks.
      await call(program.base, ROUTES.providerReadiness.path, { token });
      if (program.log.filter((line) => line['event'] === event).length === times) return;
      await delay(100);
    }
    assert.fail(`no ${event}: ${JSON.stringify(program.log)}`);
  };
  const token = await newToken(folder);
  const required = async () => {
    const path = ROUTES.providerReadiness.path;
    const { body } = await call<ReadinessBoard>(program.base, path, { token });
    return body.providers.flatMap(({ decisions }) =>
      decisions.flatMap(({ decision }) => decision.contract_digest ?? []),
    ).length;
  };
  assert.equal(await required(), 0);
  writeFileSync(join(contracts, 'own.json'), JSON.stringify(contractDocument()));
  await told('terms_changed');
  assert.ok((await required()) > 0);
  writeFileSync(join(contracts, 'own.json'), '{"half":');
  await told('terms_unreadable');
  assert.ok((await required()) > 0);
  rmSync(join(contracts, 'own.json'));
  await told('terms_changed', 2);
  assert.equal(await required(), 0);
});

function claimsText(claims: readonly object[]): string {
  return JSON.stringify({ schema_version: 1, claims });
}

const DISABLE = {
  provider: 'pixelgram',
  state: 'disabled',
  reason: 'outage',
  starts_at: '2026-03-15T12:00',
};

test('[T341] the form switches off what has runs while the runtime facts cannot be read', async (t) => {
  let isBroken = false;
  const readFacts = async () => {
    if (isBroken) throw new ClaimgateError('file_missing', { file: 'runtime-facts.json' });
  };
  const service = await startAdmin('sqlite', { readFacts });
  t.after(() => service.stop());
  const visitor = await visitorTo(service);
  isBroken = true;
  const form = '/admin/runtime-controls/new';
  for (const path of [form, `${form}?provider=pixelgram`, '/admin/approval-reviews/new'])
    assert.match(textOf(await visitor.get(path)), /runtime-facts\.json: the file does not exist/);
  const page = `${service.base}/admin/subjects/${subjectDigest(subject()).slice('sha256:'.length)}`;
  const answer = await fetch(page, { headers: { cookie: visitor.cookie } });
  assert.equal(answer.status, 503);
  assert.match(textOf(await answer.text()), /runtime-facts\.json: the file does not exist/);
  assert.match(await visitor.get(`${form}?provider=pixelgram`), /<option value="business"/);
  const looked = await visitor.send('runtime-controls', { ...DISABLE, step: 'preview' });
  assert.match(textOf(looked.page), /This disables 1 subject: /);
  assert.match(textOf(looked.page), /runtime-facts\.json: the file does not exist/);
  const size = await service.size();
  const recorded = await visitor.record('runtime-controls', DISABLE);
  assert.equal(recorded.status, 303, recorded.page);
  assert.equal(await service.size(), size + 1);
  const [first] = (await visitor.get('/admin')).split('Controls in force').slice(1);
  assert.match(
    textOf(first ?? ''),
    /Disabled pixelgram, all of it , 1 subject\. No\. \d+, by jane: reason outage/,
  );
});

test('[T341] the built program switches off by the form while its facts file is half written', async (t) => {
  const { location, folder } = await administeredFolder(t, 'sqlite');
  const args = ['serve', '--ledger', location, '--facts', 'facts.json', '--listen', '127.0.0.1:0'];
  const environment = { CLAIMGATE_FINGERPRINT_KEY_FILE: 'fp.key' };
  const program = await startProgram(folder, [PROGRAM, ...args], environment);
  t.after(() => void program.child.kill('SIGKILL'));
  const visitor = await visitorTo(program);
  writeFileSync(join(folder, 'facts.json'), '{"half":');
  const page = await visitor.get('/admin/runtime-controls/new');
  assert.match(textOf(page), /facts\.json: /);
  assert.match(page, /<input[^>]+name="provider"/);
  // Nothing is known of the provider, so it asks.
  const asked = await visitor.record('runtime-controls', DISABLE);
  assert.equal(asked.status, 422);
  const recorded = await visitor.record('runtime-controls', DISABLE, true);
  assert.equal(recorded.status, 303, recorded.page);
  const driver = await openLedger(parseLocation(location));
  t.after(() => driver.close());
  const found = await driver.read((connection) => findRecord(connection, '1'));
  assert.ok(found?.record.kind === 'control');
  assert.deepEqual(
    [found.record.selector, found.record.state],
    [{ provider: 'pixelgram' }, 'disabled'],
  );
});
