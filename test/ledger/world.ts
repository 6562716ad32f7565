import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { append, type Appended } from '../../src/ledger/append.ts';
import { correct, type CorrectionItem } from '../../src/ledger/correct.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { type AppendItem } from '../../src/ledger/prepare-record.ts';
import type { Result } from '../../src/documents/findings.ts';
import type { Connection, Driver } from '../../src/ledger/driver/connection.ts';
import { valueOf } from '../trust/expect.ts';
import { openDatabase, openOwn, type Database } from '../../src/ledger/driver/sqlite-library.ts';
import { AT, contextAt, IDENTITY, item } from './documents.ts';
import {
  forgetConnection,
  onDatabase,
  onSameDatabase,
  startOwnPostgres,
  startPostgres,
  type OwnPostgresServer,
  type PostgresServer,
} from './postgres-server.ts';

export * from './documents.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

export interface TestLedger {
  readonly engine: EngineName;
  readonly location: string;
  readonly driver: Driver;
  /** Runs statements on a connection of its own, as anybody with access could; hands back the last rows. */
  raw(...statements: readonly string[]): Promise<unknown[]>;
}

let server: Promise<PostgresServer> | undefined;
let ownServer: Promise<OwnPostgresServer> | undefined;
const folder = mkdtempSync(join(tmpdir(), 'cg-ledger-'));
const open: Driver[] = [];
let count = 0;

