import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import type { CallerIdentity } from '../../src/documents/index.ts';
import { ENGINES, FINGERPRINTS, AT, newLedger, type EngineName } from '../ledger/world.ts';
import {
  disableAdministrator,
  isUnscopedAdministrator,
  isPassword,
  hashPassword,
  requirePassword,
} from '../../service/access/administrators.ts';
import { endSessionsOf, listSessions, useSession } from '../../service/access/sessions.ts';
import { signInPage } from '../../service/pages/sign-in-page.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { cookieOf, JANE, PASSWORD, signIn, startAdmin, VIEWER } from './admin-world.ts';
import { call } from './client.ts';
import { addressBlock, changePassword, makeSignIn } from '../../service/access/sign-in.ts';
import { createAdministrator, NO_COST } from './running.ts';

/** Counts the processor time of this process and its threads, in ms, which no other process on the machine changes. */
function workOf(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
}

function requireAlike(work: number, other: number): void {
  assert.ok(work > other / 4, `${work} ms is less work than ${other}`);
  assert.ok(work < other * 4, `${work} ms is more work than ${other}`);
}

for (const engine of ENGINES)
  describe(`signing in on ${engine}`, () => {
    test('[T63] the browser keeps a secret that the database does not have', async (t) => {
      const service = await startAdmin(engine);
      t.after(() => service.stop());
      const response = await signIn(service, JANE);
      assert.equal(response.status, 303);
      assert.equal(response.headers.get('location'), '/admin');
      const [cookie = '', browser = '', ...others] = response.headers.getSetCookie();
      assert.deepEqual(others, []);
      assert.match(
        browser,
        /^claimgate_browser=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
      );
      assert.match(cookie, /^claimgate_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
      const secret = /=([\w-]{43});/.exec(cookie)?.[1] ?? '';
      const rows = await service.ledger.raw('select * from service_sessions');
      assert.equal(rows.length, 1);
      assert.ok(!JSON.stringify(rows).includes(secret));
      const people = await service.ledger.raw('select * from service_administrators');
      assert.ok(!JSON.stringify(people).includes(PASSWORD));
      assert.ok(!service.lines.join('\n').includes(secret));
    });

    test('[T65] a name that nobody can have is answered as one that nobody has', async (t) => {
      const service = await startAdmin(engine);
      t.after(() => service.stop());
      for (const name of ['a\0b', 'Jane', 'j'.repeat(65), '']) {
        const { status } = await signIn(service, name);
        assert.equal(status, 401, JSON.stringify(name.slice(0, 5)));
      }
    });

    test('sessions end when they are signed out, ended by others, or their administrator is disabled', async (t) => {
      const service = await startAdmin(engine);
      t.after(() => service.stop());
      const { driver } = service.ledger;
      const isOpen = async (cookie: string) =>
        (await call(service.base, '/api/v1/auth/me', { headers: { cookie } })).status === 200;
      const [one, two, other] = [
        await cookieOf(service, JANE),
        await cookieOf(service, JANE),
        await cookieOf(service, VIEWER),
      ];
      const page = await (
        await fetch(`${service.base}/admin`, { headers: { cookie: one } })
      ).text();
      const form_token = /name="form_token" value="([0-9a-f]{64})"/.exec(page)?.[1] ?? '';
      const signOut = (token: string) =>
        fetch(`${service.base}/admin/sign-out`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: one, origin: service.base },
          body: new URLSearchParams({ form_token: token }),
        });
      assert.equal((await signOut('0'.repeat(64))).status, 403);
      assert.ok(await isOpen(one));
      const out = await signOut(form_token);
      assert.equal(out.status, 303);
      assert.match(out.headers.getSetCookie()[0] ?? '', /^claimgate_session=; Max-Age=0; /);
      assert.deepEqual(
        [await isOpen(one), await isOpen(two), await isOpen(other)],
        [false, true, true],
      );
      await driver.write((connection) => endSessionsOf(connection, JANE, service.time.now));
      assert.deepEqual([await isOpen(two), await isOpen(other)], [false, true]);
      const isUnscoped = (name: string) =>
        driver.read((connection) =>
          isUnscopedAdministrator(connection, FINGERPRINTS, FINGERPRINTS.of('operator', name)),
        );
      assert.deepEqual([await isUnscoped(JANE), await isUnscoped(VIEWER)], [true, false]);
      const disabled = await disableAdministrator(driver, VIEWER, service.time.now);
      assert.doesNotMatch(JSON.stringify(disabled), /scrypt/, 'no hash leaves the ledger');
      assert.ok(!(await isOpen(other)));
      await disableAdministrator(driver, JANE, service.time.now);
      assert.ok(!(await isUnscoped(JANE)), 'nobody any more');
      assert.equal((await signIn(service, VIEWER)).status, 401);
      assert.deepEqual(
        await driver.read((connection) => listSessions(connection, service.time.now)),
        [],
      );
    });
  });

