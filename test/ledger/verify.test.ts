import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findRecord } from '../../src/ledger/reading.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { auditAgainst } from '../../src/cli/evidence/read-ledger.ts';
import { digest } from '../evidence/documents.ts';
import {
  control,
  ENGINES,
  filledLedger,
  newLedger,
  record,
  review,
  run,
  type EngineName,
  type TestLedger,
} from './world.ts';

const filled = (engine: EngineName) => filledLedger(engine, fill);

async function fill(ledger: TestLedger): Promise<void> {
  await record(ledger, 'approval', review());
  await record(ledger, 'run', run('local'));
  await record(ledger, 'run', run('live'));
  await record(ledger, 'control', control());
  await record(ledger, 'control', control({ state: 'degraded' }));
}

const GUARD_CODES = new Set(['guard_missing', 'guard_changed']);

async function codesIn(ledger: TestLedger): Promise<string[]> {
  const { findings } = await verifyLedger(ledger.driver);
  return [...new Set(findings.map(({ code }) => code))].sort();
}

/** Statements that remove the guards, as the owner of the database can. */
function unguard(engine: string, table: string): string[] {
  return engine === 'postgres'
    ? [`alter table ${table} disable trigger all`]
    : ['update', 'delete'].map((change) => `drop trigger ${table}_no_${change}`);
}

/** A tampering, and what is found of it beside the guards. */
const TAMPERINGS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'provider_approval_reviews',
    "set approval_state = 'restricted' where sequence = 1",
    ['record_altered'],
  ],
  [
    'provider_certification_runs',
    "set contract_digest = '" + digest('9') + "' where sequence = 2",
    ['record_altered'],
  ],
  [
    'provider_certification_runs',
    'set expires_at = expires_at + 1 where sequence = 3',
    ['record_altered'],
  ],
  [
    'provider_certification_checks',
    "set outcome = 'failed' where kind = 'connect'",
    ['record_altered'],
  ],
  [
    'provider_runtime_control_events',
    "set control_state = 'enabled' where sequence = 5",
    ['record_altered'],
  ],
  [
    'provider_certification_runs',
    "set subject_digest = '" + digest('9') + "' where sequence = 3",
    ['record_altered'],
  ],
  [
    'provider_runtime_control_events',
    "set selector_digest = '" + digest('9') + "' where sequence = 5",
    ['record_altered'],
  ],
  [
    'provider_evidence_log',
    "set leaf = '" + digest('9') + "' where sequence = 4",
    ['record_altered', 'tree_altered'],
  ],
  [
    'provider_evidence_log',
    `set subtrees = '${'9'.repeat(64)}' where sequence = 2`,
    ['tree_altered'],
  ],
];

const REMOVALS: readonly (readonly [string, string, readonly string[]])[] = [
  ['provider_certification_checks', "where kind = 'connect'", ['record_altered']],
  ['provider_runtime_control_events', 'where sequence = 5', ['record_removed']],
  ['provider_evidence_log', 'where sequence = 5', ['record_unlogged']],
  [
    'provider_evidence_log',
    'where sequence = 3',
    ['record_removed', 'record_unlogged', 'tree_altered'],
  ],
];

const SQLITE_WEAKENINGS = [
  'drop trigger provider_certification_runs_no_update',
  'drop trigger provider_evidence_log_guards',
  "drop trigger provider_certification_checks_guards; create trigger provider_certification_checks_guards before insert on provider_certification_checks when false begin select raise(abort, 'the run is recorded already'); end",
  'create trigger silent before insert on provider_certification_runs begin select raise(ignore); end',
  'create trigger sqlite1 before insert on provider_certification_runs begin select raise(ignore); end',
  'create trigger loud before insert on PROVIDER_CERTIFICATION_RUNS begin select raise(ignore); end',
  'drop index provider_certification_runs_of_subject',
  'alter table provider_approval_reviews add column note text',
];

const POSTGRES_WEAKENINGS = [
  'drop trigger provider_certification_runs_no_update on provider_certification_runs',
  'alter table provider_certification_runs disable trigger provider_certification_runs_no_delete',
  'alter table provider_certification_runs enable trigger provider_certification_runs_no_delete',
  'alter table provider_certification_runs disable trigger all',
  'create or replace function provider_evidence_refuse() returns trigger language plpgsql as $$ begin return new; end $$',
  'alter table provider_evidence_log drop constraint provider_evidence_log_sequence_record_id_key cascade',
  'create or replace function provider_certification_runs_guards() returns trigger language plpgsql as $$ begin return new; end $$',
  'create rule silent as on insert to provider_certification_runs do instead nothing',
  'alter table provider_approval_reviews alter column approval_tier drop not null',
  'alter table provider_runtime_control_events set unlogged',
  'alter table provider_approval_reviews enable row level security',
  'create table other_reviews () inherits (provider_approval_reviews)',
  'alter table provider_evidence_log drop constraint provider_evidence_log_idempotency_ref_key',
  'alter table provider_evidence_log drop constraint provider_evidence_log_leaf_key; create index provider_evidence_log_leaf_key on provider_evidence_log (leaf)',
  'alter table provider_approval_reviews alter column provider type text collate "C"',
  'alter function provider_certification_runs_guards() security definer',
  'alter table provider_approval_reviews alter column approval_tier set default $$standard$$',
  'alter function provider_evidence_refuse() set search_path = pg_temp, claimgate',
  'alter table service_tokens drop constraint service_tokens_scopes_check',
  'alter table service_tokens drop constraint service_tokens_scopes_check; alter table service_tokens add constraint service_tokens_scopes_check check (length(scopes) between 0 and 256)',
  'create unique index once on provider_evidence_log (leaf)',
  'create function quiet() returns trigger language plpgsql as $$ begin return null; end $$; create trigger silent before insert on provider_certification_runs for each row execute function quiet()',
];

