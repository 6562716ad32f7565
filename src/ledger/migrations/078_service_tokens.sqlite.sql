create table service_tokens (
  id text not null primary key check (octet_length(id) = 32 and id is lower(hex(unhex(id)))),
  digest text not null unique check (octet_length(digest) = 71 and digest is 'sha256:' || lower(hex(unhex(substr(digest, 8))))),
  audience text not null check ((audience = 'api' or audience = 'cli' or audience = 'mcp')),
  name text not null check (length(cast(name as blob)) = length(name) and length(name) between 1 and 64 and name not glob '*[^a-z0-9._-]*' and name not glob '*[._-][._-]*' and name glob '[a-z0-9]*' and name glob '*[a-z0-9]'),
  scopes text not null check (length(scopes) between 1 and 256),
  created_at integer not null check (created_at between 0 and 253402300799999),
  expires_at integer not null check (expires_at between 0 and 253402300799999 and expires_at > created_at),
  revoked_at integer check (revoked_at is null or revoked_at between 0 and 253402300799999)
) strict, without rowid;
