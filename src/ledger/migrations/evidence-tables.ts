import { present } from '../../findings/index.ts';
import {
  APPROVAL,
  CHECK,
  CONTROL,
  EVIDENCE_KINDS,
  LOG,
  RUN,
  TABLES,
  type RecordKind,
} from '../records.ts';
import {
  columnOf,
  DIGEST,
  DIGESTS,
  HEX,
  INSTANT,
  orNull,
  SLUG,
  wordForm,
  type Description,
  type StoredColumn,
} from '../columns.ts';
import { SELECTABLE } from '../subjects.ts';
import { CLOCK_SKEW_MS, isOneOf, type Dialect, type Guard, type Table } from './dialect.ts';

export const EVIDENCE_TABLES: readonly string[] = [
  ...EVIDENCE_KINDS.map((kind) => TABLES[kind]),
  CHECK.table,
  LOG,
  'provider_evidence_identity',
];

type Rest = Pick<Table, 'checks' | 'keys' | 'indexes'>;

/** Columns that a run repeats from its review, so that a foreign key can tie the two together. */
const REVIEW_KEY =
  'provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at';

export const IN_THE_LOG =
  'foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred';

/** Bit n of a mask stands for member n of what a selector can name. */
const MASK = SELECTABLE.map(
  (column, bit) => `(case when ${column} is null then 0 else ${2 ** bit} end)`,
).join(' + ');

const REST: Readonly<Record<string, Rest>> = {
  [APPROVAL.table]: {
    checks: [
      "(approval_state = 'not_required') = (approval_tier = 'not_required')",
      'review_expires_at > reviewed_at',
      `reviewed_at <= recorded_at + ${CLOCK_SKEW_MS}`,
    ],
    keys: [`unique (id, ${REVIEW_KEY})`, IN_THE_LOG],
    indexes: `create index provider_approval_reviews_of_app on provider_approval_reviews
  (provider, app_fingerprint, provider_environment, instance_fingerprint, sequence);`,
  },
  [RUN.table]: {
    checks: [
      'expires_at > tested_at',
      'tested_at >= reviewed_at',
      'expires_at <= review_expires_at',
      `tested_at <= recorded_at + ${CLOCK_SKEW_MS}`,
      "side = 'local' or account_ref is not null",
    ],
    keys: [
      `foreign key (review_id, ${REVIEW_KEY}) references provider_approval_reviews (id, ${REVIEW_KEY})`,
      IN_THE_LOG,
    ],
    indexes: `create index provider_certification_runs_of_subject on provider_certification_runs
  (subject_digest, side, sequence);`,
  },
  [CHECK.table]: {
    checks: [
      "(outcome = 'not_applicable') = (not_applicable_reason is not null)",
      `outcome <> 'not_applicable' or ${isOneOf('kind', ['refresh', 'revoke'])}`,
      `side = 'local' or outcome <> 'passed' or external_result is not null
    or not ${isOneOf('kind', ['publish_immediate', 'publish_scheduled', 'final_result'])}`,
    ],
    keys: [
      'primary key (run_sequence, kind)',
      'foreign key (run_sequence) references provider_certification_runs (sequence) deferrable initially deferred',
    ],
  },
  [CONTROL.table]: {
    checks: [`selector_mask = ${MASK}`],
    keys: [IN_THE_LOG],
    indexes: `create index provider_runtime_control_events_of_selector on provider_runtime_control_events
  (selector_mask, selector_digest, sequence);
create index provider_runtime_control_events_by_end on provider_runtime_control_events
  (selector_digest, expires_at, sequence);
create index provider_runtime_control_events_by_start on provider_runtime_control_events
  (selector_digest, control_state, starts_at) where control_state <> 'enabled';`,
  },
};

const FIRST = 77;

export function tableAfter(
  migration: number,
  d: Dialect,
  { table, keys, kept }: Description<unknown>,
  rest = REST[table],
): Table {
  const members = kept.filter(({ since = FIRST }) => since <= migration);
  const columns = [...keys, ...members.flatMap((member) => member.columns)];
  return {
    name: table,
    // The rows that a record seals are found by it and have no number of their own.
    options: keys.some(({ isPrimaryKey }) => isPrimaryKey)
      ? d.sequenceTableOptions
      : d.tableOptions,
    columns: columns.map((column) => columnOf(d, column)),
    ...rest,
  };
}

