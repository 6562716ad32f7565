import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatInstant } from '../../src/documents/json.ts';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { digest, subject } from '../evidence/documents.ts';
import { certified } from '../ledger/export-world.ts';
import {
  AT,
  contextAt,
  contract,
  control,
  ENGINES,
  failed,
  item,
  newLedger,
  record,
  review,
  run,
} from '../ledger/world.ts';

import { valueOf } from '../trust/expect.ts';
import { codesIn, offering, request, serviceOn } from './world.ts';

const MINUTE = 60_000;

for (const engine of ENGINES) {
  describe(`readiness on ${engine}`, () => {
    test('is healthy and advertisable where everything is there', async () => {
      const decision = await serviceOn(await certified(engine)).decide(request());
      assert.deepEqual(codesIn(decision), []);
      assert.equal(decision.state, 'healthy');
      assert.ok(decision.executable && decision.publishable && decision.advertisable);
      assert.ok(!decision.connectable);
      assert.equal(decision.contract_digest, contract.digest);
    });

    test('follows the ledger: each append is in the next decision', async () => {
      const ledger = await newLedger(engine);
      const service = serviceOn(ledger);
      const codesNow = async () => codesIn(await service.decide(request()));
      const runs = ['local_run_missing', 'live_run_missing'];
      assert.deepEqual(await codesNow(), ['control_unknown', 'approval_missing', ...runs]);
      await record(ledger, 'approval', review());
      assert.deepEqual(await codesNow(), ['control_unknown', ...runs]);
      await record(ledger, 'run', run('local'));
      await record(ledger, 'run', run('live'));
      await record(ledger, 'control', control());
      assert.deepEqual(await codesNow(), []);
      await record(ledger, 'run', failed(run('live', { tested_at: '2026-03-02T10:00:00Z' })));
      assert.deepEqual(await codesNow(), ['live_run_failed'], 'a later failed run supersedes');
      await record(ledger, 'control', control({ state: 'disabled' }));
      assert.deepEqual(await codesNow(), ['control_disabled', 'live_run_failed']);
      await record(ledger, 'approval', review({ state: 'revoked' }));
      const decision = await service.decide(request());
      assert.equal(decision.state, 'disabled');
      assert.deepEqual(codesIn(decision).slice(0, 2), ['control_disabled', 'approval_revoked']);
    });

    test('follows the runtime facts, and the clock', async () => {
      const ledger = await certified(engine);
      let says = offering();
      let at = AT;
      const service = serviceOn(ledger, { says: () => says, clock: () => at });
      assert.deepEqual(codesIn(await service.decide(request())), []);
      says = offering({ apps: [] });
      assert.deepEqual(codesIn(await service.decide(request())), ['configuration_unknown']);
      says = offering({ accounts: [] });
      assert.deepEqual(codesIn(await service.decide(request())), ['authorization_missing']);
      says = offering({ deny_list: [{ provider: 'pixelgram' }] });
      assert.deepEqual(codesIn(await service.decide(request())), ['disabled_by_facts']);
      const moveTo = (instant: string, ms = 0) => {
        at = Date.parse(instant) + ms;
        says = offering({ generated_at: formatInstant(at) });
      };
      moveTo('2026-04-15T10:00:00Z');
      assert.equal((await service.decide(request())).state, 'expired_proof');
      moveTo('2026-04-15T10:00:00Z', -1);
      assert.deepEqual(
        codesIn(await service.decide(request())),
        ['local_run_expired', 'live_run_expired'],
        'the retest is due before',
      );
      moveTo('2026-03-31T10:00:00Z', -1);
      assert.equal((await service.decide(request())).state, 'healthy');
    });

    test('never takes the evidence of another subject or account', async () => {
      const service = serviceOn(await certified(engine));
      for (const changes of [
        { output_profile: 'carousel' },
        { operation: 'publish_scheduled' },
        { policy_mode: 'other' },
        { account_kind: 'personal' },
        { app_fingerprint: digest('8') },
        { instance_fingerprint: digest('8') },
        { provider_environment: 'sandbox' },
        { deployment_environment: 'staging' },
        { provider: 'other' },
      ] as const) {
        const decision = await service.decide(request({ subject: { ...subject(), ...changes } }));
        assert.ok(!decision.executable, JSON.stringify(changes));
        assert.ok(codesIn(decision).includes('live_run_missing'), JSON.stringify(changes));
      }
      const other = await service.decide(request({ account_reference: digest('8') }));
      assert.deepEqual(codesIn(other), ['authorization_missing']);
    });

    test('sees one snapshot: what is appended meanwhile is in the next decision', async () => {
      const ledger = await certified(engine);
      const elsewhere = await openLedger(parseLocation(ledger.location));
      const meanwhile = async () => {
        const disable = item('control', control({ state: 'disabled' }));
        valueOf(await append(elsewhere, [disable], contextAt()));
      };
      const service = serviceOn({ driver: interrupted(ledger.driver, meanwhile) });
      const during = await service.decide(request());
      const later = await service.decide(request());
      await elsewhere.close();
      assert.deepEqual([during.state, later.state], ['healthy', 'disabled']);
    });

    test('a decision costs the same however long the history is', async () => {
      const ledger = await certified(engine);
      const { driver, count } = counting(ledger.driver);
      const service = serviceOn({ driver });
      await service.decide(request());
      const before = count();
      for (let index = 0; index < 40; index += 1) {
        const at = AT + index * MINUTE;
        await record(ledger, 'control', control({ expires_at: null }), at);
        await record(ledger, 'approval', review(), at);
      }
      await service.decide(request());
      assert.equal(count() - before, before, 'the same queries');
    });
  });
}

/** The same driver, with something to do before each query. */
function withEach(inner: Driver, before: () => Promise<void>): Driver {
  return {
    engine: inner.engine,
    write: (work) => inner.write(work),
    attest: (work) => inner.attest(work),
    close: () => inner.close(),
    read: (work) =>
      inner.read((connection) =>
        work({
          engine: connection.engine,
          queryAll: (queries) => connection.queryAll(queries),
          scan: (sql) => connection.scan(sql),
          script: (sql) => connection.script(sql),
          insert: (insertion) => connection.insert(insertion),
          query: async (sql, parameters) => {
            await before();
            return connection.query(sql, parameters);
          },
        }),
      ),
  };
}

/** Counts what the driver is asked. */
function counting(inner: Driver): { driver: Driver; count: () => number } {
  let queries = 0;
  const driver = withEach(inner, async () => void (queries += 1));
  return { driver, count: () => queries };
}

/** Does something once, after the first query: by then the snapshot is taken. */
function interrupted(inner: Driver, meanwhile: () => Promise<void>): Driver {
  let queries = 0;
  return withEach(inner, async () => {
    queries += 1;
    if (queries === 2) await meanwhile();
  });
}
