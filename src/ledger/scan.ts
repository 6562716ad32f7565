// One pass over all records in their order, for verify, export and copies, in bounded memory.

import { canonicalize, type Fingerprinter } from '../digest/index.ts';
import {
  ClaimgateError,
  finding,
  refusalOf,
  type Code,
  type Finding,
} from '../documents/findings.ts';
import { digestOfHash } from '../trust/merkle.ts';
import { type LedgerHead } from '../trust/checkpoint.ts';
import { instantIn, readRow, wordOf } from './columns.ts';
import { clockJumps } from './ledger-clock.ts';
import { CompactRange, subtreesBehind } from './tree.ts';
import {
  BYTEWISE,
  integerOf,
  NOT_INDEXED,
  textOf,
  type Connection,
  type Row,
} from './driver/connection.ts';
import { Binder, boundPlaceIn, keyFaultOf } from './binding.ts';
import { readIdentity } from './identity.ts';
import { Once, UNIQUE } from './once.ts';
import {
  correctionOf,
  QUARANTINED,
  Quarantines,
  rowDigest,
  strayChecks,
  strayRunsIn,
  type Quarantine,
} from './quarantine.ts';
import {
  approvalIn,
  CHECK,
  checksOf,
  controlIn,
  leafOfText,
  LOG,
  RECORD_KINDS,
  requestDigestOf,
  RUN,
  TABLES,
  treeSize,
  type ApprovalRecord,
  type ControlRecord,
  type CorrectionRecord,
  type LedgerRecord,
  type Placed,
  type RecordKind,
  type RunRecord,
  CHECKS_BESIDE,
  ownChecksIn,
} from './records.ts';
import { appText, type AppIdentity } from './subjects.ts';

/** First corrections, reviews and control events in order, then runs by subject and in order. */
export interface ScanVisitor {
  take(record: Placed<ApprovalRecord | ControlRecord | CorrectionRecord>): void;
  /** The scan waits for it. */
  run(run: Placed<RunRecord>, subjectDigest: string): Promise<void> | undefined;
}

const NOBODY: ScanVisitor = { take: () => {}, run: () => undefined };

/** A whole ledger, recomputed; no findings: everything is as it was recorded. */
export interface Scanned {
  /** The head over the leaves that the log has. */
  readonly head: LedgerHead;
  readonly findings: readonly Finding[];
  /** Worth knowing, but not damage. */
  readonly warnings: readonly Finding[];
  /** Bindings are checked with the fingerprint key: with it, and only then, a record that was added is seen. */
  readonly bindings: 'checked' | 'not_checked';
}

/** How much of a ledger is scanned, and how much is reported. */
export interface ScanOptions {
  /** The most findings that are listed. */
  readonly limit?: number;
  /** The key of the ledger, to check the binding of each record. */
  readonly fingerprints?: Fingerprinter | undefined;
  /** The first leaves, taken for granted: of their records only reviews and corrections are read. */
  readonly start?: CompactRange;
  /** Told how many rows were read, of how many: of each entry of the log, and of each record. */
  readonly progress?: ((read: number, size: number) => void) | undefined;
}

/**
 * Reads every record of a ledger once and past every index. Recomputes the leaf of each, what other
 * columns repeat of it, and the tree over all leaves (specification/ledger.md 5). Whatever is signed rests
 * on such a scan, so that neither an index that lacks rows nor a leaf of other content gets a signature.
 *
 * A visitor sees only records that are what their leaves say, and where there are findings not all of them.
 */
