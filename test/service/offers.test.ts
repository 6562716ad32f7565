import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { document as isBoard } from '../../src/documents/generated/provider-readiness.validator.js';
import { document as isCatalogue } from '../../src/documents/generated/provider-catalogue.validator.js';
import { validatorOf } from '../documents/published.ts';
import { digest, subject } from '../evidence/documents.ts';
import { certified, facts } from '../ledger/export-world.ts';
import { AT, contract, ENGINES, failed, record, run } from '../ledger/world.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { ACCOUNT, claimOn, codesIn, connecting, offering, request, serviceOn } from './world.ts';

const isResolution = validatorOf('capability-resolution');

for (const engine of ENGINES) {
  describe(`what a service on ${engine} lists`, () => {
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
      assert.deepEqual([only.blocked, only.connectable, only.advertisable], [[], true, true]);
      assert.deepEqual(
        new Set(
          only.decisions.map((one) => `${one.subject.operation} ${one.account_reference ?? '-'}`),
        ),
        new Set(['connect -', `publish_immediate ${ACCOUNT}`, `publish_immediate ${digest('6')}`]),
      );
      assert.equal(only.decisions.length, 3);
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

    test('an account that is open to several policies, or of a sandbox only, is taken at its word', async () => {
      const says = offering();
      const [policy] = says.policies;
      assert.ok(policy);
      const strict = { ...policy, policy_mode: 'strict' };
      const apps = says.apps.map((app) => ({ ...app, provider_environment: 'sandbox' as const }));
      const several = { ...says, apps, policies: [policy, strict] };
      const service = serviceOn(await certified(engine), {
        says: () => several,
        claims: [claimOn(), claimOn({ ...subject(), policy_mode: 'strict' })],
      });
      const asked = { account_reference: ACCOUNT, output_profile: 'single-image' };
      assert.deepEqual(codesOf(await service.resolve(asked)), ['policy_mode_required']);
      const chosen = valueOf(await service.resolve({ ...asked, policy_mode: 'strict' }));
      assert.equal(chosen.immediate.subject.provider_environment, 'sandbox');
      const { providers } = await service.board();
      const connects = providers.flatMap(({ decisions }) =>
        decisions.filter(({ subject: of }) => of.operation === 'connect'),
      );
      assert.deepEqual(
        connects.map(({ decision }) => decision.advertisable),
        [false, false],
      );
    });

    test('[T103] evidence of another app, instance, account kind or policy mode advertises no connect', async () => {
      const says = offering();
      const [app] = says.apps;
      const [policy] = says.policies;
      assert.ok(app && policy);
      const others = {
        apps: [
          ...says.apps,
          { ...app, app_fingerprint: digest('e') },
          { ...app, instance_fingerprint: digest('e') },
        ],
        policies: [
          ...says.policies,
          { ...policy, account_kind: 'personal' },
          { ...policy, policy_mode: 'strict' },
        ],
      };
      const service = serviceOn(await certified(engine), { says: () => offering(others) });
      const board = await service.board();
      const connects = board.providers
        .flatMap(({ decisions }) => decisions)
        .filter((one) => one.subject.operation === 'connect');
      assert.equal(connects.length, 9);
      for (const { subject: of, decision } of connects) {
        const isOwn = subjectDigest(of) === subjectDigest(connecting());
        assert.equal(decision.advertisable, isOwn, JSON.stringify(of));
      }
    });

    test('[T109] what holds for one subject of a provider is not said of the provider', async () => {
      const ledger = await certified(engine);
      const more = { ...subject(), output_profile: 'carousel' };
      const claims = [claimOn(), claimOn(more)];
      for (const says of [offering, facts]) {
        const service = serviceOn(ledger, { says: () => says(), claims });
        const [only, ...others] = (await service.board()).providers;
        assert.ok(only && others.length === 0);
        const advertised = new Set(only.decisions.map(({ decision }) => decision.advertisable));
        assert.equal(advertised.size, 2);
        assert.equal(only.advertisable, false);
        assert.equal(only.connectable, says === offering, 'without connecting nothing connects');
        const [catalogued] = (await service.catalogue()).providers;
        assert.deepEqual(catalogued?.readiness, only, 'the catalogue says what the board says');
      }
      const broken = offering();
      const apps = broken.apps.flatMap((app) => [
        app,
        { ...app, app_fingerprint: digest('e'), state: 'missing' as const, source: null },
      ]);
      const [half] = (await serviceOn(ledger, { says: () => ({ ...broken, apps }) }).board())
        .providers;
      assert.equal(half?.connectable, false, 'another app cannot be connected');
    });

    test('[T104] facts of another time advertise nothing, and block under enforcement', async () => {
      const ledger = await certified(engine);
      let at = AT;
      const factsLimits = { max_facts_minutes: 30, max_clock_skew_seconds: 0 };
      const clock = () => at;
      const service = serviceOn(ledger, { clock });
      const strict = serviceOn(ledger, { clock, factsLimits });
      const off = serviceOn(ledger, { clock, factsLimits, environment: {} });
      const written = Date.parse(facts().generated_at);
      for (const [minutes, by, byRoot] of [
        [0, [], []],
        [30, [], []],
        [31, [], ['facts_too_old']],
        [60, [], ['facts_too_old']],
        [61, ['facts_too_old'], ['facts_too_old']],
        [-1, [], ['facts_from_future']],
        [-2, ['facts_from_future'], ['facts_from_future']],
      ] as const) {
        at = written + minutes * 60_000;
        for (const [one, codes] of [
          [service, by],
          [strict, byRoot],
        ] as const) {
          const decision = await one.decide(request());
          assert.deepEqual(codesIn(decision), codes, `${minutes} minutes`);
          assert.equal(decision.facts_age_seconds, minutes * 60);
          assert.equal(decision.advertisable, codes.length === 0);
          const board = await one.board();
          assert.equal(board.providers[0]?.advertisable, codes.length === 0);
        }
        const { executable, advertisable, would_block: would } = await off.decide(request());
        assert.deepEqual([executable, advertisable], [true, byRoot.length === 0]);
        assert.deepEqual(
          would.map(({ code }) => code),
          byRoot,
        );
      }
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
      assert.deepEqual(only?.readiness, (await service.board()).providers[0]);

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
  });
}
