import { onCatalogue } from './catalogue.ts';
import { textOf, type Connection } from './driver/connection.ts';

export type SchemaParts = ReadonlyMap<string, string>;

/**
 * The parts of a ledger's schema as the catalogue of PostgreSQL has them, of some tables and all that belongs
 * to these. Anybody who may connect may read the catalogue, also of a standby.
 *
 * A definition is made of columns of the catalogue, not of statements that the server prints, and its
 * expressions are brought to {@link normalForm}: so a ledger that was restored from a dump, under another
 * owner, in another schema or on a newer server has the same parts.
 */
export async function postgresParts(
  connection: Connection,
  tables: readonly string[],
): Promise<SchemaParts> {
  const parts = new Map<string, string>();
  await onCatalogue(connection, async (schema) => {
    for (const sql of PARTS)
      for (const row of await connection.query(sql, [tables.join(), schema])) {
        const expression = row['expression'];
        const form = typeof expression === 'string' ? normalForm(expression) : '';
        const words = `${textOf(row, 'definition')} ${form}`;
        parts.set(textOf(row, 'name'), words.replaceAll(/\s+/g, ' ').trim());
      }
  });
  return parts;
}

/** The tables of the ledger in its schema, `$2`; `%` is what has the column `relation`. */
const OURS = `join pg_class c on c.oid = %.relation and c.relname = any (string_to_array($1, ','))
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2`;

function columnsOf(numbers: string, table: string): string {
  return `(select string_agg(coalesce(b.attname, 'an expression'), ' ' order by u.place)
    from unnest(${numbers}) with ordinality u (number, place)
    left join pg_attribute b on b.attrelid = ${table} and b.attnum = u.number)`;
}

/** A function in the words of the catalogue: the digest of its body, and its path (`own path` where it is its own schema). */
const FUNCTION = `case when p.pronamespace <> c.relnamespace then 'of another schema' end,
  p.proname, l.lanname, case when p.prosecdef then 'security definer' end, p.provolatile, p.proisstrict,
  case when p.proconfig = array['search_path=' || quote_ident(n.nspname) || ', pg_temp'] then 'own path'
    else p.proconfig::text end, encode(sha256(convert_to(p.prosrc, 'UTF8')), 'hex')`;

