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

export function insertionStatement({ table, columns, values }: Insertion): Query {
  const size = columns.length;
  const tuples = Array.from({ length: values.length / size }, (_, row) => {
    const marks = columns.map((_column, at) => `$${row * size + at + 1}`);
    return `(${marks.join(', ')})`;
  });
  const sql = `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`;
  return { sql, parameters: values };
}
