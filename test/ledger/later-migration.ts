import { MIGRATIONS } from '../../src/ledger/generated/migrations.ts';
import type { EngineName } from './world.ts';

/** A migration that changes no schema: every process compares a ledger with the schema that it made first. */
const LATER = 'delete from service_sign_in_attempts';

/** Does some work as the next release would, which knows one migration more. */
export async function asNextRelease<T>(engine: EngineName, work: () => Promise<T>): Promise<T> {
  const name = '999_later';
  Reflect.set(MIGRATIONS[engine], name, LATER);
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(MIGRATIONS[engine], name);
  }
}
