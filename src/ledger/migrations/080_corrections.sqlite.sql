create table provider_evidence_log_before as select sequence, record_kind, record_id, leaf, subtrees, idempotency_ref, request_digest from provider_evidence_log;

drop table provider_evidence_log;

create table provider_evidence_log (
  sequence integer not null primary key check (sequence >= 1),
  record_kind text not null check ((record_kind = 'approval' or record_kind = 'run' or record_kind = 'control' or record_kind = 'correction')),
  record_id text not null check ((octet_length(record_id) = 32 and record_id is lower(hex(unhex(record_id))))),
  leaf text not null check ((octet_length(leaf) = 71 and leaf is 'sha256:' || lower(hex(unhex(substr(leaf, 8)))))),
  subtrees text not null check ((octet_length(subtrees) % 64 = 0 and subtrees is lower(hex(unhex(subtrees))))),
  idempotency_ref text check ((idempotency_ref is null or (octet_length(idempotency_ref) = 71 and idempotency_ref is 'sha256:' || lower(hex(unhex(substr(idempotency_ref, 8))))))),
  request_digest text not null check ((octet_length(request_digest) = 71 and request_digest is 'sha256:' || lower(hex(unhex(substr(request_digest, 8)))))),
  check ((sequence & (-sequence)) = (cast(1 as bigint) << (length(subtrees) / 64))),
  unique (record_id, sequence)
) strict;
create unique index provider_evidence_log_of_request on provider_evidence_log (idempotency_ref)
  where idempotency_ref is not null;

insert into provider_evidence_log (sequence, record_kind, record_id, leaf, subtrees, idempotency_ref, request_digest) select sequence, record_kind, record_id, leaf, subtrees, idempotency_ref, request_digest from provider_evidence_log_before order by sequence;

drop table provider_evidence_log_before;

create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_log_known before insert on provider_evidence_log
when exists (select 1 from provider_evidence_log where sequence = new.sequence) or exists (select 1 from provider_evidence_log where record_id = new.record_id) or exists (select 1 from provider_evidence_log where idempotency_ref = new.idempotency_ref)
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_log_in_order before insert on provider_evidence_log
when new.sequence <> (select coalesce(max(sequence), 0) + 1 from provider_evidence_log)
begin select raise(abort, 'the log has no gaps'); end;

create trigger provider_evidence_log_has_record before insert on provider_evidence_log
when (new.record_kind = 'approval' and not exists (select 1 from provider_approval_reviews where sequence = new.sequence and id = new.record_id))
  or (new.record_kind = 'run' and not exists (select 1 from provider_certification_runs where sequence = new.sequence and id = new.record_id))
  or (new.record_kind = 'control' and not exists (select 1 from provider_runtime_control_events where sequence = new.sequence and id = new.record_id))
  or (new.record_kind = 'correction' and not exists (select 1 from provider_evidence_corrections where sequence = new.sequence and id = new.record_id))
begin select raise(abort, 'a place in the log is of a record'); end;

create table provider_evidence_corrections (
  sequence integer not null primary key check (sequence >= 1),
  id text not null check ((octet_length(id) = 32 and id is lower(hex(unhex(id))))),
  nonce text not null check ((octet_length(nonce) = 32 and nonce is lower(hex(unhex(nonce))))),
  recorded_at integer not null check (recorded_at between 0 and 253402300799999),
  operator_ref text not null check ((octet_length(operator_ref) = 71 and operator_ref is 'sha256:' || lower(hex(unhex(substr(operator_ref, 8)))))),
  binding text not null check ((octet_length(binding) = 71 and binding is 'sha256:' || lower(hex(unhex(substr(binding, 8)))))),
  reason text not null check ((length(cast(reason as blob)) = length(reason) and length(reason) between 1 and 64 and reason not glob '*[^a-z0-9._-]*' and reason not glob '*[._-][._-]*' and reason glob '[a-z0-9]*' and reason glob '*[a-z0-9]')),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) strict;

