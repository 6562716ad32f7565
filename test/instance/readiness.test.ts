import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_BODY_BYTES, readAnswer } from '../../src/instance/answer.ts';
import { blockedFinding, blockersOf, readBoard } from '../../src/instance/readiness.ts';
import { document } from '../../src/documents/generated/liveness.validator.js';
import { newLedger } from '../ledger/world.ts';
import { serviceOn } from '../service/world.ts';
import { valueOf } from '../trust/expect.ts';

test('a cause that blocks several decisions is listed once, with their number', async () => {
  const { providers } = await serviceOn(await newLedger('sqlite')).board();
  const [provider] = providers;
  assert.ok(provider && provider.decisions.length === 2);
  const counted = blockersOf(provider, 'blockers').map(({ blocker, decisions }) => [
    blocker.code,
    decisions,
  ]);
  assert.ok(counted.some(([, decisions]) => decisions === 2));
  assert.ok(counted.some(([, decisions]) => decisions === 1));
  assert.deepEqual(blockedFinding([], 'https://a.example'), []);
  assert.equal(blockedFinding(providers, 'https://a.example')[0]?.found, 'pixelgram');
});

test('[T160] a board is handed on as it was sent, whatever looks like a secret in it', async () => {
  const { bytes } = valueOf(await serviceOn(await newLedger('sqlite')).projection());
  const sent = Buffer.from(bytes)
    .toString('utf8')
    .replaceAll(/"detail":"[^"]*"/g, '"detail":"did not pass: check_failed, token=abc123"');
  assert.ok(sent.includes('token=abc123'));
  const url = 'https://a.example/api/v1/provider-readiness';
  const answer = { status: 200, type: 'application/json', body: Buffer.from(sent) };
  const told = readBoard({ ok: true, url, answer });
  assert.ok(told.ok);
  assert.equal(JSON.stringify(told.value), sent);
});

test('an answer that is too long to read is reported without a place', () => {
  const url = 'https://a.example/api/v1/health';
  const answer = { status: 200, type: 'application/json', body: Buffer.alloc(MAX_BODY_BYTES + 1) };
  const told = readAnswer({ ok: true, url, answer }, { document });
  assert.ok(!told.ok);
  assert.equal(told.finding.found, 'json_too_large');
});
