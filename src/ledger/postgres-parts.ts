import { textOf, type Connection } from './driver/connection.ts';
import { POSTGRES_PARTS } from './generated/postgres-parts.ts';

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
    for (const sql of POSTGRES_PARTS)
      for (const row of await connection.query(sql, [tables.join(), schema])) {
        const expression = row['expression'];
        const form = typeof expression === 'string' ? normalForm(expression) : '';
        const words = `${textOf(row, 'definition')} ${form}`;
        parts.set(textOf(row, 'name'), words.replaceAll(/\s+/g, ' ').trim());
      }
  });
  return parts;
}

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

/**
 * Asks the catalogue of PostgreSQL while every name means what the server itself defines: in the schema of a ledger its
 * owner could put an operator or a function that fits the types of a question better, and answers it.
 *
 * @param ask is given the schema of the ledger; tables of it need its name in front of theirs
 */
export async function onCatalogue<T>(
  connection: Connection,
  ask: (schema: string) => Promise<T>,
): Promise<T> {
  const [row] = await connection.query(CURRENT);
  await connection.query(SET_PATH, ['pg_catalog, pg_temp']);
  // Or expressions are printed with quotes that the migrations never wrote.
  await connection.query("select pg_catalog.set_config('quote_all_identifiers', 'off', true)");
  const answer = await ask(textOf(row, 'schema'));
  await connection.query(SET_PATH, [textOf(row, 'path')]);
  return answer;
}

const CURRENT = `select pg_catalog.current_schema()::text as schema,
  pg_catalog.current_setting('search_path') as path`;
const SET_PATH = "select pg_catalog.set_config('search_path', $1, true)";