export async function scanLedger(
  connection: Connection,
  visitor: ScanVisitor = NOBODY,
  options: ScanOptions = {},
): Promise<Scanned> {
  const { limit = MAX_LISTED, start = new CompactRange(), progress = () => {} } = options;
  const identity = await readIdentity(connection);
  const { fingerprints } = options;
  const keyFault = fingerprints && keyFaultOf(identity, fingerprints);
  const binder = fingerprints && !keyFault ? new Binder(identity, fingerprints) : undefined;
  const size = 2 * ((await treeSize(connection)) - start.size);
  let read = 0;
  const onRows = (rows: number) => progress((read = Math.min(read + rows, size)), size);
  const scan = new Scan(connection, visitor, { binder, limit, granted: start.size, onRows });
  if (keyFault) scan.findings.push(finding('fingerprint_key_differs', keyFault));
  try {
    const range = await scan.log(start);
    await scan.corrections();
    // A visitor of runs has seen what speaks of them, and the scan the reviews that they repeat.
    for (const kind of ['approval', 'control', 'run'] as const) await scan.records(kind);
    await scan.twins();
    await scan.places();
    const head = {
      origin: identity.origin,
      tree_size: range.size,
      root_hash: digestOfHash(range.root()),
    };
    const warnings = [...scan.remarks, ...clockJumps(scan.recordedAt, MAX_LISTED)];
    return {
      head,
      findings: scan.findings,
      warnings,
      bindings: binder ? 'checked' : 'not_checked',
    };
  } finally {
    progress(size, size);
  }
}

/** More faults than this are not understood any better by listing them. */
const MAX_LISTED = 100;

interface Read {
  readonly record: LedgerRecord;
  readonly canonical: string;
  readonly visit: (place: Omit<Placed, 'record'>) => Promise<void> | undefined;
}

interface ScanSetting extends Required<Pick<ScanOptions, 'limit'>> {
  readonly onRows: (rows: number) => void;
  readonly binder: Binder | undefined;
  /** The last place that is taken for granted. */
  readonly granted: number;
}

class Scan {
  readonly findings: Finding[] = [];
  /** Of what would be a finding, if no correction had quarantined it. */
  readonly remarks: Finding[] = [];
  /** When the record of each place was recorded; 0 where there is none. */
  recordedAt = new Float64Array();
  readonly #connection: Connection;
  readonly #visitor: ScanVisitor;
  /** How many entries the log has of each kind, and how many of them have a record. */
  readonly #entries = noneOfEach();
  readonly #found = noneOfEach();
  /** The rows of the records that corrections name, by the places of the corrections. */
  readonly #named = new Map<number, Row[]>();
  readonly #quarantines = new Quarantines();
  /** Members of reviews that runs repeat, by the ids of the reviews. */
  readonly #reviews = new Map<string, string>();
  readonly #once = new Once();
  #checks = 0;

  readonly #setting: ScanSetting;

  constructor(connection: Connection, visitor: ScanVisitor, setting: ScanSetting) {
    this.#connection = connection;
    this.#visitor = visitor;
    this.#setting = setting;
  }

  /** Reads the log in order, finds gaps, and builds the tree of its leaves; only the right edge stays in memory. */
  async log(range: CompactRange): Promise<CompactRange> {
    let last = range.size;
    const columns = `sequence, record_kind, subtrees, ${UNIQUE.join(', ')}`;
    const rows = this.#rows(columns, this.#table(LOG, 'l'), 'sequence', this.#later('sequence'));
    for await (const entry of rows) {
      const sequence = integerOf(entry, 'sequence');
      if (sequence > last + 1) this.#say('record_removed', `nothing at place ${last + 1}`);
      if (sequence === last) this.#say('record_unlogged', `place ${last} twice in ${LOG}`);
      last = sequence;
      this.#once.add(entry);
      this.#entries[wordOf(entry, 'record_kind', RECORD_KINDS)] += 1;
      if (textOf(entry, 'subtrees') !== subtreesBehind(range, textOf(entry, 'leaf')))
        this.#say('tree_altered', `the subtrees that place ${range.size} completes`);
    }
    this.recordedAt = new Float64Array(range.size);
    return range;
  }

