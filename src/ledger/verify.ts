import type { CompactRange } from './tree.ts';
import {
  accept,
  errorOf,
  type Finding,
  type Result,
  refuseOther,
  finding,
  refusalOf,
} from '../documents/findings.ts';
import type { LedgerHead } from '../trust/checkpoint.ts';
import { type Connection, type Driver, textOf, type Row } from './driver/connection.ts';
import { readIdentity } from './identity.ts';
import { rangeAt, proveConsistency } from './log.ts';
import { scanLedger, type Scanned, type ScanOptions } from './scan.ts';
import { onCatalogue, postgresParts, type SchemaParts } from './postgres-parts.ts';
import { IN_MEMORY, openSqlite } from './driver/sqlite.ts';
import { migrationsFor } from './open.ts';
import { POSTGRES_SCHEMA } from './generated/postgres-schema.ts';

/** Result of auditing a whole ledger; no findings: all records are intact. */
export interface LedgerAudit {
  /** The head, recomputed from the records. */
  readonly head: LedgerHead;
  readonly findings: readonly Finding[];
  readonly bindings: Scanned['bindings'];
}

/**
 * Audits a ledger (specification/ledger.md 1): the guards of the database stand and are not weakened, every
 * record is what its leaf says, none is missing or was put there past the log, the stored tree is the one of
 * the leaves, and the indexes say what their tables say. One who can rewrite all of it is caught by earlier checkpoints only.
 */
export async function verifyLedger(
  driver: Driver,
  options: AuditOptions = {},
): Promise<LedgerAudit> {
  const audit = await driver.read((connection) => audited(connection, options));
  return { ...audit, findings: [...audit.findings, ...(await integrityFindings(driver))] };
}

/**
 * Audits what came after an earlier head of a ledger, which somebody kept: the ledger had that very tree, and
 * goes on from it to the head that is handed back (`checkpoint_origin_wrong`, `ledger_truncated`,
 * `ledger_forked`). Guards and reviews are looked at as in {@link verifyLedger}; runs and control events up to
 * that head, and the indexes, are not.
 *
 * @param file name of the checkpoint with that head
 */
export async function verifyLedgerSince(
  driver: Driver,
  earlier: LedgerHead,
  file: string,
  options: AuditOptions = {},
): Promise<Result<LedgerAudit>> {
  return driver.read(async (connection): Promise<Result<LedgerAudit>> => {
    const { origin } = await readIdentity(connection);
    const other = refuseOther({ file }, 'checkpoint_origin_wrong', origin, earlier.origin);
    if (other) return other;
    const grown = await proveConsistency(connection, earlier, file);
    if (!grown.ok) return grown;
    const start = await rangeAt(connection, earlier.tree_size);
    return accept(await audited(connection, { ...options, start }));
  });
}

/** The fingerprint key of the ledger, to check bindings, and a callback for the progress of a long scan. */
export type AuditOptions = Pick<ScanOptions, 'fingerprints' | 'progress'>;

async function audited(
  connection: Connection,
  options: AuditOptions & { readonly start?: CompactRange },
): Promise<LedgerAudit> {
  const guards = await guardFindings(connection);
  // Without one of its tables, nothing of a ledger can be recomputed.
  if (guards.some(isMissingTable)) throw errorOf(guards);
  const { findings, warnings, ...rest } = await scanLedger(connection, undefined, options);
  return { ...rest, findings: [...guards, ...findings, ...warnings] };
}

function isMissingTable({ code, expected }: Finding): boolean {
  return code === 'guard_missing' && expected?.startsWith('table ') === true;
}

/**
 * Compares the indexes of a ledger with its tables: readers ask indexes, and one that lacks a failed run
 * shows the older pass. SQLite checks its whole file as well, and PostgreSQL each index by amcheck, where
 * it is installed and this user may run it.
 */
async function integrityFindings(driver: Driver): Promise<readonly Finding[]> {
  if (driver.engine === 'sqlite') return driver.read(checkFile);
  const findings = await driver.read((connection) =>
    onCatalogue(connection, (schema) => compareIndexes(connection, schema)),
  );
  return [...findings, ...(await checkByAmcheck(driver))];
}

const MAX_LISTED = 100;

async function checkFile(connection: Connection): Promise<readonly Finding[]> {
  const rows = await connection.query(`select * from pragma_integrity_check limit ${MAX_LISTED}`);
  return rows.flatMap((row) => {
    const [found] = Object.values(row);
    if (typeof found !== 'string' || found === 'ok') return [];
    const isIndex = / index /.test(found);
    return [finding(isIndex ? 'index_differs' : 'storage_damaged', { found })];
  });
}

/** The indexes of our tables as the catalogue has them: `keys` in order, `condition` of a partial one. */
const INDEXES = `select x.relname as name, x.oid::regclass::text as qualified,
  c.oid::regclass::text as "table",
  (select string_agg(format('%I', a.attname), ', ' order by k.place)
   from unnest(i.indkey::int2[]) with ordinality k (number, place)
   join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as keys,
  pg_get_expr(i.indpred, i.indrelid) as condition
  from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
  join pg_am m on m.oid = x.relam and m.amname = 'btree'
  where i.indisvalid and i.indisready and i.indislive and i.indexprs is null and c.relname = any (string_to_array($1, ','))
  order by x.relname`;

export const TABLE_NAMES = tablesOf(Object.keys(POSTGRES_SCHEMA));

/** The tables of the evidence: the database lets them only grow (specification/ledger.md 1). */
export const APPEND_ONLY_TABLES = TABLE_NAMES.filter((name) => name.startsWith('provider_'));

