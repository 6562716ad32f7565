import { digestOf, type Digest } from '../digest/index.ts';
import { ClaimgateError } from '../documents/findings.ts';
import type { EpochMs } from '../documents/json.ts';
import {
  integerOf,
  textOf,
  type Connection,
  type Engine,
  MAKE_SCHEMA,
} from './driver/connection.ts';
import { MIGRATIONS } from './generated/migrations.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly digest: Digest;
}

/**
 * The files of this folder that an engine runs. A file that was released never changes: its digest stands in every
 * ledger. Numbers before 77 belong to the hosting service.
 */
export function migrationsFor(engine: Engine): readonly Migration[] {
  return Object.entries(MIGRATIONS[engine]).map(([name, sql]) => {
    return { number: Number.parseInt(name, 10), name, sql, digest: digestOf(sql) };
  });
}

const CREATE_TABLE = `create table if not exists claimgate_migrations (
  number bigint not null primary key,
  name text not null,
  digest text not null,
  applied_at bigint not null
)`;

/** Throws `ledger_migration_duplicate`, `ledger_migration_changed` or `ledger_newer`; then nothing has changed. */
export async function migrate(
  connection: Connection,
  at: EpochMs,
  migrations = migrationsFor(connection.engine),
): Promise<readonly string[]> {
  const ordered = inOrder(migrations);
  if (connection.engine === 'postgres') await connection.script(MAKE_SCHEMA);
  await connection.query(CREATE_TABLE);
  const pending = pendingOf(ordered, await appliedIn(connection));
  for (const { number, name, sql, digest } of pending) {
    await connection.script(sql);
    await connection.query(
      'insert into claimgate_migrations (number, name, digest, applied_at) values ($1, $2, $3, $4)',
      [number, name, digest, at],
    );
  }
  return pending.map(({ name }) => name);
}

/** Throws unless the database stands exactly where the program does: also `ledger_missing`, `ledger_outdated`. */
export async function requireMigrated(
  connection: Connection,
  migrations = migrationsFor(connection.engine),
): Promise<void> {
  const ordered = inOrder(migrations);
  if (!(await hasLedger(connection))) throw new ClaimgateError('ledger_missing');
  const [first] = pendingOf(ordered, await appliedIn(connection));
  if (first) throw new ClaimgateError('ledger_outdated', { expected: first.name });
}

function inOrder(migrations: readonly Migration[]): readonly Migration[] {
  const numbers = new Set(migrations.map(({ number }) => number));
  if (numbers.size !== migrations.length) throw new ClaimgateError('ledger_migration_duplicate');
  return migrations.toSorted((one, other) => one.number - other.number);
}

function pendingOf(
  migrations: readonly Migration[],
  applied: Awaited<ReturnType<typeof appliedIn>>,
): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, digest } of applied) {
    const migration = known.get(number);
    if (!migration) throw new ClaimgateError('ledger_newer', { found: `migration ${number}` });
    if (migration.digest !== digest) {
      throw new ClaimgateError('ledger_migration_changed', {
        expected: migration.digest,
        found: `${digest} for ${migration.name}`,
      });
    }
  }
  const done = new Set(applied.map(({ number }) => number));
  return migrations.filter(({ number }) => !done.has(number));
}

async function appliedIn(connection: Connection) {
  const rows = await connection.query('select number, digest from claimgate_migrations');
  return rows.map((row) => ({ number: integerOf(row, 'number'), digest: textOf(row, 'digest') }));
}

const HAS_TABLE = {
  sqlite:
    "select 1 as found from sqlite_master where type = 'table' and name = 'claimgate_migrations'",
  postgres: "select 1 as found where to_regclass('claimgate_migrations') is not null",
};

export async function hasLedger(connection: Connection): Promise<boolean> {
  return (await connection.query(HAS_TABLE[connection.engine])).length > 0;
}
