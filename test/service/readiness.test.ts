import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/findings/index.ts';
import type { ReadinessDecision } from '../../src/json/index.ts';
import { document as isBoard } from '../../src/json/generated/provider-readiness.validator.js';
import { document as isCatalogue } from '../../src/json/generated/provider-catalogue.validator.js';
import { document as isResolution } from '../../src/json/generated/capability-resolution.validator.js';
import type { Driver } from '../../src/ledger/index.ts';
import { digest, subject } from '../evidence/documents.ts';
import { certified, facts } from '../ledger/export-world.ts';
import {
  AT,
  contract,
  control,
  ENGINES,
  failed,
  newLedger,
  record,
  review,
  run,
} from '../ledger/world.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { ACCOUNT, connecting, offering, request, serviceOn } from './world.ts';

const MINUTE = 60_000;

function codes({ blockers }: ReadinessDecision): string[] {
  return blockers.map(({ code }) => code);
}

for (const engine of ENGINES) {
  describe(`readiness on ${engine}`, () => {
    test('is healthy and advertisable where everything is there', async () => {
      const decision = await serviceOn(await certified(engine)).decide(request());
      assert.deepEqual(codes(decision), []);
      assert.equal(decision.state, 'healthy');
      assert.ok(decision.executable && decision.publishable && decision.advertisable);
      assert.ok(!decision.connectable);
      assert.equal(decision.contract_digest, contract.digest);
    });

    test('follows the ledger: each append is in the next decision', async () => {
      const ledger = await newLedger(engine);
      const service = serviceOn(ledger);
      const codesNow = async () => codes(await service.decide(request()));
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
      assert.deepEqual(codes(decision).slice(0, 2), ['control_disabled', 'approval_revoked']);
    });

    test('follows the runtime facts, and the clock', async () => {
      const ledger = await certified(engine);
      let says = offering();
      let at = AT;
      const service = serviceOn(ledger, { says: () => says, clock: () => at });
      assert.deepEqual(codes(await service.decide(request())), []);
      says = offering({ apps: [] });
      assert.deepEqual(codes(await service.decide(request())), ['configuration_unknown']);
      says = offering({ accounts: [] });
      assert.deepEqual(codes(await service.decide(request())), ['authorization_missing']);
      says = offering({ deny_list: [{ provider: 'pixelgram' }] });
      assert.deepEqual(codes(await service.decide(request())), ['disabled_by_environment']);
      says = offering();
      at = Date.parse('2026-04-15T10:00:00Z');
      assert.equal((await service.decide(request())).state, 'expired_proof');
      at -= 1;
      assert.deepEqual(
        codes(await service.decide(request())),
        ['local_run_expired', 'live_run_expired'],
        'the retest is due before',
      );
      at = Date.parse('2026-03-31T10:00:00Z') - 1;
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
        assert.ok(codes(decision).includes('live_run_missing'), JSON.stringify(changes));
      }
      const other = await service.decide(request({ account_reference: digest('8') }));
      assert.deepEqual(codes(other), ['authorization_missing']);
    });

    test('lists every provider, with one decision for each account', async () => {
      const [account] = facts().accounts;
      assert.ok(account);
      const second = { ...account, account_reference: digest('6') };
      const service = serviceOn(await certified(engine), {
        says: () => offering({ accounts: [account, second] }),
      });
      const board = await service.board();
      assert.ok(isBoard(board), JSON.stringify(isBoard.errors));
      const [only, ...others] = board.providers;
      assert.ok(only && others.length === 0);
      assert.deepEqual([only.state, only.connectable, only.advertisable], ['healthy', true, true]);
      assert.deepEqual(
        only.decisions
          .map(({ subject: of, account_reference }) => [of.operation, account_reference])
          .sort(),
        [
          ['connect', null],
          ['publish_immediate', ACCOUNT],
          ['publish_immediate', digest('6')],
        ].sort(),
      );
      for (const one of only.decisions) {
        const { account_reference } = one;
        const decision = await service.decide(request({ subject: one.subject, account_reference }));
        assert.deepEqual(one.decision, decision, 'the board says what a decision says');
      }
    });

    test('connect is advertisable only with something to publish that is', async () => {
      const ledger = await certified(engine);
      const ask = request({ subject: connecting(), account_reference: null });
      const claimed = await serviceOn(ledger).decide(ask);
      assert.ok(claimed.connectable && claimed.advertisable && !claimed.publishable);
      const unclaimed = await serviceOn(ledger, { claims: [] }).decide(ask);
      assert.ok(unclaimed.connectable && !unclaimed.advertisable);
      const board = await serviceOn(ledger, { claims: [] }).board();
      assert.equal(board.providers[0]?.advertisable, false);
      await record(ledger, 'run', failed(run('live', { tested_at: '2026-03-02T10:00:00Z' })));
      const broken = await serviceOn(ledger).decide(ask);
      assert.ok(broken.connectable && !broken.advertisable);
    });

    test('gives the catalogue, and what is implemented for an account', async () => {
      const service = serviceOn(await certified(engine));
      const catalogue = await service.catalogue();
      assert.ok(isCatalogue(catalogue), JSON.stringify(isCatalogue.errors));
      const [only] = catalogue.providers;
      assert.deepEqual(
        [only?.provider, only?.configured, only?.connected_accounts],
        ['pixelgram', true, 1],
      );
      assert.deepEqual(
        only?.readiness.decisions.map(({ subject: of }) => of),
        [connecting()],
      );

      const asked = { account_reference: ACCOUNT, output_profile: 'single-image' };
      const resolution = valueOf(await service.resolve(asked));
      assert.ok(isResolution(resolution), JSON.stringify(isResolution.errors));
      assert.equal(resolution.policy_mode, 'standard');
      const { immediate, scheduled } = resolution;
      assert.deepEqual(immediate.subject, subject());
      assert.equal(immediate.contract_digest, contract.digest);
      assert.equal(immediate.decision.state, 'healthy');
      assert.equal(immediate.required_checks.live.length, 6);
      assert.equal(scheduled.capability_digest, null);
      assert.equal(scheduled.decision.state, 'unsupported');
      assert.deepEqual(
        codesOf(await service.resolve({ ...asked, account_reference: digest('8') })),
        ['account_unknown'],
      );
      assert.deepEqual(codesOf(await service.resolve({ ...asked, output_profile: 'carousel' })), [
        'policy_mode_required',
      ]);
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

test('evidence that can not be read degrades, and a known disable still wins', async () => {
  const ledger = await certified('sqlite');
  const told: string[] = [];
  const onUnreadable = (cause: ClaimgateError) => void told.push(cause.code);
  const broken: Driver = {
    ...ledger.driver,
    read: () => Promise.reject(new ClaimgateError('ledger_unreachable')),
  };
  const unreachable = await serviceOn({ driver: broken }, { onUnreadable }).decide(request());
  assert.deepEqual([unreachable.state, codes(unreachable)], ['degraded', ['evidence_unreadable']]);
  const denied = { environment: { CLAIMGATE_DISABLED_PROVIDERS: 'pixelgram' } };
  const disabled = await serviceOn({ driver: broken }, denied).decide(request());
  assert.deepEqual(codes(disabled), ['disabled_by_environment', 'evidence_unreadable']);
  const noFacts = () => Promise.reject(new ClaimgateError('file_missing'));
  const withoutFacts = serviceOn(ledger, { onUnreadable });
  assert.equal((await withoutFacts.decide(request())).state, 'healthy');
  const says = () => {
    throw new ClaimgateError('file_missing');
  };
  const blind = serviceOn(ledger, { says, onUnreadable });
  assert.deepEqual(codes(await blind.decide(request())), ['evidence_unreadable']);
  await assert.rejects(blind.board(), { code: 'evidence_unreadable' });
  await assert.rejects(blind.catalogue(), { code: 'evidence_unreadable' });
  await record(ledger, 'control', control({ state: 'disabled' }));
  assert.deepEqual(codes(await blind.decide(request())), [
    'control_disabled',
    'evidence_unreadable',
  ]);
  await assert.rejects(noFacts);
  assert.ok(told.includes('ledger_unreachable') && told.includes('file_missing'));
});

test('a disable is read before what is damaged', async () => {
  const ledger = await certified('sqlite');
  await record(ledger, 'control', control({ state: 'disabled' }));
  const damaged = failingOn(ledger.driver, 'provider_certification_runs');
  const decision = await serviceOn({ driver: damaged }).decide(request());
  assert.deepEqual(codes(decision), ['control_disabled', 'evidence_unreadable']);
  const blind = failingOn(ledger.driver, 'provider_runtime_control_events');
  assert.equal((await serviceOn({ driver: blind }).decide(request())).state, 'degraded');
});

test('facts of another deployment are not facts', async () => {
  const told: string[] = [];
  const service = serviceOn(await certified('sqlite'), {
    says: () => offering({ deployment: 'elsewhere' }),
    onUnreadable: ({ code }) => void told.push(code),
  });
  assert.deepEqual(codes(await service.decide(request())), ['evidence_unreadable']);
  assert.deepEqual(told, ['facts_deployment_differs']);
});

test('what is no request is degraded, and disabled where that is known', async () => {
  const ledger = await certified('sqlite');
  const ask = async (text: string, service = serviceOn(ledger)) =>
    codes(await service.decide(JSON.parse(text)));
  const { provider: _gone, ...lacking } = subject();
  for (const wrong of [
    null,
    {},
    { ...request(), more: 1 },
    { ...request(), subject: lacking },
    { ...request(), subject: { ...subject(), operation: 'delete' } },
    { ...request(), intent: 'debug' },
    { ...request(), account_reference: 'acct-1029384756' },
  ])
    assert.deepEqual(await ask(JSON.stringify(wrong)), ['request_invalid']);
  const denied = serviceOn(ledger, { environment: { CLAIMGATE_DISABLED_PROVIDERS: 'pixelgram' } });
  assert.deepEqual(await ask(JSON.stringify({ ...request(), more: 1 }), denied), [
    'disabled_by_environment',
    'request_invalid',
  ]);
});

test('a defect is thrown, not taken for bad evidence', async () => {
  const ledger = await certified('sqlite');
  const clock = () => {
    throw new TypeError('defect');
  };
  await assert.rejects(serviceOn(ledger, { clock }).decide(request()), TypeError);
  const says = () => {
    throw new TypeError('defect');
  };
  await assert.rejects(serviceOn(ledger, { says }).decide(request()), TypeError);
});

test('with the flag off the answer says what enforcement would add', async () => {
  const ledger = await newLedger('sqlite');
  const off = await serviceOn(ledger, { environment: {} }).decide(request());
  assert.deepEqual([off.state, off.executable, off.advertisable], ['healthy', true, false]);
  const on = await serviceOn(ledger).decide(request());
  assert.deepEqual(off.would_block, on.blockers);
  const selfHosted = { says: () => offering({ deployment_kind: 'self_hosted' }) };
  const own = await serviceOn(ledger, selfHosted).decide(request());
  assert.deepEqual([own.state, own.would_block], ['healthy', on.blockers]);
});

/** The same driver, counting what it is asked. */
function counting(inner: Driver): { driver: Driver; count: () => number } {
  let queries = 0;
  const driver: Driver = {
    engine: inner.engine,
    write: (work) => inner.write(work),
    close: () => inner.close(),
    read: (work) =>
      inner.read((connection) =>
        work({
          engine: connection.engine,
          script: (sql) => connection.script(sql),
          query: (sql, parameters) => {
            queries += 1;
            return connection.query(sql, parameters);
          },
        }),
      ),
  };
  return { driver, count: () => queries };
}

/** The same driver over a database in which one table can not be read. */
function failingOn(inner: Driver, table: string): Driver {
  return {
    engine: inner.engine,
    write: (work) => inner.write(work),
    close: () => inner.close(),
    read: (work) =>
      inner.read((connection) =>
        work({
          engine: connection.engine,
          script: (sql) => connection.script(sql),
          query: (sql, parameters) =>
            connection.query(sql.replaceAll(` ${table} `, ' no_such_table '), parameters),
        }),
      ),
  };
}
