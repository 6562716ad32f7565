import { readRow } from './columns.ts';
import { textOrNull, type Engine, type Row, type SqlValue } from './driver/connection.ts';
import { CHECK, checksOf, RUN, type RunRecord } from './records.ts';

const CHECK_COLUMNS = CHECK.columns.slice(1);
const CHECK_INTEGERS: ReadonlySet<string> = new Set(
  CHECK.members.flatMap(({ columns }) =>
    columns.filter(({ type }) => type === 'integer').map(({ name }) => name),
  ),
);

/** A row for each check costs several times as much to hand over. Nothing in one holds a space or a comma. */
const PACKED = `string_agg(${CHECK_COLUMNS.map(
  (name) => `coalesce(cast(${name} as text), '')`,
).join(" || ' ' || ")}, ',')`;

export const PACKED_CHECKS = `(select ${PACKED} from ${CHECK.table} where run_sequence = r.sequence and run_id = r.id)`;

/** All checks at the place of a run `r`: PostgreSQL would otherwise read all of them again for each run. */
export const CHECKS_BESIDE: Readonly<
  Record<Engine, { readonly column: string; readonly join: string }>
> = {
  sqlite: {
    column: `(select ${PACKED} from ${CHECK.table} where run_sequence = r.sequence)`,
    join: '',
  },
  postgres: {
    column: 'k.checks',
    join: `left join (select run_sequence, ${PACKED} as checks from only ${CHECK.table}
      group by run_sequence) k on k.run_sequence = r.sequence`,
  },
};

/** The run of a row with {@link PACKED_CHECKS}; `ledger_damaged` where it would be found under another subject than its own. */
export function runIn(row: Row): RunRecord {
  return { kind: 'run', ...readRow(RUN, row), checks: checksOf(checksIn(row)) };
}

function checksIn(row: Row): Row[] {
  const packed = textOrNull(row, 'checks');
  return packed === null ? [] : packed.split(',').map(unpackCheck);
}

/** The checks of the run alone: those at its place under the id of another one belong to no run. */
export function ownChecksIn(row: Row): Row[] {
  return checksIn(row).filter(({ run_id }) => run_id === row['id']);
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
