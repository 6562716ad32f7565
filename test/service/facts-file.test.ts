import assert from 'node:assert/strict';
import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { ROUTES } from '../../service/http/table.ts';
import { facts } from '../ledger/export-world.ts';
import { call } from './client.ts';
import { folderWithFacts, newToken, serve, started, type Program } from './program.ts';
import { claimOn } from './world.ts';

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

async function withoutDescriptors(
  t: TestContext,
  folder: string,
  program: Program,
  token: string,
): Promise<void> {
  const limit = (descriptors: string) =>
    execa('prlimit', ['--pid', String(program.child.pid), `--nofile=${descriptors}:`], {
      reject: false,
    });
  if ((await limit('1024')).failed) return t.skip('prlimit is not installed');
  // One connection for all: without a descriptor there is no new one.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  const statusOf = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      get(program.base + ROUTES.providerReadiness.path, { agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }).on('error', reject);
    });
  assert.equal(await statusOf(), 200);
  cpSync(join(folder, 'facts.json'), join(folder, 'next.json'));
  renameSync(join(folder, 'next.json'), join(folder, 'facts.json'));
  await limit('4');
  assert.equal(await statusOf(), 503);
  await limit('1024');
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
});

function claimsText(claims: readonly object[]): string {
  return JSON.stringify({ schema_version: 1, claims });
}
