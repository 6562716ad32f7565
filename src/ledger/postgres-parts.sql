-- The parts of a ledger's schema, of the tables in the list $1 in the schema $2: a name, a definition made of columns of
-- the catalogue, and an expression if there is one.

-- A table that is not logged is empty after a crash; one with row security shows what a policy lets through;
-- and triggers of one that says it has none are not fired.
select 'table ' || c.relname as name,
    concat_ws(' ', c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity,
      case when not c.relhastriggers and exists (select 1 from pg_trigger g where g.tgrelid = c.oid)
        then 'without its triggers' end) as definition
  from (select oid as relation from pg_class) t
  join pg_class c on c.oid = t.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2;

-- Reading a table also reads its heirs, which its guards don't cover.
select 'heir ' || c.relname || '.' || h.inhrelid::regclass as name, '' as definition
  from (select *, inhparent as relation from pg_inherits) h
  join pg_class c on c.oid = h.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2;

select 'trigger ' || c.relname || '.' || t.tgname as name,
    concat_ws(' ', t.tgenabled, t.tgtype, t.tgnargs, array_length(t.tgattr::int2[], 1),
      case when t.tgqual is not null then 'with a condition' end,
      -- The function: the digest of its body, and its path.
      case when p.pronamespace <> c.relnamespace then 'of another schema' end,
      p.proname, l.lanname, case when p.prosecdef then 'security definer' end, p.provolatile, p.proisstrict,
      case when p.proconfig = array['search_path=' || quote_ident(n.nspname) || ', pg_temp'] then 'own path'
        else p.proconfig::text end, encode(sha256(convert_to(p.prosrc, 'UTF8')), 'hex')) as definition
  from (select *, tgrelid as relation from pg_trigger where not tgisinternal) t
  join pg_class c on c.oid = t.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
  join pg_proc p on p.oid = t.tgfoid join pg_language l on l.oid = p.prolang;

-- The triggers behind foreign keys have numbers for names.
select 'key trigger ' || c.relname || '.' || p.proname as name,
    string_agg(concat_ws(' ', t.tgenabled, t.tgtype), ',' order by concat_ws(' ', t.tgenabled, t.tgtype)) as definition
  from (select *, tgrelid as relation from pg_trigger where tgisinternal) t
  join pg_class c on c.oid = t.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
  join pg_proc p on p.oid = t.tgfoid group by c.relname, p.proname;

-- Newer servers keep `not null` here as well, and whether a constraint is enforced.
select 'constraint ' || c.relname || '.' || k.conname as name, pg_get_expr(k.conbin, k.conrelid) as expression,
    concat_ws(' ', k.contype, k.convalidated, k.condeferrable, k.condeferred,
      coalesce(to_jsonb(k) ->> 'conenforced', 'true'),
      '(' || (select string_agg(coalesce(b.attname, 'an expression'), ' ' order by u.place)
        from unnest(k.conkey) with ordinality u (number, place)
        left join pg_attribute b on b.attrelid = k.conrelid and b.attnum = u.number) || ')',
      f.relname, case when f.relnamespace <> c.relnamespace then 'of another schema' end,
      '(' || (select string_agg(coalesce(b.attname, 'an expression'), ' ' order by u.place)
        from unnest(k.confkey) with ordinality u (number, place)
        left join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.number) || ')',
      k.confupdtype, k.confdeltype, k.confmatchtype) as definition
  from (select *, conrelid as relation from pg_constraint where contype <> 'n') k
  join pg_class c on c.oid = k.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
  left join pg_class f on f.oid = k.confrelid;

-- By a collation of its own, a column could take one text for another.
select 'column ' || c.relname || '.' || a.attname as name, pg_get_expr(d.adbin, d.adrelid) as expression,
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, o.collname, o.collisdeterministic,
      a.attidentity, a.attgenerated, case when d.oid is not null then 'default' end) as definition
  from (select *, attrelid as relation from pg_attribute where attnum > 0 and not attisdropped) a
  join pg_class c on c.oid = a.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
  left join pg_collation o on o.oid = a.attcollation
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum;

-- One that somebody added can refuse rows: by its key, or by an expression that fails for a failed check.
select 'index ' || x.relname as name, pg_get_expr(i.indpred, i.indrelid) as expression,
    concat_ws(' ', m.amname, i.indisunique, i.indimmediate, i.indisvalid, i.indisready, i.indislive,
      '(' || (select string_agg(coalesce(b.attname, 'an expression'), ' ' order by u.place)
        from unnest(i.indkey::int2[]) with ordinality u (number, place)
        left join pg_attribute b on b.attrelid = i.indrelid and b.attnum = u.number) || ')',
      (select string_agg(s.opcname, ' ' order by k.place) from unnest(i.indclass::oid[]) with ordinality k (number, place)
        join pg_opclass s on s.oid = k.number),
      (select string_agg(o.collname, ' ' order by k.place) from unnest(i.indcollation::oid[]) with ordinality k (number, place)
        left join pg_collation o on o.oid = k.number), case when i.indpred is not null then 'where' end) as definition
  from (select *, indrelid as relation from pg_index) i join pg_class x on x.oid = i.indexrelid
  join pg_am m on m.oid = x.relam
  join pg_class c on c.oid = i.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2;

select 'rule ' || c.relname || '.' || r.rulename as name, concat_ws(' ', r.ev_type, r.is_instead) as definition
  from (select *, ev_class as relation from pg_rewrite) r
  join pg_class c on c.oid = r.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2;
