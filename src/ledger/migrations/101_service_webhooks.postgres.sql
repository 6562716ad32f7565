create table service_webhook_marks (
  mark text not null primary key check (length(mark) = 71 and mark ~ '^sha256:[0-9a-f]+$'),
  value text not null check (length(value) between 1 and 128),
  seen_at bigint not null check (seen_at between 0 and 253402300799999)
) ;

create table service_webhook_deliveries (
  id text not null primary key check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  target text not null check (length(target) <= 64 and target ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'),
  body text not null check (length(body) between 2 and 262144),
  created_at bigint not null check (created_at between 0 and 253402300799999),
  due_at bigint not null check (due_at between 0 and 253402300799999),
  attempts bigint not null check (attempts between 0 and 1000)
) ;
