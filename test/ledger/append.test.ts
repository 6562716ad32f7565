import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ClaimgateError } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type AppendItem } from '../../src/ledger/prepare-record.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { treeSize, leafOf } from '../../src/ledger/records.ts';
import { digest, subject } from '../evidence/documents.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { isSoak } from '../soak.ts';
import {
  AT,
  codesFor,
  contextAt,
  control,
  ENGINES,
  failed,
  FINGERPRINTS,
  item,
  newLedger,
  OPERATOR,
  record,
  review,
  run,
} from './world.ts';

/** Numbers in letters: a long number looks like an id and is refused. */
const lettersOf = (number: number) =>
  String(number).replaceAll(/[0-9]/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** A subject of the same app, under the same contract. */
const OTHER = { ...subject(), deployment_environment: 'staging' } as const;

for (const engine of ENGINES) {
  /** Each row is a message to a server, and the code is the same. */
  const isSlow = engine === 'postgres' && !isSoak;

  describe(`append on ${engine}`, () => {
    test('records a review, runs and a control, each with its place and leaf', async () => {
      const ledger = await newLedger(engine);
      const places = [
        await record(ledger, 'approval', review()),
        await record(ledger, 'run', run('local')),
        await record(ledger, 'run', run('live')),
        await record(ledger, 'control', control()),
      ];
      assert.deepEqual(
        places.map(({ sequence }) => sequence),
        [1, 2, 3, 4],
      );
      const said = await ledger.driver.read((sql) => effectiveEvidence(sql, subject(), AT));
      const { live, review: approval } = said;
      assert.equal(live?.sequence, 3);
      assert.equal(live.leaf, places[2]?.leaf);
      assert.equal(leafOf(live.record), live.leaf, 'the leaf covers what was read back');
      assert.equal(approval && leafOf(approval.record), approval?.leaf);
      assert.deepEqual(live.record.subject, subject());
      assert.equal(live.record.review_id, places[0]?.id);
      assert.equal(live.record.approval_tier, 'advanced');
      assert.equal(live.record.operator_ref, FINGERPRINTS.of('operator', OPERATOR));
      assert.equal(
        live.record.account_ref,
        FINGERPRINTS.of('account_reference', 'acct-1029384756'),
      );
    });

    test('records many at once, or none of them', async () => {
      const ledger = await newLedger(engine);
      const good = [item('approval', review()), item('run', run('local'))];
      const bad = item('run', run('live', { account_reference: null }));
      const refused = await append(ledger.driver, [...good, bad], contextAt());
      assert.ok(codesOf(refused).includes('account_reference_missing'));
      assert.equal(await ledger.driver.read(treeSize), 0, 'a refused append leaves no trace');
      const done = valueOf(await append(ledger.driver, good, contextAt()));
      assert.deepEqual(
        done.map(({ sequence }) => sequence),
        [1, 2],
      );
    });

    test(
      'reads and records any number of documents page by page, or none of them',
      { skip: isSlow },
      async () => {
        const ledger = await newLedger(engine);
        const size = 520;
        const apps = Array.from({ length: size }, (_, number) =>
          item('approval', review({ provider: `provider-${lettersOf(number)}` })),
        );
        let begun = 0;
        const source = (last: readonly AppendItem[]) => ({
          async *[Symbol.asyncIterator]() {
            begun += 1;
            yield* [...apps, ...last];
          },
        });
        const bad = item('approval', review({ tier: 'not_required' }));
        const refused = await append(ledger.driver, source([bad]), contextAt());
        assert.deepEqual(codesOf(refused), ['tier_contradictory']);
        assert.equal(await ledger.driver.read(treeSize), 0);
        const done = valueOf(await append(ledger.driver, source([]), contextAt()));
        assert.deepEqual(
          done.map(({ sequence }) => sequence),
          Array.from({ length: size }, (_, index) => index + 1),
        );
        assert.equal(begun, 2);
        assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
      },
    );

    test('judges each of many documents by those before it, whatever stands between', async () => {
      const day = (of: number) => `2026-03-${String(of).padStart(2, '0')}T10:00:00Z`;
      const results = { origin: { kind: 'test_results', results_sha256: digest('5') } } as const;
      const keyed = (reason: string) =>
        item('control', control({ reason }), { idempotencyKey: 'k' });
      const planned = { state: 'disabled', starts_at: '2026-04-01T00:00:00Z' } as const;
      const pairs = [
        [
          'backdated',
          item('approval', review({ state: 'revoked', reviewed_at: day(12) })),
          item('approval', review({ reviewed_at: day(11) })),
        ],
        [
          'backdated',
          item('run', failed(run('live', { tested_at: day(12) }))),
          item('run', run('live', { tested_at: day(11) })),
        ],
        ['backdated', item('control', control(planned)), item('control', control())],
        ['idempotency_key_reused', keyed('launch'), keyed('incident')],
        [
          'test_cases_counted',
          item('run', run('local', { ...results, results_cases: '1-6' })),
          item('run', run('live', { ...results, results_cases: '6-9' })),
        ],
        [
          'test_cases_counted',
          item(
            'run',
            run('local', { origin: { ...results.origin, kind: 'test_run' }, results_cases: '1' }),
          ),
          item('run', run('live', { ...results, results_cases: '1' })),
        ],
      ] as const;
      for (const [code, first, second] of pairs) {
        const between = {
          approval: item('approval', review({ provider: 'another' })),
          run: item('run', run('live', {}, OTHER)),
          control: item('control', control({ selector: { provider: 'another' } })),
        }[first.kind];
        const ledger = await newLedger(engine);
        await record(ledger, 'approval', review());
        const together = await append(ledger.driver, [first, between, second], contextAt());
        assert.deepEqual(codesOf(together), [code], first.kind);
        assert.equal(await ledger.driver.read(treeSize), 1, 'a refused append leaves no trace');
        valueOf(await append(ledger.driver, [first, between], contextAt()));
        assert.deepEqual(codesOf(await append(ledger.driver, [second], contextAt())), [code]);
      }
      const ledger = await newLedger(engine);
      const again = [keyed('launch'), item('control', control()), keyed('launch')];
      const said = valueOf(await append(ledger.driver, again, contextAt()));
      assert.deepEqual(
        said.map(({ replayed, sequence }) => [sequence, replayed]),
        [
          [1, false],
          [2, false],
          [1, true],
        ],
      );
    });

    test('names the one document of many that a guard of the database refuses', async () => {
      const ledger = await newLedger(engine);
      const refusing = `provider_approval_reviews for each row when (new.approval_tier = 'refused')`;
      await ledger.raw(
        ...(engine === 'sqlite'
          ? [
              `create trigger t before insert on ${refusing} begin select raise(abort, 'append-only'); end`,
            ]
          : [
              `create function t() returns trigger language plpgsql as $$ begin raise exception 'append-only' using errcode = 'restrict_violation'; end $$`,
              `create trigger t before insert on ${refusing} execute function t()`,
            ]),
      );
      const tiers = ['one', 'two', 'refused', 'four'];
      const items = tiers.map((tier, index) =>
        item('approval', review({ provider: `provider-${lettersOf(index)}`, tier }), {
          file: `${tier}.json`,
        }),
      );
      await assert.rejects(append(ledger.driver, items, contextAt()), (cause: ClaimgateError) => {
        const [{ code, file, found = '' } = {}] = cause.findings;
        assert.equal(code, 'ledger_refused_by_database');
        if (engine === 'sqlite') {
          assert.equal(file, 'refused.json');
          assert.match(found, /at place 3 or shortly before, for the approval/);
        }
        return true;
      });
      assert.equal(await ledger.driver.read(treeSize), 0);
    });

    test('[T409] what flags fill in belongs to the first request with a key', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'approval', review());
      const by = (starts_at: string, reason = 'incident', idempotencyKey = 'k-9') =>
        append(
          ledger.driver,
          [
            item('control', control({ state: 'disabled', reason, starts_at }), {
              idempotencyKey,
              isStartFilledIn: true,
            }),
          ],
          contextAt(),
        );
      const [first] = valueOf(await by('2026-03-15T12:00:00Z'));
      const [again] = valueOf(await by('2026-03-15T12:00:07Z'));
      assert.deepEqual([again?.sequence, again?.replayed], [first?.sequence, true]);
      const later = control({
        state: 'disabled',
        reason: 'planned',
        starts_at: '2026-04-01T00:00:00Z',
      });
      const planned = item('control', later, { idempotencyKey: 'k-10' });
      valueOf(await append(ledger.driver, [planned], contextAt()));
      assert.deepEqual(
        codesOf(await by('2026-03-15T12:00:08Z', 'planned', 'k-10')),
        ['idempotency_key_reused'],
        'one that starts now is not the one that was planned',
      );
      const other = await by('2026-03-15T12:00:09Z', 'another-reason');
      assert.deepEqual(codesOf(other), ['idempotency_key_reused']);
    });

    test('[T59] records once for one idempotency key', async () => {
      const ledger = await newLedger(engine);
      const keyed = (document: object) => [item('approval', document, { idempotencyKey: 'k-1' })];
      const [first] = valueOf(await append(ledger.driver, keyed(review()), contextAt()));
      const [again] = valueOf(await append(ledger.driver, keyed(review()), contextAt(AT + 5000)));
      assert.deepEqual(again, { ...first, replayed: true });
      const other = await append(ledger.driver, keyed(review({ tier: 'basic' })), contextAt());
      assert.deepEqual(codesOf(other), ['idempotency_key_reused']);
      assert.equal(await ledger.driver.read(treeSize), 1);
    });

    test('refuses another fingerprint key, and nobody as operator', async () => {
      const ledger = await newLedger(engine);
      const items = [item('approval', review())];
      const strange = { ...FINGERPRINTS, keyId: 'key-0000000000000000' };
      assert.deepEqual(
        codesOf(await append(ledger.driver, items, contextAt(AT, { fingerprints: strange }))),
        ['fingerprint_key_differs'],
      );
      assert.deepEqual(
        codesOf(await append(ledger.driver, items, contextAt(AT, { operator: '' }))),
        ['operator_missing'],
      );
    });

    test('refuses what a review cannot be', async () => {
      const ledger = await newLedger(engine);
      const refusals: [object, string[]][] = [
        [review({ expires_at: '2026-01-10T09:00:00Z' }), ['period_empty']],
        [review({ reviewed_at: '2026-03-15T12:01:00.001Z' }), ['dated_in_future']],
        [review({ state: 'not_required' }), ['tier_contradictory']],
        [review({ tier: 'not_required' }), ['tier_contradictory']],
        [{ ...review(), note: 'x' }, ['unknown_member']],
        [review({ tier: 'see-2b7e151628aed2a6abf7158809cf4f3c' }), ['looks_like_token']],
        [review({ reviewed_at: '2026-02-31T09:00:00Z' }), ['wrong_form']],
      ];
      for (const [document, codes] of refusals)
        assert.deepEqual(await codesFor(ledger, 'approval', document), codes);
      assert.deepEqual(
        await codesFor(ledger, 'approval', review({ reviewed_at: '2026-03-15T12:01:00Z' })),
        [],
        'as far ahead as clocks may differ',
      );
      await record(
        ledger,
        'approval',
        review({
          provider: 'other',
          state: 'not_required',
          tier: 'not_required',
        }),
      );
    });

    test('refuses what a run cannot be', async () => {
      const ledger = await newLedger(engine);
      assert.deepEqual(await codesFor(ledger, 'run', run('local')), ['approval_missing']);
      await record(ledger, 'approval', review());
      const local = run('local');
      const [first, ...rest] = local.checks;
      assert.ok(first);
      const refusals: [object, string[]][] = [
        [run('local', { tested_at: '2026-01-10T08:59:59Z' }), ['approval_missing']],
        [run('local', { expires_at: '2026-07-10T09:00:00.001Z' }), ['run_outlives_approval']],
        [run('local', { contract_digest: digest('9') }), ['contract_unknown']],
        [
          run('local', {}, { ...subject(), output_profile: 'video' }),
          ['contract_of_other_subject'],
        ],
        [{ ...local, checks: [first, ...local.checks] }, ['check_duplicate']],
        [
          { ...local, checks: [...rest, { ...first, not_applicable_reason: 'simulated' }] },
          ['check_contradictory'],
        ],
        [
          { ...local, checks: [{ ...first, completed_at: '2026-03-01T09:59:59Z' }, ...rest] },
          ['check_before_run'],
        ],
        [
          { ...local, checks: [{ ...first, completed_at: '2026-03-15T12:01:01Z' }, ...rest] },
          ['dated_in_future'],
        ],
        [
          {
            ...local,
            checks: local.checks.map((check) =>
              check.kind === 'refresh'
                ? { ...check, outcome: 'not_applicable', not_applicable_reason: 'too-lazy' }
                : check,
            ),
          },
          ['not_applicable_not_approved'],
        ],
        [{ ...local, checks: [] }, ['out_of_bounds']],
        [
          run('live', { checks: local.checks }),
          ['external_result_missing', 'external_result_missing'],
        ],
      ];
      for (const [document, codes] of refusals)
        assert.deepEqual(await codesFor(ledger, 'run', document), codes);
      assert.deepEqual(
        await codesFor(ledger, 'run', { ...local, checks: [first] }),
        [],
        'a run that stopped half way is recorded too',
      );
      assert.equal(await ledger.driver.read(treeSize), 2);
    });

    test('[T58] refuses a late passing result, and accepts a failure of any date', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'approval', review({ reviewed_at: '2026-01-01T00:00:00Z' }));
      await record(ledger, 'approval', review());
      const earlier = '2026-01-05T00:00:00Z';
      for (const state of ['approved', 'trial', 'pending'] as const) {
        const codes = state === 'approved' ? ['backdated'] : [];
        const ledgers = await newLedger(engine);
        await record(ledgers, 'approval', review());
        assert.deepEqual(
          await codesFor(ledgers, 'approval', review({ state, reviewed_at: earlier })),
          codes,
          state,
        );
      }
      await record(ledger, 'run', run('local'));
      const late = run('local', { tested_at: '2026-02-28T10:00:00Z' });
      assert.deepEqual(await codesFor(ledger, 'run', late), ['backdated']);
      assert.deepEqual(await codesFor(ledger, 'run', { ...late, checks: late.checks.slice(1) }), [
        'backdated',
      ]);
      const { sequence } = await record(ledger, 'run', failed(late));
      const said = await ledger.driver.read((sql) => effectiveEvidence(sql, subject(), AT));
      assert.equal(said.local?.sequence, sequence, 'a failed run supersedes at once');
      await record(ledger, 'approval', review({ state: 'revoked', reviewed_at: earlier }));
      assert.deepEqual(
        await codesFor(
          ledger,
          'approval',
          review({ state: 'trial', reviewed_at: '2026-01-02T00:00:00Z' }),
        ),
        ['backdated'],
        'whatever improves on the revocation',
      );
    });

    test('[T58] a late failure makes no room for a passing result dated before a worse failure', async () => {
      const ledger = await newLedger(engine);
      const day = (of: number) => `2026-03-${String(of).padStart(2, '0')}T10:00:00Z`;
      await record(ledger, 'approval', review());
      for (const tested of [12, 4, 6])
        await record(ledger, 'run', failed(run('live', { tested_at: day(tested) })));
      const passed = (of: number) => run('live', { tested_at: day(of) });
      assert.deepEqual(await codesFor(ledger, 'run', passed(11)), ['backdated']);
      assert.deepEqual(await codesFor(ledger, 'run', passed(12)), []);
      const reviewed = (state: 'approved' | 'restricted' | 'revoked', of: number) =>
        review({ state, reviewed_at: day(of) });
      await record(ledger, 'approval', reviewed('revoked', 12));
      await record(ledger, 'approval', reviewed('restricted', 4));
      assert.deepEqual(await codesFor(ledger, 'approval', reviewed('approved', 11)), ['backdated']);
      assert.deepEqual(await codesFor(ledger, 'approval', reviewed('approved', 12)), []);
    });
  });
}
