import { ROLES_SQL } from './generated/roles.ts';

export const DATABASE_ROLES = {
  owner: 'owns the tables and their guards: `ledger init`, `ledger restore`, `ledger backup`',
  writer: 'records evidence and runs the service: `ledger append`, `serve`',
  access: 'says who may use the service, and corrects: `admin`, `token`, `ledger correct`',
  reader: 'reads evidence and signs the projection: `ledger show`, `ledger export`',
  auditor: 'reads everything but passwords: `ledger verify`, `admin list`, `token list`',
} as const;

export type LedgerRole = keyof typeof DATABASE_ROLES;

const isRole = (word: string): word is LedgerRole => word in DATABASE_ROLES;

/**
 * SQL that makes the roles of a ledger in the schema that is in use, and gives each exactly the rights that
 * it needs: what they had there before is taken away. It can be run again, as after a migration.
 *
 * @param names of the roles, each another and a plain name (letters, digits and `_`)
 */
export function rolesSql(names: Readonly<Record<LedgerRole, string>>): string {
  return ROLES_SQL.replaceAll(/\bclaimgate_([a-z]+)\b/g, (name, word: string) =>
    isRole(word) ? names[word] : name,
  );
}
