// The tables by their names, each with the kind of record that it keeps.

import { POSTGRES_SCHEMA } from './generated/postgres-schema.ts';

export const TABLE_NAMES = tablesOf(Object.keys(POSTGRES_SCHEMA));

/** The tables of the evidence: the database lets them only grow (specification/ledger.md 1). */
export const APPEND_ONLY_TABLES = TABLE_NAMES.filter((name) => name.startsWith('provider_'));

export function tablesOf(parts: Iterable<string>): readonly string[] {
  return [...parts]
    .filter((name) => name.startsWith('table '))
    .map((name) => name.slice('table '.length));
}
