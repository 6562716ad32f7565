import { DATABASE_ROLES, rolesSql, type LedgerRole } from '../../ledger/roles.ts';
import { type Arguments, usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import { valued } from '../options.ts';

const NAMES = Object.keys(DATABASE_ROLES) as LedgerRole[];

export const command: Command = {
  examples: {
    'claimgate ledger roles > roles.sql':
      'SQL for PostgreSQL that makes five roles with the rights that each needs: psql -f roles.sql DATABASE',
    'claimgate ledger roles --writer app --reader ci': 'the same for roles with other names',
  },
  options: Object.fromEntries(
    NAMES.map((role) => [
      role,
      { ...valued(DATABASE_ROLES[role].replaceAll('`', ''), 'NAME'), default: `claimgate_${role}` },
    ]),
  ),
  async run({ args }) {
    const roles = namesOf(args);
    const sql = rolesSql(roles);
    return { result: { roles, sql }, lines: sql.trimEnd().split('\n') };
  },
};

function namesOf(args: Arguments): Record<LedgerRole, string> {
  const name = (role: LedgerRole) => nameOf(args, role);
  const roles = {
    owner: name('owner'),
    writer: name('writer'),
    access: name('access'),
    reader: name('reader'),
    auditor: name('auditor'),
  };
  // The rights of two roles would add up to what neither is meant to have.
  if (new Set(Object.values(roles)).size < NAMES.length)
    throw usageError({
      found: 'the same name for two roles',
      expected: 'a different name for each',
    });
  return roles;
}

/** Excludes names that PostgreSQL reserves for its own roles and for everybody. */
const NAME = /^(?!pg_|public$|none$)[a-z_][a-z0-9_]{0,62}$/;

function nameOf(args: Arguments, role: LedgerRole): string {
  const found = args.required(role);
  if (NAME.test(found)) return found;
  throw usageError({ found: `"${found}" for --${role}`, expected: 'a name of a-z, 0-9 and _' });
}
