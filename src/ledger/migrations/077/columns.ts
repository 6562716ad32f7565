import { isInstant, type Column, type Dialect } from '../dialect.ts';

export function text(name: string, check?: string): Column {
  return { name, type: 'text not null', check };
}

/** Where the column is null, there is nothing to check. */
export function textOrNull(name: string, check: string): Column {
  return { name, type: 'text', check: `(${name} is null or ${check})` };
}

export function instant(d: Dialect, name: string, isChecked = true): Column {
  return { name, type: `${d.integer} not null`, check: isChecked ? isInstant(name) : undefined };
}

export function place(d: Dialect): Column {
  return { name: 'sequence', type: `${d.integer} not null primary key`, check: 'sequence >= 1' };
}

/**
 * What every record begins with. `sequence` is its place in the one order; its entry in the log comes
 * last and seals it. That an id is there once is what the log sees to, in which every record is. `nonce`:
 * 128 random bits, so that nobody can guess the leaf of a neighbour.
 */
export function recordColumns(d: Dialect): Column[] {
  return [
    place(d),
    text('id', d.isHex('id', 32)),
    text('nonce', d.isHex('nonce', 32)),
    instant(d, 'recorded_at'),
    text('operator_ref', d.isDigest('operator_ref')),
  ];
}
