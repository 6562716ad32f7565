create table service_administrators (
  id text not null primary key check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  name text not null unique check (length(name) <= 64 and name ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'),
  password text not null check (length(password) between 32 and 512),
  scopes text not null check (length(scopes) <= 256),
  created_at bigint not null check (created_at between 0 and 253402300799999),
  disabled_at bigint check (disabled_at is null or disabled_at between 0 and 253402300799999)
) ;

create table service_sessions (
  digest text not null primary key check (length(digest) = 71 and digest ~ '^sha256:[0-9a-f]+$'),
  id text not null unique check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  administrator_id text not null references service_administrators (id),
  created_at bigint not null check (created_at between 0 and 253402300799999),
  used_at bigint not null check (used_at between 0 and 253402300799999),
  expires_at bigint not null check (expires_at between 0 and 253402300799999 and expires_at > created_at),
  ended_at bigint check (ended_at is null or ended_at between 0 and 253402300799999)
) ;
