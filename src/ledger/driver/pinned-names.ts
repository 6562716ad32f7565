/** The schema that a ledger on PostgreSQL has to itself: in `public`, other roles may define what has the names of ours. */
const OWN_SCHEMA = 'claimgate';

/**
 * Pins the names of a transaction: they mean what the server defines, else what the schema of the ledger has; nothing of
 * the session, of other schemas or of settings. That schema is the one that the session was told of, unless it is
 * `public`. Calls nothing that another role can define.
 */
export const PIN_NAMES = `select pg_catalog.set_config('search_path', pg_catalog.quote_ident(case
    when pg_catalog.current_schema() operator(pg_catalog.<>) 'public' then pg_catalog.current_schema()
    else '${OWN_SCHEMA}' end) operator(pg_catalog.||) ', pg_temp', true)`;

/** Makes the schema where names are pinned to one that is not there. To find a name in it is no right to read. */
export const MAKE_SCHEMA = `do $$ begin
    if pg_catalog.to_regnamespace('${OWN_SCHEMA}') is null
      and pg_catalog.current_setting('search_path') operator(pg_catalog.=) '${OWN_SCHEMA}, pg_temp' then
      create schema ${OWN_SCHEMA};
      grant usage on schema ${OWN_SCHEMA} to public;
    end if;
  end $$`;
