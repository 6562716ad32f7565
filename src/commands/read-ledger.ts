import type { CheckpointResult, Subject } from '../documents/index.ts';
import { demand } from '../findings/error.ts';
import { accept, ClaimgateError, refuse, type Finding, type Result } from '../findings/index.ts';
import { CheckpointFolder } from '../io/checkpoint-folder.ts';
import {
  checkpointIn,
  findRecord,
  historyOf,
  listRecords,
  proveConsistency,
  proveGrowth,
  proveInclusion,
  readIdentity,
  countRecords,
  subjectsStartingWith,
  verifyLedger,
  verifyLedgerSince,
  type Attested,
  type Connection,
  type LedgerAudit,
  type PageRequest,
  type Placed,
} from '../ledger/index.ts';
import type { LedgerStats, Unreadable } from '../ledger/reading.ts';
import { noteKeyOf, openCheckpoint, type LedgerHead } from '../trust/index.ts';
import { progressOf, type Host } from './host.ts';
import { openSigner, type SignerSource } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { subjectOrDigestStart } from './named-subject.ts';
import { withLedger, type LedgerPlace } from './open-ledger.ts';
import { verifiedHead, type ByPin } from './sign.ts';

/** Records, newest first, and before which sequence number the next page starts. */
export interface RecordPage {
  readonly records: readonly Placed[];
  /** Faults of records on the page that cannot be read. */
  readonly findings: readonly Finding[];
  readonly nextBefore: number | null;
}

/** Lists the records of a ledger. */
export async function pageOfRecords(place: LedgerPlace, page: PageRequest): Promise<RecordPage> {
  const unreadable: Unreadable[] = [];
  const records = await reading(place, (connection) => listRecords(connection, page, unreadable));
  return pageOf(records, unreadable, page);
}

/** One record by its sequence number or id; `record_unknown`. */
export async function recordNamed(place: LedgerPlace, name: string): Promise<Result<Placed>> {
  const found = await reading(place, (connection) => findRecord(connection, name));
  return found ? accept(found) : refuse('record_unknown', { found: name });
}

/**
 * Lists the records about a subject. Refuses a subject without records (`subject_not_in_ledger`).
 *
 * @param named a claim of the repository, a JSON file with the subject, or the first digits of its digest
 */
export async function historyOfSubject(
  place: LedgerPlace,
  named: string,
  page: Omit<PageRequest, 'kind'>,
  host: Host,
): Promise<Result<RecordPage>> {
  const asked = await subjectOrDigestStart(named, place.directory, host);
  const unreadable: Unreadable[] = [];
  const records = await reading(place, async (connection) => {
    const subject = await subjectNamed(connection, asked);
    return subject && historyOf(connection, subject, page, unreadable);
  });
  return records
    ? accept(pageOf(records, unreadable, page))
    : refuse('subject_not_in_ledger', { found: named });
}

/** How much a ledger holds. */
export function ledgerStats(place: LedgerPlace): Promise<LedgerStats> {
  return reading(place, countRecords);
}

/** Recomputes a whole ledger and looks at its guards. */
export function auditLedger(place: LedgerPlace, host: Terminal): Promise<LedgerAudit> {
  return withLedger(place, (ledger) => verifyLedger(ledger, progressOf('the ledger', host)));
}

/** Where a person sees how far a long scan has come. */
type Terminal = Parameters<typeof progressOf>[1];

/** A checkpoint of a ledger that somebody kept, and whose signature on it counts. */
export interface KeptCheckpoint {
  readonly file: NamedFile;
  readonly by: ByPin | readonly string[];
}

/** The audit of what came after a checkpoint, and the head that the checkpoint has. */
export async function auditLedgerSince(
  place: LedgerPlace,
  { file, by }: KeptCheckpoint,
  host: Terminal,
): Promise<Result<LedgerAudit & { readonly since: LedgerHead }>> {
  const since = await verifiedHead(file, by);
  if (!since.ok) return since;
  const audit = await withLedger(place, (ledger) =>
    verifyLedgerSince(ledger, since.value, file.name, progressOf('the ledger', host)),
  );
  return audit.ok ? accept({ ...audit.value, since: since.value }) : audit;
}

