create table service_administrators (
  id text not null primary key check (octet_length(id) = 32 and id is lower(hex(unhex(id)))),
  name text not null unique check (length(cast(name as blob)) = length(name) and length(name) between 1 and 64 and name not glob '*[^a-z0-9._-]*' and name not glob '*[._-][._-]*' and name glob '[a-z0-9]*' and name glob '*[a-z0-9]'),
  password text not null check (length(password) between 32 and 512),
  scopes text not null check (length(scopes) <= 256),
  created_at integer not null check (created_at between 0 and 253402300799999),
  disabled_at integer check (disabled_at is null or disabled_at between 0 and 253402300799999)
) strict, without rowid;

create table service_sessions (
  digest text not null primary key check (octet_length(digest) = 71 and digest is 'sha256:' || lower(hex(unhex(substr(digest, 8))))),
  id text not null unique check (octet_length(id) = 32 and id is lower(hex(unhex(id)))),
  administrator_id text not null references service_administrators (id),
  created_at integer not null check (created_at between 0 and 253402300799999),
  used_at integer not null check (used_at between 0 and 253402300799999),
  expires_at integer not null check (expires_at between 0 and 253402300799999 and expires_at > created_at),
  ended_at integer check (ended_at is null or ended_at between 0 and 253402300799999)
) strict, without rowid;