describe('signing in', () => {
  test('behind TLS the cookie is for that host alone, and only over TLS', async (t) => {
    const service = await startAdmin('sqlite', { origin: 'https://claims.example' });
    t.after(() => service.stop());
    const response = await signIn(service, JANE, { headers: { origin: 'https://claims.example' } });
    assert.match(
      response.headers.getSetCookie()[0] ?? '',
      /^__Host-claimgate_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('[T65] nobody learns which names there are: one answer, and as much work for it', async (t) => {
    // Enough to outweigh all else that an attempt takes.
    const service = await startAdmin('sqlite', { cost: { logN: 15, r: 8, p: 1 } });
    t.after(() => service.stop());
    await disableAdministrator(service.ledger.driver, VIEWER, service.time.now);
    const seen: { ms: number; page: string; status: number }[] = [];
    for (const name of [JANE, 'nobody', VIEWER]) {
      const work = workOf();
      const response = await signIn(service, name, { password: 'not the password' });
      const page = (await response.text()).replaceAll(name, 'NAME');
      seen.push({ ms: work(), page, status: response.status });
    }
    assert.deepEqual(new Set(seen.map(({ status }) => status)), new Set([401]));
    assert.equal(new Set(seen.map(({ page }) => page)).size, 1);
    const [jane = 0, ...others] = seen.map(({ ms }) => ms);
    for (const other of others) requireAlike(other, jane);
  });

  test('[T65] five attempts for a name, then one a minute; the right one makes up for it', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const wrong = (name: string) => signIn(service, name, { password: 'not the password' });
    for (const name of [JANE, 'nobody']) {
      for (let attempt = 0; attempt < 5; attempt += 1)
        assert.equal((await wrong(name)).status, 401, `${name}, attempt ${attempt}`);
      const limited = await wrong(name);
      assert.equal(limited.status, 429);
      assert.equal(limited.headers.get('retry-after'), '60');
      assert.match(await limited.text(), /Try again in one minute/);
    }
    assert.equal((await signIn(service, JANE)).status, 429, 'the right password is not even tried');
    for (const code of ['sign_in_refused', 'sign_in_limited'])
      assert.match(service.lines.join('\n'), new RegExp(`"code":"${code}"`));
    assert.equal((await signIn(service, VIEWER)).status, 303, 'others are not held up');
    service.time.now += 60_000;
    assert.equal((await signIn(service, JANE)).status, 303);
    assert.equal((await wrong(JANE)).status, 401);
  });

  test('[T65] twenty attempts from an address, whatever the names; a proxy’s word only where it is trusted', async (t) => {
    const service = await startAdmin('sqlite', { isBehindProxy: true });
    t.after(() => service.stop());
    const from = (name: string, forwarded: string) =>
      signIn(service, name, { password: 'no', headers: { 'x-forwarded-for': forwarded } });
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, index) => from(`n${index}`, `198.51.100.${index}, 192.0.2.7`)),
    );
    const tried = all.filter(({ status }) => status === 401).length;
    assert.ok(tried >= 1 && tried <= 20, `${tried} were tried`);
    // Those that were told "busy" used up nothing.
    for (let attempt = tried; attempt < 20; attempt += 1)
      assert.equal((await from(`m${attempt}`, '192.0.2.7')).status, 401);
    assert.equal((await from('another', '192.0.2.7')).status, 429);
    assert.equal((await from('another', '192.0.2.8')).status, 401);
  });

  test('[T64] only our own page signs people in, and it sends them to our own pages only', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    for (const origin of [
      'null',
      'https://evil.example',
      service.base.replace('http:', 'https:'),
    ]) {
      const response = await signIn(service, JANE, { headers: { origin } });
      assert.equal(response.status, 403);
      assert.deepEqual(response.headers.getSetCookie(), []);
    }
    for (const [next, location] of [
      ['/admin/approval-reviews/new?subject=ab', '/admin/approval-reviews/new?subject=ab'],
      ['//evil.example', '/admin'],
      ['https://evil.example/admin', '/admin'],
      ['/admin/../x', '/admin'],
      ['/admin\\@evil.example', '/admin'],
    ] as const) {
      const response = await fetch(`${service.base}/admin/sign-in`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: service.base },
        body: new URLSearchParams({ name: JANE, password: PASSWORD, next }),
      });
      assert.equal(response.headers.get('location'), location);
    }
  });

  test('the page says in words how long to wait', () => {
    for (const [waitMs, words] of [
      [300, 'one second'],
      [4001, '5 seconds'],
      [59_001, 'one minute'],
      [61_000, '2 minutes'],
    ] as const) {
      const { body, headers } = signInPage({ next: '/admin', code: 'sign_in_limited', waitMs });
      assert.match(body, new RegExp(`Try again in ${words}\\.`));
      assert.equal(headers?.['retry-after'], String(Math.ceil(waitMs / 1000)));
    }
    const busy = signInPage({ next: '/admin', code: 'sign_in_busy', waitMs: 5000 });
    assert.equal(busy.status, 503);
    assert.match(busy.body, /Too many people are signing in\. Try again in 5 seconds\./);
  });

  test('limits that nobody knows still limit, and what stood in the cookie is worth nothing', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const as = async (scopes: string, headers = {}) => {
      await service.ledger.raw(
        `update service_administrators set scopes = '${scopes}' where name = '${VIEWER}' returning id`,
      );
      const response = await signIn(service, VIEWER, { headers });
      const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
      const me = await call<CallerIdentity>(service.base, '/api/v1/auth/me', {
        headers: { cookie },
      });
      const board = await fetch(`${service.base}/admin`, { headers: { cookie } });
      return [me.body.scopes, board.status];
    };
    const planted = { cookie: 'claimgate_session=planted' };
    assert.deepEqual(await as('everything:write', planted), [['readiness:read'], 200]);
    assert.deepEqual(await as('accounts:read'), [['accounts:read'], 403]);
    assert.match(service.lines.join(''), /"code":"access_refused"/);
  });

  test('a password is kept as scrypt of 128 MiB, in one form, and none at all takes as long', async () => {
    const typed = 'Ångström and four words';
    const cheap = { logN: 1, r: 8, p: 1 };
    const work = workOf();
    assert.match(await hashPassword(typed), /^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const some = work();
    assert.ok(!(await isPassword(typed, undefined)));
    requireAlike(work() - some, some);
    const kept = await hashPassword(typed, randomBytes, cheap);
    assert.ok(await isPassword('A\u030angstro\u0308m and four words', kept));
    assert.ok(!(await isPassword('Angstrom and four words', kept)));
    assert.ok(!(await isPassword('', undefined, cheap)));
    await assert.rejects(isPassword('x', 'plain'), { code: 'ledger_damaged' });
  });
});

