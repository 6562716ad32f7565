import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { objectDigest } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { append } from '../../src/ledger/append.ts';
import { checkpointIn, proveConsistency, headIn } from '../../src/ledger/log.ts';
import { copyLedger } from '../../src/ledger/copy.ts';
import { findRecord, historyOf, countRecords } from '../../src/ledger/reading.ts';
import { openEmpty, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { present } from '../../src/documents/error.ts';
import type { ProjectionEntry } from '../../src/documents/index.ts';
import { subject } from '../evidence/documents.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { isSoak } from '../soak.ts';
import { certified, exported, judged } from './export-world.ts';
import { accepts, asNew, insertOf, randomDigest, randomId, rowsOfRecord } from './rows.ts';
import {
  AT,
  codesFor,
  contextAt,
  control,
  corrected,
  correcting,
  ENGINES,
  failed,
  item,
  newLedger,
  newLocation,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';

import { auditOf, day, DAY, GARBAGE, plantGarbage, seen, shown } from './corrections-world.ts';

for (const engine of ENGINES) {
  /** Each row is a message to a server, and the code is the same. */
  const isSlow = engine === 'postgres' && !isSoak;

  describe(`a correction on ${engine}`, () => {
    for (const [what, places, expected] of [
      ['a review leaves no review', [1], [null, 2, 3, 'enabled']],
      ['a local run leaves none', [2], [1, null, 3, 'enabled']],
      ['a live run leaves none', [3], [1, 2, null, 'enabled']],
      ['a control that enables leaves none', [4], [1, 2, 3, null]],
      ['all of them leaves nothing', [4, 3, 2, 1], [null, null, null, null]],
    ] as const)
      test(`[T117] of ${what}`, async () => {
        const ledger = await certified(engine);
        assert.deepEqual(await seen(ledger), [1, 2, 3, 'enabled']);
        await corrected(ledger, ...places);
        assert.deepEqual(await seen(ledger), expected);
        assert.deepEqual(await shown(ledger), expected);
        assert.deepEqual(await auditOf(ledger), []);
        const [line = ''] = valueOf(await exported(ledger))
          .bytes.toString()
          .split('\n');
        const { corrected: said = [] } = JSON.parse(line) as ProjectionEntry;
        const pieces = ['approval', 'local_run', 'live_run', 'runtime_control'];
        const lost = pieces.filter((_, at) => expected[at] === null);
        assert.deepEqual(said.map(({ piece }) => piece).toSorted(), lost.toSorted());
        const { record: correction } = present(
          await ledger.driver.read((connection) => findRecord(connection, '5')),
        );
        for (const { corrected_at, reason, record: place } of said) {
          assert.equal(place.sequence, 5);
          assert.ok(correction.kind === 'correction');
          assert.deepEqual([corrected_at, reason], [correction.recorded_at, correction.reason]);
        }
      });

    test('[T117] of a failed run leaves no run, never the older pass, until a run is recorded', async () => {
      const ledger = await certified(engine);
      await record(ledger, 'run', failed(run('live')));
      await corrected(ledger, 5);
      assert.deepEqual((await seen(ledger))[2], null);
      assert.deepEqual((await shown(ledger))[2], null);
      const said = await judged(valueOf(await exported(ledger)));
      assert.ok(said.includes('evidence_corrected'));
      assert.ok(!said.includes('authorization_missing') && !said.includes('live_run_missing'));
      await record(ledger, 'run', run('live'));
      assert.deepEqual((await seen(ledger))[2], 7);
      assert.deepEqual(await judged(valueOf(await exported(ledger))), []);
    });

    test('[T117] goes on refusing what its records refused, until something is recorded again', async () => {
      const ledger = await certified(engine);
      await record(ledger, 'approval', review({ state: 'revoked' }));
      await record(ledger, 'control', control({ state: 'disabled' }));
      await corrected(ledger, 5, 6);
      for (const see of [seen, shown]) assert.deepEqual(await see(ledger), [5, 2, 3, 'disabled']);
      await record(ledger, 'approval', review());
      await record(ledger, 'control', control());
      assert.deepEqual(await seen(ledger), [8, 2, 3, 'enabled']);
    });

    test('[T117] of one control lets no other one enable, and none restrict less', async () => {
      const ledger = await certified(engine);
      const selector = { provider: 'pixelgram', operation: subject().operation };
      await record(ledger, 'control', control({ selector }));
      await corrected(ledger, 5);
      assert.equal((await seen(ledger))[3], null);
      assert.equal((await shown(ledger))[3], null);
      await record(ledger, 'control', control({ state: 'degraded' }));
      assert.equal((await seen(ledger))[3], 'degraded');
    });

    test('[T118] frees what a wrong date closed: only what is recorded afterwards counts', async () => {
      const ledger = await newLedger(engine);
      const wrong = review({ reviewed_at: day(300), expires_at: day(400) });
      if (engine === 'postgres') {
        // A clock that far ahead is refused there, so the dates alone are wrong here.
        await record(ledger, 'approval', review({ reviewed_at: day(-1), expires_at: day(100) }));
      } else await record(ledger, 'approval', wrong, AT + 300 * DAY);
      assert.deepEqual(await codesFor(ledger, 'approval', review()), ['backdated']);
      await corrected(ledger, 1);
      assert.deepEqual(await codesFor(ledger, 'run', run('local')), ['approval_missing']);
      await record(ledger, 'approval', review());
      await record(ledger, 'run', run('local', { tested_at: day(-1), expires_at: day(20) }));
      assert.deepEqual(await codesFor(ledger, 'run', run('local')), ['backdated']);
      await corrected(ledger, 4);
      await record(ledger, 'run', run('local'));
      const later = control({ state: 'disabled', starts_at: day(3000) });
      await record(ledger, 'control', later);
      assert.deepEqual(await codesFor(ledger, 'control', control()), ['backdated']);
      await corrected(ledger, 7);
      await record(ledger, 'control', control());
      assert.deepEqual(await seen(ledger), [3, 6, null, 'enabled']);
    });

    test('[T119] of a garbage leaf turns the audit into a remark, and takes all before it out of force', async () => {
      const ledger = await certified(engine);
      await plantGarbage(ledger, 4);
      assert.deepEqual(await auditOf(ledger), ['record_altered']);
      assert.deepEqual(codesOf(await exported(ledger)), ['record_altered']);
      await corrected(ledger, 5);
      assert.deepEqual(await auditOf(ledger), ['record_quarantined']);
      for (const see of [seen, shown])
        assert.deepEqual(await see(ledger), [null, null, null, null]);
      for (const [kind, document] of [
        ['approval', review()],
        ['run', run('local')],
        ['run', run('live')],
        ['control', control()],
      ] as const)
        await record(ledger, kind, document);
      for (const see of [seen, shown]) assert.deepEqual(await see(ledger), [7, 8, 9, 'enabled']);
      assert.deepEqual(await judged(valueOf(await exported(ledger))), []);
      const signed = await ledger.driver.attest((c) => checkpointIn(c, keys.ledger, 'checkpoint'));
      assert.ok(signed.ok);
    });

    test('[T119] hides no failed run whose row was changed into one of another subject', async () => {
      const ledger = await certified(engine);
      await record(ledger, 'run', failed(run('live')));
      const table = 'provider_certification_runs';
      const other = { ...subject(), account_kind: 'personal' };
      const change = `update ${table} set account_kind = 'personal', subject_digest = '${subjectDigest(other)}' where sequence = 5`;
      await ledger.raw(
        ...(engine === 'sqlite'
          ? [`drop trigger ${table}_no_update`, change]
          : [`alter table ${table} disable trigger all`, change]),
      );
      await corrected(ledger, 5);
      for (const see of [seen, shown])
        assert.deepEqual(await see(ledger), [null, null, null, null], 'not the older pass');
    });

    test('[T119] of a stray row, named by its id, turns the audit into a remark', async (t) => {
      if (engine === 'postgres') return t.skip('its keys let no stray row in');
      const ledger = await certified(engine);
      const [stray] = asNew(await rowsOfRecord(ledger, 'provider_approval_reviews', 1), 5);
      assert.ok(stray);
      const id = String(stray.values['id']);
      await ledger.raw('pragma foreign_keys = off', insertOf(stray));
      assert.deepEqual(await auditOf(ledger), ['record_unlogged']);
      assert.deepEqual((await seen(ledger))[0], 1, 'and counts for nothing');
      await corrected(ledger, id);
      assert.deepEqual(await auditOf(ledger), ['record_quarantined']);
      for (const see of [seen, shown]) assert.deepEqual(await see(ledger), [1, 2, 3, 'enabled']);
      await record(ledger, 'control', control());
      await ledger.raw(
        'drop trigger provider_approval_reviews_no_update',
        `update provider_approval_reviews set approval_tier = 'basic' where id = '${id}'`,
      );
      assert.ok((await auditOf(ledger)).includes('record_unlogged'), 'the row is another one now');
      return assert.deepEqual(codesOf(await exported(ledger)), ['record_unlogged']);
    });

    test('is refused for what is not there, named twice, corrected already or a correction', async () => {
      const ledger = await certified(engine);
      const [{ id }] = await namesOf(ledger, 3);
      const codes = async (...names: (string | number)[]) =>
        codesOf(await correcting(ledger, names));
      assert.deepEqual(await codes(9), ['record_unknown']);
      assert.deepEqual(await codes(randomId()), ['record_unknown']);
      assert.deepEqual(await codes(3, id), ['already_quarantined']);
      assert.deepEqual(await codes('03'), ['wrong_form']);
      assert.deepEqual(await codes(), ['out_of_bounds']);
      const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
      assert.deepEqual(await codes(...many), ['json_too_large']);
      assert.deepEqual(await codes(...many.slice(0, 1001)), ['out_of_bounds']);
      assert.equal((await corrected(ledger, id, 4)).sequence, 5);
      assert.deepEqual(await codes(3), ['already_quarantined']);
      assert.deepEqual(await codes(2, 5), ['correction_final']);
      assert.deepEqual(await seen(ledger), [1, 2, null, null]);
    });

    test('is recorded once under an idempotency key', async () => {
      const ledger = await certified(engine);
      const key = { idempotencyKey: 'incident-12' };
      const first = valueOf(await correcting(ledger, [3], AT, key));
      const again = valueOf(await correcting(ledger, [3], AT, key));
      assert.deepEqual(again, { ...first, replayed: true });
      assert.deepEqual(codesOf(await correcting(ledger, [2], AT, key)), ['idempotency_key_reused']);
    });

    test(
      'names up to 1000 records, and is a leaf of the log like all others',
      { skip: isSlow },
      async () => {
        const ledger = await certified(engine);
        const many = Array.from({ length: 996 }, () => item('control', control()));
        valueOf(await append(ledger.driver, many, contextAt()));
        const head = await ledger.driver.read((sql) => headIn(sql));
        const names = Array.from({ length: 1000 }, (_, index) => 1000 - index);
        const { leaf, sequence } = await corrected(ledger, ...names);
        assert.equal(sequence, 1001);
        const audit = await verifyLedger(ledger.driver);
        assert.deepEqual([audit.findings, audit.head.tree_size], [[], 1001]);
        const proof = await ledger.driver.read((sql) => proveConsistency(sql, head, 'ledger'));
        assert.ok(valueOf(proof));
        const { predicate } = valueOf(await exported(ledger));
        const digest = objectDigest('corrections', [leaf]);
        assert.deepEqual(predicate.corrections, { count: 1, digest });
        assert.equal(
          'corrections' in valueOf(await exported(await certified(engine))).predicate,
          false,
        );
      },
    );

    test('is shown, and marks what it names', async () => {
      const ledger = await certified(engine);
      await corrected(ledger, 3);
      await ledger.driver.read(async (sql) => {
        const history = await historyOf(sql, subject(), { limit: 10 });
        assert.deepEqual(
          history.map(({ sequence, quarantined_by }) => [sequence, quarantined_by]),
          [
            [5, null],
            [4, null],
            [3, 5],
            [2, null],
            [1, null],
          ],
        );
        const found = (await findRecord(sql, '5'))?.record;
        assert.ok(found?.kind === 'correction');
        assert.deepEqual(
          found.records.map(({ kind, sequence, found_as }) => [kind, sequence, found_as]),
          [['run', 3, 'recorded']],
        );
        const { quarantined, records } = await countRecords(sql);
        assert.deepEqual([quarantined, records.correction], [1, 1]);
      });
    });

    test('is copied with all that it names', async () => {
      const ledger = await certified(engine);
      await plantGarbage(ledger, 4);
      await corrected(ledger, 5);
      await record(ledger, 'control', control());
      await corrected(ledger, 7);
      for (const other of ENGINES) {
        const target = await openEmpty(parseLocation(await newLocation(other)));
        const { findings, head } = await copyLedger(ledger.driver, target, AT);
        assert.deepEqual(findings, []);
        const audit = await verifyLedger(target);
        assert.deepEqual(audit.head, head);
        assert.deepEqual(
          audit.findings.map(({ code }) => code),
          ['record_quarantined'],
        );
        await target.close();
      }
    });

    test('[T120] is refused by the database unless it is whole and names what is there', async () => {
      const ledger = await certified(engine);
      await corrected(ledger, 4);
      const rows = await correctionRows(ledger, 5);
      const asNext = (changes: Readonly<Record<string, string | number>>) => {
        const id = randomId();
        return rows.map(({ table, values }) => {
          const isNamed = table === 'provider_evidence_quarantined';
          const own = isNamed
            ? { correction_sequence: 6, correction_id: id, ...changes }
            : table === 'provider_evidence_log'
              ? { ...newEntry(), sequence: 6, record_id: id, subtrees: 'a'.repeat(64) }
              : { sequence: 6, id };
          return { table, values: { ...values, ...own } };
        });
      };
      const isTaken = (statements: readonly string[]) =>
        accepts(ledger, 'begin', ...statements, 'commit');
      const inserts = (changes = {}) => asNext(changes).map((row) => insertOf(row));
      assert.equal(await isTaken(inserts({ record_sequence: 7 })), false, 'a later record');
      assert.equal(await isTaken(inserts({ record_id: randomId() })), false, 'another id');
      assert.equal(await isTaken(inserts({ record_leaf: GARBAGE })), false, 'another leaf');
      assert.equal(await isTaken(inserts({ found_as: 'unlogged' })), false, 'one of the log');
      assert.equal(await isTaken(inserts({ correction_id: randomId() })), false, 'of another');
      assert.equal(await isTaken(inserts().slice(1)), false, 'naming nothing');
      const [named = '', own = '', entry = ''] = inserts();
      assert.equal(await isTaken([own, named, entry]), false, 'after the correction');
      assert.deepEqual(await auditOf(ledger), []);
      // In its form it is a correction; its leaf says that it is none.
      assert.equal(await isTaken(inserts()), true);
      assert.deepEqual([...new Set(await auditOf(ledger))].sort(), [
        'record_altered',
        'tree_altered',
      ]);
    });

    test('[T120] that was inserted past claimgate can itself be quarantined', async () => {
      const ledger = await certified(engine);
      await corrected(ledger, 4);
      const rows = await correctionRows(ledger, 5);
      await record(ledger, 'control', control());
      const id = randomId();
      const forged = rows.map(({ table, values }) => {
        if (table === 'provider_evidence_log')
          return {
            table,
            values: { ...values, ...newEntry(), sequence: 7, record_id: id, subtrees: '' },
          };
        if (table !== 'provider_evidence_quarantined')
          return { table, values: { ...values, sequence: 7, id } };
        return { table, values: { ...values, correction_sequence: 7, correction_id: id } };
      });
      await ledger.raw('begin', ...forged.map((row) => insertOf(row)), 'commit');
      assert.deepEqual(await auditOf(ledger), ['record_altered']);
      await corrected(ledger, 7);
      assert.deepEqual(await auditOf(ledger), ['record_quarantined']);
      assert.deepEqual(await seen(ledger), [null, null, null, null]);
    });

    for (const [what, table, statement] of [
      ['reason is changed', 'provider_evidence_corrections', "update % set reason = 'other'"],
      [
        'named record is changed',
        'provider_evidence_quarantined',
        "update % set found_as = 'altered'",
      ],
      ['named record is removed', 'provider_evidence_quarantined', 'delete from %'],
    ] as const)
      test(`[T120] whose ${what} is seen`, async () => {
        const ledger = await certified(engine);
        await corrected(ledger, 3);
        const change = statement.replace('%', table);
        await ledger.raw(
          ...(engine === 'sqlite'
            ? [`drop trigger ${table}_no_update`, `drop trigger ${table}_no_delete`, change]
            : [`alter table ${table} disable trigger all`, change]),
        );
        assert.ok((await auditOf(ledger)).includes('record_altered'));
        assert.deepEqual(codesOf(await exported(ledger)), ['record_altered']);
      });

    for (const [what, table, change] of [
      [
        'the idempotency key of an entry',
        'provider_evidence_log',
        `idempotency_ref = '${GARBAGE}' where sequence = 2`,
      ],
      ['the origin of the ledger', 'provider_evidence_identity', "origin = 'ledger.example/other'"],
      ['its deployment', 'provider_evidence_identity', "deployment = 'other'"],
      ['its fingerprint key', 'provider_evidence_identity', "fingerprint_key_id = 'other'"],
    ] as const)
      test(`[T121] a change to ${what} is seen`, async () => {
        const ledger = await certified(engine);
        const isOther = /deployment|key_id/.test(change);
        const statement = `update ${table} set ${change}`;
        await ledger.raw(
          ...(engine === 'sqlite'
            ? [`drop trigger ${table}_no_update`, statement]
            : [`alter table ${table} disable trigger all`, statement]),
        );
        const codes = await auditOf(ledger);
        assert.ok(codes.includes(isOther ? 'fingerprint_key_differs' : 'binding_differs'));
      });
  });
}

/** No two entries of the log have one leaf, or are of one request. */
function newEntry() {
  return { leaf: randomDigest(), idempotency_ref: randomDigest() };
}

/** Returns the rows of a correction, in the order that their insertion needs. */
async function correctionRows(ledger: TestLedger, sequence: number) {
  const own = await rowsOfRecord(ledger, 'provider_evidence_corrections', sequence);
  const named = await ledger.raw(
    `select * from provider_evidence_quarantined where correction_sequence = ${sequence}`,
  );
  return [
    ...named.map((values) => ({
      table: 'provider_evidence_quarantined',
      values: { ...(values as Record<string, string | number>) },
    })),
    ...own,
  ];
}

async function namesOf({ driver }: TestLedger, sequence: number): Promise<[{ id: string }]> {
  const found = await driver.read((sql) => findRecord(sql, String(sequence)));
  assert.ok(found);
  return [{ id: found.record.id }];
}