/** The signed head of a ledger. */
export async function signedCheckpoint(
  place: LedgerPlace,
  source: SignerSource,
): Promise<Result<string>> {
  const key = await openSigner(source);
  return signing(place, (connection) => checkpointIn(connection, key, 'checkpoint'));
}

/**
 * Writes the signed head of a ledger into a folder of checkpoints that the same key has signed. The ledger has
 * to extend the greatest one of them (`ledger_truncated`, `ledger_forked`), else nothing is written.
 */
export async function keepCheckpoint(
  place: LedgerPlace,
  source: SignerSource,
  out: NamedFile,
): Promise<Result<Required<CheckpointResult>>> {
  const key = await openSigner(source);
  const folder = new CheckpointFolder(out);
  const latest = await folder.latest();
  const signed = await signing(place, async (connection) => {
    const { origin } = await readIdentity(connection);
    const ledger = { origin, keys: [demand(noteKeyOf(origin, key.publicKey))] };
    const earlier = latest && openCheckpoint(latest.text, ledger, latest.file);
    if (earlier && !earlier.ok) return earlier;
    const grown = earlier && (await proveConsistency(connection, earlier.value, latest.file));
    if (grown && !grown.ok) return grown;
    const made = await checkpointIn(connection, key, 'checkpoint');
    if (!made.ok) return made;
    const { tree_size } = demand(openCheckpoint(made.value, ledger, 'checkpoint'));
    return accept({ checkpoint: made.value, tree_size });
  });
  if (!signed.ok) return signed;
  // Only now is it confirmed that everything under it is kept.
  const { checkpoint, tree_size } = signed.value;
  // One head, signed by one key, is one text.
  const isKept = latest?.text === checkpoint;
  return accept({
    checkpoint,
    path: isKept ? latest.file : await folder.add(checkpoint, tree_size),
  });
}

/** Proves that a record is in a ledger; `record_unknown`. */
export async function proveRecord(
  place: LedgerPlace,
  name: string,
  source: SignerSource,
): Promise<Result<{ readonly sequence: number; readonly proof: string }>> {
  const key = await openSigner(source);
  return signing(place, async (connection) => {
    const found = await findRecord(connection, name);
    if (!found) return refuse('record_unknown', { found: name });
    const { sequence } = found;
    const proof = await proveInclusion(connection, sequence, key, 'proof');
    return proof.ok ? accept({ sequence, proof: proof.value }) : proof;
  });
}

/** Proves that a ledger only grew since it had so many records. */
export async function proveGrowthSince(
  place: LedgerPlace,
  tree_size: number,
  source: SignerSource,
): Promise<Result<string>> {
  const key = await openSigner(source);
  return signing(place, (connection) => proveGrowth(connection, { tree_size }, key, 'proof'));
}

function reading<T>(place: LedgerPlace, work: (connection: Connection) => Promise<T>): Promise<T> {
  return withLedger(place, (ledger) => ledger.read(work));
}

function signing<T>(place: LedgerPlace, work: (connection: Attested) => Promise<T>): Promise<T> {
  return withLedger(place, (ledger) => ledger.attest(work));
}

function pageOf(
  records: readonly Placed[],
  unreadable: readonly Unreadable[],
  { limit }: Pick<PageRequest, 'limit'>,
): RecordPage {
  const places = [...records, ...unreadable].map(({ sequence }) => sequence);
  const last = places.length === limit ? Math.min(...places) : 1;
  const findings = unreadable.map(({ finding }) => finding);
  return { records, findings, nextBefore: last > 1 ? last : null };
}

async function subjectNamed(
  connection: Connection,
  subject: Subject | string,
): Promise<Subject | undefined> {
  if (typeof subject !== 'string') return subject;
  const [found, another] = await subjectsStartingWith(connection, subject);
  // not covered: no two subjects are known whose SHA-256 digests start alike for so long
  if (another) throw new ClaimgateError('subject_ambiguous', { found: subject });
  return found;
}
