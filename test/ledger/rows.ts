import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { TestLedger } from './world.ts';

export type Value = string | number | null;
export type Values = Readonly<Record<string, Value>>;

/** A row as anybody with access to the database could write it. */
export interface RawRow {
  readonly table: string;
  readonly values: Values;
}

export function insertOf({ table, values }: RawRow, verb = 'insert'): string {
  const columns = Object.keys(values);
  return `${verb} into ${table} (${columns.join(', ')}) values (${Object.values(values).map(literal).join(', ')})`;
}

function literal(value: Value): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

export const randomId = () => randomBytes(16).toString('hex');
export const randomDigest = () => `sha256:${randomBytes(32).toString('hex')}`;

/** Returns the rows of one record of a ledger, in the order that their insertion needs. */
export async function rowsOfRecord(
  ledger: TestLedger,
  table: string,
  sequence: number,
): Promise<RawRow[]> {
  const only = async (from: string, where: string) =>
    (await ledger.raw(`select * from ${from} where ${where}`)).map((row) => ({
      table: from,
      values: asValues(row),
    }));
  const [record] = await only(table, `sequence = ${sequence}`);
  assert.ok(record);
  const checks =
    table === 'provider_certification_runs'
      ? await only('provider_certification_checks', `run_sequence = ${sequence}`)
      : [];
  return [...checks, record, ...(await only('provider_evidence_log', `sequence = ${sequence}`))];
}

/** The same record once more, as a new one at the end of the log. */
export function asNew(rows: readonly RawRow[], sequence: number): RawRow[] {
  const id = randomId();
  return rows.map(({ table, values }) => ({
    table,
    values: Object.fromEntries(
      Object.entries(values).map(([column, value]): [string, Value] => {
        if (column === 'sequence' || column === 'run_sequence') return [column, sequence];
        if (column === 'subtrees') return [column, subtreesAt(sequence)];
        if (column === 'id' || column === 'run_id' || column === 'record_id') return [column, id];
        if (column === 'leaf' || column === 'idempotency_ref') return [column, randomDigest()];
        return [column, value];
      }),
    ),
  }));
}

/** As many hashes as an entry at a place has to have. */
export function subtreesAt(sequence: number): string {
  const [zeros = ''] = /0*$/.exec(sequence.toString(2)) ?? [];
  return zeros.replaceAll('0', 'ab'.repeat(32));
}

/** Bends one column of the rows of one table. */
export function bent(
  rows: readonly RawRow[],
  table: string,
  changes: Values,
  which: (values: Values) => boolean = () => true,
): RawRow[] {
  return rows.map((row) =>
    row.table === table && which(row.values)
      ? { table, values: { ...row.values, ...changes } }
      : row,
  );
}

/** The primary result code that Node's library has for each broken constraint (sqlite.org/rescode.html). */
const CONSTRAINT = 19;

/** Whether the database takes rows, all in one transaction. */
export async function takes(ledger: TestLedger, rows: readonly RawRow[]): Promise<boolean> {
  return accepts(ledger, 'begin', ...rows.map((row) => insertOf(row)), 'commit');
}

/** Whether the database takes statements. */
export async function accepts(ledger: TestLedger, ...statements: string[]): Promise<boolean> {
  try {
    await ledger.raw(...statements);
    return true;
  } catch (cause) {
    // Not taken for another reason than what the statement says proves nothing.
    assert.ok(cause instanceof Error && 'code' in cause);
    const isConstraint = 'errcode' in cause && (Number(cause.errcode) & 0xff) === CONSTRAINT;
    assert.match(
      isConstraint ? 'SQLITE_CONSTRAINT' : String(cause.code),
      /^SQLITE_CONSTRAINT|_3091$|^23|^22P02$|^42501$|^0A000$/,
      cause.message,
    );
    return false;
  }
}

function asValues(row: unknown): Values {
  assert.ok(typeof row === 'object' && row !== null);
  return Object.fromEntries(
    Object.entries(row).map(([column, value]): [string, Value] => {
      // pg hands 64-bit integers over as text.
      const isNumber = /_at$|^sequence$|_mask$|^single$|^exit_status$|^attempts$/.test(column);
      return [column, value === null ? null : isNumber ? Number(value) : String(value)];
    }),
  );
}
