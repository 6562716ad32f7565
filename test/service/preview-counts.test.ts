import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ControlState, RuntimeFacts, Selector } from '../../src/documents/index.ts';
import { indexContracts } from '../../src/evidence/index.ts';
import { present } from '../../src/findings/index.ts';
import { groupedBy } from '../../src/json/index.ts';
import { rehearse } from '../../src/ledger/index.ts';
import { previewOf } from '../../service/pages/preview.ts';
import { fc } from '../fast-check.ts';
import { AT, contextAt, control, item, newLedger, record } from '../ledger/world.ts';
import { facts } from '../ledger/facts.ts';
import { valueOf } from '../trust/expect.ts';
import { serviceOn } from './world.ts';

const APPS = ['a', 'b', 'c'].map((digit) => `sha256:${digit.repeat(64)}`);
const INSTANCES = ['d', 'e'].map((digit) => `sha256:${digit.repeat(64)}`);

/** Facts of one provider with three apps at two instances each, and an account for each of the six. */
function manyApps(): RuntimeFacts {
  const says = facts();
  const [app, account] = [present(says.apps[0]), present(says.accounts[0])];
  const places = APPS.flatMap((app_fingerprint) =>
    INSTANCES.map((instance_fingerprint) => ({ app_fingerprint, instance_fingerprint })),
  );
  return {
    ...says,
    apps: places.map((place) => ({ ...app, ...place })),
    accounts: places.map((place, at) => ({
      ...account,
      ...place,
      account_reference: `sha256:${String(at).repeat(64)}`,
    })),
  };
}

const SELECTORS = fc.record({
  app_fingerprint: fc.constantFrom(undefined, ...APPS),
  instance_fingerprint: fc.constantFrom(undefined, ...INSTANCES),
});
const STATES = fc.constantFrom<ControlState>('disabled', 'degraded', 'enabled');

test('[T388] what a preview says of a control is what then happens, for each app and instance', async () => {
  const ledger = await newLedger('sqlite');
  const service = serviceOn(ledger, { says: manyApps, environment: {}, claims: [] });
  const stand = async () =>
    new Map((await service.survey()).rows.map((row) => [row.digest, row.decision.state]));
  const step = fc.tuple(SELECTORS, STATES);
  let told = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const [limits, state] of steps) {
        const named = Object.entries(limits).filter(([, value]) => value !== undefined);
        const selector = { provider: 'pixelgram', ...Object.fromEntries(named) } as Selector;
        const document = control({ selector, state });
        const rehearsed = valueOf(
          await rehearse(ledger.driver, item('control', document), contextAt(AT)),
        );
        assert.ok(rehearsed.state === 'new');
        const survey = await service.survey();
        const preview = previewOf({
          record: rehearsed.record,
          bytes: Buffer.from(''),
          changes: await service.changes(
            rehearsed.record,
            survey.rows.map(({ subject }) => subject),
          ),
          contracts: indexContracts([]),
          view: {
            controls: [],
            operators: new Map(),
            unreadable: 0,
            at: AT,
            subjects: survey.rows.map(({ subject }) => subject),
            facts: survey.facts,
            denied: [],
            isRecorder: true,
          },
        });
        const before = await stand();
        await record(ledger, 'control', document);
        const after = await stand();
        const moved = [...before].filter(([digest, was]) => after.get(digest) !== was);
        const wordsOf = ([digest, was]: (typeof moved)[number]) => {
          const to = after.get(digest);
          return to === 'disabled' ? to : `${was} ${to}`;
        };
        for (const [, group] of groupedBy(moved, wordsOf)) {
          const subjects = group.length === 1 ? '1 subject:' : `${group.length} subjects:`;
          assert.ok(
            preview.effects.some((effect) => effect.includes(` ${subjects} `)),
            `${subjects} ${preview.effects.join(' ')}`,
          );
          told += 1;
        }
        const names = preview.changes.map(({ before: row }) => preview.nameOf(row.subject));
        assert.equal(new Set(names).size, moved.length);
      }
    }),
    { numRuns: 5 },
  );
  assert.ok(told > 0);
});