const OURS = APPEND_ONLY_TABLES.join();

async function compareIndexes(connection: Connection, schema: string): Promise<readonly Finding[]> {
  const indexes = await connection.query(INDEXES, [OURS, schema]);
  const ofTables: string[] = [];
  for (const index of indexes)
    for await (const [row] of connection.scan(summaryOf(index)))
      ofTables.push(textOf(row, 'summary'));
  // Only an index hands out rows in order without sorting them.
  await connection.script('set local enable_sort = off; set local enable_bitmapscan = off');
  const findings: Finding[] = [];
  for (const [at, index] of indexes.entries()) {
    const [row] = await connection.query(summaryOf(index));
    const indexed = textOf(row, 'summary');
    if (indexed === ofTables[at]) continue;
    const found = `${textOf(index, 'name')} has ${indexed}, its table ${ofTables[at]}`;
    findings.push(finding('index_differs', { found }));
  }
  return findings;
}

/** How many rows there are, and a sum over what an index keeps of them. */
function summaryOf(index: Row): string {
  const keys = textOf(index, 'keys');
  const condition = index['condition'];
  const where = typeof condition === 'string' ? `where ${condition}` : '';
  return `select count(*) || ' rows ' || coalesce(sum(hashtextextended(row(${keys})::text, 0::bigint)), 0) as summary
    from (select ${keys} from ${textOf(index, 'table')} ${where} order by ${keys}) ordered`;
}

const AMCHECK = `select format('%I', n.nspname) as schema from pg_extension e
  join pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'amcheck' and exists (select 1 from pg_proc p where p.pronamespace = n.oid
  and p.proname = 'bt_index_check' and pronargs = 2 and has_function_privilege(p.oid, 'execute'))`;

/** A transaction of its own: what amcheck refuses ends it. */
async function checkByAmcheck(driver: Driver): Promise<readonly Finding[]> {
  let checked = '';
  try {
    return await driver.read((connection) =>
      onCatalogue(connection, async (schema) => {
        const [found] = await connection.query(AMCHECK);
        if (!found) return [];
        for (const index of await connection.query(INDEXES, [OURS, schema])) {
          checked = textOf(index, 'name');
          const check = `select ${textOf(found, 'schema')}.bt_index_check($1::text::regclass, true)`;
          await connection.query(check, [textOf(index, 'qualified')]);
        }
        return [];
      }),
    );
  } catch (cause) {
    // An index that is too new for this snapshot has been compared all the same.
    if (refusalOf(cause, 'ledger_damaged', 'ledger_busy').code === 'ledger_busy') return [];
    return [finding('index_differs', { found: `${checked}, by amcheck` })];
  }
}

/** Finds what is missing, weakened or put beside what the migrations make (`guard_missing`, `guard_changed`). */
async function guardFindings(connection: Connection): Promise<readonly Finding[]> {
  const expected = connection.engine === 'sqlite' ? await sqliteExpected() : POSTGRES_PARTS;
  const found = await partsOf(connection, tablesOf(expected.keys()));
  const findings: Finding[] = [];
  for (const [name, definition] of expected) {
    const there = found.get(name);
    if (there === undefined) findings.push(finding('guard_missing', { expected: name }));
    else if (there !== definition) findings.push(finding('guard_changed', { found: name }));
  }
  for (const name of found.keys())
    if (!expected.has(name))
      findings.push(finding('guard_changed', { found: `${name}, unexpected` }));
  return findings;
}

const POSTGRES_PARTS: SchemaParts = new Map(Object.entries(POSTGRES_SCHEMA));

function partsOf(connection: Connection, tables: readonly string[]): Promise<SchemaParts> {
  return connection.engine === 'sqlite'
    ? sqliteParts(connection, new Set(tables))
    : postgresParts(connection, tables);
}

let expectedOfSqlite: Promise<SchemaParts> | undefined;

/** The parts of {@link freshSqlite}, which are the same in a whole process; after a failure they are made again. */
function sqliteExpected(): Promise<SchemaParts> {
  expectedOfSqlite ??= freshSqlite().catch((cause: unknown) => {
    expectedOfSqlite = undefined;
    throw cause;
  });
  return expectedOfSqlite;
}

/** Makes a fresh ledger in memory: SQLite keeps statements as they were written. */
async function freshSqlite(): Promise<SchemaParts> {
  const memory = await openSqlite(IN_MEMORY);
  try {
    return await memory.write(async (connection) => {
      for (const { sql } of migrationsFor('sqlite')) await connection.script(sql);
      return sqliteParts(connection);
    });
  } finally {
    await memory.close();
  }
}

/** The parts of some tables, by default of all; an index that somebody added can refuse rows by its expression. */
async function sqliteParts(
  connection: Connection,
  tables?: ReadonlySet<string>,
): Promise<SchemaParts> {
  // Objects that SQLite made by itself have no text. A trigger has the name of its table as it was written.
  const rows = await connection.query(
    'select type, name, lower(tbl_name) as tbl_name, sql from sqlite_master where sql is not null',
  );
  return new Map(
    rows
      .filter((row) => !tables || tables.has(textOf(row, 'tbl_name')))
      .map((row): [string, string] => [
        `${textOf(row, 'type')} ${textOf(row, 'name')}`,
        textOf(row, 'sql'),
      ]),
  );
}

function tablesOf(parts: Iterable<string>): readonly string[] {
  return [...parts]
    .filter((name) => name.startsWith('table '))
    .map((name) => name.slice('table '.length));
}
