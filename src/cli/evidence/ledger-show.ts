import { isErrored } from '../../evidence/run.ts';
import { originOf } from '../../evidence/subject-evidence.ts';
import { claimPathsHere, subjectDigestStart } from '../../repository/named-subject.ts';
import { LEDGER_OPTION, askedLedger } from './open-ledger.ts';
import { historyOfSubject, pageOfRecords, reading, type RecordPage } from './read-ledger.ts';
import type { RecordsResult, EntryStatement, EntryResult } from '../../documents/index.ts';
import { countOf, refuse, finding, worstSeverity, type Finding } from '../../documents/findings.ts';
import { countRecords, findRecord, MAX_PAGE, type PageRequest } from '../../ledger/reading.ts';
import {
  type CheckRecord,
  type LedgerRecord,
  type Placed,
  RECORD_KINDS,
} from '../../ledger/records.ts';
import type { Outcome } from '../../report/report.ts';
import { claimName, originWords } from '../../report/report-words.ts';
import { usageError } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { argument, flag, valued } from '../options.ts';
import { askedRepository, askedProjection } from '../../repository/asked.ts';
import { entryLines } from '../../report/entry-lines.ts';
import { piecesOf } from '../../io/files.ts';
import { otherDocument, type NamedBytes } from '../../documents/json.ts';
import { differencesOf } from '../../gate/merge-projection.ts';
import { lookUpEntries, type Lookup } from '../../gate/find-entries.ts';
import { readUnverified } from '../../gate/verify-projection.ts';
import { projectionAt, readStatementFile } from '../../repository/evidence-inputs.ts';
import type { Answer } from '../../repository/release-inputs.ts';

const DEFAULT_PAGE = 50;
const SELECTING = ['subject', 'projection', 'kind', 'limit', 'before'];

export const command: Command = {
  examples: {
    'claimgate ledger show --kind run': 'the newest runs',
    'claimgate ledger show --before 120 --limit 20 --json': 'an older page, with everything',
    'claimgate ledger show 17': 'one record: its place, its leaf and its members',
    'claimgate ledger show --subject subject.json':
      'runs of a subject, reviews of its app and control events that select it, newest first',
    'claimgate ledger show --subject 5f2c7a09b1de': 'the same by the subject digest from a finding',
    'claimgate ledger show --subject 0123456789ab --projection ledger-projection.jsonl':
      'what a projection says of the subject, without the ledger',
    'claimgate ledger show --stats': 'how much the ledger holds, and its head',
  },
  positionals: {
    record: argument('sequence number or id; without one, lists records, newest first'),
  },
  offers: { subject: claimPathsHere },
  options: {
    ...LEDGER_OPTION,
    kind: { ...valued('only records of this kind', 'KIND'), choices: RECORD_KINDS },
    subject: valued(
      'only records about this subject: the name of a claim, a JSON file with a subject, or the first digits of its digest',
      'SUBJECT',
    ),
    projection: valued('with --subject: what this ledger projection says of it instead', 'FILE'),
    limit: valued(`records on a page, at most ${MAX_PAGE}`, 'COUNT'),
    before: valued('only records before this sequence number: the next page', 'SEQUENCE'),
    stats: flag('print how much the ledger holds'),
  },
  async run(invocation) {
    const { args } = invocation;
    if (args.flag('stats') === true) {
      args.refuse(['record', ...SELECTING], 'with --stats');
      return countedOutcome(invocation);
    }
    const record = args.text('record');
    if (record !== undefined) {
      args.refuse(SELECTING, 'with a record');
      return recordOutcome(invocation, record);
    }
    const subject = args.text('subject');
    if (args.text('projection') !== undefined) {
      if (subject === undefined) throw usageError({ expected: '--subject SUBJECT' });
      args.refuse(['kind', 'ledger', 'limit', 'before'], 'with --projection');
      return showEntry(invocation);
    }
    const page = pageOf(invocation);
    if (subject === undefined) {
      const kind = RECORD_KINDS.find((one) => one === args.text('kind'));
      const asked = { ...page, ...(kind === undefined ? {} : { kind }) };
      return pageOutcome(await pageOfRecords(askedLedger(invocation), asked));
    }
    args.refuse(['kind'], 'with --subject');
    const place = askedLedger(invocation);
    const choice = askedRepository(invocation);
    return pageOutcome(await historyOfSubject(place, subject, page, choice, invocation.host));
  },
};

