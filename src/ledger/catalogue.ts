// The schema of a database as its own catalogue tells it, to compare with a fresh one.

import { textOf, type Connection } from './driver/connection.ts';

/**
 * Asks the catalogue of PostgreSQL while every name means what the server itself defines: in the schema of a ledger its
 * owner could put an operator or a function that fits the types of a question better, and answers it.
 *
 * @param ask is given the schema of the ledger; tables of it need its name in front of theirs
 */
export async function onCatalogue<T>(
  connection: Connection,
  ask: (schema: string) => Promise<T>,
): Promise<T> {
  const [row] = await connection.query(CURRENT);
  await connection.query(SET_PATH, ['pg_catalog, pg_temp']);
  // Or expressions are printed with quotes that the migrations never wrote.
  await connection.query("select pg_catalog.set_config('quote_all_identifiers', 'off', true)");
  const answer = await ask(textOf(row, 'schema'));
  await connection.query(SET_PATH, [textOf(row, 'path')]);
  return answer;
}

const CURRENT = `select pg_catalog.current_schema()::text as schema,
  pg_catalog.current_setting('search_path') as path`;
const SET_PATH = "select pg_catalog.set_config('search_path', $1, true)";
