import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  findRecord,
  historyOf,
  listRecords,
  countRecords,
  subjectsStartingWith,
} from '../../src/ledger/reading.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { leafOf } from '../../src/ledger/records.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { subject } from '../evidence/documents.ts';
import { AT, control, ENGINES, newLedger, record, review, run } from './world.ts';

for (const engine of ENGINES) {
  describe(`reading on ${engine}`, () => {
    test('lists page by page, newest first, all or one kind', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'approval', review());
      await record(ledger, 'run', run('local'));
      await record(ledger, 'run', run('live'));
      for (let count = 0; count < 4; count += 1)
        await record(ledger, 'control', control({ reason: `step-${count}` }));
      const page = (before?: number, kind?: 'run') =>
        ledger.driver.read(async (sql) => {
          const asked = { ...(before === undefined ? {} : { before }), ...(kind ? { kind } : {}) };
          const records = await listRecords(sql, { limit: 3, ...asked });
          return records.map(({ sequence }) => sequence);
        });
      assert.deepEqual(await page(), [7, 6, 5]);
      assert.deepEqual(await page(5), [4, 3, 2]);
      assert.deepEqual(await page(2), [1]);
      assert.deepEqual(await page(undefined, 'run'), [3, 2]);
    });

    test('finds a record by its number and by its id, as its leaf covers it', async () => {
      const ledger = await newLedger(engine);
      const documents = [
        ['approval', review({ instance_fingerprint: null })],
        ['run', run('local')],
        [
          'control',
          control({
            selector: {
              provider: 'pixelgram',
              instance_fingerprint: null,
              operation: 'connect',
              deployment_environment: 'staging',
              account_kind: 'business',
            },
            expires_at: '2026-05-01T00:00:00.250Z',
          }),
        ],
      ] as const;
      for (const [kind, document] of documents) {
        const { id, sequence, leaf } = await record(ledger, kind, document);
        for (const name of [id, String(sequence)]) {
          const found = await ledger.driver.read((sql) => findRecord(sql, name));
          assert.ok(found);
          assert.equal(found.leaf, leaf);
          assert.equal(leafOf(found.record), leaf);
          assert.equal(found.record.kind, kind);
        }
      }
      for (const name of ['0', '4', '-1', 'x', "' or 1=1 --", '9'.repeat(40)])
        assert.equal(await ledger.driver.read((sql) => findRecord(sql, name)), null, name);
    });

    test('tells the history of one subject and of no other', async () => {
      const ledger = await newLedger(engine);
      const other = { ...subject(), account_kind: 'personal' };
      await record(ledger, 'approval', review());
      await record(ledger, 'approval', review({ provider: 'elsewhere' }));
      await record(ledger, 'run', run('local'));
      await record(ledger, 'run', run('local', {}, other));
      await record(ledger, 'control', control());
      await record(
        ledger,
        'control',
        control({ selector: { provider: 'pixelgram', account_kind: 'personal' } }),
      );
      const history = async (before?: number) => {
        const page = { limit: 3, ...(before === undefined ? {} : { before }) };
        const records = await ledger.driver.read((sql) => historyOf(sql, subject(), page));
        return records.map(({ sequence }) => sequence);
      };
      assert.deepEqual(await history(), [5, 3, 1]);
      assert.deepEqual(await history(3), [1]);
    });

    test('finds subjects by what their digest starts with', async () => {
      const ledger = await newLedger(engine);
      const other = { ...subject(), account_kind: 'personal' };
      await record(ledger, 'approval', review());
      for (const one of [subject(), other, subject()])
        await record(ledger, 'run', run('local', {}, one));
      const found = (start: string) =>
        ledger.driver.read((sql) => subjectsStartingWith(sql, start));
      const digest = subjectDigest(other);
      assert.deepEqual(await found(digest), [other]);
      assert.deepEqual(await found(digest.slice(0, 19)), [other]);
      assert.equal((await found('sha256:')).length, 2);
      assert.deepEqual(await found('sha256:0123456789ab'), []);
    });

    test('hears the last control that has not ended, however many came after it', async () => {
      const ledger = await newLedger(engine);
      const speaking = async () => {
        const found = await ledger.driver.read((sql) => effectiveEvidence(sql, subject(), AT));
        return found.control?.record.reason;
      };
      assert.equal(await speaking(), undefined);
      const ended = { expires_at: '2026-03-10T00:00:00Z' };
      const silent = (count: number) =>
        Array.from({ length: count }, (_, number) =>
          number % 2 === 0 ? control(ended) : control({ starts_at: '2026-03-16T00:00:00Z' }),
        );
      const steps: [object[], string][] = [
        [[control({ reason: 'until-later', expires_at: '2026-04-01T00:00:00Z' })], 'until-later'],
        [silent(40), 'until-later'],
        [[control({ reason: 'for-good' })], 'for-good'],
        [silent(15), 'for-good'],
        [silent(1), 'for-good'],
        [silent(40), 'for-good'],
      ];
      for (const [documents, reason] of steps) {
        for (const document of documents) await record(ledger, 'control', document);
        assert.equal(await speaking(), reason);
      }
    });

    test('counts', async () => {
      const ledger = await newLedger(engine);
      const empty = await ledger.driver.read(countRecords);
      assert.equal(empty.first_recorded_at, null);
      await record(ledger, 'approval', review());
      await record(ledger, 'run', run('local'), AT + 1000);
      const { head, ...counts } = await ledger.driver.read(countRecords);
      assert.equal(head.tree_size, 2);
      assert.deepEqual(counts, {
        records: { approval: 1, run: 1, control: 0, correction: 0 },
        quarantined: 0,
        checks: 6,
        subjects: 1,
        first_recorded_at: '2026-03-15T12:00:00Z',
        last_recorded_at: '2026-03-15T12:00:01Z',
      });
    });
  });
}