async function recordOutcome(invocation: Invocation, name: string): Promise<Outcome> {
  const found = await reading(askedLedger(invocation), (ledger) => findRecord(ledger, name));
  if (!found) return refuse('record_unknown', { found: name });
  const { leaf, record } = found;
  const lines = [
    recordLine(found),
    `  leaf: ${leaf}`,
    ...JSON.stringify(record, null, 2).split('\n'),
  ];
  const result = { records: [placedRecord(found)], next_before: null };
  return { result, lines };
}

async function countedOutcome(invocation: Invocation): Promise<Outcome> {
  const result = await reading(askedLedger(invocation), countRecords);
  const { checks, head, quarantined, records, subjects } = result;
  const lines = [
    `head: ${head.origin}, ${head.tree_size} records, ${head.root_hash}`,
    `  approvals: ${records.approval}, runs: ${records.run} with ${checks} checks, controls: ${records.control}`,
    `  corrections: ${records.correction}, of ${countOf(quarantined, 'record')}`,
    `  subjects with runs: ${subjects}`,
    `  recorded: ${result.first_recorded_at ?? 'nothing'} to ${result.last_recorded_at ?? 'nothing'}`,
  ];
  return { result, lines };
}

function pageOf({ args }: Invocation): Omit<PageRequest, 'kind'> {
  const before = args.wholeNumber('before', 1);
  return {
    limit: args.wholeNumber('limit', 1, MAX_PAGE) ?? DEFAULT_PAGE,
    ...(before === undefined ? {} : { before }),
  };
}

function pageOutcome({ records, findings, nextBefore }: RecordPage): Outcome {
  const result = { records: records.map(placedRecord), next_before: nextBefore };
  const lines = [
    ...records.map(recordLine),
    ...(nextBefore === null ? [] : [`more: --before ${nextBefore}`]),
    ...(records.length + findings.length === 0 ? ['no records'] : []),
  ];
  return { result, findings, lines };
}

function placedRecord({
  sequence,
  leaf,
  record,
  quarantined_by,
}: Placed): RecordsResult['records'][number] {
  return {
    sequence,
    leaf,
    record: { ...record },
    ...(quarantined_by === null ? {} : { quarantined_by }),
  };
}

export function recordLine({ sequence, record, quarantined_by }: Placed): string {
  const by = quarantined_by === null ? '' : `, quarantined by ${quarantined_by}`;
  return `${sequence}  ${record.recorded_at}  ${sentence(record)}${by}  ${record.id}`;
}

function sentence(record: LedgerRecord): string {
  if (record.kind === 'approval') {
    const { provider, state, tier, expires_at } = record;
    return `approval of ${provider}: ${state}, tier ${tier}, until ${expires_at}${originWords(originOf(record))}`;
  }
  if (record.kind === 'control') {
    const { selector, state, reason, expires_at } = record;
    return `control of ${selector.provider}: ${state}, ${reason}, until ${expires_at ?? 'further notice'}${originWords(originOf(record))}`;
  }
  if (record.kind === 'correction') {
    const places = record.records.map(({ sequence }) => sequence);
    return `correction of ${placesOf(places)}: ${record.reason}`;
  }
  const { side, subject, checks, tested_at } = record;
  return `${side} run of ${claimName(subject)} at ${tested_at}: ${outcomeWords(checks)}${originWords(originOf(record))}`;
}

