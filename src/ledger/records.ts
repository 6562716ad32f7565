import { canonicalize, objectDigest, OBJECT_PREFIX, type Digest } from '../digest/index.ts';
import type { RunSide } from '../evidence/run.ts';
import type { CheckSaid } from '../evidence/subject-evidence.ts';
import type {
  ApprovalReview,
  ApprovalState,
  CertificationRun,
  ControlEvent,
  ControlState,
  Origin,
  RunFact,
  RunOrigin,
} from '../documents/index.ts';
import { digestOfHash, leafHash } from '../trust/merkle.ts';
import {
  added,
  describe,
  DIGESTS,
  INSTANCE,
  INSTANT,
  insertRows,
  orNull,
  readRow,
  repeatedMember,
  shown,
  optional,
  TEXT,
  stated,
  wordForm,
  wordOf,
  formOf,
  INTEGER,
  putMember,
  type Form,
  type Description,
} from './columns.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Row,
  type RowSink,
  textOrNull,
  type Engine,
  type SqlValue,
} from './driver/connection.ts';
import { PROVIDER_ENVIRONMENT, SELECTOR, SUBJECT } from './subjects.ts';

// The one place that lists what a record consists of. A member that no record had before is a column, a line of the
// description here, and a property: of the document's schema if the document states it, else of the type here. It is
// `optional`: a record without it has null in the column, and its leaf stays what it is.

/** Members that the ledger adds to every record. */
export interface RecordHead {
  /** 32 hex digits. */
  readonly id: string;
  /** 128 random bits in hex, so that nobody can guess a leaf hash, which neighbours see. */
  readonly nonce: string;
  readonly recorded_at: string;
  /** Fingerprint of the operator who recorded it. */
  readonly operator_ref: string;
  /** By {@link Binder}: shows that somebody with the fingerprint key recorded it at this place. */
  readonly binding: string;
}

/** Members of a record before it has its place and its binding. */
export type UnboundHead = Omit<RecordHead, 'binding'>;

/** The tier of a revocation that names none: what was revoked approves nothing any more. */
export const TIER_REVOKED = 'revoked';

export interface ApprovalContent extends Omit<ApprovalReview, 'schema_version'> {
  readonly kind: 'approval';
  readonly origin: Origin;
  /** Never left out: a revocation without one is recorded with {@link TIER_REVOKED}. */
  readonly tier: string;
}

/** A check of a run, with what the program that recorded it saw. */
export interface CheckRecord extends CheckSaid {
  /** How many attempts a retried test needed, at least 1; missing if nobody said. */
  readonly attempts?: number;
}

/** A run as its document states it, with fingerprints in place of ids, and what the program that recorded it saw. */
export interface RunContent extends Omit<
  CertificationRun,
  'schema_version' | 'account_reference' | 'checks' | 'results_cases' | 'exit_status'
> {
  readonly kind: 'run';
  readonly origin: RunOrigin;
  /** Fingerprint of the account; only a local run can be without. */
  readonly account_ref: string | null;
  /** Compact ordinals of the test cases of the results that were counted, such as `3-8,11`. */
  readonly results_cases?: string;
  /** How the test command ended, 0 to 255; missing if nobody said. */
  readonly exit_status?: number;
  /** Digest of the code that the run speaks for. */
  readonly covered_tree?: string;
  /** In the order of their kinds' names. */
  readonly checks: CheckRecord[];
}

/** Members that a run takes from its review and contract. */
export interface RunContext {
  readonly review_id: string;
  readonly approval_state: ApprovalState;
  readonly approval_tier: string;
  readonly required_scopes: string[];
}

/** When the review of a run was given and until when it holds: in the row of the run, not in the record. */
export interface ReviewPeriod {
  readonly reviewed_at: string;
  readonly review_expires_at: string;
}

export interface ControlContent extends Omit<ControlEvent, 'schema_version'> {
  readonly kind: 'control';
  readonly origin: Origin;
}

export interface QuarantinedRecord {
  readonly kind: RecordKind;
  readonly sequence: number;
  readonly id: string;
  /** As the log has it; of a row that the log does not know, the digest of the row. */
  readonly leaf: string;
  /** The state that the correction found: as recorded, altered against its leaf, or a row outside the log. */
  readonly found_as: 'recorded' | 'altered' | 'unlogged';
}

/** Takes records out of force, and improves nothing by itself (specification/ledger.md 5). */
export interface CorrectionContent {
  readonly kind: 'correction';
  readonly reason: string;
  /** In the order of their places. */
  readonly records: QuarantinedRecord[];
}

export type ApprovalRecord = RecordHead & ApprovalContent;
export type RunRecord = RecordHead & RunContent & RunContext;
export type ControlRecord = RecordHead & ControlContent;
export type CorrectionRecord = RecordHead & CorrectionContent;

/** One record of the ledgers, with everything that its leaf covers. */
export type LedgerRecord = ApprovalRecord | RunRecord | ControlRecord | CorrectionRecord;
export type RecordKind = LedgerRecord['kind'];
/** The kinds that say something of a provider, and are appended from documents. */
export type EvidenceKind = Exclude<RecordKind, 'correction'>;