test('a password that programs guess first is refused, and one that is too long or no line of text', () => {
  const codeFor = (password: string, name = 'jane') => {
    try {
      requirePassword(password, name);
      return 'taken';
    } catch (error) {
      assert.ok(error instanceof ClaimgateError);
      return error.code;
    }
  };
  for (const password of [
    'password-password',
    'Password123456789',
    '123456789012345',
    'aaaaaaaaaaaaaaaaa',
    'qwertyuiopasdfghjkl',
    'jane-jane-jane-jane',
    'Claimgate-admin-2026',
    'abcdefghijklmnopq',
    '🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂',
  ])
    assert.equal(codeFor(password), 'password_guessable', password);
  for (const password of [
    'correct horse battery staple',
    'Zwölf Boxkämpfer jagen',
    '9f3bC7!kd02_Lq8x',
  ])
    assert.equal(codeFor(password), 'taken', password);
  assert.equal(codeFor('short'), 'password_short');
  assert.equal(codeFor('correct horse battery '.repeat(100)), 'password_malformed');
  assert.equal(codeFor('correct horse\u0007 battery staple'), 'password_malformed');
});

const SECRET = 'correct horse battery staple';
const HOME = '192.0.2.1';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Replicas of one service, over one database and one clock. */
async function replicas(engine: EngineName) {
  const ledger = await newLedger(engine);
  const { driver } = ledger;
  const raw = (sql: string) => ledger.raw(sql);
  const jane = { name: 'jane', scopes: [], password: SECRET, createdAt: AT };
  await createAdministrator(driver, jane);
  const time = { now: AT };
  const setup = { ledger: driver, clock: () => time.now };
  const [one, other] = [makeSignIn(setup, NO_COST), makeSignIn(setup, NO_COST)];
  const wrong = { name: 'jane', password: 'not the password', address: HOME, before: undefined };
  const right = { ...wrong, password: SECRET };
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
        { name: 'jane', password: SECRET, at: time.now },
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
