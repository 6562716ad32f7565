// A customer's grant is an account matter; a claim rests on the account of its live run.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { present } from '../../src/documents/findings.ts';
import { digest } from '../evidence/documents.ts';
import { certified } from '../ledger/export-world.ts';
import { AT, ENGINES } from '../ledger/world.ts';
import { ACCOUNT, offering } from './world.ts';
import { sampleOf, watched, type Told } from './watched.ts';

const MINUTE = 60_000;
const own = present(offering().accounts[0]);
const CUSTOMER = { ...own, account_reference: digest('6') };

function lapsed(account: typeof own): typeof own {
  return { ...account, authorization: { ...account.authorization, state: 'reconnect_required' } };
}

const WRONG = 'claimgate_claimed_not_advertisable{provider="pixelgram"}';
const TO_RECONNECT = 'claimgate_accounts_reconnect_required{provider="pixelgram"}';

for (const engine of ENGINES) {
  describe(`accounts of a service on ${engine}`, () => {
    test("a customer's lapsed grant makes no claim wrong, and is an account matter", async () => {
      const ledger = await certified(engine);
      const told: Told = { at: AT, facts: offering({ accounts: [own, CUSTOMER] }) };
      const { readiness, scrape, sent } = await watched(ledger, told);
      assert.equal(sampleOf(await scrape(), WRONG), 0);
      await sent();
      told.at += MINUTE;
      told.facts = offering({ accounts: [own, lapsed(CUSTOMER)] });
      const text = await scrape();
      assert.equal(sampleOf(text, WRONG), 0);
      assert.equal(sampleOf(text, TO_RECONNECT), 1);
      assert.equal(sampleOf(text, 'claimgate_accounts{provider="pixelgram"}'), 2);
      const [event, ...others] = await sent();
      assert.deepEqual(others, []);
      assert.equal(event?.type, 'account.reconnect_required');
      assert.deepEqual(
        event?.data.accounts.map((one) => [one.account_reference, one.codes]),
        [[CUSTOMER.account_reference, ['reconnect_required']]],
      );
      const [provider] = (await readiness.board()).providers;
      assert.equal(provider?.advertisable, true, 'a provider stands as its subjects do');
      assert.deepEqual(provider?.subjects, {
        all: 2,
        executable: 2,
        not_connected: 0,
        claimed: 1,
        wrongly_claimed: 0,
      });
      assert.deepEqual(provider?.accounts, { all: 2, reconnect_required: 1 });
      assert.deepEqual(provider?.blocked, []);
      const asked = provider?.decisions.find((one) => one.account_reference === digest('6'));
      assert.equal(asked?.decision.state, 'reconnect_required', 'a request with it gets a no');
      told.at += MINUTE;
      told.facts = offering({ accounts: [own, CUSTOMER] });
      assert.deepEqual(
        (await sent()).map(({ type }) => type),
        ['account.reconnected'],
      );
    });

    test('the account of the live run makes its claim wrong, and no other subject blocked', async () => {
      const ledger = await certified(engine);
      const told: Told = { at: AT, facts: offering({ accounts: [own, CUSTOMER] }) };
      const { readiness, scrape, sent } = await watched(ledger, told);
      await sent();
      told.at += MINUTE;
      told.facts = offering({ accounts: [lapsed(own), CUSTOMER] });
      assert.equal(sampleOf(await scrape(), WRONG), 1);
      assert.deepEqual((await sent()).map(({ type }) => type).sort(), [
        'account.reconnect_required',
        'readiness.blocked',
      ]);
      const { rows } = await readiness.survey();
      const claimed = rows.find(({ isClaimed }) => isClaimed);
      assert.equal(claimed?.decision.state, 'healthy', 'customers may go on');
      assert.equal(claimed?.claim, 'wrong');
      assert.deepEqual(
        claimed?.lacking.map(({ code }) => code),
        ['reconnect_required'],
      );
      const decision = await readiness.decide({
        subject: claimed.subject,
        account_reference: ACCOUNT,
        intent: 'production',
      });
      assert.equal(decision.state, 'reconnect_required');
    });

    test('an account that is added or gone is no change of a claim', async () => {
      const ledger = await certified(engine);
      const told: Told = { at: AT, facts: offering() };
      const { scrape, sent } = await watched(ledger, told);
      await sent();
      for (const accounts of [[own, lapsed(CUSTOMER)], [own, CUSTOMER], [own]]) {
        told.at += MINUTE;
        told.facts = offering({ accounts });
        assert.equal(sampleOf(await scrape(), WRONG), 0);
        const types = (await sent()).map(({ type }) => type);
        assert.ok(!types.some((type) => type.startsWith('readiness.')), types.join(' '));
      }
    });
  });
}
