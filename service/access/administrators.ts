import { randomBytes } from 'node:crypto';
import type { Fingerprinter } from '../../src/digest/index.ts';
import { isSlug, type EpochMs } from '../../src/documents/json.ts';
import type { ScopeName } from '../../src/documents/index.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Driver,
  type Row,
} from '../../src/ledger/driver/connection.ts';
import { SCOPES } from './tokens.ts';
import { hashPassword, type PasswordCost } from './password.ts';

export interface Administrator {
  readonly id: string;
  /** A slug; what they record is kept under its fingerprint. */
  readonly name: string;
  /** The limits of the administrator; without any, the administrator may record evidence. */
  readonly scopes: readonly ScopeName[];
  readonly createdAt: EpochMs;
  readonly disabledAt: EpochMs | null;
}

export interface KeptAdministrator extends Administrator {
  readonly password: string;
}

export interface AdministratorRequest extends Pick<Administrator, 'name' | 'scopes' | 'createdAt'> {
  readonly password: string;
}

/** Makes an administrator; nothing where the name is taken. Names are never given again: records bear them. */
export async function createAdministrator(
  ledger: Driver,
  { name, scopes, createdAt, password }: AdministratorRequest,
  random: (size: number) => Buffer = randomBytes,
  cost?: PasswordCost,
): Promise<Administrator | undefined> {
  const kept = await hashPassword(password, random, cost);
  return ledger.write(async (connection) => {
    if (await findAdministrator(connection, name)) return undefined;
    const id = random(16).toString('hex');
    await connection.query(
      `insert into service_administrators (id, name, password, scopes, created_at)
       values ($1, $2, $3, $4, $5)`,
      [id, name, kept, scopes.join(' '), createdAt],
    );
    return { id, name, scopes, createdAt, disabledAt: null };
  });
}

export async function findAdministrator(
  connection: Connection,
  name: string,
): Promise<KeptAdministrator | undefined> {
  const row = await rowOf(connection, name);
  return row && { ...administratorOf(row), password: textOf(row, 'password') };
}

async function rowOf(connection: Connection, name: string): Promise<Row | undefined> {
  // No administrator has a name of another form, and PostgreSQL refuses to look some of them up.
  if (!isSlug(name)) return undefined;
  const text = 'select * from service_administrators where name = $1';
  return (await connection.query(text, [name]))[0];
}

export async function listAdministrators(
  connection: Connection,
): Promise<readonly Administrator[]> {
  // Leave out the passwords: roles that list administrators may lack the right to read them.
  const rows = await connection.query(
    'select id, name, scopes, created_at, disabled_at from service_administrators order by name',
  );
  return rows.map(administratorOf);
}

/** Disables an administrator and ends every session at once; returns nothing if the name does not exist. */
export function disableAdministrator(
  ledger: Driver,
  name: string,
  at: EpochMs,
): Promise<Administrator | undefined> {
  return ledger.write(async (connection) => {
    await connection.query(
      'update service_administrators set disabled_at = $1 where name = $2 and disabled_at is null',
      [at, name],
    );
    const row = await rowOf(connection, name);
    return row && administratorOf(row);
  });
}

/** The names behind the fingerprints that records bear, as far as they are of administrators. */
export async function operatorNames(
  connection: Connection,
  fingerprints: Fingerprinter,
): Promise<ReadonlyMap<string, string>> {
  const administrators = await listAdministrators(connection);
  return new Map(administrators.map(({ name }) => [fingerprints.of('operator', name), name]));
}

/** Whether an operator is an administrator without limits now; asked at each recheck (specification/readiness.md 4). */
export async function isUnscopedAdministrator(
  connection: Connection,
  fingerprints: Fingerprinter,
  actor: string,
): Promise<boolean> {
  const administrators = await listAdministrators(connection);
  return administrators.some(
    ({ name, scopes, disabledAt }) =>
      disabledAt === null && scopes.length === 0 && fingerprints.of('operator', name) === actor,
  );
}

function administratorOf(row: Row): Administrator {
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    scopes: scopesIn(row),
    createdAt: integerOf(row, 'created_at'),
    disabledAt: integerOrNull(row, 'disabled_at'),
  };
}

/** Limits that this program does not know still limit: of such ones alone, at least one is left. */
export function scopesIn(row: Row): readonly ScopeName[] {
  const text = textOf(row, 'scopes');
  if (text === '') return [];
  const named = text.split(' ');
  const known = SCOPES.filter((scope) => named.includes(scope));
  return known.length === 0 ? ['readiness:read'] : known;
}
