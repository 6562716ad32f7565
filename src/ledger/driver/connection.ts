import { ClaimgateError, type Code } from '../../documents/findings.ts';

export type Engine = 'sqlite' | 'postgres';

/** A value of a column or parameter: instants and numbers are safe integers, all else is text. */
export type SqlValue = string | number | null;

export type Row = Readonly<Record<string, SqlValue>>;

/** Rows of one table, the values of one after those of the other. Guards see the rows before theirs. Names come from this program only. */
export interface Insertion {
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly SqlValue[];
}

export interface Query {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** Takes rows to insert: a database, or a buffer in front of one. */
export interface RowSink {
  insert(insertion: Insertion): void;
}

/** Statements are written with `$1`, `$2`, … on every engine; a script is several statements without parameters. */
export interface Connection extends RowSink {
  readonly engine: Engine;
  query(sql: string, parameters?: readonly SqlValue[]): Promise<readonly Row[]>;
  /** Sends several questions at once; the answers come in the same order. */
  queryAll(queries: readonly Query[]): Promise<readonly (readonly Row[])[]>;
  /**
   * Reads a long answer page by page, in memory that does not grow with it, and from the tables alone: an
   * index can lack rows. SQLite needs {@link NOT_INDEXED} after the name of each table as well.
   */
  scan(sql: string): AsyncGenerator<readonly Row[]>;
  /** Does not wait where the engine is elsewhere: a refusal is thrown here, by the next query or by the transaction. */
  insert(insertion: Insertion): void;
  script(sql: string): Promise<void>;
}

declare const ATTESTED: unique symbol;

/** The connection of {@link Driver.attest}: only its reads may be signed. */
export type Attested = Connection & { readonly [ATTESTED]: true };

/** For drivers, inside of {@link Driver.attest}. */
export function attested(connection: Connection): Attested {
  return connection as Attested;
}

/** Follows the name of a table in a {@link Connection.scan}. */
export const NOT_INDEXED: Readonly<Record<Engine, string>> = {
  sqlite: ' not indexed',
  postgres: '',
};

/** Follows a text that is compared by its bytes: a collation of the database may put `aa` last. */
export const BYTEWISE: Readonly<Record<Engine, string>> = { sqlite: '', postgres: ' collate "C"' };

export const SCAN_PAGE = 500;

/** A database engine; the rest of the ledger sees only {@link Connection}. */
export interface Driver {
  readonly engine: Engine;
  /** Runs work on one snapshot, which sees nothing that is committed meanwhile. */
  read<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * The same for what is going to be signed: the result is handed over once the database has shown that all of
   * it is kept, also after a failover, and that nothing newer could be kept elsewhere. A standby and a leader
   * that was cut off cannot show that.
   */
  attest<T>(work: (connection: Attested) => Promise<T>): Promise<T>;
  /** Runs work as the only writer, in one transaction: all of it is kept, or nothing. */
  write<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** How long a transaction of SQLite waits for locks of others before `ledger_busy`, in milliseconds; by default 15,000. */
  readonly patienceMs?: number;
  /** How long PostgreSQL may leave one statement unanswered, in milliseconds; by default 60,000. */
  readonly answerMs?: number;
  /** How long a connection to PostgreSQL may take to be made, in milliseconds; by default 10,000. */
  readonly connectMs?: number;
  /** How many transactions may run at a time; by default four on PostgreSQL; on SQLite they take turns. */
  readonly connections?: number;
}

export function textOf(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string') throw unexpected(column);
  return value;
}

export function integerOf(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unexpected(column);
  return value;
}

export function textOrNull(row: Row | undefined, column: string): string | null {
  return row?.[column] === null ? null : textOf(row, column);
}

export function integerOrNull(row: Row | undefined, column: string): number | null {
  return row?.[column] === null ? null : integerOf(row, column);
}

function unexpected(column: string): ClaimgateError {
  return new ClaimgateError('ledger_damaged', { expected: `a value in the column ${column}` });
}

/** SQLite's primary result codes that say what is wrong (sqlite.org/rescode.html). */
const SQLITE_CODES: Readonly<Record<number, Code>> = {
  3: 'ledger_unreachable',
  5: 'ledger_busy',
  6: 'ledger_busy',
  8: 'ledger_unwritable',
  10: 'ledger_unwritable',
  11: 'ledger_damaged',
  13: 'ledger_unwritable',
  14: 'ledger_unreachable',
  19: 'ledger_refused_by_database',
  23: 'ledger_unreachable',
  26: 'ledger_damaged',
};

/** SQLite's code for everything that it has no code for, also for a table that is not there. */
const GENERIC_ERROR = 1;

/** PostgreSQL's SQLSTATE by class, and by code where a class says too little. */
const SQLSTATE_CODES: Readonly<Record<string, Code>> = {
  '08': 'ledger_unreachable',
  '22': 'ledger_refused_by_database',
  '23': 'ledger_refused_by_database',
  '25006': 'ledger_unwritable',
  '26000': 'ledger_pooler',
  '28': 'ledger_unreachable',
  '3D': 'ledger_unreachable',
  '40': 'ledger_busy',
  '3F': 'ledger_incomplete',
  '42501': 'ledger_forbidden',
  '42703': 'ledger_incomplete',
  '42883': 'ledger_incomplete',
  '42P01': 'ledger_incomplete',
  '42P05': 'ledger_pooler',
  '53': 'ledger_unreachable',
  '53100': 'ledger_unwritable',
  '55': 'ledger_busy',
  '57': 'ledger_unreachable',
  '58': 'ledger_unwritable',
  XX: 'ledger_damaged',
};

/** How PgBouncer refuses a transaction where its `pool_mode` is `statement`; it has no code of its own for that. */
const STATEMENT_POOLING = /\bstatement pooling\b/;

/** The driver's text is kept as the cause and never shown: it may quote rows and addresses. */
export function ledgerError(cause: unknown, otherwise: Code = 'ledger_failed'): ClaimgateError {
  if (cause instanceof ClaimgateError) return cause;
  const code = codeOf(cause) ?? otherwise;
  return new ClaimgateError(code, detailsOf(code, cause), { cause });
}

function detailsOf(
  code: Code,
  cause: unknown,
): { readonly found?: string; readonly expected?: string } {
  const message = cause instanceof Error ? cause.message : '';
  if (code === 'ledger_refused_by_database') return foundOf(guardIn(message));
  if (code === 'ledger_unwritable' && codeIn(cause) === DISK_FULL)
    return { found: 'a full disk of the database server' };
  if (code !== 'ledger_forbidden')
    return code === 'ledger_unreachable' ? foundOf(whyUnreachable(cause)) : {};
  const [, kind, name] = FORBIDDEN.exec(message) ?? [];
  if (kind === undefined || name === undefined) return {};
  return { found: `no permission for the ${kind} ${name}`, expected: roleFor(kind, name) };
}

function foundOf(found: string | undefined): { readonly found?: string } {
  return found === undefined ? {} : { found };
}

const DISK_FULL = '53100';

/** Of a driver's sentence, only the names of our own tables and the words of our own guards are safe to show. */
const FORBIDDEN = /^permission denied for (table|schema|function|database) ([a-z_]{1,63})$/;
const CONSTRAINT =
  /(?:constraint "([a-z0-9_]{1,63})"|(CHECK|UNIQUE|FOREIGN KEY|NOT NULL) constraint failed(?:: ([a-z_]{1,40}\.[a-z_]{1,40}))?)/;
const GUARD_WORDS = /^(?:append-only|not of the form|revoked_at stays|(?:the|a) [a-z ]{4,60})$/;

function guardIn(message: string): string | undefined {
  if (GUARD_WORDS.test(message)) return `the guard "${message}"`;
  const [, named, kind, column] = CONSTRAINT.exec(message) ?? [];
  if (named !== undefined) return `the constraint ${named}`;
  return kind && `the constraint ${kind}${column === undefined ? '' : ` of ${column}`}`;
}

/** Which of the roles that `ledger roles` makes has the right. */
function roleFor(kind: string, name: string): string {
  if (kind !== 'table') return 'the role "owner"';
  return /^(?:service_(?:tokens|administrators)|provider_evidence_(?:corrections|quarantined))$/.test(
    name,
  )
    ? 'the role "access"'
    : 'the role "writer"; to read only, "reader" or "auditor"';
}

/** By the codes of Node.js and PostgreSQL; the sentence of a driver may quote the address, with its password. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  EACCES: 'no permission to open it',
  EPERM: 'no permission to open it',
  EISDIR: 'a folder',
  ENOTDIR: 'a file where its path has a folder',
  EROFS: 'a medium that is only read',
  ECONNREFUSED: 'no server at this address and port',
  ENOTFOUND: 'no host of this name',
  EAI_AGAIN: 'no answer to the name of the host',
  ETIMEDOUT: 'no answer in time',
  ECONNRESET: 'a connection that the server closed',
  '28000': 'a user that the server does not know, or does not let in',
  '28P01': 'a wrong user name or password',
  '3D000': 'no database of this name',
  '53300': 'no free connection',
  '57P03': 'a server that is starting or stopping',
};

export function whyUnreachable(cause: unknown): string | undefined {
  return UNREACHABLE[codeIn(cause) ?? ''];
}

function codeIn(cause: unknown): string | undefined {
  const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause;
  return hasCode ? String(cause.code) : undefined;
}

function codeOf(cause: unknown): Code | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  // node:sqlite says `errcode`, libsql `rawCode`; both carry the extended code, whose low byte is the primary one.
  const result = numberIn(cause, 'errcode') ?? numberIn(cause, 'rawCode');
  if (result === GENERIC_ERROR && cause instanceof Error && cause.message.startsWith('no such '))
    return 'ledger_incomplete';
  if (result !== undefined) return SQLITE_CODES[result % 256];
  const code = 'code' in cause ? cause.code : undefined;
  if (typeof code !== 'string') return undefined;
  // Before SQLSTATE, because EPIPE has five letters too; no SQLSTATE class begins with E.
  if (/^E[A-Z]+$/.test(code)) return 'ledger_unreachable';
  if (isStatementPooling(cause)) return 'ledger_pooler';
  if (/^[0-9A-Z]{5}$/.test(code))
    return SQLSTATE_CODES[code] ?? SQLSTATE_CODES[code.slice(0, 2)] ?? 'ledger_failed';
  return undefined;
}

function isStatementPooling(cause: object): boolean {
  return cause instanceof Error && 'severity' in cause && STATEMENT_POOLING.test(cause.message);
}

function numberIn(cause: object, name: 'errcode' | 'rawCode'): number | undefined {
  const value: unknown = Reflect.get(cause, name);
  return typeof value === 'number' ? value : undefined;
}

/** Takes the rows of many records, which are inserted table by table, in the order of the first record. */
export class RowsOfMany implements RowSink {
  readonly #tables = new Map<string, Insertion & { readonly values: SqlValue[] }>();

