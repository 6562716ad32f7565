import { open, stat } from 'node:fs/promises';
import { ClaimgateError, refusalOf } from '../documents/findings.ts';
import type { EpochMs } from '../documents/json.ts';
import {
  whyUnreachable,
  type Connection,
  type Driver,
  type OpenOptions,
  integerOf,
  textOf,
  type Engine,
  MAKE_SCHEMA,
} from './driver/connection.ts';
import { openPostgres } from './driver/postgres.ts';
import { hostsOf } from './driver/postgres-servers.ts';
import { sqliteLibrary } from './driver/sqlite-library.ts';
import { IN_MEMORY, openSqlite } from './driver/sqlite.ts';
import { establishIdentity, type LedgerIdentityRow } from './identity.ts';
import { digestOf, type Digest } from '../digest/index.ts';
import { MIGRATIONS } from './generated/migrations.ts';

export async function openLedger(
  location: LedgerSource,
  options: OpenOptions = {},
): Promise<Driver> {
  if (location.engine === 'sqlite') await requireFile(location.path);
  const driver = await driverFor(location, options);
  await orClosed(
    driver,
    driver.read((connection) => requireMigrated(connection)),
  );
  return driver;
}

/**
 * Opens a ledger of this release or of an earlier one, to be copied. An earlier one is brought up to date in a
 * transaction that is never kept, so it stays what it is. Nobody records in it meanwhile, and anyone who copies it
 * needs the rights of its owner.
 */
export async function openForCopy(
  location: LedgerSource,
  at: EpochMs,
): Promise<Pick<Driver, 'read' | 'close'>> {
  try {
    return await openLedger(location);
  } catch (cause) {
    refusalOf(cause, 'ledger_outdated');
  }
  const driver = await driverFor(location, {});
  return { read: (work) => readUpdated(driver, at, work), close: () => driver.close() };
}

async function readUpdated<T>(
  driver: Driver,
  at: EpochMs,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  let done: { readonly value: T } | undefined;
  try {
    return await driver.write(async (connection) => {
      await migrate(connection, at);
      done = { value: await work(connection) };
      throw new Unkept();
    });
  } catch (cause) {
    if (done && cause instanceof Unkept) return done.value;
    throw cause;
  }
}

/** Thrown so that nothing of a transaction is kept. */
class Unkept extends Error {}

export interface Initialised {
  readonly driver: Driver;
  readonly applied: readonly string[];
}

export async function initLedger(
  location: LedgerSource,
  identity: LedgerIdentityRow,
  at: EpochMs,
  options: OpenOptions = {},
): Promise<Initialised> {
  if (location.engine === 'sqlite') await createFile(location.path);
  const driver = await driverFor(location, options, true);
  const initialising = driver.write(async (connection) => {
    const applied = await migrate(connection, at);
    await establishIdentity(connection, identity, at);
    return applied;
  });
  return { driver, applied: await orClosed(driver, initialising) };
}

/** Opens a copy of a ledger that nobody else uses yet, and makes it ready to be worked with. */
export async function openUpdated(location: LedgerSource, at: EpochMs): Promise<Driver> {
  const driver = await driverFor(location, {}, true);
  await orClosed(
    driver,
    driver.write((connection) => migrate(connection, at)),
  );
  return driver;
}

/** Waits for the first work with a ledger; where that fails, nobody else will close it. */
export async function orClosed<T>(driver: Driver, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    await driver.close();
    throw cause;
  }
}

/**
 * Opens a place where no ledger is yet, for a copy: a file of SQLite that must not be there, or a database.
 * The file lies in one piece whenever a transaction is kept, so that it can be renamed, and read from a medium
 * that cannot be written. To be worked with, it is opened by {@link openUpdated} once.
 */
export async function openEmpty(location: LedgerSource): Promise<Driver> {
  if (location.engine === 'sqlite') {
    await sqliteLibrary();
    await onFile(location.path, async () => (await open(location.path, 'wx', 0o600)).close());
  }
  return driverFor(location, {}, location.engine === 'branch');
}

function driverFor(location: LedgerSource, options: OpenOptions, isNew = false): Promise<Driver> {
  if (location.engine === 'branch') return location.open({ ...options, isNew });
  return location.engine === 'sqlite'
    ? openSqlite(location.path, { ...options, isNew })
    : openPostgres(location.url, options);
}

/** The libraries would create a file that is not there; reading must not. */
async function requireFile(path: string): Promise<void> {
  if (!(await isFile(path))) throw new ClaimgateError('ledger_missing', { file: path });
}

/** Only the owner reads a ledger, whatever the umask. */
async function createFile(path: string): Promise<void> {
  await isFile(path);
  // Without it an empty file would stay, which reads as a ledger that lost everything.
  await sqliteLibrary();
  await onFile(path, async () => (await open(path, 'a', 0o600)).close());
}

function isFile(path: string): Promise<boolean> {
  return onFile(path, async () => {
    const stats = await stat(path).catch((cause: unknown) => {
      if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
      throw cause;
    });
    if (stats && !stats.isFile()) throw new ClaimgateError('ledger_unreachable', { file: path });
    return stats !== undefined;
  });
}

async function onFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ClaimgateError) throw cause;
    const found = whyUnreachable(cause);
    throw new ClaimgateError(
      'ledger_unreachable',
      { file: path, ...(found && { found }) },
      { cause },
    );
  }
}

export type LedgerLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** A ledger that somebody else knows how to open: a file that lies in the remote of a repository. */
export interface LedgerElsewhere {
  readonly engine: 'branch';
  readonly branch: string;
  /** Opens it; where it is to be made, it need not be there yet. @throws ClaimgateError `ledger_missing` */
  readonly open: (options: OpenOptions & { readonly isNew: boolean }) => Promise<Driver>;
}

export type LedgerSource = LedgerLocation | LedgerElsewhere;

/** Its refusal never repeats the text: it may hold a password. */
export function parseLocation(text: string): LedgerLocation {
  const path = /^sqlite:(?!\/\/)(.+)$/s.exec(text)?.[1];
  // SQLite takes some names for something else than a file.
  if (path !== undefined && path !== IN_MEMORY && !path.startsWith('file:') && !path.includes('\0'))
    return { engine: 'sqlite', path };
  if (/^postgres(?:ql)?:\/\//.test(text)) {
    hostsOf(text);
    return { engine: 'postgres', url: text };
  }
  throw new ClaimgateError('ledger_location_invalid', {
    expected: 'sqlite:PATH, postgres://… or postgresql://…',
  });
}

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
