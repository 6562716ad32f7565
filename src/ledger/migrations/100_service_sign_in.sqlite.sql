create table service_sign_in_attempts (
  bucket text not null primary key check (octet_length(bucket) = 71 and bucket is 'sha256:' || lower(hex(unhex(substr(bucket, 8))))),
  full_at integer not null check (full_at between 0 and 253402300799999)
) strict, without rowid;

create trigger service_tokens_keeps_revoked_at before update on service_tokens
when old.revoked_at is not null and new.revoked_at is not old.revoked_at
begin select raise(abort, 'revoked_at stays'); end;