/**
 * `subtrees`: hashes of the complete subtrees of more than one leaf that the entry completes, from two
 * leaves up, as hex digits one after the other: as many as its sequence number has zeros at its end in
 * binary. In the row of the entry they cost no row and no page of their own.
 */
export function logTable(d: Dialect, kinds: readonly RecordKind[]): Table {
  const columns: readonly StoredColumn[] = [
    ...APPROVAL.keys,
    ...wordForm(kinds)('record_kind').columns,
    ...HEX('record_id').columns,
    ...DIGEST('leaf').columns,
    ...DIGESTS('subtrees').columns,
    ...orNull(DIGEST)('idempotency_ref').columns,
    ...DIGEST('request_digest').columns,
  ];
  return {
    name: LOG,
    options: d.sequenceTableOptions,
    columns: columns.map((column) => columnOf(d, column)),
    checks: ['(sequence & (-sequence)) = (cast(1 as bigint) << (length(subtrees) / 64))'],
    keys: ['unique (record_id, sequence)'],
    indexes: `create unique index provider_evidence_log_of_request on provider_evidence_log (idempotency_ref)
  where idempotency_ref is not null;`,
  };
}

function identityTable(d: Dialect): Table {
  const columns: readonly StoredColumn[] = [
    { name: 'single', type: 'integer', isPrimaryKey: true, check: () => 'single = 1' },
    { name: 'origin', type: 'text', check: () => d.isNoteName('origin') },
    ...SLUG('deployment').columns,
    { name: 'fingerprint_key_id', type: 'text', check: () => d.isSafeId('fingerprint_key_id') },
    ...INSTANT('created_at').columns,
  ];
  return {
    name: 'provider_evidence_identity',
    options: d.tableOptions,
    columns: columns.map((column) => columnOf(d, column)),
  };
}

