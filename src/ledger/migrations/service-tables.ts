import { isInstant, isOneOf, type Dialect } from './dialect.ts';

/**
 * Tokens that open reading routes of the service (specification/service.md 5). A token itself is never
 * stored, only its digest; unlike evidence, a row changes once: when the token is revoked.
 * Released: never change what it writes.
 */
export function serviceTokens(d: Dialect): string {
  return `create table service_tokens (
  id text not null primary key check ${d.isHex('id', 32)},
  digest text not null unique check ${d.isDigest('digest')},
  audience text not null check (${isOneOf('audience', ['api', 'cli', 'mcp'])}),
  name text not null check ${d.isSlug('name')},
  scopes text not null check (length(scopes) between 1 and 256),
  created_at ${d.integer} not null check (${isInstant('created_at')}),
  expires_at ${d.integer} not null check (${isInstant('expires_at')} and expires_at > created_at),
  revoked_at ${d.integer} check (revoked_at is null or ${isInstant('revoked_at')})
) ${d.tableOptions};`;
}

/**
 * Administrators and their sessions (specification/service.md 5). Of a password there is a slow hash, of a
 * session only the digest of what the browser shows. Unlike evidence, these rows change: sessions are
 * used, ended and cleared away. Released: never change what it writes.
 */
export function serviceAdministrators(d: Dialect): string {
  const instantOrNull = (column: string) =>
    `${column} ${d.integer} check (${column} is null or ${isInstant(column)})`;
  return `create table service_administrators (
  id text not null primary key check ${d.isHex('id', 32)},
  name text not null unique check ${d.isSlug('name')},
  password text not null check (length(password) between 32 and 512),
  scopes text not null check (length(scopes) <= 256),
  created_at ${d.integer} not null check (${isInstant('created_at')}),
  ${instantOrNull('disabled_at')}
) ${d.tableOptions};

create table service_sessions (
  digest text not null primary key check ${d.isDigest('digest')},
  id text not null unique check ${d.isHex('id', 32)},
  administrator_id text not null references service_administrators (id),
  created_at ${d.integer} not null check (${isInstant('created_at')}),
  used_at ${d.integer} not null check (${isInstant('used_at')}),
  expires_at ${d.integer} not null check (${isInstant('expires_at')} and expires_at > created_at),
  ${instantOrNull('ended_at')}
) ${d.tableOptions};`;
}
