import { present } from '../../../findings/present.ts';
import type { Dialect } from '../dialect.ts';
import { APPEND_ONLY_TABLES, GUARDS } from './guards.ts';
import { identityTable, logTable } from './log-tables.ts';
import { checksTable, controlsTable, reviewsTable, runsTable } from './tables.ts';

/** The evidence ledgers, their log and its tree (data-model.md section 5). Released: never change what it writes. */
export function providerReadinessCertification(dialect: Dialect): string {
  const tables = [logTable, identityTable, reviewsTable, runsTable, checksTable, controlsTable].map(
    (table) => table(dialect),
  );
  return [
    dialect.prelude,
    ...tables.map((table) => dialect.table(table)),
    ...APPEND_ONLY_TABLES.map((table) => dialect.appendOnly(table)),
    ...tables.map((table) => dialect.guards(table, present(GUARDS[table.name]))),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
