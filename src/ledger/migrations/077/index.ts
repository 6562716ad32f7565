import type { Dialect } from '../dialect.ts';
import { APPEND_ONLY_TABLES, GUARDS } from './guards.ts';
import {
  checksTable,
  controlsTable,
  identityTable,
  logTable,
  reviewsTable,
  runsTable,
} from './tables.ts';

/** The evidence ledgers, their log and its tree (data-model.md section 5). Released: never change what it writes. */
export function providerReadinessCertification(dialect: Dialect): string {
  const tables = [logTable, identityTable, reviewsTable, runsTable, checksTable, controlsTable];
  return [
    dialect.prelude,
    ...tables.map((table) => table(dialect)),
    ...APPEND_ONLY_TABLES.map((table) => dialect.appendOnly(table)),
    ...Object.entries(GUARDS).map(([table, guards]) => dialect.guards(table, guards)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
