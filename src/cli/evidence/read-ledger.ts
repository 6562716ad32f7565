import type { CheckpointResult, Subject } from '../../documents/index.ts';
import { demand, ClaimgateError, type Finding } from '../../documents/findings.ts';
import { addCheckpoint, latestCheckpoint } from '../../io/checkpoint-folder.ts';
import { makeOutputFolder } from '../../io/output-path.ts';
import { checkpointIn, proveConsistency } from '../../ledger/log.ts';
import {
  historyOf,
  listRecords,
  subjectsStartingWith,
  type PageRequest,
  type Unreadable,
} from '../../ledger/reading.ts';
import { readIdentity } from '../../ledger/identity.ts';
import { verifyLedger, type LedgerAudit } from '../../ledger/verify.ts';
import { type Attested, type Connection } from '../../ledger/driver/connection.ts';
import { type Placed } from '../../ledger/records.ts';
import type { KnownHead } from '../../gate/known-heads.ts';
import { noteKeyOf, openCheckpoint } from '../../trust/checkpoint.ts';
import { progressOf, type Host } from '../host.ts';
import { openSigner, type SignerSource } from '../keys/signing-keys.ts';
import type { NamedFile } from '../named-file.ts';
import { subjectOrDigestStart } from '../../repository/named-subject.ts';
import type { RepositoryChoice } from '../../repository/release-inputs.ts';
import { keyIfThere, withLedger, type LedgerPlace } from './open-ledger.ts';

export type RecordPage = ReturnType<typeof pageOf>;

export async function pageOfRecords(place: LedgerPlace, page: PageRequest): Promise<RecordPage> {
  const unreadable: Unreadable[] = [];
  const records = await reading(place, (connection) => listRecords(connection, page, unreadable));
  return pageOf(records, unreadable, page);
}

/**
 * Lists the records about a subject.
 *
 * @param named a claim of the repository, a JSON file with the subject, or the first digits of its digest
 * @throws ClaimgateError `subject_not_in_ledger` without records
 */
export async function historyOfSubject(
  place: LedgerPlace,
  named: string,
  page: Omit<PageRequest, 'kind'>,
  choice: RepositoryChoice,
  host: Host,
): Promise<RecordPage> {
  const asked = await subjectOrDigestStart(named, choice, host);
  const unreadable: Unreadable[] = [];
  const records = await reading(place, async (connection) => {
    const subject = await subjectNamed(connection, asked);
    return subject && historyOf(connection, subject, page, unreadable);
  });
  if (!records) throw new ClaimgateError('subject_not_in_ledger', { found: named });
  return pageOf(records, unreadable, page);
}

/** Audits a whole ledger, and says which heads of its origin it does not extend; those of another one are of another ledger. */
export function auditAgainst(
  place: LedgerPlace,
  host: Terminal,
  heads: readonly KnownHead[],
): Promise<LedgerAudit & { readonly denied: ReadonlyMap<KnownHead, readonly Finding[]> }> {
  return withLedger(place, async (ledger) => {
    const fingerprints = await ledger.read((connection) => keyIfThere(place, connection));
    const progress = progressOf('the ledger', host);
    const audit = await verifyLedger(ledger, { fingerprints, progress });
    const denied = await ledger.read((connection) => headsDeniedBy(connection, heads));
    return { ...audit, denied };
  });
}

/** Finds the heads of its origin that a ledger does not extend, each with why: `ledger_truncated` or `ledger_forked`. */
export async function headsDeniedBy(
  connection: Connection,
  heads: readonly KnownHead[],
): Promise<ReadonlyMap<KnownHead, readonly Finding[]>> {
  const { origin } = await readIdentity(connection);
  const denied = new Map<KnownHead, readonly Finding[]>();
  for (const one of heads) {
    if (one.head.origin !== origin) continue;
    const grown = await proveConsistency(connection, one.head, one.file);
    if (!grown.ok) denied.set(one, grown.findings);
  }
  return denied;
}

/** Where a person sees how far a long scan has come. */
type Terminal = Parameters<typeof progressOf>[1];

/** The ledger has to extend the greatest checkpoint that is kept. @throws ClaimgateError `ledger_truncated`, `ledger_forked` */
export async function keepCheckpoint(
  place: LedgerPlace,
  source: SignerSource,
  out: NamedFile,
): Promise<Required<CheckpointResult>> {
  const key = await openSigner(source);
  makeOutputFolder(out.path, out.name);
  const latest = await latestCheckpoint(out);
  const signed = await signing(place, async (connection) => {
    const { origin } = await readIdentity(connection);
    const ledger = { origin, keys: [demand(noteKeyOf(origin, key.publicKey))] };
    if (latest) {
      const earlier = demand(openCheckpoint(latest.text, ledger, latest.file));
      demand(await proveConsistency(connection, earlier, latest.file));
    }
    const checkpoint = demand(
      await checkpointIn(connection, key, 'checkpoint', await keyIfThere(place, connection)),
    );
    const { tree_size } = demand(openCheckpoint(checkpoint, ledger, 'checkpoint'));
    return { checkpoint, tree_size };
  });
  // Only now is it confirmed that everything under it is kept.
  const { checkpoint, tree_size } = signed;
  // One head, signed by one key, is one text.
  const isKept = latest?.text === checkpoint;
  const path = isKept ? latest.file : await addCheckpoint(out, checkpoint, tree_size);
  return { checkpoint, path };
}

export function reading<T>(
  place: LedgerPlace,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  return withLedger(place, (ledger) => ledger.read(work));
}

/** Does something on a snapshot of a ledger that is confirmed to be kept, so that it may be signed. */
export function signing<T>(
  place: LedgerPlace,
  work: (connection: Attested) => Promise<T>,
): Promise<T> {
  return withLedger(place, (ledger) => ledger.attest(work));
}

/** Records, newest first, faults of those that cannot be read, and before which number the next page starts. */
function pageOf(
  records: readonly Placed[],
  unreadable: readonly Unreadable[],
  { limit }: Pick<PageRequest, 'limit'>,
) {
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
