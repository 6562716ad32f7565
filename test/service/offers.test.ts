import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { document as isBoard } from '../../src/json/generated/provider-readiness.validator.js';
import { document as isCatalogue } from '../../src/json/generated/provider-catalogue.validator.js';
import { document as isResolution } from '../../src/json/generated/capability-resolution.validator.js';
import { digest, subject } from '../evidence/documents.ts';
import { certified, facts } from '../ledger/export-world.ts';
import { contract, ENGINES, failed, record, run } from '../ledger/world.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { ACCOUNT, claimOn, connecting, offering, request, serviceOn } from './world.ts';

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
      assert.deepEqual([only.state, only.connectable, only.advertisable], ['healthy', true, true]);
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
  });
}
