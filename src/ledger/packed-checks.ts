import { textOrNull, type Row, type SqlValue } from './driver/connection.ts';
import { CHECK } from './records.ts';

const CHECK_COLUMNS = CHECK.target.columns.slice(1);
const CHECK_INTEGERS: ReadonlySet<string> = new Set(
  CHECK.members.flatMap(({ columns }) =>
    columns.filter(({ type }) => type === 'integer').map(({ name }) => name),
  ),
);

/**
 * An SQL aggregate of the checks of a run as one text, for {@link checksIn}: a row for each costs several
 * times as much to hand over. Nothing in it holds a space or a comma: words, slugs, digits and digests.
 */
export const PACKED_CHECKS = `string_agg(${CHECK_COLUMNS.map(
  (name) => `coalesce(cast(${name} as text), '')`,
).join(" || ' ' || ")}, ',')`;

/** The rows of checks, without their place, in the column `checks` of a row. */
export function checksIn(row: Row): Row[] {
  const packed = textOrNull(row, 'checks');
  return packed === null ? [] : packed.split(',').map(unpackCheck);
}

function unpackCheck(packed: string): Row {
  const values = packed.split(' ');
  const row: Record<string, SqlValue> = {};
  for (const [index, name] of CHECK_COLUMNS.entries()) {
    const text = values[index] ?? '';
    row[name] = text === '' ? null : CHECK_INTEGERS.has(name) ? Number(text) : text;
  }
  return row;
}