// The words of the columns that records have so far. The database checks them too, and knows some more (migration 077).

export const EVIDENCE_KINDS: readonly EvidenceKind[] = ['approval', 'run', 'control'];
export const RECORD_KINDS: readonly RecordKind[] = [...EVIDENCE_KINDS, 'correction'];
export const SIDES: readonly RunSide[] = ['local', 'live'];
export const APPROVAL_STATES: readonly ApprovalState[] = [
  'not_required',
  'pending',
  'trial',
  'approved',
  'restricted',
  'revoked',
];
const OUTCOMES: readonly CheckRecord['outcome'][] = [
  'passed',
  'failed',
  'not_applicable',
  'errored',
];
const CONTROL_STATES: readonly ControlState[] = ['disabled', 'degraded', 'enabled'];
/** The entry in the log comes last and seals the record. The log also sees to it that an id is there once. */
const HEAD = {
  id: added(TEXT),
  nonce: added(TEXT),
  recorded_at: added(INSTANT),
  operator_ref: added(TEXT),
  binding: added(TEXT),
};

const ORIGIN_KINDS: readonly Origin['kind'][] = ['service', 'statement', 'example'];
const RUN_ORIGIN_KINDS: readonly RunOrigin['kind'][] = [
  'test_results',
  'test_run',
  'attested',
  'statement',
  'example',
];

const ORIGIN_KIND: Form<Origin> = formOf({
  put: ({ kind }) => kind,
  read: (row, column) => ({ kind: wordOf(row, column, ORIGIN_KINDS) }),
});

const ORIGIN = { origin: stated(ORIGIN_KIND, { column: 'origin_kind' }) };

const RUN_ORIGIN_COLUMNS = describe<RunOrigin>('', [], {
  kind: stated(wordForm(RUN_ORIGIN_KINDS), { column: 'origin_kind' }),
  results_sha256: optional(stated(TEXT)),
  attestation_sha256: optional(stated(TEXT)),
});

const RUN_ORIGIN: Form<RunOrigin> = () => ({
  columns: RUN_ORIGIN_COLUMNS.columns,
  put: (origin, values) => {
    for (const member of RUN_ORIGIN_COLUMNS.kept) putMember(member, origin, values);
  },
  read: (row) => readRow(RUN_ORIGIN_COLUMNS, row),
  normal: (origin) => origin,
});

export const APPROVAL = describe<Omit<ApprovalRecord, 'kind'>>(
  'provider_approval_reviews',
  ['sequence'],
  {
    ...HEAD,
    provider: stated(TEXT),
    app_fingerprint: stated(TEXT),
    provider_environment: stated(PROVIDER_ENVIRONMENT),
    instance_fingerprint: stated(INSTANCE),
    state: stated(wordForm(APPROVAL_STATES), { column: 'approval_state' }),
    tier: stated(TEXT, { column: 'approval_tier' }),
    reviewed_at: stated(INSTANT),
    expires_at: stated(INSTANT, { column: 'review_expires_at' }),
    ...ORIGIN,
    evidence_sha256: optional(stated(TEXT)),
  },
);

export const CONTROL = describe<Omit<ControlRecord, 'kind'>>(
  'provider_runtime_control_events',
  ['sequence'],
  {
    ...HEAD,
    selector: stated(SELECTOR),
    state: stated(wordForm(CONTROL_STATES), { column: 'control_state' }),
    reason: stated(TEXT),
    starts_at: stated(INSTANT),
    expires_at: stated(orNull(INSTANT)),
    ...ORIGIN,
  },
);

/** The members of a run that an entry of a projection copies from the record unchanged. */
type ShownOfRun = Omit<
  NonNullable<RunFact>,
  'subject_digest' | 'checks' | 'record' | 'errored' | 'exit_status'
>;

export const RUN = describe<Omit<RunRecord, 'kind' | 'checks'>, ShownOfRun, ReviewPeriod>(
  'provider_certification_runs',
  ['sequence'],
  {
    ...HEAD,
    review_id: added(TEXT),
    approval_state: shown(added(wordForm(APPROVAL_STATES))),
    approval_tier: shown(added(TEXT)),
    reviewed_at: repeatedMember(INSTANT),
    review_expires_at: repeatedMember(INSTANT),
    side: stated(wordForm(SIDES)),
    subject: stated(SUBJECT),
    contract_digest: shown(stated(TEXT)),
    tested_revision: shown(stated(TEXT)),
    tested_at: shown(stated(INSTANT)),
    expires_at: shown(stated(INSTANT)),
    required_scopes: shown(added(DIGESTS)),
    granted_scopes: shown(stated(DIGESTS)),
    account_ref: stated(orNull(TEXT), {
      as: 'account_reference',
      fingerprint: 'account_reference',
    }),
    origin: shown(stated(RUN_ORIGIN)),
    results_cases: optional(stated(TEXT)),
    exit_status: optional(stated(INTEGER)),
    covered_tree: shown(optional(stated(TEXT))),
  },
);

