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

/**
 * Attempts to sign in, counted by address block, name or browser, so that replicas share them, and a guard
 * that keeps a revoked token revoked: the service may revoke tokens, and nobody may take that back.
 * Released: never change what it writes.
 */
export function serviceSignIn(d: Dialect): string {
  return `create table service_sign_in_attempts (
  bucket text not null primary key check ${d.isDigest('bucket')},
  full_at ${d.integer} not null check (${isInstant('full_at')})
) ${d.tableOptions};

${d.keepsSet('service_tokens', 'revoked_at')}`;
}

/**
 * Webhooks: marks of what the service reported, so that it reports a change once, and the messages that it still
 * has to deliver. A row of either may be changed and removed. Released: never change what it writes.
 */
export function serviceWebhooks(d: Dialect): string {
  const instant = (column: string) =>
    `${column} ${d.integer} not null check (${isInstant(column)})`;
  return `create table service_webhook_marks (
  mark text not null primary key check ${d.isDigest('mark')},
  value text not null check (length(value) between 1 and 128),
  ${instant('seen_at')}
) ${d.tableOptions};

create table service_webhook_deliveries (
  id text not null primary key check ${d.isHex('id', 32)},
  target text not null check ${d.isSlug('target')},
  body text not null check (length(body) between 2 and 262144),
  ${instant('created_at')},
  ${instant('due_at')},
  attempts ${d.integer} not null check (attempts between 0 and 1000)
) ${d.tableOptions};`;
}
