import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatInstant } from '../../src/documents/json.ts';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
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
  readingBy,
} from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';
import { codesIn, offering, request, serviceOn, connecting, type ServiceChanges } from './world.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import type { Selector } from '../../src/documents/index.ts';

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
  return readingBy(inner, (connection) => ({
    query: async (sql, parameters) => {
      await before();
      return connection.query(sql, parameters);
    },
    queryAll: async (queries) => {
      await before();
      return connection.queryAll(queries);
    },
  }));
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

test('[T68] evidence that cannot be read degrades, and a known disable still wins', async () => {
  const ledger = await certified('sqlite');
  const told: string[] = [];
  const onUnreadable = (cause: ClaimgateError) => void told.push(cause.code);
  const broken: Driver = {
    ...ledger.driver,
    read: () => Promise.reject(new ClaimgateError('ledger_unreachable')),
  };
  const unreachable = await serviceOn({ driver: broken }, { onUnreadable }).decide(request());
  assert.deepEqual(
    [unreachable.state, codesIn(unreachable)],
    ['degraded', ['evidence_unreadable']],
  );
  const denied = { environment: { CLAIMGATE_DISABLED_PROVIDERS: 'pixelgram' } };
  const disabled = await serviceOn({ driver: broken }, denied).decide(request());
  assert.deepEqual(codesIn(disabled), ['disabled_by_environment', 'evidence_unreadable']);
  const says = () => {
    throw new ClaimgateError('file_missing');
  };
  const blind = serviceOn(ledger, { says, onUnreadable });
  assert.deepEqual(codesIn(await blind.decide(request())), ['evidence_unreadable']);
  await assert.rejects(blind.board(), { code: 'evidence_unreadable' });
  await assert.rejects(blind.catalogue(), { code: 'evidence_unreadable' });
  await record(ledger, 'control', control({ state: 'disabled' }));
  assert.deepEqual(codesIn(await blind.decide(request())), [
    'control_disabled',
    'evidence_unreadable',
  ]);
  assert.ok(told.includes('ledger_unreachable') && told.includes('file_missing'));
});

test('[T387] a source of facts that throws anything at all degrades, and a known disable still wins', async () => {
  const ledger = await certified('sqlite');
  const told: string[] = [];
  const onUnreadable = (cause: ClaimgateError) => void told.push(cause.code);
  for (const thrown of [new Error('socket hang up'), new TypeError('x'), 'a text', undefined]) {
    const says = () => {
      throw thrown;
    };
    const blind = serviceOn(ledger, { says, onUnreadable });
    assert.deepEqual(codesIn(await blind.decide(request())), ['evidence_unreadable']);
    await assert.rejects(blind.board(), { code: 'evidence_unreadable' });
    const environment = { CLAIMGATE_DISABLED_PROVIDERS: 'pixelgram' };
    const denied = await serviceOn(ledger, { says, environment }).decide(request());
    assert.deepEqual(codesIn(denied), ['disabled_by_environment', 'evidence_unreadable']);
  }
  assert.equal(told.length, 8);
});

test('a disable is read before what is damaged', async () => {
  const ledger = await certified('sqlite');
  await record(ledger, 'control', control({ state: 'disabled' }));
  const damaged = failingOn(ledger.driver, 'provider_certification_runs');
  const decision = await serviceOn({ driver: damaged }).decide(request());
  assert.deepEqual(codesIn(decision), ['control_disabled', 'evidence_unreadable']);
  const blind = failingOn(ledger.driver, 'provider_runtime_control_events');
  assert.equal((await serviceOn({ driver: blind }).decide(request())).state, 'degraded');
});

test('a claim that cannot be read advertises nothing', async () => {
  const ledger = await certified('sqlite');
  const ask = request({ subject: connecting(), account_reference: null });
  assert.ok((await serviceOn(ledger).decide(ask)).advertisable);
  const damaged = failingOn(ledger.driver, 'provider_certification_runs');
  assert.ok(!(await serviceOn({ driver: damaged }).decide(ask)).advertisable);
});