create table provider_evidence_quarantined (
  correction_sequence integer not null check (correction_sequence >= 1),
  correction_id text not null check ((octet_length(correction_id) = 32 and correction_id is lower(hex(unhex(correction_id))))),
  record_kind text not null check ((record_kind = 'approval' or record_kind = 'run' or record_kind = 'control' or record_kind = 'correction')),
  record_sequence integer not null check (record_sequence >= 1),
  record_id text not null check ((octet_length(record_id) = 32 and record_id is lower(hex(unhex(record_id))))),
  record_leaf text not null check ((octet_length(record_leaf) = 71 and record_leaf is 'sha256:' || lower(hex(unhex(substr(record_leaf, 8)))))),
  found_as text not null check ((found_as = 'recorded' or found_as = 'altered' or found_as = 'unlogged')),
  check (record_kind <> 'correction' or found_as <> 'recorded'),
  primary key (correction_sequence, record_sequence, record_id),
  foreign key (correction_sequence) references provider_evidence_corrections (sequence) deferrable initially deferred
) strict, without rowid;
create index provider_evidence_quarantined_of_record on provider_evidence_quarantined (record_sequence, record_id);
create index provider_evidence_quarantined_altered on provider_evidence_quarantined (correction_sequence) where found_as = 'altered';

create trigger provider_evidence_corrections_no_update before update on provider_evidence_corrections
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_corrections_no_delete before delete on provider_evidence_corrections
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_quarantined_no_update before update on provider_evidence_quarantined
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_quarantined_no_delete before delete on provider_evidence_quarantined
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_corrections_known before insert on provider_evidence_corrections
when exists (select 1 from provider_evidence_corrections where sequence = new.sequence) or exists (select 1 from provider_evidence_log where record_id = new.id)
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_corrections_after_its_records before insert on provider_evidence_corrections
when not exists (select 1 from provider_evidence_quarantined where correction_sequence = new.sequence)
begin select raise(abort, 'a correction names records'); end;

create trigger provider_evidence_corrections_agrees_with_its_records before insert on provider_evidence_corrections
when exists (select 1 from provider_evidence_quarantined where correction_sequence = new.sequence and correction_id <> new.id)
begin select raise(abort, 'a named record does not belong to the correction'); end;

create trigger provider_evidence_corrections_at_the_end before insert on provider_evidence_corrections
when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
begin select raise(abort, 'the place in the log is taken'); end;

create trigger provider_evidence_quarantined_known before insert on provider_evidence_quarantined
when exists (select 1 from provider_evidence_quarantined where correction_sequence = new.correction_sequence and record_sequence = new.record_sequence and record_id = new.record_id)
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_quarantined_before_correction before insert on provider_evidence_quarantined
when exists (select 1 from provider_evidence_corrections where sequence = new.correction_sequence)
begin select raise(abort, 'the correction is recorded already'); end;

create trigger provider_evidence_quarantined_is_there before insert on provider_evidence_quarantined
when (new.found_as <> 'unlogged' and not exists (select 1 from provider_evidence_log where sequence = new.record_sequence
  and record_id = new.record_id and record_kind = new.record_kind and leaf = new.record_leaf))
  or (new.found_as = 'unlogged' and exists (select 1 from provider_evidence_log where record_id = new.record_id))
begin select raise(abort, 'a correction names what is there'); end;

alter table provider_approval_reviews add column binding text check ((binding is null or (octet_length(binding) = 71 and binding is 'sha256:' || lower(hex(unhex(substr(binding, 8)))))));

alter table provider_certification_runs add column binding text check ((binding is null or (octet_length(binding) = 71 and binding is 'sha256:' || lower(hex(unhex(substr(binding, 8)))))));

alter table provider_runtime_control_events add column binding text check ((binding is null or (octet_length(binding) = 71 and binding is 'sha256:' || lower(hex(unhex(substr(binding, 8)))))));
