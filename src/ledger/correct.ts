// Quarantine: a wrong record stays in the log and stops counting, by a record that says why.

import { finding, refuse, type Finding, type Result } from '../documents/findings.ts';
import { checkShape, readJson, type Shape } from '../documents/json.ts';
import type { Correction } from '../documents/index.ts';
import { document as correction } from '../documents/generated/correction.validator.js';
import { wordOf } from './columns.ts';
import {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Driver,
} from './driver/connection.ts';
import {
  byPlace,
  insertCorrection,
  namedBy,
  rowDigest,
  strayChecks,
  strayRunsIn,
} from './quarantine.ts';
import {
  CHECK,
  RECORD_KINDS,
  requestDigestOf,
  TABLES,
  type CorrectionContent,
  type QuarantinedRecord,
} from './records.ts';
import { entryNamed } from './reading.ts';
import { scanLedger } from './scan.ts';
import { LEDGER_QUERY } from './append-query.ts';
import { LogEnd } from './log.ts';
import { inGroup, type GroupLog } from './group-commit.ts';
import { appendOne, askFor, replayOf, type AppendContext, type Appended } from './append.ts';
import { orRefusal, Refused } from './judge-record.ts';
import { MAX_APPEND_BYTES, type AppendItem } from './prepare-record.ts';

/** Who corrects, under which key, by which clock; `operator` is an administrator. */
type CorrectionContext = Omit<AppendContext, 'contracts'>;

export type CorrectionItem = Omit<AppendItem, 'kind'>;

const SHAPE: Shape<Correction> = { document: correction };

/**
 * Records that an administrator takes records out of force (specification/ledger.md 9). What stands in the
 * place of each is recomputed first, by a scan of the whole ledger: whether it is the record that was
 * recorded says how much goes with it.
 */
export async function correct(
  driver: Driver,
  item: CorrectionItem,
  context: CorrectionContext,
): Promise<Result<Appended>> {
  if (context.operator === '') return refuse('operator_missing');
  const { file, bytes, idempotencyKey } = item;
  const reading = readJson(bytes, { file, maxBytes: MAX_APPEND_BYTES });
  const document = checkShape(SHAPE, reading);
  if (!document.ok) return document;
  const idempotencyRef =
    idempotencyKey === undefined
      ? null
      : context.fingerprints.of('idempotency_key', idempotencyKey);
  const { fingerprints } = context;
  const altered = await driver.read((connection) => alteredPlaces(connection, fingerprints));
  const request = { file, idempotencyRef, document: document.value, altered };
  return orRefusal(() =>
    inGroup(driver, (connection, log) => correctIn(connection, log, request, context)),
  );
}

/** The places whose records are not what was recorded; nothing makes them so again. */
async function alteredPlaces(
  connection: Connection,
  fingerprints: CorrectionContext['fingerprints'],
): Promise<ReadonlySet<number>> {
  const options = { fingerprints, limit: Infinity };
  const { findings } = await scanLedger(connection, undefined, options);
  return new Set(findings.flatMap(({ record }) => (record ? [record.sequence] : [])));
}

interface CorrectionRequest {
  readonly file: string;
  readonly idempotencyRef: ReturnType<CorrectionContext['fingerprints']['of']> | null;
  readonly document: Correction;
  readonly altered: ReadonlySet<number>;
}

async function correctIn(
  connection: Connection,
  log: GroupLog,
  request: CorrectionRequest,
  context: CorrectionContext,
): Promise<Appended> {
  const { file, idempotencyRef, document } = request;
  const asked = await askFor(connection, LEDGER_QUERY, idempotencyRef, context);
  await requireAdministrator(connection, context.operator);
  const { records, findings } = await namedRecords(connection, request);
  const content: CorrectionContent = { kind: 'correction', reason: document.reason, records };
  const requestDigest = requestDigestOf(content);
  const replay = replayOf({ file, requestDigest }, asked.replay);
  if (replay) return replay;
  if (findings.length > 0) throw new Refused(findings);
  const end = (log.end ??= new LogEnd(connection, asked.last, log.known));
  const one = { ...asked, request: { idempotencyRef, requestDigest }, context };
  return appendOne(connection, end, one, ({ sequence, head, seal }) => {
    const sealed = seal({ ...head, ...content });
    insertCorrection(connection, sequence, sealed.record);
    return sealed;
  });
}

