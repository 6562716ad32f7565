create table service_webhook_marks (
  mark text not null primary key check (octet_length(mark) = 71 and mark is 'sha256:' || lower(hex(unhex(substr(mark, 8))))),
  value text not null check (length(value) between 1 and 128),
  seen_at integer not null check (seen_at between 0 and 253402300799999)
) strict, without rowid;

create table service_webhook_deliveries (
  id text not null primary key check (octet_length(id) = 32 and id is lower(hex(unhex(id)))),
  target text not null check (length(cast(target as blob)) = length(target) and length(target) between 1 and 64 and target not glob '*[^a-z0-9._-]*' and target not glob '*[._-][._-]*' and target glob '[a-z0-9]*' and target glob '*[a-z0-9]'),
  body text not null check (length(body) between 2 and 262144),
  created_at integer not null check (created_at between 0 and 253402300799999),
  due_at integer not null check (due_at between 0 and 253402300799999),
  attempts integer not null check (attempts between 0 and 1000)
) strict, without rowid;
