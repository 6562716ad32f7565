import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fingerprinterOf } from '../../src/digest/index.ts';
import type { AppendedRecord, Problem } from '../../src/documents/index.ts';
import { subject } from '../evidence/documents.ts';
import { control, review, run } from '../ledger/world.ts';
import { cookieOf, JANE, startAdmin } from './admin-world.ts';
import { call } from './client.ts';
import { startService } from './running.ts';

const ADMIN = '/api/v1/admin/provider-readiness';

describe('what administrators send', () => {
  test('a wide scope of bodies is judged as the ledger judges them', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const cookie = await cookieOf(service, JANE);
    const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
      call<Problem>(service.base, `${ADMIN}/${path}`, {
        method: 'POST',
        headers: { cookie, origin: service.base, ...more },
        body,
      });
    const before = await service.size();
    const cases: [string, unknown, number, string, string | undefined][] = [
      ['approval-reviews', { ...review(), operator: 'me' }, 422, 'unknown_member', ''],
      ['approval-reviews', review({ tier: 'No Slug' }), 422, 'wrong_form', '/tier'],
      [
        'approval-reviews',
        `{"schema_version":1,${JSON.stringify(review()).slice(1)}`,
        422,
        'json_duplicate_name',
        '/schema_version',
      ],
      ['approval-reviews', '{', 422, 'json_syntax', undefined],
      [
        'approval-reviews',
        review({ reviewed_at: '2025-01-10T09:00:00Z' }),
        409,
        'backdated',
        '/reviewed_at',
      ],
      [
        'certifications',
        run('local', {}, { ...subject(), provider: 'hilltop' }),
        409,
        'contract_of_other_subject',
        '/subject/provider',
      ],
      [
        'certifications',
        run('live', { contract_digest: `sha256:${'0'.repeat(64)}` }),
        409,
        'contract_unknown',
        '/contract_digest',
      ],
      [
        'runtime-controls',
        control({ expires_at: '2026-02-01T00:00:00Z' }),
        422,
        'period_empty',
        '/expires_at',
      ],
      [
        'runtime-controls',
        control({ reason: 'a'.repeat(70_000) }),
        413,
        'body_too_large',
        undefined,
      ],
    ];
    for (const [path, body, status, code, pointer] of cases) {
      const answer = await post(path, body);
      assert.deepEqual(
        [answer.status, answer.body.code],
        [status, code],
        JSON.stringify(answer.body),
      );
      if (pointer !== undefined) assert.equal(answer.body.errors?.[0]?.pointer ?? '', pointer);
      assert.ok(!JSON.stringify(answer.body).includes('No Slug'));
    }
    const form = await post('runtime-controls', control(), { 'content-type': 'text/plain' });
    assert.equal(form.status, 415);
    const key = await post('runtime-controls', control(), { 'idempotency-key': 'a b' });
    assert.deepEqual([key.status, key.body.code], [422, 'idempotency_key_invalid']);
    assert.equal(await service.size(), before);
  });

  test('[T59] the same request with the same key is recorded once', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const headers = {
      cookie: await cookieOf(service, JANE),
      origin: service.base,
      'idempotency-key': 'c7a1',
    };
    const post = (body: object) =>
      call<AppendedRecord & Problem>(service.base, `${ADMIN}/runtime-controls`, {
        method: 'POST',
        headers,
        body,
      });
    const first = await post(control({ state: 'degraded' }));
    const size = await service.size();
    const again = await Promise.all(
      Array.from({ length: 5 }, () => post(control({ state: 'degraded' }))),
    );
    for (const { status, body } of again) {
      assert.equal(status, 201);
      assert.deepEqual(body, first.body);
    }
    const other = await post(control({ state: 'enabled' }));
    assert.deepEqual([other.status, other.body.code], [409, 'idempotency_key_reused']);
    assert.equal(await service.size(), size);
  });

  test('with the key of another ledger it records nothing, which is no fault of the body', async (t) => {
    const admin = await startAdmin('sqlite');
    const { administration, authentication } = admin.context;
    assert.ok(administration);
    const fingerprints = fingerprinterOf(Buffer.alloc(32, 9), 'hosted-eu');
    const service = await startService(admin.ledger.driver, {
      context: { authentication, administration: { ...administration, fingerprints } },
    });
    t.after(async () => {
      await admin.stop();
      await service.stop();
    });
    const size = await admin.size();
    const answer = await call<Problem>(service.base, `${ADMIN}/runtime-controls`, {
      method: 'POST',
      headers: { cookie: await cookieOf(admin, JANE), origin: admin.base },
      body: control(),
    });
    assert.deepEqual([answer.status, answer.body.code], [503, 'fingerprint_key_differs']);
    assert.equal(await admin.size(), size);
  });

  test('[T340] a control that no subject can match is refused, and nothing is recorded', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const size = await service.size();
    const headers = { cookie: await cookieOf(service, JANE), origin: service.base };
    const selector = { provider: 'pixelgram', account_kind: 'busines' };
    for (const [body, status] of [
      [control({ state: 'disabled', selector }), 422],
      [control({ state: 'degraded', selector }), 422],
      [control({ state: 'disabled', selector: { ...selector, account_kind: 'business' } }), 201],
    ] as const) {
      const address = `${ADMIN}/runtime-controls`;
      const answer = await call<Problem>(service.base, address, { method: 'POST', headers, body });
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      if (status === 422) assert.equal(answer.body.code, 'control_selects_nothing');
    }
    assert.equal(await service.size(), size + 1);
  });

  test('without its database it says so, and nothing of the driver', async (t) => {
    const service = await startAdmin('postgres');
    t.after(() => service.stop());
    const cookie = await cookieOf(service, JANE);
    await service.ledger.raw('alter table service_sessions rename to gone');
    const answer = await call<Problem>(service.base, `${ADMIN}/runtime-controls`, {
      method: 'POST',
      headers: { cookie, origin: service.base },
      body: control(),
    });
    assert.ok(answer.status >= 500, String(answer.status));
    assert.doesNotMatch(JSON.stringify(answer.body), /service_sessions|relation/);
    await service.ledger.raw('alter table gone rename to service_sessions');
    await service.ledger.driver.close();
    const closed = await call<Problem>(service.base, `${ADMIN}/runtime-controls`, {
      method: 'POST',
      headers: { cookie, origin: service.base },
      body: control(),
    });
    assert.deepEqual([closed.status, closed.body.code], [503, 'ledger_unreachable']);
  });
});