after(async () => {
  for (const driver of open) await driver.close().catch(() => {});
  await forgetConnection();
  await (await server)?.stop();
  await (await ownServer)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function postgresServer(): Promise<PostgresServer> {
  server ??= startPostgres();
  return server;
}

/** A server that no other test uses, to be stopped or filled up. */
export function ownPostgresServer(): Promise<OwnPostgresServer> {
  ownServer ??= startOwnPostgres();
  return ownServer;
}

/** The name of a place where there is no ledger yet. */
export async function newLocation(
  engine: EngineName,
  on: Server = postgresServer,
): Promise<string> {
  if (engine === 'postgres') return (await on()).createDatabase();
  count += 1;
  return `sqlite:${join(folder, `ledger-${count}.sqlite`)}`;
}

/** Where a process has the database of a server, by default of the one for all tests. */
type Server = () => Promise<PostgresServer>;

/** A new, empty ledger: a copy of one, because every migration by itself takes several times as long. */
export async function newLedger(
  engine: EngineName,
  on: Server = postgresServer,
): Promise<TestLedger> {
  return openCopy(engine, on, await originalOf(on, engine, () => makeEmpty(engine, on)));
}

/** A ledger that was filled before, by a function that does the same each time: a copy of the first one. */
export async function filledLedger(
  engine: EngineName,
  fill: (ledger: TestLedger) => Promise<void>,
): Promise<TestLedger> {
  const original = originalOf(fill, engine, async () => {
    const ledger = await newLedger(engine);
    await fill(ledger);
    await letGo(ledger);
    return ledger.location;
  });
  return openCopy(engine, postgresServer, await original);
}

const originals = new Map<unknown, Map<EngineName, Promise<string>>>();

function originalOf(
  what: unknown,
  engine: EngineName,
  make: () => Promise<string>,
): Promise<string> {
  const known = originals.get(what) ?? new Map<EngineName, Promise<string>>();
  originals.set(what, known);
  const original = known.get(engine) ?? make();
  known.set(engine, original);
  return original;
}

async function openCopy(engine: EngineName, on: Server, from: string): Promise<TestLedger> {
  const location = await copyOf(engine, on, from);
  const driver = await openLedger(parseLocation(location));
  open.push(driver);
  const onIt = engine === 'sqlite' ? raw : rawOnPostgres;
  return { engine, location, driver, raw: (...statements) => onIt(location, statements) };
}

async function copyOf(engine: EngineName, on: Server, from: string): Promise<string> {
  if (engine === 'postgres') return (await on()).createDatabase(from);
  const location = await newLocation(engine);
  copyFileSync(from.slice('sqlite:'.length), location.slice('sqlite:'.length));
  return location;
}

async function makeEmpty(engine: EngineName, on: Server): Promise<string> {
  const location = await newLocation(engine, on);
  const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
  await letGo({ engine, location, driver });
  return location;
}

/** Closes a ledger that is to be copied: nobody may be connected to it, and all of it must be in one file. */
async function letGo({
  engine,
  location,
  driver,
}: Pick<TestLedger, 'engine' | 'location' | 'driver'>): Promise<void> {
  await driver.close();
  if (engine === 'postgres') await forgetConnection();
  // The library may still have the file open, and part of it beside it.
  else await raw(location, ['pragma wal_checkpoint(truncate)']);
}

function rawOnPostgres(location: string, statements: readonly string[]): Promise<unknown[]> {
  return onSameDatabase(location, ...statements);
}

export async function raw(location: string, statements: readonly string[]): Promise<unknown[]> {
  if (!location.startsWith('sqlite:')) return onDatabase(location, ...statements);
  // By the library that the ledger uses: two in one process would each let go of the other's locks.
  const database = await openUnguarded(location.slice('sqlite:'.length));
  try {
    database.exec('pragma foreign_keys = off');
    let rows: unknown[] = [];
    for (const sql of statements) rows = database.prepare(sql).all([]);
    // Those of Node's library have no prototype.
    return rows.map((row) => ({ ...Object(row) }) as unknown);
  } catch (cause) {
    // Closing does not at once let go of a transaction that failed; there may be none.
    try {
      database.exec('rollback');
    } catch {}
    throw cause;
  } finally {
    database.close();
  }
}

/** The same connection, but for some of what it does. */
export function bentConnection(inner: Connection, changes: Partial<Connection>): Connection {
  return {
    engine: inner.engine,
    query: (...asked) => inner.query(...asked),
    queryAll: (queries) => inner.queryAll(queries),
    scan: (sql) => inner.scan(sql),
    script: (sql) => inner.script(sql),
    insert: (insertion) => inner.insert(insertion),
    ...changes,
  };
}

/** The same driver, whose readers get such a connection. */
export function readingBy(
  inner: Driver,
  changesOf: (connection: Connection) => Partial<Connection>,
): Driver {
  return {
    engine: inner.engine,
    write: (work) => inner.write(work),
    attest: (work) => inner.attest(work),
    close: () => inner.close(),
    read: (work) =>
      inner.read((connection) => work(bentConnection(connection, changesOf(connection)))),
  };
}

/** Newer releases of Node keep `sqlite_master` from statements; other programs do not, and so no attacker. */
export async function openUnguarded(path: string): Promise<Database> {
  const own = await import('node:sqlite').catch(() => undefined);
  return own ? openOwn(new own.DatabaseSync(path, { defensive: false })) : openDatabase(path);
}

/** Records one document that must be accepted. */
export async function record(
  ledger: TestLedger,
  kind: AppendItem['kind'],
  document: object,
  at = AT,
): Promise<Appended> {
  const [only] = valueOf(await append(ledger.driver, [item(kind, document)], contextAt(at)));
  assert.ok(only);
  return only;
}

export function correcting(
  { driver }: Pick<TestLedger, 'driver'>,
  records: readonly (string | number)[],
  at = AT,
  changes: Partial<CorrectionItem> = {},
  administrator?: string,
): Promise<Result<Appended>> {
  const document = { schema_version: 1, reason: 'wrong-date', records: records.map(String) };
  const bytes = Buffer.from(JSON.stringify(document));
  return correct(
    driver,
    { file: 'correction.json', bytes, ...changes },
    {
      ...contextAt(at),
      ...(administrator !== undefined && { operator: administrator }),
    },
  );
}

/** Records a correction that must be accepted. */
export async function corrected(
  ledger: TestLedger,
  ...records: readonly (string | number)[]
): Promise<Appended> {
  return valueOf(await correcting(ledger, records));
}

/** The codes with which one document is refused; none where it is recorded. */
export async function codesFor(
  ledger: TestLedger,
  kind: AppendItem['kind'],
  document: object,
  at = AT,
): Promise<readonly string[]> {
  const outcome = await append(ledger.driver, [item(kind, document)], contextAt(at));
  return outcome.ok ? [] : outcome.findings.map(({ code }) => code);
}
