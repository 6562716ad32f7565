import { isOneOf, type Dialect, type Table } from '../dialect.ts';
import { instant, place, text, textOrNull } from './columns.ts';

/**
 * `subtrees`: hashes of the complete subtrees of more than one leaf that the entry completes, from two
 * leaves up, as hex digits one after the other: as many as its sequence number has zeros at its end in
 * binary. In the row of the entry, they cost no row and no page of their own.
 */
export function logTable(d: Dialect): Table {
  return {
    name: 'provider_evidence_log',
    options: d.sequenceTableOptions,
    columns: [
      place(d),
      text('record_kind', isOneOf('record_kind', ['approval', 'run', 'control'])),
      text('record_id', d.isHex('record_id', 32)),
      text('leaf', d.isDigest('leaf')),
      text('subtrees', d.isHexList('subtrees')),
      textOrNull('idempotency_ref', d.isDigest('idempotency_ref')),
      text('request_digest', d.isDigest('request_digest')),
    ],
    checks: ['(sequence & (-sequence)) = (cast(1 as bigint) << (length(subtrees) / 64))'],
    keys: ['unique (record_id, sequence)'],
    indexes: `create unique index provider_evidence_log_of_request on provider_evidence_log (idempotency_ref)
  where idempotency_ref is not null;`,
  };
}

export function identityTable(d: Dialect): Table {
  return {
    name: 'provider_evidence_identity',
    options: d.tableOptions,
    columns: [
      { name: 'single', type: `${d.integer} not null primary key`, check: 'single = 1' },
      text('origin', d.isNoteName('origin')),
      text('deployment', d.isSlug('deployment')),
      text('fingerprint_key_id', d.isSafeId('fingerprint_key_id')),
      instant(d, 'created_at'),
    ],
  };
}