test('facts of another deployment are not facts', async () => {
  const told: string[] = [];
  const service = serviceOn(await certified('sqlite'), {
    says: () => offering({ deployment: 'elsewhere' }),
    onUnreadable: ({ code }) => void told.push(code),
  });
  assert.deepEqual(codesIn(await service.decide(request())), ['evidence_unreadable']);
  assert.deepEqual(told, ['facts_deployment_differs']);
});

test('an invalid request is degraded', async () => {
  const ledger = await certified('sqlite');
  const ask = async (text: string, service = serviceOn(ledger)) =>
    codesIn(await service.decide(JSON.parse(text)));
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
});

test('[T106] a malformed request for what is disabled is answered with the disable', async () => {
  const ledger = await certified('sqlite');
  const { account_reference: _gone, ...withoutAccount } = request();
  const named = { provider: 'pixelgram' };
  const inPart = { ...subject(), operation: 'delete', account_kind: 7 };
  const ask = async (wrong: unknown, changes: ServiceChanges = {}) => {
    const {
      state,
      facts: judged,
      blockers,
    } = await serviceOn(ledger, changes).decide(JSON.parse(JSON.stringify(wrong)));
    assert.equal(state, blockers[0]?.state);
    assert.equal(judged.control, state === 'disabled' ? 'disabled' : 'unknown');
    return blockers.map(({ code }) => code);
  };
  const byEnvironment = { environment: { CLAIMGATE_DISABLED_PROVIDERS: 'pixelgram' } };
  const byFacts = (selector: Selector) => ({ says: () => offering({ deny_list: [selector] }) });
  const profile = subject().output_profile;
  const profileOnly = byFacts({ provider: 'pixelgram', output_profile: profile });
  for (const [wrong, changes, disabledBy] of [
    [withoutAccount, {}, null],
    [withoutAccount, byEnvironment, 'disabled_by_environment'],
    [{ subject: named }, byEnvironment, 'disabled_by_environment'],
    [withoutAccount, byFacts(named), 'disabled_by_facts'],
    [{ subject: named }, byFacts(named), 'disabled_by_facts'],
    [{ subject: inPart }, profileOnly, 'disabled_by_facts'],
    [{ subject: named }, profileOnly, null],
    [{ subject: { provider: 'other' } }, byFacts(named), null],
    [{ subject: { provider: ['pixelgram'] } }, byFacts(named), null],
    [{ subject: { provider: '\ud800' } }, byFacts(named), null],
    [null, byFacts(named), null],
  ] as const) {
    const expected = [...(disabledBy === null ? [] : [disabledBy]), 'request_invalid'];
    assert.deepEqual(await ask(wrong, changes), expected, JSON.stringify([wrong, changes]));
  }
  await record(ledger, 'control', control({ state: 'disabled', selector: named }));
  for (const wrong of [withoutAccount, { subject: named }, { subject: inPart }])
    assert.deepEqual(await ask(wrong), ['control_disabled', 'request_invalid']);
  const { operation } = subject();
  await record(ledger, 'control', control({ state: 'enabled', selector: named }));
  await record(
    ledger,
    'control',
    control({ state: 'disabled', selector: { ...named, operation } }),
  );
  assert.deepEqual(await ask(withoutAccount), ['control_disabled', 'request_invalid']);
  assert.deepEqual(await ask({ subject: named }), ['request_invalid']);
});

test('a defect is thrown, not taken for bad evidence', async () => {
  const ledger = await certified('sqlite');
  const clock = () => {
    throw new TypeError('defect');
  };
  await assert.rejects(serviceOn(ledger, { clock }).decide(request()), TypeError);
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

/** Returns the same driver over a database with one unreadable table. */
function failingOn(inner: Driver, table: string): Driver {
  const without = (sql: string) => sql.replaceAll(` ${table} `, ' no_such_table ');
  return readingBy(inner, (connection) => ({
    query: (sql, parameters) => connection.query(without(sql), parameters),
    queryAll: (queries) =>
      connection.queryAll(
        queries.map(({ sql, parameters }) => ({ sql: without(sql), parameters })),
      ),
  }));
}
