import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { disableAdministrator } from '../../service/access/administrators.ts';
import { addressBlock, changePassword, makeSignIn } from '../../service/access/sign-in.ts';
import { useSession } from '../../service/access/sessions.ts';
import { AT, ENGINES, newLedger, type EngineName } from '../ledger/world.ts';
import { createAdministrator, NO_COST } from './running.ts';

const PASSWORD = 'correct horse battery staple';
const HOME = '192.0.2.1';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Replicas of one service, over one database and one clock. */
async function replicas(engine: EngineName) {
  const ledger = await newLedger(engine);
  const { driver } = ledger;
  const raw = (sql: string) => ledger.raw(sql);
  const jane = { name: 'jane', scopes: [], password: PASSWORD, createdAt: AT };
  await createAdministrator(driver, jane);
  const time = { now: AT };
  const setup = { ledger: driver, clock: () => time.now };
  const [one, other] = [makeSignIn(setup, NO_COST), makeSignIn(setup, NO_COST)];
  const wrong = { name: 'jane', password: 'not the password', address: HOME, before: undefined };
  const right = { ...wrong, password: PASSWORD };
  return { driver, raw, time, one, other, wrong, right };
}

for (const engine of ENGINES)
  describe(`attempts to sign in on ${engine}`, () => {
    test('[T175] replicas share the counts, by name and by address block', async () => {
      const { one, other, wrong, time, driver, raw } = await replicas(engine);
      const states: string[] = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const replica = attempt % 2 === 0 ? one : other;
        states.push((await replica(wrong)).state);
      }
      assert.deepEqual(states, [...Array(5).fill('refused'), 'limited', 'limited']);
      const kept = JSON.stringify(await raw('select * from service_sign_in_attempts'));
      assert.ok(!kept.includes('jane') && !kept.includes(HOME), 'neither names nor addresses');
      time.now += 60_000;
      assert.equal((await other(wrong)).state, 'refused', 'one more after a minute');
      // A new password at the terminal lets her in at once.
      assert.equal((await one(wrong)).state, 'limited');
      const password = 'another horse battery staple';
      await changePassword(driver, { name: 'jane', password, at: time.now }, undefined, NO_COST);
      assert.equal((await one({ ...wrong, password })).state, 'signed_in');
      // The table keeps what counts, and no more.
      time.now += 3_600_000;
      await one({ ...wrong, name: 'nobody' });
      assert.equal((await raw('select * from service_sign_in_attempts')).length, 2);
    });

    test('[T386] a clock that was far ahead locks nobody out, and its session ends with the mistake', async () => {
      const { one, wrong, right, time, driver } = await replicas(engine);
      const year = 365 * 86_400_000;
      time.now = AT + year;
      await one(wrong);
      await one({ ...wrong, name: 'nobody' });
      const ahead = await one({ ...right, address: '198.51.100.7' });
      assert.equal(ahead.state, 'signed_in');
      assert.ok(ahead.state === 'signed_in' && (await useSession(driver, ahead.secret, time.now)));
      await one(wrong);
      time.now = AT;
      assert.ok(ahead.state === 'signed_in');
      assert.equal(await useSession(driver, ahead.secret, time.now), undefined);
      assert.equal((await one(right)).state, 'signed_in');
      // A clock that is a little behind that of another replica gives no further attempts.
      for (let left = 5; left > 0; left -= 1) await one(wrong);
      time.now -= 30_000;
      assert.equal((await one(wrong)).state, 'limited');
    });

    // The rest does not depend on the engine.
    if (engine === 'postgres') return;

    test('[T175] every address of an IPv6 /64 counts as one, and others still sign in', async () => {
      const { one, wrong, right } = await replicas(engine);
      const from = (host: number, network = '2001:db8:0:1') =>
        one({ ...wrong, name: `n${host}`, address: `${network}::${host.toString(16)}` });
      for (let host = 1; host <= 20; host += 1) assert.equal((await from(host)).state, 'refused');
      assert.equal((await from(21)).state, 'limited');
      assert.equal((await from(22, '2001:db8:0:2')).state, 'refused', 'the next network');
      assert.equal((await one(right)).state, 'signed_in');
    });

    test('[T176] anyone who uses up a name and an address does not lock out a browser that is known', async () => {
      const { one, other, wrong, right, driver, time } = await replicas(engine);
      const welcome = await one(right);
      assert.ok(welcome.state === 'signed_in');
      const { browser } = welcome;
      for (let attempt = 0; attempt < 5; attempt += 1) await one(wrong);
      assert.equal((await other(right)).state, 'limited', 'a strange browser waits');
      assert.equal((await other({ ...right, browser })).state, 'signed_in');
      // It has a count of its own, and opens nothing by itself.
      for (let attempt = 0; attempt < 5; attempt += 1)
        assert.equal((await one({ ...wrong, browser })).state, 'refused');
      assert.equal((await one({ ...right, browser })).state, 'limited');
      time.now += 60_000;
      assert.equal((await one({ ...right, browser })).state, 'signed_in');
      // It is worth nothing for another name, where it was changed, or with another password.
      for (let attempt = 0; attempt < 5; attempt += 1) await one(wrong);
      // Of its last character only four bits count, so that three others spell the same bytes.
      const changed = [/^./, /.$/].flatMap((place) =>
        BASE64URL.split('').map((digit) => browser.replace(place, digit)),
      );
      const forgeries = ['', 'x', `${browser}x`, ...changed].filter((token) => token !== browser);
      for (const forged of forgeries)
        assert.equal((await one({ ...right, browser: forged })).state, 'limited', forged);
      await changePassword(
        driver,
        { name: 'jane', password: PASSWORD, at: time.now },
        undefined,
        NO_COST,
      );
      for (let attempt = 0; attempt < 5; attempt += 1) await one(wrong);
      assert.equal((await one({ ...right, browser })).state, 'limited');
      await disableAdministrator(driver, 'jane', time.now);
      assert.notEqual((await one({ ...right, browser })).state, 'signed_in');
    });

    test('[T176] to be told "busy" uses up no attempt, and one address does not fill the line', async () => {
      const { one, wrong, right, raw } = await replicas(engine);
      const name = 'nobody';
      const [mine, theirs] = await Promise.all([
        Promise.all(Array.from({ length: 12 }, () => one({ ...wrong, name }))),
        one({ ...right, address: '198.51.100.7' }),
      ]);
      assert.equal(theirs.state, 'signed_in', 'beside them');
      const refused = mine.filter(({ state }) => state === 'refused').length;
      assert.deepEqual(mine.map(({ state }) => state).sort(), [
        ...Array(12 - refused).fill('busy'),
        ...Array(refused).fill('refused'),
      ]);
      const rows = await raw(
        `select full_at from service_sign_in_attempts where full_at > ${AT} order by full_at`,
      );
      assert.deepEqual(
        rows.map((row) => Number(Reflect.get(Object(row), 'full_at')) - AT),
        [refused * 15_000, refused * 60_000],
      );
    });

    test('[T175] the right password gives back what its attempt took from the address', async () => {
      const { one, right, raw } = await replicas(engine);
      for (let attempt = 0; attempt < 25; attempt += 1)
        assert.equal((await one(right)).state, 'signed_in');
      assert.deepEqual(
        await raw(`select * from service_sign_in_attempts where full_at > ${AT}`),
        [],
      );
    });
  });

describe('address blocks', () => {
  for (const [address, block] of [
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['192.0.2.1.5', 'unknown'],
    ['[192.0.2.1', 'unknown'],
    ['1.2.3.4, 5.6.7.8', 'unknown'],
    ['x'.repeat(10_000), 'unknown'],
  ] as const)
    test(`[T175] ${address.slice(0, 40)} is of ${block}`, () =>
      assert.equal(addressBlock(address), block));
});