function outcomeWords(checks: readonly CheckRecord[]): string {
  if (isErrored(checks)) return 'could not be tested';
  const failed = checks.filter(({ outcome }) => outcome === 'failed').map(({ kind }) => kind);
  return failed.length === 0 ? 'passed' : `failed ${failed.join(', ')}`;
}

function placesOf(places: readonly number[]): string {
  const rest = places.length - MAX_PLACES;
  const first = places.slice(0, MAX_PLACES).join(', ');
  return rest > 0 ? `${first} and ${rest} more` : first;
}

const MAX_PLACES = 5;

/** Prints what a projection says of a subject. */
async function showEntry(invocation: Invocation): Promise<Outcome> {
  const { result, findings } = await lookUp(invocation);
  if (!result) return { findings };
  const { path, line, subject_digest, entry, statement } = result;
  const lines = [
    `${subject_digest}, line ${line} of ${path}`,
    ...entryLines(entry).map((text) => `  ${text}`),
    standing(statement),
  ];
  return { result, findings, lines };
}

function standing(statement: EntryStatement): string {
  if (statement === null) return 'nothing of this is verified: no statement vouches for the file';
  const { path, deployment, generated_at, expires_at } = statement;
  return `the file is the one that ${path} is about (${deployment}, made ${generated_at}, until ${expires_at}); who signed that was not checked, which is for \`claimgate check\``;
}

/** Looks up a subject in a projection. Whether the signatures beside it hold is for the gate. */
async function lookUp(invocation: Invocation): Promise<Answer<EntryResult>> {
  const { args, host } = invocation;
  const { path } = askedProjection(invocation);
  const subject = args.required('subject');
  const projection = projectionAt(path, host);
  const { file } = projection;
  const start = await subjectDigestStart(subject, askedRepository(invocation), host);
  const beside = await readStatementFile(path);
  const looked = await lookUpEntries({ file, chunks: projection.open() }, start);
  const other = looked.faults.length > 0 ? otherAt(path, file) : undefined;
  if (other) return { result: null, findings: [other] };
  const { statement, findings: stating } = compareWithStatement(looked, beside, file);
  const findings = [...stating, ...looked.faults, ...lookupFindings(looked, start, file)];
  const { first, sha256, entryCount: entry_count } = looked;
  if (!first?.entry || worstSeverity(findings) > 0) return { result: null, findings };
  const { entry, line, subjectDigest: subject_digest } = first;
  const result = { path: file, sha256, entry_count, statement, line, subject_digest, entry };
  return { result, findings };
}

/** Most documents of other kinds are laid out over several lines, and no line is JSON. */
function otherAt(path: string, file: string): Finding | undefined {
  const [start] = piecesOf(path, file);
  return start && otherDocument(start, file, 'ProjectionEntry');
}

/** Whether the bytes are those that the statement beside them names. Its signatures are for `check`. */
function compareWithStatement(
  looked: Lookup,
  beside: NamedBytes | undefined,
  file: string,
): { readonly statement: EntryStatement; readonly findings: readonly Finding[] } {
  if (!beside) return { statement: null, findings: [finding('projection_unverified', { file })] };
  const stated = readUnverified(beside);
  if (!stated.ok) return { statement: null, findings: stated.findings };
  const { subject: sha256, predicate } = stated.value;
  const { deployment, generated_at, expires_at, entry_count: entryCount } = predicate;
  return {
    statement: { path: beside.file, deployment, generated_at, expires_at },
    findings: differencesOf(looked, { sha256, entryCount }, file),
  };
}

function lookupFindings({ first, matches }: Lookup, start: string, file: string): Finding[] {
  if (!first) return [finding('not_in_projection', { file, found: start })];
  // not covered: no two subjects are known whose SHA-256 digests start alike for so long
  if (matches > 1)
    return [finding('subject_ambiguous', { file, found: `${matches} subjects: ${start}` })];
  const { entry, leaks, line } = first;
  const unreadable = entry ? [] : [finding('entry_unreadable', { file, line })];
  return [...unreadable, ...leaks];
}