const PARTS: readonly string[] = [
  // A table that is not logged is empty after a crash; one with row security shows what a policy lets through;
  // and triggers of one that says it has none are not fired.
  `select 'table ' || c.relname as name,
     concat_ws(' ', c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity,
       case when not c.relhastriggers and exists (select 1 from pg_trigger g where g.tgrelid = c.oid)
         then 'without its triggers' end) as definition
   from (select oid as relation from pg_class) t ${OURS.replace('%', 't')}`,
  // Reading a table also reads its heirs, which its guards don't cover.
  `select 'heir ' || c.relname || '.' || h.inhrelid::regclass as name, '' as definition
   from (select *, inhparent as relation from pg_inherits) h ${OURS.replace('%', 'h')}`,
  `select 'trigger ' || c.relname || '.' || t.tgname as name,
     concat_ws(' ', t.tgenabled, t.tgtype, t.tgnargs, array_length(t.tgattr::int2[], 1),
       case when t.tgqual is not null then 'with a condition' end, ${FUNCTION}) as definition
   from (select *, tgrelid as relation from pg_trigger where not tgisinternal) t ${OURS.replace('%', 't')}
   join pg_proc p on p.oid = t.tgfoid join pg_language l on l.oid = p.prolang`,
  // The triggers behind foreign keys have numbers for names.
  `select 'key trigger ' || c.relname || '.' || p.proname as name,
     string_agg(concat_ws(' ', t.tgenabled, t.tgtype), ',' order by concat_ws(' ', t.tgenabled, t.tgtype)) as definition
   from (select *, tgrelid as relation from pg_trigger where tgisinternal) t ${OURS.replace('%', 't')}
   join pg_proc p on p.oid = t.tgfoid group by c.relname, p.proname`,
  // Newer servers keep \`not null\` here as well, and whether a constraint is enforced.
  `select 'constraint ' || c.relname || '.' || k.conname as name, pg_get_expr(k.conbin, k.conrelid) as expression,
     concat_ws(' ', k.contype, k.convalidated, k.condeferrable, k.condeferred,
       coalesce(to_jsonb(k) ->> 'conenforced', 'true'), '(' || ${columnsOf('k.conkey', 'k.conrelid')} || ')',
       f.relname, case when f.relnamespace <> c.relnamespace then 'of another schema' end,
       '(' || ${columnsOf('k.confkey', 'k.confrelid')} || ')', k.confupdtype, k.confdeltype, k.confmatchtype) as definition
   from (select *, conrelid as relation from pg_constraint where contype <> 'n') k ${OURS.replace('%', 'k')}
   left join pg_class f on f.oid = k.confrelid`,
  // By a collation of its own, a column could take one text for another.
  `select 'column ' || c.relname || '.' || a.attname as name, pg_get_expr(d.adbin, d.adrelid) as expression,
     concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, o.collname, o.collisdeterministic,
       a.attidentity, a.attgenerated, case when d.oid is not null then 'default' end) as definition
   from (select *, attrelid as relation from pg_attribute where attnum > 0 and not attisdropped) a ${OURS.replace('%', 'a')}
   left join pg_collation o on o.oid = a.attcollation
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum`,
  // One that somebody added can refuse rows: by its key, or by an expression that fails for a failed check.
  `select 'index ' || x.relname as name, pg_get_expr(i.indpred, i.indrelid) as expression,
     concat_ws(' ', m.amname, i.indisunique, i.indimmediate, i.indisvalid, i.indisready, i.indislive,
       '(' || ${columnsOf('i.indkey::int2[]', 'i.indrelid')} || ')',
       (select string_agg(s.opcname, ' ' order by k.place) from unnest(i.indclass::oid[]) with ordinality k (number, place)
        join pg_opclass s on s.oid = k.number),
       (select string_agg(o.collname, ' ' order by k.place) from unnest(i.indcollation::oid[]) with ordinality k (number, place)
        left join pg_collation o on o.oid = k.number), case when i.indpred is not null then 'where' end) as definition
   from (select *, indrelid as relation from pg_index) i join pg_class x on x.oid = i.indexrelid
   join pg_am m on m.oid = x.relam ${OURS.replace('%', 'i')}`,
  `select 'rule ' || c.relname || '.' || r.rulename as name, concat_ws(' ', r.ev_type, r.is_instead) as definition
   from (select *, ev_class as relation from pg_rewrite) r ${OURS.replace('%', 'r')}`,
];

/** Without parentheses that a restored dump drops: `(a AND b) AND c` comes back as `a AND b AND c`. */
export function normalForm(expression: string): string {
  const words = (expression.match(WORDS) ?? []).values();
  return textOfGroup(groupIn(words));
}

/** Texts and names with what they quote, parentheses, and everything else between spaces. */
const WORDS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|[()]|[^\s()'"]+/g;

interface Group {
  readonly connective: string;
  readonly operands: readonly Operand[];
}

type Operand = readonly (string | Group)[];

/** Reads up to the end of a group, without the parentheses around operands of the same connective. */
function groupIn(words: Iterator<string, undefined>): Group {
  let connective = '';
  const operands: Operand[] = [];
  let operand: (string | Group)[] = [];
  const close = () => {
    const [only] = operand;
    const inner = operand.length === 1 && typeof only === 'object' ? only : undefined;
    if (inner && ['', connective].includes(inner.connective)) operands.push(...inner.operands);
    else operands.push(operand);
    operand = [];
  };
  for (let next = words.next(); next.value !== undefined && next.value !== ')';) {
    if (next.value === '(') operand.push(groupIn(words));
    else if (next.value === 'AND' || next.value === 'OR') {
      connective = next.value;
      close();
    } else operand.push(next.value);
    next = words.next();
  }
  const [only] = operand;
  // A group in nothing but parentheses is that group.
  if (operands.length === 0 && operand.length === 1 && typeof only === 'object') return only;
  close();
  return { connective, operands };
}

function textOfGroup({ connective, operands }: Group): string {
  return operands
    .map((operand) =>
      operand.map((item) => (typeof item === 'string' ? item : `(${textOfGroup(item)})`)).join(' '),
    )
    .join(` ${connective} `);
}
