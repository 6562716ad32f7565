import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import type { CallerIdentity } from '../../src/documents/index.ts';
import { ENGINES, FINGERPRINTS } from '../ledger/world.ts';
import {
  disableAdministrator,
  isUnscopedAdministrator,
  isPassword,
  hashPassword,
  requirePassword,
} from '../../service/access/administrators.ts';
import { endSessionsOf, listSessions } from '../../service/access/sessions.ts';
import { signInPage } from '../../service/pages/sign-in-page.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { cookieOf, JANE, PASSWORD, signIn, startAdmin, VIEWER } from './admin-world.ts';
import { call } from './client.ts';

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
