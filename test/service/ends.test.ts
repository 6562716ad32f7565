// Preview, board and events name the end of a control where it is decided.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../src/documents/findings.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { append, rehearse } from '../../src/ledger/append.ts';
import { makePreview } from '../../service/pages/preview.ts';
import { certified } from '../ledger/export-world.ts';
import { AT, contextAt, contracts, control, failed, item, run } from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';
import { offering, serviceOn } from './world.ts';
import { watched, type Told } from './watched.ts';

const HOUR = 60 * 60_000;
const off = (hours: number | null) =>
  item(
    'control',
    control({
      state: 'disabled',
      reason: 'incident',
      starts_at: formatInstant(AT),
      expires_at: hours === null ? null : formatInstant(AT + hours * HOUR),
    }),
  );

test('the preview of a switch-off says what it hands back to the public by itself, and when', async () => {
  const ledger = await certified('sqlite');
  const service = serviceOn(ledger);
  const { rows, facts, denied } = await service.survey();
  const subjects = rows.map(({ subject }) => subject);
  const view = { controls: [], operators: new Map(), unreadable: 0, at: AT };
  const said = async (hours: number | null) => {
    const rehearsed = valueOf(await rehearse(ledger.driver, off(hours), contextAt(AT)));
    assert.ok(rehearsed.state === 'new');
    const { record } = rehearsed;
    const changes = await service.changes(record, subjects);
    const seen = { ...view, subjects, facts, denied, isRecorder: true };
    const bytes = Buffer.from('');
    return makePreview({ record, bytes, changes, contracts, view: seen }).effects.join(' ');
  };
  assert.match(
    await said(24),
    /ends by itself on .*12:00 UTC \(in 24 hours\): what it switches off then switches on again without anybody, 2 subjects\. 2 claims? may be advertised again then\./,
  );
  assert.match(await said(null), /stays until another control lifts it/);
});

test('events come an hour before a disable ends by itself, and when it has', async () => {
  const ledger = await certified('sqlite');
  const told: Told = { at: AT, facts: offering() };
  const { sent } = await watched(ledger, told);
  const typesAt = async (at: number) => {
    told.at = at;
    told.facts = offering({ generated_at: formatInstant(at) });
    return (await sent()).map(({ type }) => type);
  };
  await typesAt(AT);
  valueOf(await append(ledger.driver, [off(18)], contextAt(AT)));
  assert.deepEqual((await typesAt(AT + 60_000)).sort(), ['control.changed', 'readiness.blocked']);
  assert.deepEqual(await typesAt(AT + 16 * HOUR), []);
  assert.deepEqual(await typesAt(AT + 17 * HOUR + 1), ['control.ending']);
  assert.deepEqual(await typesAt(AT + 17.5 * HOUR), []);
  assert.deepEqual((await typesAt(AT + 18 * HOUR)).sort(), ['control.ended', 'readiness.restored']);
  assert.deepEqual(await typesAt(AT + 19 * HOUR), []);
});

test('a replaced disable ends nothing', async () => {
  const ledger = await certified('sqlite');
  const told: Told = { at: AT, facts: offering() };
  const { sent } = await watched(ledger, told);
  await sent();
  valueOf(await append(ledger.driver, [off(2), off(null)], contextAt(AT)));
  const types: string[] = [];
  for (const hours of [0.5, 1.2, 2, 3]) {
    told.at = AT + hours * HOUR;
    types.push(...(await sent()).map(({ type }) => type));
  }
  assert.ok(!types.some((type) => type.startsWith('control.end')), types.join(' '));
});

test('a failed run has a since, and nothing that it would expire in', async () => {
  const ledger = await certified('sqlite');
  const tested_at = formatInstant(AT - HOUR);
  valueOf(
    await append(ledger.driver, [item('run', failed(run('live', { tested_at })))], contextAt(AT)),
  );
  const { rows } = await serviceOn(ledger).survey();
  const row = present(rows.find(({ isClaimed }) => isClaimed));
  assert.equal(row.decision.blockers[0]?.code, 'live_run_failed');
  assert.equal(row.since, AT - HOUR);
  assert.ok(!row.expiry?.what.startsWith('live'), row.expiry?.what);
  const later = AT + 40 * 24 * HOUR;
  const says = () => offering({ generated_at: formatInstant(later) });
  const expired = (
    await serviceOn(await certified('sqlite'), { clock: () => later, says }).survey()
  ).rows.find(({ isClaimed }) => isClaimed);
  assert.match(present(expired?.decision.blockers[0]).code, /_run_expired$/);
  assert.ok(present(expired).since !== null && present(expired?.since) < later);
});