/**
 * Where a ledger has administrators, one of them corrects: not one who was disabled, and none who is limited,
 * as they record nothing in the service either. The name is not proven: who may correct at all is a matter of
 * the rights in the database, and of the fingerprint key.
 */
async function requireAdministrator(connection: Connection, name: string): Promise<void> {
  const administrators = await connection.query(
    'select name, scopes, disabled_at from service_administrators',
  );
  if (administrators.length === 0) return;
  const row = administrators.find((one) => one['name'] === name);
  const isBarred = row && (integerOrNull(row, 'disabled_at') !== null || row['scopes'] !== '');
  if (row && !isBarred) return;
  const code = row ? 'administrator_barred' : 'administrator_unknown';
  throw new Refused([finding(code, { found: name })]);
}

/** Throws {@link Refused} where a name is of no record. */
async function namedRecords(
  connection: Connection,
  { file, document, altered }: CorrectionRequest,
): Promise<{ readonly records: QuarantinedRecord[]; readonly findings: readonly Finding[] }> {
  const records: QuarantinedRecord[] = [];
  const findings: Finding[] = [];
  const unknown: Finding[] = [];
  for (const [index, name] of document.records.entries()) {
    const place = { file, pointer: `/records/${index}`, found: name };
    const record =
      (await loggedRecord(connection, name, altered)) ?? (await strayRecord(connection, name));
    if (!record) {
      unknown.push(finding('record_unknown', place));
      continue;
    }
    const isTwice = records.some(({ id }) => id === record.id);
    const by = isTwice ? 'this correction' : await correctionOf(connection, record);
    if (by !== undefined) findings.push(finding('already_quarantined', { ...place, expected: by }));
    if (record.kind === 'correction' && record.found_as === 'recorded')
      findings.push(finding('correction_final', place));
    records.push(record);
  }
  if (unknown.length > 0) throw new Refused(unknown);
  return { records: records.sort(byPlace), findings };
}

async function loggedRecord(
  connection: Connection,
  name: string,
  altered: ReadonlySet<number>,
): Promise<QuarantinedRecord | undefined> {
  const entry = await entryNamed(connection, name);
  if (!entry) return undefined;
  const sequence = integerOf(entry, 'sequence');
  return {
    kind: wordOf(entry, 'record_kind', RECORD_KINDS),
    sequence,
    id: textOf(entry, 'record_id'),
    leaf: textOf(entry, 'leaf'),
    found_as: altered.has(sequence) ? 'altered' : 'recorded',
  };
}

async function strayRecord(
  connection: Connection,
  id: string,
): Promise<QuarantinedRecord | undefined> {
  for (const kind of RECORD_KINDS) {
    const [row] = await connection.query(`select * from ${TABLES[kind]} where id = $1`, [id]);
    if (!row) continue;
    const leaf = rowDigest(kind, row);
    return { kind, sequence: integerOf(row, 'sequence'), id, leaf, found_as: 'unlogged' };
  }
  const checks = connection.scan(strayChecks(`${CHECK.table} k`, `${TABLES.run} r`));
  for await (const run of strayRunsIn(checks)) if (run.id === id) return run;
  return undefined;
}

async function correctionOf(
  connection: Connection,
  { sequence, id }: QuarantinedRecord,
): Promise<string | undefined> {
  const [row] = await connection.query(
    `select ${namedBy('r')} as named_by from (select cast($1 as bigint) as sequence, cast($2 as text) as id) r`,
    [sequence, id],
  );
  return row?.['named_by'] === null
    ? undefined
    : `the correction at place ${integerOf(row, 'named_by')}`;
}
