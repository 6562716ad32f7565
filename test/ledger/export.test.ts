import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { present } from '../../src/documents/findings.ts';
import { instantOf } from '../../src/documents/json.ts';
import type { RuntimeFacts, Subject } from '../../src/documents/index.ts';
import { proveInclusion, headIn } from '../../src/ledger/log.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { readLine } from '../../src/gate/entry-line.ts';
import { PROJECTION_STATEMENT } from '../../src/trust/statement.ts';
import { verifyLineage } from '../../src/gate/rollback-protection.ts';
import { trustedProjection } from '../../src/gate/verify-projection.ts';
import { hashOfDigest } from '../../src/trust/merkle.ts';
import { pinOf } from '../../src/trust/anchor.ts';
import { type LedgerHead } from '../../src/trust/checkpoint.ts';
import { parseTlogProof, verifyTlogProof } from '../../src/trust/tlog-proof.ts';
import { digest, subject } from '../evidence/documents.ts';
import { envelopeBytes, rootBytes } from '../gate/projection-world.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { content, DEPLOYMENT, firstRoot, keys } from '../trust/root-world.ts';
import {
  AT,
  control,
  ENGINES,
  failed,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';

import { certified, exported, facts, FILE, judged, LEDGER, LIMITS } from './export-world.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';

for (const engine of ENGINES) {
  describe(`export on ${engine}`, () => {
    test('gives a projection that the gate trusts and allows', async () => {
      const ledger = await certified(engine);
      const made = valueOf(await exported(ledger));
      assert.equal(made.predicate.entry_count, 1);
      assert.equal(made.predicate.generated_at, '2026-03-15T11:50:00Z', 'the older of the two');
      assert.deepEqual(await judged(made), []);
    });

    test('lets a later failed run refuse, and a revocation of any date', async () => {
      const ledger = await certified(engine);
      await record(ledger, 'run', failed(run('live', { tested_at: '2026-02-20T10:00:00Z' })));
      assert.ok((await judged(valueOf(await exported(ledger)))).includes('check_failed'));
      const other = await certified(engine);
      await record(
        other,
        'approval',
        review({ state: 'revoked', reviewed_at: '2026-01-01T00:00:00Z' }),
      );
      assert.ok((await judged(valueOf(await exported(other)))).includes('approval_revoked'));
    });

    test('ends older runs with a newer review', async () => {
      const ledger = await certified(engine);
      await record(ledger, 'approval', review({ reviewed_at: '2026-03-10T00:00:00Z' }));
      const codes = await judged(valueOf(await exported(ledger)));
      assert.deepEqual([...new Set(codes)], ['run_before_approval']);
    });

    test('knows nothing that the runtime facts do not say', async () => {
      const ledger = await certified(engine);
      const bends: [Partial<RuntimeFacts>, string][] = [
        [{ apps: [] }, 'configuration_unknown'],
        [{ accounts: [] }, 'authorization_missing'],
        [
          { accounts: facts().accounts.map((one) => ({ ...one, account_reference: digest('9') })) },
          'authorization_missing',
        ],
        [{ policies: [] }, 'policy_unknown'],
        [
          { policies: facts().policies.map((one) => ({ ...one, policy_digest: digest('9') })) },
          'contract_not_implemented',
        ],
        [
          {
            implemented: facts().implemented.map((one) => ({
              ...one,
              capability_digest: digest('9'),
            })),
          },
          'contract_not_implemented',
        ],
        [{ implemented: [] }, 'contract_not_implemented'],
        [{ deployment_environment: 'staging' }, 'configuration_unknown'],
        [{ deny_list: [{ provider: 'pixelgram', account_kind: 'business' }] }, 'disabled_by_facts'],
      ];
      for (const [bend, code] of bends) {
        const made = valueOf(await exported(ledger, {}, facts(bend)));
        assert.ok((await judged(made)).includes(code as 'policy_unknown'), code);
      }
      const [standard] = facts().policies;
      const spared = facts({
        policies: [...facts().policies, { ...present(standard), account_kind: 'personal' }],
        deny_list: [{ provider: 'pixelgram', account_kind: 'personal' }],
      });
      assert.deepEqual(await judged(valueOf(await exported(ledger, {}, spared))), []);
    });

    test('says until when a control holds that is to end: a gate that reads it later refuses', async () => {
      const entryIn = async (ledger: TestLedger) => {
        const { bytes } = valueOf(await exported(ledger));
        const read = readLine(bytes.subarray(0, -1), { file: 'p', line: 1 });
        return read.ok ? read.entry?.runtime_control : undefined;
      };
      const starts_at = '2026-03-15T13:00:00Z';
      const scheduled = await certified(engine);
      assert.deepEqual((await entryIn(scheduled))?.expires_at, null);
      await record(scheduled, 'control', control({ state: 'disabled', starts_at }));
      assert.equal((await entryIn(scheduled))?.expires_at, starts_at);
      const silenced = await newLedger(engine);
      await record(silenced, 'approval', review());
      await record(silenced, 'run', run('live'));
      await record(silenced, 'control', control({ state: 'disabled' }));
      await record(silenced, 'control', control({ expires_at: starts_at }));
      const selector = { provider: 'pixelgram', account_kind: 'business' };
      const sooner = '2026-03-15T12:30:00Z';
      const { sequence } = await record(silenced, 'control', control({ selector }));
      const shown = await entryIn(silenced);
      assert.deepEqual([shown?.record?.sequence, shown?.expires_at], [sequence, starts_at]);
      await record(silenced, 'control', control({ selector, expires_at: sooner }));
      assert.equal((await entryIn(silenced))?.expires_at, sooner, 'its own end comes first');
    });

    test('[T61] refuses facts that are old, early, of elsewhere, or unclear', async () => {
      const ledger = await certified(engine);
      const minutes = (count: number) =>
        new Date(AT + count * 60_000).toISOString().replace('.000Z', 'Z');
      const refusals: [RuntimeFacts, string[]][] = [
        [facts({ generated_at: minutes(-LIMITS.max_facts_minutes - 1) }), ['facts_too_old']],
        [facts({ generated_at: minutes(-LIMITS.max_facts_minutes) }), []],
        [facts({ generated_at: minutes(10) }), ['facts_from_future']],
        [facts({ deployment: 'hosted-us' }), ['facts_deployment_differs']],
      ];
      for (const [says, codes] of refusals)
        assert.deepEqual(codesOf(await exported(ledger, {}, says)), codes);
      const unclear: [RuntimeFacts, string[]][] = [
        [facts({ apps: [...facts().apps, ...facts().apps] }), ['facts_contradictory']],
        [facts({ policies: [...facts().policies, ...facts().policies] }), ['facts_contradictory']],
        [facts({ deny_list: [{ provider: 'pixelgrm' }] }), ['deny_list_unknown_name']],
      ];
      for (const [says, codes] of unclear)
        assert.deepEqual(codesOf(readFacts(Buffer.from(JSON.stringify(says)), 'f.json')), codes);
    });

    test('writes entries in order, all of them or those that are claimed', async () => {
      const ledger = await certified(engine);
      const subjects: Subject[] = [subject()];
      for (const account_kind of ['business', 'personal'] as const) {
        for (const deployment_environment of ['local', 'staging'] as const) {
          const of = { ...subject(), account_kind, deployment_environment };
          subjects.push(of);
          await record(ledger, 'run', run('local', {}, of));
        }
      }
      const made = valueOf(await exported(ledger));
      const lines = made.bytes.toString('utf8').trimEnd().split('\n');
      const digests = lines.map((line) =>
        subjectDigest((JSON.parse(line) as { subject: Subject }).subject),
      );
      assert.deepEqual(digests, subjects.map(subjectDigest).sort());
      const stranger = { ...subject(), policy_mode: 'other' };
      const some = valueOf(await exported(ledger, { subjects: [stranger, subject(), subject()] }));
      assert.equal(some.predicate.entry_count, 2);
      assert.deepEqual(await judged(some), []);
      assert.ok((await judged(some, stranger)).includes('live_run_missing'));
    });

    test('proves that the ledger extends an earlier head, and that records are in it', async () => {
      const ledger = await newLedger(engine);
      const heads: LedgerHead[] = [await ledger.driver.read(headIn)];
      const leaves: string[] = [];
      for (let count = 0; count < 11; count += 1) {
        const placed = await record(ledger, 'control', control({ reason: `step-${count}` }));
        leaves.push(placed.leaf);
        heads.push(await ledger.driver.read((sql) => headIn(sql)));
      }
      for (const since of heads) {
        const made = valueOf(await exported(ledger, { since }));
        assert.equal([made.predicate.consistency].flat()[0]?.from_size ?? 0, since.tree_size);
        const root = firstRoot({
          ledger: {
            ...content.ledger,
            floor: { tree_size: since.tree_size, root_hash: since.root_hash },
          },
        });
        const payload = valueOf(PROJECTION_STATEMENT.write(made.digest, made.predicate, FILE));
        const trusted = trustedProjection({
          pin: pinOf(root),
          roots: rootBytes(root),
          statement: envelopeBytes(payload, [keys.projection]),
          deployment: DEPLOYMENT,
          at: AT,
          memory: [],
          ruleSet: NEWEST_RULES,
        });
        assert.deepEqual(codesOf(trusted), []);
      }
      // One export for many repositories: each finds the proof that begins at its own head.
      const shared = valueOf(await exported(ledger, { since: present(heads[5]), heads }));
      assert.equal(shared.predicate.schema_version, 2);
      const payload = valueOf(PROJECTION_STATEMENT.write(shared.digest, shared.predicate, FILE));
      const { checkpoint, consistency } = valueOf(
        PROJECTION_STATEMENT.read(payload, FILE),
      ).predicate;
      const ofLedger = (floor: LedgerHead, shown = consistency) =>
        codesOf(
          verifyLineage(
            { checkpoint, consistency: shown },
            firstRoot({
              ledger: {
                ...content.ledger,
                floor: { tree_size: floor.tree_size, root_hash: floor.root_hash },
              },
            }),
            [],
            FILE,
          ),
        );
      for (const head of heads) assert.deepEqual(ofLedger(head), [], String(head.tree_size));
      const others = [consistency].flat().filter((proof) => proof?.from_size !== 3);
      assert.deepEqual(ofLedger(present(heads[3]), others), ['consistency_start_wrong']);
      const version1 = { ...shared.predicate, schema_version: 1 as const };
      assert.ok(
        !PROJECTION_STATEMENT.write(shared.digest, version1, FILE).ok,
        'a list is of version 2',
      );
      for (const [index, leaf] of leaves.entries()) {
        const text = valueOf(
          await ledger.driver.attest((sql) => proveInclusion(sql, index + 1, keys.ledger, 'p')),
        );
        const proof = valueOf(parseTlogProof(text, 'p'));
        const head = valueOf(verifyTlogProof(proof, hashOfDigest(leaf), LEDGER, 'p'));
        assert.deepEqual(head, heads.at(-1));
        const other = hashOfDigest(leaves[(index + 1) % leaves.length] ?? '');
        assert.deepEqual(codesOf(verifyTlogProof(proof, other, LEDGER, 'p')), [
          'inclusion_unproven',
        ]);
      }
      const [, first] = heads;
      assert.ok(first);
      assert.deepEqual(codesOf(await exported(ledger, { since: { tree_size: 12 } })), [
        'ledger_truncated',
      ]);
      assert.deepEqual(
        codesOf(await exported(ledger, { since: { ...first, root_hash: digest('9') } })),
        ['ledger_forked'],
      );
      assert.deepEqual(
        codesOf(await ledger.driver.attest((sql) => proveInclusion(sql, 12, keys.ledger, 'p'))),
        ['record_unknown'],
      );
    });

    test('lasts no longer than the trust root allows', async () => {
      const ledger = await certified(engine);
      const made = valueOf(await exported(ledger, { lifetimeMs: 1e12 }));
      const { generated_at, expires_at } = made.predicate;
      const lifetime = instantOf(expires_at) - instantOf(generated_at);
      assert.equal(lifetime, LIMITS.max_projection_hours * 3_600_000);
      assert.deepEqual(await judged(made), []);
    });
  });
}

test('[T335] a disable reaches the gate from ledger, facts and environment, and says which', async () => {
  const ledger = await certified('sqlite');
  const byEnvironment = { disabledProviders: new Set(['pixelgram']) };
  const denied = facts({ deny_list: [{ provider: 'pixelgram', operation: 'publish_immediate' }] });
  const none = { state: 'disabled', expires_at: null, record: null };
  const answers = async (changes: Parameters<typeof exported>[1], says?: RuntimeFacts) => {
    const made = valueOf(await exported(ledger, changes, says));
    const read = readLine(made.bytes.subarray(0, -1), { file: 'p', line: 1 });
    return [read.ok && read.entry?.runtime_control, await judged(made)];
  };
  assert.deepEqual(await answers(byEnvironment), [
    { ...none, source: 'environment' },
    ['disabled_by_environment'],
  ]);
  assert.deepEqual((await answers({ disabledProviders: new Set(['other']) }))[1], []);
  // As released gates read it: without the member that they do not know.
  assert.deepEqual(await answers({}, denied), [none, ['disabled_by_facts']]);
  assert.deepEqual(await answers(byEnvironment, denied), [none, ['disabled_by_facts']]);
  await record(ledger, 'control', control({ state: 'disabled' }));
  assert.deepEqual((await answers({}))[1], ['control_disabled']);
});

test('[T336] a deny-list with a selector that no subject can match is refused, by the member that is wrong', () => {
  const pinned = subject();
  const codes = (selector: RuntimeFacts['deny_list'][number], changes: object = {}) => {
    const says = facts({ ...changes, deny_list: [selector] });
    const read = readFacts(Buffer.from(JSON.stringify(says)), 'f.json');
    return read.ok ? [] : read.findings.map(({ code, pointer }) => `${code} ${pointer}`);
  };
  const { provider, app_fingerprint } = pinned;
  const story = facts({}).policies.map((one) => ({ ...one, output_profile: 'story' }));
  const both = {
    policies: [...facts().policies, ...story.map((one) => ({ ...one, account_kind: 'personal' }))],
  };
  for (const [selector, wrong, changes] of [
    [{ provider }, undefined],
    [{ ...pinned }, undefined],
    [{ provider, instance_fingerprint: null }, undefined],
    [{ provider }, undefined, { policies: [], implemented: [], apps: [] }],
    [{ provider: 'pixelgrm' }, '/provider'],
    [{ provider, account_kind: 'busines' }, '/account_kind'],
    [{ provider, app_fingerprint: digest('9') }, '/app_fingerprint'],
    [{ provider, instance_fingerprint: digest('9') }, '/instance_fingerprint'],
    [{ provider, output_profile: 'singleimage' }, '/output_profile'],
    [{ provider, operation: 'connect' }, '/operation'],
    [{ provider, policy_mode: 'strict' }, '/policy_mode'],
    [{ provider, deployment_environment: 'staging' }, '/deployment_environment'],
    [{ provider, app_fingerprint, provider_environment: 'sandbox' }, '/provider_environment'],
    [{ provider, account_kind: 'personal', output_profile: 'story' }, undefined, both],
    // Each value occurs, and no subject has both.
    [{ provider, account_kind: 'business', output_profile: 'story' }, '', both],
  ] as const) {
    const expected = wrong === undefined ? [] : [`deny_list_unknown_name /deny_list/0${wrong}`];
    assert.deepEqual(codes(selector, changes), expected, JSON.stringify(selector));
  }
});
