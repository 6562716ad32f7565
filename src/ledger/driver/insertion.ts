import { present } from '../../findings/index.ts';
import type { Insertion, InsertTarget, SqlValue } from './connection.ts';

/** A statement whose values are in the order of its marks. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

function countOf({ target, values }: Insertion): number {
  return values.length / target.columns.length;
}

/** Batch sizes of insertions: rows of one record, and rows of many records. */
const [FEW, MANY] = [16, 64] as const;

/** An insertion of many rows as several: each size has a statement of its own, so there are few sizes. */
export function splitInsertion(insertion: Insertion): readonly Insertion[] {
  if (countOf(insertion) <= FEW) return [insertion];
  const { target, values } = insertion;
  const pieces: Insertion[] = [];
  let from = 0;
  for (const rows of [MANY, FEW, 1]) {
    const size = rows * target.columns.length;
    for (; from + size <= values.length; from += size)
      pieces.push({ target, values: values.slice(from, from + size) });
  }
  return pieces;
}

const single = new WeakMap<InsertTarget, Map<number, string>>();

/** The statement of one insertion; its text is written once for each number of rows. */
export function insertionStatement(insertion: Insertion): Statement {
  const { target, values } = insertion;
  const rows = countOf(insertion);
  const known = single.get(target) ?? new Map<number, string>();
  single.set(target, known);
  let sql = known.get(rows);
  if (sql === undefined) {
    sql = `insert into ${target.table} (${target.columns.join(', ')}) values ${tuples(target, rows)}`;
    known.set(rows, sql);
  }
  return { sql, values };
}

function tuples({ columns }: InsertTarget, rows: number): string {
  return Array.from({ length: rows }, (_, row) => `(${marks(columns, row * columns.length)})`).join(
    ', ',
  );
}

function marks(columns: readonly string[], before: number): string {
  return columns.map((_, column) => `$${before + column + 1}`).join(', ');
}

/** A record is written as its checks, its row and its entry. */
const MAX_CHAIN = 3;

/**
 * Insertions in few statements: rows of one come after those of the one before it, which they count. Only
 * a single row can be made to come after others. For PostgreSQL, where each statement is a message.
 */
export function chainStatements(insertions: readonly Insertion[]): Statement[] {
  const statements: Statement[] = [];
  let chain: Insertion[] = [];
  for (const insertion of insertions) {
    if (chain.length > 0 && (chain.length === MAX_CHAIN || countOf(insertion) > 1)) {
      statements.push(chainStatement(chain));
      chain = [];
    }
    chain.push(insertion);
  }
  if (chain.length > 0) statements.push(chainStatement(chain));
  return statements;
}

const chains = new Map<string, string>();

function chainStatement(chain: readonly Insertion[]): Statement {
  const [first] = chain;
  if (first && chain.length === 1) return insertionStatement(first);
  const key = chain
    .map((one) => `${one.target.table} ${one.target.columns.length} ${countOf(one)}`)
    .join();
  let sql = chains.get(key);
  if (sql === undefined) {
    sql = chainOf(chain);
    chains.set(key, sql);
  }
  return { sql, values: chain.flatMap(({ values }) => values) };
}

function chainOf(insertions: readonly Insertion[]): string {
  let before = 0;
  const links = insertions.map((insertion, index) => {
    const { table, columns } = insertion.target;
    const previous = insertions[index - 1];
    const rows =
      previous === undefined
        ? `values ${tuples(insertion.target, countOf(insertion))}`
        : `select ${marks(columns, before)} where (select count(*) from link${index - 1}) = ${countOf(previous)}`;
    before += insertion.values.length;
    return `insert into ${table} (${columns.join(', ')}) ${rows}`;
  });
  const last = present(links.pop());
  return `with ${links.map((link, index) => `link${index} as (${link} returning 1)`).join(', ')} ${last}`;
}
