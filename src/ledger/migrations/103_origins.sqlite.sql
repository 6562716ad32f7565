alter table provider_approval_reviews add column origin text check ((origin is null or (origin = 'service' or origin = 'statement' or origin = 'example')));
create trigger provider_approval_reviews_has_origin before insert on provider_approval_reviews
when new.origin is null
  and new.recorded_at >= (select applied_at from claimgate_migrations where number = 103)
begin select raise(abort, 'evidence says how it came about'); end;

alter table provider_certification_runs add column origin text check ((origin is null or ((origin = 'statement' or origin = 'example') or (octet_length(origin) = 71 and origin is 'sha256:' || lower(hex(unhex(substr(origin, 8))))))));
create trigger provider_certification_runs_has_origin before insert on provider_certification_runs
when new.origin is null
  and new.recorded_at >= (select applied_at from claimgate_migrations where number = 103)
begin select raise(abort, 'evidence says how it came about'); end;

alter table provider_runtime_control_events add column origin text check ((origin is null or (origin = 'service' or origin = 'statement' or origin = 'example')));
create trigger provider_runtime_control_events_has_origin before insert on provider_runtime_control_events
when new.origin is null
  and new.recorded_at >= (select applied_at from claimgate_migrations where number = 103)
begin select raise(abort, 'evidence says how it came about'); end;