  insert({ table, columns, values }: Insertion): void {
    const known = this.#tables.get(table) ?? { table, columns, values: [] };
    this.#tables.set(table, known);
    known.values.push(...values);
  }

  insertInto(rows: RowSink): void {
    for (const insertion of this.#tables.values()) rows.insert(insertion);
  }
}

function countOf({ columns, values }: Insertion): number {
  return values.length / columns.length;
}

/** Batch sizes of insertions: rows of one record, and rows of many records. */
const [FEW, MANY] = [16, 64] as const;

/** An insertion of many rows as several: each size has a statement of its own, so there are few sizes. */
export function splitInsertion(insertion: Insertion): readonly Insertion[] {
  if (countOf(insertion) <= FEW) return [insertion];
  const { values, ...into } = insertion;
  const pieces: Insertion[] = [];
  let from = 0;
  for (const rows of [MANY, FEW, 1]) {
    const size = rows * into.columns.length;
    for (; from + size <= values.length; from += size)
      pieces.push({ ...into, values: values.slice(from, from + size) });
  }
  return pieces;
}

/** The texts of insertions by their columns, which are mostly those of a description, then by table and rows. */
const texts = new WeakMap<readonly string[], Map<string, string>>();

export function insertionStatement(insertion: Insertion): Query {
  const { columns, table, values } = insertion;
  const known = texts.get(columns) ?? new Map<string, string>();
  texts.set(columns, known);
  const key = `${table} ${countOf(insertion)}`;
  const sql = known.get(key) ?? insertionText(insertion);
  known.set(key, sql);
  return { sql, parameters: values };
}

function insertionText(insertion: Insertion): string {
  const { columns, table } = insertion;
  const size = columns.length;
  const tuples = Array.from({ length: countOf(insertion) }, (_, row) => {
    const marks = columns.map((_column, at) => `$${row * size + at + 1}`);
    return `(${marks.join(', ')})`;
  });
  return `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`;
}

/** The schema that a ledger on PostgreSQL has to itself: in `public`, other roles may define what has the names of ours. */
const OWN_SCHEMA = 'claimgate';

/**
 * Pins the names of a transaction: they mean what the server defines, else what the schema of the ledger has; nothing of
 * the session, of other schemas or of settings. That schema is the one that the session was told of, unless it is
 * `public`. Calls nothing that another role can define.
 */
export const PIN_NAMES = `select pg_catalog.set_config('search_path', pg_catalog.quote_ident(case
    when pg_catalog.current_schema() operator(pg_catalog.<>) 'public' then pg_catalog.current_schema()
    else '${OWN_SCHEMA}' end) operator(pg_catalog.||) ', pg_temp', true)`;

/** Makes the schema where names are pinned to one that is not there. To find a name in it is no right to read. */
export const MAKE_SCHEMA = `do $$ begin
    if pg_catalog.to_regnamespace('${OWN_SCHEMA}') is null
      and pg_catalog.current_setting('search_path') operator(pg_catalog.=) '${OWN_SCHEMA}, pg_temp' then
      create schema ${OWN_SCHEMA};
      grant usage on schema ${OWN_SCHEMA} to public;
    end if;
  end $$`;
