import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { findRecord } from '../../src/ledger/reading.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { subject } from '../evidence/documents.ts';
import { IDENTITY, newLocation } from '../ledger/world.ts';
import { JANE, PASSWORD, startAdmin, textOf, visitorTo } from './admin-world.ts';
import { folderWithFacts, PROGRAM, startProgram } from './program.ts';
import { createAdministrator } from './running.ts';

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
  const location = await newLocation('sqlite');
  const made = await initLedger(parseLocation(location), IDENTITY, Date.now());
  const jane = { name: JANE, scopes: [], password: PASSWORD, createdAt: Date.now() };
  await createAdministrator(made.driver, jane);
  await made.driver.close();
  const { folder, remove } = folderWithFacts();
  t.after(remove);
  writeFileSync(join(folder, 'fp.key'), Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
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
