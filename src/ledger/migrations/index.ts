import { digestOf, type Digest } from '../../digest/index.ts';
import type { Engine } from '../driver/connection.ts';
import { providerReadinessCertification } from './077/index.ts';
import { serviceTokens } from './078/index.ts';
import { serviceAdministrators } from './079/index.ts';
import type { Dialect } from './dialect.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** One step of the schema: its number and name, the SQL, and the digest of exactly that SQL. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly digest: Digest;
}

/** Numbers before 77 belong to the hosting service. */
const WRITTEN: readonly (readonly [number, string, (dialect: Dialect) => string])[] = [
  [77, '077_provider_readiness_certification', providerReadinessCertification],
  [78, '078_service_tokens', serviceTokens],
  [79, '079_service_administrators', serviceAdministrators],
];

const DIALECTS: Readonly<Record<Engine, Dialect>> = {
  sqlite: sqliteDialect,
  postgres: postgresDialect,
};

/** The migrations of an engine, in order. */
export function migrationsFor(engine: Engine): readonly Migration[] {
  return WRITTEN.map(([number, name, write]) => {
    const sql = write(DIALECTS[engine]);
    return { number, name, sql, digest: digestOf(sql) };
  });
}

export { CLOCK_SKEW_MS, LAST_INSTANT } from './dialect.ts';
export { APPEND_ONLY_TABLES } from './077/guards.ts';