/** The evidence ledgers, their log and its tree (specification/ledger.md 1). Released: what it writes never changes. */
export function evidenceTables(d: Dialect): string {
  const tables = [
    logTable(d, EVIDENCE_KINDS),
    identityTable(d),
    ...[APPROVAL, RUN, CHECK, CONTROL].map((one) => tableAfter(FIRST, d, one)),
  ];
  return [
    d.prelude,
    ...tables.map((table) => d.table(table)),
    ...EVIDENCE_TABLES.map((table) => d.appendOnly(table)),
    ...tables.map((table) => d.guards(table, present(GUARDS[table.name]))),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** An index for each control event that is recorded: whether its selector matches any run. Released: what it writes never changes. */
export function runsOfSelector(): string {
  return `create index provider_certification_runs_of_selector on provider_certification_runs
  (provider, output_profile, operation);`;
}

const ORIGINS = 103;

/** Says how evidence came about. What is recorded from now on says it. Released: what it writes never changes. */
export const origins = addedColumns(
  ORIGINS,
  [APPROVAL, RUN, CONTROL],
  [
    {
      name: 'has_origin',
      condition: `new.origin is null
  and new.recorded_at >= (select applied_at from claimgate_migrations where number = ${ORIGINS})`,
      message: 'evidence says how it came about',
    },
  ],
);

export function addedColumns(
  migration: number,
  descriptions: readonly Description<unknown>[] = [APPROVAL, RUN, CHECK, CONTROL],
  further: readonly Guard[] = [],
): (d: Dialect) => string {
  return (d) =>
    descriptions
      .flatMap((description) => {
        const members = description.kept.filter(({ since }) => since === migration);
        if (members.length === 0) return [];
        const columns = members.flatMap((member) => member.columns);
        const table = tableAfter(migration, d, description);
        return d.addColumns(
          table,
          columns.map((column) => columnOf(d, column)),
          present(GUARDS[table.name]),
          further,
        );
      })
      .join('\n\n');
}

/** A place before the end of the log is never given again. */
export const AT_THE_END: Guard = {
  name: 'at_the_end',
  condition: `new.sequence <= (select coalesce(max(sequence), 0) from ${LOG})`,
  message: 'the place in the log is taken',
};

/** A run seals its checks: they come before it, agree with it, and none comes after. */
const SEALS: readonly Guard[] = [
  {
    name: 'after_checks',
    condition:
      'not exists (select 1 from provider_certification_checks where run_sequence = new.sequence)',
    message: 'a run has checks',
  },
  {
    name: 'agrees_with_checks',
    condition: `exists (select 1 from provider_certification_checks where run_sequence = new.sequence
  and (run_id <> new.id or side <> new.side or completed_at < new.tested_at or completed_at > new.recorded_at + ${CLOCK_SKEW_MS}))`,
    message: 'a check does not belong to the run',
  },
  // A key would do, but SQLite checks keys only for connections that ask for it. By its id first: an
  // engine that knows nothing of the rows yet could as well read all reviews of the app.
  {
    name: 'has_review',
    condition: `not exists (select 1 from (select * from provider_approval_reviews where id = new.review_id limit 1) review
  where provider = new.provider and app_fingerprint = new.app_fingerprint
  and provider_environment = new.provider_environment and instance_fingerprint = new.instance_fingerprint
  and approval_state = new.approval_state and approval_tier = new.approval_tier
  and reviewed_at = new.reviewed_at and review_expires_at = new.review_expires_at)`,
    message: 'a run belongs to a review of its app',
  },
];

/** The log grows by one at a time, over records that are there. */
export function logGuards(kinds: readonly RecordKind[]): readonly Guard[] {
  return [
    known([
      LOG,
      'sequence = new.sequence',
      'record_id = new.record_id',
      'idempotency_ref = new.idempotency_ref',
    ]),
    {
      name: 'in_order',
      condition: `new.sequence <> (select coalesce(max(sequence), 0) + 1 from ${LOG})`,
      message: 'the log has no gaps',
    },
    {
      name: 'has_record',
      condition: kinds
        .map(
          (kind) =>
            `(new.record_kind = '${kind}' and not exists (select 1 from ${TABLES[kind]} where sequence = new.sequence and id = new.record_id))`,
        )
        .join('\n  or '),
      message: 'a place in the log is of a record',
    },
  ];
}

const GUARDS: Readonly<Record<string, readonly Guard[]>> = {
  provider_approval_reviews: [
    known(['provider_approval_reviews', 'sequence = new.sequence', 'id = new.id']),
    AT_THE_END,
  ],
  // Ids of runs and controls have no key of their own: the log has an entry for every record, so it
  // knows all of them.
  provider_certification_runs: [
    known(['provider_certification_runs', 'sequence = new.sequence'], [LOG, 'record_id = new.id']),
    ...SEALS,
    AT_THE_END,
  ],
  provider_runtime_control_events: [
    known(
      ['provider_runtime_control_events', 'sequence = new.sequence'],
      [LOG, 'record_id = new.id'],
    ),
    AT_THE_END,
  ],
  provider_certification_checks: [
    known(['provider_certification_checks', 'run_sequence = new.run_sequence and kind = new.kind']),
    {
      name: 'before_run',
      condition:
        'exists (select 1 from provider_certification_runs where sequence = new.run_sequence)',
      message: 'the run is recorded already',
    },
  ],
  [LOG]: logGuards(EVIDENCE_KINDS),
  provider_evidence_identity: [known(['provider_evidence_identity', 'single = new.single'])],
};

/**
 * A row with a key that is there is refused before it reaches the key: replace-style inserts would remove
 * the old row without asking a trigger, and upserts would change it or pass in silence. Each key is looked
 * up by itself: for two in one condition PostgreSQL may read the whole table.
 */
export function known(...tables: readonly (readonly [table: string, ...keys: string[]])[]): Guard {
  const lookups = tables.flatMap(([table, ...keys]) =>
    keys.map((key) => `exists (select 1 from ${table} where ${key})`),
  );
  return { name: 'known', condition: lookups.join(' or '), message: 'append-only' };
}
