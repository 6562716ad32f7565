import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatInstant } from '../../src/json/index.ts';
import { present } from '../../src/findings/index.ts';
import { facts } from '../ledger/facts.ts';
import { AT, newLedger, record, review, type TestLedger } from '../ledger/world.ts';
import { serviceOn, ENFORCED } from './world.ts';

const HOUR_MS = 3_600_000;
const SOON = AT + 2 * HOUR_MS;

/** Facts whose one grant ends in two hours. */
function endingGrant() {
  const says = facts();
  const account = present(says.accounts[0]);
  const authorization = { ...account.authorization, expires_at: formatInstant(SOON) };
  return { ...says, accounts: [{ ...account, authorization }] };
}

const rowOn = async (ledger: TestLedger, clock = AT, environment = {}) =>
  present(
    (
      await serviceOn(ledger, { says: endingGrant, environment, clock: () => clock }).survey()
    ).rows.find(({ subject }) => subject.operation === 'publish_immediate'),
  );

test('[T389] a healthy decision has an expiry whatever evidence is missing, and it ends then', async () => {
  const ledger = await newLedger('sqlite');
  const row = await rowOn(ledger);
  assert.equal(row.decision.state, 'healthy');
  assert.deepEqual([row.expiry?.at, row.expiry?.what], [SOON, 'authorization']);
  assert.equal((await rowOn(ledger, SOON)).decision.state, 'reconnect_required');
  // A review that expired long ago, and is excused, hides nothing.
  const expires_at = formatInstant(AT - HOUR_MS);
  await record(ledger, 'approval', review({ expires_at }));
  const excused = await rowOn(ledger);
  assert.deepEqual([excused.decision.state, excused.expiry?.at], ['healthy', SOON]);
  const blocked = await rowOn(ledger, AT, ENFORCED);
  assert.deepEqual([blocked.decision.executable, blocked.expiry?.what], [false, 'approval']);
});
