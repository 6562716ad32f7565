import { ClaimgateError, finding, type Finding } from '../../findings/index.ts';
import type { Driver } from '../driver/connection.ts';
import { postgresSchemas } from './postgres-schema.ts';
import type { Schemas } from './schemas.ts';
import { sqliteSchemas } from './sqlite-schema.ts';

/**
 * Compares tables, triggers and checks with fresh ones, made by the same migrations in the same engine:
 * whatever is missing, weakened or put beside them is found (`guard_missing`, `guard_changed`).
 */
export async function guardFindings(driver: Driver): Promise<Finding[]> {
  const schemas = await (driver.engine === 'sqlite' ? sqliteSchemas : postgresSchemas)(
    driver,
  ).catch((cause: unknown) => {
    if (cause instanceof ClaimgateError && cause.code === 'ledger_unwritable') return undefined;
    throw cause;
  });
  return schemas ? differences(schemas) : [finding('guards_unknown')];
}

function differences({ found, fresh }: Schemas): Finding[] {
  const findings: Finding[] = [];
  for (const [name, definition] of fresh) {
    const there = found.get(name);
    if (there === undefined) findings.push(finding('guard_missing', { expected: name }));
    else if (there !== definition) findings.push(finding('guard_changed', { found: name }));
  }
  for (const name of found.keys())
    if (!fresh.has(name)) findings.push(finding('guard_changed', { found: `${name}, unexpected` }));
  return findings;
}
