create table service_tokens (
  id text not null primary key check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  digest text not null unique check (length(digest) = 71 and digest ~ '^sha256:[0-9a-f]+$'),
  audience text not null check ((audience = 'api' or audience = 'cli' or audience = 'mcp')),
  name text not null check (length(name) <= 64 and name ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'),
  scopes text not null check (length(scopes) between 1 and 256),
  created_at bigint not null check (created_at between 0 and 253402300799999),
  expires_at bigint not null check (expires_at between 0 and 253402300799999 and expires_at > created_at),
  revoked_at bigint check (revoked_at is null or revoked_at between 0 and 253402300799999)
) ;