for (const engine of ENGINES) {
  describe(`ledger verify on ${engine}`, () => {
    test('finds nothing in a ledger that was left alone', async () => {
      const ledger = await filled(engine);
      const { head, findings } = await verifyLedger(ledger.driver);
      assert.deepEqual(findings, []);
      assert.equal(head.tree_size, 5);
      assert.deepEqual(await codesIn(await newLedger(engine)), [], 'nor in an empty one');
    });

    test('[T56] a removed guard and an added one have different findings', async () => {
      const ledger = await filled(engine);
      const weakenings = engine === 'sqlite' ? SQLITE_WEAKENINGS : POSTGRES_WEAKENINGS;
      const [first = '', other = ''] = [weakenings[0], weakenings[engine === 'sqlite' ? 3 : 1]];
      await ledger.raw(first);
      assert.deepEqual(await codesIn(ledger), ['guard_missing']);
      const more = await filled(engine);
      await more.raw(other);
      assert.deepEqual(await codesIn(more), ['guard_changed']);
    });

    for (const [table, change, codes] of TAMPERINGS) {
      test(`[T56] notices: update ${table} ${change}`, async () => {
        const ledger = await filled(engine);
        await ledger.raw(...unguard(engine, table), `update ${table} ${change}`);
        const found = await codesIn(ledger);
        assert.deepEqual(
          found.filter((code) => !code.startsWith('guard_')),
          codes,
        );
        assert.ok(found.some((code) => code.startsWith('guard_')));
      });
    }

    test('[T56] a record that is gone is not shown as one that never was', async () => {
      const ledger = await filled(engine);
      const table = 'provider_runtime_control_events';
      await ledger.raw(...unguard(engine, table), `delete from ${table} where sequence = 5`);
      await assert.rejects(
        ledger.driver.read((sql) => findRecord(sql, '5')),
        { code: 'ledger_damaged' },
      );
    });

    for (const [table, which, codes] of REMOVALS) {
      test(`notices: delete from ${table} ${which}`, async () => {
        const ledger = await filled(engine);
        await ledger.raw(...unguard(engine, table), `delete from ${table} ${which}`);
        const found = await codesIn(ledger);
        assert.deepEqual(
          found.filter((code) => !code.startsWith('guard_')),
          codes,
        );
      });
    }

    for (const sql of engine === 'sqlite' ? SQLITE_WEAKENINGS : POSTGRES_WEAKENINGS) {
      test(`notices: ${sql.slice(0, 90)}`, async () => {
        const ledger = await filled(engine);
        await ledger.raw(
          ...sql.split('; ').flatMap((part) => (engine === 'postgres' ? [] : joined(part))),
          ...(engine === 'postgres' ? [sql] : []),
        );
        const found = await codesIn(ledger);
        assert.ok(found.length > 0 && found.every((code) => GUARD_CODES.has(code)), found.join());
      });
    }
  });
}

test('[T111] a role that may only read verifies a PostgreSQL ledger', async (t) => {
  const ledger = await filled('postgres');
  if (new URL(ledger.location).password !== '') return t.skip('the server asks for passwords');
  const reader = `reader_${process.pid}`;
  await ledger.raw(
    `create role ${reader} login`,
    `grant usage on schema claimgate to ${reader}`,
    `grant select on all tables in schema claimgate to ${reader}`,
  );
  const url = new URL(ledger.location);
  url.username = reader;
  const driver = await openLedger(parseLocation(url.href));
  try {
    assert.deepEqual((await verifyLedger(driver)).findings, []);
    await ledger.raw(POSTGRES_WEAKENINGS[0] ?? '');
    const { findings } = await verifyLedger(driver);
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['guard_missing'],
    );
  } finally {
    await driver.close();
    await ledger.raw(`drop owned by ${reader}`, `drop role ${reader}`);
  }
});

/** A statement of the list above; the body of a trigger has a semicolon of its own. */
function joined(part: string): string[] {
  if (part === 'end') return [];
  return [part.startsWith('create trigger') ? `${part}; end` : part];
}

for (const engine of ENGINES)
  for (const [where, isTerminal] of [
    ['on a terminal', true],
    ['in a pipe, where it says nothing', false],
  ] as const)
    test(`an audit on ${engine} says how far it has come, ${where}`, async () => {
      const { location } = await filled(engine);
      const said: string[] = [];
      let now = 0;
      const host = {
        stderr: { isTerminal, write: (text: string) => void said.push(text) },
        clock: () => (now += 2000),
      };
      const { findings } = await auditAgainst({ location, directory: '/' }, host, []);
      assert.deepEqual(findings, []);
      const lines = said.map((text) => text.replace('\r\u001b[K', ''));
      if (!isTerminal) return assert.deepEqual(lines, []);
      assert.equal(lines[0], 'reading the ledger: 50 %');
      // The line is erased at the end.
      return assert.equal(lines.at(-1), '');
    });
