create table service_sign_in_attempts (
  bucket text not null primary key check (length(bucket) = 71 and bucket ~ '^sha256:[0-9a-f]+$'),
  full_at bigint not null check (full_at between 0 and 253402300799999)
) ;

select set_config('search_path', format('%I, pg_temp', current_schema()), true);
create function service_tokens_keeps_revoked_at() returns trigger language plpgsql set search_path from current as $$
begin
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'revoked_at stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger service_tokens_keeps_revoked_at before update on service_tokens for each row execute function service_tokens_keeps_revoked_at();
alter table service_tokens enable always trigger service_tokens_keeps_revoked_at;
