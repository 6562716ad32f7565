import { randomBytes } from 'node:crypto';
import { rolesSql, type LedgerRole } from '../../src/ledger/roles.ts';
import type { TestLedger } from './world.ts';

/** Roles of a ledger that no other test has: a server has one list of them for all its databases. */
export interface DatabaseRoles {
  readonly names: Readonly<Record<LedgerRole, string>>;
  /** The address of the ledger for one of them. */
  location(role: LedgerRole): string;
  /** Gives the roles their rights once more. */
  again(): Promise<unknown>;
  /** Removes them, and leaves the ledger to the tests. */
  remove(): Promise<void>;
}

/** Makes the roles of a ledger by the very SQL that `ledger roles` prints. */
export async function withRoles(
  ledger: Pick<TestLedger, 'location' | 'raw'>,
): Promise<DatabaseRoles> {
  const prefix = `claimgate_${randomBytes(6).toString('hex')}`;
  const names = {
    owner: `${prefix}_owner`,
    writer: `${prefix}_writer`,
    access: `${prefix}_access`,
    reader: `${prefix}_reader`,
    auditor: `${prefix}_auditor`,
  };
  const again = () => ledger.raw(rolesSql(names));
  await again();
  return {
    names,
    location: (role) => {
      const address = new URL(ledger.location);
      address.username = names[role];
      return address.href;
    },
    again,
    remove: async () => {
      const all = Object.values(names).join();
      await ledger.raw(
        `reassign owned by ${names.owner} to current_user`,
        `drop owned by ${all}`,
        `drop role ${all}`,
      );
    },
  };
}