  /** Reads corrections before all that they may quarantine, themselves last: a later one may name an earlier one. */
  async corrections(): Promise<void> {
    for await (const row of this.#rows('*', this.#table(QUARANTINED.table, 'q'))) {
      const place = integerOf(row, 'correction_sequence');
      const others = this.#named.get(place);
      if (others) others.push(row);
      else this.#named.set(place, [row]);
    }
    const faulty: Row[] = [];
    await this.records('correction', (row) => faulty.push(row));
    for (const row of faulty) this.#judgeFaulty('correction', row);
    for (const place of this.#named.keys())
      this.#say('record_unlogged', `${QUARANTINED.table}, named by no correction at ${place}`);
  }

  /** Reads the records of one kind beside their entries in the log; runs after the reviews that they repeat. */
  async records(
    kind: RecordKind,
    judgeFaulty: (row: Row) => void = (row) => this.#judgeFaulty(kind, row),
  ): Promise<void> {
    const checks = CHECKS_BESIDE[this.#connection.engine];
    const isRun = kind === 'run';
    const rows = this.#rows(
      `r.*, l.leaf, l.record_kind, l.record_id, l.request_digest, l.idempotency_ref${isRun ? `, ${checks.column} as checks` : ''}`,
      `${this.#table(TABLES[kind], 'r')} left join ${this.#table(LOG, 'l')}
       on l.sequence = r.sequence ${isRun ? checks.join : ''}`,
      isRun ? `r.subject_digest${BYTEWISE[this.#connection.engine]}, r.sequence` : 'r.sequence',
      kind === 'approval' || kind === 'correction' ? '' : this.#later('r.sequence'),
    );
    let last: RowPlace = { subject: '', sequence: -Infinity };
    for await (const row of rows) {
      const place = {
        subject: isRun ? textOf(row, 'subject_digest') : '',
        sequence: integerOf(row, 'sequence'),
      };
      // The last word is that of the last row, so a file whose rows are not where they belong says nothing.
      if (!isAfter(place, last)) {
        const found = `${TABLES[kind]}, place ${place.sequence} after ${last.sequence}`;
        this.#say('storage_damaged', found);
        continue;
      }
      last = place;
      const taken = this.#take(kind, row, judgeFaulty);
      if (taken) await taken;
    }
  }

  /** Finds the entries that repeat the id, the leaf or the request of an earlier one. */
  async twins(): Promise<void> {
    const log = this.#table(LOG, 'l');
    if (this.#setting.granted > 0) {
      const granted = `where l.sequence <= ${this.#setting.granted}`;
      for await (const entry of this.#rows(UNIQUE.join(', '), log, undefined, granted))
        this.#once.add(entry);
    }
    if (!this.#once.mayRepeat()) return;
    const said = new Set<number>();
    for (const column of UNIQUE) {
      const repeated = `select ${column} from ${log} group by ${column} having count(*) > 1`;
      const rows = this.#rows(
        'l.sequence, l.leaf, l.record_id, l.record_id as id, l.idempotency_ref',
        log,
        `l.${column}, l.sequence`,
        `where l.${column} in (${repeated})`,
      );
      let last = '';
      for await (const entry of rows) {
        const [sequence, value] = [integerOf(entry, 'sequence'), textOf(entry, column)];
        if (value === last && !said.has(sequence)) this.#judgeEntry(entry, 'record_twice');
        if (value === last) said.add(sequence);
        last = value;
      }
    }
  }

  /** Every entry of the log has its record, and every check its run. */
  async places(): Promise<void> {
    for (const kind of RECORD_KINDS) {
      if (this.#found[kind] === this.#entries[kind]) continue;
      const missing = this.#rows(
        'l.sequence, l.leaf, l.record_id as id',
        `${this.#table(LOG, 'l')} left join ${this.#table(TABLES[kind], 'r')}
         on r.sequence = l.sequence and r.id = l.record_id`,
        'l.sequence',
        `${this.#later('l.sequence')} and l.record_kind = '${kind}' and r.sequence is null`,
      );
      for await (const entry of missing) this.#judgeEntry(entry, 'record_removed');
    }
    const checks = this.#table(CHECK.table, 'k');
    const where = this.#later('run_sequence');
    for await (const row of this.#rows('count(*) as amount', checks, undefined, where)) {
      if (integerOf(row, 'amount') !== this.#checks) await this.#strays();
    }
    // A scan that stopped early has not met everything.
    if (this.findings.length >= this.#setting.limit) return;
    // The scan hasn't read the records named before its start.
    for (const { by, sequence } of this.#quarantines.unmet)
      if (sequence > this.#setting.granted)
        this.#say('record_altered', `place ${by}, which names place ${sequence}`);
  }

  /** Says which checks belong to no run, unless a correction has quarantined them. */
  async #strays(): Promise<void> {
    const [checks, runs] = [this.#table(CHECK.table, 'k'), this.#table(TABLES.run, 'r')];
    const pages = this.#connection.scan(strayChecks(checks, runs, this.#later('k.run_sequence')));
    for await (const { sequence, id, leaf } of strayRunsIn(pages)) {
      const quarantine = this.#quarantines.at(sequence, id);
      const place = `${CHECK.table}, sequence ${sequence}, id ${id}`;
      if (quarantine?.found_as === 'unlogged' && quarantine.leaf === leaf)
        this.#remark(quarantine, place);
      else this.#say('record_unlogged', place);
      if (this.findings.length >= this.#setting.limit) return;
    }
  }

  #take(kind: RecordKind, row: Row, judgeFaulty: (row: Row) => void): Promise<void> | undefined {
    if (kind === 'run') this.#checks += ownChecksIn(row).length;
    const sequence = integerOf(row, 'sequence');
    const read = isLogged(kind, row) ? this.#readLogged(kind, row) : undefined;
    if (kind === 'correction') this.#named.delete(sequence);
    if (!read) return done(judgeFaulty(row));
    if (!this.#isBound(read, row)) return done(this.#judgeFaulty(kind, row, 'binding_differs'));
    const leaf = textOf(row, 'leaf');
    return read.visit({ sequence, leaf, quarantined_by: this.#quarantines.meet(row, leaf) });
  }

  /** The record of a row that is what its leaf says; what cannot be read any more is not. */
  #readLogged(kind: RecordKind, row: Row): Read | undefined {
    if (integerOf(row, 'sequence') > this.#setting.granted) this.#found[kind] += 1;
    this.recordedAt[integerOf(row, 'sequence') - 1] = integerOf(row, 'recorded_at');
    try {
      const read = this.#read(kind, row);
      const canonical = canonicalize(read.record);
      const isRecorded =
        leafOfText(canonical) === textOf(row, 'leaf') &&
        requestDigestOf(read.record) === textOf(row, 'request_digest');
      return isRecorded ? { ...read, canonical } : undefined;
    } catch (cause) {
      refusalOf(cause, 'ledger_damaged');
      return undefined;
    }
  }

  /** Says what is wrong with a row, or remarks it where a correction has said so. */
  #judgeFaulty(kind: RecordKind, row: Row, code: Code = 'record_altered'): void {
    if (isLogged(kind, row)) return this.#judgeEntry(row, code);
    // A row outside the log has no leaf to compare with; nothing depends on it.
    const quarantine = this.#quarantines.of(row);
    const place = `${TABLES[kind]}, sequence ${integerOf(row, 'sequence')}, id ${textOf(row, 'id')}`;
    if (quarantine?.found_as === 'unlogged' && quarantine.leaf === rowDigest(kind, row))
      return this.#remark(quarantine, place);
    return this.#say('record_unlogged', place);
  }

  /** Judges an entry of the log whose record is not the one that was recorded. */
  #judgeEntry(entry: Row, code: Code): void {
    const quarantine = this.#quarantines.of(entry);
    if (quarantine?.found_as !== 'altered' || quarantine.leaf !== textOf(entry, 'leaf'))
      return this.#sayOf(code, entry);
    this.#quarantines.meet(entry, quarantine.leaf);
    return this.#remark(quarantine, `place ${quarantine.sequence}`);
  }

  /** Whether somebody with the key recorded this here; without the key, nobody can say. */
  #isBound({ canonical, record }: Read, row: Row): boolean {
    const { binder } = this.#setting;
    return !binder || binder.isBound(canonical, record.binding, boundPlaceIn(row));
  }

  #read(kind: RecordKind, row: Row): Omit<Read, 'canonical'> {
    if (kind === 'run') {
      const record = this.#runIn(row);
      const digest = textOf(row, 'subject_digest');
      return { record, visit: (place) => this.#visitor.run({ ...place, record }, digest) };
    }
    const record = this.#statementIn(kind, row);
    if (record.kind === 'approval') this.#reviews.set(record.id, repeatedOf(record, record));
    const visit = (place: Omit<Placed, 'record'>) => {
      if (record.kind === 'correction') this.#quarantines.add({ ...place, record });
      return done(this.#visitor.take({ ...place, record }));
    };
    return { record, visit };
  }

  #statementIn(kind: Exclude<RecordKind, 'run'>, row: Row) {
    if (kind === 'approval') return approvalIn(row);
    if (kind === 'control') return controlIn(row);
    return correctionOf(row, this.#named.get(integerOf(row, 'sequence')) ?? []);
  }

  /** The run of a row; `ledger_damaged` where its checks, or what it repeats of its review, are of another. */
  #runIn(row: Row): RunRecord {
    const run = readRow(RUN, row);
    const checks = ownChecksIn(row);
    const { approval_state: state, approval_tier: tier } = run;
    const reviewed_at = instantIn(row, 'reviewed_at');
    const expires_at = instantIn(row, 'review_expires_at');
    const repeated = repeatedOf(run.subject, { state, tier, reviewed_at, expires_at });
    if (this.#reviews.get(run.review_id) !== repeated)
      throw new ClaimgateError('ledger_damaged', { expected: `the review ${run.review_id}` });
    if (checks.some(({ side }) => side !== run.side))
      throw new ClaimgateError('ledger_damaged', { expected: `checks of the run ${run.id}` });
    return { kind: 'run', ...run, checks: checksOf(checks) };
  }

  /** Only places that are not taken for granted; where none is, every row, whatever it has for a place. */
  #later(column: string): string {
    return this.#setting.granted === 0
      ? 'where true'
      : `where ${column} > ${this.#setting.granted}`;
  }

  async *#rows(columns: string, from: string, order?: string, where = ''): AsyncGenerator<Row> {
    const ordered = order === undefined ? '' : `order by ${order}`;
    const sql = `select ${columns} from ${from} ${where} ${ordered}`;
    for await (const page of this.#connection.scan(sql)) {
      for (const row of page) {
        if (this.findings.length >= this.#setting.limit) return;
        yield row;
      }
      this.#setting.onRows(page.length);
    }
  }

  #table(name: string, alias: string): string {
    const { engine } = this.#connection;
    // Without the rows of heirs, which no guard covers.
    return `${engine === 'postgres' ? 'only ' : ''}${name} ${alias}${NOT_INDEXED[engine]}`;
  }

  #say(code: Code, found: string): void {
    this.findings.push(finding(code, { found }));
  }

  #remark({ by }: Quarantine, found: string): void {
    const expected = `the correction at place ${by}`;
    if (this.remarks.length < MAX_LISTED)
      this.remarks.push(finding('record_quarantined', { expected, found }));
  }

  #sayOf(code: Code, entry: Row): void {
    const record = { sequence: integerOf(entry, 'sequence'), leaf: textOf(entry, 'leaf') };
    this.findings.push(finding(code, { found: `place ${record.sequence}`, record }));
  }
}

function noneOfEach(): Record<RecordKind, number> {
  return { approval: 0, run: 0, control: 0, correction: 0 };
}

function isLogged(kind: RecordKind, row: Row): boolean {
  return row['record_id'] === row['id'] && row['record_kind'] === kind;
}

interface RowPlace {
  readonly subject: string;
  readonly sequence: number;
}

function isAfter(one: RowPlace, other: RowPlace): boolean {
  return one.subject === other.subject
    ? one.sequence > other.sequence
    : one.subject > other.subject;
}

/** Nothing to wait for. */
function done(_nothing: void): undefined {}

type Repeated = Pick<ApprovalRecord, 'expires_at' | 'reviewed_at' | 'state' | 'tier'>;

function repeatedOf(app: AppIdentity, { state, tier, reviewed_at, expires_at }: Repeated): string {
  return [appText(app), state, tier, reviewed_at, expires_at].join(' ');
}