/** The members of a run that an entry of a projection shows, as they are in the record. */
export function shownOf(run: RunRecord): ShownOfRun {
  const values: Record<string, unknown> = {};
  for (const { name } of SHOWN_RUN.members) {
    const value: unknown = Reflect.get(run, name);
    if (value !== undefined) values[name] = value;
  }
  // Every member of `ShownOfRun` is described as shown.
  return values as ShownOfRun;
}

const SHOWN_RUN: Description<ShownOfRun> = {
  ...RUN,
  members: RUN.members.filter(({ isShown }) => isShown),
};

/** They come before the run and name its id: only one who knows the id beforehand can put a check there. */
export const CHECK = describe<CheckRecord>(
  'provider_certification_checks',
  ['run_sequence', 'run_id', 'side'],
  {
    kind: stated(TEXT),
    outcome: stated(wordForm(OUTCOMES)),
    not_applicable_reason: stated(orNull(TEXT)),
    completed_at: stated(INSTANT),
    external_result: stated(orNull(TEXT), { fingerprint: 'external_result' }),
    attempts: optional(stated(INTEGER)),
  },
);

export const CORRECTION = describe<Omit<CorrectionRecord, 'kind' | 'records'>>(
  'provider_evidence_corrections',
  ['sequence'],
  { ...HEAD, reason: stated(TEXT) },
);

export const LOG = 'provider_evidence_log';

/** How many records there are; the sequence number of the last one. */
export async function treeSize(connection: Connection): Promise<number> {
  const [row] = await connection.query(
    'select coalesce(max(sequence), 0) as size from provider_evidence_log',
  );
  return integerOf(row, 'size');
}

export const TABLES: Readonly<Record<RecordKind, string>> = {
  approval: APPROVAL.table,
  run: RUN.table,
  control: CONTROL.table,
  correction: CORRECTION.table,
};

export function byKind(one: CheckRecord, other: CheckRecord): number {
  return one.kind < other.kind ? -1 : 1;
}

/** Inserts a run after its checks, which it seals. */
export function insertRun(
  rows: RowSink,
  sequence: number,
  record: RunRecord,
  repeats: ReviewPeriod,
): void {
  const keys = [sequence, record.id, record.side];
  const checks = record.checks.map((check) => ({ keys, record: check }));
  insertRows(rows, CHECK, checks);
  insertRows(rows, RUN, [{ keys: [sequence], record, repeats }]);
}

export function checksOf(rows: readonly Row[]): CheckRecord[] {
  return rows.map((row) => readRow(CHECK, row)).sort(byKind);
}

export function approvalIn(row: Row): ApprovalRecord {
  return { kind: 'approval', ...readRow(APPROVAL, row) };
}

/** The control event of a row; `ledger_damaged` where it would be found under another selector than its own. */
export function controlIn(row: Row): ControlRecord {
  return { kind: 'control', ...readRow(CONTROL, row) };
}

export interface Placed<T extends LedgerRecord = LedgerRecord> {
  readonly sequence: number;
  readonly leaf: string;
  readonly record: T;
  /** The place of the correction that took it out of force; `null` where none did. */
  readonly quarantined_by: number | null;
}

/** A record of a row that was joined with its entry in the log, and with the correction that quarantines it. */
export function placed<T extends LedgerRecord>(row: Row, record: T): Placed<T> {
  return {
    sequence: integerOf(row, 'sequence'),
    leaf: textOf(row, 'leaf'),
    record,
    quarantined_by: integerOrNull(row, 'quarantined_by'),
  };
}

/** The bytes that the leaf of a record covers: a run with its checks is one record (specification/trust.md 3). */
export function recordBytes(record: LedgerRecord): Uint8Array {
  return bytesOfText(canonicalize(record));
}

function bytesOfText(canonical: string): Uint8Array {
  return Buffer.from(`${OBJECT_PREFIX.record}\n${canonical}`, 'utf8');
}

export function leafOfText(canonical: string): Digest {
  return digestOfHash(leafHash(bytesOfText(canonical)));
}

export function leafOf(record: LedgerRecord): Digest {
  return leafOfText(canonicalize(record));
}

export const DESCRIPTIONS: Readonly<Record<RecordKind, Description<object>>> = {
  approval: APPROVAL,
  run: RUN,
  control: CONTROL,
  correction: CORRECTION,
};

export function requestDigestOf(record: LedgerRecord | CorrectionContent): Digest {
  const content: Record<string, unknown> = { kind: record.kind };
  for (const { name, statedAs } of DESCRIPTIONS[record.kind].members) {
    const value: unknown = statedAs === undefined ? undefined : Reflect.get(record, name);
    if (value !== undefined) content[name] = value;
  }
  if (record.kind === 'run') content['checks'] = record.checks;
  if (record.kind === 'correction') content['records'] = record.records;
  return objectDigest('record', content);
}

const CHECK_COLUMNS = CHECK.columns.slice(1);
const NUMBERS: ReadonlySet<string> = new Set(['completed_at', 'attempts']);

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
    row[name] = text === '' ? null : NUMBERS.has(name) ? Number(text) : text;
  }
  return row;
}
