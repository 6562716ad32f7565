import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AUDIT_PAGE } from '../../service/pages/audit.ts';
import type { Visit } from '../../service/pages/page.ts';
import { AT } from '../ledger/world.ts';

const VIEWER = {
  caller: { kind: 'session', id: 'x', name: 'jane', scopes: [], expiresAt: AT },
  formToken: '0',
} as const;

test('[T172] the audit log calls a preview a preview, and a record a record', async () => {
  const entry = { time: '2026-03-15T12:00:00Z', method: 'POST', status: 200 };
  const controls = { ...entry, route: '/admin/runtime-controls/new' };
  const resultFor = async (one: object) => {
    const visit = { service: { audit: { recent: () => [one] } } } as unknown as Visit;
    return (await AUDIT_PAGE.show(visit, VIEWER)).body;
  };
  assert.match(await resultFor(controls), /Preview, nothing recorded/);
  assert.match(await resultFor({ ...controls, status: 303, sequence: 7 }), /Recorded as entry 7/);
  assert.match(await resultFor({ ...entry, route: '/admin/tokens' }), /Done/);
});
