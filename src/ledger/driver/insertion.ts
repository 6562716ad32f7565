import { present } from '../../findings/index.ts';
import type { Insertion, Query } from './connection.ts';

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

function tuples({ columns, values }: Insertion): string {
  const size = columns.length;
  return Array.from(
    { length: values.length / size },
    (_, row) => `(${marks(columns, row * size)})`,
  ).join(', ');
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
export function chainStatements(insertions: readonly Insertion[]): Query[] {
  const chains: Insertion[][] = [];
  for (const insertion of insertions) {
    const chain = chains.at(-1);
    if (!chain || chain.length === MAX_CHAIN || countOf(insertion) > 1) chains.push([insertion]);
    else chain.push(insertion);
  }
  return chains.map(insertionStatement);
}

export function insertionStatement(chain: readonly Insertion[]): Query {
  let before = 0;
  const links = chain.map((insertion, index) => {
    const { table, columns, values } = insertion;
    const previous = chain[index - 1];
    const rows =
      previous === undefined
        ? `values ${tuples(insertion)}`
        : `select ${marks(columns, before)} where (select count(*) from link${index - 1}) = ${countOf(previous)}`;
    before += values.length;
    return `insert into ${table} (${columns.join(', ')}) ${rows}`;
  });
  const last = present(links.pop());
  const named = links.map((link, index) => `link${index} as (${link} returning 1)`).join(', ');
  const sql = named === '' ? last : `with ${named} ${last}`;
  return { sql, parameters: chain.flatMap(({ values }) => values) };
}
